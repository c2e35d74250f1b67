# `coroutine.send` at each point of a coroutine's life.
class Waits:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        sent = yield self.value
        print('sent', sent)
        return sent


async def inner(n):
    return n + await Waits(n)


async def outer():
    total = 0
    for n in range(3):
        total += await inner(n)
    return total


class Box:
    def __init__(self, coroutine):
        self.coroutine = coroutine

    def step(self, value):
        return self.coroutine.send(value)


coroutine = outer()
for wrong in (1, 'a'):
    try:
        coroutine.send(wrong)
    except TypeError as error:
        print(error)
# expect: can't send non-None value to a just-started coroutine
# expect: can't send non-None value to a just-started coroutine
box = Box(coroutine)
print(box.step(None), box.step(10), coroutine.send(20))
# expect: sent 10
# expect: sent 20
# expect: 0 1 2
try:
    coroutine.send(30)  # expect: sent 30
except StopIteration as stop:
    print('result', stop.value)  # expect: result 63
for _ in range(2):
    try:
        coroutine.send(None)
    except RuntimeError as error:
        print(error)
# expect: cannot reuse already awaited coroutine
# expect: cannot reuse already awaited coroutine


async def raising():
    await Waits('first')
    raise KeyError('inside')


coroutine = raising()
print(coroutine.send(None))  # expect: first
try:
    coroutine.send(5)  # expect: sent 5
except KeyError as error:
    print(repr(error))  # expect: KeyError('inside')


async def stops():
    raise StopIteration(3)


try:
    stops().send(None)
except RuntimeError as error:
    print(error, repr(error.__cause__))  # expect: coroutine raised StopIteration StopIteration(3)


async def itself():
    running.send(None)


running = itself()
try:
    running.send(None)
except ValueError as error:
    print(error)  # expect: coroutine already executing
send = type(running).send
generator = (x for x in (1, 2))
for receiver in (generator, 5):
    try:
        print(send(receiver, None))
    except TypeError as error:
        print(error)
# expect: descriptor 'send' for 'coroutine' objects doesn't apply to a 'generator' object
# expect: descriptor 'send' for 'coroutine' objects doesn't apply to a 'int' object
other = outer()
print(send(other, None), type(generator).send(generator, None))  # expect: 0 1
try:
    type(generator).send(other, None)
except TypeError as error:
    print(error)  # expect: descriptor 'send' for 'generator' objects doesn't apply to a 'coroutine' object
other.close()
