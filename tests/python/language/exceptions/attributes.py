# attributes of builtin exceptions
# since: 3.14
def catch(f):
    try: f()
    except BaseException as e: return e
print(catch(lambda: {}['k']).args, catch(lambda: int('x')).args)
# expect: ('k',) ("invalid literal for int() with base 10: 'x'",)
print(catch(lambda: [].x).name, catch(lambda: [].x).obj, catch(lambda: nope).name)  # expect: x [] nope
print(catch(lambda: next(iter([]))).value, catch(lambda: b'\xff'.decode()).start)  # expect: None 0
print(catch(lambda: b'\xff'.decode()).reason, catch(lambda: b'\xff'.decode()).object)
# expect: invalid start byte b'\xff'
print(catch(lambda: 'é'.encode('ascii')).encoding)  # expect: ascii
print(catch(lambda: compile('1 +', 'f', 'eval')).lineno)  # expect: 1
print(catch(lambda: compile('1 +', 'f', 'eval')).text)  # expect: 1 +
print(StopIteration(5).value, SystemExit(3).code, OSError(2, 'msg').errno)  # expect: 5 3 2
print(OSError(2, 'msg', 'file').filename, str(OSError(2, 'msg', 'file')))
# expect: file [Errno 2] msg: 'file'
print(ImportError('m', name='n', path='p').name, KeyError('a').args)  # expect: n ('a',)
print(str(KeyError('a')), str(KeyError()), str(KeyError(1, 2)))  # expect: 'a'  (1, 2)
print(AttributeError('x', name='n', obj=1).name, NameError('x', name='y').name)  # expect: n y
print(UnicodeDecodeError('utf-8', b'a', 0, 1, 'why'))
# expect: 'utf-8' codec can't decode byte 0x61 in position 0: why
print(SyntaxError('m', ('f', 1, 2, 'text')).offset)  # expect: 2
print(str(SyntaxError('m', ('f', 1, 2, 'text'))), OSError('one').errno, OSError().args)
# expect: m (f, line 1) None ()
try:
    UnicodeDecodeError('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: function takes exactly 5 arguments (1 given)
try:
    ImportError(foo=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: ImportError() got an unexpected keyword argument 'foo'
