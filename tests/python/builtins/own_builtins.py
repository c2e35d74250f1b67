# code that is given its own __builtins__ has no others
# since: 3.14
import builtins
def t(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, e)
t(eval, "x + 1", {"__builtins__": {}}, {"x": 1})  # expect: 2
t(eval, "len([1])", {"__builtins__": {}}, {"x": 1})  # expect: NameError name 'len' is not defined
t(eval, "len([1])", {"__builtins__": {"len": len}})  # expect: 1
t(eval, "abs(-1)", {"__builtins__": None})  # expect: TypeError 'NoneType' object is not subscriptable
t(eval, "abs(-1)", {"__builtins__": builtins})  # expect: 1
t(eval, "__import__('os')", {"__builtins__": {}})  # expect: NameError name '__import__' is not defined
g = {}
exec("a = 1", g); print(sorted(g), g['__builtins__'] is vars(builtins))  # expect: ['__builtins__', 'a'] True
g = {"__builtins__": {}}
t(exec, "class A: pass", g)  # expect: NameError __build_class__ not found
t(exec, "import math", g)  # expect: ImportError __import__ not found
t(exec, "def f(): return len('x')\nf()", g)  # expect: NameError name 'len' is not defined
exec("def f(): return len('x')", g)
t(g['f'])  # expect: NameError name 'len' is not defined
g['__builtins__']['__import__'] = lambda name, *rest: f"imported {name} {rest[2:]}"
exec("import a.b\nfrom c import strip", g) if hasattr(str, 'strip') else None
print(g['a'], g['strip']())  # expect: imported a.b (None, 0) imported c (('strip',), 0)
class Names(dict):
    def __missing__(self, key): return key + '!'
    def __getitem__(self, key): return 'got ' + key
t(eval, "foo", Names())  # expect: got foo
t(eval, "foo", {}, Names())  # expect: got foo
t(eval, "foo + bar", {'foo': 1}, {'bar': 2})  # expect: 3
t(eval, "foo", {"__builtins__": Names()})  # expect: got foo
def f(): return 1
print(f.__builtins__ is vars(builtins), __builtins__ in (builtins, vars(builtins)))  # expect: True True
exec(compile('1 + 1\n', 'f', 'single'))  # expect: 2
exec(compile('x = 5; x; None', 'f', 'single'))  # expect: 5
print(_)  # expect: 5
exec(compile('for i in range(2): i\n', 'f', 'single'))
# expect: 0
# expect: 1
t(compile, '1\n2', 'f', 'single')
# expect: SyntaxError multiple statements found while compiling a single statement (f, line 1)
t(lambda: __build_class__(lambda: None, 'Made', int).__mro__)
# expect: (<class '__main__.Made'>, <class 'int'>, <class 'object'>)
