"""Tools for `with` statements: context managers from generators, stacks of them, and ready-made ones.

`chdir` is absent: there is no current directory.
"""

import sys
from abc import ABC, abstractmethod
from functools import wraps

__all__ = ["asynccontextmanager", "contextmanager", "closing", "nullcontext", "AbstractContextManager", "AbstractAsyncContextManager",
           "AsyncExitStack", "ContextDecorator", "ExitStack", "redirect_stdout", "redirect_stderr", "suppress", "aclosing"]

GenericAlias = type(list[int])


class _Bound:
    def method(self):
        pass


_Method = type(_Bound().method)
_Generator = type(_ for _ in ())


def _has(cls, *names):
    mro = cls.__mro__
    for name in names:
        for base in mro:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class AbstractContextManager(ABC):
    __slots__ = ()

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AbstractContextManager:
            return _has(other, "__enter__", "__exit__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class AbstractAsyncContextManager(ABC):
    __slots__ = ()

    async def __aenter__(self):
        return self

    @abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AbstractAsyncContextManager:
            return _has(other, "__aenter__", "__aexit__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)

        return inner


class AsyncContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)

        return inner


class _GeneratorContextManagerBase:
    """The generator and how to make it again: as a decorator each call needs a fresh one."""

    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        doc = getattr(func, "__doc__", None)
        self.__doc__ = type(self).__doc__ if doc is None else doc

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)

    def _forget(self):
        # The arguments are no longer needed, and may be large. They are there once: deleting them would make a dict of the attributes.
        if self.func is None:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute 'args'", name="args", obj=self)
        self.func = self.args = self.kwds = None


class _GeneratorContextManager(_GeneratorContextManagerBase, AbstractContextManager, ContextDecorator):
    """A context manager whose body is the generator's `yield`."""

    def __enter__(self):
        self._forget()
        gen = self.gen
        if type(gen) is _Generator:
            # A loop takes fewer steps than `next` and `StopIteration`.
            for value in gen:
                return value
        try:
            return next(gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, typ, value, traceback):
        if typ is None:
            gen = self.gen
            if type(gen) is not _Generator:
                try:
                    next(gen)
                except StopIteration:
                    return False
            else:
                for _ in gen:
                    break
                else:
                    return False
            try:
                raise RuntimeError("generator didn't stop")
            finally:
                self.gen.close()
        if value is None:
            value = typ()
        try:
            self.gen.throw(value)
        except StopIteration as stop:
            # The very exception that was thrown in means that it was not handled.
            return stop is not value
        except RuntimeError as error:
            if error is value:
                value.__traceback__ = traceback
                return False
            if isinstance(value, StopIteration) and error.__cause__ is value:
                # The generator let a StopIteration out; that is the same as not handling it.
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as error:
            if error is not value:
                raise
            error.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop after throw()")
        finally:
            self.gen.close()


class _AsyncGeneratorContextManager(_GeneratorContextManagerBase, AbstractAsyncContextManager, AsyncContextDecorator):
    """An asynchronous context manager whose body is the generator's `yield`."""

    async def __aenter__(self):
        self._forget()
        try:
            return await anext(self.gen)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, typ, value, traceback):
        if typ is None:
            try:
                await anext(self.gen)
            except StopAsyncIteration:
                return False
            try:
                raise RuntimeError("generator didn't stop")
            finally:
                await self.gen.aclose()
        if value is None:
            value = typ()
        try:
            await self.gen.athrow(value)
        except StopAsyncIteration as stop:
            return stop is not value
        except RuntimeError as error:
            if error is value:
                value.__traceback__ = traceback
                return False
            if isinstance(value, (StopIteration, StopAsyncIteration)) and error.__cause__ is value:
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as error:
            if error is not value:
                raise
            error.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop after athrow()")
        finally:
            await self.gen.aclose()


def contextmanager(func):
    @wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)

    return helper


def asynccontextmanager(func):
    @wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)

    return helper


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


