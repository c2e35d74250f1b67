//! Generators and coroutines in the loop: they go on, wait for what wants their items, and are waited for.
//!
//! These are macros of `run.rs`, as those of `enter.rs` are, which has their ends (`leave_frame!`).

// Goes on with a generator, if nothing stands in the way; else goes on behind.
macro_rules! resume {
    ($generator:expr, $handle:expr, $dst:expr, $action:expr, $sent:expr) => {{
        let (handle, sent) = ($handle, $sent);
        let state = context!().vm.heap.generator(handle).state;
        let suspended = state == GenState::Suspended;
        if (suspended || state == GenState::Created && sent.is_none())
            && is_room!()
        {
            let (caller, above) = context!().frames.room();
            caller.pc = pc!() as u32;
            let base = context!().base + caller.registers as usize;
            context!().base = base;
            let object = context!().vm.heap.gens.hot_mut(handle);
            *above = object.begin($generator, base, $dst.0, $action);
            context!().frames.pushed();
            pc!() = object.pc as usize;
            unit!(object.unit);
            window!(base);
            regs!()[..object.registers.len()].copy_from_slice(&object.registers);
            // A `yield` that waited gets what was sent.
            if suspended {
                match code!().get(pc!().wrapping_sub(1)) {
                    Some(Op::Yield { dst, .. } | Op::YieldAsync { dst, .. }) => w!(dst, sent),
                    Some(Op::YieldFrom { value, .. }) => w!(value, sent),
                    _ => {}
                }
            }
            charge!(1);
            again!();
        }
    }};
}

// Suspends the running generator where an instruction waits for what it yields; else goes on behind.
macro_rules! suspend {
    ($value:expr) => {{
        if context!().frames.is_running()
            && !context!().frames.is_first()
            && let (running, caller) = context!().frames.running()
            && let (action, dst) = (running.action, running.dst)
            && matches!(action, Action::ForNext | Action::Send | Action::GenStep | Action::Step | Action::NextDefault)
            && let Some(handle) = running.generator().is(Kind::Gen)
            && let n = running.registers as usize
            && let object = context!().vm.heap.gens.hot_mut(handle)
            && object.registers.len() == n
        {
            object.registers.copy_from_slice(&regs!()[..n]);
            object.pc = pc!() as u32;
            object.state = GenState::Suspended;
            back!(caller);
            match (action, code!()[pc!() - 1]) {
                (Action::ForNext, Op::ForNext { dst, to, .. }) => {
                    w!(dst, $value);
                    jump!(to)
                }
                (Action::Send, Op::Send { value, .. }) => w!(value, $value),
                (Action::GenStep | Action::Step | Action::NextDefault, _) => regs!()[dst as usize] = $value,
                _ => {}
            }
            again!();
        }
    }};
}

macro_rules! yields {
    ($value:expr, $sent:expr) => {{
        let v = r!($value);
        suspend!(v);
        if context!().frames.is_running()
            && let (frame, _) = context!().frames.running()
            && frame.action == Action::Collect
            && collect::item(context!().vm, frame.extra(), v)
        {
            w!($sent, Value::NONE);
            safepoint!();
            again!();
        }
        slow!()
    }};
}

// An item of an asynchronous generator, for the `async for` or the `anext` that it runs for.
macro_rules! yield_async {
    ($src:expr) => {{
        let v0 = r!($src);
        if context!().frames.is_running()
            && !context!().frames.is_first()
            && let (running, caller) = context!().frames.running()
            && running.action == Action::AsyncItem
            && let Some(handle) = running.generator().is(Kind::Gen)
            && let n = running.registers as usize
            && let object = context!().vm.heap.gens.hot_mut(handle)
            && object.registers.len() == n
        {
            let dst = running.dst as usize;
            object.registers.copy_from_slice(&regs!()[..n]);
            object.pc = pc!() as u32;
            object.state = GenState::Suspended;
            object.busy = false;
            back!(caller);
            regs!()[dst] = v0;
            pc!() = gens::item_goes_on(code!(), pc!()).unwrap_or(pc!());
            again!();
        }
        slow!()
    }};
}

// Gives a value to what `await` or `yield from` has begun.
macro_rules! send {
    ($value:expr, $iter:expr) => {{
        let (value, sent, iterator) = ($value, r!($value), r!($iter));
        if let Some(handle) = iterator.is(Kind::Gen) {
            resume!(iterator, handle, value, Action::Send, sent);
        } else if sent.is_none()
            && let Some(item) = context!().vm.at_hand(iterator)
        {
            w!(value, item);
            again!();
        }
        slow!()
    }};
}

// What `await` waits for: a coroutine that has not begun, or one that the instruction makes.
macro_rules! get_awaitable {
    ($dst:expr, $src:expr) => {{
        let value = r!($src);
        match quick::is_coroutine_to_begin(context!().vm, value) {
            true => w!($dst, value),
            false => match gens::awaited(context!().vm, context!().units, value, here!(), pc!()) {
                Some(made) => {
                    w!($dst, made);
                    charge!(1);
                    safepoint!();
                }
                None => slow!(),
            },
        }
    }};
}

// The next item of an asynchronous generator, which is entered where nothing else waits for it.
macro_rules! get_anext {
    ($dst:expr, $iter:expr) => {{
        let generator = r!($iter);
        if let Some(handle) = quick::item_wanted(context!().vm, generator, code!(), pc!()) {
            resume!(generator, handle, $dst, Action::AsyncItem, Value::NONE);
            quick::item_not_wanted(context!().vm, handle);
        }
        slow!()
    }};
}
