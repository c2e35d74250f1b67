# BLAKE2 with the parameters of a tree: a leaf and the root, as the specification's example has them.
import hashlib

leaf = hashlib.blake2b(b'leaf', fanout=2, depth=2, leaf_size=4096, node_offset=1, node_depth=0, inner_size=64, last_node=True)
print(leaf.hexdigest()[:32])  # expect: 4b6e95fa47ea546b73a59925ffdab731
root = hashlib.blake2s(leaf.digest(), digest_size=16, fanout=2, depth=2, leaf_size=4096, node_depth=1, inner_size=32, last_node=True)
print(root.hexdigest())  # expect: 79193cc95034d4480f45e8e2a170cccd
try:
    hashlib.blake2s(node_offset=1 << 48)
except OverflowError as error:
    print(error)  # expect: node_offset is too large
