# more than a thousand targets that die together: their callbacks run one after the other, those that were made last first
import gc
import weakref


class Node:
    pass


table = weakref.WeakValueDictionary()
nodes = [Node() for _ in range(1100)]
for i, node in enumerate(nodes):
    table[i] = node
print(len(table))  # expect: 1100
del node
nodes.clear()
gc.collect()
print(len(table), list(table))  # expect: 0 []

order = []
nodes = [Node() for _ in range(3)]
references = [weakref.ref(node, lambda ref, i=i: order.append(i)) for i, node in enumerate(nodes)]
nodes.clear()
gc.collect()
print(sorted(order), [ref() for ref in references])  # expect: [0, 1, 2] [None, None, None]
