# Weak references and proxies without a callback are shared; those with one, and those of subclasses of `ref`, are not.
import weakref


class Thing:
    pass


thing = Thing()
ref = weakref.ref(thing)
print(weakref.ref(thing) is ref, weakref.ref(thing, None) is ref, weakref.getweakrefcount(thing))
# expect: True True 1
called = weakref.ref(thing, lambda dead: None)
print(called is ref, called == ref, weakref.getweakrefcount(thing))  # expect: False True 2


class Own(weakref.ref):
    pass


own = Own(thing)
print(own is Own(thing), type(own).__name__, own() is thing)  # expect: False Own True
proxy = weakref.proxy(thing)
print(weakref.proxy(thing) is proxy, weakref.proxy(thing, lambda dead: None) is proxy)  # expect: True False
found = weakref.getweakrefs(thing)
print(found[0] is ref, proxy in [p for p in found if type(p) is weakref.ProxyType] or any(p is proxy for p in found))
# expect: True True
print(thing.__weakref__ is ref, weakref.getweakrefs(3), weakref.getweakrefcount(Thing()))  # expect: True [] 0
print(ref.__callback__, called.__callback__ is not None)  # expect: None True
for args in [(), (thing, None, 3)]:
    try:
        weakref.ref.__init__(ref, *args)
    except TypeError as error:
        print(error)
# expect: __init__ expected at least 1 argument, got 0
# expect: __init__ expected at most 2 arguments, got 3


class Slotted:
    __slots__ = ('__weakref__',)


class Derived(Slotted):
    __slots__ = ('x',)


class Without:
    __slots__ = ()


class Fault(Exception):
    pass


fault = Fault()
print(weakref.ref(Derived()) is not None, weakref.ref(fault)() is fault, weakref.ref(len)() is len)
# expect: True True True
try:
    weakref.ref(Without())
except TypeError as error:
    print(error)  # expect: cannot create weak reference to 'Without' object
