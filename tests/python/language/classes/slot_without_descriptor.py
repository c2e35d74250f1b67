# A slot of `__slots__` is reached by its descriptor alone: one that is covered or deleted is no attribute.
# since: 3.14
class A:
    __slots__ = ('x', 'y')


class B(A):
    __slots__ = ()
    x = 'class'


class C(A):
    x = 'class'


b = B()
A.x.__set__(b, 'slot')
print(b.x, A.x.__get__(b))  # expect: class slot
c = C()
A.x.__set__(c, 'slot')
print(c.x, A.x.__get__(c), vars(c))  # expect: class slot {}

a = A()
a.x, a.y = 1, 2
member = A.x
del A.x
print(hasattr(a, 'x'), a.y, member.__get__(a))  # expect: False 2 1
try:
    a.x
except AttributeError as e:
    print(e)  # expect: 'A' object has no attribute 'x'
for i in range(3):
    print(getattr(a, 'x', 'gone'), a.y)
# expect: gone 2
# expect: gone 2
# expect: gone 2
try:
    a.x = 3
except AttributeError as e:
    print(e)  # expect: 'A' object has no attribute 'x' and no __dict__ for setting new attributes
print(member.__get__(a))  # expect: 1
A.x = member
print(a.x)  # expect: 1
