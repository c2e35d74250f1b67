# around a generic class only its type parameters are private to it
# since: 3.14
class _Base:
    def __init_subclass__(cls, **kwargs):
        cls.kwargs = kwargs

__shared = _Base

class Box[__T, __U: __T](__shared, __flag=1):
    param = __T
    def put[__V](self, item: __T, other: __V):
        return __T, __V
    type Pair[__W] = (__T, __W)

print(Box.__type_params__, Box.__type_params__[1].__bound__, Box.param)  # expect: (__T, __U) __T __T
print(Box.__bases__[0].__name__, Box.kwargs)  # expect: _Base {'__flag': 1}
print(Box.put.__annotations__, Box().put(1, 2), Box.Pair.__value__)
# expect: {'item': __T, 'other': __V} (__T, __V) (__T, __W)
