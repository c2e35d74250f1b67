# NotImplemented tries the other side
class A:
    def __add__(s, o): print('A.add'); return NotImplemented
    def __radd__(s, o): print('A.radd'); return 'A.radd'
    def __eq__(s, o): print('A.eq'); return NotImplemented
    def __lt__(s, o): print('A.lt'); return NotImplemented
class B:
    def __radd__(s, o): print('B.radd'); return NotImplemented
    def __gt__(s, o): print('B.gt'); return 'B.gt'
    def __eq__(s, o): print('B.eq'); return NotImplemented
try:
    A() + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: A.add
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'int'
print(1 + A())
# expect: A.radd
# expect: A.radd
try:
    A() + B()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: A.add
# expect: B.radd
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'B'
try:
    A() + A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: A.add
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'A'
try:
    B() + A()  # expect: A.radd
except Exception as error:
    print(f'{type(error).__name__}: {error}')
print(A() == B(), A() == 5, A() != B())
# expect: A.eq
# expect: B.eq
# expect: A.eq
# expect: A.eq
# expect: B.eq
# expect: False False True
print(A() < B())
# expect: A.lt
# expect: B.gt
# expect: B.gt
try:
    A() < A()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: A.lt
# expect: TypeError: '<' not supported between instances of 'A' and 'A'
print((5).__add__('x'), [].__eq__(()), object().__eq__(1), object().__lt__(1))
# expect: NotImplemented NotImplemented NotImplemented NotImplemented
