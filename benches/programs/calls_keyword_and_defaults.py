"""Calls with defaults, keywords, *args and **kwargs."""

def area(width, height=2, *, scale=1, offset=0):
    return width * height * scale + offset


def gather(*values, **options):
    return sum(values) * options.get('times', 1)


def relay(*args, **kwargs):
    return gather(*args, **kwargs)


def main():
    total = 0
    for i in range(400000):
        total += area(i)
        total += area(i, 3, scale=2)
        total += area(width=i, height=1, offset=5)
        total += relay(i, 1, 2, times=3)
        total &= 0xFFFFFFFF
    print(total)


main()
