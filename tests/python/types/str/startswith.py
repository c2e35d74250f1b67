# startswith and endswith, with tuples and positions
# since: 3.14
s = 'hello.py'
print(s.startswith('he'), s.startswith(('x', 'he')), s.startswith('l', 2))  # expect: True True True
print(s.startswith('', 100), s.startswith(()), s.startswith('hello', 0, 3))  # expect: False False False
print(s.endswith('.py'), s.endswith(('.rs', '.py')), s.endswith('hello', 0, 5), s.endswith(''))
# expect: True True True True
try:
    s.startswith(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: startswith first arg must be str or a tuple of str, not int
try:
    s.startswith(('a', 1))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: tuple for startswith must only contain str, not int
try:
    s.endswith(['.py'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: endswith first arg must be str or a tuple of str, not list
try:
    s.startswith()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: startswith expected at least 1 argument, got 0
