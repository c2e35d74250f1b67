//! Calls in the loop: what is called, and how its arguments get there.
//!
//! These are macros of `run.rs`, as those of `enter.rs` are, which they stand on. Natives are looked for first, then functions of the
//! session's own: most calls are of these.

// Enters the function of a bound method, or of an instance with `__call__`: what it is bound to stands at `place`, in front of
// the `n` arguments. Else goes on.
macro_rules! with_object {
    ($dst:expr, $callee:expr, $place:expr, $n:expr) => {{
        let (place, n) = ($place, $n + 1);
        if n == 2
            && $callee.is_kind(Kind::Instance)
            && let object = regs!()[place + 1]
            && let Some(v) = quick::got(context!().vm, $callee, object)
        {
            w!($dst, v);
            charge!(1);
            safepoint!();
            again!();
        }
        if is_room!()
            && context!().vm.heap.fresh <= context!().vm.heap.threshold
            && let Some((handle, own)) = quick::method_called(context!().vm, $callee)
        {
            let before = regs!()[place];
            regs!()[place] = own;
            let n = if context!().vm.heap.function(handle).direct.arguments as usize == n {
                Some(n)
            } else {
                bind!(handle, place, n, EMPTY_TUPLE)
            };
            if let Some(n) = n {
                push!($dst, Action::Store, Value::UNDEF, context!().vm.heap.function(handle), place, n)
            }
            regs!()[place] = before;
        }
    }};
}

// Moves the last argument of a call to its place. What stands there already is not written once more: the call would wait for that. A
// copy of it goes to the end of the window, which nobody reads.
macro_rules! take_last {
    ($place:expr, $last:expr) => {{
        let (place, last) = ($place, $last);
        // One where they are the same: no branch, which calls of both kinds would share.
        let stands = (last.0 as usize ^ place).wrapping_sub(1) >> (usize::BITS - 1);
        regs!()[(place | stands * WINDOW_END) & WINDOW_END] = r!(last);
    }};
}

// Calls what is in register `f` with the `n` arguments behind it.
macro_rules! call {
    ($dst:expr, $f:expr, $n:expr) => {{
        let (dst, f, n) = ($dst, $f, $n.0 as usize);
        let (callee, at) = (r!(f), f.0 as usize + 1);
        if let Some(index) = callee.is(Kind::Native) {
            let inlined = context!().vm.directs[index as usize].inlined;
            if inlined != Inlined::No {
                if let Some(v) = quick::function(context!().vm, inlined, &regs!()[at..at + n]) {
                    w!(dst, v);
                    charge!(1);
                    again!();
                }
                if n == 1
                    && matches!(inlined, Inlined::Len | Inlined::Special)
                    && quick::is_of_guest(context!().vm, regs!()[at])
                {
                    let object = regs!()[at];
                    if methods::special(context!().vm, index, object) && is_room!() {
                        enter_method!()
                    }
                    slow!(special::ask_first(context!(), index, dst.0, object))
                }
                if inlined == Inlined::Next
                    && n == 1
                    && let Some(handle) = quick::waiting_generator(context!().vm, regs!()[at])
                {
                    resume!(regs!()[at], handle, dst, Action::GenStep, Value::NONE)
                }
            }
            native!(dst, callee, index, at, n);
            slow!()
        }
        direct!(dst, callee, at, n);
        if let Some(handle) = callee.is(Kind::Function) {
            enter_bound!(dst, handle, at, n)
        } else if callee.is_kind(Kind::Class) {
            // The object that a loop over numbers is said with is not made.
            if callee.same(classes::RANGE)
                && let Some(Op::ForPrep { iter }) = here::instruction(code!(), pc!())
                && iter.0 == dst.0
                && quick::range(regs!(), dst.0 as usize, at, n)
            {
                pc!() += 1;
                charge!(1);
                again!();
            }
            let first = regs!()[at];
            if callee.same(classes::TYPE) && n == 1 && !first.is_kind(Kind::Pending) {
                w!(dst, context!().vm.class_of(first));
                again!();
            }
            if callee.same(classes::BOOL)
                && n == 1
                && let Some(truth) = quick::truth(context!().vm, first)
            {
                w!(dst, Value::bool(truth));
                charge!(1);
                again!();
            }
            if let Construct::Native(index) = context!().vm.class(callee).construct {
                if n == 1 && quick::is_of_guest(context!().vm, first) {
                    if methods::special(context!().vm, index, first) && is_room!() {
                        enter_method!()
                    }
                    slow!(special::ask_first(context!(), index, dst.0, first))
                }
                native!(dst, Value::new(Kind::Native, index), index, at, n);
            }
            let (first, n) = (at - 1, n + 1);
            let made = match context!().vm.class(callee).construct {
                Construct::Exception => quick::exception(context!().vm, callee, &regs!()[first + 1..first + n]),
                Construct::Container => carried::default_dict(context!().vm, callee, &regs!()[first + 1..first + n]),
                _ => {
                    construct!(dst, callee, f, first, n, EMPTY_TUPLE);
                    None
                }
            };
            if let Some(made) = made {
                w!(dst, made);
                safepoint!();
                again!();
            }
        } else if callee.is_kind(Kind::Tool) {
            slow!(tools::call_at(context!(), callee, dst.0, at, n))
        } else if let Some((index, own)) = quick::native_called(context!().vm, callee) {
            // What is in front of the arguments is what the method gets first.
            let (first, n) = (at - 1, n + 1);
            let direct = context!().vm.directs[index as usize];
            w!(f, own);
            if direct.inlined != Inlined::No
                && let Some(v) = quick::method(context!().vm, direct.inlined, &regs!()[first..first + n])
            {
                w!(dst, v);
                charge!(1);
                safepoint!();
                again!();
            }
            if direct.takes(n) {
                match call_direct!(direct, first, n) {
                    Ok(v) => {
                        w!(dst, v);
                        charge!(1);
                        safepoint!();
                    }
                    // It may have taken items of an iterator: what it raised is not asked for again.
                    Err(stop) => slow!(native_call::taken_stopped(context!(), callee, index, dst.0, first, n, stop)),
                }
                again!();
            }
            w!(f, callee);
        } else {
            with_object!(dst, callee, at - 1, n)
        }
        slow!()
    }};
}

