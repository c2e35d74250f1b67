"""Matrices as lists of lists: multiplication, Gauss elimination."""

def product(a, b):
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]


def solve(matrix, right):
    n = len(matrix)
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        top = rows[k]
        for i in range(k + 1, n):
            row = rows[i]
            factor = row[k] / top[k]
            for j in range(k, n + 1):
                row[j] -= factor * top[j]
    result = [0.0] * n
    for k in range(n - 1, -1, -1):
        rest = sum(rows[k][j] * result[j] for j in range(k + 1, n))
        result[k] = (rows[k][n] - rest) / rows[k][k]
    return result


def main():
    n = 150
    a = [[((i * 7 + j * 3) % 11) + (20.0 if i == j else 0.0) for j in range(n)] for i in range(n)]
    b = product(product(a, a), a)
    x = solve(a, [float(i) for i in range(n)])
    print(round(sum(map(sum, b))), f'{sum(x):.10f}')


main()
