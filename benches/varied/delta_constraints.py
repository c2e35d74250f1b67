"""A DeltaBlue-style incremental one-way constraint solver."""
from enum import IntEnum


class Direction(IntEnum):
    NONE = 0
    FORWARD = 1
    BACKWARD = -1


class Strength:
    def __init__(self, value, name):
        self.value = value
        self.name = name

    @classmethod
    def stronger(cls, a, b):
        return a.value < b.value

    @classmethod
    def weaker(cls, a, b):
        return a.value > b.value

    @classmethod
    def weakest_of(cls, a, b):
        return a if cls.weaker(a, b) else b

    def next_weaker(self):
        return STRENGTHS[self.value + 1]

    def __repr__(self):
        return f"<{self.name}>"


STRENGTHS = [
    Strength(i, n)
    for i, n in enumerate(
        ["required", "strongPreferred", "preferred", "strongDefault", "normal", "weakDefault", "weakest"]
    )
]
REQUIRED, STRONG_PREFERRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAK_DEFAULT, WEAKEST = STRENGTHS


class Variable:
    def __init__(self, name, value=0):
        self.name = name
        self.value = value
        self.constraints = []
        self.determined_by = None
        self.mark = 0
        self.walk_strength = WEAKEST
        self.stay = True

    def add_constraint(self, c):
        self.constraints.append(c)

    def remove_constraint(self, c):
        self.constraints.remove(c)
        if self.determined_by is c:
            self.determined_by = None


class Constraint:
    def __init__(self, strength, planner):
        self.strength = strength
        self.planner = planner

    def add(self):
        self.add_to_graph()
        self.planner.incremental_add(self)

    def destroy(self):
        if self.is_satisfied():
            self.planner.incremental_remove(self)
        else:
            self.remove_from_graph()

    def is_input(self):
        return False

    def satisfy(self, mark):
        self.choose_method(mark)
        if not self.is_satisfied():
            if self.strength is REQUIRED:
                raise RuntimeError("could not satisfy a required constraint")
            return None
        self.mark_inputs(mark)
        out = self.output()
        overridden = out.determined_by
        if overridden is not None:
            overridden.mark_unsatisfied()
        out.determined_by = self
        if not self.planner.add_propagate(self, mark):
            raise RuntimeError("cycle encountered")
        out.mark = mark
        return overridden


class UnaryConstraint(Constraint):
    def __init__(self, v, strength, planner):
        super().__init__(strength, planner)
        self.my_output = v
        self.satisfied = False
        self.add()

    def add_to_graph(self):
        self.my_output.add_constraint(self)
        self.satisfied = False

    def choose_method(self, mark):
        self.satisfied = self.my_output.mark != mark and Strength.stronger(
            self.strength, self.my_output.walk_strength
        )

    def is_satisfied(self):
        return self.satisfied

    def mark_inputs(self, mark):
        pass

    def output(self):
        return self.my_output

    def mark_unsatisfied(self):
        self.satisfied = False

    def recalculate(self):
        self.my_output.walk_strength = self.strength
        self.my_output.stay = not self.is_input()
        if self.my_output.stay:
            self.execute()

    def execute(self):
        pass

    def inputs_known(self, mark):
        return True

    def remove_from_graph(self):
        if self.my_output is not None:
            self.my_output.remove_constraint(self)
        self.satisfied = False


class StayConstraint(UnaryConstraint):
    pass


class EditConstraint(UnaryConstraint):
    def is_input(self):
        return True


class BinaryConstraint(Constraint):
    def __init__(self, v1, v2, strength, planner):
        super().__init__(strength, planner)
        self.v1 = v1
        self.v2 = v2
        self.direction = Direction.NONE
        self.add()

    def choose_method(self, mark):
        v1, v2 = self.v1, self.v2
        if v1.mark == mark:
            ok = v2.mark != mark and Strength.stronger(self.strength, v2.walk_strength)
            self.direction = Direction.FORWARD if ok else Direction.NONE
        elif v2.mark == mark:
            ok = v1.mark != mark and Strength.stronger(self.strength, v1.walk_strength)
            self.direction = Direction.BACKWARD if ok else Direction.NONE
        elif Strength.weaker(v1.walk_strength, v2.walk_strength):
            ok = Strength.stronger(self.strength, v1.walk_strength)
            self.direction = Direction.BACKWARD if ok else Direction.NONE
        else:
            ok = Strength.stronger(self.strength, v2.walk_strength)
            self.direction = Direction.FORWARD if ok else Direction.NONE

    def add_to_graph(self):
        self.v1.add_constraint(self)
        self.v2.add_constraint(self)
        self.direction = Direction.NONE

    def is_satisfied(self):
        return self.direction is not Direction.NONE

    def input(self):
        return self.v1 if self.direction is Direction.FORWARD else self.v2

    def output(self):
        return self.v2 if self.direction is Direction.FORWARD else self.v1

    def mark_inputs(self, mark):
        self.input().mark = mark

    def mark_unsatisfied(self):
        self.direction = Direction.NONE

    def recalculate(self):
        src, out = self.input(), self.output()
        out.walk_strength = Strength.weakest_of(self.strength, src.walk_strength)
        out.stay = src.stay
        if out.stay:
            self.execute()

    def inputs_known(self, mark):
        i = self.input()
        return i.mark == mark or i.stay or i.determined_by is None

    def remove_from_graph(self):
        self.v1.remove_constraint(self)
        self.v2.remove_constraint(self)
        self.direction = Direction.NONE


