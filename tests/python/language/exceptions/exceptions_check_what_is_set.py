# Attributes and arguments of exceptions that are of the wrong type are refused.
# since: 3.14
def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


e = ValueError(1)
show(lambda: delattr(e, "args"))  # expect: TypeError args may not be deleted
show(lambda: setattr(e, "__suppress_context__", 1))  # expect: TypeError attribute value type must be bool
show(lambda: e.add_note(None))  # expect: TypeError add_note() argument must be str, not None
show(lambda: e.__setstate__(1))  # expect: TypeError state is not a dictionary
show(lambda: e.__setstate__(None))  # expect: None
show(lambda: BaseException.__new__(int))
# expect: TypeError BaseException.__new__(int): int is not a subtype of BaseException
show(lambda: BaseException.__new__(1))
# expect: TypeError BaseException.__new__(X): X is not a type object (int)
show(lambda: UnicodeDecodeError("a", "b", 1, 2, "r"))
# expect: TypeError a bytes-like object is required, not 'str'
show(lambda: SyntaxError("a", ("f", 1, 2)))  # expect: TypeError function takes at least 4 arguments (3 given)
show(lambda: SyntaxError("a", 1))  # expect: TypeError 'int' object is not iterable
show(lambda: SyntaxError("a", ["f", 1, 2, "t"]).text)  # expect: t
show(lambda: ExceptionGroup("g", "ab"))
# expect: ValueError Item 0 of second argument (exceptions) is not an exception
show(lambda: ExceptionGroup("g", ""))
# expect: ValueError second argument (exceptions) must be a non-empty sequence
show(lambda: ExceptionGroup("g", {1}))  # expect: TypeError second argument (exceptions) must be a sequence
e.__suppress_context__ = True
print(e.__suppress_context__)  # expect: True
