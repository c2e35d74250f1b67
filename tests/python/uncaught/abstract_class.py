# an abstract class cannot be created
# since: 3.14
from abc import ABC, abstractmethod
class A(ABC):
    @abstractmethod
    def run(self): ...
A()  # raises: TypeError: Can't instantiate abstract class A without an implementation for abstract method 'run'
