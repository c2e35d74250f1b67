# args, with_traceback, notes, pickling state
e = ValueError('a', 1)
print(e.args, repr(e), str(e), e.with_traceback(None) is e, e.__traceback__)
# expect: ('a', 1) ValueError('a', 1) ('a', 1) True None
print(e == ValueError('a', 1), hash(e) == hash(e))  # expect: False True
e.args = (5,)
print(repr(e), str(e))  # expect: ValueError(5) 5
e.args = 'xy'
print(e.args)  # expect: ('x', 'y')
e.extra = 1
print(e.__dict__, e.__reduce__())  # expect: {'extra': 1} (<class 'ValueError'>, ('x', 'y'), {'extra': 1})
try:
    setattr(e, 'args', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    e.with_traceback(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __traceback__ must be a traceback or None
try:
    setattr(e, '__traceback__', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __traceback__ must be a traceback or None
try:
    ValueError(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: ValueError() takes no keyword arguments
print(BaseException().args, Exception(*range(3)).args, isinstance(e, BaseException))
# expect: () (0, 1, 2) True
try: raise ValueError
except ValueError as v: print(v.__traceback__.tb_lineno > 20, v.__traceback__.tb_next, v.__traceback__.tb_frame.f_code.co_name)
# expect: True None <module>
