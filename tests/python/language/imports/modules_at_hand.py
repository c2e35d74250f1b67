# since: 3.14
# Imports of modules that are there already: dotted ones, what a guest puts among the modules, and `__import__` of its own.
import sys, os
def t(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
def a():
    import os.path
    return os.path.join('a','b')
t(a); t(a)
# expect: a/b
# expect: a/b
sys.modules['mymod']=None
def b():
    import mymod
t(b)  # expect: ModuleNotFoundError import of mymod halted; None in sys.modules
class M: x=5
sys.modules['mm']=M
def c():
    import mm
    from mm import x
    return mm is M, x
t(c)  # expect: (True, 5)
def d():
    from collections import abc, Counter
    import collections.abc as cc
    return abc is cc
t(d)  # expect: True
import builtins
old=builtins.__import__
builtins.__import__=lambda *a: (print('hook',a[0]), old(*a))[1]
def e():
    import math
    return math.pi
t(e)
# expect: hook math
# expect: 3.141592653589793
builtins.__import__=old
t(e)  # expect: 3.141592653589793
def g():
    from . import x
t(g)  # expect: ImportError attempted relative import with no known parent package
del sys.modules['math']
t(e)  # expect: 3.141592653589793
