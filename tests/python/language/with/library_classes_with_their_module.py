# An object that is no context manager is named with the module of its class, unless that is builtins or __main__.
# since: 3.14
import decimal
from contextlib import asynccontextmanager


class Own:
    pass


@asynccontextmanager
async def manager():
    yield


for thing in (Own(), 5, decimal.Decimal(1), manager()):
    try:
        with thing:
            pass
    except TypeError as error:
        print(error)
# expect: 'Own' object does not support the context manager protocol (missed __exit__ method)
# expect: 'int' object does not support the context manager protocol (missed __exit__ method)
# expect: 'decimal.Decimal' object does not support the context manager protocol (missed __exit__ method)
# expect: 'contextlib._AsyncGeneratorContextManager' object does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use 'async with'?
