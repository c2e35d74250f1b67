# what typing does while a program runs
# since: 3.14
from typing import *
import typing
print(Optional[int], Union[int, str], List[int], Dict[str, int], Callable[[int], str])
# expect: int | None int | str typing.List[int] typing.Dict[str, int] typing.Callable[[int], str]
print(Any, Literal['a', 1], Tuple[int, ...], get_origin(List[int]))
# expect: typing.Any typing.Literal['a', 1] typing.Tuple[int, ...] <class 'list'>
print(get_args(Dict[str, int]), get_type_hints(lambda: 0), cast(int, 'x'))
# expect: (<class 'str'>, <class 'int'>) {} x
print(TypeVar('T'), NewType('Id', int)(5), ClassVar[int], Final)
# expect: ~T 5 typing.ClassVar[int] typing.Final
print(Annotated[int, 'meta'].__metadata__, Sequence[int], Type[int], Iterable)
# expect: ('meta',) typing.Sequence[int] typing.Type[int] typing.Iterable
print(NoReturn)  # expect: typing.NoReturn
class P(Protocol):
    def f(self): ...
@runtime_checkable
class R(Protocol):
    def f(self): ...
class Impl:
    def f(self): pass
print(isinstance(Impl(), R), isinstance(5, R))  # expect: True False
try:
    isinstance(Impl(), P)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Instance and class checks can only be used with @runtime_checkable protocols
try:
    P()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Protocols cannot be instantiated
class N(NamedTuple):
    x: int
    y: str = 'd'
print(N(1), N(1).y, N._fields, N.__annotations__)
# expect: N(x=1, y='d') d ('x', 'y') {'x': <class 'int'>, 'y': <class 'str'>}
class D(TypedDict, total=False):
    a: int
print(D(a=1), type(D(a=1)), D.__annotations__, D.__total__)
# expect: {'a': 1} <class 'dict'> {'a': <class 'int'>} False
T = TypeVar('T')
class G(Generic[T]):
    def get(self) -> T: ...
print(G[int], G[int]().__class__, G.__parameters__, isinstance(G(), G))
# expect: __main__.G[int] <class '__main__.G'> (~T,) True
try:
    isinstance([], List[int])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Subscripted generics cannot be used with class and instance checks
try:
    Optional[1, 2]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: typing.Optional requires a single type. Got (1, 2).
try:
    Any()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Any cannot be instantiated
@overload
def o(x: int): ...
def o(x): return x
@final
class F: pass
def hints(a: int, b: 'str' = 'x') -> None: pass
print(o(1), get_type_hints(hints), TYPE_CHECKING, assert_type(1, int))
# expect: 1 {'a': <class 'int'>, 'b': <class 'str'>, 'return': <class 'NoneType'>} False 1
try:
    assert_never(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AssertionError: Expected code to be unreachable, but got: 5
