# wrapping text
import textwrap
t = 'The quick brown fox jumps over the lazy dog. ' * 2
for l in textwrap.wrap(t, 30):
    print(l)
# expect: The quick brown fox jumps over
# expect: the lazy dog. The quick brown
# expect: fox jumps over the lazy dog.
print(textwrap.fill('a b c d', 3), textwrap.dedent('  a\n    b\n  c'))
# expect: a b
# expect: c d a
# expect:   b
# expect: c
print(textwrap.indent('a\n\nb', '> '), textwrap.shorten('hello big world', 12))
# expect: > a
# expect:
# expect: > b hello [...]
print(textwrap.wrap('abcdefghij', 4), textwrap.wrap(''))  # expect: ['abcd', 'efgh', 'ij'] []
