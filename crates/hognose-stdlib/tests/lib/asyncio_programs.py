"""The programs that `asyncio_order.py` compares. Each begins with a line `# --- name [since 3.x]` and defines `main`; see there for what they see."""

# --- sleep order
async def main():
    ts = [create_task(work(i, d)) for i, d in enumerate([.3, .1, .2, .1, 0])]
    for t in ts:
        log("result", await t)

# --- gather results
async def main():
    log(await gather(work("a", .2), work("b", .1), work("c", .3)))

# --- gather first error
async def main():
    try:
        await gather(work("a", .2), work("b", .1, ValueError("b")), work("c", .3))
    except ValueError as e:
        log("caught", str(e))
    await sleep(1)

# --- gather return exceptions
async def main():
    r = await gather(work("a", .2), work("b", .1, ValueError("b")), return_exceptions=True)
    log([repr(x) for x in r])

# --- gather cancelled
async def main():
    g = gather(work("a", 1), work("b", 2))
    await sleep(.1)
    log(g.cancel("why"))
    try:
        await g
    except CancelledError as e:
        log("caught", e.args)
    log(g.cancelled(), g.done())

# --- gather cancelled with return exceptions
async def main():
    g = gather(work("a", 1), work("b", 2), return_exceptions=True)
    await sleep(.1)
    g.cancel()
    try:
        log(await g)
    except CancelledError as e:
        log("caught", repr(e))

# --- gather child cancelled
async def main():
    t = create_task(work("a", 1))
    g = gather(t, work("b", 2))
    await sleep(.1)
    t.cancel("child")
    try:
        await g
    except CancelledError as e:
        log("caught", e.args)
    await sleep(3)

# --- gather same twice
async def main():
    t = create_task(work("a", .1))
    c = work("c")
    log(await gather(t, t, c, c))

# --- gather empty
async def main():
    log(await gather())
    log(gather().done())

# --- gather nested
async def main():
    log(await gather(gather(work(1), work(2, .1)), gather(work(3, .05), work(4))))

# --- gather parent cancelled
async def parent():
    try:
        await gather(work("a", 1), work("b", 1))
    finally:
        log("parent leaves")
async def main():
    p = create_task(parent())
    await sleep(.1)
    p.cancel()
    log([repr(x) for x in await gather(p, return_exceptions=True)])

# --- interleaving with sleep 0
async def turns(n):
    for i in range(4):
        log(n, i)
        await sleep(0)
async def main():
    await gather(turns("a"), turns("b"), turns("c"))

# --- await coroutine directly does not yield
async def inner():
    log("inner")
    return 1
async def main():
    t = create_task(work("t"))
    log(await inner())
    log("still before t")
    await t

# --- await finished task does not yield
async def main():
    t = create_task(work("t"))
    await t
    u = create_task(work("u"))
    await t
    log("before u")
    await u

# --- call_soon order
async def main():
    loop = get_running_loop()
    loop.call_soon(log, "one")
    loop.call_soon(log, "two")
    h = loop.call_soon(log, "never")
    h.cancel()
    log(h.cancelled())
    create_task(work("task"))
    loop.call_soon(log, "three")
    await sleep(0)
    log("main again")
    await sleep(0)

# --- call_later order
async def main():
    loop = get_running_loop()
    loop.call_later(.3, log, "c")
    loop.call_later(.1, log, "a")
    loop.call_at(loop.time() + .2, log, "b")
    h = loop.call_later(.15, log, "never")
    h.cancel()
    await sleep(1)

# --- callbacks of a future
async def main():
    f = get_running_loop().create_future()
    f.add_done_callback(lambda f: log("first", f.result()))
    f.add_done_callback(lambda f: log("second"))
    async def waiter(n):
        log(n, await f)
    create_task(waiter(1)); create_task(waiter(2))
    await sleep(0)
    f.add_done_callback(lambda f: log("third"))
    f.set_result("r")
    log("set")
    f.add_done_callback(lambda f: log("fourth"))
    await sleep(0)
    await sleep(0)

# --- task callbacks and await
async def main():
    t = create_task(work("t"))
    t.add_done_callback(lambda t: log("callback"))
    await t
    log("main")
    await sleep(0)
    log("main later")

