//! Frames in the loop: calls that enter a function, and returns.
//!
//! These are macros of `run.rs` that need none of its variables: `context!` is what runs, `pc!` the next instruction, `regs!` the
//! registers of the frame, `unit!` and `window!` take over those of another one; `charge!`, `safepoint!`, `jump!`, `slow!` and
//! `again!` are its ways on.

// Whether one more frame may run, and has a place.
//
// Where there is no place for a frame one is made: how many there are depends on what the engine ran before, and nothing else may.
macro_rules! is_room {
    () => {
        context!().frames.len() < context!().vm.recursion_limit && (context!().frames.has_room() || context!().frames.grown())
    };
}

// Enters a function whose parameters stand in registers, where there is room.
macro_rules! push {
    ($dst:expr, $action:expr, $extra:expr, $function:expr, $first:expr, $n:expr) => {{
        let (first, n, function) = ($first, $n, $function);
        let direct = function.direct;
        let (caller, above) = context!().frames.room();
        caller.pc = pc!() as u32;
        let base = context!().base + first;
        context!().base = base;
        above.begin(function, base, $dst.0, $action, $extra);
        context!().frames.pushed();
        pc!() = direct.start as usize;
        unit!(function.unit);
        window!(base);
        // More than the frame has may be cleared: nothing lives above it.
        *regs!()[n..n + 8].first_chunk_mut().expect("as many as asked for") = [Value::UNDEF; 8];
        if direct.clears as usize > n + 8 {
            let registers = direct.registers as usize;
            if registers > n + 8 {
                regs!()[n + 8..registers].fill(Value::UNDEF);
            }
            regs!()[n..n + function.cells.len()].copy_from_slice(&function.cells);
        }
        charge!(1);
        again!();
    }};
}

// Enters a function that takes just these arguments; else goes on. Most are the session's own, others of the library.
macro_rules! direct {
    ($dst:expr, $callee:expr, $first:expr, $n:expr) => {{
        let function = match context!().vm.heap.functions.own($callee, Kind::Function) {
            None if $callee.is_kind(Kind::Function) => Some(quick::library_function(context!().vm, $callee)),
            own => own,
        };
        if let Some(function) = function
            && function.direct.arguments as usize == $n
            && is_room!()
        {
            push!($dst, Action::Store, Value::UNDEF, function, $first, $n)
        }
    }};
}

// Enters a function whose arguments stand in registers and have to be bound, if it runs when it is called; else goes on.
macro_rules! enter_bound {
    ($dst:expr, $handle:expr, $first:expr, $n:expr) => {{
        collected!();
        enter_bound_now!($dst, $handle, $first, $n)
    }};
}

// The same where nothing is to be collected before, or the registers have changed already.
macro_rules! enter_bound_now {
    ($dst:expr, $handle:expr, $first:expr, $n:expr) => {{
        let (handle, first) = ($handle, $first);
        // Generators, and functions that remember what they gave, take no frame for a call.
        if context!().vm.heap.function(handle).direct.arguments == Entry::NEVER {
            let function = Value::new(Kind::Function, handle);
            let registers = &mut regs!()[first..];
            if let Some(made) = gens::called(context!().vm, context!().units, function, registers, $n, here!(), pc!()) {
                w!($dst, made);
                charge!(1);
                safepoint!();
                again!();
            }
            if context!().vm.heap.function(handle).unit & IMAGE != 0 {
                let is_room = is_room!();
                match memo::answer(context!().vm, handle, &regs!()[first..first + $n], is_room) {
                    Answer::Known(value) => {
                        w!($dst, value);
                        charge!(1);
                        safepoint!();
                        again!();
                    }
                    Answer::Ask(function, kept) => {
                        push!($dst, Action::Remember, kept, context!().vm.heap.function(function), first, $n)
                    }
                    Answer::None => {}
                }
            }
        }
        if is_room!()
            && let Some(n) = bind_now!(handle, first, $n, EMPTY_TUPLE)
        {
            push!($dst, Action::Store, Value::UNDEF, context!().vm.heap.function(handle), first, n)
        }
    }};
}

// Puts arguments in the order of the parameters, if that is all there is to do; there has to be room for a frame then.
macro_rules! bind {
    ($handle:expr, $first:expr, $n:expr, $names:expr) => {{
        collected!();
        bind_now!($handle, $first, $n, $names)
    }};
}

// Collects garbage first, if it is time: binding allocates, and the call that follows does not look at the heap.
macro_rules! collected {
    () => {
        if context!().vm.heap.fresh > context!().vm.heap.threshold {
            slow!(here::collect_first(context!()))
        }
    };
}

macro_rules! bind_now {
    ($handle:expr, $first:expr, $n:expr, $names:expr) => {{
        bind::plain(context!().vm, context!().units, $handle, regs!(), $first, $n, $names).map(usize::from)
    }};
}

