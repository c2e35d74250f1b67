# len() of a range gives numbers up to sys.maxsize
# judge: 3.11
import sys
def t(n):
    try: print(len(range(n)), range(n).__len__())
    except OverflowError as e: print(e)
for n in (10**18, sys.maxsize, sys.maxsize + 1, 10**30, 2**47, 2**48, -10**18): t(n)
# expect: 1000000000000000000 1000000000000000000
# expect: 9223372036854775807 9223372036854775807
# expect: Python int too large to convert to C ssize_t
# expect: Python int too large to convert to C ssize_t
# expect: 140737488355328 140737488355328
# expect: 281474976710656 281474976710656
# expect: 0 0
print(len(range(-2**62, 2**62 - 1)), len(range(0, 10**30, 10**15)), len(range(10**30, 0, -10**14)), len(range(10**30, 10**30 + 5)))
# expect: 9223372036854775807 1000000000000000 10000000000000000 5
print(range(10**18)[-1], range(10**18)[2**50], 10**17 in range(10**18), range(10**18).index(10**17), range(10**30)[10**29])
# expect: 999999999999999999 1125899906842624 True 100000000000000000 100000000000000000000000000000
print(bool(range(10**30)), range(10**18) == range(10**18), range(10**18)[5:10**17], next(reversed(range(10**18))))
# expect: True True range(5, 100000000000000000) 999999999999999999
