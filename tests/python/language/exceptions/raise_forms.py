# every form of raise
class E(Exception): pass
def attempt(f):
    try: f()
    except BaseException as e: print(type(e).__name__, e.args, type(e.__cause__).__name__, type(e.__context__).__name__, e.__suppress_context__)
def a(): raise E
def b(): raise E('x', 1)
def c(): raise E from ValueError('cause')
def d():
    try: 1 / 0
    except ZeroDivisionError: raise E('ctx')
def e():
    try: 1 / 0
    except ZeroDivisionError as z: raise E from z
def f():
    try: 1 / 0
    except ZeroDivisionError: raise E from None
def g(): raise 5
def h(): raise E from 5
def i(): raise
def j(): raise int
def k():
    try: 1 / 0
    except ZeroDivisionError: raise
def l(): raise E from KeyError
def m():
    try: raise E('first')
    finally: raise ValueError('second')
for fn in (a, b, c, d, e, f, g, h, i, j, k, l, m): attempt(fn)
# expect: E () NoneType NoneType False
# expect: E ('x', 1) NoneType NoneType False
# expect: E () ValueError NoneType True
# expect: E ('ctx',) NoneType ZeroDivisionError False
# expect: E () ZeroDivisionError ZeroDivisionError True
# expect: E () NoneType ZeroDivisionError True
# expect: TypeError ('exceptions must derive from BaseException',) NoneType NoneType False
# expect: TypeError ('exception causes must derive from BaseException',) NoneType NoneType False
# expect: RuntimeError ('No active exception to reraise',) NoneType NoneType False
# expect: TypeError ('exceptions must derive from BaseException',) NoneType NoneType False
# expect: ZeroDivisionError ('division by zero',) NoneType NoneType False
# expect: E () KeyError NoneType True
# expect: ValueError ('second',) NoneType E False
