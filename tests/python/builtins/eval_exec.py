# eval and exec with namespaces
x = 5
print(eval('x + 1'), eval('x', {'x': 7}), eval('a + b', {'a': 1}, {'b': 2}))  # expect: 6 7 3
print(eval(' 1 + 1'), exec('y = 8'), y)  # expect: 2 None 8
ns = {}
exec('def f(n):\n    return n * k\nk = 3', ns)
print(ns['f'](4), sorted(k for k in ns if k != '__builtins__'))  # expect: 12 ['f', 'k']
c = compile('1 + x', '<test>', 'eval')
print(eval(c), eval(c, {'x': 10}))  # expect: 6 11
exec(compile('z = [i for i in range(3)]', '<t>', 'exec'))
print(z)  # expect: [0, 1, 2]
try:
    eval('1 +')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: SyntaxError: invalid syntax (<string>, line 1)
try:
    eval('x = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: SyntaxError: invalid syntax (<string>, line 1)
try:
    eval('nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'nope' is not defined
try:
    exec('if x:\n  pass\n bad')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: IndentationError: unindent does not match any outer indentation level (<string>, line 3)
try:
    eval(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: eval() arg 1 must be a string, bytes or code object
try:
    compile('1', 'f', 'wrong')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: compile() mode must be 'exec', 'eval' or 'single'
