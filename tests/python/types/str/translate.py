# maketrans and translate
print('hello'.translate({ord('l'): 'L', ord('o'): None, ord('h'): 'HH'}))  # expect: HHeLL
print('abc'.translate(str.maketrans('ab', 'xy')))  # expect: xyc
print('abc'.translate(str.maketrans('a', 'b', 'c')))  # expect: bb
print('abc'.translate(str.maketrans({'a': '1', 98: '2', 'c': None})))  # expect: 12
print('abc'.translate({97: 65}))  # expect: Abc
print(str.maketrans('ab', 'xy'), str.maketrans('a', 'b', 'cd'))
# expect: {97: 120, 98: 121} {97: 98, 99: None, 100: None}
class T:
    def __getitem__(self, k):
        if k == 98: raise LookupError
        return chr(k + 1)
print('abc'.translate(T()))  # expect: bbd
try:
    str.maketrans('ab', 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: the first two maketrans arguments must have equal length
try:
    str.maketrans({'ab': 'x'})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: string keys in translate table must be of length 1
try:
    str.maketrans(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: if you give only one argument to maketrans it must be a dict
try:
    'a'.translate({97: 1.5})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: character mapping must return integer, None or str
try:
    'a'.translate({97: 0x110000})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: character mapping must be in range(0x110000)
