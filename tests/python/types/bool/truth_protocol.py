# __bool__ first, then __len__
class A:
    def __bool__(self): return False
    def __len__(self): return 5
class B:
    def __len__(self): return 0
class C: pass
class D:
    def __bool__(self): return 1
class E:
    def __len__(self): return -1
class F:
    def __len__(self): return 'a'
print(bool(A()), bool(B()), bool(C()))  # expect: False False True
try:
    bool(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __bool__ should return bool, returned int
try:
    bool(E())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: __len__() should return >= 0
try:
    bool(F())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
if not B():
    print('empty')  # expect: empty
print('yes' if C() else 'no', A() or 'other', C() and 'last')  # expect: yes other last
