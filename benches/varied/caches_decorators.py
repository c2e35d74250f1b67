"""LRU caches (OrderedDict, linked list, LFU) and a bank of closures and decorators."""
import functools
import operator
import random
from collections import OrderedDict, defaultdict


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.data = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self.data:
            return -1
        self.data.move_to_end(key)
        return self.data[key]

    def put(self, key: int, value: int) -> None:
        if key in self.data:
            self.data.move_to_end(key)
        self.data[key] = value
        if len(self.data) > self.capacity:
            self.data.popitem(last=False)


class Node:
    __slots__ = ("key", "val", "prev", "next")

    def __init__(self, key=0, val=0):
        self.key, self.val = key, val
        self.prev = self.next = None


class LinkedLRU:
    def __init__(self, capacity):
        self.cap = capacity
        self.map = {}
        self.head, self.tail = Node(), Node()
        self.head.next, self.tail.prev = self.tail, self.head

    def _remove(self, node):
        node.prev.next, node.next.prev = node.next, node.prev

    def _push(self, node):
        last = self.tail.prev
        last.next = self.tail.prev = node
        node.prev, node.next = last, self.tail

    def get(self, key):
        if (node := self.map.get(key)) is None:
            return -1
        self._remove(node)
        self._push(node)
        return node.val

    def put(self, key, val):
        if (old := self.map.pop(key, None)) is not None:
            self._remove(old)
        node = self.map[key] = Node(key, val)
        self._push(node)
        if len(self.map) > self.cap:
            victim = self.head.next
            self._remove(victim)
            del self.map[victim.key]


class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}
        self.freq = {}
        self.buckets = defaultdict(OrderedDict)
        self.least = 0

    def _touch(self, key):
        f = self.freq[key]
        del self.buckets[f][key]
        if not self.buckets[f]:
            del self.buckets[f]
            if self.least == f:
                self.least += 1
        self.freq[key] = f + 1
        self.buckets[f + 1][key] = None

    def get(self, key):
        try:
            value = self.values[key]
        except KeyError:
            return -1
        self._touch(key)
        return value

    def put(self, key, value):
        if key in self.values:
            self.values[key] = value
            self._touch(key)
            return
        if len(self.values) >= self.capacity:
            victim, _ = self.buckets[self.least].popitem(last=False)
            del self.values[victim], self.freq[victim]
        self.values[key] = value
        self.freq[key] = self.least = 1
        self.buckets[1][key] = None


# --- decorators -------------------------------------------------------------

def counted(fn):
    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return fn(*args, **kwargs)

    wrapper.calls = 0
    return wrapper


def memoize(maxsize=None):
    def decorate(fn):
        cache = {}

        @functools.wraps(fn)
        def wrapper(*args):
            try:
                return cache[args]
            except KeyError:
                if maxsize is not None and len(cache) >= maxsize:
                    cache.pop(next(iter(cache)))
                result = cache[args] = fn(*args)
                return result

        wrapper.cache = cache
        return wrapper

    return decorate


def clamp(*, low, high):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            return max(low, min(high, fn(*args, **kwargs)))
        return wrapper
    return decorate


class retry:
    """Class-based decorator with an argument."""

    def __init__(self, times, exceptions=(Exception,)):
        self.times = times
        self.exceptions = exceptions
        self.failures = 0

    def __call__(self, fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            for attempt in range(self.times):
                try:
                    return fn(*args, attempt=attempt, **kwargs)
                except self.exceptions:
                    self.failures += 1
            return None
        wrapper.policy = self
        return wrapper


@counted
def collatz_step(n):
    return n // 2 if n % 2 == 0 else 3 * n + 1


@memoize(maxsize=20000)
def collatz_length(n):
    """Length of the Collatz chain."""
    return 1 if n == 1 else 1 + collatz_length(collatz_step(n))


@clamp(low=-50, high=50)
def swing(x, *, gain=3):
    return x * gain - 40


@retry(3, exceptions=(ValueError, ZeroDivisionError))
def flaky(n, attempt=0):
    if (n // 3 + attempt) % 4 < 3:
        raise ValueError(n)
    return 100 // ((n + attempt) % 3)


def make_account(balance):
    history = []

    def deposit(amount):
        nonlocal balance
        balance += amount
        history.append(amount)
        return balance

    def withdraw(amount):
        nonlocal balance
        if amount > balance:
            return None
        balance -= amount
        history.append(-amount)
        return balance

    return {"deposit": deposit, "withdraw": withdraw, "history": lambda: tuple(history)}


def compose(*fns):
    return functools.reduce(lambda f, g: lambda x: f(g(x)), fns)


def drive(cache, ops):
    hits = 0
    for key, is_put in ops:
        if is_put:
            cache.put(key, key * key)
        elif cache.get(key) != -1:
            hits += 1
    return hits


def main():
    rng = random.Random(7)
    ops = [(int(rng.expovariate(0.02)), rng.random() < 0.4) for _ in range(110000)]
    for cls in (LRUCache, LinkedLRU, LFUCache):
        print(cls.__name__, drive(cls(48), ops))

    best = max(range(1, 9000), key=collatz_length)
    print(collatz_length.__name__, best, collatz_length(best), collatz_step.calls)

    print("swing", sum(swing(i % 40, gain=2 + i % 3) for i in range(40000)))
    results = [flaky(n) for n in range(20000)]
    print("flaky", results.count(None), flaky.policy.failures)

    accounts = [make_account(100) for _ in range(21)]
    for i in range(40000):
        acc = accounts[i * 5 % 21]
        action = acc["withdraw"] if i % 2 else acc["deposit"]
        action(i % 37)
    print("accounts", sum(sum(a["history"]()) for a in accounts))

    pipeline = compose(functools.partial(operator.mul, 3), lambda x: x + 1, functools.partial(pow, 2), abs)
    print("compose", sum(pipeline(i % 9 - 4) for i in range(25000)))


if __name__ == "__main__":
    main()
