# messages of undefined names
try:
    undefined
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined' is not defined
try:
    undefined.attr
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined' is not defined
try:
    undefined()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined' is not defined
def f(): return undefined_in_f
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'undefined_in_f' is not defined
def g():
    x += 1
try:
    g()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
class A:
    def m(self): return name_in_class
    name_in_class = 5
try:
    A().m()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'name_in_class' is not defined
