"""Work at three sizes, 1, 10 and 100 times the first: a line for each, its name, the size and the seconds. Runs in both engines."""

import heapq
import json
import re
import time
from collections import Counter, deque


def append_and_pop(n):
    items = []
    for i in range(n):
        items.append(i)
    while items:
        items.pop()


def build_dict(n):
    found = {}
    for i in range(n):
        found[f"key{i}"] = i
    return sum(found[f"key{i}"] for i in range(n))


def delete_from_dict(n):
    found = dict.fromkeys(range(n))
    for i in range(n):
        del found[i]
        for first in found:
            break


def text_by_plus(n):
    text = ""
    for i in range(n):
        text += "word "
    return len(text)


def text_by_join(n):
    return len(" ".join([str(i) for i in range(n)]))


def split_and_count(n):
    return Counter(("the quick brown fox jumps over the lazy dog " * n).split())


def sort_texts(n):
    return sorted(str(i * 7919 % n) for i in range(n))


def sort_by_key(n):
    return sorted(({"a": i * 7919 % n, "b": i} for i in range(n)), key=lambda row: row["a"])


def queue_both_ends(n):
    line = deque()
    for i in range(n):
        line.append(i)
        line.append(i)
        line.popleft()
    return sum(line)


def heap_of_pairs(n):
    heap = []
    for i in range(n):
        heapq.heappush(heap, (i * 7919 % n, i))
    return [heapq.heappop(heap) for _ in range(n)]


class Node:
    def __init__(self, value, following):
        self.value = value
        self.following = following


def linked_list(n):
    head = None
    for i in range(n):
        head = Node(i, head)
    total = 0
    while head:
        total += head.value
        head = head.following
    return total


def chain_of_generators(n):
    def numbers():
        for i in range(n):
            yield i

    def even(items):
        for item in items:
            if item % 2 == 0:
                yield item

    return sum(even(numbers()))


def set_arithmetic(n):
    a, b = set(range(n)), set(range(n // 2, n + n // 2))
    return len(a & b), len(a | b), len(a - b), len(a ^ b)


def slices(n):
    items = list(range(n))
    for i in range(100):
        items = items[1:] + items[:1]
    return items[0]


def json_there_and_back(n):
    rows = [{"id": i, "name": f"name {i}", "tags": ["a", "b"], "score": i / 3} for i in range(n)]
    return len(json.loads(json.dumps(rows)))


def search_text(n):
    return len(re.findall(r"(\w+)@(\w+)\.com", "someone@example.com and some words between, " * n))


def large_power(n):
    return (3 ** n).bit_length()


def deep_recursion(n):
    def down(depth):
        return 0 if depth == 0 else 1 + down(depth - 1)

    return sum(down(50) for _ in range(n))


def exceptions(n):
    caught = 0
    for i in range(n):
        try:
            raise ValueError(i)
        except ValueError:
            caught += 1
    return caught


def grid(n):
    rows = [[x ^ y for x in range(100)] for y in range(n)]
    return [sum(column) for column in zip(*rows)][0]


WORK = {
    append_and_pop: 3000, build_dict: 1500, delete_from_dict: 3000, text_by_plus: 5000, text_by_join: 3000, split_and_count: 400,
    sort_texts: 1500, sort_by_key: 1200, queue_both_ends: 2500, heap_of_pairs: 700, linked_list: 2000, chain_of_generators: 4000,
    set_arithmetic: 6000, slices: 400, json_there_and_back: 100, search_text: 400, large_power: 2000, deep_recursion: 60,
    exceptions: 2500, grid: 40,
}


def main():
    for work, size in WORK.items():
        for times in 1, 10, 100:
            best = None
            for _ in range(5 if times < 100 else 2):
                start = time.perf_counter()
                work(size * times)
                seconds = time.perf_counter() - start
                best = seconds if best is None or seconds < best else best
            print(work.__name__, times, best)


main()
