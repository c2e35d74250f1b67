# except* splits groups
def f(exc):
    try: raise exc
    except* ValueError as g:
        print('V', g.exceptions)
    except* (KeyError, TypeError) as g:
        print('KT', g.exceptions)
    else:
        print('else')
    finally:
        print('finally')
f(ExceptionGroup('a', [ValueError(1), KeyError(2), ValueError(3)]))
# expect: V (ValueError(1), ValueError(3))
# expect: KT (KeyError(2),)
# expect: finally
f(ValueError('naked'))
# expect: V (ValueError('naked'),)
# expect: finally
try:
    f(ExceptionGroup('b', [OSError('o'), ValueError(1)]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: V (ValueError(1),)
# expect: finally
# expect: ExceptionGroup: b (1 sub-exception)
try:
    f(OSError('plain'))  # expect: finally
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OSError: plain
f(ExceptionGroup('c', [ExceptionGroup('d', [ValueError(1), TypeError(2)])]))
# expect: V (ExceptionGroup('d', [ValueError(1)]),)
# expect: KT (ExceptionGroup('d', [TypeError(2)]),)
# expect: finally
try:
    try: raise ExceptionGroup('e', [ValueError(1), KeyError(2)])
    except* ValueError: raise RuntimeError('new')
except ExceptionGroup as g: print(repr(g), repr(g.exceptions[0]))
# expect: ExceptionGroup('', [RuntimeError('new'), ExceptionGroup('e', [KeyError(2)])]) RuntimeError('new')
try:
    try: raise ExceptionGroup('f', [ValueError(1), KeyError(2)])
    except* ValueError: raise
except ExceptionGroup as g: print(repr(g))  # expect: ExceptionGroup('f', [ValueError(1), KeyError(2)])
try:
    try: pass
    except* ValueError: pass
    else:
        print('no exception')  # expect: no exception
finally:
    print('done')  # expect: done
try:
    exec('try: raise ValueError\nexcept* ExceptionGroup: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: catching ExceptionGroup with except* is not allowed. Use except instead.
try:
    exec('try: pass\nexcept* A: pass\nexcept B: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: cannot have both 'except' and 'except*' on the same 'try' (<string>, line 3)
try:
    exec('for i in [1]:\n    try: pass\n    except* A: break')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'break', 'continue' and 'return' cannot appear in an except* block (<string>, line 3)
