# What `asend`, `athrow`, `aclose` and `anext` give can be awaited once, and takes what is sent or thrown first.
# since: 3.14
import types


@types.coroutine
def wait(value):
    return (yield value)


def run(step, *sent):
    try:
        return step.send(*sent or (None,))
    except StopIteration as stop:
        return 'stop', stop.value


def attempt(function):
    try:
        print(function())
    except BaseException as error:
        print(type(error).__name__, error)


async def numbers():
    try:
        got = yield 1
        print('got', got)
        await wait('waits')
        yield 2
    except ZeroDivisionError:
        yield 3


g = numbers()
step = g.__anext__()
print(run(step))  # expect: ('stop', 1)
attempt(lambda: step.send(None))  # expect: RuntimeError cannot reuse already awaited __anext__()/asend()
attempt(lambda: step.throw(ValueError('x')))
# expect: RuntimeError cannot reuse already awaited __anext__()/asend()
print(step.close())  # expect: None
attempt(lambda: g.__anext__().send(5))
# expect: got 5
# expect: waits
attempt(lambda: run(g.asend(1)))  # expect: RuntimeError anext(): asynchronous generator is already running
attempt(lambda: run(g.aclose()))  # expect: RuntimeError aclose(): asynchronous generator is already running
attempt(lambda: g.__anext__().throw(ValueError('busy')))
# expect: RuntimeError anext(): asynchronous generator is already running

g = numbers()
run(g.__anext__())
attempt(lambda: g.asend(1).throw(ZeroDivisionError()))  # expect: StopIteration 3
end = g.aclose()
attempt(lambda: end.send(3))  # expect: RuntimeError can't send non-None value to a just-started coroutine
attempt(lambda: run(end))  # expect: ('stop', None)
attempt(lambda: run(end))  # expect: RuntimeError cannot reuse already awaited aclose()/athrow()
attempt(lambda: run(g.athrow(ValueError('late'))))  # expect: ('stop', None)

g = numbers()
attempt(lambda: g.__anext__().send(100))
# expect: TypeError can't send non-None value to a just-started async generator
run(g.__anext__())
attempt(lambda: g.athrow(ValueError('first')).throw(KeyError('second')))  # expect: KeyError 'second'
g = numbers()
run(g.__anext__())
attempt(lambda: g.aclose().throw(ZeroDivisionError()))
# expect: RuntimeError async generator ignored GeneratorExit


async def empty():
    return
    yield


last = anext(empty(), 'default')
print(type(last).__name__, run(last))  # expect: anext_awaitable ('stop', 'default')
attempt(lambda: run(last))  # expect: RuntimeError cannot reuse already awaited __anext__()/asend()


class Steps:
    def __anext__(self):
        print('asked')
        return wait('outside')


last = anext(Steps(), 'default')  # expect: asked
attempt(lambda: last.send(None))  # expect: outside
attempt(lambda: last.send('inside'))  # expect: StopIteration inside
attempt(lambda: anext(empty(), 'default').throw(KeyError('early')))  # expect: KeyError 'early'
attempt(lambda: anext(Steps(), 'default').throw(KeyError('early')))
# expect: asked
# expect: KeyError 'early'
g.__name__, g.__qualname__ = 'name', 'qualname'
print(g.__name__, g.__qualname__)  # expect: name qualname
attempt(lambda: setattr(g, '__name__', 3))  # expect: TypeError __name__ must be set to a string object