# --- cancel before start
async def main():
    t = create_task(work("t", 1))
    log(t.cancel())
    try:
        await t
    except CancelledError:
        log("caught")
    log(t.cancelled(), t.done(), t.cancel())

# --- cancel with message
async def main():
    t = create_task(work("t", 1))
    await sleep(.1)
    t.cancel("because")
    try:
        await t
    except CancelledError as e:
        log("caught", e.args)

# --- cancel swallowed
async def stubborn():
    try:
        await sleep(1)
    except CancelledError:
        log("swallowed")
    await sleep(.5)
    return "done anyway"
async def main():
    t = create_task(stubborn())
    await sleep(0)
    t.cancel()
    log(await t, t.cancelling(), t.uncancel(), t.cancelled())

# --- cancel twice
async def stubborn():
    for i in range(3):
        try:
            await sleep(1)
        except CancelledError as e:
            log("swallowed", i, e.args)
    return 1
async def main():
    t = create_task(stubborn())
    await sleep(0)
    t.cancel("a")
    await sleep(0)
    t.cancel("b")
    log(t.cancelling())
    log(await t)

# --- cancel self
async def selfish():
    current_task().cancel()
    log("asked")
    try:
        await sleep(0)
    finally:
        log("leaving")
async def main():
    t = create_task(selfish())
    log([repr(x) for x in await gather(t, return_exceptions=True)])

# --- cancel self and return
async def selfish():
    current_task().cancel("msg")
    return 5
async def main():
    t = create_task(selfish())
    try:
        log(await t)
    except CancelledError as e:
        log("caught", e.args, t.cancelled())

# --- cancel of a finished await
async def waiter(f):
    try:
        log(await f)
    except CancelledError:
        log("cancelled")
        raise
async def main():
    f = get_running_loop().create_future()
    t = create_task(waiter(f))
    await sleep(0)
    f.set_result(1)
    t.cancel()
    log([repr(x) for x in await gather(t, return_exceptions=True)], f.cancelled())

# --- finally awaits while cancelled
async def tidy():
    try:
        await sleep(5)
    finally:
        await work("cleanup", .2)
async def main():
    t = create_task(tidy())
    await sleep(.1)
    t.cancel()
    try:
        await t
    except CancelledError:
        log("caught")

# --- task group results since 3.12
async def main():
    async with TaskGroup() as g:
        a = g.create_task(work("a", .2))
        b = g.create_task(work("b", .1))
        log("body done")
    log(a.result(), b.result())

# --- task group error since 3.12
async def main():
    try:
        async with TaskGroup() as g:
            g.create_task(work("a", .2))
            g.create_task(work("b", .1, ValueError("b")))
            await sleep(1)
            log("not reached")
    except* ValueError as e:
        log([str(x) for x in e.exceptions])

# --- task group several errors since 3.12
async def main():
    try:
        async with TaskGroup() as g:
            g.create_task(work("a", .1, ValueError("a")))
            g.create_task(work("b", .1, KeyError("b")))
            g.create_task(work("c", .3, KeyError("b")))
    except BaseExceptionGroup as e:
        log(str(e), [repr(x) for x in e.exceptions])

# --- task group body error since 3.12
async def main():
    try:
        async with TaskGroup() as g:
            g.create_task(work("a", .2))
            await sleep(.1)
            raise RuntimeError("body")
    except BaseExceptionGroup as e:
        log([repr(x) for x in e.exceptions])

# --- task group cancelled from outside since 3.12
async def group():
    async with TaskGroup() as g:
        g.create_task(sleep(1))
        g.create_task(work("b", 1))
async def main():
    t = create_task(group())
    await sleep(.1)
    t.cancel("out")
    try:
        await t
    except CancelledError as e:
        log("caught", e.args)

# --- task group child adds tasks since 3.12
async def child(g):
    await sleep(.1)
    g.create_task(work("grandchild", .1))
async def main():
    async with TaskGroup() as g:
        g.create_task(child(g))
    log("over")

# --- task group refuses since 3.12
async def main():
    g = TaskGroup()
    c = work("x")
    try:
        g.create_task(c)
    except RuntimeError as e:
        log(str(e).partition(">")[2])
    async with g:
        pass
    c = work("x")
    try:
        g.create_task(c)
    except RuntimeError as e:
        log(str(e).partition(">")[2])
    c.close()

