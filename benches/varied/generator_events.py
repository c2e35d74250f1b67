"""Discrete-event simulation with generator processes (yield, send, yield from, throw, close)."""
import heapq
import random
from collections import deque
from itertools import count


class Interrupt(Exception):
    pass


class Timeout:
    __slots__ = ("delay",)

    def __init__(self, delay):
        self.delay = delay


class Acquire:
    __slots__ = ("resource",)

    def __init__(self, resource):
        self.resource = resource


class Release(Acquire):
    __slots__ = ()


class Spawn:
    __slots__ = ("gen", "name")

    def __init__(self, gen, name):
        self.gen = gen
        self.name = name


class Resource:
    def __init__(self, name, capacity):
        self.name = name
        self.free = capacity
        self.queue = deque()
        self.longest = 0


class Simulation:
    def __init__(self):
        self.now = 0
        self.heap = []
        self.seq = count()
        self.events = 0
        self.finished = {}

    def schedule(self, proc, value=None, delay=0):
        heapq.heappush(self.heap, (self.now + delay, next(self.seq), proc, value))

    def start(self, gen, name):
        proc = (name, gen)
        self.schedule(proc)
        return proc

    def run(self, until):
        while self.heap and self.heap[0][0] <= until:
            self.now, _, proc, value = heapq.heappop(self.heap)
            self.events += 1
            self.step(proc, value)
        for _, _, (_, gen), _ in self.heap:
            gen.close()

    def step(self, proc, value):
        name, gen = proc
        try:
            if isinstance(value, Exception):
                request = gen.throw(value)
            else:
                request = gen.send(value)
        except StopIteration as stop:
            self.finished[name] = stop.value
            return
        except Interrupt:
            self.finished[name] = "interrupted"
            return
        self.dispatch(proc, request)

    def dispatch(self, proc, request):
        if isinstance(request, Timeout):
            self.schedule(proc, self.now + request.delay, request.delay)
        elif isinstance(request, Release):
            res = request.resource
            if res.queue:
                self.schedule(res.queue.popleft(), self.now)
            else:
                res.free += 1
            self.schedule(proc)
        elif isinstance(request, Acquire):
            res = request.resource
            if res.free:
                res.free -= 1
                self.schedule(proc, self.now)
            else:
                res.queue.append(proc)
                res.longest = max(res.longest, len(res.queue))
        elif isinstance(request, Spawn):
            self.schedule(proc, self.start(request.gen, request.name))
        else:
            self.schedule(proc, TypeError(f"bad request {request!r}"))


def use(resource, duration):
    """Sub-generator: hold a resource for a while; returns the time it was granted."""
    granted = yield Acquire(resource)
    try:
        yield Timeout(duration)
    finally:
        yield Release(resource)
    return granted


def customer(sim, ident, teller, printer, rng):
    arrived = sim.now
    granted = yield from use(teller, rng.randint(3, 12))
    waited = granted - arrived
    if waited > 30:
        raise Interrupt(ident)
    if rng.random() < 0.3:
        yield from use(printer, rng.randint(1, 9))
    return waited


def arrivals(sim, n, teller, printer, rng):
    for i in range(n):
        yield Timeout(rng.randint(0, 6))
        yield Spawn(customer(sim, i, teller, printer, rng), f"c{i}")
    return n


def forever():
    while True:
        yield Timeout(10 ** 9)


def confused():
    try:
        yield "what?"
    except TypeError as exc:
        yield Timeout(5)
        return str(exc)


def guarded(gen):
    try:
        yield from gen
    except GeneratorExit:
        CLOSED.append("guarded")
        raise


CLOSED = []


# --- coroutine-style pipelines ------------------------------------------------

def coroutine(fn):
    def start(*args, **kwargs):
        g = fn(*args, **kwargs)
        next(g)
        return g
    return start


@coroutine
def running_average():
    total = n = 0
    avg = None
    while True:
        value = yield avg
        if value is None:
            return (total, n)
        total += value
        n += 1
        avg = total / n


@coroutine
def broadcast(*targets):
    while True:
        item = yield
        for t in targets:
            t.send(item)


@coroutine
def collect(into, predicate):
    while True:
        item = yield
        if predicate(item):
            into.append(item)


def numbers(n, seed):
    for _ in range(n):
        seed = (seed * 16807) % 2147483647
        yield seed % 1000


def chunks(it, size):
    batch = []
    for x in it:
        batch.append(x)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


def flatten(nested):
    for item in nested:
        if isinstance(item, list):
            yield from flatten(item)
        else:
            yield item


def round_robin(*gens):
    queue = deque(gens)
    while queue:
        g = queue.popleft()
        try:
            yield next(g)
        except StopIteration:
            continue
        queue.append(g)


def hanoi(n, a="A", b="B", c="C"):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a, c
        yield from hanoi(n - 1, b, a, c)


def main():
    sim = Simulation()
    rng = random.Random(11)
    teller, printer = Resource("teller", 3), Resource("printer", 1)
    sim.start(arrivals(sim, 18000, teller, printer, rng), "arrivals")
    sim.start(confused(), "confused")
    sim.start(guarded(forever()), "guarded")
    sim.run(60000)
    waits = [v for k, v in sim.finished.items() if k[0] == "c" and isinstance(v, int)]
    left = sum(v == "interrupted" for v in sim.finished.values())
    print("bank", sim.events, sim.now, len(waits), sum(waits), max(waits), left)
    print("queues", teller.longest, printer.longest, sim.finished["arrivals"], sim.finished["confused"][:11], CLOSED)

    avg = running_average()
    for x in numbers(120000, 42):
        mean = avg.send(x)
    try:
        avg.send(None)
    except StopIteration as stop:
        print("average", f"{mean:.4f}", stop.value)

    evens, bigs = [], []
    bus = broadcast(collect(evens, lambda x: x % 2 == 0), collect(bigs, lambda x: x > 900))
    for x in numbers(70000, 7):
        bus.send(x)
    bus.close()
    print("bus", len(evens), len(bigs), sum(evens[:100]))

    nested = [list(c) for c in chunks(numbers(30000, 3), 7)]
    nested = [nested[:1000], [nested[1000:], [[[1]]]]]
    print("flatten", sum(flatten(nested)))
    mixed = list(round_robin(iter(range(12000)), numbers(9000, 5), iter("abc" * 2500)))
    print("robin", len(mixed), mixed[1500], mixed[-1])
    moves = list(hanoi(15))
    print("hanoi", len(moves), moves[:2], sum(src == "A" for src, _ in moves))


if __name__ == "__main__":
    main()
