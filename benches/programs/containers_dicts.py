"""Dicts and sets: counting, grouping, graph search."""

def group(n):
    groups = {}
    for i in range(n):
        key = (i * i + 7 * i) % 251
        groups.setdefault(key, []).append(i)
    return sum(len(v) * k for k, v in groups.items())


def graph(n):
    edges = {i: {(i * 3 + 1) % n, (i * 7 + 2) % n, (i + 11) % n} for i in range(n)}
    seen, frontier, depth = {0}, [0], 0
    while frontier:
        step = set()
        for node in frontier:
            step |= edges[node]
        step -= seen
        seen |= step
        frontier = sorted(step)
        depth += 1
    return len(seen), depth


def words(n):
    counts = {}
    for i in range(n):
        word = f'w{i * 2654435761 % 4096}'
        counts[word] = counts.get(word, 0) + 1
    return max(sorted(counts.items()), key=lambda pair: pair[1])


print(group(1000000), graph(90000), words(450000))
