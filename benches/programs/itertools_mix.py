"""Iterators of the library: chains, groups, products, accumulations."""

from functools import reduce
from itertools import accumulate, chain, combinations, cycle, groupby, islice, permutations, product, takewhile, zip_longest


def main():
    total = 0
    for a, b, c in product(range(95), range(70), range(55)):
        if (a + b) % 3 == c % 3:
            total += a * b - c
    for p in permutations(range(8)):
        if p[0] < p[-1]:
            total += p[3]
    total += sum(x * y for x, y in combinations(range(400), 2)) % 1009
    data = [i * i % 23 for i in range(400000)]
    runs = [(key, sum(1 for _ in run)) for key, run in groupby(data, key=lambda x: x > 11)]
    sums = list(accumulate(data, lambda a, b: (a + b) % 1013))
    mixed = list(islice(chain.from_iterable(zip_longest(data, runs, fillvalue=0)), 50000, 50010))
    small = list(takewhile(lambda x: x < 900, sums))
    turns = sum(x * w for x, w in zip(data, cycle((1, 2, 3))))
    print(total, len(runs), sums[-1], mixed[0], len(small), turns, reduce(lambda a, b: (a * 31 + b) % 65537, data))


main()
