"""`to_thread`: runs a function beside the tasks. There is one thread, so the function runs when the coroutine does; its result comes a round later."""

import contextvars

from _sched import is_pending
from asyncio.tasks import _others_first

__all__ = ("to_thread",)


async def to_thread(func, /, *args, **kwargs):
    context = contextvars.copy_context()
    try:
        result = context.run(func, *args, **kwargs)
    except Exception:
        await _others_first
        raise
    if is_pending(result):
        return await result
    await _others_first
    return result