class EqualityConstraint(BinaryConstraint):
    def execute(self):
        self.output().value = self.input().value


class ScaleConstraint(BinaryConstraint):
    def __init__(self, src, scale, offset, dest, strength, planner):
        self.scale = scale
        self.offset = offset
        super().__init__(src, dest, strength, planner)

    def add_to_graph(self):
        super().add_to_graph()
        self.scale.add_constraint(self)
        self.offset.add_constraint(self)

    def remove_from_graph(self):
        super().remove_from_graph()
        self.scale.remove_constraint(self)
        self.offset.remove_constraint(self)

    def mark_inputs(self, mark):
        super().mark_inputs(mark)
        self.scale.mark = self.offset.mark = mark

    def execute(self):
        if self.direction is Direction.FORWARD:
            self.v2.value = self.v1.value * self.scale.value + self.offset.value
        else:
            self.v1.value = (self.v2.value - self.offset.value) // self.scale.value

    def recalculate(self):
        src, out = self.input(), self.output()
        out.walk_strength = Strength.weakest_of(self.strength, src.walk_strength)
        out.stay = src.stay and self.scale.stay and self.offset.stay
        if out.stay:
            self.execute()


class Planner:
    def __init__(self):
        self.current_mark = 0

    def new_mark(self):
        self.current_mark += 1
        return self.current_mark

    def incremental_add(self, c):
        mark = self.new_mark()
        overridden = c.satisfy(mark)
        while overridden is not None:
            overridden = overridden.satisfy(mark)

    def incremental_remove(self, c):
        out = c.output()
        c.mark_unsatisfied()
        c.remove_from_graph()
        unsatisfied = self.remove_propagate_from(out)
        strength = REQUIRED
        while True:
            for u in unsatisfied:
                if u.strength is strength:
                    self.incremental_add(u)
            if strength is WEAKEST:
                break
            strength = strength.next_weaker()

    def make_plan(self, sources):
        mark = self.new_mark()
        plan = []
        todo = list(sources)
        while todo:
            c = todo.pop(0)
            if c.output().mark != mark and c.inputs_known(mark):
                plan.append(c)
                c.output().mark = mark
                self.add_consuming(c.output(), todo)
        return plan

    def extract_plan(self, constraints):
        return self.make_plan([c for c in constraints if c.is_input() and c.is_satisfied()])

    def add_propagate(self, c, mark):
        todo = [c]
        while todo:
            d = todo.pop(0)
            if d.output().mark == mark:
                self.incremental_remove(c)
                return False
            d.recalculate()
            self.add_consuming(d.output(), todo)
        return True

    def remove_propagate_from(self, out):
        out.determined_by = None
        out.walk_strength = WEAKEST
        out.stay = True
        unsatisfied = []
        todo = [out]
        while todo:
            v = todo.pop(0)
            unsatisfied.extend(c for c in v.constraints if not c.is_satisfied())
            determining = v.determined_by
            for c in v.constraints:
                if c is not determining and c.is_satisfied():
                    c.recalculate()
                    todo.append(c.output())
        return unsatisfied

    def add_consuming(self, v, coll):
        determining = v.determined_by
        for c in v.constraints:
            if c is not determining and c.is_satisfied():
                coll.append(c)


def change(planner, v, new_value):
    edit = EditConstraint(v, PREFERRED, planner)
    plan = planner.extract_plan([edit])
    for _ in range(10):
        v.value = new_value
        for c in plan:
            c.execute()
    edit.destroy()


def chain_test(n):
    planner = Planner()
    variables = [Variable(f"v{i}") for i in range(n + 1)]
    for a, b in zip(variables, variables[1:]):
        EqualityConstraint(a, b, REQUIRED, planner)
    first, last = variables[0], variables[-1]
    StayConstraint(last, STRONG_DEFAULT, planner)
    edit = EditConstraint(first, PREFERRED, planner)
    plan = planner.extract_plan([edit])
    for i in range(60):
        first.value = i
        for c in plan:
            c.execute()
        assert last.value == i, "chain test failed"
    edit.destroy()
    return last.value


def projection_test(n):
    planner = Planner()
    scale = Variable("scale", 10)
    offset = Variable("offset", 1000)
    dests = []
    src = dst = None
    for i in range(n):
        src = Variable(f"src{i}", i)
        dst = Variable(f"dst{i}", i)
        dests.append(dst)
        StayConstraint(src, NORMAL, planner)
        ScaleConstraint(src, scale, offset, dst, REQUIRED, planner)
    change(planner, src, 17)
    assert dst.value == 1170
    change(planner, dst, 1050)
    assert src.value == 5
    change(planner, scale, 5)
    assert all(d.value == i * 5 + 1000 for i, d in enumerate(dests[:-1]))
    change(planner, offset, 2000)
    assert all(d.value == i * 5 + 2000 for i, d in enumerate(dests[:-1]))
    return sum(d.value for d in dests)


def main():
    sizes = range(200, 1400, 200)
    print("chain", sum(map(chain_test, sizes)) + chain_test(2000))
    print("projection", *map(projection_test, sizes), projection_test(1500))


if __name__ == "__main__":
    main()
