//! Threads of a guest as its host sees them: calls of several at once, limits and interrupts, and the end of a program.

use hognose::{Answer, Limit, Limits, Program, Session, Step, Tool, Toolbox};

fn session() -> Session {
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("fetch")));
    session
}

fn start(session: &mut Session, source: &str) -> Step {
    session.start(&Program::new(source).unwrap(), []).unwrap();
    session.step()
}

/// What a program that calls nothing prints.
fn printed(session: &mut Session, source: &str) -> String {
    let step = start(session, source);
    assert!(matches!(step, Step::Complete(_)), "{step:?}");
    session.take_stdout()
}

const WAIT: &str = "import threading
from concurrent.futures import ThreadPoolExecutor
executor = ThreadPoolExecutor(2)
lock = threading.Lock()
def work(n):
    with lock:
        fetch(n)
threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
futures = [executor.submit(fetch, n) for n in range(3)]
for thread in threads:
    thread.start()
";

const LOOK: &str =
    "print([t.is_alive() for t in threads], threading.active_count(), threading.current_thread().name)
print(executor.submit(len, 'abc').result(), [f.cancelled() for f in futures])
threads[0].join()
";

#[test]
fn calls_of_several_threads_are_told_at_once() {
    let mut session = session();
    let Step::Calls { new, .. } = start(&mut session, WAIT) else { panic!("calls") };
    let arguments: Vec<String> = new.iter().map(|call| call.args[0].to_string()).collect();
    assert_eq!(arguments, ["0", "1", "0"], "two workers, and the thread that has the lock");
    let mut open = new;
    let mut told = open.len();
    loop {
        let call = open.remove(0);
        session.answer(call.id, Answer::from(1)).unwrap();
        match session.step() {
            Step::Calls { new, .. } => {
                told += new.len();
                open.extend(new);
            }
            Step::Complete(_) => break,
            step => panic!("{step:?}"),
        }
    }
    assert_eq!(told, 5);
}

#[test]
fn threads_are_gone_after_an_exception_of_the_main_thread() {
    let mut session = session();
    let step = start(&mut session, &format!("{WAIT}1 / 0\n"));
    assert!(matches!(step, Step::Raised(_)), "{step:?}");
    assert!(session.take_cancelled().is_empty(), "the host has not heard of any call");
    assert_eq!(printed(&mut session, LOOK), "[False, False] 1 MainThread\n3 [False, False, True]\n");
}

#[test]
fn threads_are_gone_after_an_interrupt() {
    let mut session = session();
    assert!(matches!(start(&mut session, WAIT), Step::Calls { .. }));
    session.interrupt_handle().interrupt();
    assert_eq!(session.step(), Step::Interrupted);
    assert_eq!(printed(&mut session, LOOK), "[False, False] 1 MainThread\n3 [False, False, True]\n");
}

#[test]
fn a_limit_in_a_thread_ends_the_program_and_not_the_session() {
    let mut session = session();
    let mut limits = Limits::default();
    limits.fuel = Some(2_000_000);
    session.set_limits(limits);
    let spin = "import asyncio, queue, threading\nq = queue.Queue()\nthreading.Thread(target=q.get, daemon=True).start()\n\
                async def spin():\n    while True: pass\nthreading.Thread(target=lambda: asyncio.run(spin())).start()\n";
    assert_eq!(start(&mut session, spin), Step::Limit(Limit::Fuel));
    session.set_limits(Limits::default());
    let after = "async def hello(): return threading.current_thread().name\nprint(asyncio.run(hello()))\n\
                 out = []\nt = threading.Thread(target=lambda: out.append(q.get()))\nt.start()\nq.put('x')\nt.join()\nprint(out)\n";
    assert_eq!(printed(&mut session, after), "MainThread\n['x']\n");
}

#[test]
fn whoever_waited_in_a_program_that_was_broken_off_waits_no_more() {
    let mut session = session();
    let waits = "import queue, threading\nq = queue.Queue()\nthreading.Thread(target=fetch, args=(1,)).start()\nq.get()\n";
    assert!(matches!(start(&mut session, waits), Step::Calls { .. }));
    session.interrupt_handle().interrupt();
    assert_eq!(session.step(), Step::Interrupted);
    let bytes = session.dump().unwrap();
    let after = "out = []\nthreads = [threading.Thread(target=lambda: out.append(q.get())) for _ in range(2)]\n\
                 for t in threads: t.start()\nq.put(1)\nq.put(2)\nfor t in threads: t.join()\nprint(out)\n";
    assert_eq!(printed(&mut session, after), "[1, 2]\n");
    let mut loaded = Session::load(&bytes, Limits::default()).unwrap();
    assert_eq!(printed(&mut loaded, after), "[1, 2]\n");
}

#[test]
fn a_loop_that_polls_lets_its_host_answer() {
    let mut session = session();
    let polls = "import asyncio\nasync def ask(): return await fetch(1)\n\
                 async def main():\n    task = asyncio.create_task(ask())\n    while not task.done(): await asyncio.sleep(0)\n    return task.result()\n\
                 asyncio.run(main())\n";
    let Step::Calls { new, .. } = start(&mut session, polls) else { panic!("a call") };
    for _ in 0..3 {
        let Step::Calls { new: more, earlier } = session.step() else { panic!("it waits") };
        assert!(more.is_empty());
        assert_eq!(earlier, [new[0].id]);
        assert_eq!(session.next_timer(), Some(std::time::Duration::ZERO));
    }
    session.answer(new[0].id, Answer::from(7)).unwrap();
    assert_eq!(session.step().value(), Some(7.into()));
}

#[test]
fn threads_that_only_wake_each_other_keep_nothing_from_outside_out() {
    let mut session = session();
    let busy = "import queue, threading, time\na, b = queue.Queue(), queue.Queue()\n\
                def pass_on(x, y):\n    while True: y.put(x.get())\n\
                for pair in ((a, b), (b, a)): threading.Thread(target=pass_on, args=pair, daemon=True).start()\n\
                a.put(1)\ntime.sleep(0.001)\nprint(fetch(1))\nprint(queue.Queue().full(), threading.Event().wait(0.001))\n";
    let mut step = start(&mut session, busy);
    for _ in 0..1_000_000 {
        match step {
            Step::Calls { new, .. } => {
                assert_eq!(session.next_timer(), Some(std::time::Duration::ZERO), "threads can go on");
                session.roundtrip(&mut hognose::RoundTrips::default()).unwrap();
                for call in new {
                    session.answer(call.id, Answer::from("answered")).unwrap();
                }
            }
            Step::Complete(_) => break,
            step => panic!("{step:?}"),
        }
        step = session.step();
    }
    assert_eq!(session.take_stdout(), "answered\nFalse False\n");
}
