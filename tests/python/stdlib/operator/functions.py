# the operator module
import operator as op
print(op.add(1, 2), op.sub(3, 1), op.mul(2, 3), op.truediv(1, 2), op.floordiv(7, 2))  # expect: 3 2 6 0.5 3
print(op.mod(7, 3), op.neg(1), op.not_(0), op.truth([]), op.is_(1, 1), op.eq(1, 1.0))
# expect: 1 -1 True False True True
print(op.lt(1, 2), op.contains([1], 1), op.concat('a', 'b'), op.itemgetter(1)('abc'))
# expect: True True ab b
print(op.itemgetter(0, 2)('abc'), op.itemgetter('k')({'k': 1}))  # expect: ('a', 'c') 1
print(op.attrgetter('real')(5), op.attrgetter('real', 'imag')(1j))  # expect: 5 (0.0, 1.0)
print(op.attrgetter('__class__.__name__')(5), op.methodcaller('upper')('a'))  # expect: int A
print(op.methodcaller('split', ',', maxsplit=1)('a,b,c'), op.getitem([1], 0))  # expect: ['a', 'b,c'] 1
print(op.index(5), op.countOf([1, 1], 1), op.indexOf([1, 2], 2), op.iadd([1], [2]))  # expect: 5 2 1 [1, 2]
print(op.length_hint([1]), op.xor(1, 3), op.inv(1), op.pow(2, 3), op.matmul)
# expect: 1 2 -2 8 <built-in function matmul>
try:
    op.itemgetter()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: itemgetter expected 1 argument, got 0
try:
    op.itemgetter(5)('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: string index out of range
try:
    op.attrgetter('nope')(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'int' object has no attribute 'nope'
try:
    op.add(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: add expected 2 arguments, got 1
try:
    op.indexOf([1], 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: sequence.index(x): x not in sequence
x = [3, 1]
op.setitem(x, 0, 'n')
op.delitem(x, 1)
print(x, sorted([{'a': 2}, {'a': 1}], key=op.itemgetter('a')), repr(op.itemgetter(1)))
# expect: ['n'] [{'a': 1}, {'a': 2}] operator.itemgetter(1)
print(repr(op.attrgetter('a.b')))  # expect: operator.attrgetter('a.b')