# --- nested task groups since 3.12
async def main():
    try:
        async with TaskGroup() as outer:
            outer.create_task(work("o", 1))
            async with TaskGroup() as inner:
                inner.create_task(work("i", .1, ValueError("i")))
    except BaseExceptionGroup as e:
        log(repr(e))

# --- task group child cancelled alone since 3.12
async def main():
    async with TaskGroup() as g:
        t = g.create_task(work("a", 1))
        g.create_task(work("b", .2))
        await sleep(.1)
        t.cancel()
    log(t.cancelled())

# --- task group error in child while outside cancels since 3.13
async def bad():
    try:
        await sleep(1)
    except CancelledError:
        raise ValueError("bad")
async def group():
    try:
        async with TaskGroup() as g:
            g.create_task(bad())
    except* ValueError as e:
        log("group", repr(e))
    log("cancelling", current_task().cancelling())
    await sleep(0)
    log("not reached")
async def main():
    t = create_task(group())
    await sleep(.1)
    t.cancel()
    log([repr(x) for x in await gather(t, return_exceptions=True)])

# --- wait all
async def main():
    ts = [create_task(work(i, d)) for i, d in enumerate([.3, .1, .2])]
    done, pending = await wait(ts)
    log(len(done), len(pending))

# --- wait first completed
async def main():
    ts = [create_task(work(i, d)) for i, d in enumerate([.3, .1, .2])]
    done, pending = await wait(ts, return_when=FIRST_COMPLETED)
    log([t.result() for t in done], len(pending))
    done, pending = await wait(pending, return_when="FIRST_COMPLETED")
    log([t.result() for t in done], len(pending))
    for t in pending:
        t.cancel()
    done, pending = await wait(pending)
    log([t.cancelled() for t in done])

# --- wait first exception
async def main():
    ts = [create_task(work("a", .1)), create_task(work("b", .2, ValueError())), create_task(work("c", .3))]
    done, pending = await wait(ts, return_when=FIRST_EXCEPTION)
    log(len(done), len(pending))
    await sleep(1)

# --- wait timeout
async def main():
    ts = [create_task(work("a", .1)), create_task(work("b", .3))]
    done, pending = await wait(ts, timeout=.2)
    log(len(done), len(pending))
    await wait(pending)

# --- wait with done ones
async def main():
    a = create_task(work("a"))
    await a
    b = create_task(work("b", .1))
    done, pending = await wait([a, b])
    log(len(done), len(pending))
    done, pending = await wait([a, create_task(work("c", .1))], return_when=FIRST_COMPLETED)
    log(len(done), len(pending))

# --- wait errors
async def main():
    for args, kw in (([], {}), ([create_task(work("x"))], {"return_when": "no"})):
        try:
            await wait(args, **kw)
        except Exception as e:
            log(repr(e))
    c = work("c")
    for bad in (c, [c]):
        try:
            await wait(bad)
        except TypeError as e:
            log(str(e))
    c.close()

# --- wait_for in time since 3.12
async def main():
    log(await wait_for(work("a", .1), 1))
    create_task(work("other"))
    log(await wait_for(work("b"), None))

# --- wait_for too late since 3.12
async def main():
    try:
        await wait_for(work("a", 1), .2)
    except TimeoutError as e:
        log(repr(e), repr(e.__cause__))
    t = create_task(work("t", 1))
    try:
        await wait_for(t, .1)
    except TimeoutError:
        log("again", t.cancelled())

# --- wait_for zero since 3.12
async def main():
    try:
        await wait_for(work("a"), 0)
    except TimeoutError as e:
        log(repr(e))
    t = create_task(work("t"))
    await t
    log(await wait_for(t, 0))

# --- wait_for cancelled since 3.12
async def main():
    t = create_task(wait_for(work("a", 1), 5))
    await sleep(.1)
    t.cancel()
    log([repr(x) for x in await gather(t, return_exceptions=True)])

# --- timeout block
async def main():
    try:
        async with asyncio.timeout(.2) as cm:
            await work("a", 1)
    except TimeoutError as e:
        log(repr(e), cm.expired(), repr(cm))
    async with asyncio.timeout(1) as cm:
        await work("b", .1)
    log(cm.expired(), repr(cm))
    log(current_task().cancelling())

