# finally and yield together
def g():
    try:
        yield 1
        yield 2
    finally:
        print('cleanup')
        yield 'from finally'
print(list(g()))
# expect: cleanup
# expect: [1, 2, 'from finally']
i = g()
next(i)
try:
    i.throw(KeyError('k')) == 'from finally' and next(i)  # expect: cleanup
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
def nested():
    for x in range(2):
        try: yield x
        finally:
            print('end of', x)
print(list(nested()))
# expect: end of 0
# expect: end of 1
# expect: [0, 1]
