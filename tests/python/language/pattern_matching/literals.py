# literal and value patterns
def f(x):
    match x:
        case 0: return 'zero'
        case -1: return 'minus one'
        case 1.5: return 'float'
        case 'a' | 'b': return 'a or b'
        case None: return 'none'
        case True: return 'true'
        case b'x': return 'bytes'
        case 1 + 2j: return 'complex'
        case _: return 'other'
print([f(x) for x in (0, 0.0, False, -1, 1.5, 'a', 'b', 'c', None, True, 1, b'x', 1 + 2j, [])])
# expect: ['zero', 'zero', 'zero', 'minus one', 'float', 'a or b', 'a or b', 'other', 'none', 'true', 'other', 'bytes', 'complex', 'other']
