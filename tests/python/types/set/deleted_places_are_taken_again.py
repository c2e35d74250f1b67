# an element that comes takes the place of one that went
s = {1, 2, 3, 4, 5}
s.discard(2)
s.add(34)
print(s)  # expect: {1, 34, 3, 4, 5}
s.discard(34)
s.discard(3)
s.add(66)
s.add(2)
print(s)  # expect: {1, 2, 66, 4, 5}
