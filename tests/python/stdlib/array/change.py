# Arrays change: append, extend, insert, pop, remove, from bytes, lists and text, byteswap, reverse.
# since: 3.14
import array


def attempt(function, *args):
    try:
        print(function(*args), a)
    except Exception as error:
        print(type(error).__name__, error, a)


a = array.array('i', [1, 2, 3])
attempt(a.append, 4)  # expect: None array('i', [1, 2, 3, 4])
attempt(a.append, 'x')
# expect: TypeError 'str' object cannot be interpreted as an integer array('i', [1, 2, 3, 4])
attempt(a.append)
# expect: TypeError array.append() takes exactly one argument (0 given) array('i', [1, 2, 3, 4])
attempt(a.extend, [5, 'a', 6])
# expect: TypeError 'str' object cannot be interpreted as an integer array('i', [1, 2, 3, 4, 5])
attempt(a.extend, iter([7]))  # expect: None array('i', [1, 2, 3, 4, 5, 7])
attempt(a.extend, (n for n in (8, 9)))  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9])
attempt(a.extend, array.array('i', [10]))  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10])
attempt(a.extend, array.array('b', [10]))
# expect: TypeError can only extend with array of same kind array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10])
attempt(a.extend, 3)
# expect: TypeError 'int' object is not iterable array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10])
attempt(a.fromlist, [1, 'a'])
# expect: TypeError 'str' object cannot be interpreted as an integer array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10])
attempt(a.fromlist, (1,))  # expect: TypeError arg must be list array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10])
attempt(a.fromlist, [11])  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
attempt(a.frombytes, b'\1\0\0\0')  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 1])
attempt(a.frombytes, b'abc')
# expect: ValueError bytes length not a multiple of item size array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 1])
attempt(a.frombytes, 'abcd')
# expect: TypeError a bytes-like object is required, not 'str' array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 1])
attempt(a.insert, -1, 77)  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1])
attempt(a.insert, 100, 88)  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1, 88])
attempt(a.insert, -100, 66)  # expect: None array('i', [66, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1, 88])
attempt(a.insert, 'a', 1)
# expect: TypeError 'str' object cannot be interpreted as an integer array('i', [66, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1, 88])
attempt(a.pop)  # expect: 88 array('i', [66, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1])
attempt(a.pop, 0)  # expect: 66 array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1])
attempt(a.pop, 99)
# expect: IndexError pop index out of range array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 77, 1])
attempt(a.remove, 77)  # expect: None array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 1])
attempt(a.remove, 99)
# expect: ValueError array.remove(x): x not in array array('i', [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 1])
attempt(a.reverse)  # expect: None array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
attempt(a.byteswap)
# expect: None array('i', [16777216, 184549376, 167772160, 150994944, 134217728, 117440512, 83886080, 67108864, 50331648, 33554432, 16777216])
attempt(a.byteswap)  # expect: None array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
attempt(a.fromunicode, 'a')
# expect: ValueError fromunicode() may only be called on unicode type arrays ('u' or 'w') array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
attempt(a.tounicode)
# expect: ValueError tounicode() may only be called on unicode type arrays ('u' or 'w') array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
print(a.index(5), a.index(3, 2), a.count(3), 3 in a, 3.0 in a, 'a' in a)  # expect: 6 8 1 True True False
attempt(a.index, 99)
# expect: ValueError array.index(x): x not in array array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
attempt(a.index, 5, 0, 1)
# expect: ValueError array.index(x): x not in array array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
a += a
print(a, a.tolist()[:2], a[:1].tobytes())
# expect: array('i', [1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 1, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1]) [1, 11] b'\x01\x00\x00\x00'
a *= 0
print(a, len(a), bool(a))  # expect: array('i') 0 False
attempt(a.pop)  # expect: IndexError pop from empty array array('i')
u = array.array('u', 'ab')
u.fromunicode('cd')
u.append('e')
print(u, u.tounicode(), u.tolist())  # expect: array('u', 'abcde') abcde ['a', 'b', 'c', 'd', 'e']
for bad in ['xy', 1]:
    try:
        u.append(bad)
    except TypeError as error:
        print(str(error)[:36])
# expect: array item must be a unicode charact
# expect: array item must be a unicode charact
for item in (extended := array.array('b', [1, 2])):
    if len(extended) < 5:
        extended.append(item)
print(extended)  # expect: array('b', [1, 2, 1, 2, 1])
ended = iter(extended)
print(list(ended), extended.append(9), list(ended))  # expect: [1, 2, 1, 2, 1] None []
