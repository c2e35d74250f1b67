# since: 3.14
# A call that is all of an assignment is not marked: with a name in brackets too, but not with letters beyond ASCII.
import traceback

def K(a, b):
    pass

def show(f):
    try:
        f()
    except Exception as error:
        print(''.join(traceback.format_exception(error)[-2:]), end='')

def f1(): é = 1; x = K('é')
def f2():
    x = K('日本語')
def f3():
    x = K('a')  # 日本
def f4():
    return K('é')
def f5():
    (x) = K(1)
def f6():
    ( ( x ) ) = K(1)
def f7():
    (x) = K(1) + 2
def f8():
    (x) = y = K(1)
def f9():
    (é) = K(1)
def f10():
    (xy) = (K(1))

for f in (f1, f2, f3, f4, f5, f6, f7, f8, f9, f10):
    show(f)
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 14, in f1
# expect:     def f1(): é = 1; x = K('é')
# expect:                          ~^^^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 16, in f2
# expect:     x = K('日本語')
# expect:         ~^^^^^^^^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 18, in f3
# expect:     x = K('a')  # 日本
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 20, in f4
# expect:     return K('é')
# expect:            ~^^^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 22, in f5
# expect:     (x) = K(1)
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 24, in f6
# expect:     ( ( x ) ) = K(1)
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 26, in f7
# expect:     (x) = K(1) + 2
# expect:           ~^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 28, in f8
# expect:     (x) = y = K(1)
# expect:               ~^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 30, in f9
# expect:     (é) = K(1)
# expect:           ~^^^
# expect: TypeError: K() missing 1 required positional argument: 'b'
# expect:   File "tests/python/language/tracebacks/whole_call.py", line 32, in f10
# expect:     (xy) = (K(1))
# expect: TypeError: K() missing 1 required positional argument: 'b'
