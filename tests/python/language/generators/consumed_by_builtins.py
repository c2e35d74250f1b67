# Builtins that go through a generator by themselves: what they give, where they stop, and what the generator sees of it.
# since: 3.14


def numbers(n, log=None):
    try:
        for i in range(n):
            yield i
    finally:
        if log is not None:
            log.append('closed')


class Item:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return Item(self.n + (other.n if isinstance(other, Item) else other))

    __radd__ = __add__

    def __lt__(self, other):
        return self.n < other.n

    def __gt__(self, other):
        return self.n > other.n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return hash(self.n)

    def __bool__(self):
        return self.n > 2

    def __repr__(self):
        return f'I{self.n}'


def shown(f):
    try:
        return f()
    except Exception as error:
        return f'{type(error).__name__}: {error}'


print(sum(numbers(5)), sum(numbers(5), 0.5), sum(x / 4 for x in numbers(5)), sum(numbers(0)), sum(numbers(3), True))
# expect: 10 10.5 2.5 0 4
print(sum(10 ** 18 * x for x in range(40)), sum(x if x < 3 else x / 2 for x in range(6)))
# expect: 780000000000000000000 9.0
print(sum(([x] for x in range(3)), []), sum((Item(x) for x in range(4)), Item(0)), sum(Item(x) for x in range(4)))
# expect: [0, 1, 2] I6 I6
print(shown(lambda: sum(x for x in [1, 'a'])), shown(lambda: sum((x for x in 'ab'), '')))
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str' TypeError: sum() can't sum strings [use ''.join(seq) instead]
print(list(numbers(3)), tuple(numbers(3)), set(numbers(3)), sorted(frozenset(numbers(3))), dict((x, x * x) for x in numbers(3)))
# expect: [0, 1, 2] (0, 1, 2) {0, 1, 2} [0, 1, 2] {0: 0, 1: 1, 2: 4}
print(dict([x, str(x)] for x in range(2)), dict((Item(x), x) for x in range(2)), set(Item(x % 2) for x in range(4)))
# expect: {0: '0', 1: '1'} {I0: 0, I1: 1} {I0, I1}
print(shown(lambda: set([x] for x in range(2))), shown(lambda: dict((x,) for x in range(2))), shown(lambda: dict(([x], 1) for x in range(2))))
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list') ValueError: dictionary update sequence element #0 has length 1; 2 is required TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
print(shown(lambda: dict(x if x else (0, 0) for x in range(2))))  # expect: TypeError: object is not iterable
print(any(x == 2 for x in numbers(4)), any(x > 9 for x in numbers(4)), all(x < 9 for x in numbers(4)), all(x < 2 for x in numbers(4)))
# expect: True False True False
print(any(Item(x) for x in range(5)), all(Item(x) for x in range(5)), any(numbers(0)), all(numbers(0)))
# expect: True False False True
print(min(numbers(4)), max(numbers(4)), min(-x / 2 for x in numbers(4)), max('bca'[x] for x in numbers(3)))
# expect: 0 3 -1.5 c
print(min(Item(x) for x in range(3)), max(Item(x) for x in range(3)), shown(lambda: max(x for x in [])), max((x for x in []), default=7))
# expect: I0 I2 ValueError: max() iterable argument is empty 7
print(shown(lambda: min(x for x in [1, 'a'])), max((x for x in range(5)), key=lambda x: -x))
# expect: TypeError: '<' not supported between instances of 'str' and 'int' 0
print(sorted(-x for x in numbers(4)), sorted((x for x in numbers(4)), key=lambda x: x % 2, reverse=True), sorted(Item(-x) for x in range(3)))
# expect: [-3, -2, -1, 0] [1, 3, 0, 2] [I-2, I-1, I0]
print('-'.join(str(x) for x in numbers(4)), repr(''.join(x for x in '')), shown(lambda: ''.join(x for x in [1])))
# expect: 0-1-2-3 '' TypeError: sequence item 0: expected str instance, int found
print(shown(lambda: sorted((x for x in range(3)), key=lambda x: 1 / x)), shown(lambda: sorted((1, 2), reverse=[])))

# Those that stop early close what nobody else holds, and leave the rest to whoever has the generator.
# expect: ZeroDivisionError: division by zero [1, 2]
log = []
print(any(numbers(5, log)), log)  # expect: True ['closed']
log.clear()
print(all(numbers(5, log)), log)  # expect: False ['closed']
log.clear()
held = numbers(5, log)
print(any(held), log, list(held), log)  # expect: True ['closed'] [2, 3, 4] ['closed']
log.clear()
print(shown(lambda: sum(x if x < 2 else None for x in numbers(5, log))), log)
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'NoneType' ['closed']
log.clear()
print(shown(lambda: max(x if x < 2 else '' for x in numbers(5, log))), log)
# expect: TypeError: '>' not supported between instances of 'str' and 'int' ['closed']
held = (x for x in range(6))
print(any(x == 2 for x in held), next(held), sum(held), list(held), sum(held))  # expect: True 3 9 [] 0


# A generator that has begun, one that delegates, one that raises, one that goes through itself.
def delegates():
    yield 1
    got = yield from numbers(3)
    yield got
    yield from [5, 6]


began = delegates()
print(next(began), list(began), [x is None for x in delegates()])
# expect: 1 [0, 1, 2, None, 5, 6] [False, False, False, False, True, False, False]


def raises(error):
    yield 1
    raise error


print(shown(lambda: sum(raises(KeyError('k')))), shown(lambda: list(raises(StopIteration(3)))))
# expect: KeyError: 'k' RuntimeError: generator raised StopIteration


def itself():
    yield 1
    yield sum(me)


me = itself()
print(shown(lambda: list(me)))  # expect: ValueError: generator already executing


# What is yielded into, and what is sent, while a builtin goes through it.
def answers():
    got = []
    for i in range(3):
        got.append((yield i))
    yield got


print(list(answers()))  # expect: [0, 1, 2, [None, None, None]]


def nested(n):
    return sum(nested(n - 1) for _ in range(2)) if n else 1


print(nested(5), sum(sum(x * y for y in range(x)) for x in range(6)), [max(x + y for y in range(3)) for x in range(3)])
# expect: 32 85 [2, 3, 4]
print(max(len(list(x for x in range(n))) for n in range(5)), ''.join(sorted(set(c for c in 'hello'))))
# expect: 4 ehlo


class Opens:
    def __iter__(self):
        yield from (3, 1, 2)


print(sum(Opens()), sorted(Opens()), list(Opens()), max(Opens()), set(Opens()))
# expect: 6 [1, 2, 3] [3, 1, 2] 3 {1, 2, 3}
extended, joined, held_items = [9], {9}, set()
print(extended.extend(numbers(3)), extended, joined.update(numbers(3)), joined, extended.extend(len(extended) for _ in range(3)), extended)
# expect: None [9, 0, 1, 2, 4, 5, 6] None {0, 9, 2, 1} None [9, 0, 1, 2, 4, 5, 6]
print(shown(lambda: extended.extend(x if x < 2 else 1 / 0 for x in numbers(4))), extended, held_items.update(Item(x) for x in range(2)), len(held_items))
# expect: ZeroDivisionError: division by zero [9, 0, 1, 2, 4, 5, 6, 0, 1] None 2
print(shown(lambda: joined.update([x] for x in 'a')), max((x for x in []), default=None), min((x for x in [3, 2]), default=0))
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list') None 2
values = [1, 2, 0, 3]
print(list(iter(lambda: values.pop(0), 0)), sum(iter(lambda: values.pop(), 9)) if len(values) > 1 else values)
# expect: [1, 2] [3]
