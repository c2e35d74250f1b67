"""Exceptions raised and caught: try in loops, finally, user classes, chaining."""

class ParseError(ValueError):
    def __init__(self, text, position):
        super().__init__(f'bad character at {position}')
        self.position = position


def parse(text):
    value = 0
    for position, c in enumerate(text):
        if not c.isdigit():
            raise ParseError(text, position)
        value = value * 10 + int(c)
    return value


def convert(text, log):
    try:
        return parse(text)
    except ParseError as error:
        log.append(error.position)
        return -1
    finally:
        log.append(0)


def lookup(table, key):
    try:
        return table[key]
    except KeyError as error:
        raise LookupError(key) from error


def main():
    log, total = [], 0
    for i in range(180000):
        total += convert(f'{i}' if i % 3 else f'{i}x', log)
    missing, table = 0, {i: i for i in range(0, 100, 2)}
    for i in range(240000):
        try:
            total += lookup(table, i % 100)
        except LookupError:
            missing += 1
    print(total, len(log), sum(log), missing)


main()
