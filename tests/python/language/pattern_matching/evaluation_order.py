# subject once, then case by case
class L:
    def __init__(s, v): s.v = v
    def __eq__(s, o): print('eq', o); return s.v == o
def subject():
    print('subject')
    return L(3)
match subject():
    case 1:
        print('one')
    case 2 | 3:
        print('two or three')
    case 4:
        print('four')
# expect: subject
# expect: eq 1
# expect: eq 2
# expect: eq 3
# expect: two or three
class Meta(type):
    def __instancecheck__(c, o): print('instancecheck'); return True
class C(metaclass=Meta): x = 1
match 5:
    case C():  # expect: instancecheck
        print('matched')  # expect: matched
class G:
    @property
    def x(s): print('get x'); return 1
match G():
    case G(x=2):  # expect: get x
        print('two')
    case G(x=1):  # expect: get x
        print('one')  # expect: one
