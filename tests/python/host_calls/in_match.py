# host calls in match subjects, guards, classes and properties
# tools: echo
class P:
    @property
    def x(self): return echo(1)
match echo({'k': [1, 2]}):
    case {'k': [a, b]} if echo(a == 2):
        print('no')
    case {'k': [a, *r]} if echo(True):
        print(a, r)  # expect: 1 [2]
match P():
    case P(x=2):
        print('two')
    case P(x=1):
        print('one')  # expect: one
match echo('s'):
    case 'a' | 's' as v:
        print(v)  # expect: s
