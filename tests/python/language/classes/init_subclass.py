# __init_subclass__ and class keywords
class Plugin:
    registry = []
    def __init_subclass__(cls, /, name=None, **kw):
        super().__init_subclass__(**kw)
        cls.registry.append((cls.__name__, name))
class A(Plugin, name='a'): pass
class B(A): pass
print(Plugin.registry)  # expect: [('A', 'a'), ('B', None)]
try:
    exec('class C(Plugin, other=1): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: C.__init_subclass__() takes no keyword arguments
try:
    exec('class D(x=1): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: D.__init_subclass__() takes no keyword arguments
class E:
    def __init_subclass__(cls): raise ValueError(f'no {cls.__name__}')
try:
    exec('class F(E): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: no F
print(type('G', (Plugin,), {}, name='g').__name__, Plugin.registry[-1])  # expect: G ('G', 'g')
print(type(Plugin.__dict__['__init_subclass__']).__name__)  # expect: classmethod
