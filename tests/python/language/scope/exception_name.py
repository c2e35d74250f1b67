# the name in except is deleted afterwards
e = 'before'
try: raise ValueError('x')
except ValueError as e: print(e)  # expect: x
try:
    e
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'e' is not defined
def f():
    try: 1 / 0
    except ZeroDivisionError as err: pass
    return err
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'err' where it is not associated with a value
try: raise KeyError
except KeyError as e: e = 5
try:
    e
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'e' is not defined
