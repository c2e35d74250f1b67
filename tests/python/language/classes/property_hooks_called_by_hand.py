# `property.__set__` and `__delete__` say whose property lacks a setter, as the statement does.
# since: 3.14
class Point:
    pass


def norm(self):
    return 1


prop = property(norm)
nameless = property()
for call in (
    lambda: prop.__set__(Point(), 1),
    lambda: prop.__delete__(Point()),
    lambda: nameless.__set__(Point(), 1),
    lambda: nameless.__delete__(5),
    lambda: nameless.__get__(Point()),
    lambda: property(lambda self: 1).__set__("text", 2),
):
    try:
        call()
    except AttributeError as error:
        print(error)
# expect: property 'norm' of 'Point' object has no setter
# expect: property 'norm' of 'Point' object has no deleter
# expect: property of 'Point' object has no setter
# expect: property of 'int' object has no deleter
# expect: property of 'Point' object has no getter
# expect: property '<lambda>' of 'str' object has no setter


class Sub(property):
    pass


try:
    Sub(norm).__set__(Point(), 1)
except AttributeError as error:
    print(error)  # expect: property 'norm' of 'Point' object has no setter
stored = []
property(norm, lambda self, value: stored.append(value)).__set__(Point(), 3)
print(stored)  # expect: [3]
