# since: 3.14
# Annotations that are assigned or deleted take the annotate function with them; None as annotate function does not take them.
from annotationlib import Format, get_annotations


class X:
    a: int
    b: undefined


X.__annotations__ = {'z': 1}
print(X.__annotations__, X.__annotate__)  # expect: {'z': 1} None


class Y:
    a: int


print(Y.__annotate__ is not None)  # expect: True
Y.__annotations__ = {'q': 2}
print(Y.__annotate__, Y.__annotations__, get_annotations(Y), get_annotations(Y, format=Format.STRING))
# expect: None {'q': 2} {'q': 2} {'q': '2'}


class Z:
    a: int


try:
    del Z.__annotations__
except AttributeError as e:
    print(e)  # expect: __annotations__
Z.__annotations__
del Z.__annotations__
print(Z.__annotate__, Z.__annotations__)  # expect: None {}


class V:
    a: int


V.__annotations__
V.__annotate__ = None
print(V.__annotations__, V.__annotate__)  # expect: {'a': <class 'int'>} None


def k(a: int): pass


k.__annotations__ = {'w': 3}
print(k.__annotate__, k.__annotations__)  # expect: None {'w': 3}


def k(a: int): pass


k.__annotations__ = None
print(k.__annotate__, k.__annotations__)  # expect: None {}


def k(a: int): pass


del k.__annotations__
print(k.__annotate__, k.__annotations__)  # expect: None {}


def k(a: int): pass


k.__annotate__ = lambda format: {'n': format}
print(k.__annotations__)  # expect: {'n': 1}
k.__annotate__ = None
print(k.__annotations__)  # expect: {'n': 1}


def assign(object, name, value):
    setattr(object, name, value)


for call in (
    lambda: assign(k, '__annotate__', 1),
    lambda: assign(Z, '__annotate__', 1),
    lambda: assign(k, '__annotations__', 1),
    lambda: delattr(k, '__annotate__'),
    lambda: delattr(Z, '__annotate__'),
):
    try:
        call()
    except TypeError as e:
        print(e)
# expect: __annotate__ must be callable or None
# expect: __annotate__ must be callable or None
# expect: __annotations__ must be set to a dict object
# expect: __annotate__ cannot be deleted
# expect: cannot delete __annotate__ attribute
