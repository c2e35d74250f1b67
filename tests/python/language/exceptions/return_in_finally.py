# return, break and continue in finally swallow the exception
# since: 3.14
def f():
    try: raise ValueError
    finally: return 'swallowed'
def g():
    try: return 'try'
    finally: return 'finally'
def h():
    for i in range(3):
        try: 1 / 0
        finally: continue
    return i
def k():
    while True:
        try: raise KeyError
        finally: break
    return 'after'
def m():
    x = 1
    try: return x
    finally: x = 2
def n():
    x = []
    try: return x
    finally: x.append(1)
def o():
    try: 1 / 0
    except ZeroDivisionError: return 'handler'
    else: return 'else'
    finally:
        print('o finally')
def p():
    for i in range(3):
        try:
            if i == 1: return i
        finally:
            if i == 1: break
    return 'broke'
print(f(), g(), h(), k(), m(), n(), o(), p())
# expect: o finally
# expect: swallowed finally 2 after 1 [1] handler broke
# stderr: tests/python/language/exceptions/return_in_finally.py:5: SyntaxWarning: 'return' in a 'finally' block
# stderr:   finally: return 'swallowed'
# stderr: tests/python/language/exceptions/return_in_finally.py:8: SyntaxWarning: 'return' in a 'finally' block
# stderr:   finally: return 'finally'
# stderr: tests/python/language/exceptions/return_in_finally.py:12: SyntaxWarning: 'continue' in a 'finally' block
# stderr:   finally: continue
# stderr: tests/python/language/exceptions/return_in_finally.py:17: SyntaxWarning: 'break' in a 'finally' block
# stderr:   finally: break
# stderr: tests/python/language/exceptions/return_in_finally.py:38: SyntaxWarning: 'break' in a 'finally' block
# stderr:   if i == 1: break
