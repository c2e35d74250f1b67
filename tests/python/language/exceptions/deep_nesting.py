# many nested handlers
def f(n):
    if n == 0: raise ValueError('deep')
    try: f(n - 1)
    except ValueError as e: raise ValueError(f'{n} {e}') from None
try:
    f(10)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 10 9 8 7 6 5 4 3 2 1 deep
log = []
def g(n):
    try:
        if n: g(n - 1)
        else: raise KeyError('bottom')
    finally: log.append(n)
try:
    g(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'bottom'
print(log)  # expect: [0, 1, 2, 3, 4, 5]
src = 'try:\n 1/0\n'
code = ''
for i in range(15): code += ' ' * i + 'try:\n'
code += ' ' * 15 + '1 / 0\n'
for i in range(14, -1, -1): code += ' ' * i + 'finally: seen.append(%d)\n' % i
seen = []
try:
    exec(code)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
print(seen)  # expect: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
