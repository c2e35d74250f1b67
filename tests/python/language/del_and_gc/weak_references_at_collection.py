# a weak reference is cleared by a collection, not by the last `del`; callbacks run behind that
# compat: generators-and-finalizers
import weakref


class Node:
    pass


done = []
node = Node()
ref = weakref.ref(node, lambda ref: done.append('callback'))
weakref.finalize(node, done.append, 'finalizer')
del node
bytes(5 << 20)
bytes(5 << 20)
print(sorted(done))  # expect: ['callback', 'finalizer']
print(ref())  # expect: None
