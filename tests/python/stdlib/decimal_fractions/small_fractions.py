# operators of small fractions, their edges, and what programs change about them
# since: 3.14
import operator
from fractions import Fraction as F

values = [F(1, 3), F(-2, 5), F(0), F(7), F(2**47 - 1, 3), F(1, 2**47 - 1), F(2**70, 3), 2, -3, 0, True, 2**60, 0.5, float('nan'), 1j, 'x', None]
for name in ('add', 'sub', 'mul', 'truediv', 'eq', 'ne', 'lt', 'le', 'gt', 'ge'):
    function = getattr(operator, name)
    for a in values:
        for b in values:
            if not isinstance(a, F) and not isinstance(b, F):
                continue
            try:
                print(name, a, b, repr(function(a, b)))
            except (TypeError, ZeroDivisionError) as error:
                print(name, a, b, type(error).__name__, error)
# expect: add 1/3 1/3 Fraction(2, 3)
# expect: add 1/3 -2/5 Fraction(-1, 15)
# expect: add 1/3 0 Fraction(1, 3)
# expect: add 1/3 7 Fraction(22, 3)
# expect: add 1/3 140737488355327/3 Fraction(140737488355328, 3)
# expect: add 1/3 1/140737488355327 Fraction(140737488355330, 422212465065981)
# expect: add 1/3 1180591620717411303424/3 Fraction(1180591620717411303425, 3)
# expect: add 1/3 2 Fraction(7, 3)
# expect: add 1/3 -3 Fraction(-8, 3)
# expect: add 1/3 0 Fraction(1, 3)
# expect: add 1/3 True Fraction(4, 3)
# expect: add 1/3 1152921504606846976 Fraction(3458764513820540929, 3)
# expect: add 1/3 0.5 0.8333333333333333
# expect: add 1/3 nan nan
# expect: add 1/3 1j (0.3333333333333333+1j)
# expect: add 1/3 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 1/3 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add -2/5 1/3 Fraction(-1, 15)
# expect: add -2/5 -2/5 Fraction(-4, 5)
# expect: add -2/5 0 Fraction(-2, 5)
# expect: add -2/5 7 Fraction(33, 5)
# expect: add -2/5 140737488355327/3 Fraction(703687441776629, 15)
# expect: add -2/5 1/140737488355327 Fraction(-281474976710649, 703687441776635)
# expect: add -2/5 1180591620717411303424/3 Fraction(5902958103587056517114, 15)
# expect: add -2/5 2 Fraction(8, 5)
# expect: add -2/5 -3 Fraction(-17, 5)
# expect: add -2/5 0 Fraction(-2, 5)
# expect: add -2/5 True Fraction(3, 5)
# expect: add -2/5 1152921504606846976 Fraction(5764607523034234878, 5)
# expect: add -2/5 0.5 0.09999999999999998
# expect: add -2/5 nan nan
# expect: add -2/5 1j (-0.4+1j)
# expect: add -2/5 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add -2/5 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 0 1/3 Fraction(1, 3)
# expect: add 0 -2/5 Fraction(-2, 5)
# expect: add 0 0 Fraction(0, 1)
# expect: add 0 7 Fraction(7, 1)
# expect: add 0 140737488355327/3 Fraction(140737488355327, 3)
# expect: add 0 1/140737488355327 Fraction(1, 140737488355327)
# expect: add 0 1180591620717411303424/3 Fraction(1180591620717411303424, 3)
# expect: add 0 2 Fraction(2, 1)
# expect: add 0 -3 Fraction(-3, 1)
# expect: add 0 0 Fraction(0, 1)
# expect: add 0 True Fraction(1, 1)
# expect: add 0 1152921504606846976 Fraction(1152921504606846976, 1)
# expect: add 0 0.5 0.5
# expect: add 0 nan nan
# expect: add 0 1j 1j
# expect: add 0 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 0 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 7 1/3 Fraction(22, 3)
# expect: add 7 -2/5 Fraction(33, 5)
# expect: add 7 0 Fraction(7, 1)
# expect: add 7 7 Fraction(14, 1)
# expect: add 7 140737488355327/3 Fraction(140737488355348, 3)
# expect: add 7 1/140737488355327 Fraction(985162418487290, 140737488355327)
# expect: add 7 1180591620717411303424/3 Fraction(1180591620717411303445, 3)
# expect: add 7 2 Fraction(9, 1)
# expect: add 7 -3 Fraction(4, 1)
# expect: add 7 0 Fraction(7, 1)
# expect: add 7 True Fraction(8, 1)
# expect: add 7 1152921504606846976 Fraction(1152921504606846983, 1)
# expect: add 7 0.5 7.5
# expect: add 7 nan nan
# expect: add 7 1j (7+1j)
# expect: add 7 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 7 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 140737488355327/3 1/3 Fraction(140737488355328, 3)
# expect: add 140737488355327/3 -2/5 Fraction(703687441776629, 15)
# expect: add 140737488355327/3 0 Fraction(140737488355327, 3)
# expect: add 140737488355327/3 7 Fraction(140737488355348, 3)
# expect: add 140737488355327/3 140737488355327/3 Fraction(281474976710654, 3)
# expect: add 140737488355327/3 1/140737488355327 Fraction(19807040628565802923409276932, 422212465065981)
# expect: add 140737488355327/3 1180591620717411303424/3 Fraction(1180591761454899658751, 3)
# expect: add 140737488355327/3 2 Fraction(140737488355333, 3)
# expect: add 140737488355327/3 -3 Fraction(140737488355318, 3)
# expect: add 140737488355327/3 0 Fraction(140737488355327, 3)
# expect: add 140737488355327/3 True Fraction(140737488355330, 3)
# expect: add 140737488355327/3 1152921504606846976 Fraction(3458905251308896255, 3)
# expect: add 140737488355327/3 0.5 46912496118442.836
# expect: add 140737488355327/3 nan nan
# expect: add 140737488355327/3 1j (46912496118442.336+1j)
# expect: add 140737488355327/3 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 140737488355327/3 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 1/140737488355327 1/3 Fraction(140737488355330, 422212465065981)
# expect: add 1/140737488355327 -2/5 Fraction(-281474976710649, 703687441776635)
# expect: add 1/140737488355327 0 Fraction(1, 140737488355327)
# expect: add 1/140737488355327 7 Fraction(985162418487290, 140737488355327)
# expect: add 1/140737488355327 140737488355327/3 Fraction(19807040628565802923409276932, 422212465065981)
# expect: add 1/140737488355327 1/140737488355327 Fraction(2, 140737488355327)
# expect: add 1/140737488355327 1180591620717411303424/3 Fraction(166153499473113303521355165123739651, 422212465065981)
# expect: add 1/140737488355327 2 Fraction(281474976710655, 140737488355327)
# expect: add 1/140737488355327 -3 Fraction(-422212465065980, 140737488355327)
# expect: add 1/140737488355327 0 Fraction(1, 140737488355327)
# expect: add 1/140737488355327 True Fraction(140737488355328, 140737488355327)
# expect: add 1/140737488355327 1152921504606846976 Fraction(162259276829212210470073403441153, 140737488355327)
# expect: add 1/140737488355327 0.5 0.5000000000000071
# expect: add 1/140737488355327 nan nan
# expect: add 1/140737488355327 1j (7.105427357601052e-15+1j)
# expect: add 1/140737488355327 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 1/140737488355327 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 1180591620717411303424/3 1/3 Fraction(1180591620717411303425, 3)
# expect: add 1180591620717411303424/3 -2/5 Fraction(5902958103587056517114, 15)
# expect: add 1180591620717411303424/3 0 Fraction(1180591620717411303424, 3)
# expect: add 1180591620717411303424/3 7 Fraction(1180591620717411303445, 3)
# expect: add 1180591620717411303424/3 140737488355327/3 Fraction(1180591761454899658751, 3)
# expect: add 1180591620717411303424/3 1/140737488355327 Fraction(166153499473113303521355165123739651, 422212465065981)
# expect: add 1180591620717411303424/3 1180591620717411303424/3 Fraction(2361183241434822606848, 3)
# expect: add 1180591620717411303424/3 2 Fraction(1180591620717411303430, 3)
# expect: add 1180591620717411303424/3 -3 Fraction(1180591620717411303415, 3)
# expect: add 1180591620717411303424/3 0 Fraction(1180591620717411303424, 3)
# expect: add 1180591620717411303424/3 True Fraction(1180591620717411303427, 3)
# expect: add 1180591620717411303424/3 1152921504606846976 Fraction(1184050385231231844352, 3)
# expect: add 1180591620717411303424/3 0.5 3.935305402391371e+20
# expect: add 1180591620717411303424/3 nan nan
# expect: add 1180591620717411303424/3 1j (3.935305402391371e+20+1j)
# expect: add 1180591620717411303424/3 x TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: add 1180591620717411303424/3 None TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
# expect: add 2 1/3 Fraction(7, 3)
# expect: add 2 -2/5 Fraction(8, 5)
# expect: add 2 0 Fraction(2, 1)
# expect: add 2 7 Fraction(9, 1)
# expect: add 2 140737488355327/3 Fraction(140737488355333, 3)
# expect: add 2 1/140737488355327 Fraction(281474976710655, 140737488355327)
# expect: add 2 1180591620717411303424/3 Fraction(1180591620717411303430, 3)
# expect: add -3 1/3 Fraction(-8, 3)
# expect: add -3 -2/5 Fraction(-17, 5)
# expect: add -3 0 Fraction(-3, 1)
# expect: add -3 7 Fraction(4, 1)
# expect: add -3 140737488355327/3 Fraction(140737488355318, 3)
# expect: add -3 1/140737488355327 Fraction(-422212465065980, 140737488355327)
# expect: add -3 1180591620717411303424/3 Fraction(1180591620717411303415, 3)
# expect: add 0 1/3 Fraction(1, 3)
# expect: add 0 -2/5 Fraction(-2, 5)
# expect: add 0 0 Fraction(0, 1)
# expect: add 0 7 Fraction(7, 1)
# expect: add 0 140737488355327/3 Fraction(140737488355327, 3)
# expect: add 0 1/140737488355327 Fraction(1, 140737488355327)
# expect: add 0 1180591620717411303424/3 Fraction(1180591620717411303424, 3)
# expect: add True 1/3 Fraction(4, 3)
# expect: add True -2/5 Fraction(3, 5)
# expect: add True 0 Fraction(1, 1)
# expect: add True 7 Fraction(8, 1)
# expect: add True 140737488355327/3 Fraction(140737488355330, 3)
# expect: add True 1/140737488355327 Fraction(140737488355328, 140737488355327)
# expect: add True 1180591620717411303424/3 Fraction(1180591620717411303427, 3)
# expect: add 1152921504606846976 1/3 Fraction(3458764513820540929, 3)
# expect: add 1152921504606846976 -2/5 Fraction(5764607523034234878, 5)
# expect: add 1152921504606846976 0 Fraction(1152921504606846976, 1)
# expect: add 1152921504606846976 7 Fraction(1152921504606846983, 1)
# expect: add 1152921504606846976 140737488355327/3 Fraction(3458905251308896255, 3)
# expect: add 1152921504606846976 1/140737488355327 Fraction(162259276829212210470073403441153, 140737488355327)
# expect: add 1152921504606846976 1180591620717411303424/3 Fraction(1184050385231231844352, 3)
# expect: add 0.5 1/3 0.8333333333333333
# expect: add 0.5 -2/5 0.09999999999999998
# expect: add 0.5 0 0.5
# expect: add 0.5 7 7.5
# expect: add 0.5 140737488355327/3 46912496118442.836
# expect: add 0.5 1/140737488355327 0.5000000000000071
# expect: add 0.5 1180591620717411303424/3 3.935305402391371e+20
# expect: add nan 1/3 nan
# expect: add nan -2/5 nan
# expect: add nan 0 nan
# expect: add nan 7 nan
# expect: add nan 140737488355327/3 nan
# expect: add nan 1/140737488355327 nan
# expect: add nan 1180591620717411303424/3 nan
# expect: add 1j 1/3 (0.3333333333333333+1j)
# expect: add 1j -2/5 (-0.4+1j)
# expect: add 1j 0 1j
# expect: add 1j 7 (7+1j)
# expect: add 1j 140737488355327/3 (46912496118442.336+1j)
# expect: add 1j 1/140737488355327 (7.105427357601052e-15+1j)
# expect: add 1j 1180591620717411303424/3 (3.935305402391371e+20+1j)
# expect: add x 1/3 TypeError can only concatenate str (not "Fraction") to str
# expect: add x -2/5 TypeError can only concatenate str (not "Fraction") to str
# expect: add x 0 TypeError can only concatenate str (not "Fraction") to str
# expect: add x 7 TypeError can only concatenate str (not "Fraction") to str
# expect: add x 140737488355327/3 TypeError can only concatenate str (not "Fraction") to str
# expect: add x 1/140737488355327 TypeError can only concatenate str (not "Fraction") to str
# expect: add x 1180591620717411303424/3 TypeError can only concatenate str (not "Fraction") to str
# expect: add None 1/3 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None -2/5 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None 0 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None 7 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None 140737488355327/3 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None 1/140737488355327 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: add None 1180591620717411303424/3 TypeError unsupported operand type(s) for +: 'NoneType' and 'Fraction'
# expect: sub 1/3 1/3 Fraction(0, 1)
# expect: sub 1/3 -2/5 Fraction(11, 15)
# expect: sub 1/3 0 Fraction(1, 3)
# expect: sub 1/3 7 Fraction(-20, 3)
# expect: sub 1/3 140737488355327/3 Fraction(-46912496118442, 1)
# expect: sub 1/3 1/140737488355327 Fraction(140737488355324, 422212465065981)
# expect: sub 1/3 1180591620717411303424/3 Fraction(-393530540239137101141, 1)
# expect: sub 1/3 2 Fraction(-5, 3)
# expect: sub 1/3 -3 Fraction(10, 3)
# expect: sub 1/3 0 Fraction(1, 3)
# expect: sub 1/3 True Fraction(-2, 3)
# expect: sub 1/3 1152921504606846976 Fraction(-3458764513820540927, 3)
# expect: sub 1/3 0.5 -0.16666666666666669
# expect: sub 1/3 nan nan
# expect: sub 1/3 1j (0.3333333333333333-1j)
# expect: sub 1/3 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 1/3 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub -2/5 1/3 Fraction(-11, 15)
# expect: sub -2/5 -2/5 Fraction(0, 1)
# expect: sub -2/5 0 Fraction(-2, 5)
# expect: sub -2/5 7 Fraction(-37, 5)
# expect: sub -2/5 140737488355327/3 Fraction(-703687441776641, 15)
# expect: sub -2/5 1/140737488355327 Fraction(-281474976710659, 703687441776635)
# expect: sub -2/5 1180591620717411303424/3 Fraction(-5902958103587056517126, 15)
# expect: sub -2/5 2 Fraction(-12, 5)
# expect: sub -2/5 -3 Fraction(13, 5)
# expect: sub -2/5 0 Fraction(-2, 5)
# expect: sub -2/5 True Fraction(-7, 5)
# expect: sub -2/5 1152921504606846976 Fraction(-5764607523034234882, 5)
# expect: sub -2/5 0.5 -0.9
# expect: sub -2/5 nan nan
# expect: sub -2/5 1j (-0.4-1j)
# expect: sub -2/5 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub -2/5 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 0 1/3 Fraction(-1, 3)
# expect: sub 0 -2/5 Fraction(2, 5)
# expect: sub 0 0 Fraction(0, 1)
# expect: sub 0 7 Fraction(-7, 1)
# expect: sub 0 140737488355327/3 Fraction(-140737488355327, 3)
# expect: sub 0 1/140737488355327 Fraction(-1, 140737488355327)
# expect: sub 0 1180591620717411303424/3 Fraction(-1180591620717411303424, 3)
# expect: sub 0 2 Fraction(-2, 1)
# expect: sub 0 -3 Fraction(3, 1)
# expect: sub 0 0 Fraction(0, 1)
# expect: sub 0 True Fraction(-1, 1)
# expect: sub 0 1152921504606846976 Fraction(-1152921504606846976, 1)
# expect: sub 0 0.5 -0.5
# expect: sub 0 nan nan
# expect: sub 0 1j -1j
# expect: sub 0 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 0 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 7 1/3 Fraction(20, 3)
# expect: sub 7 -2/5 Fraction(37, 5)
# expect: sub 7 0 Fraction(7, 1)
# expect: sub 7 7 Fraction(0, 1)
# expect: sub 7 140737488355327/3 Fraction(-140737488355306, 3)
# expect: sub 7 1/140737488355327 Fraction(985162418487288, 140737488355327)
# expect: sub 7 1180591620717411303424/3 Fraction(-1180591620717411303403, 3)
# expect: sub 7 2 Fraction(5, 1)
# expect: sub 7 -3 Fraction(10, 1)
# expect: sub 7 0 Fraction(7, 1)
# expect: sub 7 True Fraction(6, 1)
# expect: sub 7 1152921504606846976 Fraction(-1152921504606846969, 1)
# expect: sub 7 0.5 6.5
# expect: sub 7 nan nan
# expect: sub 7 1j (7-1j)
# expect: sub 7 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 7 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 140737488355327/3 1/3 Fraction(46912496118442, 1)
# expect: sub 140737488355327/3 -2/5 Fraction(703687441776641, 15)
# expect: sub 140737488355327/3 0 Fraction(140737488355327, 3)
# expect: sub 140737488355327/3 7 Fraction(140737488355306, 3)
# expect: sub 140737488355327/3 140737488355327/3 Fraction(0, 1)
# expect: sub 140737488355327/3 1/140737488355327 Fraction(19807040628565802923409276926, 422212465065981)
# expect: sub 140737488355327/3 1180591620717411303424/3 Fraction(-393530493326640982699, 1)
# expect: sub 140737488355327/3 2 Fraction(140737488355321, 3)
# expect: sub 140737488355327/3 -3 Fraction(140737488355336, 3)
# expect: sub 140737488355327/3 0 Fraction(140737488355327, 3)
# expect: sub 140737488355327/3 True Fraction(140737488355324, 3)
# expect: sub 140737488355327/3 1152921504606846976 Fraction(-3458623776332185601, 3)
# expect: sub 140737488355327/3 0.5 46912496118441.836
# expect: sub 140737488355327/3 nan nan
# expect: sub 140737488355327/3 1j (46912496118442.336-1j)
# expect: sub 140737488355327/3 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 140737488355327/3 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 1/140737488355327 1/3 Fraction(-140737488355324, 422212465065981)
# expect: sub 1/140737488355327 -2/5 Fraction(281474976710659, 703687441776635)
# expect: sub 1/140737488355327 0 Fraction(1, 140737488355327)
# expect: sub 1/140737488355327 7 Fraction(-985162418487288, 140737488355327)
# expect: sub 1/140737488355327 140737488355327/3 Fraction(-19807040628565802923409276926, 422212465065981)
# expect: sub 1/140737488355327 1/140737488355327 Fraction(0, 1)
# expect: sub 1/140737488355327 1180591620717411303424/3 Fraction(-166153499473113303521355165123739645, 422212465065981)
# expect: sub 1/140737488355327 2 Fraction(-281474976710653, 140737488355327)
# expect: sub 1/140737488355327 -3 Fraction(422212465065982, 140737488355327)
# expect: sub 1/140737488355327 0 Fraction(1, 140737488355327)
# expect: sub 1/140737488355327 True Fraction(-140737488355326, 140737488355327)
# expect: sub 1/140737488355327 1152921504606846976 Fraction(-162259276829212210470073403441151, 140737488355327)
# expect: sub 1/140737488355327 0.5 -0.4999999999999929
# expect: sub 1/140737488355327 nan nan
# expect: sub 1/140737488355327 1j (7.105427357601052e-15-1j)
# expect: sub 1/140737488355327 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 1/140737488355327 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 1180591620717411303424/3 1/3 Fraction(393530540239137101141, 1)
# expect: sub 1180591620717411303424/3 -2/5 Fraction(5902958103587056517126, 15)
# expect: sub 1180591620717411303424/3 0 Fraction(1180591620717411303424, 3)
# expect: sub 1180591620717411303424/3 7 Fraction(1180591620717411303403, 3)
# expect: sub 1180591620717411303424/3 140737488355327/3 Fraction(393530493326640982699, 1)
# expect: sub 1180591620717411303424/3 1/140737488355327 Fraction(166153499473113303521355165123739645, 422212465065981)
# expect: sub 1180591620717411303424/3 1180591620717411303424/3 Fraction(0, 1)
# expect: sub 1180591620717411303424/3 2 Fraction(1180591620717411303418, 3)
# expect: sub 1180591620717411303424/3 -3 Fraction(1180591620717411303433, 3)
# expect: sub 1180591620717411303424/3 0 Fraction(1180591620717411303424, 3)
# expect: sub 1180591620717411303424/3 True Fraction(1180591620717411303421, 3)
# expect: sub 1180591620717411303424/3 1152921504606846976 Fraction(1177132856203590762496, 3)
# expect: sub 1180591620717411303424/3 0.5 3.935305402391371e+20
# expect: sub 1180591620717411303424/3 nan nan
# expect: sub 1180591620717411303424/3 1j (3.935305402391371e+20-1j)
# expect: sub 1180591620717411303424/3 x TypeError unsupported operand type(s) for -: 'Fraction' and 'str'
# expect: sub 1180591620717411303424/3 None TypeError unsupported operand type(s) for -: 'Fraction' and 'NoneType'
# expect: sub 2 1/3 Fraction(5, 3)
# expect: sub 2 -2/5 Fraction(12, 5)
# expect: sub 2 0 Fraction(2, 1)
# expect: sub 2 7 Fraction(-5, 1)
# expect: sub 2 140737488355327/3 Fraction(-140737488355321, 3)
# expect: sub 2 1/140737488355327 Fraction(281474976710653, 140737488355327)
# expect: sub 2 1180591620717411303424/3 Fraction(-1180591620717411303418, 3)
# expect: sub -3 1/3 Fraction(-10, 3)
# expect: sub -3 -2/5 Fraction(-13, 5)
# expect: sub -3 0 Fraction(-3, 1)
# expect: sub -3 7 Fraction(-10, 1)
# expect: sub -3 140737488355327/3 Fraction(-140737488355336, 3)
# expect: sub -3 1/140737488355327 Fraction(-422212465065982, 140737488355327)
# expect: sub -3 1180591620717411303424/3 Fraction(-1180591620717411303433, 3)
# expect: sub 0 1/3 Fraction(-1, 3)
# expect: sub 0 -2/5 Fraction(2, 5)
# expect: sub 0 0 Fraction(0, 1)
# expect: sub 0 7 Fraction(-7, 1)
# expect: sub 0 140737488355327/3 Fraction(-140737488355327, 3)
# expect: sub 0 1/140737488355327 Fraction(-1, 140737488355327)
# expect: sub 0 1180591620717411303424/3 Fraction(-1180591620717411303424, 3)
# expect: sub True 1/3 Fraction(2, 3)
# expect: sub True -2/5 Fraction(7, 5)
# expect: sub True 0 Fraction(1, 1)
# expect: sub True 7 Fraction(-6, 1)
# expect: sub True 140737488355327/3 Fraction(-140737488355324, 3)
# expect: sub True 1/140737488355327 Fraction(140737488355326, 140737488355327)
# expect: sub True 1180591620717411303424/3 Fraction(-1180591620717411303421, 3)
# expect: sub 1152921504606846976 1/3 Fraction(3458764513820540927, 3)
# expect: sub 1152921504606846976 -2/5 Fraction(5764607523034234882, 5)
# expect: sub 1152921504606846976 0 Fraction(1152921504606846976, 1)
# expect: sub 1152921504606846976 7 Fraction(1152921504606846969, 1)
# expect: sub 1152921504606846976 140737488355327/3 Fraction(3458623776332185601, 3)
# expect: sub 1152921504606846976 1/140737488355327 Fraction(162259276829212210470073403441151, 140737488355327)
# expect: sub 1152921504606846976 1180591620717411303424/3 Fraction(-1177132856203590762496, 3)
# expect: sub 0.5 1/3 0.16666666666666669
# expect: sub 0.5 -2/5 0.9
# expect: sub 0.5 0 0.5
# expect: sub 0.5 7 -6.5
# expect: sub 0.5 140737488355327/3 -46912496118441.836
# expect: sub 0.5 1/140737488355327 0.4999999999999929
# expect: sub 0.5 1180591620717411303424/3 -3.935305402391371e+20
# expect: sub nan 1/3 nan
# expect: sub nan -2/5 nan
# expect: sub nan 0 nan
# expect: sub nan 7 nan
# expect: sub nan 140737488355327/3 nan
# expect: sub nan 1/140737488355327 nan
# expect: sub nan 1180591620717411303424/3 nan
# expect: sub 1j 1/3 (-0.3333333333333333+1j)
# expect: sub 1j -2/5 (0.4+1j)
# expect: sub 1j 0 1j
# expect: sub 1j 7 (-7+1j)
# expect: sub 1j 140737488355327/3 (-46912496118442.336+1j)
# expect: sub 1j 1/140737488355327 (-7.105427357601052e-15+1j)
# expect: sub 1j 1180591620717411303424/3 (-3.935305402391371e+20+1j)
# expect: sub x 1/3 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x -2/5 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x 0 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x 7 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x 140737488355327/3 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x 1/140737488355327 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub x 1180591620717411303424/3 TypeError unsupported operand type(s) for -: 'str' and 'Fraction'
# expect: sub None 1/3 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None -2/5 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None 0 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None 7 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None 140737488355327/3 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None 1/140737488355327 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: sub None 1180591620717411303424/3 TypeError unsupported operand type(s) for -: 'NoneType' and 'Fraction'
# expect: mul 1/3 1/3 Fraction(1, 9)
# expect: mul 1/3 -2/5 Fraction(-2, 15)
# expect: mul 1/3 0 Fraction(0, 1)
# expect: mul 1/3 7 Fraction(7, 3)
# expect: mul 1/3 140737488355327/3 Fraction(140737488355327, 9)
# expect: mul 1/3 1/140737488355327 Fraction(1, 422212465065981)
# expect: mul 1/3 1180591620717411303424/3 Fraction(1180591620717411303424, 9)
# expect: mul 1/3 2 Fraction(2, 3)
# expect: mul 1/3 -3 Fraction(-1, 1)
# expect: mul 1/3 0 Fraction(0, 1)
# expect: mul 1/3 True Fraction(1, 3)
# expect: mul 1/3 1152921504606846976 Fraction(1152921504606846976, 3)
# expect: mul 1/3 0.5 0.16666666666666666
# expect: mul 1/3 nan nan
# expect: mul 1/3 1j 0.3333333333333333j
# expect: mul 1/3 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 1/3 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul -2/5 1/3 Fraction(-2, 15)
# expect: mul -2/5 -2/5 Fraction(4, 25)
# expect: mul -2/5 0 Fraction(0, 1)
# expect: mul -2/5 7 Fraction(-14, 5)
# expect: mul -2/5 140737488355327/3 Fraction(-281474976710654, 15)
# expect: mul -2/5 1/140737488355327 Fraction(-2, 703687441776635)
# expect: mul -2/5 1180591620717411303424/3 Fraction(-2361183241434822606848, 15)
# expect: mul -2/5 2 Fraction(-4, 5)
# expect: mul -2/5 -3 Fraction(6, 5)
# expect: mul -2/5 0 Fraction(0, 1)
# expect: mul -2/5 True Fraction(-2, 5)
# expect: mul -2/5 1152921504606846976 Fraction(-2305843009213693952, 5)
# expect: mul -2/5 0.5 -0.2
# expect: mul -2/5 nan nan
# expect: mul -2/5 1j (-0-0.4j)
# expect: mul -2/5 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul -2/5 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 0 1/3 Fraction(0, 1)
# expect: mul 0 -2/5 Fraction(0, 1)
# expect: mul 0 0 Fraction(0, 1)
# expect: mul 0 7 Fraction(0, 1)
# expect: mul 0 140737488355327/3 Fraction(0, 1)
# expect: mul 0 1/140737488355327 Fraction(0, 1)
# expect: mul 0 1180591620717411303424/3 Fraction(0, 1)
# expect: mul 0 2 Fraction(0, 1)
# expect: mul 0 -3 Fraction(0, 1)
# expect: mul 0 0 Fraction(0, 1)
# expect: mul 0 True Fraction(0, 1)
# expect: mul 0 1152921504606846976 Fraction(0, 1)
# expect: mul 0 0.5 0.0
# expect: mul 0 nan nan
# expect: mul 0 1j 0j
# expect: mul 0 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 0 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 7 1/3 Fraction(7, 3)
# expect: mul 7 -2/5 Fraction(-14, 5)
# expect: mul 7 0 Fraction(0, 1)
# expect: mul 7 7 Fraction(49, 1)
# expect: mul 7 140737488355327/3 Fraction(985162418487289, 3)
# expect: mul 7 1/140737488355327 Fraction(7, 140737488355327)
# expect: mul 7 1180591620717411303424/3 Fraction(8264141345021879123968, 3)
# expect: mul 7 2 Fraction(14, 1)
# expect: mul 7 -3 Fraction(-21, 1)
# expect: mul 7 0 Fraction(0, 1)
# expect: mul 7 True Fraction(7, 1)
# expect: mul 7 1152921504606846976 Fraction(8070450532247928832, 1)
# expect: mul 7 0.5 3.5
# expect: mul 7 nan nan
# expect: mul 7 1j 7j
# expect: mul 7 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 7 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 140737488355327/3 1/3 Fraction(140737488355327, 9)
# expect: mul 140737488355327/3 -2/5 Fraction(-281474976710654, 15)
# expect: mul 140737488355327/3 0 Fraction(0, 1)
# expect: mul 140737488355327/3 7 Fraction(985162418487289, 3)
# expect: mul 140737488355327/3 140737488355327/3 Fraction(19807040628565802923409276929, 9)
# expect: mul 140737488355327/3 1/140737488355327 Fraction(1, 3)
# expect: mul 140737488355327/3 1180591620717411303424/3 Fraction(166153499473113303521355165123739648, 9)
# expect: mul 140737488355327/3 2 Fraction(281474976710654, 3)
# expect: mul 140737488355327/3 -3 Fraction(-140737488355327, 1)
# expect: mul 140737488355327/3 0 Fraction(0, 1)
# expect: mul 140737488355327/3 True Fraction(140737488355327, 3)
# expect: mul 140737488355327/3 1152921504606846976 Fraction(162259276829212210470073403441152, 3)
# expect: mul 140737488355327/3 0.5 23456248059221.168
# expect: mul 140737488355327/3 nan nan
# expect: mul 140737488355327/3 1j 46912496118442.336j
# expect: mul 140737488355327/3 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 140737488355327/3 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 1/140737488355327 1/3 Fraction(1, 422212465065981)
# expect: mul 1/140737488355327 -2/5 Fraction(-2, 703687441776635)
# expect: mul 1/140737488355327 0 Fraction(0, 1)
# expect: mul 1/140737488355327 7 Fraction(7, 140737488355327)
# expect: mul 1/140737488355327 140737488355327/3 Fraction(1, 3)
# expect: mul 1/140737488355327 1/140737488355327 Fraction(1, 19807040628565802923409276929)
# expect: mul 1/140737488355327 1180591620717411303424/3 Fraction(1180591620717411303424, 422212465065981)
# expect: mul 1/140737488355327 2 Fraction(2, 140737488355327)
# expect: mul 1/140737488355327 -3 Fraction(-3, 140737488355327)
# expect: mul 1/140737488355327 0 Fraction(0, 1)
# expect: mul 1/140737488355327 True Fraction(1, 140737488355327)
# expect: mul 1/140737488355327 1152921504606846976 Fraction(1152921504606846976, 140737488355327)
# expect: mul 1/140737488355327 0.5 3.552713678800526e-15
# expect: mul 1/140737488355327 nan nan
# expect: mul 1/140737488355327 1j 7.105427357601052e-15j
# expect: mul 1/140737488355327 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 1/140737488355327 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 1180591620717411303424/3 1/3 Fraction(1180591620717411303424, 9)
# expect: mul 1180591620717411303424/3 -2/5 Fraction(-2361183241434822606848, 15)
# expect: mul 1180591620717411303424/3 0 Fraction(0, 1)
# expect: mul 1180591620717411303424/3 7 Fraction(8264141345021879123968, 3)
# expect: mul 1180591620717411303424/3 140737488355327/3 Fraction(166153499473113303521355165123739648, 9)
# expect: mul 1180591620717411303424/3 1/140737488355327 Fraction(1180591620717411303424, 422212465065981)
# expect: mul 1180591620717411303424/3 1180591620717411303424/3 Fraction(1393796574908163946345982392040522594123776, 9)
# expect: mul 1180591620717411303424/3 2 Fraction(2361183241434822606848, 3)
# expect: mul 1180591620717411303424/3 -3 Fraction(-1180591620717411303424, 1)
# expect: mul 1180591620717411303424/3 0 Fraction(0, 1)
# expect: mul 1180591620717411303424/3 True Fraction(1180591620717411303424, 3)
# expect: mul 1180591620717411303424/3 1152921504606846976 Fraction(1361129467683753853853498429727072845824, 3)
# expect: mul 1180591620717411303424/3 0.5 1.9676527011956854e+20
# expect: mul 1180591620717411303424/3 nan nan
# expect: mul 1180591620717411303424/3 1j 3.935305402391371e+20j
# expect: mul 1180591620717411303424/3 x TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul 1180591620717411303424/3 None TypeError unsupported operand type(s) for *: 'Fraction' and 'NoneType'
# expect: mul 2 1/3 Fraction(2, 3)
# expect: mul 2 -2/5 Fraction(-4, 5)
# expect: mul 2 0 Fraction(0, 1)
# expect: mul 2 7 Fraction(14, 1)
# expect: mul 2 140737488355327/3 Fraction(281474976710654, 3)
# expect: mul 2 1/140737488355327 Fraction(2, 140737488355327)
# expect: mul 2 1180591620717411303424/3 Fraction(2361183241434822606848, 3)
# expect: mul -3 1/3 Fraction(-1, 1)
# expect: mul -3 -2/5 Fraction(6, 5)
# expect: mul -3 0 Fraction(0, 1)
# expect: mul -3 7 Fraction(-21, 1)
# expect: mul -3 140737488355327/3 Fraction(-140737488355327, 1)
# expect: mul -3 1/140737488355327 Fraction(-3, 140737488355327)
# expect: mul -3 1180591620717411303424/3 Fraction(-1180591620717411303424, 1)
# expect: mul 0 1/3 Fraction(0, 1)
# expect: mul 0 -2/5 Fraction(0, 1)
# expect: mul 0 0 Fraction(0, 1)
# expect: mul 0 7 Fraction(0, 1)
# expect: mul 0 140737488355327/3 Fraction(0, 1)
# expect: mul 0 1/140737488355327 Fraction(0, 1)
# expect: mul 0 1180591620717411303424/3 Fraction(0, 1)
# expect: mul True 1/3 Fraction(1, 3)
# expect: mul True -2/5 Fraction(-2, 5)
# expect: mul True 0 Fraction(0, 1)
# expect: mul True 7 Fraction(7, 1)
# expect: mul True 140737488355327/3 Fraction(140737488355327, 3)
# expect: mul True 1/140737488355327 Fraction(1, 140737488355327)
# expect: mul True 1180591620717411303424/3 Fraction(1180591620717411303424, 3)
# expect: mul 1152921504606846976 1/3 Fraction(1152921504606846976, 3)
# expect: mul 1152921504606846976 -2/5 Fraction(-2305843009213693952, 5)
# expect: mul 1152921504606846976 0 Fraction(0, 1)
# expect: mul 1152921504606846976 7 Fraction(8070450532247928832, 1)
# expect: mul 1152921504606846976 140737488355327/3 Fraction(162259276829212210470073403441152, 3)
# expect: mul 1152921504606846976 1/140737488355327 Fraction(1152921504606846976, 140737488355327)
# expect: mul 1152921504606846976 1180591620717411303424/3 Fraction(1361129467683753853853498429727072845824, 3)
# expect: mul 0.5 1/3 0.16666666666666666
# expect: mul 0.5 -2/5 -0.2
# expect: mul 0.5 0 0.0
# expect: mul 0.5 7 3.5
# expect: mul 0.5 140737488355327/3 23456248059221.168
# expect: mul 0.5 1/140737488355327 3.552713678800526e-15
# expect: mul 0.5 1180591620717411303424/3 1.9676527011956854e+20
# expect: mul nan 1/3 nan
# expect: mul nan -2/5 nan
# expect: mul nan 0 nan
# expect: mul nan 7 nan
# expect: mul nan 140737488355327/3 nan
# expect: mul nan 1/140737488355327 nan
# expect: mul nan 1180591620717411303424/3 nan
# expect: mul 1j 1/3 0.3333333333333333j
# expect: mul 1j -2/5 (-0-0.4j)
# expect: mul 1j 0 0j
# expect: mul 1j 7 7j
# expect: mul 1j 140737488355327/3 46912496118442.336j
# expect: mul 1j 1/140737488355327 7.105427357601052e-15j
# expect: mul 1j 1180591620717411303424/3 3.935305402391371e+20j
# expect: mul x 1/3 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x -2/5 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x 0 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x 7 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x 140737488355327/3 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x 1/140737488355327 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul x 1180591620717411303424/3 TypeError can't multiply sequence by non-int of type 'Fraction'
# expect: mul None 1/3 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None -2/5 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None 0 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None 7 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None 140737488355327/3 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None 1/140737488355327 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: mul None 1180591620717411303424/3 TypeError unsupported operand type(s) for *: 'NoneType' and 'Fraction'
# expect: truediv 1/3 1/3 Fraction(1, 1)
# expect: truediv 1/3 -2/5 Fraction(-5, 6)
# expect: truediv 1/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1/3 7 Fraction(1, 21)
# expect: truediv 1/3 140737488355327/3 Fraction(1, 140737488355327)
# expect: truediv 1/3 1/140737488355327 Fraction(140737488355327, 3)
# expect: truediv 1/3 1180591620717411303424/3 Fraction(1, 1180591620717411303424)
# expect: truediv 1/3 2 Fraction(1, 6)
# expect: truediv 1/3 -3 Fraction(-1, 9)
# expect: truediv 1/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1/3 True Fraction(1, 3)
# expect: truediv 1/3 1152921504606846976 Fraction(1, 3458764513820540928)
# expect: truediv 1/3 0.5 0.6666666666666666
# expect: truediv 1/3 nan nan
# expect: truediv 1/3 1j -0.3333333333333333j
# expect: truediv 1/3 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 1/3 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv -2/5 1/3 Fraction(-6, 5)
# expect: truediv -2/5 -2/5 Fraction(1, 1)
# expect: truediv -2/5 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv -2/5 7 Fraction(-2, 35)
# expect: truediv -2/5 140737488355327/3 Fraction(-6, 703687441776635)
# expect: truediv -2/5 1/140737488355327 Fraction(-281474976710654, 5)
# expect: truediv -2/5 1180591620717411303424/3 Fraction(-3, 2951479051793528258560)
# expect: truediv -2/5 2 Fraction(-1, 5)
# expect: truediv -2/5 -3 Fraction(2, 15)
# expect: truediv -2/5 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv -2/5 True Fraction(-2, 5)
# expect: truediv -2/5 1152921504606846976 Fraction(-1, 2882303761517117440)
# expect: truediv -2/5 0.5 -0.8
# expect: truediv -2/5 nan nan
# expect: truediv -2/5 1j (-0+0.4j)
# expect: truediv -2/5 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv -2/5 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 0 1/3 Fraction(0, 1)
# expect: truediv 0 -2/5 Fraction(0, 1)
# expect: truediv 0 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 0 7 Fraction(0, 1)
# expect: truediv 0 140737488355327/3 Fraction(0, 1)
# expect: truediv 0 1/140737488355327 Fraction(0, 1)
# expect: truediv 0 1180591620717411303424/3 Fraction(0, 1)
# expect: truediv 0 2 Fraction(0, 1)
# expect: truediv 0 -3 Fraction(0, 1)
# expect: truediv 0 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 0 True Fraction(0, 1)
# expect: truediv 0 1152921504606846976 Fraction(0, 1)
# expect: truediv 0 0.5 0.0
# expect: truediv 0 nan nan
# expect: truediv 0 1j -0j
# expect: truediv 0 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 0 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 7 1/3 Fraction(21, 1)
# expect: truediv 7 -2/5 Fraction(-35, 2)
# expect: truediv 7 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 7 7 Fraction(1, 1)
# expect: truediv 7 140737488355327/3 Fraction(21, 140737488355327)
# expect: truediv 7 1/140737488355327 Fraction(985162418487289, 1)
# expect: truediv 7 1180591620717411303424/3 Fraction(21, 1180591620717411303424)
# expect: truediv 7 2 Fraction(7, 2)
# expect: truediv 7 -3 Fraction(-7, 3)
# expect: truediv 7 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 7 True Fraction(7, 1)
# expect: truediv 7 1152921504606846976 Fraction(7, 1152921504606846976)
# expect: truediv 7 0.5 14.0
# expect: truediv 7 nan nan
# expect: truediv 7 1j -7j
# expect: truediv 7 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 7 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 140737488355327/3 1/3 Fraction(140737488355327, 1)
# expect: truediv 140737488355327/3 -2/5 Fraction(-703687441776635, 6)
# expect: truediv 140737488355327/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 140737488355327/3 7 Fraction(140737488355327, 21)
# expect: truediv 140737488355327/3 140737488355327/3 Fraction(1, 1)
# expect: truediv 140737488355327/3 1/140737488355327 Fraction(19807040628565802923409276929, 3)
# expect: truediv 140737488355327/3 1180591620717411303424/3 Fraction(140737488355327, 1180591620717411303424)
# expect: truediv 140737488355327/3 2 Fraction(140737488355327, 6)
# expect: truediv 140737488355327/3 -3 Fraction(-140737488355327, 9)
# expect: truediv 140737488355327/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 140737488355327/3 True Fraction(140737488355327, 3)
# expect: truediv 140737488355327/3 1152921504606846976 Fraction(140737488355327, 3458764513820540928)
# expect: truediv 140737488355327/3 0.5 93824992236884.67
# expect: truediv 140737488355327/3 nan nan
# expect: truediv 140737488355327/3 1j -46912496118442.336j
# expect: truediv 140737488355327/3 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 140737488355327/3 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 1/140737488355327 1/3 Fraction(3, 140737488355327)
# expect: truediv 1/140737488355327 -2/5 Fraction(-5, 281474976710654)
# expect: truediv 1/140737488355327 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1/140737488355327 7 Fraction(1, 985162418487289)
# expect: truediv 1/140737488355327 140737488355327/3 Fraction(3, 19807040628565802923409276929)
# expect: truediv 1/140737488355327 1/140737488355327 Fraction(1, 1)
# expect: truediv 1/140737488355327 1180591620717411303424/3 Fraction(3, 166153499473113303521355165123739648)
# expect: truediv 1/140737488355327 2 Fraction(1, 281474976710654)
# expect: truediv 1/140737488355327 -3 Fraction(-1, 422212465065981)
# expect: truediv 1/140737488355327 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1/140737488355327 True Fraction(1, 140737488355327)
# expect: truediv 1/140737488355327 1152921504606846976 Fraction(1, 162259276829212210470073403441152)
# expect: truediv 1/140737488355327 0.5 1.4210854715202105e-14
# expect: truediv 1/140737488355327 nan nan
# expect: truediv 1/140737488355327 1j -7.105427357601052e-15j
# expect: truediv 1/140737488355327 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 1/140737488355327 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 1180591620717411303424/3 1/3 Fraction(1180591620717411303424, 1)
# expect: truediv 1180591620717411303424/3 -2/5 Fraction(-2951479051793528258560, 3)
# expect: truediv 1180591620717411303424/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1180591620717411303424/3 7 Fraction(1180591620717411303424, 21)
# expect: truediv 1180591620717411303424/3 140737488355327/3 Fraction(1180591620717411303424, 140737488355327)
# expect: truediv 1180591620717411303424/3 1/140737488355327 Fraction(166153499473113303521355165123739648, 3)
# expect: truediv 1180591620717411303424/3 1180591620717411303424/3 Fraction(1, 1)
# expect: truediv 1180591620717411303424/3 2 Fraction(590295810358705651712, 3)
# expect: truediv 1180591620717411303424/3 -3 Fraction(-1180591620717411303424, 9)
# expect: truediv 1180591620717411303424/3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1180591620717411303424/3 True Fraction(1180591620717411303424, 3)
# expect: truediv 1180591620717411303424/3 1152921504606846976 Fraction(1024, 3)
# expect: truediv 1180591620717411303424/3 0.5 7.870610804782742e+20
# expect: truediv 1180591620717411303424/3 nan nan
# expect: truediv 1180591620717411303424/3 1j -3.935305402391371e+20j
# expect: truediv 1180591620717411303424/3 x TypeError unsupported operand type(s) for /: 'Fraction' and 'str'
# expect: truediv 1180591620717411303424/3 None TypeError unsupported operand type(s) for /: 'Fraction' and 'NoneType'
# expect: truediv 2 1/3 Fraction(6, 1)
# expect: truediv 2 -2/5 Fraction(-5, 1)
# expect: truediv 2 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 2 7 Fraction(2, 7)
# expect: truediv 2 140737488355327/3 Fraction(6, 140737488355327)
# expect: truediv 2 1/140737488355327 Fraction(281474976710654, 1)
# expect: truediv 2 1180591620717411303424/3 Fraction(3, 590295810358705651712)
# expect: truediv -3 1/3 Fraction(-9, 1)
# expect: truediv -3 -2/5 Fraction(15, 2)
# expect: truediv -3 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv -3 7 Fraction(-3, 7)
# expect: truediv -3 140737488355327/3 Fraction(-9, 140737488355327)
# expect: truediv -3 1/140737488355327 Fraction(-422212465065981, 1)
# expect: truediv -3 1180591620717411303424/3 Fraction(-9, 1180591620717411303424)
# expect: truediv 0 1/3 Fraction(0, 1)
# expect: truediv 0 -2/5 Fraction(0, 1)
# expect: truediv 0 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 0 7 Fraction(0, 1)
# expect: truediv 0 140737488355327/3 Fraction(0, 1)
# expect: truediv 0 1/140737488355327 Fraction(0, 1)
# expect: truediv 0 1180591620717411303424/3 Fraction(0, 1)
# expect: truediv True 1/3 Fraction(3, 1)
# expect: truediv True -2/5 Fraction(-5, 2)
# expect: truediv True 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv True 7 Fraction(1, 7)
# expect: truediv True 140737488355327/3 Fraction(3, 140737488355327)
# expect: truediv True 1/140737488355327 Fraction(140737488355327, 1)
# expect: truediv True 1180591620717411303424/3 Fraction(3, 1180591620717411303424)
# expect: truediv 1152921504606846976 1/3 Fraction(3458764513820540928, 1)
# expect: truediv 1152921504606846976 -2/5 Fraction(-2882303761517117440, 1)
# expect: truediv 1152921504606846976 0 ZeroDivisionError Fraction(1, 0)
# expect: truediv 1152921504606846976 7 Fraction(1152921504606846976, 7)
# expect: truediv 1152921504606846976 140737488355327/3 Fraction(3458764513820540928, 140737488355327)
# expect: truediv 1152921504606846976 1/140737488355327 Fraction(162259276829212210470073403441152, 1)
# expect: truediv 1152921504606846976 1180591620717411303424/3 Fraction(3, 1024)
# expect: truediv 0.5 1/3 1.5
# expect: truediv 0.5 -2/5 -1.25
# expect: truediv 0.5 0 ZeroDivisionError division by zero
# expect: truediv 0.5 7 0.07142857142857142
# expect: truediv 0.5 140737488355327/3 1.0658141036401579e-14
# expect: truediv 0.5 1/140737488355327 70368744177663.5
# expect: truediv 0.5 1180591620717411303424/3 1.2705494208814505e-21
# expect: truediv nan 1/3 nan
# expect: truediv nan -2/5 nan
# expect: truediv nan 0 ZeroDivisionError division by zero
# expect: truediv nan 7 nan
# expect: truediv nan 140737488355327/3 nan
# expect: truediv nan 1/140737488355327 nan
# expect: truediv nan 1180591620717411303424/3 nan
# expect: truediv 1j 1/3 3j
# expect: truediv 1j -2/5 (-0-2.5j)
# expect: truediv 1j 0 ZeroDivisionError division by zero
# expect: truediv 1j 7 0.14285714285714285j
# expect: truediv 1j 140737488355327/3 2.1316282072803157e-14j
# expect: truediv 1j 1/140737488355327 140737488355327j
# expect: truediv 1j 1180591620717411303424/3 2.541098841762901e-21j
# expect: truediv x 1/3 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x -2/5 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x 0 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x 7 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x 140737488355327/3 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x 1/140737488355327 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv x 1180591620717411303424/3 TypeError unsupported operand type(s) for /: 'str' and 'Fraction'
# expect: truediv None 1/3 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None -2/5 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None 0 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None 7 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None 140737488355327/3 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None 1/140737488355327 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: truediv None 1180591620717411303424/3 TypeError unsupported operand type(s) for /: 'NoneType' and 'Fraction'
# expect: eq 1/3 1/3 True
# expect: eq 1/3 -2/5 False
# expect: eq 1/3 0 False
# expect: eq 1/3 7 False
# expect: eq 1/3 140737488355327/3 False
# expect: eq 1/3 1/140737488355327 False
# expect: eq 1/3 1180591620717411303424/3 False
# expect: eq 1/3 2 False
# expect: eq 1/3 -3 False
# expect: eq 1/3 0 False
# expect: eq 1/3 True False
# expect: eq 1/3 1152921504606846976 False
# expect: eq 1/3 0.5 False
# expect: eq 1/3 nan False
# expect: eq 1/3 1j False
# expect: eq 1/3 x False
# expect: eq 1/3 None False
# expect: eq -2/5 1/3 False
# expect: eq -2/5 -2/5 True
# expect: eq -2/5 0 False
# expect: eq -2/5 7 False
# expect: eq -2/5 140737488355327/3 False
# expect: eq -2/5 1/140737488355327 False
# expect: eq -2/5 1180591620717411303424/3 False
# expect: eq -2/5 2 False
# expect: eq -2/5 -3 False
# expect: eq -2/5 0 False
# expect: eq -2/5 True False
# expect: eq -2/5 1152921504606846976 False
# expect: eq -2/5 0.5 False
# expect: eq -2/5 nan False
# expect: eq -2/5 1j False
# expect: eq -2/5 x False
# expect: eq -2/5 None False
# expect: eq 0 1/3 False
# expect: eq 0 -2/5 False
# expect: eq 0 0 True
# expect: eq 0 7 False
# expect: eq 0 140737488355327/3 False
# expect: eq 0 1/140737488355327 False
# expect: eq 0 1180591620717411303424/3 False
# expect: eq 0 2 False
# expect: eq 0 -3 False
# expect: eq 0 0 True
# expect: eq 0 True False
# expect: eq 0 1152921504606846976 False
# expect: eq 0 0.5 False
# expect: eq 0 nan False
# expect: eq 0 1j False
# expect: eq 0 x False
# expect: eq 0 None False
# expect: eq 7 1/3 False
# expect: eq 7 -2/5 False
# expect: eq 7 0 False
# expect: eq 7 7 True
# expect: eq 7 140737488355327/3 False
# expect: eq 7 1/140737488355327 False
# expect: eq 7 1180591620717411303424/3 False
# expect: eq 7 2 False
# expect: eq 7 -3 False
# expect: eq 7 0 False
# expect: eq 7 True False
# expect: eq 7 1152921504606846976 False
# expect: eq 7 0.5 False
# expect: eq 7 nan False
# expect: eq 7 1j False
# expect: eq 7 x False
# expect: eq 7 None False
# expect: eq 140737488355327/3 1/3 False
# expect: eq 140737488355327/3 -2/5 False
# expect: eq 140737488355327/3 0 False
# expect: eq 140737488355327/3 7 False
# expect: eq 140737488355327/3 140737488355327/3 True
# expect: eq 140737488355327/3 1/140737488355327 False
# expect: eq 140737488355327/3 1180591620717411303424/3 False
# expect: eq 140737488355327/3 2 False
# expect: eq 140737488355327/3 -3 False
# expect: eq 140737488355327/3 0 False
# expect: eq 140737488355327/3 True False
# expect: eq 140737488355327/3 1152921504606846976 False
# expect: eq 140737488355327/3 0.5 False
# expect: eq 140737488355327/3 nan False
# expect: eq 140737488355327/3 1j False
# expect: eq 140737488355327/3 x False
# expect: eq 140737488355327/3 None False
# expect: eq 1/140737488355327 1/3 False
# expect: eq 1/140737488355327 -2/5 False
# expect: eq 1/140737488355327 0 False
# expect: eq 1/140737488355327 7 False
# expect: eq 1/140737488355327 140737488355327/3 False
# expect: eq 1/140737488355327 1/140737488355327 True
# expect: eq 1/140737488355327 1180591620717411303424/3 False
# expect: eq 1/140737488355327 2 False
# expect: eq 1/140737488355327 -3 False
# expect: eq 1/140737488355327 0 False
# expect: eq 1/140737488355327 True False
# expect: eq 1/140737488355327 1152921504606846976 False
# expect: eq 1/140737488355327 0.5 False
# expect: eq 1/140737488355327 nan False
# expect: eq 1/140737488355327 1j False
# expect: eq 1/140737488355327 x False
# expect: eq 1/140737488355327 None False
# expect: eq 1180591620717411303424/3 1/3 False
# expect: eq 1180591620717411303424/3 -2/5 False
# expect: eq 1180591620717411303424/3 0 False
# expect: eq 1180591620717411303424/3 7 False
# expect: eq 1180591620717411303424/3 140737488355327/3 False
# expect: eq 1180591620717411303424/3 1/140737488355327 False
# expect: eq 1180591620717411303424/3 1180591620717411303424/3 True
# expect: eq 1180591620717411303424/3 2 False
# expect: eq 1180591620717411303424/3 -3 False
# expect: eq 1180591620717411303424/3 0 False
# expect: eq 1180591620717411303424/3 True False
# expect: eq 1180591620717411303424/3 1152921504606846976 False
# expect: eq 1180591620717411303424/3 0.5 False
# expect: eq 1180591620717411303424/3 nan False
# expect: eq 1180591620717411303424/3 1j False
# expect: eq 1180591620717411303424/3 x False
# expect: eq 1180591620717411303424/3 None False
# expect: eq 2 1/3 False
# expect: eq 2 -2/5 False
# expect: eq 2 0 False
# expect: eq 2 7 False
# expect: eq 2 140737488355327/3 False
# expect: eq 2 1/140737488355327 False
# expect: eq 2 1180591620717411303424/3 False
# expect: eq -3 1/3 False
# expect: eq -3 -2/5 False
# expect: eq -3 0 False
# expect: eq -3 7 False
# expect: eq -3 140737488355327/3 False
# expect: eq -3 1/140737488355327 False
# expect: eq -3 1180591620717411303424/3 False
# expect: eq 0 1/3 False
# expect: eq 0 -2/5 False
# expect: eq 0 0 True
# expect: eq 0 7 False
# expect: eq 0 140737488355327/3 False
# expect: eq 0 1/140737488355327 False
# expect: eq 0 1180591620717411303424/3 False
# expect: eq True 1/3 False
# expect: eq True -2/5 False
# expect: eq True 0 False
# expect: eq True 7 False
# expect: eq True 140737488355327/3 False
# expect: eq True 1/140737488355327 False
# expect: eq True 1180591620717411303424/3 False
# expect: eq 1152921504606846976 1/3 False
# expect: eq 1152921504606846976 -2/5 False
# expect: eq 1152921504606846976 0 False
# expect: eq 1152921504606846976 7 False
# expect: eq 1152921504606846976 140737488355327/3 False
# expect: eq 1152921504606846976 1/140737488355327 False
# expect: eq 1152921504606846976 1180591620717411303424/3 False
# expect: eq 0.5 1/3 False
# expect: eq 0.5 -2/5 False
# expect: eq 0.5 0 False
# expect: eq 0.5 7 False
# expect: eq 0.5 140737488355327/3 False
# expect: eq 0.5 1/140737488355327 False
# expect: eq 0.5 1180591620717411303424/3 False
# expect: eq nan 1/3 False
# expect: eq nan -2/5 False
# expect: eq nan 0 False
# expect: eq nan 7 False
# expect: eq nan 140737488355327/3 False
# expect: eq nan 1/140737488355327 False
# expect: eq nan 1180591620717411303424/3 False
# expect: eq 1j 1/3 False
# expect: eq 1j -2/5 False
# expect: eq 1j 0 False
# expect: eq 1j 7 False
# expect: eq 1j 140737488355327/3 False
# expect: eq 1j 1/140737488355327 False
# expect: eq 1j 1180591620717411303424/3 False
# expect: eq x 1/3 False
# expect: eq x -2/5 False
# expect: eq x 0 False
# expect: eq x 7 False
# expect: eq x 140737488355327/3 False
# expect: eq x 1/140737488355327 False
# expect: eq x 1180591620717411303424/3 False
# expect: eq None 1/3 False
# expect: eq None -2/5 False
# expect: eq None 0 False
# expect: eq None 7 False
# expect: eq None 140737488355327/3 False
# expect: eq None 1/140737488355327 False
# expect: eq None 1180591620717411303424/3 False
# expect: ne 1/3 1/3 False
# expect: ne 1/3 -2/5 True
# expect: ne 1/3 0 True
# expect: ne 1/3 7 True
# expect: ne 1/3 140737488355327/3 True
# expect: ne 1/3 1/140737488355327 True
# expect: ne 1/3 1180591620717411303424/3 True
# expect: ne 1/3 2 True
# expect: ne 1/3 -3 True
# expect: ne 1/3 0 True
# expect: ne 1/3 True True
# expect: ne 1/3 1152921504606846976 True
# expect: ne 1/3 0.5 True
# expect: ne 1/3 nan True
# expect: ne 1/3 1j True
# expect: ne 1/3 x True
# expect: ne 1/3 None True
# expect: ne -2/5 1/3 True
# expect: ne -2/5 -2/5 False
# expect: ne -2/5 0 True
# expect: ne -2/5 7 True
# expect: ne -2/5 140737488355327/3 True
# expect: ne -2/5 1/140737488355327 True
# expect: ne -2/5 1180591620717411303424/3 True
# expect: ne -2/5 2 True
# expect: ne -2/5 -3 True
# expect: ne -2/5 0 True
# expect: ne -2/5 True True
# expect: ne -2/5 1152921504606846976 True
# expect: ne -2/5 0.5 True
# expect: ne -2/5 nan True
# expect: ne -2/5 1j True
# expect: ne -2/5 x True
# expect: ne -2/5 None True
# expect: ne 0 1/3 True
# expect: ne 0 -2/5 True
# expect: ne 0 0 False
# expect: ne 0 7 True
# expect: ne 0 140737488355327/3 True
# expect: ne 0 1/140737488355327 True
# expect: ne 0 1180591620717411303424/3 True
# expect: ne 0 2 True
# expect: ne 0 -3 True
# expect: ne 0 0 False
# expect: ne 0 True True
# expect: ne 0 1152921504606846976 True
# expect: ne 0 0.5 True
# expect: ne 0 nan True
# expect: ne 0 1j True
# expect: ne 0 x True
# expect: ne 0 None True
# expect: ne 7 1/3 True
# expect: ne 7 -2/5 True
# expect: ne 7 0 True
# expect: ne 7 7 False
# expect: ne 7 140737488355327/3 True
# expect: ne 7 1/140737488355327 True
# expect: ne 7 1180591620717411303424/3 True
# expect: ne 7 2 True
# expect: ne 7 -3 True
# expect: ne 7 0 True
# expect: ne 7 True True
# expect: ne 7 1152921504606846976 True
# expect: ne 7 0.5 True
# expect: ne 7 nan True
# expect: ne 7 1j True
# expect: ne 7 x True
# expect: ne 7 None True
# expect: ne 140737488355327/3 1/3 True
# expect: ne 140737488355327/3 -2/5 True
# expect: ne 140737488355327/3 0 True
# expect: ne 140737488355327/3 7 True
# expect: ne 140737488355327/3 140737488355327/3 False
# expect: ne 140737488355327/3 1/140737488355327 True
# expect: ne 140737488355327/3 1180591620717411303424/3 True
# expect: ne 140737488355327/3 2 True
# expect: ne 140737488355327/3 -3 True
# expect: ne 140737488355327/3 0 True
# expect: ne 140737488355327/3 True True
# expect: ne 140737488355327/3 1152921504606846976 True
# expect: ne 140737488355327/3 0.5 True
# expect: ne 140737488355327/3 nan True
# expect: ne 140737488355327/3 1j True
# expect: ne 140737488355327/3 x True
# expect: ne 140737488355327/3 None True
# expect: ne 1/140737488355327 1/3 True
# expect: ne 1/140737488355327 -2/5 True
# expect: ne 1/140737488355327 0 True
# expect: ne 1/140737488355327 7 True
# expect: ne 1/140737488355327 140737488355327/3 True
# expect: ne 1/140737488355327 1/140737488355327 False
# expect: ne 1/140737488355327 1180591620717411303424/3 True
# expect: ne 1/140737488355327 2 True
# expect: ne 1/140737488355327 -3 True
# expect: ne 1/140737488355327 0 True
# expect: ne 1/140737488355327 True True
# expect: ne 1/140737488355327 1152921504606846976 True
# expect: ne 1/140737488355327 0.5 True
# expect: ne 1/140737488355327 nan True
# expect: ne 1/140737488355327 1j True
# expect: ne 1/140737488355327 x True
# expect: ne 1/140737488355327 None True
# expect: ne 1180591620717411303424/3 1/3 True
# expect: ne 1180591620717411303424/3 -2/5 True
# expect: ne 1180591620717411303424/3 0 True
# expect: ne 1180591620717411303424/3 7 True
# expect: ne 1180591620717411303424/3 140737488355327/3 True
# expect: ne 1180591620717411303424/3 1/140737488355327 True
# expect: ne 1180591620717411303424/3 1180591620717411303424/3 False
# expect: ne 1180591620717411303424/3 2 True
# expect: ne 1180591620717411303424/3 -3 True
# expect: ne 1180591620717411303424/3 0 True
# expect: ne 1180591620717411303424/3 True True
# expect: ne 1180591620717411303424/3 1152921504606846976 True
# expect: ne 1180591620717411303424/3 0.5 True
# expect: ne 1180591620717411303424/3 nan True
# expect: ne 1180591620717411303424/3 1j True
# expect: ne 1180591620717411303424/3 x True
# expect: ne 1180591620717411303424/3 None True
# expect: ne 2 1/3 True
# expect: ne 2 -2/5 True
# expect: ne 2 0 True
# expect: ne 2 7 True
# expect: ne 2 140737488355327/3 True
# expect: ne 2 1/140737488355327 True
# expect: ne 2 1180591620717411303424/3 True
# expect: ne -3 1/3 True
# expect: ne -3 -2/5 True
# expect: ne -3 0 True
# expect: ne -3 7 True
# expect: ne -3 140737488355327/3 True
# expect: ne -3 1/140737488355327 True
# expect: ne -3 1180591620717411303424/3 True
# expect: ne 0 1/3 True
# expect: ne 0 -2/5 True
# expect: ne 0 0 False
# expect: ne 0 7 True
# expect: ne 0 140737488355327/3 True
# expect: ne 0 1/140737488355327 True
# expect: ne 0 1180591620717411303424/3 True
# expect: ne True 1/3 True
# expect: ne True -2/5 True
# expect: ne True 0 True
# expect: ne True 7 True
# expect: ne True 140737488355327/3 True
# expect: ne True 1/140737488355327 True
# expect: ne True 1180591620717411303424/3 True
# expect: ne 1152921504606846976 1/3 True
# expect: ne 1152921504606846976 -2/5 True
# expect: ne 1152921504606846976 0 True
# expect: ne 1152921504606846976 7 True
# expect: ne 1152921504606846976 140737488355327/3 True
# expect: ne 1152921504606846976 1/140737488355327 True
# expect: ne 1152921504606846976 1180591620717411303424/3 True
# expect: ne 0.5 1/3 True
# expect: ne 0.5 -2/5 True
# expect: ne 0.5 0 True
# expect: ne 0.5 7 True
# expect: ne 0.5 140737488355327/3 True
# expect: ne 0.5 1/140737488355327 True
# expect: ne 0.5 1180591620717411303424/3 True
# expect: ne nan 1/3 True
# expect: ne nan -2/5 True
# expect: ne nan 0 True
# expect: ne nan 7 True
# expect: ne nan 140737488355327/3 True
# expect: ne nan 1/140737488355327 True
# expect: ne nan 1180591620717411303424/3 True
# expect: ne 1j 1/3 True
# expect: ne 1j -2/5 True
# expect: ne 1j 0 True
# expect: ne 1j 7 True
# expect: ne 1j 140737488355327/3 True
# expect: ne 1j 1/140737488355327 True
# expect: ne 1j 1180591620717411303424/3 True
# expect: ne x 1/3 True
# expect: ne x -2/5 True
# expect: ne x 0 True
# expect: ne x 7 True
# expect: ne x 140737488355327/3 True
# expect: ne x 1/140737488355327 True
# expect: ne x 1180591620717411303424/3 True
# expect: ne None 1/3 True
# expect: ne None -2/5 True
# expect: ne None 0 True
# expect: ne None 7 True
# expect: ne None 140737488355327/3 True
# expect: ne None 1/140737488355327 True
# expect: ne None 1180591620717411303424/3 True
# expect: lt 1/3 1/3 False
# expect: lt 1/3 -2/5 False
# expect: lt 1/3 0 False
# expect: lt 1/3 7 True
# expect: lt 1/3 140737488355327/3 True
# expect: lt 1/3 1/140737488355327 False
# expect: lt 1/3 1180591620717411303424/3 True
# expect: lt 1/3 2 True
# expect: lt 1/3 -3 False
# expect: lt 1/3 0 False
# expect: lt 1/3 True True
# expect: lt 1/3 1152921504606846976 True
# expect: lt 1/3 0.5 True
# expect: lt 1/3 nan False
# expect: lt 1/3 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 1/3 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 1/3 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt -2/5 1/3 True
# expect: lt -2/5 -2/5 False
# expect: lt -2/5 0 True
# expect: lt -2/5 7 True
# expect: lt -2/5 140737488355327/3 True
# expect: lt -2/5 1/140737488355327 True
# expect: lt -2/5 1180591620717411303424/3 True
# expect: lt -2/5 2 True
# expect: lt -2/5 -3 False
# expect: lt -2/5 0 True
# expect: lt -2/5 True True
# expect: lt -2/5 1152921504606846976 True
# expect: lt -2/5 0.5 True
# expect: lt -2/5 nan False
# expect: lt -2/5 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt -2/5 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt -2/5 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 0 1/3 True
# expect: lt 0 -2/5 False
# expect: lt 0 0 False
# expect: lt 0 7 True
# expect: lt 0 140737488355327/3 True
# expect: lt 0 1/140737488355327 True
# expect: lt 0 1180591620717411303424/3 True
# expect: lt 0 2 True
# expect: lt 0 -3 False
# expect: lt 0 0 False
# expect: lt 0 True True
# expect: lt 0 1152921504606846976 True
# expect: lt 0 0.5 True
# expect: lt 0 nan False
# expect: lt 0 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 0 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 0 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 7 1/3 False
# expect: lt 7 -2/5 False
# expect: lt 7 0 False
# expect: lt 7 7 False
# expect: lt 7 140737488355327/3 True
# expect: lt 7 1/140737488355327 False
# expect: lt 7 1180591620717411303424/3 True
# expect: lt 7 2 False
# expect: lt 7 -3 False
# expect: lt 7 0 False
# expect: lt 7 True False
# expect: lt 7 1152921504606846976 True
# expect: lt 7 0.5 False
# expect: lt 7 nan False
# expect: lt 7 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 7 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 7 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 140737488355327/3 1/3 False
# expect: lt 140737488355327/3 -2/5 False
# expect: lt 140737488355327/3 0 False
# expect: lt 140737488355327/3 7 False
# expect: lt 140737488355327/3 140737488355327/3 False
# expect: lt 140737488355327/3 1/140737488355327 False
# expect: lt 140737488355327/3 1180591620717411303424/3 True
# expect: lt 140737488355327/3 2 False
# expect: lt 140737488355327/3 -3 False
# expect: lt 140737488355327/3 0 False
# expect: lt 140737488355327/3 True False
# expect: lt 140737488355327/3 1152921504606846976 True
# expect: lt 140737488355327/3 0.5 False
# expect: lt 140737488355327/3 nan False
# expect: lt 140737488355327/3 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 140737488355327/3 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 140737488355327/3 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 1/140737488355327 1/3 True
# expect: lt 1/140737488355327 -2/5 False
# expect: lt 1/140737488355327 0 False
# expect: lt 1/140737488355327 7 True
# expect: lt 1/140737488355327 140737488355327/3 True
# expect: lt 1/140737488355327 1/140737488355327 False
# expect: lt 1/140737488355327 1180591620717411303424/3 True
# expect: lt 1/140737488355327 2 True
# expect: lt 1/140737488355327 -3 False
# expect: lt 1/140737488355327 0 False
# expect: lt 1/140737488355327 True True
# expect: lt 1/140737488355327 1152921504606846976 True
# expect: lt 1/140737488355327 0.5 True
# expect: lt 1/140737488355327 nan False
# expect: lt 1/140737488355327 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 1/140737488355327 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 1/140737488355327 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 1180591620717411303424/3 1/3 False
# expect: lt 1180591620717411303424/3 -2/5 False
# expect: lt 1180591620717411303424/3 0 False
# expect: lt 1180591620717411303424/3 7 False
# expect: lt 1180591620717411303424/3 140737488355327/3 False
# expect: lt 1180591620717411303424/3 1/140737488355327 False
# expect: lt 1180591620717411303424/3 1180591620717411303424/3 False
# expect: lt 1180591620717411303424/3 2 False
# expect: lt 1180591620717411303424/3 -3 False
# expect: lt 1180591620717411303424/3 0 False
# expect: lt 1180591620717411303424/3 True False
# expect: lt 1180591620717411303424/3 1152921504606846976 False
# expect: lt 1180591620717411303424/3 0.5 False
# expect: lt 1180591620717411303424/3 nan False
# expect: lt 1180591620717411303424/3 1j TypeError '<' not supported between instances of 'Fraction' and 'complex'
# expect: lt 1180591620717411303424/3 x TypeError '<' not supported between instances of 'Fraction' and 'str'
# expect: lt 1180591620717411303424/3 None TypeError '<' not supported between instances of 'Fraction' and 'NoneType'
# expect: lt 2 1/3 False
# expect: lt 2 -2/5 False
# expect: lt 2 0 False
# expect: lt 2 7 True
# expect: lt 2 140737488355327/3 True
# expect: lt 2 1/140737488355327 False
# expect: lt 2 1180591620717411303424/3 True
# expect: lt -3 1/3 True
# expect: lt -3 -2/5 True
# expect: lt -3 0 True
# expect: lt -3 7 True
# expect: lt -3 140737488355327/3 True
# expect: lt -3 1/140737488355327 True
# expect: lt -3 1180591620717411303424/3 True
# expect: lt 0 1/3 True
# expect: lt 0 -2/5 False
# expect: lt 0 0 False
# expect: lt 0 7 True
# expect: lt 0 140737488355327/3 True
# expect: lt 0 1/140737488355327 True
# expect: lt 0 1180591620717411303424/3 True
# expect: lt True 1/3 False
# expect: lt True -2/5 False
# expect: lt True 0 False
# expect: lt True 7 True
# expect: lt True 140737488355327/3 True
# expect: lt True 1/140737488355327 False
# expect: lt True 1180591620717411303424/3 True
# expect: lt 1152921504606846976 1/3 False
# expect: lt 1152921504606846976 -2/5 False
# expect: lt 1152921504606846976 0 False
# expect: lt 1152921504606846976 7 False
# expect: lt 1152921504606846976 140737488355327/3 False
# expect: lt 1152921504606846976 1/140737488355327 False
# expect: lt 1152921504606846976 1180591620717411303424/3 True
# expect: lt 0.5 1/3 False
# expect: lt 0.5 -2/5 False
# expect: lt 0.5 0 False
# expect: lt 0.5 7 True
# expect: lt 0.5 140737488355327/3 True
# expect: lt 0.5 1/140737488355327 False
# expect: lt 0.5 1180591620717411303424/3 True
# expect: lt nan 1/3 False
# expect: lt nan -2/5 False
# expect: lt nan 0 False
# expect: lt nan 7 False
# expect: lt nan 140737488355327/3 False
# expect: lt nan 1/140737488355327 False
# expect: lt nan 1180591620717411303424/3 False
# expect: lt 1j 1/3 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j -2/5 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j 0 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j 7 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j 140737488355327/3 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j 1/140737488355327 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt 1j 1180591620717411303424/3 TypeError '<' not supported between instances of 'complex' and 'Fraction'
# expect: lt x 1/3 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x -2/5 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x 0 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x 7 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x 140737488355327/3 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x 1/140737488355327 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt x 1180591620717411303424/3 TypeError '<' not supported between instances of 'str' and 'Fraction'
# expect: lt None 1/3 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None -2/5 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None 0 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None 7 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None 140737488355327/3 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None 1/140737488355327 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: lt None 1180591620717411303424/3 TypeError '<' not supported between instances of 'NoneType' and 'Fraction'
# expect: le 1/3 1/3 True
# expect: le 1/3 -2/5 False
# expect: le 1/3 0 False
# expect: le 1/3 7 True
# expect: le 1/3 140737488355327/3 True
# expect: le 1/3 1/140737488355327 False
# expect: le 1/3 1180591620717411303424/3 True
# expect: le 1/3 2 True
# expect: le 1/3 -3 False
# expect: le 1/3 0 False
# expect: le 1/3 True True
# expect: le 1/3 1152921504606846976 True
# expect: le 1/3 0.5 True
# expect: le 1/3 nan False
# expect: le 1/3 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 1/3 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 1/3 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le -2/5 1/3 True
# expect: le -2/5 -2/5 True
# expect: le -2/5 0 True
# expect: le -2/5 7 True
# expect: le -2/5 140737488355327/3 True
# expect: le -2/5 1/140737488355327 True
# expect: le -2/5 1180591620717411303424/3 True
# expect: le -2/5 2 True
# expect: le -2/5 -3 False
# expect: le -2/5 0 True
# expect: le -2/5 True True
# expect: le -2/5 1152921504606846976 True
# expect: le -2/5 0.5 True
# expect: le -2/5 nan False
# expect: le -2/5 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le -2/5 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le -2/5 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 0 1/3 True
# expect: le 0 -2/5 False
# expect: le 0 0 True
# expect: le 0 7 True
# expect: le 0 140737488355327/3 True
# expect: le 0 1/140737488355327 True
# expect: le 0 1180591620717411303424/3 True
# expect: le 0 2 True
# expect: le 0 -3 False
# expect: le 0 0 True
# expect: le 0 True True
# expect: le 0 1152921504606846976 True
# expect: le 0 0.5 True
# expect: le 0 nan False
# expect: le 0 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 0 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 0 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 7 1/3 False
# expect: le 7 -2/5 False
# expect: le 7 0 False
# expect: le 7 7 True
# expect: le 7 140737488355327/3 True
# expect: le 7 1/140737488355327 False
# expect: le 7 1180591620717411303424/3 True
# expect: le 7 2 False
# expect: le 7 -3 False
# expect: le 7 0 False
# expect: le 7 True False
# expect: le 7 1152921504606846976 True
# expect: le 7 0.5 False
# expect: le 7 nan False
# expect: le 7 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 7 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 7 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 140737488355327/3 1/3 False
# expect: le 140737488355327/3 -2/5 False
# expect: le 140737488355327/3 0 False
# expect: le 140737488355327/3 7 False
# expect: le 140737488355327/3 140737488355327/3 True
# expect: le 140737488355327/3 1/140737488355327 False
# expect: le 140737488355327/3 1180591620717411303424/3 True
# expect: le 140737488355327/3 2 False
# expect: le 140737488355327/3 -3 False
# expect: le 140737488355327/3 0 False
# expect: le 140737488355327/3 True False
# expect: le 140737488355327/3 1152921504606846976 True
# expect: le 140737488355327/3 0.5 False
# expect: le 140737488355327/3 nan False
# expect: le 140737488355327/3 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 140737488355327/3 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 140737488355327/3 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 1/140737488355327 1/3 True
# expect: le 1/140737488355327 -2/5 False
# expect: le 1/140737488355327 0 False
# expect: le 1/140737488355327 7 True
# expect: le 1/140737488355327 140737488355327/3 True
# expect: le 1/140737488355327 1/140737488355327 True
# expect: le 1/140737488355327 1180591620717411303424/3 True
# expect: le 1/140737488355327 2 True
# expect: le 1/140737488355327 -3 False
# expect: le 1/140737488355327 0 False
# expect: le 1/140737488355327 True True
# expect: le 1/140737488355327 1152921504606846976 True
# expect: le 1/140737488355327 0.5 True
# expect: le 1/140737488355327 nan False
# expect: le 1/140737488355327 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 1/140737488355327 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 1/140737488355327 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 1180591620717411303424/3 1/3 False
# expect: le 1180591620717411303424/3 -2/5 False
# expect: le 1180591620717411303424/3 0 False
# expect: le 1180591620717411303424/3 7 False
# expect: le 1180591620717411303424/3 140737488355327/3 False
# expect: le 1180591620717411303424/3 1/140737488355327 False
# expect: le 1180591620717411303424/3 1180591620717411303424/3 True
# expect: le 1180591620717411303424/3 2 False
# expect: le 1180591620717411303424/3 -3 False
# expect: le 1180591620717411303424/3 0 False
# expect: le 1180591620717411303424/3 True False
# expect: le 1180591620717411303424/3 1152921504606846976 False
# expect: le 1180591620717411303424/3 0.5 False
# expect: le 1180591620717411303424/3 nan False
# expect: le 1180591620717411303424/3 1j TypeError '<=' not supported between instances of 'Fraction' and 'complex'
# expect: le 1180591620717411303424/3 x TypeError '<=' not supported between instances of 'Fraction' and 'str'
# expect: le 1180591620717411303424/3 None TypeError '<=' not supported between instances of 'Fraction' and 'NoneType'
# expect: le 2 1/3 False
# expect: le 2 -2/5 False
# expect: le 2 0 False
# expect: le 2 7 True
# expect: le 2 140737488355327/3 True
# expect: le 2 1/140737488355327 False
# expect: le 2 1180591620717411303424/3 True
# expect: le -3 1/3 True
# expect: le -3 -2/5 True
# expect: le -3 0 True
# expect: le -3 7 True
# expect: le -3 140737488355327/3 True
# expect: le -3 1/140737488355327 True
# expect: le -3 1180591620717411303424/3 True
# expect: le 0 1/3 True
# expect: le 0 -2/5 False
# expect: le 0 0 True
# expect: le 0 7 True
# expect: le 0 140737488355327/3 True
# expect: le 0 1/140737488355327 True
# expect: le 0 1180591620717411303424/3 True
# expect: le True 1/3 False
# expect: le True -2/5 False
# expect: le True 0 False
# expect: le True 7 True
# expect: le True 140737488355327/3 True
# expect: le True 1/140737488355327 False
# expect: le True 1180591620717411303424/3 True
# expect: le 1152921504606846976 1/3 False
# expect: le 1152921504606846976 -2/5 False
# expect: le 1152921504606846976 0 False
# expect: le 1152921504606846976 7 False
# expect: le 1152921504606846976 140737488355327/3 False
# expect: le 1152921504606846976 1/140737488355327 False
# expect: le 1152921504606846976 1180591620717411303424/3 True
# expect: le 0.5 1/3 False
# expect: le 0.5 -2/5 False
# expect: le 0.5 0 False
# expect: le 0.5 7 True
# expect: le 0.5 140737488355327/3 True
# expect: le 0.5 1/140737488355327 False
# expect: le 0.5 1180591620717411303424/3 True
# expect: le nan 1/3 False
# expect: le nan -2/5 False
# expect: le nan 0 False
# expect: le nan 7 False
# expect: le nan 140737488355327/3 False
# expect: le nan 1/140737488355327 False
# expect: le nan 1180591620717411303424/3 False
# expect: le 1j 1/3 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j -2/5 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j 0 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j 7 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j 140737488355327/3 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j 1/140737488355327 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le 1j 1180591620717411303424/3 TypeError '<=' not supported between instances of 'complex' and 'Fraction'
# expect: le x 1/3 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x -2/5 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x 0 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x 7 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x 140737488355327/3 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x 1/140737488355327 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le x 1180591620717411303424/3 TypeError '<=' not supported between instances of 'str' and 'Fraction'
# expect: le None 1/3 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None -2/5 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None 0 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None 7 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None 140737488355327/3 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None 1/140737488355327 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: le None 1180591620717411303424/3 TypeError '<=' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt 1/3 1/3 False
# expect: gt 1/3 -2/5 True
# expect: gt 1/3 0 True
# expect: gt 1/3 7 False
# expect: gt 1/3 140737488355327/3 False
# expect: gt 1/3 1/140737488355327 True
# expect: gt 1/3 1180591620717411303424/3 False
# expect: gt 1/3 2 False
# expect: gt 1/3 -3 True
# expect: gt 1/3 0 True
# expect: gt 1/3 True False
# expect: gt 1/3 1152921504606846976 False
# expect: gt 1/3 0.5 False
# expect: gt 1/3 nan False
# expect: gt 1/3 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 1/3 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 1/3 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt -2/5 1/3 False
# expect: gt -2/5 -2/5 False
# expect: gt -2/5 0 False
# expect: gt -2/5 7 False
# expect: gt -2/5 140737488355327/3 False
# expect: gt -2/5 1/140737488355327 False
# expect: gt -2/5 1180591620717411303424/3 False
# expect: gt -2/5 2 False
# expect: gt -2/5 -3 True
# expect: gt -2/5 0 False
# expect: gt -2/5 True False
# expect: gt -2/5 1152921504606846976 False
# expect: gt -2/5 0.5 False
# expect: gt -2/5 nan False
# expect: gt -2/5 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt -2/5 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt -2/5 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 0 1/3 False
# expect: gt 0 -2/5 True
# expect: gt 0 0 False
# expect: gt 0 7 False
# expect: gt 0 140737488355327/3 False
# expect: gt 0 1/140737488355327 False
# expect: gt 0 1180591620717411303424/3 False
# expect: gt 0 2 False
# expect: gt 0 -3 True
# expect: gt 0 0 False
# expect: gt 0 True False
# expect: gt 0 1152921504606846976 False
# expect: gt 0 0.5 False
# expect: gt 0 nan False
# expect: gt 0 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 0 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 0 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 7 1/3 True
# expect: gt 7 -2/5 True
# expect: gt 7 0 True
# expect: gt 7 7 False
# expect: gt 7 140737488355327/3 False
# expect: gt 7 1/140737488355327 True
# expect: gt 7 1180591620717411303424/3 False
# expect: gt 7 2 True
# expect: gt 7 -3 True
# expect: gt 7 0 True
# expect: gt 7 True True
# expect: gt 7 1152921504606846976 False
# expect: gt 7 0.5 True
# expect: gt 7 nan False
# expect: gt 7 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 7 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 7 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 140737488355327/3 1/3 True
# expect: gt 140737488355327/3 -2/5 True
# expect: gt 140737488355327/3 0 True
# expect: gt 140737488355327/3 7 True
# expect: gt 140737488355327/3 140737488355327/3 False
# expect: gt 140737488355327/3 1/140737488355327 True
# expect: gt 140737488355327/3 1180591620717411303424/3 False
# expect: gt 140737488355327/3 2 True
# expect: gt 140737488355327/3 -3 True
# expect: gt 140737488355327/3 0 True
# expect: gt 140737488355327/3 True True
# expect: gt 140737488355327/3 1152921504606846976 False
# expect: gt 140737488355327/3 0.5 True
# expect: gt 140737488355327/3 nan False
# expect: gt 140737488355327/3 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 140737488355327/3 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 140737488355327/3 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 1/140737488355327 1/3 False
# expect: gt 1/140737488355327 -2/5 True
# expect: gt 1/140737488355327 0 True
# expect: gt 1/140737488355327 7 False
# expect: gt 1/140737488355327 140737488355327/3 False
# expect: gt 1/140737488355327 1/140737488355327 False
# expect: gt 1/140737488355327 1180591620717411303424/3 False
# expect: gt 1/140737488355327 2 False
# expect: gt 1/140737488355327 -3 True
# expect: gt 1/140737488355327 0 True
# expect: gt 1/140737488355327 True False
# expect: gt 1/140737488355327 1152921504606846976 False
# expect: gt 1/140737488355327 0.5 False
# expect: gt 1/140737488355327 nan False
# expect: gt 1/140737488355327 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 1/140737488355327 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 1/140737488355327 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 1180591620717411303424/3 1/3 True
# expect: gt 1180591620717411303424/3 -2/5 True
# expect: gt 1180591620717411303424/3 0 True
# expect: gt 1180591620717411303424/3 7 True
# expect: gt 1180591620717411303424/3 140737488355327/3 True
# expect: gt 1180591620717411303424/3 1/140737488355327 True
# expect: gt 1180591620717411303424/3 1180591620717411303424/3 False
# expect: gt 1180591620717411303424/3 2 True
# expect: gt 1180591620717411303424/3 -3 True
# expect: gt 1180591620717411303424/3 0 True
# expect: gt 1180591620717411303424/3 True True
# expect: gt 1180591620717411303424/3 1152921504606846976 True
# expect: gt 1180591620717411303424/3 0.5 True
# expect: gt 1180591620717411303424/3 nan False
# expect: gt 1180591620717411303424/3 1j TypeError '>' not supported between instances of 'Fraction' and 'complex'
# expect: gt 1180591620717411303424/3 x TypeError '>' not supported between instances of 'Fraction' and 'str'
# expect: gt 1180591620717411303424/3 None TypeError '>' not supported between instances of 'Fraction' and 'NoneType'
# expect: gt 2 1/3 True
# expect: gt 2 -2/5 True
# expect: gt 2 0 True
# expect: gt 2 7 False
# expect: gt 2 140737488355327/3 False
# expect: gt 2 1/140737488355327 True
# expect: gt 2 1180591620717411303424/3 False
# expect: gt -3 1/3 False
# expect: gt -3 -2/5 False
# expect: gt -3 0 False
# expect: gt -3 7 False
# expect: gt -3 140737488355327/3 False
# expect: gt -3 1/140737488355327 False
# expect: gt -3 1180591620717411303424/3 False
# expect: gt 0 1/3 False
# expect: gt 0 -2/5 True
# expect: gt 0 0 False
# expect: gt 0 7 False
# expect: gt 0 140737488355327/3 False
# expect: gt 0 1/140737488355327 False
# expect: gt 0 1180591620717411303424/3 False
# expect: gt True 1/3 True
# expect: gt True -2/5 True
# expect: gt True 0 True
# expect: gt True 7 False
# expect: gt True 140737488355327/3 False
# expect: gt True 1/140737488355327 True
# expect: gt True 1180591620717411303424/3 False
# expect: gt 1152921504606846976 1/3 True
# expect: gt 1152921504606846976 -2/5 True
# expect: gt 1152921504606846976 0 True
# expect: gt 1152921504606846976 7 True
# expect: gt 1152921504606846976 140737488355327/3 True
# expect: gt 1152921504606846976 1/140737488355327 True
# expect: gt 1152921504606846976 1180591620717411303424/3 False
# expect: gt 0.5 1/3 True
# expect: gt 0.5 -2/5 True
# expect: gt 0.5 0 True
# expect: gt 0.5 7 False
# expect: gt 0.5 140737488355327/3 False
# expect: gt 0.5 1/140737488355327 True
# expect: gt 0.5 1180591620717411303424/3 False
# expect: gt nan 1/3 False
# expect: gt nan -2/5 False
# expect: gt nan 0 False
# expect: gt nan 7 False
# expect: gt nan 140737488355327/3 False
# expect: gt nan 1/140737488355327 False
# expect: gt nan 1180591620717411303424/3 False
# expect: gt 1j 1/3 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j -2/5 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j 0 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j 7 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j 140737488355327/3 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j 1/140737488355327 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt 1j 1180591620717411303424/3 TypeError '>' not supported between instances of 'complex' and 'Fraction'
# expect: gt x 1/3 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x -2/5 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x 0 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x 7 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x 140737488355327/3 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x 1/140737488355327 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt x 1180591620717411303424/3 TypeError '>' not supported between instances of 'str' and 'Fraction'
# expect: gt None 1/3 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None -2/5 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None 0 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None 7 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None 140737488355327/3 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None 1/140737488355327 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: gt None 1180591620717411303424/3 TypeError '>' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge 1/3 1/3 True
# expect: ge 1/3 -2/5 True
# expect: ge 1/3 0 True
# expect: ge 1/3 7 False
# expect: ge 1/3 140737488355327/3 False
# expect: ge 1/3 1/140737488355327 True
# expect: ge 1/3 1180591620717411303424/3 False
# expect: ge 1/3 2 False
# expect: ge 1/3 -3 True
# expect: ge 1/3 0 True
# expect: ge 1/3 True False
# expect: ge 1/3 1152921504606846976 False
# expect: ge 1/3 0.5 False
# expect: ge 1/3 nan False
# expect: ge 1/3 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 1/3 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 1/3 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge -2/5 1/3 False
# expect: ge -2/5 -2/5 True
# expect: ge -2/5 0 False
# expect: ge -2/5 7 False
# expect: ge -2/5 140737488355327/3 False
# expect: ge -2/5 1/140737488355327 False
# expect: ge -2/5 1180591620717411303424/3 False
# expect: ge -2/5 2 False
# expect: ge -2/5 -3 True
# expect: ge -2/5 0 False
# expect: ge -2/5 True False
# expect: ge -2/5 1152921504606846976 False
# expect: ge -2/5 0.5 False
# expect: ge -2/5 nan False
# expect: ge -2/5 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge -2/5 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge -2/5 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 0 1/3 False
# expect: ge 0 -2/5 True
# expect: ge 0 0 True
# expect: ge 0 7 False
# expect: ge 0 140737488355327/3 False
# expect: ge 0 1/140737488355327 False
# expect: ge 0 1180591620717411303424/3 False
# expect: ge 0 2 False
# expect: ge 0 -3 True
# expect: ge 0 0 True
# expect: ge 0 True False
# expect: ge 0 1152921504606846976 False
# expect: ge 0 0.5 False
# expect: ge 0 nan False
# expect: ge 0 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 0 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 0 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 7 1/3 True
# expect: ge 7 -2/5 True
# expect: ge 7 0 True
# expect: ge 7 7 True
# expect: ge 7 140737488355327/3 False
# expect: ge 7 1/140737488355327 True
# expect: ge 7 1180591620717411303424/3 False
# expect: ge 7 2 True
# expect: ge 7 -3 True
# expect: ge 7 0 True
# expect: ge 7 True True
# expect: ge 7 1152921504606846976 False
# expect: ge 7 0.5 True
# expect: ge 7 nan False
# expect: ge 7 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 7 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 7 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 140737488355327/3 1/3 True
# expect: ge 140737488355327/3 -2/5 True
# expect: ge 140737488355327/3 0 True
# expect: ge 140737488355327/3 7 True
# expect: ge 140737488355327/3 140737488355327/3 True
# expect: ge 140737488355327/3 1/140737488355327 True
# expect: ge 140737488355327/3 1180591620717411303424/3 False
# expect: ge 140737488355327/3 2 True
# expect: ge 140737488355327/3 -3 True
# expect: ge 140737488355327/3 0 True
# expect: ge 140737488355327/3 True True
# expect: ge 140737488355327/3 1152921504606846976 False
# expect: ge 140737488355327/3 0.5 True
# expect: ge 140737488355327/3 nan False
# expect: ge 140737488355327/3 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 140737488355327/3 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 140737488355327/3 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 1/140737488355327 1/3 False
# expect: ge 1/140737488355327 -2/5 True
# expect: ge 1/140737488355327 0 True
# expect: ge 1/140737488355327 7 False
# expect: ge 1/140737488355327 140737488355327/3 False
# expect: ge 1/140737488355327 1/140737488355327 True
# expect: ge 1/140737488355327 1180591620717411303424/3 False
# expect: ge 1/140737488355327 2 False
# expect: ge 1/140737488355327 -3 True
# expect: ge 1/140737488355327 0 True
# expect: ge 1/140737488355327 True False
# expect: ge 1/140737488355327 1152921504606846976 False
# expect: ge 1/140737488355327 0.5 False
# expect: ge 1/140737488355327 nan False
# expect: ge 1/140737488355327 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 1/140737488355327 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 1/140737488355327 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 1180591620717411303424/3 1/3 True
# expect: ge 1180591620717411303424/3 -2/5 True
# expect: ge 1180591620717411303424/3 0 True
# expect: ge 1180591620717411303424/3 7 True
# expect: ge 1180591620717411303424/3 140737488355327/3 True
# expect: ge 1180591620717411303424/3 1/140737488355327 True
# expect: ge 1180591620717411303424/3 1180591620717411303424/3 True
# expect: ge 1180591620717411303424/3 2 True
# expect: ge 1180591620717411303424/3 -3 True
# expect: ge 1180591620717411303424/3 0 True
# expect: ge 1180591620717411303424/3 True True
# expect: ge 1180591620717411303424/3 1152921504606846976 True
# expect: ge 1180591620717411303424/3 0.5 True
# expect: ge 1180591620717411303424/3 nan False
# expect: ge 1180591620717411303424/3 1j TypeError '>=' not supported between instances of 'Fraction' and 'complex'
# expect: ge 1180591620717411303424/3 x TypeError '>=' not supported between instances of 'Fraction' and 'str'
# expect: ge 1180591620717411303424/3 None TypeError '>=' not supported between instances of 'Fraction' and 'NoneType'
# expect: ge 2 1/3 True
# expect: ge 2 -2/5 True
# expect: ge 2 0 True
# expect: ge 2 7 False
# expect: ge 2 140737488355327/3 False
# expect: ge 2 1/140737488355327 True
# expect: ge 2 1180591620717411303424/3 False
# expect: ge -3 1/3 False
# expect: ge -3 -2/5 False
# expect: ge -3 0 False
# expect: ge -3 7 False
# expect: ge -3 140737488355327/3 False
# expect: ge -3 1/140737488355327 False
# expect: ge -3 1180591620717411303424/3 False
# expect: ge 0 1/3 False
# expect: ge 0 -2/5 True
# expect: ge 0 0 True
# expect: ge 0 7 False
# expect: ge 0 140737488355327/3 False
# expect: ge 0 1/140737488355327 False
# expect: ge 0 1180591620717411303424/3 False
# expect: ge True 1/3 True
# expect: ge True -2/5 True
# expect: ge True 0 True
# expect: ge True 7 False
# expect: ge True 140737488355327/3 False
# expect: ge True 1/140737488355327 True
# expect: ge True 1180591620717411303424/3 False
# expect: ge 1152921504606846976 1/3 True
# expect: ge 1152921504606846976 -2/5 True
# expect: ge 1152921504606846976 0 True
# expect: ge 1152921504606846976 7 True
# expect: ge 1152921504606846976 140737488355327/3 True
# expect: ge 1152921504606846976 1/140737488355327 True
# expect: ge 1152921504606846976 1180591620717411303424/3 False
# expect: ge 0.5 1/3 True
# expect: ge 0.5 -2/5 True
# expect: ge 0.5 0 True
# expect: ge 0.5 7 False
# expect: ge 0.5 140737488355327/3 False
# expect: ge 0.5 1/140737488355327 True
# expect: ge 0.5 1180591620717411303424/3 False
# expect: ge nan 1/3 False
# expect: ge nan -2/5 False
# expect: ge nan 0 False
# expect: ge nan 7 False
# expect: ge nan 140737488355327/3 False
# expect: ge nan 1/140737488355327 False
# expect: ge nan 1180591620717411303424/3 False
# expect: ge 1j 1/3 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j -2/5 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j 0 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j 7 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j 140737488355327/3 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j 1/140737488355327 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge 1j 1180591620717411303424/3 TypeError '>=' not supported between instances of 'complex' and 'Fraction'
# expect: ge x 1/3 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x -2/5 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x 0 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x 7 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x 140737488355327/3 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x 1/140737488355327 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge x 1180591620717411303424/3 TypeError '>=' not supported between instances of 'str' and 'Fraction'
# expect: ge None 1/3 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None -2/5 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None 0 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None 7 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None 140737488355327/3 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None 1/140737488355327 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
# expect: ge None 1180591620717411303424/3 TypeError '>=' not supported between instances of 'NoneType' and 'Fraction'
for value in values[:7]:
    print(hash(value), bool(value), -value, abs(value), +value, value in {value}, {value: 1}[value])
