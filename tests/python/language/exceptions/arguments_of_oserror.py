# Where OSError takes its arguments depends on whether a subclass has a __new__ or an __init__ of its own.
class SubOSError(OSError):
    def __new__(cls, baz=None):
        self = OSError.__new__(cls)
        self.baz = baz
        return self
try:
    e = SubOSError(baz='baz'); print(e.args, e.baz)  # expect: () baz
except TypeError as x: print(x)
try:
    e = SubOSError('baz'); print(e.args, e.baz)  # expect: () baz
except TypeError as x: print(x)
class Both(OSError):
    def __init__(self, bar=None): self.bar = bar
    def __new__(cls, baz=None):
        self = OSError.__new__(cls); self.baz = baz; return self
try:
    e = Both('some'); print(e.args, e.bar, e.baz, str(e))  # expect: () some some
except TypeError as x: print(x)
class WithNew(OSError):
    def __new__(cls, message, *, baz):
        self = OSError.__new__(cls, message)
        self.baz = baz
        return self
try:
    e = WithNew('some message', baz='baz'); print(e.args, e.baz)  # expect: ('some message',) baz
except TypeError as x: print(x)
class OnlyInit(OSError):
    def __init__(self, msg): self.msg = msg
e = OnlyInit('x'); print(e.args, repr(str(e)), e.msg)  # expect: () '' x
class InitSuper(OSError):
    def __init__(self, code, msg): super().__init__(code, msg); self.code = code
e = InitSuper(2, 'gone'); print(e.args, str(e), e.errno, type(e))
# expect: (2, 'gone') [Errno 2] gone 2 <class '__main__.InitSuper'>
class InitSuper2(FileNotFoundError):
    def __init__(self, path): super().__init__(f'no {path}'); self.path = path
e = InitSuper2('/x'); print(e.args, str(e), e.errno, e.path)  # expect: ('no /x',) no /x None /x
print(OSError(2, 'a', 'b').args, ConnectionError('x', 'y').errno, TimeoutError('slow'))
# expect: (2, 'a') x slow
try: OSError(a=1)
except TypeError as x: print(x)  # expect: OSError() takes no keyword arguments
