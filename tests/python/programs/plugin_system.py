# metaclass registry and abstract classes
# since: 3.14
from abc import ABC, abstractmethod
class Plugin(ABC):
    registry = {}
    def __init_subclass__(cls, *, name, **kw):
        super().__init_subclass__(**kw)
        cls.name = name
        cls.registry[name] = cls
    @abstractmethod
    def run(self, x): ...
class Up(Plugin, name='up'):
    def run(self, x): return x.upper()
class Rep(Plugin, name='rep'):
    def __init__(self, n=2): self.n = n
    def run(self, x): return x * self.n
def chain(text, *specs):
    for name, *args in specs: text = Plugin.registry[name](*args).run(text)
    return text
print(chain('ab', ('up',), ('rep', 3)), sorted(Plugin.registry))  # expect: ABABAB ['rep', 'up']
class Broken(Plugin, name='broken'): pass
try:
    chain('a', ('broken',))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Can't instantiate abstract class Broken without an implementation for abstract method 'run'
try:
    exec('class NoName(Plugin): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Plugin.__init_subclass__() missing 1 required keyword-only argument: 'name'
