# Random numbers, with a seed as tests have them.
import random
from random import Random

random.seed(42)
print(random.random(), random.randint(1, 6), random.choice("abc"), random.uniform(1, 2), random.randrange(10), random.sample(range(10), 3), random.choices("ab", weights=[1, 2], k=3), random.gauss(0, 1))
items = [1, 2, 3]
random.shuffle(items)
own = Random(7)
own.shuffle(items)
print(items, own.random(), own.randint(1, 9), own.choice(items), own.randrange(0, 10, 2), own.getrandbits(8), own.sample(items, 2), own.choices(items, k=2), own.uniform(0, 1), own.expovariate(1), own.normalvariate(0, 1), own.triangular(0, 1), own.betavariate(1, 2))
