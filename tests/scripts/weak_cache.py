# since: 3.14
"""Caches and observers with weak references, finalizers, copies and the garbage collector."""

import copy
import gc
import weakref
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache, partial, partialmethod, reduce, wraps


class Image:
    def __init__(self, name, size=1):
        self.name, self.size = name, size

    def __repr__(self):
        return f"Image({self.name!r})"


class Store:
    def __init__(self):
        self._cache = weakref.WeakValueDictionary()
        self.loads = 0

    def get(self, name):
        image = self._cache.get(name)
        if image is None:
            self.loads += 1
            image = self._cache[name] = Image(name)
        return image


store = Store()


def use(store):
    first = store.get("cat")
    second = store.get("cat")
    print(first is second, store.loads, len(store._cache), sorted(store._cache))


use(store)
print("none left", "cat" in store._cache, len(store._cache))
store.get("cat")
print(store.loads, list(store._cache.items()))


class Publisher:
    def __init__(self):
        self.listeners = weakref.WeakSet()
        self.methods = []

    def subscribe(self, listener):
        self.listeners.add(listener)
        self.methods.append(weakref.WeakMethod(listener.update))

    def publish(self, event):
        alive = [m() for m in self.methods if m() is not None]
        for method in alive:
            method(event)
        return len(alive)


class Listener:
    def __init__(self, name):
        self.name, self.events = name, []

    def update(self, event):
        self.events.append(event)


publisher = Publisher()
a, b = Listener("a"), Listener("b")
publisher.subscribe(a)
publisher.subscribe(b)
print(publisher.publish("one"), len(publisher.listeners), a.events == b.events)


class Node:
    def __init__(self, value, parent=None):
        self.value, self.children = value, []
        self._parent = weakref.ref(parent) if parent else None
        if parent:
            parent.children.append(self)

    @property
    def parent(self):
        return self._parent() if self._parent else None

    def path(self):
        return (self.parent.path() if self.parent else []) + [self.value]


root = Node("root")
leaf = Node("leaf", Node("branch", root))
print(leaf.path(), leaf.parent.value, root.parent)
log = []
thing = Image("temp")
finalizer = weakref.finalize(thing, log.append, "closed temp")
watch = weakref.ref(thing, lambda ref: log.append(f"dead: {ref() is None}"))
print(finalizer.alive, finalizer.peek()[2:], weakref.getweakrefcount(thing), watch() is thing, finalizer.atexit)
del thing
print(log, finalizer.alive, finalizer(), watch())
metadata = weakref.WeakKeyDictionary()
key = Image("key")
metadata[key] = {"tags": ["x"]}
print(metadata[key], len(metadata), key in metadata)
key = Image("other")
print(len(metadata), list(metadata.keys()))
proxy = weakref.proxy(key)
print(proxy.name, type(proxy).__name__, proxy == key, weakref.getweakrefs(key) == [proxy] or len(weakref.getweakrefs(key)))
del key
try:
    proxy.name
except ReferenceError as error:
    print(type(error).__name__, error)
for wrong in (5, "text", (1,), None):
    try:
        weakref.ref(wrong)
    except TypeError as error:
        print(error)


class Slotted:
    __slots__ = ("x",)


try:
    weakref.ref(Slotted())
except TypeError as error:
    print(error)


class Ring:
    def __init__(self):
        self.me = self


watch = weakref.ref(Ring())
gc.collect()
print(watch(), gc.isenabled(), gc.garbage)


@lru_cache(maxsize=2, typed=True)
def load(n):
    return Image(n)


print(load(1) is load(1), load(1.0) is load(1), load.cache_info(), load.cache_parameters(), load.__wrapped__(1) is load(1))
load.cache_clear()


class Report:
    calls = 0

    @cached_property
    def total(self):
        Report.calls += 1
        return 42

    def show(self, mark, text):
        return f"{mark} {text} {self.total}"

    warn = partialmethod(show, "!")


report = Report()
print(report.warn("x"), report.total, Report.calls, "total" in vars(report), partial(int, base=2)("101"), reduce(lambda x, y: x * y, range(1, 6), 1))
nested = [[1], {"k": [2]}]
shallow, deep = copy.copy(nested), copy.deepcopy(nested)
nested[0].append(9)
print(shallow, deep, shallow[1] is nested[1], deep[1] == nested[1], copy.deepcopy(report).total)
