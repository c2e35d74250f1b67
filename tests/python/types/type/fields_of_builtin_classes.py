# Which attributes of builtin objects are fields: they are readonly, others are not writable.
class C:
    def m(self):
        pass

    @property
    def p(self):
        return 1

    s = staticmethod(len)


for code in ("C.p.fget = 1", "C().m.__func__ = 1", "slice(1).start = 2", "range(3).step = 2", "1j.real = 2", "(1).real = 2", "(1.5).imag = 2",
             "C.__dict__['s'].__func__ = 1", "super(C, C()).__thisclass__ = 1", "(lambda: 0).__globals__ = {}", "C.__base__ = int", "memoryview(b'').nbytes = 1"):
    try:
        exec(code)
    except AttributeError as e:
        print(code, "|", e)
# expect: C.p.fget = 1 | readonly attribute
# expect: C().m.__func__ = 1 | readonly attribute
# expect: slice(1).start = 2 | readonly attribute
# expect: range(3).step = 2 | readonly attribute
# expect: 1j.real = 2 | readonly attribute
# expect: (1).real = 2 | attribute 'real' of 'int' objects is not writable
# expect: (1.5).imag = 2 | attribute 'imag' of 'float' objects is not writable
# expect: C.__dict__['s'].__func__ = 1 | readonly attribute
# expect: super(C, C()).__thisclass__ = 1 | readonly attribute
# expect: (lambda: 0).__globals__ = {} | readonly attribute
# expect: C.__base__ = int | readonly attribute
# expect: memoryview(b'').nbytes = 1 | attribute 'nbytes' of 'memoryview' objects is not writable
for found in (complex.imag, property.fset, slice.stop, int.imag, type(C().m).__func__, type(len).__self__):
    print(type(found).__name__, found)
# expect: member_descriptor <member 'imag' of 'complex' objects>
# expect: member_descriptor <member 'fset' of 'property' objects>
# expect: member_descriptor <member 'stop' of 'slice' objects>
# expect: getset_descriptor <attribute 'imag' of 'int' objects>
# expect: member_descriptor <member '__func__' of 'method' objects>
# expect: getset_descriptor <attribute '__self__' of 'builtin_function_or_method' objects>
for code in ("del C.__name__", "del C.__qualname__", "C.__name__ = 5", "C.__qualname__ = 5"):
    try:
        exec(code)
    except TypeError as e:
        print(code, "|", e)
# expect: del C.__name__ | cannot delete '__name__' attribute of immutable type 'C'
# expect: del C.__qualname__ | cannot delete '__qualname__' attribute of immutable type 'C'
# expect: C.__name__ = 5 | can only assign string to C.__name__, not 'int'
# expect: C.__qualname__ = 5 | can only assign string to C.__qualname__, not 'int'
