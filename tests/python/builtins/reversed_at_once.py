# What `reversed` of texts, tuples and the like gives to those that take all of it.
print("".join(reversed("abc")), list(reversed("abcé")), tuple(reversed((1, 2, 3))), sorted(reversed("cab")), list(reversed("")), list(reversed(())))
# expect: cba ['é', 'c', 'b', 'a'] (3, 2, 1) ['a', 'b', 'c'] [] []
print(list(reversed("\u4e2da")), list(reversed(b"ab")), list(reversed(bytearray(b"ab"))), list(reversed(range(3))), list(reversed([1, 2])))
# expect: ['a', '中'] [98, 97] [98, 97] [2, 1, 0] [2, 1]
it = reversed("abcdef")
print(next(it), next(it), list(it), list(it), next(it, "end"))  # expect: f e ['d', 'c', 'b', 'a'] [] end
it = reversed((1, 2, 3))
print(next(it), [*it], [*it], it.__length_hint__())  # expect: 3 [2, 1] [] 0
it = reversed("abc")
print(it.__length_hint__(), next(it), it.__length_hint__(), "".join(it), it.__length_hint__())
# expect: 3 c 2 ba 0
a, *rest = reversed("wxyz")
print(a, rest, dict.fromkeys(reversed("ab")), set(reversed((1, 1))), max(reversed("ab")), sum(reversed((1, 2))), list(zip(reversed("ab"), reversed((1, 2)))))
# expect: z ['y', 'x', 'w'] {'b': None, 'a': None} {1} b 3 [('b', 2), ('a', 1)]
for first, second in zip(reversed("abc"), reversed((1, 2))):
    print(first, second, end=" ")  # expect: c 2 b 1
print()
b = bytearray(b"abc")
it = reversed(b)
next(it)
del b[1:]
print(list(it))  # expect: []
long = "".join(chr(97 + i % 26) for i in range(3000))
print("".join(reversed(long)) == long[::-1], list(reversed(tuple(long)))[:3], len(list(reversed(long))))
# expect: True ['j', 'i', 'h'] 3000
it = reversed(long)
for _ in range(2990):
    next(it)
print(list(it))  # expect: ['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']


class Text(str):
    def __getitem__(self, at):
        return "own"


print(list(reversed(Text("ab"))))  # expect: ['own', 'own']
