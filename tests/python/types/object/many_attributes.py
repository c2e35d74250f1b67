# attributes beyond the first ones: made, read, changed, removed, in every order, and after others of the class are gone
import copy


class Wide:
    def __init__(self, n, start=0):
        for i in range(n):
            setattr(self, f"a{i}", start + i)


class Nine:
    def __init__(self, n):
        self.a, self.b, self.c, self.d, self.e = n, n + 1, n + 2, n + 3, n + 4
        self.f, self.g, self.h, self.i = n + 5, n + 6, n + 7, n + 8

    def total(self):
        return self.a + self.b + self.c + self.d + self.e + self.f + self.g + self.h + self.i


for n in (3, 4, 5, 8, 9, 12, 13, 70):
    object = Wide(n)
    print(n, sum(getattr(object, f"a{i}") for i in range(n)), hasattr(object, f"a{n}"), len(vars(copy.copy(object))), len(vars(object)))
# expect: 3 3 False 3 3
# expect: 4 6 False 4 4
# expect: 5 10 False 5 5
# expect: 8 28 False 8 8
# expect: 9 36 False 9 9
# expect: 12 66 False 12 12
# expect: 13 78 False 13 13
# expect: 70 2415 False 70 70

total = 0
for round in range(3000):
    object = Nine(round)
    object.i += 1
    object.late = round
    total += object.total() + object.late
print(total)  # expect: 45096000

# One that takes the place of a dead one has nothing of it.
for round in range(2000):
    object = Nine(1)
few = [Wide(5) for _ in range(500)]
print([hasattr(few[0], name) for name in ("a4", "a5", "e", "i")], sum(len(vars(each)) for each in few))
# expect: [True, False, False, False] 2500

object = Nine(1)
del object.i
print(hasattr(object, "i"), sorted(vars(object)))  # expect: False ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
object = Nine(1)
del object.e
object.e = 50
print(list(vars(object)), object.total())  # expect: ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i', 'e'] 90


class Slots:
    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")


object = Slots()
object.j = 1
object.e = 2
print(object.j, object.e, hasattr(object, "i"), hasattr(object, "f"))  # expect: 1 2 False False
del object.j
try:
    object.j
except AttributeError as error:
    print(error)  # expect: 'Slots' object has no attribute 'j'


class Held(dict):
    def __init__(self):
        self.a, self.b, self.c, self.d, self.e = range(5)


held = Held()
held["x"] = 1
print(held, held.a, held.d, held.e)  # expect: {'x': 1} 0 3 4