# --- timeout reschedule
async def main():
    loop = get_running_loop()
    async with asyncio.timeout(.2) as cm:
        await sleep(.1)
        cm.reschedule(loop.time() + .5)
        log(round(cm.when() - loop.time(), 3))
        await sleep(.3)
    log("fine")
    try:
        async with asyncio.timeout(None) as cm:
            cm.reschedule(loop.time() - 1)
            await sleep(1)
    except TimeoutError:
        log("past")
    try:
        cm.reschedule(None)
    except RuntimeError as e:
        log(str(e))

# --- timeout nested
async def main():
    try:
        async with asyncio.timeout(.3) as outer:
            try:
                async with asyncio.timeout(.1) as inner:
                    await sleep(1)
            except TimeoutError:
                log("inner", inner.expired(), outer.expired())
            await sleep(1)
    except TimeoutError:
        log("outer")

# --- timeout outer first
async def main():
    try:
        async with asyncio.timeout(.1) as outer:
            try:
                async with asyncio.timeout(.3) as inner:
                    await sleep(1)
            except TimeoutError:
                log("not here")
    except TimeoutError:
        log("outer", inner.expired(), outer.expired())

# --- timeout and outside cancellation
async def body():
    async with asyncio.timeout(.2):
        await sleep(1)
async def main():
    t = create_task(body())
    await sleep(.1)
    t.cancel()
    log([repr(x) for x in await gather(t, return_exceptions=True)])

# --- timeout_at
async def main():
    try:
        async with timeout_at(get_running_loop().time() + .2):
            await sleep(1)
    except TimeoutError:
        log("late")

# --- timeout of a group since 3.12
async def main():
    try:
        async with asyncio.timeout(.2):
            async with TaskGroup() as g:
                g.create_task(work("a", 1))
                g.create_task(work("b", .1))
    except TimeoutError as e:
        log("late", repr(e.__cause__))

# --- as_completed
# (CPython starts the coroutines in the order of a set, so only their ends are compared.)
async def main():
    for f in as_completed([sleep(.3, "a"), sleep(.1, "b"), sleep(.2, "c")]):
        log("got", await f)

# --- as_completed timeout
async def main():
    try:
        for f in as_completed([sleep(.3, "a"), work("b", .1)], timeout=.2):
            log("got", await f)
    except TimeoutError as e:
        log(repr(e))
    await sleep(1)

# --- as_completed async since 3.13
async def main():
    ts = {create_task(work(n, d)): n for n, d in (("a", .3), ("b", .1), ("c", .2))}
    async for t in as_completed(ts):
        log("got", ts[t], t.result())

# --- as_completed error
async def main():
    for f in as_completed([sleep(.3, "a"), work("b", .1, ValueError("b"))]):
        try:
            log("got", await f)
        except ValueError as e:
            log("error", str(e))

# --- shield
async def main():
    inner = create_task(work("inner", .5))
    async def outer():
        await shield(inner)
    t = create_task(outer())
    await sleep(.1)
    t.cancel()
    log([repr(x) for x in await gather(t, return_exceptions=True)])
    log(await inner)

# --- shield of cancelled inner
async def main():
    inner = create_task(work("inner", .5))
    s = shield(inner)
    await sleep(.1)
    inner.cancel("x")
    try:
        await s
    except CancelledError as e:
        log("caught", e.args)

# --- queue producer consumer
async def producer(q):
    for i in range(5):
        await q.put(i)
        log("put", i)
    await q.put(None)
async def consumer(q):
    while (item := await q.get()) is not None:
        log("got", item)
        await sleep(.1)
        q.task_done()
    q.task_done()
async def main():
    q = Queue(2)
    await gather(producer(q), consumer(q))
    await q.join()
    log(q.empty(), q.qsize())

# --- queue several getters
async def getter(n, q):
    log(n, await q.get())
async def main():
    q = Queue()
    ts = [create_task(getter(i, q)) for i in range(4)]
    await sleep(0)
    ts[1].cancel()
    for i in "abc":
        q.put_nowait(i)
    await gather(*ts, return_exceptions=True)

# --- queue workers
async def worker(n, q):
    while True:
        item = await q.get()
        await sleep(item)
        log(n, item)
        q.task_done()
