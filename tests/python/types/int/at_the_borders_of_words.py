# integers of up to 512 bits stand in their object: every operator where the number of words changes
import operator

values = [sign * (2**bits + more) for bits in (127, 128, 192, 256, 320, 511, 512) for sign, more in ((1, -1), (-1, 0), (1, 1))]
small = [0, 1, -1, 3, -7, 2**47, -2**63, 2**64 + 5]
operators = [operator.add, operator.sub, operator.mul, operator.and_, operator.or_, operator.xor]
division = [operator.floordiv, operator.mod]


def digest(results):
    total = 0
    for result in results:
        total = (total * 31 + result) % (2**61 - 1)
    return total


for op in operators:
    print(op.__name__, digest(op(a, b) for a in values[::4] for b in values[1::5] + small))
# expect: add 86935524220361422
# expect: sub 397488351421342772
# expect: mul 1062499472201685150
# expect: and_ 1461872341268520230
# expect: or_ 930906192165535143
# expect: xor 1774876860110708864
for op in division:
    print(op.__name__, digest(op(a, b) for a in values[::4] for b in values[1::4] + small[1:]))
    print(op.__name__, digest(op(a, b) for a in small for b in values[::4]))
    print(op.__name__, digest(op(a * c + 1, b) for a in values[::4] for b in values[1::5] for c in values[2::6]))
# expect: floordiv 994294926364617679
# expect: floordiv 599455390043157529
# expect: floordiv 1167988744750297919
# expect: mod 1509365606527891281
# expect: mod 874127676197709225
# expect: mod 751893558086247796
print([digest(a << by for a in values) for by in (0, 1, 64, 200, 511, 512)])
# expect: [2050816091100295182, 1795789172986896413, 265627664306503799, 917893611517757279, 1099115906794117081, 2198231813588234162]
print([digest(a >> by for a in values) for by in (0, 1, 64, 200, 511, 512)])
# expect: [2050816091100295182, 2147012646938065165, 1362907008008945906, 756308399239764568, 1572762171573651620, 1572762171573620898]
print(digest(sum(divmod(a, b)) for a in values[::4] for b in values[1::4]))  # expect: 1989178015141957965
print(all(hash(a) == hash(int(str(a))) for a in values), digest(len(str(a)) for a in values), digest(a.bit_length() for a in values))
# expect: True 183675549703934519 351534565343400179
print(digest(a.bit_count() for a in values), digest(-a for a in values), digest(~a for a in values), digest(abs(a) for a in values))
# expect: 1547715759519346092 255026918113398769 1765155283249160863 997100820278617915
print(digest(int(str(a)) for a in values) == digest(values), digest(int(hex(a), 16) for a in values) == digest(values))
# expect: True True
print(all(int.from_bytes(a.to_bytes(70, "big", signed=True), "big", signed=True) == a for a in values))
# expect: True
print(all(int.from_bytes(abs(a).to_bytes(65, "little"), "little") == abs(a) for a in values))  # expect: True
print([int.from_bytes(bytes(range(1, n)), "big") for n in (17, 33, 65, 66)][1:3])
# expect: [455867356320691211509944977504407603390036387149619137164185182714736811808, 52785833603464895924505196455835395749861094195642486808108138863402869537852026544579466671752822414281401856143643660416162921950916138504990605852480]
print([(a < b, a == b, a >= b) for a, b in zip(values, values[1:])][:6], sorted(values, key=abs) == sorted(values, key=lambda a: (abs(a))))
# expect: [(False, False, True), (True, False, False), (True, False, False), (False, False, True), (True, False, False), (True, False, False)] True
print(sorted(values[::3] + small) == sorted(values[::3] + small, key=lambda a: (a > 0, a if a > 0 else a)))
# expect: True
print([float(a) for a in values[::4]], [a / b for a, b in zip(values, values[3:])][:4])
# expect: [1.7014118346046923e+38, -3.402823669209385e+38, 6.277101735386681e+57, 2.13598703592091e+96, -6.703903964971299e+153, 1.3407807929942597e+154] [0.5, 0.5, 0.5, 5.421010862427522e-20]
print([pow(a, e, m) for a, e, m in ((2**200, 3, 2**255 - 19), (3, 65537, 2**256 - 189), (-5, 2, 2**130), (7, 20, -(2**140)), (7, 0, 2**300))])
# expect: [446896354182022279238583844864, 724480072522136222355808916005259860841177833099238818837084753445998083984, 25, -1393796574908163946345982312248256296511775, 1]
print({a: i for i, a in enumerate(values)}[2**256 - 1], 2**127 in values, 2**127 - 1 in values)
# expect: 9 False True
print(-(2**127), -(2**127) - 1, abs(-(2**127)), 2**127 - 1 + 1, (2**128 - 1) // -1, (2**512 - 1) + 1 - 2**512)
# expect: -170141183460469231731687303715884105728 -170141183460469231731687303715884105729 170141183460469231731687303715884105728 170141183460469231731687303715884105728 -340282366920938463463374607431768211455 0
