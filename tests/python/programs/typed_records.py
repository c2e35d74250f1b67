# NamedTuple, TypedDict, Protocol, Generic
# since: 3.14
from typing import NamedTuple, TypedDict, Protocol, Generic, TypeVar, Iterator, Callable, Any, runtime_checkable, overload, cast, NewType
from abc import ABC, abstractmethod

class Employee(NamedTuple):
    """An employee."""
    name: str
    id: int = 3

    @property
    def badge(self):
        return f'{self.name[0]}{self.id:03}'

e = Employee('Guido')
print(e, e.badge, e._replace(id=7), Employee._fields, Employee.__doc__, e == ('Guido', 3), Employee.__annotations__)
# expect: Employee(name='Guido', id=3) G003 Employee(name='Guido', id=7) ('name', 'id') An employee. True {'name': <class 'str'>, 'id': <class 'int'>}

class Movie(TypedDict, total=False):
    title: str
    year: int

m: Movie = {'title': 'Alien', 'year': 1979}
print(m, Movie(title='x'), Movie.__required_keys__, sorted(Movie.__optional_keys__))
# expect: {'title': 'Alien', 'year': 1979} {'title': 'x'} frozenset() ['title', 'year']

T = TypeVar('T')

class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: list[T] = []
    def push(self, item: T) -> 'Stack[T]':
        self.items.append(item)
        return self
    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

print(list(Stack[int]().push(1).push(2)))
# expect: [1, 2]

@runtime_checkable
class Closeable(Protocol):
    def close(self) -> None: ...

class File:
    def close(self):
        pass

print(isinstance(File(), Closeable), isinstance(3, Closeable))
# expect: True False

class Shape(ABC):
    @abstractmethod
    def area(self) -> float: ...
    @property
    @abstractmethod
    def name(self): ...

try:
    Shape()
except TypeError as error:
    print(error)
# expect: Can't instantiate abstract class Shape without an implementation for abstract methods 'area', 'name'

class Square(Shape):
    name = 'square'
    def __init__(self, side): self.side = side
    def area(self): return self.side ** 2

print(Square(3).area(), Square(2).name, isinstance(Square(1), Shape), cast(int, '5'), NewType('Id', int)(5))
# expect: 9 square True 5 5
