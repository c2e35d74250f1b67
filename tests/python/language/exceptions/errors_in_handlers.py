# exceptions raised inside except and finally
def f():
    try: 1 / 0
    except ZeroDivisionError: {}['k']
    finally:
        print('finally')
try:
    f()  # expect: finally
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
def g():
    try:
        try: raise ValueError(1)
        finally: raise KeyError(2)
    except KeyError as e: return repr(e.__context__)
print(g())  # expect: ValueError(1)
def h():
    try: raise ValueError('x')
    except undefined_type: pass
try: h()
except NameError as e: print(e, repr(e.__context__))
# expect: name 'undefined_type' is not defined ValueError('x')
def k():
    try: raise ValueError('a')
    except ValueError as e:
        try: raise
        except ValueError as e2: return e is e2
print(k())  # expect: True
import sys
def m():
    try: 1 / 0
    except ZeroDivisionError:
        inner = sys.exc_info()[0]
        try: raise KeyError
        except KeyError: second = sys.exc_info()[0]
        third = sys.exc_info()[0]
    return inner, second, third, sys.exc_info()
print(m())
# expect: (<class 'ZeroDivisionError'>, <class 'KeyError'>, <class 'ZeroDivisionError'>, (None, None, None))
