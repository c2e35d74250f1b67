# `exec` and `eval` run the code of functions; free variables are found in cells that are given.
import types

word = 'main'


def plain():
    global seen
    seen = word


space = {'word': 'space'}
exec(plain.__code__, space)
print(space['seen'], 'seen' in globals())  # expect: space False
print(eval((lambda: word).__code__, space), eval((lambda: word).__code__))  # expect: space main


def outer():
    n = 1

    def count():
        nonlocal n
        n += 10
        found.append(n)
    return count


found = []
count = outer()
exec(count.__code__, closure=count.__closure__)
cell = types.CellType(100)
exec(count.__code__, {'found': found}, closure=(cell,))
print(found, cell.cell_contents)  # expect: [11, 110] 110
for source, given in [(count.__code__, {}), (count.__code__, {'closure': [cell]}), (count.__code__, {'closure': (1,)}),
                      (count.__code__, {'closure': (cell, cell)}), (plain.__code__, {'closure': ()}), ('1', {'closure': ()}),
                      ((lambda x: x).__code__, {})]:
    try:
        exec(source, {}, **given)
    except TypeError as error:
        print(error)
# expect: code object requires a closure of exactly length 1
# expect: code object requires a closure of exactly length 1
# expect: code object requires a closure of exactly length 1
# expect: code object requires a closure of exactly length 1
# expect: cannot use a closure with this code object
# expect: closure can only be used when source is a code object
# expect: <lambda>() missing 1 required positional argument: 'x'
try:
    eval(count.__code__)
except TypeError as error:
    print(error)  # expect: code object passed to eval() may not contain free variables
