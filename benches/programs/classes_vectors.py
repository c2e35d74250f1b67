"""Small objects with operator methods, __slots__ and properties."""

class Vector:
    __slots__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor)

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __hash__(self):
        return hash((self.x, self.y))

    @property
    def norm2(self):
        return self.x * self.x + self.y * self.y


def main():
    position, speed = Vector(0, 0), Vector(3, 5)
    for i in range(340000):
        position = position + speed * (i % 3) - Vector(1, 2)
        if position.norm2 > 10 ** 9:
            position = Vector(0, 0)
    seen = {Vector(i % 50, i % 40) for i in range(60000)}
    print(position.x, position.y, len(seen))


main()
