"""Log records: grouped by minute and host, moving averages, a merged report."""

from itertools import accumulate, chain, compress, count, groupby, islice, pairwise, starmap, tee, zip_longest


def windows(items, n):
    iterators = tee(items, n)
    for skip, iterator in enumerate(iterators):
        next(islice(iterator, skip, skip), None)
    return zip(*iterators)


def main():
    records = [(i // 50, f"host{i * 7 % 5}", i * i % 1009) for i in range(150000)]
    total = 0
    for minute, run in groupby(records, key=lambda record: record[0]):
        for host, part in groupby(sorted(run), key=lambda record: record[1]):
            total += sum(record[2] for record in part) % 7
    sizes = [size for _, _, size in records]
    jumps = sum(abs(a - b) for a, b in pairwise(sizes))
    averages = [sum(window) // 4 for window in windows(sizes, 4)]
    peaks = list(accumulate(sizes, max))
    running = list(accumulate(sizes))
    errors = list(compress(count(), (size > 1000 for size in sizes)))
    merged = list(chain.from_iterable(zip_longest(sizes, averages[::2], fillvalue=0)))
    products = sum(starmap(lambda a, b: a * b % 11, zip(sizes, peaks)))
    top = list(islice(chain(averages, running), 0, None, 9))
    print(total, jumps, sum(averages), peaks[-1], running[-1], len(errors), len(merged), products, sum(top) % 65537)


main()
