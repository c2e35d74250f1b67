# since: 3.14
# Means of lists and tuples are those of any iterable: exact sums, rounded once.
import random
import statistics

random.seed(7)


def attempt(function):
    try:
        print(repr(function()))
    except Exception as error:
        print(type(error).__name__, error)


for d in ([1,2,3],[1,2],(1.5,2.25),[0.1]*10,[1e308,1e308],[1e-300,1],[-0.0],[0.0,-0.0],[True,2],[1,2.5],[],[float('nan'),1.0],[float('inf')],[2**60,5],[2**46,2**46+1],[-3,-4],[1e16,1.0,-1e16],[5e-324,5e-324],[1e-20,3e-20],[1e20,3e20],[2.0**70,1.0],[2.0**100,1.0]):
    attempt(lambda: statistics.mean(d)); attempt(lambda: statistics.mean(iter(d)))
# expect: 2
# expect: 2
# expect: 1.5
# expect: 1.5
# expect: 1.875
# expect: 1.875
# expect: 0.1
# expect: 0.1
# expect: 1e+308
# expect: 1e+308
# expect: 0.5
# expect: 0.5
# expect: 0.0
# expect: 0.0
# expect: 0.0
# expect: 0.0
# expect: 1.5
# expect: 1.5
# expect: 1.75
# expect: 1.75
# expect: StatisticsError mean requires at least one data point
# expect: StatisticsError mean requires at least one data point
# expect: nan
# expect: nan
# expect: inf
# expect: inf
# expect: 5.764607523034235e+17
# expect: 5.764607523034235e+17
# expect: 70368744177664.5
# expect: 70368744177664.5
# expect: -3.5
# expect: -3.5
# expect: 0.3333333333333333
# expect: 0.3333333333333333
# expect: 5e-324
# expect: 5e-324
# expect: 2.0000000000000002e-20
# expect: 2.0000000000000002e-20
# expect: 2e+20
# expect: 2e+20
# expect: 5.902958103587057e+20
# expect: 5.902958103587057e+20
# expect: 6.338253001141147e+29
# expect: 6.338253001141147e+29
for i in range(3):
    d=[random.uniform(-1,1)*10**random.randrange(-8,9) for _ in range(random.randrange(1, 9))]
    print(statistics.mean(d).hex(), statistics.mean([random.randrange(-100,100) for _ in d]))
# expect: -0x1.b31f6763afe12p+13 -23.833333333333332
# expect: 0x1.b6b188ee64278p-18 -43
# expect: 0x1.8183c633f6a04p+10 -88
