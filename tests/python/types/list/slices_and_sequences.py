# Slices with all kinds of steps, and slices that get the items of lists, tuples and other things.
# since: 3.14
rows = list(range(10))
steps = (None, 1, 2, 3, 9, 10, 11, 100, -1, -2, -3, -9, -10, -11, -100)
ends = (None, 0, 1, 5, 9, 10, 11, -1, -5, -10, -11)
total = 0
for step in steps:
    for start in ends:
        for stop in ends:
            wanted = [rows[i] for i in range(*slice(start, stop, step).indices(10))]
            for value in (rows, tuple(rows), "0123456789", b"0123456789", bytearray(b"0123456789")):
                part = value[start:stop:step]
                shown = [int(chr(c)) if isinstance(c, int) and isinstance(value, (bytes, bytearray)) else int(c) for c in part]
                assert shown == wanted and type(part) is type(value), (value, start, stop, step, part)
            total += len(wanted)
print(total)  # expect: 2097
for part in (rows[::-1], rows[3::-1], rows[:2:-1], rows[::3], rows[8:2:-3], [][::-1], [1][::-1], rows[5:5:-1]):
    print(part, end=" ")
# expect: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] [3, 2, 1, 0] [9, 8, 7, 6, 5, 4, 3] [0, 3, 6, 9] [8, 5] [] [1] []
print()
for step in (0, "x", 1.0):
    try:
        rows[::step]
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
# expect: ValueError slice step cannot be zero
# expect: TypeError slice indices must be integers or None or have an __index__ method
# expect: TypeError slice indices must be integers or None or have an __index__ method


class Index:
    def __index__(self):
        return 2


print(rows[Index():], rows[::Index()], b"abc"[Index():], bytearray(b"abc")[:Index()])
# expect: [2, 3, 4, 5, 6, 7, 8, 9] [0, 2, 4, 6, 8] b'c' bytearray(b'ab')


def changed(*key, value):
    rows = list(range(8))
    try:
        rows[slice(*key)] = value
    except (ValueError, TypeError) as e:
        return f"{type(e).__name__} {e} {rows == list(range(8))}"
    return rows


for key in ((2, 4), (None, None), (0, 0), (8, 8), (20, 30), (5, 2), (-2, None), (None, 3), (None, None, 2), (None, None, -1), (6, None, -2), (3, 1, 2)):
    for value in ([], [1], [1, 2], ("a", "b", "c"), "xy", range(4), {1: 2}, iter([7, 8]), (i for i in "pq"), [0] * 8, 5):
        print(changed(*key, value=value))
