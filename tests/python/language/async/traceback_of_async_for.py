# since: 3.14
# An error in an asynchronous iterator is shown at the whole `async for`, or the whole comprehension.
import traceback


async def items():
    yield 1
    raise LookupError("no more")


async def loop():
    async for x in items():
        str(x)


async def long_loop():
    async for x in items():
        str(x)
        str(x)
        str(x)
    else:
        pass


async def one_line():
    async for x in items(): str(x)


async def comprehension():
    return len([x async for x in items()])


async def over_lines():
    return {
        x: y
        async for x in items()
        for y in [x]
    }


async def second():
    return [y for _ in [1] async for y in items()]


async def no_iterator():
    async for x in 5:
        pass


async def generator():
    return [x async for x in (y async for y in items())]


for function in (loop, long_loop, one_line, comprehension, over_lines, second, no_iterator, generator):
    try:
        function().send(None)
    except Exception as error:
        lines = traceback.format_exception(error)
        print("".join(line for line in lines[2:]), end="")
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 12, in loop
# expect:     async for x in items():
# expect:         str(x)
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 17, in long_loop
# expect:     async for x in items():
# expect:     ...<4 lines>...
# expect:         pass
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 26, in one_line
# expect:     async for x in items(): str(x)
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 30, in comprehension
# expect:     return len([x async for x in items()])
# expect:                ^^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 34, in over_lines
# expect:     return {
# expect:            ^
# expect:     ...<3 lines>...
# expect:     }
# expect:     ^
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 42, in second
# expect:     return [y for _ in [1] async for y in items()]
# expect:            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 46, in no_iterator
# expect:     async for x in 5:
# expect:                    ^
# expect: TypeError: 'async for' requires an object with __aiter__ method, got int
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 51, in generator
# expect:     return [x async for x in (y async for y in items())]
# expect:            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 51, in <genexpr>
# expect:     return [x async for x in (y async for y in items())]
# expect:                              ^^^^^^^^^^^^^^^^^^^^^^^^^^
# expect:   File "tests/python/language/async/traceback_of_async_for.py", line 8, in items
# expect:     raise LookupError("no more")
# expect: LookupError: no more
