# Sources of functions and classes that the script defined.
import inspect, sys, functools, asyncio, os
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

def deco(f):
    @functools.wraps(f)
    def wrapper(*a, **k):
        """wrapper doc"""
        return f(*a, **k)
    return wrapper

# comment above
# two lines
@deco
def decorated(a, b=(1,
                    2), *, c="x: #"):
    """Doc: with 'quotes'
  and odd indentation
    """
    x = [
  1, 2]
    if a:
        return {
            "k": '''t
'''
        }

    # inner comment
    return x \
        + [b]
    # trailing comment inside
# trailing comment outside

async def co(): return 1
class K(object):
    """Class doc."""
    attr = 1

    def m(self): return lambda q: q + 1

    @property
    def p(self):
        return self.m()

    class Inner:
        pass


f = lambda x: (x +
               1)
pairs = [lambda: 1, lambda: 2]
def one(): pass
t(lambda: inspect.getsource(decorated))
# expect: @deco
# expect: def decorated(a, b=(1,
# expect:                     2), *, c="x: #"):
# expect:     """Doc: with 'quotes'
# expect:   and odd indentation
# expect:     """
# expect:     x = [
# expect:   1, 2]
# expect:     if a:
# expect:         return {
# expect:             "k": '''t
# expect: '''
# expect:         }
# expect:
# expect:     # inner comment
# expect:     return x \
# expect:         + [b]
# expect:     # trailing comment inside
# expect:
t(lambda: inspect.getsource(co))
# expect: async def co(): return 1
# expect:
t(lambda: inspect.getsource(K.m)); t(lambda: inspect.getsource(K.p.fget));  t(lambda: inspect.getsource(f)); t(lambda: inspect.getsource(pairs[1])); t(lambda: inspect.getsourcelines(one))
# expect:     def m(self): return lambda q: q + 1
# expect:
# expect:     @property
# expect:     def p(self):
# expect:         return self.m()
# expect:
# expect: f = lambda x: (x +
# expect:                1)
# expect:
# expect: pairs = [lambda: 1, lambda: 2]
# expect:
# expect: (['def one(): pass\n'], 54)
t(lambda: inspect.getcomments(decorated.__wrapped__)); t(lambda: inspect.getcomments(one)); t(lambda: inspect.getsourcefile(one) == inspect.getfile(one))
# expect: # comment above
# expect: # two lines
# expect:
# expect: None
# expect: True
for o in (len, int, 5, K(), functools.partial(one), K.p): t(lambda: inspect.getsource(o))
# expect: TypeError module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
# expect: TypeError <class 'int'> is a built-in class
# expect: TypeError module, class, method, function, traceback, frame, or code object was expected, got int
# expect: TypeError module, class, method, function, traceback, frame, or code object was expected, got K
# expect: TypeError module, class, method, function, traceback, frame, or code object was expected, got partial
# expect: TypeError module, class, method, function, traceback, frame, or code object was expected, got property
