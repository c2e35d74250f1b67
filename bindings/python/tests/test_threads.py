"""Threads, signals and processes: sessions in use, interrupts, Ctrl-C, forks, and interpreters inside this one.

Bounds on time are generous; what has to happen soon is waited for up to a minute.
"""

import _thread
import concurrent.futures
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import hognose
from hognose import Interrupted, Limits, Program, Session, SessionBusy

SOON = 60


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not what():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.002)


def is_busy(session: Session) -> bool:
    try:
        session.usage
    except SessionBusy:
        return True
    return False


@contextmanager
def running(session: Session, source: str = "while True: pass") -> Iterator[threading.Thread]:
    """A session that runs a program in another thread, until it is interrupted."""

    def work() -> None:
        with pytest.raises(Interrupted):
            session.feed(source)

    thread = threading.Thread(target=work)
    thread.start()
    wait_for(lambda: is_busy(session))
    try:
        yield thread
    finally:
        session.interrupt()
        thread.join(SOON)
        assert not thread.is_alive()


def test_a_session_that_runs_is_busy() -> None:
    session = Session()
    with running(session):
        for use in (
            lambda: session.feed("1"),
            lambda: session.start("1"),
            lambda: session.set("x", 1),
            lambda: session.dump(),
            lambda: session.fork(),
            lambda: session.cancel(),
            lambda: session.usage,
            lambda: session.stdout,
            lambda: session.add_tools({}),
        ):
            with pytest.raises(SessionBusy, match="in use"):
                use()
        assert repr(session) == "<Session, in use>"
    assert session.feed("1") == 1


def test_a_tool_cannot_use_the_session_that_called_it() -> None:
    heard: list[BaseException] = []

    def tool() -> int:
        try:
            session.feed("1")
        except SessionBusy as error:
            heard.append(error)
        return 5

    session = Session(tools={"tool": tool})
    assert session.feed("tool()") == 5
    assert len(heard) == 1
    with pytest.raises(hognose.ToolFailed) as caught:
        Session(tools={"tool": lambda: session.feed("tool2()")}).feed("tool()")
    assert isinstance(caught.value.__cause__, hognose.GuestError)


def test_a_step_is_resumed_by_one_of_several_threads() -> None:
    step: Any = Program("f()\nn = 0\nfor i in range(200_000): n += 1\nn").start(tools={"f": print})
    barrier = threading.Barrier(8)

    def resume() -> Any:
        barrier.wait(SOON)
        try:
            return step.resume().value
        except (SessionBusy, hognose.StepUsed):
            return None

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = [future.result(SOON) for future in [pool.submit(resume) for _ in range(8)]]
    assert sorted(found, key=str) == [200_000] + [None] * 7


def test_many_threads_with_a_session_each_of_one_program() -> None:
    program = Program("total = total + n if 'total' in globals() else n\n[echo(total) for _ in range(10)][-1]", inputs=["n"])

    def work(number: int) -> Any:
        session = Session(tools={"echo": lambda value: value})
        for _ in range(50):
            found = session.feed(program, {"n": number})
        return found

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        found = list(pool.map(work, range(64), timeout=SOON))
    assert found == [50 * number for number in range(64)]


def test_many_threads_run_one_program() -> None:
    program = Program("sum(range(n))", inputs=["n"])
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        assert list(pool.map(lambda n: program.run({"n": n}), range(500))) == [sum(range(n)) for n in range(500)]


def test_a_session_goes_from_thread_to_thread() -> None:
    session = Session()
    session.feed("x = 0")
    for _ in range(20):
        thread = threading.Thread(target=lambda: session.feed("x += 1"))
        thread.start()
        thread.join(SOON)
    assert session.feed("x") == 20


def test_a_long_program_lets_other_threads_run() -> None:
    session = Session()
    with running(session):
        end, n = time.monotonic() + SOON, 0
        while n < 100 and time.monotonic() < end:
            n += 1
            time.sleep(0)
    assert n == 100


def test_interrupt_ends_a_program() -> None:
    session = Session()
    session.feed("x = 1")
    for source in ("while True: pass", "import time\ntime.sleep(1000)", "try:\n  while True: pass\nexcept BaseException:\n  while True: pass"):
        with running(session, source):
            pass
        assert not session.running and session.feed("x") == 1


