"""Closures that keep and change state, and functions made by functions."""

def counter(step):
    total = 0

    def add(n):
        nonlocal total
        total += n * step
        return total

    def peek():
        return total

    return add, peek


def compose(*functions):
    def run(x):
        for function in functions:
            x = function(x)
        return x
    return run


def main():
    pairs = [counter(s) for s in range(1, 9)]
    for i in range(800000):
        add, _ = pairs[i & 7]
        add(i)
    print([peek() for _, peek in pairs])
    pipeline = compose(lambda x: x + 1, lambda x: x * 2, lambda x: x % 1009)
    x = 1
    for _ in range(900000):
        x = pipeline(x)
    print(x)


main()
