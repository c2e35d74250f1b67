# array(typecode, initializer): from what it can be made, and what is refused.
# since: 3.14
import array


def attempt(*args):
    try:
        print(array.array(*args))
    except Exception as error:
        print(type(error).__name__, error)


attempt('i')  # expect: array('i')
attempt('i', [1, 2, 3])  # expect: array('i', [1, 2, 3])
attempt('d', (1, 2.5))  # expect: array('d', [1.0, 2.5])
attempt('B', b'ab')  # expect: array('B', [97, 98])
attempt('h', bytearray(b'abcd'))  # expect: array('h', [25185, 25699])
attempt('B', memoryview(b'ab'))  # expect: array('B', [97, 98])
attempt('u', 'ab')  # expect: array('u', 'ab')
attempt('i', iter([1, 2]))  # expect: array('i', [1, 2])
attempt('i', {3: 4})  # expect: array('i', [3])
attempt('i', (n * n for n in range(4)))  # expect: array('i', [0, 1, 4, 9])
attempt('d', array.array('i', [1, 2]))  # expect: array('d', [1.0, 2.0])
attempt('i', array.array('i', [1, 2]))  # expect: array('i', [1, 2])
attempt('i', array.array('d', [1.0]))  # expect: TypeError 'float' object cannot be interpreted as an integer
attempt('f', [1.1, 1e300, -1e300])  # expect: array('f', [1.100000023841858, inf, -inf])
attempt()  # expect: TypeError array() takes at least 1 argument (0 given)
attempt('i', 1, 2)  # expect: TypeError array() takes at most 2 arguments (3 given)
attempt(1)  # expect: TypeError array() argument 1 must be a unicode character, not int
attempt('ii')  # expect: TypeError array() argument 1 must be a unicode character, not a string of length 2
attempt('z')  # expect: ValueError bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)
attempt('i', 3)  # expect: TypeError 'int' object is not iterable
attempt('i', None)  # expect: TypeError 'NoneType' object is not iterable
attempt('i', 'a')  # expect: TypeError cannot use a str to initialize an array with typecode 'i'
attempt('i', array.array('u', 'a'))
# expect: TypeError cannot use a unicode array to initialize an array with typecode 'i'
attempt('i', b'abc')  # expect: ValueError bytes length not a multiple of item size
attempt('b', [1, 'a'])  # expect: TypeError 'str' object cannot be interpreted as an integer
attempt('i', [1.5])  # expect: TypeError 'float' object cannot be interpreted as an integer
attempt('d', ['a'])  # expect: TypeError must be real number, not str
attempt('b', [128])  # expect: OverflowError signed char is greater than maximum
attempt('b', [-129])  # expect: OverflowError signed char is less than minimum
attempt('B', [256])  # expect: OverflowError unsigned byte integer is greater than maximum
attempt('B', [-1])  # expect: OverflowError unsigned byte integer is less than minimum
attempt('h', [1 << 15])  # expect: OverflowError signed short integer is greater than maximum
attempt('H', [1 << 16])  # expect: OverflowError unsigned short is greater than maximum
attempt('H', [-1])  # expect: OverflowError unsigned short is less than minimum
attempt('I', [-1])  # expect: OverflowError can't convert negative value to unsigned int
attempt('Q', [-1])  # expect: OverflowError can't convert negative int to unsigned
attempt('Q', [1 << 64])  # expect: OverflowError int too big to convert
attempt('q', [1 << 63])  # expect: OverflowError int too big to convert
print(array.array('Q', [(1 << 64) - 1]), array.array('q', [-1 << 63]))
# expect: array('Q', [18446744073709551615]) array('q', [-9223372036854775808])
print(array.array('i', [1]).typecode, array.array('i').itemsize, array.array('d').itemsize, array.array('u').itemsize)
# expect: i 4 8 4
print(array.array.__module__, array.ArrayType is array.array)  # expect: array True
