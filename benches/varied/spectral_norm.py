"""Spectral norm plus a small Jacobi / power-iteration toolkit on nested lists."""
from math import sqrt


def eval_A(i, j):
    ij = i + j
    return 1.0 / (ij * (ij + 1) // 2 + i + 1)


def A_times(u):
    n = len(u)
    return [sum_of(eval_A(i, j) * u[j] for j in range(n)) for i in range(n)]


def At_times(u):
    args = ((i, u) for i in range(len(u)))
    return [part_At_times_u(i_u) for i_u in args]


def part_At_times_u(i_u):
    i, u = i_u
    partial = 0.0
    for j, uj in enumerate(u):
        partial += eval_A(j, i) * uj
    return partial


def sum_of(values):
    total = 0.0
    for v in values:
        total += v
    return total


def AtA_times(u):
    return At_times(A_times(u))


def spectral_norm(n, rounds=6):
    u = [1.0] * n
    for _ in range(rounds):
        v = AtA_times(u)
        u = AtA_times(v)
    vBv = vv = 0.0
    for ue, ve in zip(u, v):
        vBv += ue * ve
        vv += ve * ve
    return sqrt(vBv / vv)


def transpose(m):
    return [list(row) for row in zip(*m)]


def matmul(a, b):
    bt = transpose(b)
    return [[sum_of(x * y for x, y in zip(row, col)) for col in bt] for row in a]


def jacobi_solve(a, b, iterations):
    n = len(b)
    x = [0.0] * n
    for _ in range(iterations):
        nxt = x[:]
        for i, row in enumerate(a):
            s = b[i]
            for j in range(n):
                if j != i:
                    s -= row[j] * x[j]
            nxt[i] = s / row[i]
        x = nxt
    return x


def main():
    print(f"norm {spectral_norm(260):.9f}")

    n = 56
    h = [[eval_A(i, j) for j in range(n)] for i in range(n)]
    g = matmul(h, transpose(h))
    for i in range(n):
        g[i][i] += n
    b = [float((i * 7) % 5) for i in range(n)]
    x = jacobi_solve(g, b, 200)
    residual = max(abs(sum_of(r * v for r, v in zip(row, x)) - bi) for row, bi in zip(g, b))
    print(f"x0 {x[0]:.8f} x-1 {x[-1]:.8f} residual ok {residual < 1e-9}")


main()
