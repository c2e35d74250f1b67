# a linked list with iterator protocol
class Node:
    __slots__ = 'value', 'next'
    def __init__(self, value, next=None): self.value, self.next = value, next
class LinkedList:
    def __init__(self, items=()):
        self.head = None
        for x in reversed(list(items)): self.head = Node(x, self.head)
    def __iter__(self):
        n = self.head
        while n: yield n.value; n = n.next
    def __len__(self): return sum(1 for _ in self)
    def __getitem__(self, i):
        for j, v in enumerate(self):
            if j == i: return v
        raise IndexError(f'no item {i}')
    def reverse(self):
        prev, n = None, self.head
        while n: n.next, prev, n = prev, n, n.next
        self.head = prev
    def __repr__(self): return f'LinkedList({list(self)})'
    def __eq__(self, o): return list(self) == list(o)
l = LinkedList('abc')
l.reverse()
print(l, len(l), l[1], 'a' in l, l == ['c', 'b', 'a'], sorted(l), max(l), list(zip(l, l)))
# expect: LinkedList(['c', 'b', 'a']) 3 b True True ['a', 'b', 'c'] c [('c', 'c'), ('b', 'b'), ('a', 'a')]
try:
    l[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: no item 9
try:
    hash(l)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'LinkedList'
