# __cause__, __context__ and __suppress_context__
try:
    try:
        try: 1 / 0
        except ZeroDivisionError as a: raise KeyError('k') from a
    except KeyError as b: raise ValueError('v')
except ValueError as c:
    print(repr(c.__context__), repr(c.__context__.__cause__), c.__cause__)
    print(c.__context__.__suppress_context__, c.__suppress_context__)
# expect: KeyError('k') ZeroDivisionError('division by zero') None
# expect: True False
e = ValueError()
e.__cause__ = KeyError()
print(e.__suppress_context__, repr(e.__cause__))  # expect: True KeyError()
try:
    setattr(e, '__cause__', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: exception cause must be None or derive from BaseException
try:
    setattr(e, '__context__', 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: exception context must be None or derive from BaseException
def f():
    try: raise ValueError(1)
    except ValueError:
        try: raise KeyError(2)
        except KeyError: pass
        raise TypeError(3)
try: f()
except TypeError as t: print(repr(t.__context__), t.__context__.__context__)  # expect: ValueError(1) None
x = ValueError('self')
try:
    try: raise x
    except ValueError: raise x
except ValueError as y: print(y.__context__)  # expect: None
