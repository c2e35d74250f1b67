# threading.local: each thread has attributes of its own.
# judge: 3.11
import threading

data = threading.local()
data.x = 1
print(data.x, data.__dict__)  # expect: 1 {'x': 1}


def look():
    seen.append(hasattr(data, "x"))
    seen.append(dict(data.__dict__))
    data.x = 2
    data.y = 3
    del data.y
    seen.append(sorted(vars(data).items()))


seen = []
t = threading.Thread(target=look)
t.start()
t.join()
print(seen, data.x)  # expect: [False, {}, [('x', 2)]] 1
del data.x
try:
    data.x
except AttributeError:
    print("no x")  # expect: no x


class Counter(threading.local):
    made = 0
    kind = "counter"

    def __init__(self, start):
        Counter.made += 1
        self.n = start

    def next(self):
        self.n += 1
        return self.n

    @property
    def double(self):
        return self.n * 2


c = Counter(10)
print(c.next(), c.next())  # expect: 11 12
seen = []
started, go = threading.Event(), threading.Event()


def count():
    seen.append(c.next())
    started.set()
    go.wait()
    seen.append((c.next(), c.double, c.kind))


t = threading.Thread(target=count)
t.start()
started.wait()
print(c.next(), c.double)  # expect: 13 26
go.set()
t.join()
print(seen, Counter.made, c.n)  # expect: [11, (12, 24, 'counter')] 2 13
for wrong in (lambda: threading.local(1),):
    try:
        wrong()
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)  # expect: TypeError Initialization arguments are not supported


class Slotted(threading.local):
    __slots__ = ("shared",)


s = Slotted()
s.shared = 1
s.own = 2
seen = []
t = threading.Thread(target=lambda: seen.append((s.shared, hasattr(s, "own"))))
t.start()
t.join()
print(seen)  # expect: [(1, False)]
