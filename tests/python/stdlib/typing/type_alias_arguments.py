# since: 3.14
# What `TypeAliasType` takes, and what it refuses.
from typing import ParamSpec, TypeAliasType, TypeVar, TypeVarTuple

T, U = TypeVar('T'), TypeVar('U', default=int)
Ts, P = TypeVarTuple('Ts'), ParamSpec('P')
for call in (
    lambda: TypeAliasType(),
    lambda: TypeAliasType('A'),
    lambda: TypeAliasType(value=int),
    lambda: TypeAliasType('A', int),
    lambda: TypeAliasType(name='A', value=int).__value__,
    lambda: TypeAliasType('A', int, ()),
    lambda: TypeAliasType('A', int, value=int),
    lambda: TypeAliasType('A', int, other=1),
    lambda: TypeAliasType(1, int),
    lambda: TypeAliasType('A', int, type_params=[]),
    lambda: TypeAliasType('A', int, type_params=(1,)),
    lambda: TypeAliasType('A', list[T], type_params=(U, T)),
    lambda: TypeAliasType('A', list[T], type_params=(T,))[int],
    lambda: TypeAliasType('A', list[T], type_params=(Ts, P, T)).__type_params__,
    lambda: TypeAliasType('A', list[T])[int],
):
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: typealias() missing required argument 'name' (pos 1)
# expect: typealias() missing required argument 'value' (pos 2)
# expect: typealias() missing required argument 'name' (pos 1)
# expect: A
# expect: <class 'int'>
# expect: typealias() takes exactly 2 positional arguments (3 given)
# expect: argument for typealias() given by name ('value') and position (2)
# expect: typealias() got an unexpected keyword argument 'other'
# expect: typealias() argument 'name' must be str, not int
# expect: type_params must be a tuple
# expect: Expected a type param, got 1
# expect: non-default type parameter '~T' follows default type parameter
# expect: A[int]
# expect: (Ts, ~P, ~T)
# expect: Only generic type aliases are subscriptable
type X = int
for name in ('__name__', '__value__', '__type_params__', '__module__', 'other'):
    for change in (lambda: setattr(X, name, 1), lambda: delattr(X, name)):
        try:
            change()
        except AttributeError as e:
            print(e)
# expect: readonly attribute
# expect: readonly attribute
# expect: attribute '__value__' of 'typing.TypeAliasType' objects is not writable
# expect: attribute '__value__' of 'typing.TypeAliasType' objects is not writable
# expect: attribute '__type_params__' of 'typing.TypeAliasType' objects is not writable
# expect: attribute '__type_params__' of 'typing.TypeAliasType' objects is not writable
# expect: attribute '__module__' of 'typing.TypeAliasType' objects is not writable
# expect: attribute '__module__' of 'typing.TypeAliasType' objects is not writable
# expect: 'typing.TypeAliasType' object has no attribute 'other' and no __dict__ for setting new attributes
# expect: 'typing.TypeAliasType' object has no attribute 'other' and no __dict__ for setting new attributes
for call in (lambda: X(), lambda: X[int], lambda: isinstance(1, X), lambda: X.other):
    try:
        print(call())
    except (TypeError, AttributeError) as e:
        print(e)
# expect: 'typing.TypeAliasType' object is not callable
# expect: Only generic type aliases are subscriptable
# expect: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 'typing.TypeAliasType' object has no attribute 'other'
