"""A balanced tree of nodes with parents, iterators and visitors."""

class Node:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None
        self.priority = key * 2654435761 % 4294967296


def rotate_right(node):
    pivot = node.left
    node.left, pivot.right = pivot.right, node
    return pivot


def rotate_left(node):
    pivot = node.right
    node.right, pivot.left = pivot.left, node
    return pivot


def insert(node, key):
    if node is None:
        return Node(key)
    if key < node.key:
        node.left = insert(node.left, key)
        if node.left.priority > node.priority:
            node = rotate_right(node)
    elif key > node.key:
        node.right = insert(node.right, key)
        if node.right.priority > node.priority:
            node = rotate_left(node)
    return node


def walk(node):
    if node is not None:
        yield from walk(node.left)
        yield node.key
        yield from walk(node.right)


def depth(node):
    return 0 if node is None else 1 + max(depth(node.left), depth(node.right))


def main():
    root = None
    for i in range(60000):
        root = insert(root, i * 7919 % 100003)
    print(depth(root), sum(key * (i % 3) for i, key in enumerate(walk(root))))


main()
