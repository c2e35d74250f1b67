# Wrong keywords and wrong numbers of arguments: which complaint comes first, and in which words.
# since: 3.14
def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


show(lambda: round(x=1))  # expect: TypeError round() missing required argument 'number' (pos 1)
show(lambda: sum(x=1))  # expect: TypeError sum() takes at least 1 positional argument (0 given)
show(lambda: sorted(x=1))  # expect: TypeError sorted expected 1 argument, got 0
show(lambda: pow(x=1))  # expect: TypeError pow() missing required argument 'base' (pos 1)
show(lambda: memoryview(x=1))  # expect: TypeError memoryview() missing required argument 'object' (pos 1)
show(lambda: round(1.5, digits=1))
# expect: TypeError round() got an unexpected keyword argument 'digits'. Did you mean 'ndigits'?
show(lambda: map(len, [], x=1))  # expect: TypeError map() got an unexpected keyword argument 'x'
show(lambda: (1).__add__(x=1))  # expect: TypeError wrapper __add__() takes no keyword arguments
show(lambda: "a".__len__(x=1))  # expect: TypeError wrapper __len__() takes no keyword arguments
show(lambda: [].__setitem__(0))  # expect: TypeError __setitem__ expected 2 arguments, got 1
show(lambda: [].__setattr__("a"))  # expect: TypeError __setattr__ expected 2 arguments, got 1
show(lambda: (1).__pow__())  # expect: TypeError expected 1 or 2 arguments, got 0
show(lambda: staticmethod(1, 2))  # expect: TypeError staticmethod expected 1 argument, got 2
show(lambda: classmethod(1, 2))  # expect: TypeError classmethod expected 1 argument, got 2
show(lambda: super(1, 2, 3))  # expect: TypeError super() expected at most 2 arguments, got 3
show(lambda: sum(5, ""))  # expect: TypeError 'int' object is not iterable
show(lambda: sum(["a"], ""))  # expect: TypeError sum() can't sum strings [use ''.join(seq) instead]
show(lambda: format(1, None))  # expect: TypeError format() argument 2 must be str, not None
show(lambda: (1).__format__(None))  # expect: TypeError __format__() argument must be str, not None
show(lambda: (1).to_bytes(1, None))  # expect: TypeError to_bytes() argument 'byteorder' must be str, not None
show(lambda: complex(object()))
# expect: TypeError complex() argument must be a string or a number, not object
show(lambda: complex(type("A", (), {})()))
# expect: TypeError complex() argument must be a string or a number, not A
show(lambda: complex(1, type("A", (), {})()))
# expect: TypeError complex() argument 'imag' must be a real number, not A
show(lambda: int(bytearray(b"ab")))  # expect: ValueError invalid literal for int() with base 10: b'ab'
show(lambda: compile("1", 2, "exec"))  # expect: TypeError expected str, bytes or os.PathLike object, not int
show(lambda: compile("1", "f", None))  # expect: TypeError compile() argument 'mode' must be str, not None
show(lambda: __import__(1))  # expect: TypeError module name must be a string
show(lambda: __import__("math", level=-1))  # expect: ValueError level must be >= 0
