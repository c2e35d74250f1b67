# Special methods that are `None`: switched off where that has a meaning, called in vain elsewhere.
# since: 3.14
class Z:
    __add__ = __radd__ = __iadd__ = __eq__ = __lt__ = __bool__ = __neg__ = __matmul__ = None
    __index__ = __int__ = __float__ = __iter__ = __contains__ = __reversed__ = __hash__ = None


class NoItem:
    __class_getitem__ = None


def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


z = Z()
for f in (lambda: z + 1, lambda: 1 + z, lambda: "" + z, lambda: [] + z, lambda: z @ 1, lambda: z == 1, lambda: z < 1, lambda: 1 > z,
          lambda: -z, lambda: bool(z), lambda: not z, lambda: any([z]), lambda: z and 1, lambda: float(z), lambda: int(z),
          lambda: [1][z], lambda: range(z), lambda: "a" * z, lambda: chr(z), lambda: iter(z), lambda: 1 in z,
          lambda: reversed(z), lambda: hash(z), lambda: sum([z]), lambda: NoItem[0]):
    show(f)
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'Z' cannot be interpreted as a boolean
# expect: TypeError 'Z' cannot be interpreted as a boolean
# expect: TypeError 'Z' cannot be interpreted as a boolean
# expect: TypeError 'Z' cannot be interpreted as a boolean
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError 'Z' object is not iterable
# expect: TypeError 'Z' object is not a container
# expect: TypeError 'Z' object is not reversible
# expect: TypeError unhashable type: 'Z'
# expect: TypeError 'NoneType' object is not callable
# expect: TypeError type 'NoItem' is not subscriptable
