# copies, shallow and deep, of shared and recursive data
import copy

class Node:
    def __init__(self, name, children=()):
        self.name = name
        self.children = list(children)

    def __repr__(self):
        return f'{self.name}{self.children or ""}'

class Custom:
    def __init__(self, value):
        self.value = value
        self.cache = 'expensive'
    def __copy__(self):
        return Custom(self.value)
    def __deepcopy__(self, memo):
        made = Custom(copy.deepcopy(self.value, memo))
        made.cache = None
        return made

shared = [1, 2]
data = {'a': shared, 'b': shared, 't': (1, [2]), 's': {3}}
deep = copy.deepcopy(data)
shallow = copy.copy(data)
deep['a'].append(9)
print(data, deep, deep['a'] is deep['b'], shallow['a'] is shared)
# expect: {'a': [1, 2], 'b': [1, 2], 't': (1, [2]), 's': {3}} {'a': [1, 2, 9], 'b': [1, 2, 9], 't': (1, [2]), 's': {3}} True True
loop = [1]
loop.append(loop)
again = copy.deepcopy(loop)
print(again[1] is again, again is loop)
# expect: True False
tree = Node('root', [Node('x'), Node('y', [Node('z')])])
twin = copy.deepcopy(tree)
twin.children[1].children[0].name = 'changed'
print(tree, twin)
# expect: root[x, y[z]] root[x, y[changed]]
c = Custom([1])
print(copy.copy(c).value is c.value, copy.deepcopy(c).cache, copy.deepcopy(c).value is c.value)
# expect: True None False
nested = []
for _ in range(150):
    nested = [nested]
n, depth = copy.deepcopy(nested), 0
while n:
    n, depth = n[0], depth + 1
print(depth, copy.copy((1, 2)), copy.deepcopy('x'), copy.replace if False else '')
# expect: 150 (1, 2) x
