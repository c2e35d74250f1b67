# What CPython 3.14 prints for this is in warnings.expected; checks_cases.py compares.
import warnings
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    warnings.warn('a'); warnings.warn('b',DeprecationWarning); warnings.warn(UserWarning('c'))
    print([(str(x.message),x.category) for x in w])
with warnings.catch_warnings():
    warnings.simplefilter('error')
    t(lambda: warnings.warn('x',RuntimeWarning))
with warnings.catch_warnings(record=True) as w:
    warnings.filterwarnings('ignore','ab.*'); warnings.filterwarnings('once',category=UserWarning,append=True)
    for i in range(3): warnings.warn('abc'); warnings.warn('zz')
    print(len(w))
t(lambda: warnings.formatwarning('m',UserWarning,'f.py',3,'line')); t(lambda: warnings.filterwarnings('foo')); t(lambda: warnings.warn('x',int)); t(lambda: warnings.warn('x','y')); t(lambda: warnings.simplefilter('x'))
@warnings.deprecated('old')
def f(): return 3
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always'); print(f(), w[0].message, f.__deprecated__)
@warnings.deprecated('oldc')
class K: pass
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always'); K(); print(w[0].message, w[0].category)
t(lambda: warnings.deprecated(3))
import sys; sys.stderr=sys.stdout; warnings.warn_explicit('m',UserWarning,'f.py',7)
print(repr(warnings.catch_warnings(record=True)), warnings.__all__)
