# since: 3.14
# all, any and tuple of a generator expression go through it themselves: the mark is below the name. Others are calls.
import traceback

def ends(n):
    return 1 / n

def f1(): return all(ends(x) for x in [1, 0])
def f2(): return [any(ends(x) - 1 for x in [1, 0])]
def f3(): print(tuple(ends(x) for x in [1, 0]))
def f4(): return 1, list(ends(x) for x in [1, 0])
def f5(): return 1, sum(ends(x) for x in [1, 0])
def f6(): return 1, all([ends(x) for x in [1, 0]])
def f7(): return 1, all(x for x in 5)

for f in (f1, f2, f3, f4, f5, f6, f7):
    try:
        f()
    except Exception as error:
        print(''.join(traceback.format_exception(error)[2:]), end='')
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 8, in f1
# expect:     def f1(): return all(ends(x) for x in [1, 0])
# expect:                      ^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 8, in <genexpr>
# expect:     def f1(): return all(ends(x) for x in [1, 0])
# expect:                          ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 9, in f2
# expect:     def f2(): return [any(ends(x) - 1 for x in [1, 0])]
# expect:                       ^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 9, in <genexpr>
# expect:     def f2(): return [any(ends(x) - 1 for x in [1, 0])]
# expect:                           ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 10, in f3
# expect:     def f3(): print(tuple(ends(x) for x in [1, 0]))
# expect:                     ^^^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 10, in <genexpr>
# expect:     def f3(): print(tuple(ends(x) for x in [1, 0]))
# expect:                           ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 11, in f4
# expect:     def f4(): return 1, list(ends(x) for x in [1, 0])
# expect:                         ~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 11, in <genexpr>
# expect:     def f4(): return 1, list(ends(x) for x in [1, 0])
# expect:                              ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 12, in f5
# expect:     def f5(): return 1, sum(ends(x) for x in [1, 0])
# expect:                         ~~~^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 12, in <genexpr>
# expect:     def f5(): return 1, sum(ends(x) for x in [1, 0])
# expect:                             ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 13, in f6
# expect:     def f6(): return 1, all([ends(x) for x in [1, 0]])
# expect:                              ~~~~^^^
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 6, in ends
# expect:     return 1 / n
# expect:            ~~^~~
# expect: ZeroDivisionError: division by zero
# expect:   File "tests/python/language/tracebacks/generator_in_all.py", line 14, in f7
# expect:     def f7(): return 1, all(x for x in 5)
# expect:                                        ^
# expect: TypeError: 'int' object is not iterable