// The same with names for the last arguments.
macro_rules! call_kw {
    ($dst:expr, $f:expr, $n:expr, $names:expr) => {{
        let (dst, f) = ($dst, $f);
        let (callee, names) = (r!(f), constant!($names));
        let (first, n) = (f.0 as usize, $n.0 as usize);
        if let Some(handle) = callee.is(Kind::Function) {
            if is_room!()
                && let Some(n) = bind!(handle, first + 1, n, names)
            {
                push!(dst, Action::Store, Value::UNDEF, context!().vm.heap.function(handle), first + 1, n)
            }
        } else if callee.is_kind(Kind::Class) {
            construct!(dst, callee, f, first, n + 1, names)
        }
        slow!()
    }};
}

// Calls the method that `LoadMethod` put into register `f`: if it was found on the type, the object stands behind it, in front of
// the `n` arguments; else nothing does.
macro_rules! call_method {
    ($dst:expr, $f:expr, $n:expr) => {{
        let (dst, f, n) = ($dst, $f, $n.0 as usize);
        let (callee, at) = (r!(f), f.0 as usize + 1);
        let constructor = || match callee.is_kind(Kind::Class) {
            true => call::constructor(context!().vm, callee),
            false => None,
        };
        if let Some(index) = callee.is(Kind::Native).or_else(constructor) {
            let inlined = context!().vm.directs[index as usize].inlined;
            let alone = regs!()[at].is_undef() as usize;
            let (first, n) = (at + alone, n + 1 - alone);
            if inlined != Inlined::No {
                if let Some(v) = quick::method(context!().vm, inlined, &regs!()[first..first + n]) {
                    w!(dst, v);
                    charge!(1);
                    safepoint!();
                    again!();
                }
                if matches!(inlined, Inlined::Split | Inlined::SplitLines)
                    && let Some(v) = quick::parts_in_turn(context!().vm, inlined, &regs!()[first..first + n], dst, code!(), pc!())
                {
                    w!(dst, v);
                    safepoint!();
                    again!();
                }
                if matches!(inlined, Inlined::Send | Inlined::SendToCoroutine)
                    && n == 2
                    && let Some(handle) = quick::goes_on(context!().vm, inlined, regs!()[first])
                {
                    let (generator, sent) = (regs!()[first], regs!()[first + 1]);
                    resume!(generator, handle, dst, Action::GenStep, sent)
                }
            }
            native!(dst, Value::new(Kind::Native, index), index, first, n);
            slow!()
        }
        if !regs!()[at].is_undef() {
            direct!(dst, callee, at, n + 1)
        }
        let alone = regs!()[at].is_undef() as usize;
        let (first, n) = (at + alone, n + 1 - alone);
        direct!(dst, callee, first, n);
        if let Some(handle) = callee.is(Kind::Function) {
            enter_bound!(dst, handle, first, n)
        } else if callee.is_kind(Kind::Tool) {
            slow!(tools::call_at(context!(), callee, dst.0, first, n))
        } else if alone == 1 {
            with_object!(dst, callee, at, n)
        }
        slow!()
    }};
}

