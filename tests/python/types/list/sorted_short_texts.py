# A few short texts are sorted where they stand; others in the general way.
import random

print(sorted("hello"), sorted("zyx", reverse=True), sorted(["b", "a", "c", "a"]), sorted([]), sorted(["x"]))
# expect: ['e', 'h', 'l', 'l', 'o'] ['z', 'y', 'x'] ['a', 'a', 'b', 'c'] [] ['x']
print(sorted(["abcdefgh", "abcdefg", "abcdefghi", "abcdefgha", "abcdefg\0", "abcdefg\0\0", "abc", "", "\0", "a"]))
# expect: ['', '\x00', 'a', 'abc', 'abcdefg', 'abcdefg\x00', 'abcdefg\x00\x00', 'abcdefgh', 'abcdefgha', 'abcdefghi']
print(sorted(["x" * 22, "x" * 21, "x" * 23, "x" * 22 + "a"]), sorted(["é", "e", "z", "ÿ", "\x7f", "\x80"]), sorted(["b", "\u4e2d", "a"]))
# expect: ['xxxxxxxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxxxxxxxxa', 'xxxxxxxxxxxxxxxxxxxxxxx'] ['e', 'z', '\x7f', '\x80', 'é', 'ÿ'] ['a', 'b', '中']
words = [f"{'ab'[i % 2] * (i % 5)}{i % 3}" for i in range(16)]
print(sorted(words), sorted(words + ["0"]))
# expect: ['0', '0', '1', '2', 'a0', 'aa0', 'aa2', 'aaa2', 'aaaa1', 'aaaa2', 'b1', 'b2', 'bb1', 'bbb0', 'bbb1', 'bbbb0'] ['0', '0', '0', '1', '2', 'a0', 'aa0', 'aa2', 'aaa2', 'aaaa1', 'aaaa2', 'b1', 'b2', 'bb1', 'bbb0', 'bbb1', 'bbbb0']
rng = random.Random(5)
for n in range(2, 40):
    words = ["".join(rng.choice("ab\0é") for _ in range(rng.randrange(12))) for _ in range(n)]
    result = sorted(words)
    assert all(a <= b for a, b in zip(result, result[1:])) and sorted(result, reverse=True) == result[::-1], words


class Text(str):
    def __lt__(self, other):
        return str.__gt__(self, other)


a = [Text("a"), Text("c"), Text("b")]
print(sorted(a), sorted(["a", "b", Text("c")]), sorted([Text("c"), "a", "b"]))
# expect: ['c', 'b', 'a'] ['c', 'a', 'b'] ['a', 'b', 'c']
first, second = "".join(["p", "q"]), "".join(["p", "q"])
both = sorted([second, first, "a"])
print(both[1] is second, both[2] is first)  # expect: True True
both = sorted([second, first, "a"], reverse=True)
print(both[0] is second, both[1] is first)  # expect: True True
numbers = [3, 1, 2]
print(numbers.sort(), numbers, numbers.sort(reverse=True), numbers)  # expect: None [3, 2, 1] None [3, 2, 1]
for rows in ([3.5, 1.5], [2, 1.5, True], [1, "a"], ["a", 1], [2.0, float("nan"), 1.0], [1, None], [10**20, 5], [True, False], [(2,), (1,)]):
    try:
        print(rows.sort(), rows)
    except TypeError as e:
        print(e, rows)
# expect: None [1.5, 3.5]
# expect: None [True, 1.5, 2]
# expect: '<' not supported between instances of 'str' and 'int' [1, 'a']
# expect: '<' not supported between instances of 'int' and 'str' ['a', 1]
# expect: None [2.0, nan, 1.0]
# expect: '<' not supported between instances of 'NoneType' and 'int' [1, None]
# expect: None [5, 100000000000000000000]
# expect: None [False, True]
# expect: None [(1,), (2,)]
