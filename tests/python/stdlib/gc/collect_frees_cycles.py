# collect frees what nothing refers to, and weak references know it
import gc
import weakref


class Node:
    pass


node = Node()
node.me = node
ref = weakref.ref(node, lambda ref: print('gone'))
del node
print(gc.collect() >= 0, ref())
# expect: gone
# expect: True None
print(gc.isenabled(), len(gc.get_threshold()), len(gc.get_count()), gc.get_freeze_count(), gc.garbage)
# expect: True 3 3 0 []
gc.disable()
print(gc.isenabled())  # expect: False
gc.enable()
print(gc.is_tracked([]), gc.is_tracked(1), gc.is_tracked('x'), gc.is_tracked(Node()))
# expect: True False False True
try:
    gc.collect(7)
except ValueError as error:
    print(error)  # expect: invalid generation