// Calls the method that a site had for the instruction behind it, which takes it out of register `f` otherwise: a function of the
// session's own, or a native. Else goes on: nothing has happened.
macro_rules! call_found {
    ($f:expr, $callee:expr) => {{
        let (f, callee) = ($f, $callee);
        if let Some(&Op::CallMethod { dst, n, last, .. }) = context!().ops.get(pc!()) {
            let (at, n) = (f.0 as usize + 1, n.0 as usize + 1);
            if let Some(function) = context!().vm.heap.functions.own(callee, Kind::Function) {
                if function.direct.arguments as usize == n && is_room!() {
                    take_last!(f.0 as usize + n, last);
                    pc!() += 1;
                    push!(dst, Action::Store, Value::UNDEF, function, at, n)
                }
            } else if let Some(index) = callee.is(Kind::Native) {
                let direct = context!().vm.directs[index as usize];
                take_last!(f.0 as usize + n, last);
                if direct.inlined == Inlined::No {
                    if direct.takes(n) {
                        pc!() += 1;
                        given!(dst, callee, at, n, call_direct!(direct, at, n))
                    }
                } else if let Some(v) = quick::method(context!().vm, direct.inlined, &regs!()[at..at + n]) {
                    pc!() += 1;
                    w!(dst, v);
                    charge!(1);
                    safepoint!();
                }
            }
        }
    }};
}

// The same with names for the last arguments.
macro_rules! call_method_kw {
    ($dst:expr, $f:expr, $n:expr, $names:expr) => {{
        let (dst, f) = ($dst, $f);
        let (callee, names) = (r!(f), constant!($names));
        let alone = regs!()[f.0 as usize + 1].is_undef() as usize;
        let (first, n) = (f.0 as usize + 1 + alone, $n.0 as usize + 1 - alone);
        if let Some(handle) = callee.is(Kind::Function)
            && is_room!()
            && let Some(n) = bind!(handle, first, n, names)
        {
            push!(dst, Action::Store, Value::UNDEF, context!().vm.heap.function(handle), first, n)
        }
        slow!()
    }};
}

// Calls a function with the arguments in a list or tuple, and those in a dict: they are put where those of a call stand.
macro_rules! call_ex {
    ($dst:expr, $f:expr) => {{
        let (dst, f) = ($dst, $f);
        let (callee, at) = (r!(f), f.0 as usize + 1);
        if let Some((function, own)) = quick::function_called(context!().vm, callee) {
            // Behind this the instruction is through, or what it changed is as before.
            collected!();
            let (args, kwargs) = (regs!()[at], regs!()[at + 1]);
            if let Some((n, names)) = quick::spread(context!().vm, regs!(), at) {
                let bound = !own.is_undef() as usize;
                let (first, n) = (at - bound, n + bound);
                if bound == 1 {
                    w!(f, own);
                }
                if names.same(EMPTY_TUPLE) {
                    direct!(dst, Value::new(Kind::Function, function), first, n);
                    enter_bound_now!(dst, function, first, n)
                } else if is_room!()
                    && let Some(n) = bind_now!(function, first, n, names)
                {
                    push!(dst, Action::Store, Value::UNDEF, context!().vm.heap.function(function), first, n)
                }
                regs!()[at] = args;
                regs!()[at + 1] = kwargs;
                w!(f, callee);
            }
        }
        slow!()
    }};
}

// `super().name(…)`: what the site found last needs no object.
macro_rules! call_super {
    ($dst:expr, $f:expr) => {{
        let at = $f.0 as usize;
        if let Some(&(Op::LoadMethod { dst: to, obj, site } | Op::LoadMethodToCall { dst: to, obj, site })) = here::instruction(code!(), pc!())
            && obj.0 == $dst.0
            && to.0 == $dst.0
            && let [callee, class, object] = *regs!()[at..].first_chunk().expect("three registers")
            && let last = here!().site(site)
            && let receiver = &mut regs!()[to.0 as usize + 1]
            && let Some(function) = quick::of_super(context!().vm, callee, class, object, last, receiver)
        {
            w!(to, function);
            pc!() += 1;
            again!();
        }
        slow!()
    }};
}
