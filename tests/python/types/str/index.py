# indexing and slicing
s = 'hello'
print(s[0], s[-1], s[1:3], s[:2], s[2:], s[::-1], s[::2], s[-3:-1], s[10:], s[3:1])
# expect: h o el he llo olleh hlo ll
print(s[-100:100], s[4:0:-2], s[:])  # expect: hello ol hello
print(s[True], len(s), s[0][0][0])  # expect: e 5 h
try:
    s[5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: string index out of range
try:
    s[-6]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: string index out of range
try:
    s['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: string indices must be integers, not 'str'
try:
    s[1.0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: string indices must be integers, not 'float'
try:
    s[None]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: string indices must be integers, not 'NoneType'
try:
    s[::0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: slice step cannot be zero
try:
    s['a':]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or None or have an __index__ method
try:
    s.__getitem__()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: expected 1 argument, got 0
