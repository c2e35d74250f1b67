# since: 3.14
# Attributes that unions have and type parameters lack.
import typing

union = int | None
print(union.__name__, typing.Union.__name__, type(union).__qualname__, typing.Optional[str].__name__)
# expect: Union Union Union Union
for value in [typing.TypeVar('T'), typing.ParamSpec('P'), typing.TypeVarTuple('Ts')]:
    for name in ['__origin__', 'bound']:
        try:
            print(getattr(value, name))
        except AttributeError as error:
            print(error)
# expect: 'typing.TypeVar' object has no attribute '__origin__'
# expect: 'typing.TypeVar' object has no attribute 'bound'
# expect: 'typing.ParamSpec' object has no attribute '__origin__'
# expect: 'typing.ParamSpec' object has no attribute 'bound'
# expect: 'typing.TypeVarTuple' object has no attribute '__origin__'
# expect: 'typing.TypeVarTuple' object has no attribute 'bound'
