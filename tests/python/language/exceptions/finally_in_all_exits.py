# finally runs on every way out
def f(how):
    for i in range(2):
        try:
            if how == 'return': return 'value'
            if how == 'break': break
            if how == 'continue': continue
            if how == 'raise': raise ValueError('r')
        finally:
            print('finally', how, i)
    return 'end'
print(f('return'))
# expect: finally return 0
# expect: value
print(f('break'))
# expect: finally break 0
# expect: end
print(f('continue'))
# expect: finally continue 0
# expect: finally continue 1
# expect: end
print(f('none'))
# expect: finally none 0
# expect: finally none 1
# expect: end
try:
    f('raise')  # expect: finally raise 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: r
def nested():
    try:
        try: return 'inner'
        finally:
            print('one')
    finally:
        print('two')
print(nested())
# expect: one
# expect: two
# expect: inner
def gen():
    try: yield 1
    finally:
        print('gen finally')
g = gen()
next(g)
g.close()  # expect: gen finally
def loop():
    while True:
        try:
            try: break
            finally:
                print('a')
        finally:
            print('b')
    return 'out'
print(loop())
# expect: a
# expect: b
# expect: out
