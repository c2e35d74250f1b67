# a weak reference is cleared by a collection, not by the last `del`; callbacks run behind that
# compat: generators-and-finalizers
import weakref


class Node:
    pass


node = Node()
ref = weakref.ref(node, lambda ref: print('callback'))
weakref.finalize(node, print, 'finalizer')
del node
bytes(5 << 20)
bytes(5 << 20)
# expect: callback
# expect: finalizer
print(ref())  # expect: None
