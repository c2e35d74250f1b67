# Docstrings with examples are cases of unittest: one for each, set up, reported and compared.
# since: 3.14
import doctest, unittest, io, sys, types
doctest.set_unittest_reportflags(0)
m = types.ModuleType('m')
src = '''
"""
>>> 1 + 1
2
"""
def f():
    """
    >>> f()
    3
    >>> g = 5
    >>> f() + 1
    2
    """
    return 1
'''
exec(src, m.__dict__)
m.f.__module__ = 'm'
s = doctest.DocTestSuite(m)
print(s.countTestCases())  # expect: 2
for t in s:
    print(repr(t), str(t), t.id(), t.shortDescription())
# expect: m () m () m Doctest: m
# expect: f (m) f (m) m.f Doctest: m.f
out = io.StringIO()
r = unittest.TextTestRunner(stream=out).run(s)
print(len(r.failures), len(r.errors), r.testsRun)  # expect: 1 0 2
import re
print(re.sub(r'in \d\.\d+s', 'in Xs', out.getvalue()))
# expect: .F
# expect: ======================================================================
# expect: FAIL: f (m)
# expect: Doctest: m.f
# expect: ----------------------------------------------------------------------
# expect: AssertionError: Failed doctest test for m.f
# expect:   File "m", line 6, in f
# expect:
# expect: ----------------------------------------------------------------------
# expect: File "m", line 8, in m.f
# expect: Failed example:
# expect:     f()
# expect: Expected:
# expect:     3
# expect: Got:
# expect:     1
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 2 tests in Xs
# expect:
# expect: FAILED (failures=1)
# expect:
e = types.ModuleType('empty')
print(doctest.DocTestSuite(e).countTestCases())  # expect: 0
try:
    doctest.DocTestSuite(e, test_finder=doctest.DocTestFinder(exclude_empty=False))
    print('ok')  # expect: ok
    doctest.DocTestSuite(5)
except Exception as ex: print(type(ex), ex)  # expect: <class 'TypeError'> Expected a module, string, or None
try:
    doctest.DocTestSuite(m, checker=1, bad=3)
except Exception as ex: print(type(ex), ex)
# expect: <class 'TypeError'> DocTestCase.__init__() got an unexpected keyword argument 'bad'
def setup(t): print('setup', t.name, sorted(k for k in t.globs if k[0] != '_')); t.globs['z'] = 1
def teardown(t): print('teardown', t.name, sorted(k for k in t.globs if k[0] != '_'))
s = doctest.DocTestSuite(m, setUp=setup, tearDown=teardown, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE, extraglobs={'q':1})
r = unittest.TestResult(); s.run(r); print(r)
# expect: setup m ['f', 'q']
# expect: teardown m ['f', 'q', 'z']
# expect: setup m.f ['f', 'q']
# expect: teardown m.f ['f', 'g', 'q', 'z']
# expect: <unittest.result.TestResult run=2 errors=0 failures=1>
for t, text in r.failures: print(text)
# expect: AssertionError: Failed doctest test for m.f
# expect:   File "m", line 6, in f
# expect:
# expect: ----------------------------------------------------------------------
# expect: File "m", line 8, in m.f
# expect: Failed example:
# expect:     f()
# expect: Expected:
# expect:     3
# expect: Got:
# expect:     1
# expect:
print(doctest.set_unittest_reportflags(doctest.REPORT_NDIFF))  # expect: 0
try: print(doctest.set_unittest_reportflags(doctest.ELLIPSIS))
except Exception as ex: print(type(ex), ex)
# expect: <class 'ValueError'> ('Only reporting flags allowed', 8)
t = list(doctest.DocTestSuite(m))[1]
try: t.debug()
except Exception as ex: print(type(ex), str(ex)[:50])
# expect: <class 'doctest.DocTestFailure'> <DocTest m.f from m:6 (3 examples)>
print(t == list(doctest.DocTestSuite(m))[1], hash(t) == hash(t), t)  # expect: True True f (m)
print(t.defaultTestResult())  # expect: <unittest.result.TestResult run=0 errors=0 failures=0>
