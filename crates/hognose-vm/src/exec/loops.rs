//! Loops in the loop: how a `for` begins, and its next item.
//!
//! These are macros of `run.rs`, as those of `enter.rs` are. The state of a loop is in three registers: what it goes over, for lists, tuples
//! and ranges the position or number that comes next, and for ranges the end, or whether a look may find the next item.

// Begins a loop over what a register holds.
macro_rules! for_prep {
    ($iter:expr) => {{
        let iter = $iter;
        let v = r!(iter);
        let at = iter.0 as usize;
        if let Some(handle) = v.is(Kind::List) {
            regs!()[at] = Value::new(Kind::ForList, handle);
            regs!()[at + 1] = Value::small(0);
            regs!()[at + 2] = Value::UNDEF;
        } else if v.is_kind(Kind::Tuple) {
            regs!()[at + 1] = Value::small(0);
            regs!()[at + 2] = Value::UNDEF;
        } else if let Some([iterator, by_looks]) = iterators::iterator(context!().vm, v) {
            regs!()[at] = iterator;
            regs!()[at + 1] = Value::UNDEF;
            regs!()[at + 2] = by_looks;
            safepoint!();
        } else if let Some(method) = methods::iterator(context!().vm, v) {
            // Most often it is a generator function.
            let function = Value::new(Kind::Function, method);
            if let Some(made) = gens::iterated(context!().vm, context!().units, function, v, here!(), pc!()) {
                regs!()[at] = made;
                regs!()[at + 1] = Value::UNDEF;
                regs!()[at + 2] = Value::UNDEF;
                charge!(1);
                safepoint!();
            } else if methods::is_entered(context!().vm, method, Action::ForPrep, v) && is_room!() {
                enter_method!()
            } else {
                slow!()
            }
        } else {
            slow!()
        }
        // Most loops begin where they ask for an item.
        if let Some(Op::Jump { to }) = code!().get(pc!()) {
            pc!() += 1;
            jump!(to)
        }
    }};
}

// The next item of a loop, or on behind it.
macro_rules! for_next {
    ($dst:expr, $iter:expr, $to:expr, $unit:expr, $op:expr) => {{
        let (dst, iter, to) = ($dst, $iter, $to);
        let at = iter.0 as usize;
        let state = regs!()[at];
        // Loops over lists, tuples and ranges count in the second register.
        if state.same(Value::BY_ONE)
            && let current = regs!()[at + 1]
            && let Some(next) = Value::next_below(current, regs!()[at + 2])
        {
            regs!()[at + 1] = next;
            w!(dst, current);
            jump!(to)
        } else if let Some(i) = regs!()[at + 1].as_int() {
            if let Some(list) = context!().vm.heap.lists.own(state, Kind::ForList) {
                if let Some(&v) = list.items.get(i as usize) {
                    regs!()[at + 1] = Value::small(i as i32 + 1);
                    w!(dst, v);
                    jump!(to)
                } else {
                    // An exhausted list iterator stays exhausted.
                    regs!()[at + 1] = Value::small(i32::MAX);
                }
            } else if let Some(step) = state.is(Kind::ForRange)
                && let Some(end) = regs!()[at + 2].as_int()
                && (if (step as i32) > 0 { i < end } else { i > end })
            {
                let current = regs!()[at + 1];
                // Beyond the inline integers: this was the last number of the range.
                let next = Value::add_ints(current, Value::small(step as i32));
                match next {
                    Some(next) => regs!()[at + 1] = next,
                    None => regs!()[at + 2] = current,
                }
                w!(dst, current);
                jump!(to)
            } else if let Some(tuple) = context!().vm.heap.tuples.own(state, Kind::Tuple) {
                if let Some(&v) = tuple.items.get(i as usize) {
                    regs!()[at + 1] = Value::small(i as i32 + 1);
                    w!(dst, v);
                    jump!(to)
                }
            } else if state.is_kind(Kind::Tuple) {
                // A tuple of the image.
                if let Some(v) = quick::tuple_item(context!().vm, state.handle(), i) {
                    regs!()[at + 1] = Value::small(i as i32 + 1);
                    w!(dst, v);
                    jump!(to)
                }
            } else if state.is_kind(Kind::ForList) {
                // A list of the image.
                match quick::list_item(context!().vm, state.handle(), i) {
                    Some(v) => {
                        regs!()[at + 1] = Value::small(i as i32 + 1);
                        w!(dst, v);
                        jump!(to)
                    }
                    None => regs!()[at + 1] = Value::small(i32::MAX),
                }
            }
        } else if let Some(handle) = state.is(Kind::Gen) {
            resume!(state, handle, dst, Action::ForNext, Value::NONE);
            slow!()
        } else if let Some(handle) = state.is(Kind::Iter) {
            if !regs!()[at + 2].is_undef() {
                let item = iterators::at_hand(context!().vm, handle);
                if !item.is_undef() {
                    w!(dst, item);
                    jump!(to);
                    again!();
                }
            }
            match iterators::next(context!().vm, handle, $unit, pc!(), $op, regs!()) {
                Ok(Next::Item) => {
                    jump!(to);
                    safepoint!();
                }
                Ok(Next::Parts) => {
                    jump!(hognose_bytecode::Jump(to.0 + 1));
                    safepoint!();
                }
                Ok(Next::Ended) => {}
                Err(stop) => slow!(iterate::stopped(context!(), stop)),
            }
        } else {
            if methods::next(context!().vm, state) && is_room!() {
                enter_method!()
            }
            slow!()
        }
    }};
}

// Begins a loop over what a generator expression was given.
macro_rules! for_iterator {
    ($iter:expr) => {{
        let iter = $iter;
        let (at, v) = (iter.0 as usize, r!(iter));
        if v.is_kind(Kind::Range) {
            slow!()
        }
        let list = v.is(Kind::List);
        w!(iter, list.map_or(v, |handle| Value::new(Kind::ForList, handle)));
        let counts = list.is_some() || v.is_kind(Kind::Tuple);
        regs!()[at + 1] = if counts { Value::small(0) } else { Value::UNDEF };
        regs!()[at + 2] = Value::UNDEF;
    }};
}
