# a misspelt keyword gets a suggestion
# since: 3.14
def f(colour, size=1): pass
try:
    f(1, sise=2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() got an unexpected keyword argument 'sise'. Did you mean 'size'?
try:
    f(color='x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() got an unexpected keyword argument 'color'. Did you mean 'colour'?
try:
    f(1, completely_different=2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() got an unexpected keyword argument 'completely_different'
try:
    print(1, sepp='')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: print() got an unexpected keyword argument 'sepp'. Did you mean 'sep'?
