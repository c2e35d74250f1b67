# Operators between arrays, and with what is none.
import array


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


a = array.array('i', [1, 2])
d = array.array('d', [1, 2])
attempt(lambda: a + a)  # expect: array('i', [1, 2, 1, 2])
attempt(lambda: a + d)  # expect: TypeError bad argument type for built-in operation
attempt(lambda: a + [1])  # expect: TypeError can only append array (not "list") to array
attempt(lambda: a * 2)  # expect: array('i', [1, 2, 1, 2])
attempt(lambda: 2 * a)  # expect: array('i', [1, 2, 1, 2])
attempt(lambda: a * -1)  # expect: array('i')
attempt(lambda: a * 'a')  # expect: TypeError can't multiply sequence by non-int of type 'str'
attempt(lambda: a * (1 << 70))  # expect: OverflowError cannot fit 'int' into an index-sized integer
attempt(lambda: a.__mul__('a'))  # expect: TypeError 'str' object cannot be interpreted as an integer
attempt(lambda: a.__imul__('a'))  # expect: TypeError 'str' object cannot be interpreted as an integer
attempt(lambda: a.__iadd__(d))  # expect: TypeError can only extend with array of same kind
attempt(lambda: a.__add__(3))  # expect: TypeError can only append array (not "int") to array
attempt(lambda: (a == d, a != d, a < d, a <= d))  # expect: (True, False, False, True)
attempt(lambda: a < array.array('b', [1, 3]))  # expect: True
attempt(lambda: array.array('i', [1, 2, 3]) > a)  # expect: True
attempt(lambda: array.array('Q', [1 << 63]) > array.array('Q', [1]))  # expect: True
attempt(lambda: array.array('b', [-1]) < array.array('b', [1]))  # expect: True
attempt(lambda: a == [1, 2])  # expect: False
attempt(lambda: a < [1, 2])
# expect: TypeError '<' not supported between instances of 'array.array' and 'list'
attempt(lambda: array.array('u', 'a') == array.array('i', [97]))  # expect: False
nan = array.array('d', [float('nan')])
attempt(lambda: (nan == nan, nan != nan, nan <= nan))  # expect: (False, True, False)
attempt(lambda: hash(a))  # expect: TypeError unhashable type: 'array.array'
before = a
a += array.array('i', [3])
a *= 2
print(a is before, a)  # expect: True array('i', [1, 2, 3, 1, 2, 3])


class Rival:
    def __radd__(self, other):
        return 'added'

    def __rmul__(self, other):
        return 'multiplied'

    def __eq__(self, other):
        return 'equal'


print(a + Rival(), a * Rival(), a == Rival())  # expect: added multiplied equal
