# The running script is sys.modules['__main__'], with the names that every module has.
import sys
here = sys.modules[__name__]
answer = 42
print(here is sys.modules["__main__"], here.answer, here.__dict__ is globals())  # expect: True 42 True
setattr(here, "late", 1)
print(late, getattr(here, "missing", None))  # expect: 1 None
print(__spec__, __package__, __loader__, __doc__)  # expect: None None None None
print(sorted(name for name in globals() if name.startswith("__") and name != "__file__"))
# expect: ['__builtins__', '__doc__', '__loader__', '__name__', '__package__', '__spec__']
import __main__
print(__main__ is here)  # expect: True