@pytest.mark.parametrize("source", ["10 ** 10 ** 8", "import re\nre.match('(a+)+b', 'a' * 40)"], ids=["power", "expression"])
def test_native_work_lets_others_run_and_can_be_interrupted(source: str) -> None:
    session = Session(limits=Limits(fuel=None, duration=5))
    timer = threading.Timer(0.2, session.interrupt)
    timer.start()
    with pytest.raises(Interrupted):
        session.feed(source)
    timer.join()
    assert session.feed("1") == 1


def test_an_interrupt_between_programs_ends_none_of_them() -> None:
    # It comes from another thread, which cannot know whether the program that it means has just ended.
    session = Session()
    session.interrupt()
    assert session.feed("1") == 1
    session.interrupt()
    session.cancel()
    assert session.feed("2") == 2


def test_an_interrupt_ends_a_step() -> None:
    step: Any = Program("f()\nwhile True: pass").start(tools={"f": print})
    timer = threading.Timer(0.05, step.session.interrupt)
    timer.start()
    with pytest.raises(Interrupted):
        step.resume()
    timer.join()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C raises, also where this process began with it ignored, as `nohup make test &` does: else nothing would ever end."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    "source",
    ["try:\n  while True: pass\nexcept BaseException: pass", "import time\ntime.sleep(1000)", "try: f()\nexcept BaseException: pass"],
    ids=["loop", "timer", "tool"],
)
def test_ctrl_c_ends_a_program(source: str) -> None:
    session = Session(tools={"f": lambda: time.sleep(1000)})
    timer = threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        session.feed(source)
    timer.join()
    assert not session.running and session.feed("1") == 1


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_without_a_signal() -> None:
    session = Session()
    timer = threading.Timer(0.1, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        session.feed("while True: pass")
    timer.join()
    assert session.feed("1") == 1


def test_a_handler_of_a_signal_that_returns_does_not_end_a_program() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        timer = threading.Timer(0.05, _thread.interrupt_main)
        timer.start()
        assert Program("n = 0\nwhile n < 3_000_000: n += 1\nn").run() == 3_000_000
        timer.join()
        wait_for(lambda: bool(heard))
    finally:
        signal.signal(signal.SIGINT, before)


def in_a_process(source: str) -> str:
    done = subprocess.run([sys.executable, "-W", "error", "-c", source], capture_output=True, text=True, timeout=SOON)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_session_from_before_a_fork_is_refused_after_it() -> None:
    # In a process of its own: this one has threads, which forks warn about.
    source = """
import os, hognose
program = hognose.Program("1 + 1")
session = hognose.Session(tools={"f": print})
session.feed("x = 1")
data = session.dump()
step = session.start("f()")
if os.fork() == 0:
    for use in (lambda: session.feed("x"), lambda: step.resume(), lambda: session.usage):
        try:
            use()
        except RuntimeError as error:
            print(error)
    # What was not in use is as good as ever.
    print(program.run(), hognose.Session.load(data).feed("x"), hognose.Session().feed("3"), flush=True)
    os._exit(0)
assert os.wait()[1] == 0
step.resume()
print(session.feed("x"))
"""
    refusal = "this session was made before this process was forked: make a new one here, or load its dump()\n"
    assert in_a_process(source) == refusal * 3 + "2 1 3\n1\n"


def test_programs_in_a_pool_of_processes() -> None:
    source = """
import concurrent.futures, multiprocessing, hognose
def work(program, n):
    return program.run({"n": n})
if __name__ == "__main__":
    program = hognose.Program("n * 2", inputs=["n"])
    context = multiprocessing.get_context("forkserver" if hasattr(__import__("os"), "fork") else "spawn")
    import pickle
    assert pickle.loads(pickle.dumps(program)).run({"n": 4}) == 8
    print("ok")
"""
    assert in_a_process(source) == "ok\n"


def test_a_process_ends_while_programs_run() -> None:
    source = """
import threading, time, hognose
def work():
    hognose.Session().feed("while True: pass")
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
time.sleep(0.1)
print("done")
"""
    assert in_a_process(source) == "done\n"


def test_a_sub_interpreter_is_refused_with_an_import_error() -> None:
    source = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
import hognose
one = interpreters.create()
error = interpreters.run_string(one, '''
try:
    import hognose
except ImportError as error:
    print("ImportError:", error, flush=True)
''')
print(error)
"""
    said = in_a_process(source)
    assert said.startswith("ImportError: ") and "interpreter" in said and said.endswith("None\n")
