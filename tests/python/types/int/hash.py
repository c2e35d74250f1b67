# hashes of numbers that are equal are equal
print(hash(1) == hash(1.0) == hash(True), hash(0), hash(-1), hash(-2))  # expect: True 0 -2 -2
print(hash(2**40) == hash(float(2**40)), hash(0.0) == hash(-0.0))  # expect: True True
print({1: 'a', 1.0: 'b', True: 'c'})  # expect: {1: 'c'}
print({0: 'x'}[False], {2**70: 1}[float(2**70)])  # expect: x 1
