"""Generators that feed generators; send; yield from."""

def numbers(n):
    state = 7
    for _ in range(n):
        state = (state * 16807) % 2147483647
        yield state


def keep(source, divisor):
    for x in source:
        if x % divisor:
            yield x


def pairs(source):
    for x in source:
        yield x, next(source, 0)


def nested(n):
    if n > 0:
        yield n
        yield from nested(n - 1)


def averager():
    total = count = 0
    average = 0.0
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count


def main():
    total = 0
    for a, b in pairs(keep(keep(numbers(900000), 3), 5)):
        total = (total + a * 3 + b) % 1000000007
    print(total, sum(sum(nested(40)) for _ in range(500)))
    mean = averager()
    next(mean)
    for x in numbers(500000):
        result = mean.send(x % 1000)
    print(f'{result:.6f}')


main()
