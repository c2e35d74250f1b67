# iteration, reversed, unpacking
print(list('añ😀'), list(reversed('abc')), [*'ab'], dict(enumerate('ab')), set('aa'), tuple('xy'))
# expect: ['a', 'ñ', '😀'] ['c', 'b', 'a'] ['a', 'b'] {0: 'a', 1: 'b'} {'a'} ('x', 'y')
a, *b = 'hello'
print(a, b)  # expect: h ['e', 'l', 'l', 'o']
it = iter('ab')
print(next(it), next(it), next(it, 'end'), type(it).__name__)  # expect: a b end str_ascii_iterator
print([c for c in 'abc' if c > 'a'], ''.join(reversed('añ😀')))  # expect: ['b', 'c'] 😀ña
