# The code of texts that ran is freed when nothing refers to it: what still does goes on, however much code came and went.
import gc
import traceback


def run(text, name="<text>"):
    space = {}
    exec(compile(text, name, "exec"), space)
    return space


def come_and_go(n):
    for i in range(n):
        space = run(f"def f_{i}(a_{i}, b=({i}, 'x{i}')): return a_{i}, b\nnames_{i} = f_{i}({i})")
        assert space[f"names_{i}"] == (i, (i, f"x{i}"))


kept = {
    "function": run("def add(x, y=1000001): return x + y, 'added'")["add"],
    "method": run("class C:\n    base = 'thing'\n    def get(self): return self.base, self.__class__.__name__")["C"]().get,
    "closure": run("def outer(n):\n    def inner(m): return [n, m, 'inner']\n    return inner")["outer"](7),
    "generator": run("def gen():\n    for word in ('first', 'second', 'third'): yield word, 12345678")["gen"](),
    "lambda in a list": run("made = [lambda: 'one', lambda: 'two']")["made"],
    "code": compile("result = [w.upper() for w in ('uvw', 'xyz')]", "<later>", "exec"),
    "code of a function": run("def g(): return 'from the code of g'")["g"].__code__,
}
next(kept["generator"])
try:
    run("def fails(value):\n    raise LookupError('text of it', value)\nfails(99)", "<failing>")
except LookupError as error:
    kept["exception"] = error

for _ in range(3):
    come_and_go(12)
    gc.collect()

print(kept["function"](1))  # expect: (1000002, 'added')
print(kept["method"]())  # expect: ('thing', 'C')
print(kept["closure"](8))  # expect: [7, 8, 'inner']
print(list(kept["generator"]))  # expect: [('second', 12345678), ('third', 12345678)]
print([f() for f in kept["lambda in a list"]])  # expect: ['one', 'two']
space = {}
exec(kept["code"], space)
print(space["result"])  # expect: ['UVW', 'XYZ']


def h(): ...


h.__code__ = kept["code of a function"]
print(h())  # expect: from the code of g
for summary in traceback.extract_tb(kept["exception"].__traceback__)[2:]:
    print(summary.filename, summary.lineno, summary.name)
# expect: <failing> 3 <module>
# expect: <failing> 2 fails
print(kept["exception"].__traceback__.tb_next.tb_next.tb_next.tb_frame.f_code.co_name)  # expect: fails

# A name that came and went is another one's place, not another one.
class Holder: ...


holder = Holder()
for i in range(30):
    setattr(holder, f"field_{i}", i)
    come_and_go(1)
    delattr(holder, f"field_{i}")
    gc.collect()
    setattr(holder, f"other_{i}", i)
    assert getattr(holder, f"field_{i}", "gone") == "gone"
print(len(vars(holder)), holder.other_0, holder.other_29)  # expect: 30 0 29
