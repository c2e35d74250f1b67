# Samples and shuffles draw what CPython's do, of plain sequences and of others, by plain generators and by others.
# since: 3.14
import random

random.seed(7)
print(random.sample(range(10), 4), random.sample('abcdefgh', 8), random.sample((1, 2, 3), 0))
# expect: [5, 2, 6, 9] ['a', 'h', 'e', 'g', 'c', 'd', 'f', 'b'] []
print(random.sample(range(1000), 5), random.sample(range(10 ** 6), 12), random.sample(range(10 ** 9), 3))
# expect: [38, 88, 444, 428, 71] [252353, 95119, 577814, 445140, 61981, 867017, 592921, 129815, 993473, 234083, 661259, 657911] [625988156, 66423868, 619659571]
print(random.sample([1, 2, 3], 2, counts=[3, 0, 2]), random.sample(b'xyz', 2))  # expect: [3, 3] [120, 122]
items = list(range(12))
random.shuffle(items)
print(items, random.random())  # expect: [7, 5, 3, 9, 11, 10, 1, 6, 4, 2, 8, 0] 0.10305571244359135
for n in range(4):
    items = list(range(n))
    random.shuffle(items)
    print(items, end=' ')  # expect: [] [0] [1, 0] [2, 0, 1] 35896
print(random.getrandbits(16))


class Fixed(random.Random):
    def random(self):
        return 0.25


class Bits(random.Random):
    def getrandbits(self, k):
        return super().getrandbits(k) | 1


class Items(list):
    def __getitem__(self, at):
        print('item', at)
        return super().__getitem__(at)


for kind in (Fixed, Bits, random.Random):
    own = kind(3)
    items = list(range(8))
    own.shuffle(items)
    print(kind.__name__, items, own.sample(range(9), 3), kind is not Fixed and own.sample(range(60), 5))
# expect: Fixed [6, 4, 5, 7, 3, 2, 1, 0] [8, 0, 1] False
# expect: Bits [0, 2, 4, 7, 1, 6, 5, 3] [1, 7, 3] [35, 15, 13, 45, 31]
# expect: Random [0, 5, 7, 2, 1, 6, 4, 3] [1, 0, 6] [30, 16, 35, 14, 12]

own = random.Random(3)
own.getrandbits = lambda k: 0
items = list(range(5))
own.shuffle(items)
print(items, own.sample(range(9), 3), own.randrange(5))  # expect: [1, 2, 3, 4, 0] [0, 8, 7] 0
own = random.Random(4)
print(own.sample(Items([1, 2, 3, 4]), 2), own.random())  # expect: [2, 4] 0.1031660342307158
items = Items([1, 2, 3])
own.shuffle(items)
# expect: item 1
# expect: item 2
# expect: item 1
# expect: item 1
print(list(items), own.random())  # expect: [1, 3, 2] 0.15497227080241027

for use in ('random.sample({1, 2}, 1)', 'random.sample([1], 2)', 'random.sample([1], -1)', 'random.sample([1, 2], 1.0)', 'random.shuffle((1, 2))', 'random.sample(5, 1)'):
    try:
        print(eval(use))
    except (TypeError, ValueError) as error:
        print(use, '-', type(error).__name__)
# expect: random.sample({1, 2}, 1) - TypeError
# expect: random.sample([1], 2) - ValueError
# expect: random.sample([1], -1) - ValueError
# expect: random.sample([1, 2], 1.0) - TypeError
# expect: random.shuffle((1, 2)) - TypeError
# expect: random.sample(5, 1) - TypeError
