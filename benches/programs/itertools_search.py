"""Combinatorial search and scheduling: subsets, assignments, tours, a round-robin of queues."""

from itertools import chain, combinations, combinations_with_replacement, cycle, islice, permutations, product, repeat, takewhile


def round_robin(*queues):
    waiting = len(queues)
    turns = cycle(iter(queue).__next__ for queue in queues)
    while waiting:
        try:
            for take in turns:
                yield take()
        except StopIteration:
            waiting -= 1
            turns = cycle(islice(turns, waiting))


def main():
    weights = [(i * 37 + 11) % 101 for i in range(24)]
    best = max(combinations(weights, 5), key=lambda chosen: sum(chosen) % 97)
    subsets = sum(1 for chosen in chain.from_iterable(combinations(weights[:15], n) for n in range(16)) if sum(chosen) % 7 == 0)
    pairs = sum(a * b for a, b in combinations(range(700), 2)) % 1009
    triples = [(a, b, c) for a, b, c in product(range(1, 90), range(1, 90), range(1, 90)) if a * a + b * b == c * c]
    distance = [[(i * j + i + j) % 17 + 1 for j in range(8)] for i in range(8)]
    shortest = 10 ** 9
    for tour in permutations(range(1, 8)):
        length = distance[0][tour[0]] + distance[tour[-1]][0]
        for a, b in zip(tour, tour[1:]):
            length += distance[a][b]
        shortest = min(shortest, length)
    coins = sum(1 for chosen in combinations_with_replacement((1, 2, 5, 10, 20), 14) if sum(chosen) == 50)
    order = list(round_robin(range(40000), range(25000), "abc" * 9000))
    powers = list(takewhile(lambda n: n < 10 ** 30, map(pow, repeat(3), range(100))))
    codes = sum(1 for code in product("abcd", repeat=8) if code[0] != code[-1])
    print(best, subsets, pairs, len(triples), shortest, coins, len(order), len(powers), codes)


main()
