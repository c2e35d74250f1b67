# A program with one thread that waits for itself gets an error, in a loop of asyncio too.
# compat: threads
import asyncio
import threading

try:
    threading.Event().wait()
except RuntimeError as error:
    print(error)
# expect: deadlock: Event.wait() waits, and no running thread can set the event


async def main():
    await asyncio.get_running_loop().create_future()


try:
    asyncio.run(main())
except RuntimeError as error:
    print(error)
# expect: deadlock: every task waits for something that nothing is left to do
