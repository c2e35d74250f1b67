"""Tuples and lists in tuples and lists, compared: numbers, strings, other lengths, NaN, classes of the guest's."""
import heapq

nan = float('nan')
values = [
    (), (1,), (1, 2), (1, (2, 3)), (1, (2, 4)), (1, (2,)), (1, (2, 3, 4)), (1.0, (2, 3)), (True, (2, 3)), (1, ('a', 'b')),
    (1, ('a', 'c')), (1, [2, 3]), (1, nan), (1, (nan, 2)), (1, None), (1, ((2, 3), 4)), (1, ((2, 3), 5)), (1, (2, 3), 'x'), (1, (10 ** 20, 3)),
    (1, ('a' * 2000, 'b')), (1, ('a' * 2000, 'c')), (1, ()), (0,) * 20, (0,) * 19 + (1,),
]
import operator
for op in (operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge):
    line = []
    for a in values:
        for b in values:
            try:
                line.append(str(op(a, b))[0])
            except TypeError as e:
                line.append('!')
    print(op.__name__, ''.join(line))
# expect: lt FTTTTTTTTTTTTTTTTTTTTTTTFFTTTTTTTTTTTTTTTTTTTTFFFFF!!!!!!!!!F!!!!!!!!!FFFF!FTFTFF!!!!F!!!TT!!FFFFF!FFFFFF!!!!F!!!FT!!FFFFF!TTFTTT!!!!F!!!TT!!FFFFF!FTFFFF!!!!F!!!FT!!FFFFF!FTFTFF!!!!F!!!TT!!FFFFF!FTFTFF!!!!F!!!TT!!FFFFF!!!!!!!FT!!!!!!!!TTFFFFF!!!!!!!FF!!!!!!!!TTFFFFF!!!!!!!!!F!!!!!!!!!!FFFFF!!!!!!!!!F!!!!!!!!!FFFF!FFFFFF!!!!F!!!FF!!FFFFF!!!!!!!!!!!!F!!!!!!!FFFF!!!!!!!!!!!!!FT!!!!FFFFF!!!!!!!!!!!!!FF!!!!FFFFF!FTFTFF!!!!F!!!FT!!FFFFF!FFFFFF!!!!F!!!FF!!FFFFF!!!!!!!FF!!!!!!!!FTFFFFF!!!!!!!FF!!!!!!!!FFFFFFF!TTTTTTTT!!T!TTTTTTFFFFTTTTTTTTTTTTTTTTTTTTTFTFTTTTTTTTTTTTTTTTTTTTTFF
# expect: le TTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTFFFFT!!!!!!!!!F!!!!!!!!!FFFF!TTFTTT!!!!F!!!TT!!FFFFF!FTFFFF!!!!F!!!FT!!FFFFF!TTTTTT!!!!F!!!TT!!FFFFF!FTFTFF!!!!F!!!FT!!FFFFF!TTFTTT!!!!F!!!TT!!FFFFF!TTFTTT!!!!F!!!TT!!FFFFF!!!!!!!TT!!!!!!!!TTFFFFF!!!!!!!FT!!!!!!!!TTFFFFF!!!!!!!!!T!!!!!!!!!!FFFFF!!!!!!!!!T!!!!!!!!!FFFF!FFFFFF!!!!T!!!FF!!FFFFF!!!!!!!!!!!!T!!!!!!!FFFF!!!!!!!!!!!!!TT!!!!FFFFF!!!!!!!!!!!!!FT!!!!FFFFF!FTFTFF!!!!F!!!TT!!FFFFF!FFFFFF!!!!F!!!FT!!FFFFF!!!!!!!FF!!!!!!!!TTFFFFF!!!!!!!FF!!!!!!!!FTFFFFF!TTTTTTTT!!T!TTTTTTTFFFTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTFT
# expect: eq TFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFTTFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFTFFFTTFFFFFFFFFFFFFFFFFFTFFFTTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFFFFT
# expect: ne FTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTFFTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTFTTTFFTTTTTTTTTTTTTTTTTTFTTTFFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTFTTTTTTTTTTTTTTTTTTTTTTTTF
# expect: gt FFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFTTTTF!!!!!!!!!F!!!!!!!!!TTTT!FFTFFF!!!!F!!!FF!!TTTTT!TFTTTT!!!!F!!!TF!!TTTTT!FFFFFF!!!!F!!!FF!!TTTTT!TFTFTT!!!!F!!!TF!!TTTTT!FFTFFF!!!!F!!!FF!!TTTTT!FFTFFF!!!!F!!!FF!!TTTTT!!!!!!!FF!!!!!!!!FFTTTTT!!!!!!!TF!!!!!!!!FFTTTTT!!!!!!!!!F!!!!!!!!!!TTTTF!!!!!!!!!F!!!!!!!!!TTTT!FFFFFF!!!!F!!!FF!!TTTTT!!!!!!!!!!!!F!!!!!!!TTTT!!!!!!!!!!!!!FF!!!!TTTTT!!!!!!!!!!!!!TF!!!!TTTTT!TFTFTT!!!!F!!!FF!!TTTTT!TTTTTT!!!!F!!!TF!!TTTTT!!!!!!!TT!!!!!!!!FFTTTTT!!!!!!!TT!!!!!!!!TFTTTTT!FFFFFFFF!!F!FFFFFFFTTTFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFFFFFFFFFTF
# expect: ge TFFFFFFFFFFFFFFFFFFFFFFFTTFFFFFFFFFFFFFFFFFFFFTTTTT!!!!!!!!!F!!!!!!!!!TTTT!TFTFTT!!!!F!!!FF!!TTTTT!TTTTTT!!!!F!!!TF!!TTTTT!FFTFFF!!!!F!!!FF!!TTTTT!TFTTTT!!!!F!!!TF!!TTTTT!TFTFTT!!!!F!!!FF!!TTTTT!TFTFTT!!!!F!!!FF!!TTTTT!!!!!!!TF!!!!!!!!FFTTTTT!!!!!!!TT!!!!!!!!FFTTTTT!!!!!!!!!T!!!!!!!!!!TTTTF!!!!!!!!!T!!!!!!!!!TTTT!FFFFFF!!!!T!!!FF!!TTTTT!!!!!!!!!!!!T!!!!!!!TTTT!!!!!!!!!!!!!TF!!!!TTTTT!!!!!!!!!!!!!TT!!!!TTTTT!TFTFTT!!!!F!!!TF!!TTTTT!TTTTTT!!!!F!!!TT!!TTTTT!!!!!!!TT!!!!!!!!TFTTTTT!!!!!!!TT!!!!!!!!TTTTTTT!FFFFFFFF!!F!FFFFFFTTTTFFFFFFFFFFFFFFFFFFFFFTFTFFFFFFFFFFFFFFFFFFFFFTT
for a, b in (((1, (2, 'a')), (1, (2, 3))), ((1, [2]), (1, (2,))), ((1, (2, None)), (1, (2, None, 1))), ((None,), (None,)), ((1, (None,)), (1, (2,)))):
    try:
        print(a < b, a == b)
    except TypeError as e:
        print(e, a == b)