async def main():
    q = Queue()
    for i in (.3, .1, .2, .1, .4):
        q.put_nowait(i)
    ws = [create_task(worker(n, q)) for n in "ab"]
    await q.join()
    log("joined")
    for w in ws:
        w.cancel()
    log([repr(x) for x in await gather(*ws, return_exceptions=True)])

# --- queue kinds and errors
async def main():
    q = PriorityQueue(); s = LifoQueue(maxsize=2)
    for i in (3, 1, 2):
        q.put_nowait(i)
    log([q.get_nowait() for _ in range(3)])
    s.put_nowait(1); s.put_nowait(2)
    for f in (lambda: s.put_nowait(3), lambda: q.get_nowait(), lambda: [q.task_done() for _ in range(4)]):
        try:
            f()
        except Exception as e:
            log(repr(e))
    log(s.get_nowait(), s.full())

# --- queue shutdown since 3.13
async def getter(q):
    try:
        await q.get()
    except QueueShutDown:
        log("shut down")
async def main():
    q = Queue(1)
    t = create_task(getter(q))
    await sleep(0)
    q.shutdown()
    await t
    for f in (q.get_nowait, lambda: q.put_nowait(1)):
        try:
            f()
        except QueueShutDown as e:
            log(repr(e))
    q = Queue(1)
    q.put_nowait(1)
    q.shutdown(immediate=True)
    log(q.empty())
    await q.join()

# --- event
async def waiter(n, e):
    log(n, "waits")
    log(n, await e.wait())
async def main():
    e = Event()
    ts = [create_task(waiter(i, e)) for i in range(3)]
    await sleep(.1)
    e.set()
    log("set", e.is_set())
    await gather(*ts)
    e.clear()
    log(e.is_set())

# --- lock
async def locked(n, lock, d):
    async with lock:
        log(n, "has it")
        await sleep(d)
    log(n, "left")
async def main():
    lock = Lock()
    ts = [create_task(locked(i, lock, .1)) for i in range(4)]
    await sleep(.05)
    ts[2].cancel()
    log([repr(x) for x in await gather(*ts, return_exceptions=True)], lock.locked())
    try:
        lock.release()
    except RuntimeError as e:
        log(str(e))

# --- lock cancelled when woken
async def locked(n, lock):
    async with lock:
        log(n, "has it")
async def main():
    lock = Lock()
    await lock.acquire()
    a = create_task(locked("a", lock)); b = create_task(locked("b", lock))
    await sleep(0)
    lock.release()
    a.cancel()
    log([repr(x) for x in await gather(a, b, return_exceptions=True)])

# --- semaphore
async def limited(n, s):
    async with s:
        log(n, "in")
        await sleep(.1)
    log(n, "out")
async def main():
    s = Semaphore(2)
    await gather(*(limited(i, s) for i in range(5)))
    log(s.locked())
    b = BoundedSemaphore(1)
    try:
        b.release()
    except ValueError as e:
        log(str(e))

# --- semaphore cancelled
async def limited(n, s):
    async with s:
        log(n, "in")
        await sleep(.1)
async def main():
    s = Semaphore(1)
    ts = [create_task(limited(i, s)) for i in range(4)]
    await sleep(.05)
    ts[1].cancel()
    log([repr(x) for x in await gather(*ts, return_exceptions=True)])

# --- condition
async def waiter(n, c):
    async with c:
        await c.wait()
        log(n, "woken")
async def main():
    c = Condition()
    ts = [create_task(waiter(i, c)) for i in range(4)]
    await sleep(.1)
    async with c:
        c.notify(2)
    await sleep(.1)
    ts[2].cancel()
    async with c:
        c.notify_all()
    log([repr(x) for x in await gather(*ts, return_exceptions=True)])
    try:
        c.notify()
    except RuntimeError as e:
        log(str(e))

# --- condition wait_for
async def main():
    c = Condition()
    state = []
    async def waiter():
        async with c:
            await c.wait_for(lambda: len(state) >= 2)
            log("enough", state)
    t = create_task(waiter())
    for i in range(2):
        await sleep(.1)
        async with c:
            state.append(i)
            c.notify()
            log("notified", i)
    await t

