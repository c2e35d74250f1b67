# a class body is a block with its own names
class A:  # expect: in body
    print('in body')
    x = 1
    for i in range(3): x += i
    if x > 2: y = 'big'
    z = [i for i in range(2)]
    def f(self): return self.y
    del i
    class Inner:
        w = 1
    try: 1 / 0
    except ZeroDivisionError: err = 'caught'
print(A.x, A.y, A.z, A().f(), A.Inner.w, A.err, hasattr(A, 'i'), A.Inner.__qualname__)
# expect: 4 big [0, 1] big 1 caught False A.Inner
print(A.f.__qualname__)  # expect: A.f
x = 'global'
class B:  # expect: B __main__
    y = x
    x = 'class'
    z = x
    print(__qualname__, __module__)
print(B.y, B.z, x)  # expect: global class global
try:
    exec('class C: return 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'return' outside function (<string>, line 1)
try:
    exec('class D:\n    q\n')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'q' is not defined
