"""Structural pattern matching over tuples, dicts and objects."""

class Circle:
    __match_args__ = ('radius',)

    def __init__(self, radius):
        self.radius = radius


class Box:
    __match_args__ = ('width', 'height')

    def __init__(self, width, height):
        self.width = width
        self.height = height


def measure(shape):
    match shape:
        case Circle(0):
            return 0
        case Circle(radius):
            return 3 * radius * radius
        case Box(width, height) if width == height:
            return width * width
        case Box(width=width, height=height):
            return width * height
        case ['line', length]:
            return length
        case ['path', first, *rest]:
            return first + len(rest)
        case {'kind': 'group', 'shapes': shapes}:
            return sum(measure(s) for s in shapes)
        case int(n) | float(n):
            return n
        case 'unit' | 'one':
            return 1
        case _:
            return -1


def main():
    total = 0
    for i in range(72000):
        shapes = (Circle(i % 4), Box(i % 5, 3), ['line', i % 9], ['path', 1, 2, 3], i, 'unit', None)
        for shape in shapes:
            total += measure(shape)
        if i % 10 == 0:
            total += measure({'kind': 'group', 'shapes': shapes})
    print(total)


main()
