# A closure lists its cells in the order of the names; a function its own with the parameters first.
def outer(z, b, *args, k=1, **kw):
    y = 1
    a = 2
    m = 3

    def inner():
        return y, a, b, z, kw, k, args, m

    def other():
        return m, lambda: (y, a)

    return inner, other


inner, other = outer(5, 6)
print(outer.__code__.co_cellvars)  # expect: ('z', 'b', 'k', 'args', 'kw', 'a', 'm', 'y')
print(inner.__code__.co_freevars, [c.cell_contents for c in inner.__closure__])
# expect: ('a', 'args', 'b', 'k', 'kw', 'm', 'y', 'z') [2, (), 6, 1, {}, 3, 1, 5]
print(other.__code__.co_freevars, [c.cell_contents for c in other.__closure__])
# expect: ('a', 'm', 'y') [2, 3, 1]
