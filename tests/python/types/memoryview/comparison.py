# since: 3.14
# Views are equal when shape and items are, whatever the formats; hashes are those of the bytes.
import array

a = array.array('i', [1, 2, 3, 4])
m = memoryview(a)
print(m == a, m == array.array('d', a), m == array.array('q', a), m == bytes(a), m == m.cast('B'), m != a)
# expect: True True True False False False
print(m[::2] == array.array('b', [1, 3]), m[::-1] == a, m == m.cast('B').cast('i', [2, 2]))
# expect: True False False
nan = memoryview(array.array('d', [float('nan')]))
print(nan == nan, memoryview(array.array('f', [0.5])) == array.array('d', [0.5]), memoryview(b'\1').cast('?') == memoryview(b'\1'))
# expect: False True True
print(memoryview(b'a').cast('c') == b'a', memoryview(b'a').cast('c') == memoryview(b'a').cast('c'), memoryview(b'ab')[::-1] == b'ba')
# expect: False True True


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


attempt(lambda: m < a)
# expect: TypeError '<' not supported between instances of 'memoryview' and 'array.array'
attempt(lambda: hash(m))  # expect: ValueError cannot hash writable memoryview object
attempt(lambda: hash(m.toreadonly()))
# expect: ValueError memoryview: hashing is restricted to formats 'B', 'b' or 'c'
attempt(lambda: hash(m.toreadonly().cast('B')))  # expect: TypeError unhashable type: 'array.array'
attempt(lambda: hash(memoryview(bytearray(b'a')).toreadonly()))
# expect: TypeError unhashable type: 'bytearray'
attempt(lambda: hash(memoryview(b'abc')) == hash(b'abc') == hash(memoryview(b'abc').cast('b')))
# expect: True
attempt(lambda: hash(memoryview(b'abc')[::-1]) == hash(b'cba'))  # expect: True
r = memoryview(b'abc')
h = hash(r)
r.release()
print(hash(r) == h)  # expect: True