// Calls a class whose `__init__` is a function, and all there is to do; the instance takes its place, so that nothing
// moves.
macro_rules! construct {
    ($dst:expr, $class:expr, $f:expr, $first:expr, $n:expr, $names:expr) => {{
        let (class, first, n, names) = ($class, $first, $n, $names);
        if context!().vm.heap.fresh > context!().vm.heap.threshold {
            slow!(here::collect_first(context!()))
        }
        if is_room!()
            && let Some((init, shape)) = quick::init(context!().vm, class)
        {
            let instance = quick::instance(context!().vm, shape);
            w!($f, instance);
            let n = if context!().vm.heap.function(init).direct.arguments as usize == n
                && names.same(EMPTY_TUPLE)
            {
                Some(n)
            } else {
                bind::plain(context!().vm, context!().units, init, regs!(), first, n, names).map(usize::from)
            };
            if let Some(n) = n {
                push!($dst, Action::Init, instance, context!().vm.heap.function(init), first, n);
            }
            w!($f, class);
        }
    }};
}

// Stores what a native gave that was called with the arguments in `first..first + n`, or does what stopped it asks for.
macro_rules! given {
    ($dst:expr, $callee:expr, $first:expr, $n:expr, $result:expr) => {{
        match $result {
            Ok(value) => {
                w!($dst, value);
                charge!(1);
                safepoint!();
            }
            Err(stop) => slow!(native_call::stopped_in_place(context!(), $callee, $dst.0, $first, $n, stop)),
        }
        again!();
    }};
}

// What a native gives for the arguments that stand in `first..first + n`; parameters that are not given are unbound.
macro_rules! call_direct {
    ($direct:expr, $first:expr, $n:expr) => {{
        let (direct, first, mut n) = ($direct, $first, $n);
        let most = direct.most as usize;
        if n < most {
            regs!()[first + n..first + most].fill(Value::UNDEF);
            n = most;
        }
        (direct.function)(context!().vm, &regs!()[first..first + n])
    }};
}

// Calls a native whose arguments can be taken where they stand; else goes on.
macro_rules! native {
    ($dst:expr, $callee:expr, $index:expr, $first:expr, $n:expr) => {{
        let (first, n) = ($first, $n);
        let direct = context!().vm.directs[$index as usize];
        if direct.takes(n) {
            given!($dst, $callee, first, n, call_direct!(direct, first, n))
        }
        if direct.spread.gap != 0 && n >= direct.spread.least as usize {
            given!($dst, $callee, first, n, native_call::spread(context!().vm, $index, &regs!()[first..first + n]))
        }
    }};
}

// Goes back to the caller of the top frame.
macro_rules! back {
    ($caller:expr) => {{
        let caller = $caller;
        let base = caller.base as usize;
        context!().base = base;
        pc!() = caller.pc as usize;
        unit!(caller.unit);
        context!().frames.popped();
        window!(base);
    }};
}

// Returns from a frame.
macro_rules! leave_frame {
    ($value:expr) => {{
        let value = $value;
        if context!().frames.is_running() {
            let (done, caller) = context!().frames.running();
            let dst = done.dst as usize;
            // What is just stored has a caller, and is no generator's.
            if done.action == Action::Store {
                back!(caller);
                regs!()[dst] = value;
                again!();
            }
            if !context!().frames.is_first() && done.generator().is_undef() {
                if done.action == Action::Init && value.is_none() {
                    let value = done.extra();
                    back!(caller);
                    regs!()[dst] = value;
                    again!();
                }
                if here::is_result(done, value) {
                    back!(caller);
                    regs!()[dst] = value;
                    again!();
                }
                if done.action == Action::ForNext {
                    back!(caller);
                    if let Op::ForNext { dst, to, .. } = code!()[pc!() - 1] {
                        w!(dst, value);
                        jump!(to);
                    }
                    again!();
                }
                if let Some(truth) = here::truth_of(done, value) {
                    back!(caller);
                    match compare::outcome(code!()[pc!() - 1], truth) {
                        compare::Outcome::Jump(to) => jump!(to),
                        compare::Outcome::Store(dst, truth) => regs!()[dst as usize] = Value::bool(truth),
                        compare::Outcome::Next => {}
                    }
                    again!();
                }
            }
            // A generator ends, and what asked for its next item or its result goes on.
            if matches!(done.action, Action::ForNext | Action::Send)
                && !context!().frames.is_first()
                && let Some(handle) = done.generator().is(Kind::Gen)
            {
                quick::close(context!().vm, handle);
                back!(caller);
                if let Op::Send { value: result, to, .. } | Op::YieldFrom { value: result, to, .. } = code!()[pc!() - 1] {
                    w!(result, value);
                    jump!(to);
                }
                again!();
            }
        }
        slow!(deliver::returned(context!(), value))
    }};
}
