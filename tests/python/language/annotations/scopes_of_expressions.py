# what annotations, type parameters and aliases may hold
# since: 3.14
def report(source):
    try:
        compile(source, "<s>", "exec")
    except SyntaxError as error:
        print(error.msg, error.offset, error.end_offset)
    else:
        print("fine")

report("async def f(): type X = [a async for a in b]")
# expect: asynchronous comprehension outside of an asynchronous function 25 45
report("async def f(): x: [await a for a in b]")
# expect: asynchronous comprehension outside of an asynchronous function 19 39
report("async def f():\n def g() -> [a async for a in b]: pass")
# expect: asynchronous comprehension outside of an asynchronous function 13 33
report("async def f():\n class g[T]([a async for a in b]): pass")
# expect: asynchronous comprehension outside of an asynchronous function 13 33
report("async def f():\n def g(x: (a async for a in b)): pass")  # expect: fine
report("type T = [(x := 3) for _ in y]")
# expect: assignment expression within a comprehension cannot be used in a type alias 12 13
report("def f[T: [(x := 3) for _ in y]](): pass")
# expect: assignment expression within a comprehension cannot be used in a TypeVar bound 12 13
report("class C: x: [(y := 3) for a in b]")
# expect: assignment expression within a comprehension cannot be used in a class body 15 16
report("def f[T](x: [(y := 3) for a in b]): pass")
# expect: assignment expression within a comprehension cannot be used within the definition of a generic 15 16
report("class C[__classdict__]: pass")
# expect: reserved name '__classdict__' cannot be used for type parameter 9 22
report("type A[__debug__] = 1")  # expect: cannot assign to __debug__ 8 17

def outer():
    def inner(x: [(last := n) for n in (1, 2)]): pass
    return inner.__annotations__, last
print(outer())  # expect: ({'x': [1, 2]}, 2)
