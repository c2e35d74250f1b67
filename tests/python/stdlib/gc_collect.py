# The collector can be asked to collect cycles.
import gc
import weakref


class Node:
    pass


def cycle():
    a, b = Node(), Node()
    a.other, b.other = b, a
    return weakref.ref(a)


gc.disable()
print(gc.isenabled())  # expect: False
gc.enable()
watch = cycle()
gc.collect()
print(watch(), gc.isenabled(), gc.garbage)  # expect: None True []
print(gc.is_tracked([]), gc.is_tracked(1))  # expect: True False
try:
    gc.collect(5)
except ValueError as error:
    print(error)  # expect: invalid generation
