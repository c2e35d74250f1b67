# abstract base classes
# since: 3.14
from abc import ABC, abstractmethod, ABCMeta
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
    def describe(self): return f'{self.name}: {self.area()}'
class Sq(Shape):
    name = 'square'
    def area(self): return 4
class Half(Shape):
    def area(self): return super().area()
try:
    Shape()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Can't instantiate abstract class Shape without an implementation for abstract methods 'area', 'name'
try:
    Half()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Can't instantiate abstract class Half without an implementation for abstract method 'name'
print(Sq().describe(), Shape.__abstractmethods__ == {'area', 'name'}, isinstance(Sq(), Shape))
# expect: square: 4 True True
@Shape.register
class Other: pass
print(isinstance(Other(), Shape), issubclass(Other, Shape), Shape in Other.__mro__)  # expect: True True False
class One(metaclass=ABCMeta):
    @abstractmethod
    def only(self): ...
try:
    One()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Can't instantiate abstract class One without an implementation for abstract method 'only'
