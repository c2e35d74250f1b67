# attributes of generators
# since: 3.14
import inspect
def g(a):
    b = yield a
    yield b
it = g(1)
print(it.gi_running, it.gi_yieldfrom, it.gi_code.co_name)  # expect: False None g
print(inspect.getgeneratorstate(it), inspect.isgenerator(it))  # expect: GEN_CREATED True
print(inspect.isgeneratorfunction(g))  # expect: True
next(it)
print(inspect.getgeneratorstate(it), it.gi_frame is not None)  # expect: GEN_SUSPENDED True
it.close()
print(inspect.getgeneratorstate(it), it.gi_frame)  # expect: GEN_CLOSED None
def outer(): yield from it2
it2 = g(5)
o = outer()
next(o)
print(o.gi_yieldfrom is it2)  # expect: True
try:
    setattr(it, 'x', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'generator' object has no attribute 'x' and no __dict__ for setting new attributes
try:
    it.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'generator' object has no attribute 'nope'
it.__name__ = 'renamed'
print(it.__name__, repr(it)[:19])  # expect: renamed <generator object g
