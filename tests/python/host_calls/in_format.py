# a host call in __format__ and __str__
# tools: echo
class F:
    def __format__(s, spec): return echo(f'[{spec}]')
    def __str__(s): return echo('str')
    def __bytes__(s): return echo('b').encode()
print(f'{F()}', f'{F():>5}', '{:x} {}'.format(F(), F()), format(F(), 'q'), str(F()))
# expect: [] [>5] [x] [] [q] str
print('%s' % F(), f'{F()!s}', bytes(F()), f'{echo("direct")} {echo(3):03d}')
# expect: str str b'b' direct 003
print(F(), F(), sep=echo('-'))  # expect: str-str