# expect: [0, 1, 4, 5, 6, 7]
# expect: [0, 1, 1, 4, 5, 6, 7]
# expect: [0, 1, 1, 2, 4, 5, 6, 7]
# expect: [0, 1, 'a', 'b', 'c', 4, 5, 6, 7]
# expect: [0, 1, 'x', 'y', 4, 5, 6, 7]
# expect: [0, 1, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 1, 1, 4, 5, 6, 7]
# expect: [0, 1, 7, 8, 4, 5, 6, 7]
# expect: [0, 1, 'p', 'q', 4, 5, 6, 7]
# expect: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7]
# expect: TypeError must assign iterable to extended slice True
# expect: []
# expect: [1]
# expect: [1, 2]
# expect: ['a', 'b', 'c']
# expect: ['x', 'y']
# expect: [0, 1, 2, 3]
# expect: [1]
# expect: [7, 8]
# expect: ['p', 'q']
# expect: [0, 0, 0, 0, 0, 0, 0, 0]
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: [1, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [1, 2, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: ['a', 'b', 'c', 0, 1, 2, 3, 4, 5, 6, 7]
# expect: ['x', 'y', 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [1, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [7, 8, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: ['p', 'q', 0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1, 2]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'a', 'b', 'c']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'x', 'y']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 7, 8]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'p', 'q']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0]
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1, 2]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'a', 'b', 'c']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'x', 'y']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 1]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 7, 8]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 'p', 'q']
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0]
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 1, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 1, 2, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 'a', 'b', 'c', 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 'x', 'y', 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 0, 1, 2, 3, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 1, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 7, 8, 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 'p', 'q', 5, 6, 7]
# expect: [0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 7]
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5]
# expect: [0, 1, 2, 3, 4, 5, 1]
# expect: [0, 1, 2, 3, 4, 5, 1, 2]
# expect: [0, 1, 2, 3, 4, 5, 'a', 'b', 'c']
# expect: [0, 1, 2, 3, 4, 5, 'x', 'y']
# expect: [0, 1, 2, 3, 4, 5, 0, 1, 2, 3]
# expect: [0, 1, 2, 3, 4, 5, 1]
# expect: [0, 1, 2, 3, 4, 5, 7, 8]
# expect: [0, 1, 2, 3, 4, 5, 'p', 'q']
# expect: [0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0]
# expect: TypeError must assign iterable to extended slice True
# expect: [3, 4, 5, 6, 7]
# expect: [1, 3, 4, 5, 6, 7]
# expect: [1, 2, 3, 4, 5, 6, 7]
# expect: ['a', 'b', 'c', 3, 4, 5, 6, 7]
# expect: ['x', 'y', 3, 4, 5, 6, 7]
# expect: [0, 1, 2, 3, 3, 4, 5, 6, 7]
# expect: [1, 3, 4, 5, 6, 7]
# expect: [7, 8, 3, 4, 5, 6, 7]
# expect: ['p', 'q', 3, 4, 5, 6, 7]
# expect: [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 7]
# expect: TypeError must assign iterable to extended slice True
# expect: ValueError attempt to assign sequence of size 0 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 3 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: [0, 1, 1, 3, 2, 5, 3, 7]
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 8 to extended slice of size 4 True
# expect: TypeError must assign iterable to extended slice True
# expect: ValueError attempt to assign sequence of size 0 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 3 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 4 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 8 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 8 True
# expect: [0, 0, 0, 0, 0, 0, 0, 0]
# expect: TypeError must assign iterable to extended slice True
# expect: ValueError attempt to assign sequence of size 0 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 3 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: [3, 1, 2, 3, 1, 5, 0, 7]
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 4 True
# expect: ValueError attempt to assign sequence of size 8 to extended slice of size 4 True
# expect: TypeError must assign iterable to extended slice True
# expect: [0, 1, 2, 3, 4, 5, 6, 7]
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 3 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 4 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 1 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 2 to extended slice of size 0 True
# expect: ValueError attempt to assign sequence of size 8 to extended slice of size 0 True
# expect: TypeError must assign iterable to extended slice True
rows = list(range(5))
rows[1:3] = rows
print(rows)  # expect: [0, 0, 1, 2, 3, 4, 3, 4]
rows[::2] = rows[::2]
rows[:] = rows[::-1]
print(rows)  # expect: [4, 3, 4, 3, 2, 1, 0, 0]
k = 3
rows[:k + 1] = rows[k::-1]
print(rows)  # expect: [3, 4, 3, 4, 2, 1, 0, 0]
rows[len(rows):] = (1, 2)
print(rows)  # expect: [3, 4, 3, 4, 2, 1, 0, 0, 1, 2]


class Rows(list):
    def __iter__(self):
        return iter("own")


rows[1:2] = Rows([1, 2, 3])
print(rows)  # expect: [3, 'o', 'w', 'n', 3, 4, 2, 1, 0, 0, 1, 2]
own = Rows([1, 2, 3])
own[1:] = [5]
print(list.__repr__(own), own[1:], type(own[1:]).__name__)  # expect: [1, 5] [5] list
rows = [1]
rows.extend(rows)
rows.extend((2, 3))
rows.extend([])
rows.extend(Rows([9]))
rows += [4]
print(rows, rows * 2, 2 * rows[:1], rows * 0, rows * -1, [None] * 3, [[]] * 2, rows[:2] * True)
# expect: [1, 1, 2, 3, 'o', 'w', 'n', 4] [1, 1, 2, 3, 'o', 'w', 'n', 4, 1, 1, 2, 3, 'o', 'w', 'n', 4] [1, 1] [] [] [None, None, None] [[], []] [1, 1]
rows *= 2
print(rows)  # expect: [1, 1, 2, 3, 'o', 'w', 'n', 4, 1, 1, 2, 3, 'o', 'w', 'n', 4]
try:
    rows * 1.5
except TypeError as e:
    print(e)  # expect: can't multiply sequence by non-int of type 'float'
text = "x" * 300
print(len(text[5:]), len(text[5:-5]), len(("é" * 300)[7:]), len(("\u4e2d" * 5000)[1:]), len((text * 20)[1:]), (text * 20)[5990:5995])
# expect: 295 290 293 4999 5999 xxxxx
