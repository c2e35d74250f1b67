# What is thrown into a generator is linked to what that generator handles, not to what the thrower handles.
from contextlib import ExitStack, contextmanager


def chain(error):
    found = []
    while error is not None:
        found.append(repr(error))
        error = error.__context__
    print(' <- '.join(found))


def replaces(error):
    try:
        yield
    finally:
        raise error


g = replaces(Exception(3))
next(g)
try:
    raise Exception(1)
except Exception:
    try:
        g.throw(Exception(2))
    except Exception as error:
        chain(error)  # expect: Exception(3) <- Exception(2)


def handles():
    try:
        raise KeyError('own')
    except KeyError:
        yield


g = handles()
next(g)
try:
    raise Exception(1)
except Exception:
    try:
        g.throw(Exception(2))
    except Exception as error:
        chain(error)  # expect: Exception(2) <- KeyError('own')


def delegates():
    try:
        raise KeyError('outer')
    except KeyError:
        yield from replaces(ValueError('inner'))


g = delegates()
next(g)
try:
    g.throw(Exception(2))
except Exception as error:
    chain(error)  # expect: ValueError('inner') <- KeyError('outer')
try:
    with ExitStack() as stack:
        for n in 4, 3, 2:
            stack.enter_context(contextmanager(replaces)(Exception(n)))
        raise Exception(1)
except Exception as error:
    chain(error)  # expect: Exception(4) <- Exception(3) <- Exception(2) <- Exception(1)
