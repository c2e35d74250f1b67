# the random module with a seed
import random

rng = random.Random(42)
print(rng.random(), rng.randint(1, 100), rng.choice('abcdef'), rng.uniform(1, 2))
# expect: 0.6394267984578837 4 f 1.2750293183691193
items = list(range(10))
rng.shuffle(items)
print(items, rng.sample(range(100), 5), rng.choices(['a', 'b', 'c'], weights=[5, 1, 1], k=6))
# expect: [9, 7, 8, 0, 4, 6, 5, 1, 2, 3] [4, 3, 11, 27, 29] ['a', 'a', 'a', 'a', 'a', 'a']
print(rng.gauss(0, 1), rng.normalvariate(0, 1), rng.expovariate(2), rng.betavariate(1, 2), rng.triangular(0, 10, 5))
# expect: -1.5418753581837614 0.5152162190771925 0.0844931340436349 0.6998271483750526 2.199049531427885
print(rng.randrange(0, 100, 7), rng.getrandbits(70), rng.randbytes(4), rng.vonmisesvariate(0, 4))
# expect: 91 306284684748620921713 b'\x7f\xf5\x9f\xce' 6.2490759316231905
random.seed('text')
print(random.random(), random.sample(['x', 'y', 'z'], k=2, counts=[1, 2, 3]))
# expect: 0.8711565613554825 ['z', 'z']
state = random.getstate()
first = [random.random() for _ in range(3)]
random.setstate(state)
print(first == [random.random() for _ in range(3)])
# expect: True
random.seed(7)
deck = [rank + suit for suit in 'SH' for rank in 'A23']
random.shuffle(deck)
print(deck, random.lognormvariate(0, 0.25), random.paretovariate(3), random.weibullvariate(1, 1.5), random.gammavariate(2, 1))
# expect: ['2H', 'AS', '3H', 'AH', '2S', '3S'] 0.6736107358453634 1.1638559560077857 0.15283392387505082 2.03464333238343
try:
    random.choice([])
except IndexError as error:
    print(error)
# expect: Cannot choose from an empty sequence