# --- barrier
async def party(n, b):
    await sleep(n / 10)
    i = await b.wait()
    log(n, "passed", i)
async def main():
    b = Barrier(3)
    ts = [create_task(party(n, b)) for n in range(3)]
    await gather(*ts)
    log(b.n_waiting, b.broken, b.parties)

# --- barrier abort
async def party(n, b):
    try:
        await b.wait()
    except BrokenBarrierError as e:
        log(n, "broken", str(e))
async def main():
    b = Barrier(3)
    ts = [create_task(party(n, b)) for n in range(2)]
    await sleep(.1)
    await b.abort()
    await gather(*ts)
    log(b.broken)
    await b.reset()
    log(b.broken)

# --- run cancels what is left
async def stubborn():
    try:
        await sleep(10)
    finally:
        log("cleanup begins")
        await sleep(.1)
        log("cleanup ends")
async def main():
    create_task(stubborn())
    await sleep(.1)
    log("main ends")

# --- main raises
async def main():
    create_task(work("b", 10))
    await sleep(.1)
    raise ValueError("main")

# --- exception in a task nobody awaits
async def main():
    t = create_task(work("b", .1, ValueError("lost")))
    await sleep(.2)
    log(t.done(), repr(t.exception()))

# --- task attributes
async def main():
    t = create_task(work("x"), name="named")
    log(t.get_name(), t.done(), t.cancelled(), t.get_coro().__name__, current_task().get_name()[:5])
    t.set_name(5)
    log(t.get_name())
    for f in (t.result, t.exception):
        try:
            f()
        except InvalidStateError as e:
            log(repr(e))
    await t
    log(t.result(), t.exception(), len(all_tasks()))

# --- future states since 3.12
async def main():
    f = get_running_loop().create_future()
    log(repr(f), isfuture(f))
    f.set_result([1])
    log(repr(f))
    for g in (lambda: f.set_result(2), lambda: f.set_exception(ValueError)):
        try:
            g()
        except InvalidStateError as e:
            log(repr(e))
    f = get_running_loop().create_future()
    f.set_exception(ValueError)
    log(repr(f), repr(f.exception()))
    f = get_running_loop().create_future()
    log(f.cancel("m"), repr(f), f.cancel())
    try:
        f.result()
    except CancelledError as e:
        log(e.args)
    f = get_running_loop().create_future()
    log(f.remove_done_callback(log))
    f.set_exception(StopIteration())
    log(repr(f.exception()))

# --- bad arguments
async def main():
    for g in (lambda: create_task(5), lambda: ensure_future(5), lambda: gather(5), lambda: shield(7), lambda: asyncio.run(5)):
        try:
            g()
        except (TypeError, RuntimeError, ValueError) as e:
            log(type(e).__name__, str(e))

# --- bad yield
class Bad:
    def __await__(self):
        yield 5
async def bad():
    await Bad()
async def main():
    log([repr(x) for x in await gather(bad(), return_exceptions=True)])

# --- context variables
import contextvars
v = contextvars.ContextVar("v", default=0)
async def child(n):
    log(n, v.get())
    v.set(n)
    await sleep(.1)
    log(n, v.get())
async def main():
    v.set("main")
    t = create_task(child(1))
    v.set("changed")
    await gather(t, child(2))
    log(v.get())
    ctx = contextvars.copy_context()
    await create_task(child(3), context=ctx)
    log(v.get(), ctx[v])
    get_running_loop().call_soon(lambda: log("soon", v.get()))
    await sleep(0)

# --- eager tasks since 3.12
async def main():
    get_running_loop().set_task_factory(eager_task_factory)
    t = create_task(work("now"))
    log("after create", t.done())
    async def quick():
        log("quick", current_task() is not None)
        return 1
    u = create_task(quick())
    log(u.done(), u.result())
    log(await gather(t, u, quick()))

# --- eager task group since 3.13
async def quick(n):
    log("quick", n)
    return n
async def main():
    get_running_loop().set_task_factory(eager_task_factory)
    async with TaskGroup() as g:
        a = g.create_task(quick(1))
        b = g.create_task(work("b", .1))
        log("body")
    log(a.result(), b.result())

# --- ensure_future of awaitables
class Aw:
    def __await__(self):
        log("awaited")
        yield from sleep(.1).__await__()
        return "aw"
