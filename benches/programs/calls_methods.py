"""Bound methods, inherited methods, class and static methods."""

class Base:
    def __init__(self, start):
        self.value = start

    def bump(self, by):
        self.value = (self.value + by) % 10007
        return self

    @classmethod
    def fresh(cls, start):
        return cls(start)

    @staticmethod
    def mix(a, b):
        return a * 31 + b


class Derived(Base):
    def bump(self, by):
        return super().bump(by + 1)


def main():
    total = 0
    for i in range(9000):
        item = (Derived if i % 2 else Base).fresh(i)
        for j in range(150):
            item.bump(j)
        push = item.bump
        for j in range(50):
            push(j)
        total = Base.mix(total, item.value) % 1000003
    print(total)


main()
