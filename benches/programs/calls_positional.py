"""Plain functions that call each other with positional arguments."""

def step(a, b, c):
    return (a * 3 + b) ^ c


def walk(x, n):
    while n > 0:
        x = step(x, n, 7) & 0xFFFF
        n -= 1
    return x


def main():
    total = 0
    for i in range(550):
        total += walk(i, 22000 // 4)
    print(total)


main()
