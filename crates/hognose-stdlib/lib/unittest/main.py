"""`unittest.main`: runs the tests of a module, with a few options of the command line. There are no tests in files to be found."""

import sys

from unittest import loader, runner

_OPTIONS = {'-v': 'verbose', '--verbose': 'verbose', '-q': 'quiet', '--quiet': 'quiet', '-f': 'failfast', '--failfast': 'failfast',
            '-b': 'buffer', '--buffer': 'buffer', '--locals': 'tb_locals', '-c': 'catchbreak', '--catch': 'catchbreak'}


class TestProgram:
    """Runs the tests of a module and ends the program: 0 where all is well, 1 where not, 5 where there was none."""

    verbosity = 1
    failfast = catchbreak = buffer = warnings = testNamePatterns = None

    def __init__(self, module='__main__', defaultTest=None, argv=None, testRunner=None, testLoader=loader.defaultTestLoader, exit=True,
                 verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False, durations=None):
        if isinstance(module, str):
            __import__(module)
            module = sys.modules[module]
        self.module = module
        self.exit = exit
        self.verbosity = verbosity
        self.failfast = failfast
        self.catchbreak = catchbreak
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        self.parseArgs(getattr(sys, 'argv', ['']) if argv is None else argv)
        self.runTests()

    def parseArgs(self, argv):
        names = []
        words = iter(argv[1:])
        for word in words:
            if word in ('-k', '--durations'):
                value = next(words, None)
                if word == '-k':
                    pattern = value if '*' in value else f'*{value}*'
                    self.testNamePatterns = [*(self.testNamePatterns or ()), pattern]
                else:
                    self.durations = int(value)
            elif word in _OPTIONS:
                name = _OPTIONS[word]
                if name in ('verbose', 'quiet'):
                    self.verbosity = 2 if name == 'verbose' else 0
                else:
                    setattr(self, name, True)
            elif word.startswith('-'):
                sys.stderr.write(f'unrecognized arguments: {word}\n')
                sys.exit(2)
            else:
                names.append(word)
        if names:
            self.testNames = names
        elif self.defaultTest is None:
            self.testNames = None
        else:
            self.testNames = [self.defaultTest] if isinstance(self.defaultTest, str) else list(self.defaultTest)
        self.createTests()

    def createTests(self):
        if self.testNamePatterns:
            self.testLoader.testNamePatterns = self.testNamePatterns
        if self.testNames is None:
            self.test = self.testLoader.loadTestsFromModule(self.module)
        else:
            self.test = self.testLoader.loadTestsFromNames(self.testNames, self.module)

    def runTests(self):
        made = self.testRunner or runner.TextTestRunner
        if isinstance(made, type):
            options = {'verbosity': self.verbosity, 'failfast': self.failfast, 'buffer': self.buffer, 'warnings': self.warnings}
            try:
                made = made(**options, tb_locals=self.tb_locals, durations=self.durations)
            except TypeError:
                # A runner of a user that takes fewer options.
                try:
                    made = made(**options)
                except TypeError:
                    made = made()
        self.result = made.run(self.test)
        if self.exit:
            if self.result.testsRun == 0 and not self.result.skipped:
                sys.exit(5)
            sys.exit(0 if self.result.wasSuccessful() else 1)


main = TestProgram
