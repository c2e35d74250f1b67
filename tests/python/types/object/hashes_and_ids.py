# hashes of strings, ids and the order of sets are the same in every run
# compat: hashes-and-ids
print(hash('hognose'), hash(b'hognose') == hash('hognose'))  # expect: 8734670109345104163 True
print({'apple', 'banana', 'cherry'})  # expect: {'apple', 'cherry', 'banana'}


class Node:
    pass


node = Node()
first = id(node), hash(node)
bytes(5 << 20)
print(first == (id(node), hash(node)))  # expect: True