# expect: 1431655765 True -1/3 1/3 1/3 True 1
# expect: -1717986918 True 2/5 2/5 -2/5 True 1
# expect: 0 False 0 0 0 True 1
# expect: 7 True -7 7 7 True 1
# expect: 21845 True -140737488355327/3 140737488355327/3 140737488355327/3 True 1
# expect: 65537 True -1/140737488355327 1/140737488355327 1/140737488355327 True 1
# expect: 1431655850 True -1180591620717411303424/3 1180591620717411303424/3 1180591620717411303424/3 True 1
print(hash(F(6, 3)) == hash(2), hash(F(1, 2)) == hash(0.5), hash(F(-1)), hash(F(-1, 2)), hash(F(1, 2**61 - 1)), hash(F(3, 2**46 + 1)))
# expect: True True -2 -1073741824 2147483645 2147287045
print(sorted([F(1, 2), F(1, 3), F(2, 3)]), sum([F(1, 3)] * 3), max(F(1, 2), F(3, 4)), F(1, 2) in [0.5], min([F(1, 2), 0.25]))
# expect: [Fraction(1, 3), Fraction(1, 2), Fraction(2, 3)] 1 3/4 True 0.25


class Mine(F):
    def __add__(self, other):
        return 'mine'

    def __radd__(self, other):
        return 'mine too'

    def __lt__(self, other):
        return 'less'

    def __gt__(self, other):
        return 'greater'


mine = Mine(1, 2)
print(mine + F(1), F(1) + mine, mine < F(1), F(1) < mine, mine - F(1), type(mine * 2).__name__, mine == F(1, 2), hash(mine))
# expect: mine mine too less greater -1/2 Fraction True 1073741824
x = F(1, 2)
print(type(F.__add__).__name__, F.__add__(x, 1), x.__add__(1), x.__radd__(2), x.__eq__('a'), x.__lt__('a'))
# expect: function 3/2 3/2 5/2 NotImplemented NotImplemented
add = F.__add__
F.__add__ = lambda a, b: 'changed'
print(x + x, x + 1, 1 + x, sum([x, x]))  # expect: changed changed 3/2 changed
F.__add__ = add
print(x + x)  # expect: 1
lt = F.__lt__
F.__lt__ = lambda a, b: 'changed'
print(x < x, x > x, x < 1)  # expect: changed False changed
F.__lt__ = lt
