# sum of ranges and of iterators that nobody could keep: what they give is added as it comes
print(sum(range(1000)), sum(range(100), 5), sum(range(10**30, -10**30, -7 * 10**28)), sum(range(1, 2)))
# expect: 499500 4955 580000000000000000000000000000 1
print(repr(sum(range(5, 5), True)), repr(sum(range(2), True)), sum(range(3, 9, 4), -1), sum(range(-3, 3)))
# expect: True 2 9 -3
print(sum(range(5), 0.5), sum(range(5), 1j), sum(range(10**20, 10**20 + 3)))
# expect: 10.5 (10+1j) 300000000000000000003
it = iter(range(10))
next(it)
print(sum(it), list(it), sum(iter([1, 2.5])), sum(iter([[1], [2]]), []), sum(reversed([1, 2])))
# expect: 45 [] 3.5 [1, 2] 3
class Num:
    def __init__(self, n): self.n = n
    def __radd__(self, other): return other + self.n
it = iter([1, Num(2), 3])
print(sum(it), list(it), sum(enumerate('ab'), ()))  # expect: 6 [] (0, 'a', 1, 'b')
for items in (['a'], [1, 'b'], [[1]]):
    it = iter(items)
    try:
        sum(it)
    except TypeError as error:
        print(error, list(it))
# expect: unsupported operand type(s) for +: 'int' and 'str' []
# expect: unsupported operand type(s) for +: 'int' and 'str' []
# expect: unsupported operand type(s) for +: 'int' and 'list' []
try:
    sum(range(3), [])
except TypeError as error:
    print(error)  # expect: can only concatenate list (not "int") to list
