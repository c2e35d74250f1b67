# The reflected method of a guest's class comes before what a builtin list does in place.
class Items(tuple):
    def __radd__(self, other):
        return ("radd", other)

    def __rmul__(self, other):
        return ("rmul", other)


class Text(str):
    def __radd__(self, other):
        return ("text", other)


class Plain(tuple):
    pass


for right in (Items((2,)), Text("ab"), Plain((2,)), (2,)):
    a = [1]
    a += right
    print(a)
# expect: ('radd', [1])
# expect: ('text', [1])
# expect: [1, 2]
# expect: [1, 2]
a = [1]
a *= Items((2,))
print(a)  # expect: ('rmul', [1])
b = bytearray(b"x")
b += Plain((1, 2)) and b"yz"
print(b)  # expect: bytearray(b'xyz')
class Many(list):
    def __iadd__(self, other):
        return "own"
c = Many()
c += Items()
print(c)  # expect: own
