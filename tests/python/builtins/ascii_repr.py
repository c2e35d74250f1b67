# ascii and repr
print(ascii('é😀'), ascii(['é']), repr('é'), repr([1, 'a', None]), ascii({'ü': 1}))
# expect: '\xe9\U0001f600' ['\xe9'] 'é' [1, 'a', None] {'\xfc': 1}
class R:
    def __repr__(self): return 'ré'
print(ascii(R()), repr(R()), [R()], {R(): R()})  # expect: r\xe9 ré [ré] {ré: ré}
try:
    repr()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: repr() takes exactly one argument (0 given)
try:
    ascii(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: ascii() takes exactly one argument (2 given)
