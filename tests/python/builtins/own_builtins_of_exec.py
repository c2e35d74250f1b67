# Code whose globals hold __builtins__ knows these builtins and no others.
for text in ("len('a')", "open('x')", "[].__class__", "abs(-1)"):
    try:
        print(text, eval(text, {"__builtins__": {}}, {}))
    except NameError as e:
        print(text, e)
# expect: len('a') name 'len' is not defined
# expect: open('x') name 'open' is not defined
# expect: [].__class__ <class 'list'>
# expect: abs(-1) name 'abs' is not defined
print(eval("root(16) + len('ab')", {"__builtins__": {}, "root": lambda n: n ** 0.5, "len": len}))
# expect: 6.0
print(eval("twice(3)", {"__builtins__": {"twice": lambda n: n * 2}}))  # expect: 6
space = {"__builtins__": {"print": print}}
exec("def f():\n    print('inside')\n    return len", space)
try:
    space["f"]()  # expect: inside
except NameError as e:
    print(e)  # expect: name 'len' is not defined
plain = {}
exec("x = len('abc')", plain)
print(list(plain), type(plain["__builtins__"]), plain["x"])  # expect: ['__builtins__', 'x'] <class 'dict'> 3
import builtins
print(plain["__builtins__"] is builtins.__dict__, __builtins__ is builtins or __builtins__ is builtins.__dict__)
# expect: True True
