"""A small solver of one-way constraints: chains of objects that update each other."""

class Cell:
    def __init__(self, name, value=0):
        self.name = name
        self.value = value
        self.rules = []
        self.mark = 0

    def set(self, value, planner):
        self.value = value
        planner.propagate(self)


class Rule:
    def __init__(self, target, *inputs):
        self.target = target
        self.inputs = inputs
        for cell in inputs:
            cell.rules.append(self)

    def compute(self):
        return self.inputs[0].value

    def apply(self):
        value = self.compute()
        if value == self.target.value:
            return False
        self.target.value = value
        return True


class Sum(Rule):
    def compute(self):
        return sum(cell.value for cell in self.inputs)


class Scale(Rule):
    def __init__(self, target, source, factor):
        super().__init__(target, source)
        self.factor = factor

    def compute(self):
        return self.inputs[0].value * self.factor % 10007


class Planner:
    def __init__(self):
        self.updates = 0

    def propagate(self, cell):
        todo = [cell]
        while todo:
            for rule in todo.pop().rules:
                self.updates += 1
                if rule.apply():
                    todo.append(rule.target)


def main():
    planner = Planner()
    cells = [Cell(f'c{i}') for i in range(300)]
    for i in range(1, 300):
        if i % 3 == 0:
            Scale(cells[i], cells[i - 1], 3)
        elif i % 3 == 1:
            Sum(cells[i], cells[i - 1])
        else:
            Rule(cells[i], cells[i - 1])
    for i in range(3200):
        cells[0].set(i + 1, planner)
    print(planner.updates, cells[-1].value, sum(cell.value for cell in cells))


main()
