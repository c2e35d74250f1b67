"""Sorting: keys, several keys, stability, merges, user comparison."""

from functools import cmp_to_key


def records(n):
    state = 1
    for i in range(n):
        state = state * 48271 % 2147483647
        yield {'id': i, 'group': state % 17, 'score': state % 1000 / 10, 'name': f'n{state % 5003}'}


class Ranked:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value < other.value


def main():
    rows = list(records(100000))
    by_name = sorted(rows, key=lambda r: r['name'])
    by_two = sorted(rows, key=lambda r: (r['group'], -r['score'], r['id']))
    by_score = sorted(by_name, key=lambda r: r['score'], reverse=True)
    ranked = sorted(Ranked(r['id'] * 7919 % 10007) for r in rows[:50000])
    compared = sorted((r['id'] * 31 % 5003 for r in rows[:30000]), key=cmp_to_key(lambda a, b: b - a))
    print(by_name[5]['id'], by_two[77]['id'], by_score[123]['id'], ranked[500].value, compared[17])
    print(sum(i * r['id'] for i, r in enumerate(by_two)) % 1000003)


main()
