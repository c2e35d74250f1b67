"""Comprehensions of every kind, nested and with conditions."""

def main():
    total = 0
    for turn in range(900):
        squares = [x * x for x in range(1500)]
        odd = [x for x in squares if x % 2]
        table = {x: x % 7 for x in odd}
        groups = {value: sum(1 for x in table.values() if x == value) for value in set(table.values())}
        grid = [[(i * j + turn) % 5 for j in range(25)] for i in range(25)]
        flat = [cell for row in grid for cell in row if cell]
        pairs = {(a, b) for a in range(30) for b in range(30) if a * b % 7 == turn % 7}
        text = ''.join(chr(97 + c) for c in flat)
        total += len(odd) + sum(groups.values()) + len(pairs) + text.count('bc') + max(x * 2 for x in flat)
    print(total)


main()
