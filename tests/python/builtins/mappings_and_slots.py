# What eval, dir and the parts of a class accept.
# since: 3.14
def attempt(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
attempt(lambda: eval(b'\xef\xbba'))
# expect: SyntaxError Non-UTF-8 code starting with '\xef' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 1)
attempt(lambda: eval(b'"\xc3\xa5"'))  # expect: å
attempt(lambda: eval(bytearray(b'1+1')))  # expect: 2
attempt(lambda: eval(memoryview(b'1+1')))  # expect: 2
attempt(lambda: exec(b'x = "\xe5"'))
# expect: SyntaxError Non-UTF-8 code starting with '\xe5' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 1)
attempt(lambda: exec(b'# -*- coding: latin-1 -*-\nprint("\xe5")'))
# expect: å
# expect: None
attempt(lambda: compile(b'\xff', 'file.py', 'exec'))
# expect: SyntaxError Non-UTF-8 code starting with '\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (file.py, line 1)
attempt(lambda: eval('1\0'))  # expect: SyntaxError source code string cannot contain null bytes
attempt(lambda: eval(5))  # expect: TypeError eval() arg 1 must be a string, bytes or code object
attempt(lambda: compile(5, 'f', 'exec'))
# expect: TypeError compile() arg 1 must be a string, bytes or AST object
attempt(lambda: compile('1', 'f', 'bad'))
# expect: ValueError compile() mode must be 'exec', 'eval' or 'single'
class M:
    def __getitem__(self, key):
        if key == 'a': return 12
        raise KeyError
    def keys(self): return list('xyz')
m = M(); g = globals()
attempt(lambda: eval('a', g, m))  # expect: 12
attempt(lambda: eval('b', g, m))  # expect: NameError name 'b' is not defined
attempt(lambda: eval('dir()', g, m))  # expect: ['x', 'y', 'z']
attempt(lambda: eval('globals() is g', g | {'g': 5}, m))  # expect: False
attempt(lambda: eval('locals()', g, m) is m)  # expect: True
attempt(lambda: eval('a', m))  # expect: TypeError globals must be a real dict; try eval(expr, {}, mapping)
class D(dict):
    def __getitem__(self, key):
        if key == 'a': return 12
        return dict.__getitem__(self, key)
    def keys(self): return list('xyz')
d = D()
attempt(lambda: eval('a', g, d))  # expect: 12
attempt(lambda: eval('b', g, d))  # expect: NameError name 'b' is not defined
attempt(lambda: eval('dir()', g, d))  # expect: ['x', 'y', 'z']
attempt(lambda: eval('[locals() for x in (2,3)]', g, d))  # expect: [{'x': 2}, {'x': 3}]
import collections
class SpreadSheet:
    _cells = {}
    def __setitem__(self, key, formula): self._cells[key] = formula
    def __getitem__(self, key): return eval(self._cells[key], globals(), self)
ss = SpreadSheet(); ss['a1'] = '5'; ss['a2'] = 'a1*6'; ss['a3'] = 'a2*7'
attempt(lambda: ss['a3'])  # expect: 210
class C:
    def __getitem__(self, item): raise KeyError(item)
    def keys(self): return 1
attempt(lambda: eval('dir()', globals(), C()))
# expect: TypeError C.keys() returned a non-iterable (type int)
class Foo:
    def __dir__(self): return 7
attempt(lambda: dir(Foo()))  # expect: TypeError 'int' object is not iterable
class Foo:
    def __dir__(self): return ('b', 'a')
attempt(lambda: dir(Foo()))  # expect: ['a', 'b']
class Foo:
    def __dir__(self): return [1, 'a']
attempt(lambda: dir(Foo()))  # expect: TypeError '<' not supported between instances of 'str' and 'int'
attempt(lambda: dir(1, 2))  # expect: TypeError dir expected at most 1 argument, got 2
for s in (b'x', '', '42', 'x\0y', ('__dict__', '__dict__'), ('__weakref__', '__weakref__'), 5, [1], ('a', 'a'), ('class',)):
    attempt(lambda: type('A', (), {'__slots__': s}).__slots__)
# expect: TypeError __slots__ items must be strings, not 'int'
# expect: TypeError __slots__ must be identifiers
# expect: TypeError __slots__ must be identifiers
# expect: TypeError __slots__ must be identifiers
# expect: TypeError __dict__ slot disallowed: we already got one
# expect: TypeError __weakref__ slot disallowed: we already got one
# expect: TypeError 'int' object is not iterable
# expect: TypeError __slots__ items must be strings, not 'int'
# expect: ('a', 'a')
# expect: ('class',)
attempt(lambda: type('A', (int,), {'__slots__': 'x'}))
# expect: TypeError nonempty __slots__ not supported for subtype of 'int'
attempt(lambda: type('A', (), {'__slots__': 'x', 'x': 0}))
# expect: ValueError 'x' in __slots__ conflicts with class variable
class B: pass
attempt(lambda: type('A', (B,), {'__slots__': '__dict__'}))
# expect: TypeError __dict__ slot disallowed: we already got one
attempt(lambda: type('A', (B,), {'__slots__': '__weakref__'}))
# expect: TypeError __weakref__ slot disallowed: we already got one
attempt(lambda: type('a\0b', (), {}))  # expect: ValueError type name must not contain null characters
attempt(lambda: setattr(B, '__name__', 5))
# expect: TypeError can only assign string to B.__name__, not 'int'
attempt(lambda: setattr(B, '__name__', 'a\0'))
# expect: ValueError type name must not contain null characters
attempt(lambda: setattr(B, '__qualname__', b'x'))
# expect: TypeError can only assign string to B.__qualname__, not 'bytes'
attempt(lambda: __import__('sys', {}, {}, [], -1))  # expect: ValueError level must be >= 0
attempt(lambda: __import__('', {'__package__': ''}, level=1))
# expect: ImportError attempted relative import with no known parent package
attempt(lambda: __import__('x', {'__package__': None, '__name__': 'foo'}, level=1))
# expect: ImportError attempted relative import with no known parent package
attempt(lambda: __import__(1))  # expect: TypeError module name must be a string
