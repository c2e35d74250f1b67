# Arrays by index and slice: reading, assigning, deleting.
import array


def attempt(key, *value):
    a = array.array('h', range(6))
    try:
        if not value:
            print(a[key], end=' ')
            del a[key]
        else:
            a[key] = value[0]
        print(a)
    except Exception as error:
        print(type(error).__name__, error)


attempt(0)  # expect: 0 array('h', [1, 2, 3, 4, 5])
attempt(-1)  # expect: 5 array('h', [0, 1, 2, 3, 4])
attempt(6)  # expect: IndexError array index out of range
attempt('a')  # expect: TypeError array indices must be integers
attempt(1.5)  # expect: TypeError array indices must be integers
attempt(slice(1, 3))  # expect: array('h', [1, 2]) array('h', [0, 3, 4, 5])
attempt(slice(None, None, 2))  # expect: array('h', [0, 2, 4]) array('h', [1, 3, 5])
attempt(slice(None, None, -1))  # expect: array('h', [5, 4, 3, 2, 1, 0]) array('h')
attempt(slice(4, 0, -2))  # expect: array('h', [4, 2]) array('h', [0, 1, 3, 5])
attempt(slice(5, 2))  # expect: array('h') array('h', [0, 1, 2, 3, 4, 5])
attempt(slice(None, None, 0))  # expect: ValueError slice step cannot be zero
attempt(2, 77)  # expect: array('h', [0, 1, 77, 3, 4, 5])
attempt(9, 1)  # expect: IndexError array assignment index out of range
attempt(0, 'a')  # expect: TypeError 'str' object cannot be interpreted as an integer
attempt(0, 1 << 15)  # expect: OverflowError signed short integer is greater than maximum
attempt('a', 1)  # expect: TypeError array indices must be integers
attempt(slice(1, 3), array.array('h', [7, 8, 9]))  # expect: array('h', [0, 7, 8, 9, 3, 4, 5])
attempt(slice(1, 3), array.array('h'))  # expect: array('h', [0, 3, 4, 5])
attempt(slice(None, None, 2), array.array('h', [7, 8, 9]))  # expect: array('h', [7, 1, 8, 3, 9, 5])
attempt(slice(None, None, -2), array.array('h', [7, 8, 9]))  # expect: array('h', [0, 9, 2, 8, 4, 7])
attempt(slice(None, None, 2), array.array('h', [7]))
# expect: ValueError attempt to assign array of size 1 to extended slice of size 3
attempt(slice(None, None, 2), array.array('h'))  # expect: array('h', [1, 3, 5])
attempt(slice(1, 3), [1])  # expect: TypeError can only assign array (not "list") to array slice
attempt(slice(1, 3), array.array('b', [1]))  # expect: TypeError bad argument type for built-in operation
a = array.array('h', range(3))
a[1:2] = a
print(a)  # expect: array('h', [0, 0, 1, 2, 2])
match a:
    case [first, *rest]:
        print(first, rest)  # expect: 0 [0, 1, 2, 2]
