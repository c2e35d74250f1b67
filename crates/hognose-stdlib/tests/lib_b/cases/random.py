# What CPython 3.14 prints for this is in random.expected; checks_cases.py compares.
import random as R
for s in (1,'abc',b'x',2.5,-7,10**40):
    r=R.Random(s)
    print([r.random(),r.randint(1,100),r.randrange(0,10**20,7),r.choice('abc'),r.choices([1,2,3],[5,1,1],k=4),r.sample(range(1000),10),r.sample([1,2,3],2,counts=[2,2,2]),r.uniform(1,2),r.triangular(),r.gauss(),r.gauss(1,2),r.normalvariate(),r.lognormvariate(0,1),r.expovariate(2),r.vonmisesvariate(1,2),r.gammavariate(2,1),r.gammavariate(.5,1),r.betavariate(1,2),r.paretovariate(3),r.weibullvariate(1,2),r.binomialvariate(100,.3),r.binomialvariate(10,.3),r.randbytes(5),r.getrandbits(70)])
    l=list(range(20)); r.shuffle(l); print(l)
for f in (lambda: R.choice([]),lambda: R.randint(3,1),lambda: R.randrange(0),lambda: R.sample([1],2),lambda: R.choices([1],2),lambda: R.seed([]),lambda: R.sample({1},1),lambda: R.randrange(1,5,0),lambda: R.randint(1.5,3)):
    try: f()
    except Exception as e: print(type(e).__name__,e)
import numbers; print(isinstance(3,numbers.Integral),isinstance(1.5,numbers.Real),isinstance(True,numbers.Rational),numbers.Complex.__abstractmethods__==numbers.Complex.__abstractmethods__,sorted(numbers.Integral.__abstractmethods__))
