# durations
# since: 3.14
from datetime import timedelta
t = timedelta(days=1, hours=2, minutes=3, seconds=4, milliseconds=5, microseconds=6)
print(t, repr(t), t.days, t.seconds, t.microseconds, t.total_seconds(), -t, t * 2)
# expect: 1 day, 2:03:04.005006 datetime.timedelta(days=1, seconds=7384, microseconds=5006) 1 7384 5006 93784.005006 -2 days, 21:56:55.994994 2 days, 4:06:08.010012
print(t / 2, t // 2, t % timedelta(hours=1), divmod(t, timedelta(hours=5)))
# expect: 13:01:32.002503 13:01:32.002503 0:03:04.005006 (5, datetime.timedelta(seconds=3784, microseconds=5006))
print(t / timedelta(hours=1), abs(-t), timedelta(weeks=1), timedelta(seconds=-1))
# expect: 26.051112501666665 1 day, 2:03:04.005006 7 days, 0:00:00 -1 day, 23:59:59
print(timedelta(0), bool(timedelta(0)), t == timedelta(1), t > timedelta(1))
# expect: 0:00:00 False False True
print(hash(t) == hash(t * 1), timedelta(days=1.5), timedelta(microseconds=0.5))
# expect: True 1 day, 12:00:00 0:00:00
print(str(timedelta(days=-1, hours=5)), repr(timedelta()), timedelta.max, 2 * t)
# expect: -1 day, 5:00:00 datetime.timedelta(0) 999999999 days, 23:59:59.999999 2 days, 4:06:08.010012
print(t * 1.5, sum([t, t], timedelta()))  # expect: 1 day, 15:04:36.007509 2 days, 4:06:08.010012
try:
    t + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'datetime.timedelta' and 'int'
try:
    t / 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    t * 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'datetime.timedelta'
try:
    timedelta('1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported type for timedelta days component: str
try:
    timedelta(days=10 ** 10)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: Python int too large to convert to C int
try:
    t < 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'datetime.timedelta' and 'int'
try:
    timedelta(1) / 'x'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for /: 'datetime.timedelta' and 'str'
