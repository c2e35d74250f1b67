"""`to_thread`: runs a function in a thread of its own, beside the tasks."""

import contextvars

from asyncio import events
from functools import partial

__all__ = ("to_thread",)


async def to_thread(func, /, *args, **kwargs):
    loop = events.get_running_loop()
    context = contextvars.copy_context()
    return await loop.run_in_executor(None, partial(context.run, func, *args, **kwargs))
