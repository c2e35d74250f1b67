# joining strings
print(','.join(['a', 'b']), ''.join('abc'), '-'.join([]), '-'.join(['x']))  # expect: a,b abc  x
print(', '.join(str(i) for i in range(3)), '+'.join({'a': 1, 'b': 2}))  # expect: 0, 1, 2 a+b
try:
    ','.join([1, 2])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 0: expected str instance, int found
try:
    ','.join(['a', None])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 1: expected str instance, NoneType found
try:
    ','.join(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: can only join an iterable
try:
    ','.join(['a', b'b'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 1: expected str instance, bytes found
try:
    ','.join()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: str.join() takes exactly one argument (0 given)
class S(str): pass
print(','.join([S('a'), S('b')]), type(''.join([S('q')])))  # expect: a,b <class 'str'>
