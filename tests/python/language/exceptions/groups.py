# exception groups
# since: 3.14
g = ExceptionGroup('msg', [ValueError(1), KeyError(2), ExceptionGroup('in', [TypeError(3)])])
print(g, g.message, g.exceptions, str(g), g.args, type(g.exceptions))
# expect: msg (3 sub-exceptions) msg (ValueError(1), KeyError(2), ExceptionGroup('in', [TypeError(3)])) msg (3 sub-exceptions) ('msg', [ValueError(1), KeyError(2), ExceptionGroup('in', [TypeError(3)])]) <class 'tuple'>
m, r = g.split(ValueError)
print(m, r)  # expect: msg (1 sub-exception) msg (2 sub-exceptions)
print(g.subgroup(KeyError), g.subgroup(OSError), g.subgroup(lambda e: 'x' in str(e)))
# expect: msg (1 sub-exception) None msg (3 sub-exceptions)
print(g.subgroup((ValueError, TypeError)), g.split(OSError), g.derive([KeyError()]))
# expect: msg (2 sub-exceptions) (None, ExceptionGroup('msg', [ValueError(1), KeyError(2), ExceptionGroup('in', [TypeError(3)])])) msg (1 sub-exception)
try:
    ExceptionGroup('m', [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: second argument (exceptions) must be a non-empty sequence
try:
    ExceptionGroup('m', [1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Item 0 of second argument (exceptions) is not an exception
try:
    ExceptionGroup('m', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: second argument (exceptions) must be a sequence
try:
    ExceptionGroup(5, [ValueError()])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: BaseExceptionGroup.__new__() argument 1 must be str, not int
try:
    ExceptionGroup('m')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: BaseExceptionGroup.__new__() takes exactly 2 arguments (1 given)
try:
    ExceptionGroup('m', [KeyboardInterrupt()])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Cannot nest BaseExceptions in an ExceptionGroup
print(type(BaseExceptionGroup('m', [ValueError()])).__name__)  # expect: ExceptionGroup
print(type(BaseExceptionGroup('m', [KeyboardInterrupt()])).__name__)  # expect: BaseExceptionGroup
print(ExceptionGroup.__mro__)
# expect: (<class 'ExceptionGroup'>, <class 'BaseExceptionGroup'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
class MyG(ExceptionGroup):
    def derive(self, excs): return MyG(self.message, excs)
print(repr(MyG('a', [ValueError(1), KeyError(2)]).subgroup(KeyError)))  # expect: MyG('a', [KeyError(2)])
try:
    g.split(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: expected an exception type, a tuple of exception types, or a callable (other than a class)
