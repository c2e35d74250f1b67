# comments are no part of the text of `=` and of the expressions of t-strings
# since: 3.14
x = 1
print(repr(f'{x # one
=}'), repr(f'{x= # one
}'), repr(f'{[x, # "quote
 x]=}'))  # expect: 'x \n=1' 'x= \n1' '[x, \n x]=[1, 1]'
print(repr(f'''{ # a
 # b
 x # c
 = # d
}'''))  # expect: ' \n \n x \n = \n1'
print(repr(f'{"#" # two
=}'), repr(f'{f"#{x}" # three
=}'), repr(f'{x # four
=:>{3 # five
}}'))  # expect: '"#" \n=\'#\'' 'f"#{x}" \n=\'#1\'' 'x \n=  1'
for t in (t'{x # one
}', t'{# one
x}', t'{x # one
!r}', t'{x # one
:>3}'):
    print(repr(t.interpolations[0].expression))
# expect: 'x'
# expect: '\nx'
# expect: 'x'
# expect: 'x'
