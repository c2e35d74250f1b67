# alternatives bind the same names
def f(x):
    match x:
        case [1, a] | [a, 1]: return 'one and', a
        case {'x': v} | {'y': v}: return v
        case (1 | 2) | (3 | 4): return 'small'
        case 'a' | ('b' | 'c') as s: return s
        case _: return 'none'
print(f([1, 5]), f([6, 1]), f({'y': 2}), f(3), f('b'), f(None))
# expect: ('one and', 5) ('one and', 6) 2 small b none
try:
    exec('match 1:\n case a | 2: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name capture 'a' makes remaining patterns unreachable (<string>, line 2)
try:
    exec('match 1:\n case [a, a]: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: multiple assignments to name 'a' in pattern (<string>, line 2)
try:
    exec('match 1:\n case {1: x, **x}: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: multiple assignments to name 'x' in pattern (<string>, line 2)
try:
    exec('match 1:\n case {1: a, 1: b}: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: mapping pattern checks duplicate key (1) (<string>, line 2)
try:
    exec('match 1:\n case a: pass\n case _: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: name capture 'a' makes remaining patterns unreachable (<string>, line 2)
try:
    exec('match 1:\n case [*a, *b]: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: multiple starred names in sequence pattern (<string>, line 2)
try:
    exec('match 1:\n case P(a=1, a=2): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: attribute name repeated in class pattern: a (<string>, line 2)
try:
    exec('match 1:\n case _ as _: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: cannot use '_' as a target (<string>, line 2)
try:
    exec('match 1:\n case 1 + 1: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: imaginary number required in complex literal (<string>, line 2)
try:
    exec('match 1:\n case f"x": pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: patterns may only match literals and attribute lookups (<string>, line 2)
