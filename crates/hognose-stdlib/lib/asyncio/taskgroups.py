"""`TaskGroup`: a block that ends when all tasks started in it have; the first failure cancels the others, and all failures come out together."""

from asyncio import events, tasks
from asyncio.exceptions import CancelledError

__all__ = ("TaskGroup",)


class TaskGroup:
    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._loop = None
        self._parent_task = None
        self._parent_cancel_requested = False
        # A dict keeps the order, so that cancelling goes through the tasks as they were started.
        self._tasks = {}
        self._errors = []
        self._base_error = None
        self._on_completed_fut = None

    def __repr__(self):
        info = []
        if self._tasks:
            info.append(f" tasks={len(self._tasks)}")
        if self._errors:
            info.append(f" errors={len(self._errors)}")
        if self._aborting:
            info.append(" cancelling")
        elif self._entered:
            info.append(" entered")
        return f"<TaskGroup{''.join(info)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has already been entered")
        if self._loop is None:
            self._loop = events.get_running_loop()
        self._parent_task = tasks.current_task(self._loop)
        if self._parent_task is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        self._entered = True
        return self

    async def __aexit__(self, et, exc, tb):
        try:
            return await self._leave(et, exc)
        finally:
            # These refer to each other and to tracebacks.
            self._parent_task = None
            self._errors = None
            self._base_error = None

    async def _leave(self, et, exc):
        self._exiting = True
        if et is not None and isinstance(exc, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = exc
        cancelled = exc if et is not None and issubclass(et, CancelledError) else None
        parent = self._parent_task
        if et is not None and not self._aborting:
            self._abort()

        while self._tasks:
            if self._on_completed_fut is None:
                self._on_completed_fut = self._loop.create_future()
            try:
                await self._on_completed_fut
            except CancelledError as error:
                if not self._aborting:
                    # From outside, while waiting: the children are cancelled, and it goes on once they are done.
                    cancelled = error
                    self._abort()
            self._on_completed_fut = None

        if self._base_error is not None:
            try:
                raise self._base_error
            finally:
                exc = None
        if self._parent_cancel_requested and parent.uncancel() == 0:
            # Only the group itself had asked for the cancellation.
            cancelled = None
        try:
            if cancelled is not None and not self._errors:
                raise cancelled
        finally:
            cancelled = None
        if et is not None and not issubclass(et, CancelledError):
            self._errors.append(exc)
        if self._errors:
            # A cancellation from outside stays to be delivered: taking it back and asking again keeps the count.
            if parent.cancelling():
                parent.uncancel()
                parent.cancel()
            try:
                raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None
            finally:
                exc = None
        return None

    def create_task(self, coro, **kwargs):
        refusal = None
        if not self._entered:
            refusal = f"TaskGroup {self!r} has not been entered"
        elif self._exiting and not self._tasks:
            refusal = f"TaskGroup {self!r} is finished"
        elif self._aborting:
            refusal = f"TaskGroup {self!r} is shutting down"
        if refusal is not None:
            if not tasks.is_pending(coro) and hasattr(coro, "close"):
                coro.close()
            raise RuntimeError(refusal)
        task = self._loop.create_task(coro, **kwargs)
        # An eager task may be done already; its callback still runs by way of the loop.
        self._tasks[task] = True
        task.add_done_callback(self._on_task_done)
        return task

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _on_task_done(self, task):
        self._tasks.pop(task, None)
        if self._on_completed_fut is not None and not self._tasks and not self._on_completed_fut.done():
            self._on_completed_fut.set_result(True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        if self._parent_task.done():
            self._loop.call_exception_handler({
                "message": f"Task {task!r} has errored out but its parent task {self._parent_task} is already completed",
                "exception": error,
                "task": task,
            })
            return
        if not self._aborting and not self._parent_cancel_requested:
            # The body of the block is somewhere in an await: it is stopped by cancelling the parent, once.
            self._abort()
            self._parent_cancel_requested = True
            self._parent_task.cancel()
