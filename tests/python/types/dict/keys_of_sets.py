# Containers that are made of sets and dicts take the hashes that are stored there.
class Key(int):
    hashed = 0

    def __hash__(self):
        Key.hashed += 1
        return int.__hash__(self)


d = dict.fromkeys(map(Key, range(10)))
print(Key.hashed)  # expect: 10
dict.fromkeys(set(d))
dict.fromkeys(frozenset(d), 1)
dict.fromkeys(d)
set(d).difference(d)
dict(d)
print(Key.hashed)  # expect: 10
