"""Counting and grouping: named tuples, default dicts, counters, bounded deques, dicts under tuples, sets."""

from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

Visit = namedtuple('Visit', 'user page seconds')


def visits(n):
    state = 1
    for _ in range(n):
        state = state * 48271 % 2147483647
        yield Visit(f'u{state % 211}', f'p{state % 97}', state % 600)


def main():
    pages = defaultdict(list)
    total = defaultdict(int)
    seen = Counter()
    steps = {}
    last = deque(maxlen=50)
    recent = OrderedDict()
    slow = 0
    for visit in visits(130000):
        user, page, seconds = visit
        pages[visit.user].append(page)
        total[user] += visit.seconds
        seen[visit.page] += 1
        key = user, page
        steps[key] = steps.get(key, 0) + 1
        last.append(visit)
        if last[0].seconds > seconds:
            slow += 1
        recent[page] = seconds
        recent.move_to_end(page)
        if len(recent) > 60:
            recent.popitem(last=False)
    queue = deque([('u1', 0)])
    reached = {'u1'}
    while queue:
        user, depth = queue.popleft()
        for page in pages[user][:12]:
            other = f'u{(int(page[1:]) * 7 + depth) % 211}'
            if other not in reached:
                reached.add(other)
                queue.append((other, depth + 1))
    both = 0
    kinds = [set(found) for found in pages.values()]
    for a, b in zip(kinds, kinds[1:]):
        both += len(a & b) + len(a | b) - len(a - b) + len(a ^ b)
    words = Counter(page for found in pages.values() for page in found)
    letters = Counter(''.join(words) * 50)
    print(seen.most_common(3), letters.most_common(2), sum((seen + words).values()), slow)
    print(sum(total.values()), len(steps), max(steps.values()), len(reached), both, list(recent)[:3], sum(v.seconds for v in last))


main()