class _RedirectStream(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        # A stack, so that one manager may be entered again inside itself.
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    _stream = "stdout"


class redirect_stderr(_RedirectStream):
    _stream = "stderr"


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None:
            return None
        if issubclass(exctype, self._exceptions):
            return True
        if issubclass(exctype, BaseExceptionGroup):
            _, rest = excinst.split(self._exceptions)
            if rest is None:
                return True
            raise rest
        return False


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


# --- stacks ---------------------------------------------------------------------------------------------------------------------

def _callback_exit(callback, args, kwds):
    def exit(exc_type, exc, tb):
        callback(*args, **kwds)

    exit.__wrapped__ = callback
    return exit


def _async_callback_exit(callback, args, kwds):
    async def exit(exc_type, exc, tb):
        await callback(*args, **kwds)

    exit.__wrapped__ = callback
    return exit


def _fix_context(new, old, outer):
    """Chains an exception raised while unwinding to the one it replaced, as nested `with` statements would have."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is outer:
            break
        new = context
    new.__context__ = old


class _BaseExitStack:
    def __init__(self):
        # (is synchronous, exit function), the innermost last
        self._exit_callbacks = []

    def pop_all(self):
        new = type(self)()
        new._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = []
        return new

    def push(self, exit):
        method = getattr(type(exit), "__exit__", None)
        if method is None:
            self._exit_callbacks.append((True, exit))
        else:
            self._exit_callbacks.append((True, _Method(method, exit)))
        return exit

    def enter_context(self, cm):
        cls = type(cm)
        try:
            enter = cls.__enter__
            exit = cls.__exit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol") from None
        result = enter(cm)
        self._exit_callbacks.append((True, _Method(exit, cm)))
        return result

    def callback(self, callback, /, *args, **kwds):
        self._exit_callbacks.append((True, _callback_exit(callback, args, kwds)))
        return callback


class ExitStack(_BaseExitStack, AbstractContextManager):
    def __enter__(self):
        return self

    def __exit__(self, *details):
        exc = details[1]
        received = exc is not None
        outer = sys.exception()
        suppressed = False
        pending = False
        callbacks = self._exit_callbacks
        while callbacks:
            _, callback = callbacks.pop()
            try:
                if exc is None:
                    answer = callback(None, None, None)
                else:
                    answer = callback(type(exc), exc, exc.__traceback__)
                if answer:
                    suppressed = True
                    pending = False
                    exc = None
            except BaseException as new:
                _fix_context(new, exc, outer)
                pending = True
                exc = new
        if pending:
            _raise_with_context(exc)
        return received and suppressed

    def close(self):
        self.__exit__(None, None, None)


def _raise_with_context(exc):
    # `raise` here would link the exception to whatever is being handled; what was linked before is put back.
    context = exc.__context__
    try:
        raise exc
    except BaseException:
        exc.__context__ = context
        raise


class AsyncExitStack(_BaseExitStack, AbstractAsyncContextManager):
    async def enter_async_context(self, cm):
        cls = type(cm)
        try:
            enter = cls.__aenter__
            exit = cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol") from None
        result = await enter(cm)
        self._exit_callbacks.append((False, _Method(exit, cm)))
        return result

    def push_async_exit(self, exit):
        method = getattr(type(exit), "__aexit__", None)
        if method is None:
            self._exit_callbacks.append((False, exit))
        else:
            self._exit_callbacks.append((False, _Method(method, exit)))
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        self._exit_callbacks.append((False, _async_callback_exit(callback, args, kwds)))
        return callback

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *details):
        exc = details[1]
        received = exc is not None
        outer = sys.exception()
        suppressed = False
        pending = False
        callbacks = self._exit_callbacks
        while callbacks:
            is_sync, callback = callbacks.pop()
            try:
                if exc is None:
                    answer = callback(None, None, None)
                else:
                    answer = callback(type(exc), exc, exc.__traceback__)
                if not is_sync:
                    answer = await answer
                if answer:
                    suppressed = True
                    pending = False
                    exc = None
            except BaseException as new:
                _fix_context(new, exc, outer)
                pending = True
                exc = new
        if pending:
            _raise_with_context(exc)
        return received and suppressed
