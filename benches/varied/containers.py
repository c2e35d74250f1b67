"""Linked lists, deques, binary trees, AVL and heaps with recursion and the container protocols."""
from collections.abc import MutableSequence
import random


class Link:
    __slots__ = ("value", "next")

    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, values=()):
        self.head = self.tail = None
        self._len = 0
        for v in values:
            self.append(v)

    def append(self, value):
        node = Link(value)
        if self.tail is None:
            self.head = node
        else:
            self.tail.next = node
        self.tail = node
        self._len += 1

    def appendleft(self, value):
        self.head = Link(value, self.head)
        if self.tail is None:
            self.tail = self.head
        self._len += 1

    def __len__(self):
        return self._len

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next

    def __getitem__(self, index):
        if isinstance(index, slice):
            return LinkedList(list(self)[index])
        if index < 0:
            index += self._len
        if not 0 <= index < self._len:
            raise IndexError("linked list index out of range")
        node = self.head
        for _ in range(index):
            node = node.next
        return node.value

    def __contains__(self, value):
        return any(v == value for v in self)

    def __eq__(self, other):
        return len(self) == len(other) and all(a == b for a, b in zip(self, other))

    def __repr__(self):
        return " -> ".join(map(repr, self))

    def reverse(self):
        prev, node = None, self.head
        self.tail = self.head
        while node:
            node.next, prev, node = prev, node, node.next
        self.head = prev
        return self

    def sort(self):
        def split(node):
            slow, fast = node, node.next
            while fast and fast.next:
                slow, fast = slow.next, fast.next.next
            mid, slow.next = slow.next, None
            return node, mid

        def merge(a, b):
            head = last = Link(None)
            while a and b:
                if b.value < a.value:
                    last.next, b = b, b.next
                else:
                    last.next, a = a, a.next
                last = last.next
            last.next = a or b
            return head.next

        def msort(node):
            if node is None or node.next is None:
                return node
            a, b = split(node)
            return merge(msort(a), msort(b))

        self.head = node = msort(self.head)
        while node and node.next:
            node = node.next
        self.tail = node
        return self


class Tree:
    """Unbalanced binary search tree."""

    class Node:
        def __init__(self, key):
            self.key = key
            self.left = None
            self.right = None

        def __iter__(self):
            if self.left:
                yield from self.left
            yield self.key
            if self.right:
                yield from self.right

        def height(self):
            return 1 + max(self.left.height() if self.left else 0, self.right.height() if self.right else 0)

    def __init__(self, keys=()):
        self.root = None
        self.n = 0
        for k in keys:
            self.add(k)

    def add(self, key):
        if self.root is None:
            self.root = Tree.Node(key)
            self.n += 1
            return
        node = self.root
        while True:
            if key == node.key:
                return
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Tree.Node(key))
                self.n += 1
                return
            node = child

    def __len__(self):
        return self.n

    def __iter__(self):
        return iter(self.root or ())

    def __reversed__(self):
        def walk(node):
            if node:
                yield from walk(node.right)
                yield node.key
                yield from walk(node.left)
        return walk(self.root)

    def __contains__(self, key):
        node = self.root
        while node is not None and node.key != key:
            node = node.left if key < node.key else node.right
        return node is not None

    def remove(self, key):
        def drop(node, key):
            if node is None:
                raise KeyError(key)
            if key < node.key:
                node.left = drop(node.left, key)
            elif key > node.key:
                node.right = drop(node.right, key)
            elif node.left is None:
                return node.right
            elif node.right is None:
                return node.left
            else:
                succ = node.right
                while succ.left:
                    succ = succ.left
                node.key = succ.key
                node.right = drop(node.right, succ.key)
            return node

        self.root = drop(self.root, key)
        self.n -= 1

    def levels(self):
        level = [self.root] if self.root else []
        while level:
            yield len(level)
            level = [c for n in level for c in (n.left, n.right) if c]


# Functional AVL tree: (height, left, key, right) tuples
def h(t):
    return t[0] if t else 0


def node(l, k, r):
    return (1 + max(h(l), h(r)), l, k, r)


