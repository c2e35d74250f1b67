# dotted names compare by equality
class Color:
    RED = 1
    GREEN = 'g'
    class Inner: V = (1, 2)
def f(x):
    match x:
        case Color.RED: return 'red'
        case Color.GREEN: return 'green'
        case Color.Inner.V: return 'inner'
        case _: return 'none'
print(f(1), f(True), f('g'), f((1, 2)), f([1, 2]))  # expect: red red green inner none
class E:
    def __eq__(s, o): print('eq', o); return o == 'g'
print(f(E()))
# expect: eq 1
# expect: eq g
# expect: green
def g(x):
    match x:
        case Color.NOPE: pass
try:
    g(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'Color' has no attribute 'NOPE'