# expect: '<' not supported between instances of 'str' and 'int' False
# expect: '<' not supported between instances of 'list' and 'tuple' False
# expect: True False
# expect: False True
# expect: '<' not supported between instances of 'NoneType' and 'int' False

class Odd:
    def __eq__(self, other):
        print('eq')
        return True

    def __lt__(self, other):
        print('lt')
        return True

odd = Odd()
print((1, (odd, 2)) < (1, (odd, 3)), (1, (odd, 2)) == (1, (Odd(), 2)), ((odd,),) < ((Odd(),),))
# expect: eq
# expect: eq
# expect: True True False
print([(1, (2, 3))] < [(1, (2, 4))], [[1, [2]]] == [[1, [2]]], [1, (2, 3)] < [1, (2, 3), 0])
# expect: True True True
heap = []
for n in range(40):
    heapq.heappush(heap, (n * 7 % 5, (n * 3 % 4, n)))
print([heapq.heappop(heap) for _ in range(40)] == sorted((n * 7 % 5, (n * 3 % 4, n)) for n in range(40)))
# expect: True
print(sorted([(1, ('b', 1)), (1, ('a', 2)), (0, ('z', 0)), (1, ('a', 1))]), min([(2, (1, 1)), (2, (1, 0))]), max([(2, (1, 1)), (2, (1, 0))]))
# expect: [(0, ('z', 0)), (1, ('a', 1)), (1, ('a', 2)), (1, ('b', 1))] (2, (1, 0)) (2, (1, 1))
