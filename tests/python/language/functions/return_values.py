# return with and without values
def a(): return
def b(): pass
def c(): return 1, 2
def d(): return 1, *[2, 3]
def e(x):
    if x: return 'early'
    return 'late'
def f():
    for i in range(5):
        while True:
            if i == 2: return i
            break
print(a(), b(), c(), d(), e(1), e(0), f())  # expect: None None (1, 2) (1, 2, 3) early late 2
