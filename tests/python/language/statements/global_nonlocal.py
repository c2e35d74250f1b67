# global and nonlocal
x = 'global'
def f():
    global x, fresh
    x = 'changed'
    fresh = 1
def outer():
    x = 'outer'
    def inner():
        nonlocal x
        x = 'by inner'
        def innermost():
            nonlocal x
            x += '!'
        innermost()
    inner()
    return x
print(outer(), x)  # expect: by inner! global
f()
print(x, fresh)  # expect: changed 1
class C:
    global made_in_class
    made_in_class = 7
print(made_in_class, hasattr(C, 'made_in_class'))  # expect: 7 False
try:
    exec('def f():\n    nonlocal q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: no binding for nonlocal 'q' found (<string>, line 2)
try:
    exec('def f():\n    q = 1\n    global q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name 'q' is assigned to before global declaration (<string>, line 3)
try:
    exec('nonlocal q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: nonlocal declaration not allowed at module level (<string>, line 1)
try:
    exec('def f(a):\n    global a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name 'a' is parameter and global (<string>, line 2)
try:
    exec('def f():\n    print(v)\n    nonlocal v')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name 'v' is used prior to nonlocal declaration (<string>, line 3)
try:
    exec('def f():\n    global g1\n    nonlocal g1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name 'g1' is nonlocal and global (<string>, line 2)
