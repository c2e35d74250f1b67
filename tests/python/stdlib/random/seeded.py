# seeded random numbers are CPython's
# since: 3.14
import random
r = random.Random(42)
print(r.random(), r.random(), r.randint(1, 100), r.choice('abc'))
# expect: 0.6394267984578837 0.025010755222666936 36 a
print(r.sample(range(100), 5), r.uniform(1, 2), r.randrange(0, 100, 5))
# expect: [28, 17, 94, 13, 86] 1.7406677446676757 85
print(r.getrandbits(40), r.gauss(0, 1), r.choices('ab', k=4))
# expect: 648913461122 -0.216958684145195 ['a', 'b', 'a', 'a']
l = list(range(10))
r.shuffle(l)
print(l)  # expect: [5, 1, 9, 0, 2, 4, 7, 3, 6, 8]
random.seed(1)
print(random.random(), random.randint(0, 9))  # expect: 0.13436424411240122 1
try:
    random.choice([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: Cannot choose from an empty sequence
try:
    random.sample([1], 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Sample larger than population or is negative
try:
    random.randint(5, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty range in randint(5, 1)
try:
    random.randrange(0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty range for randrange()