async def main():
    log(await ensure_future(Aw()))
    log(await gather(Aw(), work("x")))
    log(await wait_for(Aw(), 1))

# --- async generator
async def numbers():
    try:
        for i in range(5):
            yield i
            await sleep(.1)
    finally:
        log("closed")
async def main():
    async for i in numbers():
        log(i)
    g = numbers()
    log(await anext(g))
    await g.aclose()

# --- exception handler
async def main():
    loop = get_running_loop()
    loop.set_exception_handler(lambda loop, context: log(context["message"].partition(" at ")[0], repr(context["exception"])))
    loop.call_soon(lambda: 1 / 0)
    await sleep(0)

# --- exception goes round
async def main():
    async def fail():
        raise KeyError("k")
    t = create_task(fail())
    for _ in range(2):
        try:
            await t
        except KeyError as e:
            log(repr(e))

# --- stop iteration from a coroutine
async def main():
    async def fail():
        raise StopIteration
    try:
        await create_task(fail())
    except RuntimeError as e:
        log(str(e))

# --- run in executor
async def main():
    loop = get_running_loop()
    async def ticks():
        for i in range(3):
            await sleep(0)
    t = create_task(ticks())
    await t
    log(iscoroutinefunction(main), iscoroutinefunction(log), iscoroutine(t))

# --- calls gathered
async def main():
    log(await gather(call("a", .3, "A"), call("b", .1, "B"), work("w", .2)))

# --- calls awaited in turn
async def main():
    create_task(work("w", .25))
    for i in range(3):
        log(await call(i, .1, i * i))

# --- call fails
async def main():
    try:
        await call("x", .1, ValueError("no"))
    except ValueError as e:
        log(repr(e))
    log([repr(x) for x in await gather(call("a", .1, KeyError("k")), call("b", .2, 2), return_exceptions=True)])

# --- call as task
async def main():
    t = create_task(call("a", .2, "A"))
    u = create_task(work("u", .1))
    log(await u)
    log(t.done())
    log(await t)

# --- call in task group since 3.12
async def main():
    async with TaskGroup() as g:
        a = g.create_task(call("a", .2, "A"))
        b = g.create_task(work("b", .1))
    log(a.result(), b.result())
    try:
        async with TaskGroup() as g:
            g.create_task(call("a", .5, "A"))
            g.create_task(call("b", .1, ValueError("b")))
    except* ValueError as e:
        log(repr(e))

# --- call cancelled
async def one():
    try:
        await call("a", 5)
    except CancelledError as e:
        log("cancelled", e.args)
        raise
async def main():
    t = create_task(one())
    await sleep(.1)
    t.cancel("stop")
    log([repr(x) for x in await gather(t, return_exceptions=True)], t.cancelled())

# --- call with timeout since 3.12
async def main():
    try:
        async with asyncio.timeout(.2):
            await call("a", 1)
    except TimeoutError:
        log("late")
    try:
        await wait_for(call("b", 1), .1)
    except TimeoutError:
        log("late again")
    log(await wait_for(call("c", .1, "C"), 1))

# --- call waits
async def main():
    ts = [create_task(call(i, d, i)) for i, d in enumerate([.3, .1, .2])]
    done, pending = await wait(ts, return_when=FIRST_COMPLETED)
    log([t.result() for t in done], len(pending))
    for f in as_completed(list(pending) + [call("x", .05, "x")]):
        log(await f)

# --- call shielded
async def main():
    s = shield(call("a", .3, "A"))
    s2 = create_task(wait_for(s, .1))
    log([type(x).__name__ for x in await gather(s2, return_exceptions=True)])
    await sleep(.5)

# --- call under a semaphore
async def one(n, s):
    async with s:
        r = await call(n, .1 + n / 100, n)
        log(n, r)
        return r
async def main():
    s = Semaphore(2)
    log(await gather(*(one(n, s) for n in range(5))))

# --- call returned without await
async def one(n, d):
    return await call(n, d, n)
async def main():
    log(await gather(one(1, .2), one(2, .1)))

# --- polling for a call
async def main():
    t = create_task(call("a", .1, "A"))
    for _ in range(5):
        await sleep(.03)
        log(t.done())
    log(await t)
