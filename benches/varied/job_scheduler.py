"""Plan build jobs with graphlib, simulate workers with a heap, print a Gantt-like report."""
import graphlib
import heapq
import zlib
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from random import Random

JOBS = 260
PLANS = 43


class Priority(IntEnum):
    LOW = 1
    NORMAL = 5
    HIGH = 9


class State(Enum):
    WAITING = auto()
    READY = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()
    SKIPPED = auto()

    @property
    def final(self):
        return self in (State.DONE, State.FAILED, State.SKIPPED)


@dataclass
class Job:
    name: str
    cost: int
    prio: Priority
    needs: set = field(default_factory=set)
    state: State = State.WAITING
    attempts: int = 0
    start: int = -1
    end: int = -1

    def __lt__(self, other):
        return (-self.prio, self.cost, self.name) < (-other.prio, other.cost, other.name)


def make_jobs(rng):
    kinds = ["fetch", "build", "test", "lint", "deploy"]
    jobs = {}
    for i in range(JOBS):
        j = Job(f"{kinds[i % 5]}-{i:03d}", rng.randint(1, 30), rng.choice(list(Priority)))
        if i:
            pool = list(jobs)[-40:]
            j.needs.update(rng.sample(pool, min(len(pool), rng.choice([0, 1, 1, 2, 3]))))
        jobs[j.name] = j
    return jobs


def critical_path(jobs, order):
    best = {}
    for name in order:
        j = jobs[name]
        prev = max(sorted(j.needs), key=lambda n: best[n][0], default=None)
        best[name] = (j.cost + (best[prev][0] if prev else 0), prev)
    cur = max(sorted(best), key=lambda n: best[n][0])
    total, path = best[cur][0], deque()
    while cur:
        path.appendleft(cur)
        cur = best[cur][1]
    return total, list(path)


def simulate(jobs, workers, rng, log):
    ts = graphlib.TopologicalSorter({n: j.needs for n, j in jobs.items()})
    ts.prepare()
    ready, running, now, free = [], [], 0, list(range(workers))[::-1]
    busy = defaultdict(int)
    dependents = defaultdict(set)
    for j in jobs.values():
        for n in j.needs:
            dependents[n].add(j.name)

    def admit():
        for name in ts.get_ready():
            j = jobs[name]
            if j.state is State.SKIPPED:
                ts.done(name)
                admit()
            else:
                j.state = State.READY
                heapq.heappush(ready, j)

    admit()
    while ready or running:
        while ready and free:
            j = heapq.heappop(ready)
            w = free.pop()
            j.state, j.attempts = State.RUNNING, j.attempts + 1
            j.start = now if j.start < 0 else j.start
            heapq.heappush(running, (now + j.cost, j.name, w))
            busy[w] += j.cost
        now, name, w = heapq.heappop(running)
        free.append(w)
        j = jobs[name]
        if rng.random() < 0.04:
            if j.attempts < 2:
                log.append(f"[{now:>5}] retry {name}")
                j.state = State.READY
                heapq.heappush(ready, j)
                continue
            j.state = State.FAILED
        else:
            j.state = State.DONE
        j.end = now
        log.append(f"[{now:>5}] w{w} {j.name:<12}{j.state.name:<8}{'*' * j.prio.value:<10}")
        if j.state is State.FAILED:
            todo = deque(dependents[name])
            while todo:
                n = todo.popleft()
                if not jobs[n].state.final:
                    jobs[n].state = State.SKIPPED
                    todo.extend(dependents[n])
        ts.done(name)
        admit()
    return now, [busy[w] / now for w in range(workers)]


def main():
    rng = Random(1234)
    log = []
    summary = []
    for plan in range(PLANS):
        jobs = make_jobs(rng)
        graph = {n: sorted(j.needs) for n, j in jobs.items()}
        order = list(graphlib.TopologicalSorter(graph).static_order())
        pos = {n: i for i, n in enumerate(order)}
        assert all(pos[d] < pos[n] for n in graph for d in graph[n])
        total, path = critical_path(jobs, order)
        for workers in (2, 5):
            for j in jobs.values():
                j.state, j.attempts, j.start, j.end = State.WAITING, 0, -1, -1
            span, load = simulate(jobs, workers, rng, log)
            states = Counter(j.state.name for j in jobs.values())
            waits = Counter()
            for j in jobs.values():
                if j.state is State.DONE:
                    waits[j.prio.name] += j.start
            summary.append(f"plan {plan:02d} w={workers} span={span:>5} cp={total:>4}/{len(path):<3} "
                           f"load={'/'.join(f'{x:.0%}' for x in load)} {sorted(states.items())} {sorted(waits.items())}")
    try:
        graphlib.TopologicalSorter({"a": {"b"}, "b": {"c"}, "c": {"a"}}).prepare()
    except graphlib.CycleError as e:
        summary.append(f"cycle of {len(e.args[1]) - 1}")
    print(summary[0])
    print(summary[-1], len(log))
    print(f"{zlib.crc32(chr(10).join(log + summary).encode()):#010x}")


main()
