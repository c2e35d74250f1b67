# `yield from` finds `send`, `throw` and `close` as attributes are found: by descriptors, hooks, with their errors.
def attempt(function):
    try:
        print(function())
    except BaseException as error:
        print(type(error).__name__, error)


class Numbers:
    def __iter__(self):
        return self

    def __next__(self):
        return 1


class Broken(Numbers):
    def __getattr__(self, name):
        if name == 'close':
            raise AttributeError(name)
        1 / 0


class Computed(Numbers):
    send = property(lambda self: lambda value: ('sent', value))
    throw = property(lambda self: lambda error: ('thrown', type(error).__name__))
    close = property(lambda self: lambda: print('closed'))


class Hooked(Numbers):
    def __getattr__(self, name):
        if name == 'close':
            raise AttributeError(name)
        return lambda value: (name, str(value))


def delegate(iterator):
    yield from iterator


for cls in Numbers, Broken, Computed, Hooked:
    g = delegate(cls())
    next(g)
    attempt(lambda: g.send(1))
    g.close()
    g = delegate(cls())
    next(g)
    attempt(lambda: g.throw(KeyError('thrown')))
    g.close()
# expect: AttributeError 'Numbers' object has no attribute 'send'
# expect: KeyError 'thrown'
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
# expect: ('sent', 1)
# expect: closed
# expect: ('thrown', 'KeyError')
# expect: closed
# expect: ('send', '1')
# expect: ('throw', "'thrown'")
