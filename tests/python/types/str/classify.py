# the is... methods
for s in ('abc', 'ABC', 'Abc', 'a1', '12', '½', '²', '', ' ', 'a b', 'é', '_x', '1x', 'class', 'A B', 'Ab Cd', '\n', '٣', 'Ⅷ'):
    print(repr(s), *(int(getattr(s, m)()) for m in ('isalpha', 'isalnum', 'isdigit', 'isdecimal', 'isnumeric', 'isspace', 'islower', 'isupper', 'istitle', 'isidentifier', 'isprintable', 'isascii')))
# expect: 'abc' 1 1 0 0 0 0 1 0 0 1 1 1
# expect: 'ABC' 1 1 0 0 0 0 0 1 0 1 1 1
# expect: 'Abc' 1 1 0 0 0 0 0 0 1 1 1 1
# expect: 'a1' 0 1 0 0 0 0 1 0 0 1 1 1
# expect: '12' 0 1 1 1 1 0 0 0 0 0 1 1
# expect: '½' 0 1 0 0 1 0 0 0 0 0 1 0
# expect: '²' 0 1 1 0 1 0 0 0 0 0 1 0
# expect: '' 0 0 0 0 0 0 0 0 0 0 1 1
# expect: ' ' 0 0 0 0 0 1 0 0 0 0 1 1
# expect: 'a b' 0 0 0 0 0 0 1 0 0 0 1 1
# expect: 'é' 1 1 0 0 0 0 1 0 0 1 1 0
# expect: '_x' 0 0 0 0 0 0 1 0 0 1 1 1
# expect: '1x' 0 1 0 0 0 0 1 0 0 0 1 1
# expect: 'class' 1 1 0 0 0 0 1 0 0 1 1 1
# expect: 'A B' 0 0 0 0 0 0 0 1 1 0 1 1
# expect: 'Ab Cd' 0 0 0 0 0 0 0 0 1 0 1 1
# expect: '\n' 0 0 0 0 0 1 0 0 0 0 0 1
# expect: '٣' 0 1 1 1 1 0 0 0 0 0 1 0
# expect: 'Ⅷ' 0 1 0 0 1 0 0 1 1 1 1 0
