# a host call in __repr__, reached by an f-string of a list
# tools: echo
class R:
    def __init__(s, n): s.n = n
    def __repr__(s): return f'<{echo(s.n)}>'
print(f'{[R(1), R(2)]}', str({'k': R(3)}), repr((R(4),)), '%s' % [R(5)])
# expect: [<1>, <2>] {'k': <3>} (<4>,) [<5>]
print('{!r:>5}'.format(R(6)), f'{R(7)!r}', {R(8)} != set())  # expect:   <6> <7> True
print([R(1)], R(2))  # expect: [<1>] <2>
