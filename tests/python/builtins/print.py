# print's arguments
# since: 3.14
print()  # expect:
print(1, 'a', None, sep='-')  # expect: 1-a-None
print(1, end='|')  # expect: 1|23
print(2, 3, sep='', end='\n')
print(*[1, 2], sep='\n')
# expect: 1
# expect: 2
print('a', 'b', sep=None, end=None)  # expect: a b
print([1, 'a'], ('b',), {'k': 'v'})  # expect: [1, 'a'] ('b',) {'k': 'v'}
print('x', flush=True)  # expect: x
try:
    print(1, sep=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: sep must be None or a string, not int
try:
    print(1, end=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: end must be None or a string, not int
try:
    print(1, foo=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: print() got an unexpected keyword argument 'foo'
class S:
    def __str__(self): raise ValueError('no text')
try:
    print('start', S())  # expect: start ValueError: no text
except Exception as error:
    print(f'{type(error).__name__}: {error}')
class W:
    def write(self, text): parts.append(text)
parts = []
print('to', 'file', file=W())
print(parts)  # expect: ['to', ' ', 'file', '\n']
try:
    print('a', file=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'int' object has no attribute 'write'
