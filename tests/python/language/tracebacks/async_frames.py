# frames of coroutines
# since: 3.14
import asyncio
async def inner(): raise ValueError('async')
async def main(): await inner()
def run():
    coro = main()
    coro.send(None)
run()
# stderr: Traceback (most recent call last):
# stderr:   File "tests/python/language/tracebacks/async_frames.py", line 9, in <module>
# stderr:     run()
# stderr:     ~~~^^
# stderr:   File "tests/python/language/tracebacks/async_frames.py", line 8, in run
# stderr:     coro.send(None)
# stderr:     ~~~~~~~~~^^^^^^
# stderr:   File "tests/python/language/tracebacks/async_frames.py", line 5, in main
# stderr:     async def main(): await inner()
# stderr:                       ^^^^^^^^^^^^^
# stderr:   File "tests/python/language/tracebacks/async_frames.py", line 4, in inner
# stderr:     async def inner(): raise ValueError('async')
# stderr:                        ^^^^^^^^^^^^^^^^^^^^^^^^^
# stderr: ValueError: async
