"""The executor of interpreters, of which there is one."""

from concurrent.futures._base import BrokenExecutor, Executor


class BrokenInterpreterPool(BrokenExecutor):
    """An interpreter of a pool could not be made ready."""


class InterpreterPoolExecutor(Executor):
    def __new__(cls, *args, **kwargs):
        raise NotImplementedError("there is one interpreter here: use ThreadPoolExecutor, which lets calls of tools overlap")
