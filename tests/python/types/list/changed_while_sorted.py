# A list that is changed while it is sorted is empty meanwhile, and says so at its end.
class Key:
    def __init__(self, n, change): self.n, self.change = n, change
    def __lt__(self, other):
        self.change()
        return self.n < other.n
def attempt(change):
    global items
    items = [3, 1, 2]
    seen = []
    def note():
        seen.append(len(items))
        change()
    try:
        items.sort(key=lambda n: Key(n, note))
        print('sorted', items, max(seen))
    except ValueError as error:
        print(error, items, seen[:3])
def put_and_take():
    items.append(5)
    items.pop()
def put_and_clear():
    items.append(5)
    del items[:]
attempt(lambda: None)  # expect: sorted [1, 2, 3] 0
attempt(lambda: items.append(5))  # expect: list modified during sort [1, 2, 3] [0, 1, 2]
attempt(put_and_take)  # expect: list modified during sort [1, 2, 3] [0, 0, 0]
attempt(put_and_clear)  # expect: list modified during sort [1, 2, 3] [0, 0, 0]
print(items)  # expect: [1, 2, 3]
