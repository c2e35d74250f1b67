# natives draw as long as nobody has changed what they stand in for
import random

r = random.Random(7)
print(r.uniform(1, 2), r.uniform(-3.5, 4), r.uniform(2, 1), r.uniform(1, 1), r.uniform(2**60, 2**60 + 3), r.uniform(True, 2))
# expect: 1.3238327648331625 -2.368631195566236 1.3490655269601461 1.0 1.152921504606847e+18 1.3656889169125854
print(r.uniform(10**30, 1), r.uniform(float('inf'), 1))  # expect: 9.420010752252933e+29 nan
try:
    r.uniform('a', 1)
except TypeError as error:
    print(error)  # expect: unsupported operand type(s) for -: 'int' and 'str'


class Fixed(random.Random):
    def random(self):
        return 0.25


f = Fixed(1)
print(f.uniform(1, 2), f.randint(1, 8), f.choice('abcd'), f.random())  # expect: 1.25 1 a 0.25

before = random.Random.random
random.seed(3)
random.uniform(0, 1)
random.Random.random = lambda self: 0.5
print(random.uniform(0, 1), random.Random(1).uniform(0, 4))  # expect: 0.5 2.0
del random.Random.random
random.seed(3)
print(random.uniform(0, 1), random.randint(1, 100), random.choice([1, 2, 3]))
# expect: 0.23796462709189137 70 1

below = random.Random._randbelow
random.Random._randbelow = lambda self, n: 0
print(random.randint(1, 100), random.choice('xyz'), random.randrange(5, 9))  # expect: 1 x 5
random.Random._randbelow = below
random.seed(3)
print(random.uniform(0, 1), random.randint(1, 100), random.choice([1, 2, 3]))
# expect: 0.23796462709189137 70 1


one = random.Random(5)
one.uniform(0, 1)
one.random = lambda: 0.125
print(one.uniform(0, 8))  # expect: 1.0
