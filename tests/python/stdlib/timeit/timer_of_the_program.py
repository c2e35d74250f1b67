# A statement is run as often as told; the time is the difference of the timer's two values.
import timeit

now = [0]


def clock():
    now[0] += 2
    return now[0]


log = []
print(timeit.timeit("log.append(x)", setup="x = 5", timer=clock, number=3, globals=globals()), log)
# expect: 2 [5, 5, 5]
print(timeit.timeit(lambda: log.append(1), timer=clock, number=2), log)  # expect: 2 [5, 5, 5, 1, 1]
print(timeit.repeat("pass", timer=clock, repeat=2, number=1), timeit.Timer(timer=clock).autorange())
# expect: [2, 2] (1, 2)
for bad in (1, "1 +"):
    try:
        timeit.Timer(bad)
    except Exception as e:
        print(type(e).__name__, e)
# expect: ValueError stmt is neither a string nor callable
# expect: SyntaxError invalid syntax (<timeit-src>, line 2)
print(timeit.default_timer.__name__)  # expect: perf_counter
