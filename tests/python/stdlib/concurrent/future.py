# Future by itself: states, results, callbacks, errors.
import concurrent.futures as cf

f = cf.Future()
print(f.done(), f.running(), f.cancelled(), str(f).partition(" state")[2])
# expect: False False False =pending>
seen = []
f.add_done_callback(lambda f: seen.append(("first", f.result())))
f.add_done_callback(lambda f: seen.append("second"))
print(f.set_running_or_notify_cancel(), f.running(), f.cancel())  # expect: True True False
f.set_result(42)
print(f.done(), f.result(), f.result(timeout=0), f.exception(), seen, str(f).partition(" state")[2])
# expect: True 42 42 None [('first', 42), 'second'] =finished returned int>
f.add_done_callback(lambda f: seen.append("late"))
print(seen[-1])  # expect: late
for wrong in (lambda: f.set_result(1), lambda: f.set_exception(KeyError())):
    try:
        wrong()
    except cf.InvalidStateError as error:
        print(type(error), str(error).partition(" at ")[0])
# expect: <class 'concurrent.futures._base.InvalidStateError'> FINISHED: <Future
# expect: <class 'concurrent.futures._base.InvalidStateError'> FINISHED: <Future
f = cf.Future()
print(f.cancel(), f.cancel(), f.cancelled(), f.done(), str(f).partition(" state")[2])
# expect: True True True True =cancelled>
for wrong in (f.result, f.exception):
    try:
        wrong()
    except cf.CancelledError as error:
        print(repr(error), type(error).__module__)
# expect: CancelledError() concurrent.futures._base
# expect: CancelledError() concurrent.futures._base
print(f.set_running_or_notify_cancel(), str(f).partition(" state")[2])  # expect: False =cancelled>
f = cf.Future()
f.set_exception(KeyError("k"))
print(repr(f.exception()), str(f).partition(" state")[2])  # expect: KeyError('k') =finished raised KeyError>
try:
    f.result()
except KeyError as error:
    print(repr(error), error is f.exception())  # expect: KeyError('k') True
try:
    cf.Future().result(timeout=0.01)
except cf.TimeoutError as error:
    print(repr(error), cf.TimeoutError is TimeoutError)  # expect: TimeoutError() True
a, b, c = cf.Future(), cf.Future(), cf.Future()
a.set_result(1)
b.set_exception(ValueError("b"))
done, not_done = cf.wait([a, b, c], timeout=0.01)
print(done == {a, b}, not_done == {c}, cf.wait([a, c], return_when=cf.FIRST_COMPLETED).done == {a})
# expect: True True True
print(cf.wait([b, c], return_when="FIRST_EXCEPTION").not_done == {c}, cf.wait([]))
# expect: True DoneAndNotDoneFutures(done=set(), not_done=set())
c.cancel()
c.set_running_or_notify_cancel()
print(cf.wait([a, c]).done == {a, c}, len(list(cf.as_completed([a, b, b, c]))))  # expect: True 3
try:
    list(cf.as_completed([a, cf.Future()], timeout=0.01))
except TimeoutError as error:
    print(error)  # expect: 1 (of 2) futures unfinished
print(issubclass(cf.CancelledError, cf.InvalidStateError), cf.BrokenExecutor.__mro__[1], cf.Future[int])
# expect: False <class 'RuntimeError'> concurrent.futures._base.Future[int]
try:
    cf.Executor().submit(len)
except NotImplementedError:
    print("an executor of its own kind has submit")  # expect: an executor of its own kind has submit