def balance(l, k, r):
    if h(l) > h(r) + 1:
        _, ll, lk, lr = l
        if h(ll) < h(lr):
            _, lrl, lrk, lrr = lr
            return node(node(ll, lk, lrl), lrk, node(lrr, k, r))
        return node(ll, lk, node(lr, k, r))
    if h(r) > h(l) + 1:
        _, rl, rk, rr = r
        if h(rr) < h(rl):
            _, rll, rlk, rlr = rl
            return node(node(l, k, rll), rlk, node(rlr, rk, rr))
        return node(node(l, k, rl), rk, rr)
    return node(l, k, r)


def insert(t, key):
    if t is None:
        return (1, None, key, None)
    _, l, k, r = t
    if key < k:
        return balance(insert(l, key), k, r)
    if key > k:
        return balance(l, k, insert(r, key))
    return t


def bottom_up_tree(d):
    return (bottom_up_tree(d - 1), bottom_up_tree(d - 1)) if d else (None, None)


def item_check(tree):
    left, right = tree
    return 1 if left is None else 1 + item_check(left) + item_check(right)


class MinHeap:
    def __init__(self, items=(), *, key=lambda x: x):
        self.key = key
        self.data = []
        for x in items:
            self.push(x)

    def __len__(self):
        return len(self.data)

    def __bool__(self):
        return bool(self.data)

    def push(self, x):
        d, key = self.data, self.key
        d.append(x)
        i = len(d) - 1
        while i and key(d[i]) < key(d[parent := (i - 1) // 2]):
            d[i], d[parent] = d[parent], d[i]
            i = parent

    def pop(self):
        d, key = self.data, self.key
        d[0], d[-1] = d[-1], d[0]
        top = d.pop()
        i, n = 0, len(d)
        while (c := 2 * i + 1) < n:
            if c + 1 < n and key(d[c + 1]) < key(d[c]):
                c += 1
            if key(d[i]) <= key(d[c]):
                break
            d[i], d[c] = d[c], d[i]
            i = c
        return top

    def drain(self):
        while self:
            yield self.pop()


class RingBuffer(MutableSequence):
    def __init__(self, size):
        self.buf = [None] * size
        self.start = self.used = 0

    def _at(self, i):
        if i < 0:
            i += self.used
        if not 0 <= i < self.used:
            raise IndexError(i)
        return (self.start + i) % len(self.buf)

    def __len__(self):
        return self.used

    def __getitem__(self, i):
        return self.buf[self._at(i)]

    def __setitem__(self, i, v):
        self.buf[self._at(i)] = v

    def __delitem__(self, i):
        self._at(i)
        for j in range(i, self.used - 1):
            self[j] = self[j + 1]
        self.used -= 1

    def insert(self, i, v):
        if self.used == len(self.buf):
            self.start = (self.start + 1) % len(self.buf)
            self.used -= 1
            i = min(i, self.used)
        self.used += 1
        for j in range(self.used - 1, i, -1):
            self[j] = self[j - 1]
        self[i] = v


def main():
    rng = random.Random(8)
    values = [rng.randrange(50000) for _ in range(9000)]

    ll = LinkedList(values)
    before = (ll[0], ll[-1], len(ll))
    ll.reverse()
    assert ll[0] == values[-1] and ll[10:13] == LinkedList(values[::-1][10:13])
    ll.sort()
    print("list", before, repr(ll[:4]), list(ll) == sorted(values), sum(k in ll for k in range(0, 50000, 650)))

    tree = Tree(values)
    print("tree", len(tree), tree.root.height(), max(tree.levels()), list(tree) == sorted(set(values)))
    for v in values[:4000]:
        try:
            tree.remove(v)
        except KeyError:
            pass
    print("pruned", len(tree), sum(v in tree for v in range(0, 50000, 3)), next(reversed(tree)))

    avl = None
    for v in range(6000):
        avl = insert(avl, v * 7919 % 6007 if v % 2 else v)
    print("avl", h(avl), avl[2])

    print("trees", [item_check(bottom_up_tree(d)) for d in range(4, 17, 2)])

    heap = MinHeap(values, key=lambda v: (v % 100, v))
    order = list(heap.drain())
    print("heap", order[:4], order == sorted(values, key=lambda v: (v % 100, v)))

    ring = RingBuffer(32)
    for i, v in enumerate(values):
        ring.append(v)
        if i % 5 == 0:
            ring.insert(len(ring) // 2, -1)
        if i % 11 == 0 and len(ring) > 3:
            del ring[1]
    print("ring", len(ring), ring[0], ring.index(-1), ring.count(-1), sum(ring))


if __name__ == "__main__":
    main()
