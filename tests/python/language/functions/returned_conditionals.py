"""Each way of a conditional that is returned: its value, what happens on the way out, and where it fails."""
# since: 3.14

def nested(a, b):
    return 'x' if a else None if b else a or b


def guarded(a):
    try:
        return 1 if a else 2
    finally:
        print('out', a)


def generator(a):
    yield 1
    return 5 if a else 6


def delegating():
    got = yield from generator(0)
    other = yield from generator(1)
    return got if other > got else other


def looping(items):
    for x in items:
        if x:
            return (y := x) if x > 2 else -x
    return y if items else None


class Closing:
    def __enter__(self):
        return self

    def __exit__(self, *why):
        print('closed', why[0])


def entered(a):
    with Closing() as c:
        return c.missing if a else 'fine'


def failing(n):
    return (
        1 // n
        if n < 5
        else n.missing
        if n < 7
        else undefined
    )


print(nested(1, 0), nested(0, 1), nested(0, 0))  # expect: x None 0
print(guarded(1), guarded(0))
# expect: out 1
# expect: out 0
# expect: 1 2
print(list(generator(1)), list(delegating()))  # expect: [1] [1, 1]
print(looping([0, 1]), looping([0, 4]), looping([]))  # expect: -1 4 None
try:
    looping([0])
except UnboundLocalError as e:
    print(e)  # expect: cannot access local variable 'y' where it is not associated with a value
print(entered(0))
# expect: closed None
# expect: fine
for n in (0, 1, 6, 8):
    try:
        print(failing(n))
    except Exception as e:
        at = e.__traceback__.tb_next
        print(type(e).__name__, e, at.tb_lineno - failing.__code__.co_firstlineno)
# expect: ZeroDivisionError division by zero 2
# expect: 1
# expect: AttributeError 'int' object has no attribute 'missing' 4
# expect: NameError name 'undefined' is not defined 6
try:
    entered(1)  # expect: closed <class 'AttributeError'>
except AttributeError as e:
    print(e)  # expect: 'Closing' object has no attribute 'missing'


async def later(a):
    return await other() if a else 'now'


async def other():
    return 'awaited'


import asyncio
print(asyncio.run(later(0)), asyncio.run(later(1)))  # expect: now awaited
