"""asyncio: coroutines, tasks and what they wait with, over the calls that the host answers.

Streams, subprocesses, transports, protocols and signals are absent.
"""

from asyncio import base_events, coroutines, events, exceptions, futures, locks, queues, runners, taskgroups, tasks, threads, timeouts
from asyncio.base_events import *
from asyncio.coroutines import *
from asyncio.events import *
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.locks import *
from asyncio.queues import *
from asyncio.runners import *
from asyncio.runners import _main
from asyncio.taskgroups import *
from asyncio.tasks import *
from asyncio.threads import *
from asyncio.timeouts import *

__all__ = (base_events.__all__ + coroutines.__all__ + events.__all__ + exceptions.__all__ + futures.__all__ + locks.__all__ + queues.__all__
           + runners.__all__ + taskgroups.__all__ + tasks.__all__ + threads.__all__ + timeouts.__all__)
