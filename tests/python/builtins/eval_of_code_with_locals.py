# code that was compiled before runs with other locals than globals, or with globals alone
# since: 3.14
code = compile('x + y', '<s>', 'eval')
print(eval(code, {'x': 1}, {'y': 2}), eval(code, {'x': 1, 'y': 5}), eval(code, {'x': 1, 'y': 5}, {'x': 7}))
# expect: 3 6 12
x, y = 10, 20
print(eval(code))  # expect: 30
def f(x): return eval(code), eval(code, {'x': 3, 'y': 4})
print(f(1))  # expect: (21, 7)
block = compile('a = x\ndef g(): return b\nb = [x for i in range(2)]\nclass C: v = x\nfor i in (1, 2): pass\nimport math as m\nglobal z\nz = 9', '<s>', 'exec')
scope, names = {'x': 1}, {}
exec(block, scope, names)
print(sorted(names), names['a'], names['C'].v, scope['z'], 'a' in scope)
# expect: ['C', 'a', 'b', 'g', 'i', 'm'] 1 1 9 False
try: names['g']()
except NameError as e: print(e)  # expect: name 'b' is not defined
scope = {'x': 2}
exec(block, scope)
print(sorted(n for n in scope if n != '__builtins__'), scope['g'](), scope['C'].v)
# expect: ['C', 'a', 'b', 'g', 'i', 'm', 'x', 'z'] [2, 2] 2
class Map(dict):
    def __missing__(self, name): print('missing', name); raise KeyError(name)
try: eval(code, {'y': 1}, Map())  # expect: missing x
except NameError as e: print(e)  # expect: name 'x' is not defined
exec(compile('print(sorted(locals()) == sorted(globals()), __name__)', '<s>', 'exec'), {'__name__': 'n'})
# expect: True n
exec(compile('print(locals())', '<s>', 'exec'), {}, {'q': 1})  # expect: {'q': 1}
try: exec(compile('del nope', '<s>', 'exec'), {})
except NameError as e: print(e)  # expect: name 'nope' is not defined
def local():
    q = 3
    exec(compile('q = 4; r = 5', '<s>', 'exec'))
    return q, 'r' in locals()
print(local())  # expect: (3, False)
