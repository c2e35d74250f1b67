# line boundaries
print('a\nb\r\nc\rd'.splitlines(), 'a\nb\n'.splitlines(), ''.splitlines())
# expect: ['a', 'b', 'c', 'd'] ['a', 'b'] []
print('\n'.splitlines(), 'a\n\nb'.splitlines(True))  # expect: [''] ['a\n', '\n', 'b']
print('a\x0bb\x0cc\x1cd\x85e\u2028f'.splitlines())  # expect: ['a', 'b', 'c', 'd', 'e', 'f']
print('a\r\n'.splitlines(keepends=True), 'abc'.splitlines())  # expect: ['a\r\n'] ['abc']
