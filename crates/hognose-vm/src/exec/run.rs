//! The loop itself: the fast paths, a few lines for each opcode.
//!
//! What is rare is a function elsewhere, called with a [`Cx`] made for it; what is common and more than a few lines is
//! one of [`quick`], which gets what it needs and gives its result, so that the state of the loop stays in registers.

use hognose_bytecode::{Dst, Op};

use super::here::{self, Here, Registers, grown};
use super::memo::Answer;
use super::methods::Truth;
use super::iterators::Next;
use super::*;
use crate::classes;
use crate::{caches::*, frame::*};
use crate::heap::EMPTY_TUPLE;
use crate::native::Inlined;
use crate::num::sums::CompensatedSum;
use crate::objects::{Construct, GenState, SliceObj};
use crate::unit::Entry;
use crate::value::{IMAGE, Kind, Value};

/// The last register of the window: no body has it.
const WINDOW_END: usize = 2 * WINDOW - 1;

/// Runs the top frame until the stack is done or something else is due.
///
/// `steps` bounds the number of instructions for tests that take the state apart between any two of them.
pub fn run(cx: &mut Cx<'_>, steps: Option<u64>) -> Leave {
    match steps {
        None => run_loop::<false>(cx, 0),
        Some(n) => run_loop::<true>(cx, n),
    }
}

fn run_loop<const STEPPING: bool>(cx: &mut Cx<'_>, mut steps: u64) -> Leave {
    let Some(frame) = cx.frames.last() else { return Leave::Done(Value::NONE) };
    // In registers: the next instruction, the code, the registers of the frame. Everything else is in memory.
    let mut pc = frame.pc as usize;
    cx.base = frame.base as usize;
    let [here, before] = &mut Here::begin(frame.unit, cx.units, cx.caches);
    cx.ops = &here.unit.code.ops;
    let mut regs: &mut Registers;

    macro_rules! r {
        ($i:expr) => {
            regs[$i.0 as usize]
        };
    }
    macro_rules! w {
        ($i:expr, $v:expr) => {
            regs[$i.0 as usize] = $v
        };
    }
    // The registers of the top frame.
    macro_rules! window {
        () => {
            window!(cx.base)
        };
        ($base:expr) => {{
            // A stack has fewer registers than 2^32, which saves a comparison.
            let base = $base as u32 as usize;
            regs = match cx.stack.get_mut(base..base + 2 * WINDOW) {
                Some(registers) => registers.first_chunk_mut().expect("as many as asked for"),
                None => grown(cx.stack, base),
            }
        }};
    }
    // Goes on in the code of this unit.
    macro_rules! unit {
        ($unit:expr) => {{
            let id = $unit;
            if id as usize != here.id {
                here.change(before, id, cx.units, cx.caches);
                cx.ops = &here.unit.code.ops;
            }
        }};
    }
    // Takes over what the frames say after they changed.
    macro_rules! switch {
        () => {{
            let Some(frame) = cx.frames.last() else { return Leave::Done(Value::NONE) };
            cx.base = frame.base as usize;
            pc = frame.pc as usize;
            unit!(frame.unit);
            window!();
        }};
    }
    window!();
    'run: loop {
        let flow = 'instruction: {
            // Leaves the instruction to a slow path; what that says is followed in one place for all of them, behind the
            // instructions, so that the code of the fast paths stays small.
            macro_rules! slow {
                () => {{
                    cx.pc = pc;
                    break 'instruction slow::instruction(cx);
                }};
                ($flow:expr) => {{
                    cx.pc = pc;
                    break 'instruction $flow;
                }};
            }
            // Leaves between two instructions: the next one is at `pc`.
            macro_rules! leave {
                ($leave:expr) => {
                    slow!(Flow::Leave($leave))
                };
            }
            macro_rules! safepoint {
                () => {
                    if cx.vm.heap.fresh > cx.vm.heap.threshold {
                        leave!(Leave::Collect)
                    }
                };
            }
            // Charges fuel, which may end the slice.
            macro_rules! charge {
                ($n:expr) => {{
                    let left = cx.vm.meter.slice - $n;
                    cx.vm.meter.slice = left;
                    if left < 0 {
                        leave!(Leave::Slice)
                    }
                }};
            }
            // Goes on elsewhere in the body; a back-edge costs fuel.
            macro_rules! jump {
                ($to:expr) => {{
                    let to = $to.0;
                    pc = (pc as i64 + to as i64) as usize;
                    if to < 0 {
                        charge!(-(to as i64));
                    }
                }};
            }
            // What the macros of `enter.rs` and `operators.rs` know of this.
            #[rustfmt::skip]
            macro_rules! pc { () => { pc }; }
            #[rustfmt::skip]
            macro_rules! regs { () => { regs }; }
            #[rustfmt::skip]
            macro_rules! again { () => { continue 'run }; }
            #[rustfmt::skip]
            macro_rules! vm { () => { cx.vm }; }
            #[rustfmt::skip]
            macro_rules! context { () => { cx }; }
            // The code, reached in another way than at the head of the loop: what is read there would stay in machine registers for
            // the instructions that look at others.
            #[rustfmt::skip]
            macro_rules! code { () => { &here.unit.code.ops[..] }; }
            #[rustfmt::skip]
            macro_rules! here { () => { &here }; }
            #[rustfmt::skip]
            macro_rules! constant { ($index:expr) => { here.constant($index.0 as usize) }; }
            use arith::Which as A;
            use compare::Which as C;

            if STEPPING {
                if steps == 0 {
                    leave!(Leave::Step)
                }
                steps -= 1;
            }
            let Some(op) = cx.ops.get(pc) else { here::no_instruction() };
            pc += 1;
            'entering: {
                // Enters a function that was found for the instruction, behind the instructions. What is asked stands in memory: in
                // variables it would go through the loop with all that it knows.
                macro_rules! enter_method {
                    () => {
                        break 'entering
                    };
                }
                match *op {
                    Op::Move { dst, src } => w!(dst, r!(src)),
                    Op::Moves { dst, src, next, from } => {
                        w!(dst, r!(src));
                        w!(next, r!(from));
                    }
                    Op::LoadConst { dst, index } => w!(dst, here.constant(index.0 as usize)),
                    Op::LoadInt { dst, value } => w!(dst, Value::small(value.0)),
                    Op::LoadNone { dst } => w!(dst, Value::NONE),
                    Op::LoadBool { dst, value } => w!(dst, Value::bool(value.0 != 0)),
                    Op::LoadUndef { dst } => w!(dst, Value::UNDEF),
                    Op::CheckBound { src, .. } => {
                        if r!(src).is_undef() {
                            slow!()
                        }
                    }
                    Op::DeleteLocal { var, .. } => {
                        if r!(var).is_undef() {
                            slow!()
                        } else {
                            w!(var, Value::UNDEF);
                            if !cx.vm.heap.weaks.is_empty() {
                                slow!(globals::dropped(cx))
                            }
                        }
                    }
                    Op::LoadIntrinsic { dst, which } => w!(dst, cx.vm.image.intrinsic(which.0)),

                    Op::LoadGlobal { dst, site } => {
                        let last = here.site(site);
                        // The usual globals are the session's own; what else is known of the name is found out of line.
                        if let Some(globals) = cx.vm.heap.dicts.own_at(here.globals) {
                            if let Some(entry) = globals.entries.get(last.get().slot as usize) {
                                // Only what was found there has a slot and a name.
                                if entry.key.same(last.get().value) {
                                    w!(dst, entry.value);
                                    continue 'run;
                                }
                            } else if last.get().slot == globals::untouched(cx.vm) && last.get().epoch == globals.version {
                                w!(dst, last.get().value);
                                continue 'run;
                            }
                        } else if last.get().slot == globals::original(cx.vm) {
                            w!(dst, last.get().value);
                            continue 'run;
                        }
                        match globals::known(cx.vm, here.unit.globals, last) {
                            Some(value) => w!(dst, value),
                            None => slow!(),
                        }
                    }
                    Op::StoreGlobal { src, site } => {
                        let c = here.site(site).get();
                        let value = r!(src);
                        if !globals::stored(cx.vm, here.unit.globals, c, value) {
                            slow!()
                        }
                    }
                    Op::NewCell { dst } => {
                        w!(dst, cx.vm.heap.new_cell_of(Value::UNDEF));
                        safepoint!();
                    }
                    Op::WrapCell { var } => {
                        w!(var, cx.vm.heap.new_cell_of(r!(var)));
                        safepoint!();
                    }
                    Op::LoadCell { dst, cell, .. } => {
                        let v = match cx.vm.heap.cells.own(r!(cell), Kind::Cell) {
                            Some(cell) => cell.0,
                            None => quick::cell(cx.vm, r!(cell)),
                        };
                        if v.is_undef() {
                            slow!()
                        } else {
                            w!(dst, v);
                        }
                    }
                    Op::StoreCell { cell, src } => match cx.vm.heap.cells.own_for(r!(cell), Kind::Cell, r!(src)) {
                        Some(cell) => cell.0 = r!(src),
                        None => quick::set_cell(cx.vm, r!(cell), r!(src)),
                    },
                    Op::DeleteCell { cell, .. } => match r!(cell).is(Kind::Cell) {
                        Some(handle) if !cx.vm.heap.cell(handle).0.is_undef() => {
                            cx.vm.heap.cell_mut(handle).0 = Value::UNDEF
                        }
                        _ => slow!(),
                    },
                    Op::LoadSpill { dst, list, index } => w!(dst, quick::spilled(cx.vm, r!(list), index.0)),
                    Op::StoreSpill { list, src, index } => quick::spill(cx.vm, r!(list), index.0, r!(src)),

                    Op::GetAttr { dst, obj, site } => get_attr!(dst, obj, site),
                    Op::SetAttr { obj, src, site } => set_attr!(obj, src, site),
                    Op::LoadMethod { dst, obj, site } => load_method!(dst, obj, site, {}),
                    Op::LoadMethodToCall { dst, obj, site } => load_method!(dst, obj, site, call_found!(dst, here.site(site).get().value)),
                    Op::GetItem { dst, obj, key } => {
                        let (object, index) = (r!(obj), r!(key));
                        if let Some(list) = cx.vm.heap.lists.own(object, Kind::List)
                            && let Some(i) = index.as_int()
                        {
                            let i = if i < 0 { i + list.items.len() as i64 } else { i };
                            if let Some(&v) = list.items.get(i as usize) {
                                w!(dst, v);
                                continue 'run;
                            }
                        } else if object.is_kind(Kind::Dict)
                            && let Some(v) = keys::item(cx.vm, object, index)
                        {
                            w!(dst, v);
                            continue 'run;
                        } else if let Some(v) = item::quick(cx.vm, object, index) {
                            w!(dst, v);
                            safepoint!();
                            continue 'run;
                        } else if methods::item(cx.vm, object, index) && is_room!() {
                            enter_method!()
                        }
                        slow!()
                    }
                    Op::GetItemInt { dst, obj, index } => {
                        let object = r!(obj);
                        let items = if let Some(list) = cx.vm.heap.lists.own(object, Kind::List) {
                            Some(&list.items[..])
                        } else {
                            cx.vm.heap.tuples.own(object, Kind::Tuple).map(|tuple| &tuple.items[..])
                        };
                        if let Some(items) = items {
                            let i =
                                if index.0 < 0 { index.0 as i64 + items.len() as i64 } else { index.0 as i64 };
                            if let Some(&v) = items.get(i as usize) {
                                w!(dst, v);
                                continue 'run;
                            }
                        } else if let Some(v) = item::quick(cx.vm, object, Value::small(index.0)) {
                            w!(dst, v);
                            safepoint!();
                            continue 'run;
                        } else if methods::item(cx.vm, object, Value::small(index.0)) && is_room!() {
                            enter_method!()
                        }
                        slow!()
                    }
                    Op::GetItemConst { dst, obj, key, site } => {
                        let object = r!(obj);
                        let last = here.near_site(site);
                        // A dict that has the key where the last one had it, as rows of a table have.
                        if let Some(dict) = cx.vm.heap.dicts.own(object, Kind::Dict)
                            && let Some(entry) = dict.entries.get(last.get().slot as usize)
                            && entry.key.same(last.get().value)
                        {
                            w!(dst, entry.value);
                            continue 'run;
                        }
                        let index = here.constant(key.0 as usize);
                        if let Some(v) = keys::get(cx.vm, cx.caches, object, index, last) {
                            w!(dst, v);
                            safepoint!();
                            continue 'run;
                        } else if methods::item(cx.vm, object, index) && is_room!() {
                            enter_method!()
                        }
                        slow!()
                    }
                    Op::SetItemConst { obj, src, key, site } => {
                        let (object, value) = (r!(obj), r!(src));
                        let last = here.near_site(site);
                        if let Some(dict) = cx.vm.heap.dicts.own_for(object, Kind::Dict, value)
                            && let Some(entry) = dict.entries.get_mut(last.get().slot as usize)
                            && entry.key.same(last.get().value)
                        {
                            entry.value = value;
                            continue 'run;
                        }
                        let index = here.constant(key.0 as usize);
                        if keys::set(cx.vm, cx.caches, object, index, r!(src), last) {
                            safepoint!();
                            continue 'run;
                        } else if methods::set_item(cx.vm, object, index, r!(src)) && is_room!() {
                            enter_method!()
                        }
                        slow!()
                    }
                    Op::SetItem { obj, key, src } => {
                        let (object, index, value) = (r!(obj), r!(key), r!(src));
                        if let Some(list) = cx.vm.heap.lists.own_for(object, Kind::List, value)
                            && let Some(i) = index.as_int()
                        {
                            let i = if i < 0 { i + list.items.len() as i64 } else { i };
                            if let Some(slot) = list.items.get_mut(i as usize) {
                                *slot = value;
                                continue 'run;
                            }
                        } else if object.is_kind(Kind::Dict) && keys::set_value(cx.vm, object, index, r!(src)) {
                            continue 'run;
                        } else if quick::dict_set(cx.vm, object, index, r!(src)) {
                            safepoint!();
                            continue 'run;
                        } else if methods::set_item(cx.vm, object, index, r!(src)) && is_room!() {
                            enter_method!()
                        }
                        slow!()
                    }
                    Op::DelItem { obj, key } => {
                        if !quick::del_item(cx.vm, r!(obj), r!(key)) {
                            slow!()
                        }
                    }
                    Op::BuildSet { dst, start, n } => {
                        let s = start.0 as usize;
                        match quick::build_set(cx.vm, &regs[s..s + n.0 as usize]) {
                            Some(set) => {
                                w!(dst, set);
                                safepoint!();
                            }
                            None => slow!(),
                        }
                    }
                    Op::BuildSlice { dst, start } => {
                        let [start, stop, step] =
                            *regs[start.0 as usize..].first_chunk().expect("three registers");
                        // A part that is taken at once needs no slice.
                        if let Some(Op::GetItem { dst: part, obj, key }) = here::instruction(code!(), pc)
                            && key.0 == dst.0
                            && step.is_none()
                            && let Some(v) = crate::types::index::slice_of(cx.vm, r!(obj), start, stop)
                        {
                            w!(part, v);
                            pc += 1;
                        } else {
                            w!(dst, cx.vm.heap.new_slice(SliceObj { start, stop, step }));
                        }
                        safepoint!();
                    }

                    Op::Add { dst, a, b, mode } => {
                        let (a, b) = (r!(a), r!(b));
                        if let Some(v) = Value::add_ints(a, b) {
                            w!(dst, v);
                        } else if let Some(v) = Value::of_floats(a, b, |x, y| x + y) {
                            w!(dst, v);
                        } else if a.is_kind(Kind::List)
                            && b.is_kind(Kind::List)
                            && let Some(v) = arith::of_lists(cx.vm, mode.0 != 0, a, b)
                        {
                            w!(dst, v);
                            safepoint!();
                        } else {
                            other!(dst, a, b, A::Add)
                        }
                    }
                    Op::Sub { dst, a, b, mode } => {
                        let (a, b) = (r!(a), r!(b));
                        if let Some(v) = Value::sub_ints(a, b) {
                            w!(dst, v);
                        } else if let Some(v) = Value::of_floats(a, b, |x, y| x - y) {
                            w!(dst, v);
                        } else {
                            sets!(dst, a, b, mode, A::Sub)
                        }
                    }
                    Op::Mul { dst, a, b, .. } => arith!(dst, r!(a), r!(b), Value::mul_ints, |x, y| x * y, A::Mul),
                    Op::AddInt { dst, a, value, .. } => {
                        arith_int!(dst, r!(a), value, Value::add_ints, |x, y| x + y, A::Add)
                    }
                    Op::SubInt { dst, a, value, .. } => {
                        arith_int!(dst, r!(a), value, Value::sub_ints, |x, y| x - y, A::Sub)
                    }
                    Op::MulInt { dst, a, value, .. } => {
                        arith_int!(dst, r!(a), value, Value::mul_ints, |x, y| x * y, A::Mul)
                    }
                    Op::Div { dst, a, b, .. } => {
                        let (a, b) = (r!(a), r!(b));
                        if let Some((x, y)) = Value::ordered_floats(a, b)
                            && y != 0.0
                        {
                            w!(dst, Value::float(x / y));
                            continue 'run;
                        }
                        match Value::numbers(a, b) {
                            Some((x, y)) if y != 0.0 => w!(dst, Value::float(x / y)),
                            _ => slow!(),
                        }
                    }
                    Op::FloorDiv { dst, a, b, .. } => {
                        bits!(dst, r!(a), r!(b), |x, y| arith::floor_div(x, y), A::FloorDiv)
                    }
                    Op::Mod { dst, a, b, .. } => bits!(dst, r!(a), r!(b), |x, y| arith::modulo(x, y), A::Mod),
                    Op::FloorDivInt { dst, a, value, .. } => {
                        bits!(dst, r!(a), Value::small(value.0), |x, y| arith::floor_div(x, y), A::FloorDiv)
                    }
                    Op::ModInt { dst, a, value, .. } => {
                        bits!(dst, r!(a), Value::small(value.0), |x, y| arith::modulo(x, y), A::Mod)
                    }
                    Op::And { dst, a, b, mode } => {
                        bits_or_sets!(dst, r!(a), r!(b), mode, Value::and_ints, A::And)
                    }
                    Op::Or { dst, a, b, mode } => {
                        bits_or_sets!(dst, r!(a), r!(b), mode, Value::or_ints, A::Or)
                    }
                    Op::Xor { dst, a, b, mode } => {
                        bits_or_sets!(dst, r!(a), r!(b), mode, Value::xor_ints, A::Xor)
                    }
                    Op::AndInt { dst, a, value, .. } => {
                        let (a, b) = (r!(a), Value::small(value.0));
                        match Value::and_ints(a, b) {
                            Some(v) => w!(dst, v),
                            None => other!(dst, a, b, A::And),
                        }
                    }
                    Op::Shl { dst, a, b, .. } => bits!(dst, r!(a), r!(b), |x, y| arith::shl(x, y), A::Shl),
                    Op::Shr { dst, a, b, .. } => bits!(dst, r!(a), r!(b), |x, y| arith::shr(x, y), A::Shr),
                    Op::ShlInt { dst, a, value, .. } => {
                        bits!(dst, r!(a), Value::small(value.0), |x, y| arith::shl(x, y), A::Shl)
                    }
                    Op::ShrInt { dst, a, value, .. } => {
                        bits!(dst, r!(a), Value::small(value.0), |x, y| arith::shr(x, y), A::Shr)
                    }
                    Op::Pow { dst, a, b, .. } => {
                        let (a, b) = (r!(a), r!(b));
                        other!(dst, a, b, A::Pow)
                    }
                    Op::MatMul { dst, a, b, .. } => {
                        let (a, b) = (r!(a), r!(b));
                        other!(dst, a, b, A::MatMul)
                    }
                    Op::Neg { dst, src } => {
                        let v = r!(src);
                        if let Some(f) = v.as_ordered_float() {
                            w!(dst, Value::float(-f));
                        } else {
                            match Value::sub_ints(Value::small(0), v) {
                                Some(v) => w!(dst, v),
                                None => slow!(),
                            }
                        }
                    }
                    Op::Not { dst, src } => {
                        let v = r!(src);
                        if let Some(truth) = v.as_bool() {
                            w!(dst, Value::bool(!truth));
                            continue 'run;
                        }
                        match methods::truth(cx.vm, v) {
                            Truth::Known(truth) => w!(dst, Value::bool(!truth)),
                            Truth::Entered if is_room!() => enter_method!(),
                            _ => slow!(),
                        }
                    }

                    Op::Lt { dst, a, b } => compare!(dst, a, b, <, C::Lt),
                    Op::Le { dst, a, b } => compare!(dst, a, b, <=, C::Le),
                    Op::Eq { dst, a, b } => compare!(dst, a, b, ==, C::Eq),
                    Op::Ne { dst, a, b } => compare!(dst, a, b, !=, C::Ne),
                    Op::Gt { dst, a, b } => compare!(dst, a, b, >, C::Gt),
                    Op::Ge { dst, a, b } => compare!(dst, a, b, >=, C::Ge),
                    Op::Is { dst, a, b } => is!(a, b, |truth| w!(dst, Value::bool(truth))),
                    Op::IsNot { dst, a, b } => is!(a, b, |truth| w!(dst, Value::bool(!truth))),
                    Op::In { dst, item, container } => {
                        within!(item, container, |truth| w!(dst, Value::bool(truth)))
                    }
                    Op::NotIn { dst, item, container } => {
                        within!(item, container, |truth| w!(dst, Value::bool(!truth)))
                    }

                    Op::Jump { to } => jump!(to),
                    Op::JumpIf { src, to } => {
                        let v = r!(src);
                        if v.same(Value::TRUE) {
                            jump!(to)
                        } else if let Some(int) = v.as_int() {
                            if int != 0 {
                                jump!(to)
                            }
                        } else if !v.same(Value::FALSE) {
                            match methods::truth(cx.vm, v) {
                                Truth::Known(true) => jump!(to),
                                Truth::Known(false) => {}
                                Truth::Entered if is_room!() => enter_method!(),
                                _ => slow!(),
                            }
                        }
                    }
                    Op::JumpIfNot { src, to } => {
                        let v = r!(src);
                        if v.same(Value::FALSE) {
                            jump!(to)
                        } else if let Some(int) = v.as_int() {
                            if int == 0 {
                                jump!(to)
                            }
                        } else if !v.same(Value::TRUE) {
                            match methods::truth(cx.vm, v) {
                                Truth::Known(false) => jump!(to),
                                Truth::Known(true) => {}
                                Truth::Entered if is_room!() => enter_method!(),
                                _ => slow!(),
                            }
                        }
                    }
                    Op::JumpIfNone { src, to } => {
                        let v = r!(src);
                        if v.is_none() {
                            jump!(to)
                        } else if v.is_kind(Kind::Pending) {
                            slow!()
                        }
                    }
                    Op::JumpIfNotNone { src, to } => {
                        let v = r!(src);
                        if v.is_kind(Kind::Pending) {
                            slow!()
                        } else if !v.is_none() {
                            jump!(to)
                        }
                    }
                    Op::JumpIfUndef { src, to } => {
                        if r!(src).is_undef() {
                            jump!(to)
                        }
                    }
                    Op::JumpIfLt { a, b, to } => branch!(r!(a), r!(b), to, <, true, C::Lt),
                    Op::JumpIfLe { a, b, to } => branch!(r!(a), r!(b), to, <=, true, C::Le),
                    Op::JumpIfEq { a, b, to } => branch!(r!(a), r!(b), to, ==, true, C::Eq),
                    Op::JumpIfNe { a, b, to } => branch!(r!(a), r!(b), to, !=, true, C::Ne),
                    Op::JumpIfGt { a, b, to } => branch!(r!(a), r!(b), to, >, true, C::Gt),
                    Op::JumpIfGe { a, b, to } => branch!(r!(a), r!(b), to, >=, true, C::Ge),
                    Op::JumpIfNotLt { a, b, to } => branch!(r!(a), r!(b), to, <, false, C::Lt),
                    Op::JumpIfNotLe { a, b, to } => branch!(r!(a), r!(b), to, <=, false, C::Le),
                    Op::JumpIfNotEq { a, b, to } => branch!(r!(a), r!(b), to, ==, false, C::Eq),
                    Op::JumpIfNotNe { a, b, to } => branch!(r!(a), r!(b), to, !=, false, C::Ne),
                    Op::JumpIfNotGt { a, b, to } => branch!(r!(a), r!(b), to, >, false, C::Gt),
                    Op::JumpIfNotGe { a, b, to } => branch!(r!(a), r!(b), to, >=, false, C::Ge),
                    Op::JumpIfEqConst { a, index, to } => branch_const!(a, index, to, true),
                    Op::JumpIfNotEqConst { a, index, to } => branch_const!(a, index, to, false),
                    Op::JumpIfLtInt { a, value, to } => branch_int!(a, value, to, <, true, C::Lt),
                    Op::JumpIfLeInt { a, value, to } => branch_int!(a, value, to, <=, true, C::Le),
                    Op::JumpIfEqInt { a, value, to } => branch_int!(a, value, to, ==, true, C::Eq),
                    Op::JumpIfNeInt { a, value, to } => branch_int!(a, value, to, !=, true, C::Ne),
                    Op::JumpIfGtInt { a, value, to } => branch_int!(a, value, to, >, true, C::Gt),
                    Op::JumpIfGeInt { a, value, to } => branch_int!(a, value, to, >=, true, C::Ge),
                    Op::JumpIfNotLtInt { a, value, to } => branch_int!(a, value, to, <, false, C::Lt),
                    Op::JumpIfNotLeInt { a, value, to } => branch_int!(a, value, to, <=, false, C::Le),
                    Op::JumpIfNotEqInt { a, value, to } => branch_int!(a, value, to, ==, false, C::Eq),
                    Op::JumpIfNotNeInt { a, value, to } => branch_int!(a, value, to, !=, false, C::Ne),
                    Op::JumpIfNotGtInt { a, value, to } => branch_int!(a, value, to, >, false, C::Gt),
                    Op::JumpIfNotGeInt { a, value, to } => branch_int!(a, value, to, >=, false, C::Ge),
                    Op::JumpIfIs { a, b, to } => is!(a, b, |truth| if truth {
                        jump!(to)
                    }),
                    Op::JumpIfIsNot { a, b, to } => is!(a, b, |truth| if !truth {
                        jump!(to)
                    }),
                    Op::JumpIfIn { a, b, to } => within!(a, b, |truth| if truth {
                        jump!(to)
                    }),
                    Op::JumpIfNotIn { a, b, to } => within!(a, b, |truth| if !truth {
                        jump!(to)
                    }),

                    Op::ForPrep { iter } => for_prep!(iter),
                    Op::ForNext { dst, iter, to } => for_next!(dst, iter, to, here.unit, op),
                    Op::ForIterator { iter } => for_iterator!(iter),
                    Op::Unpack { start, src, n } => {
                        let v = r!(src);
                        let items = if let Some(tuple) = cx.vm.heap.tuples.own(v, Kind::Tuple) {
                            Some(&tuple.items[..])
                        } else if let Some(list) = cx.vm.heap.lists.own(v, Kind::List) {
                            Some(&list.items[..])
                        } else {
                            quick::carried_items(cx.vm, v)
                        };
                        match items {
                            Some(items) if items.len() == n.0 as usize => {
                                let s = start.0 as usize;
                                regs[s..s + items.len()].copy_from_slice(items);
                            }
                            _ => slow!(),
                        }
                    }

                    Op::BuildList { dst, start, n } => {
                        let s = start.0 as usize;
                        w!(dst, cx.vm.heap.new_list_of(&regs[s..s + n.0 as usize]));
                        safepoint!();
                    }
                    Op::SumItem { sum, item, to } => {
                        let at = sum.0 as usize;
                        let item = r!(item);
                        if regs[at + 1].is_none()
                            && let Some(total) = Value::add_ints(regs[at], item)
                        {
                            regs[at] = total;
                            jump!(to)
                        } else if let (Some((s, l)), Some(f)) = (Value::floats(regs[at + 1], regs[at + 2]), item.as_float()) {
                            let mut floats = CompensatedSum::from_parts(s, l);
                            floats.add(f);
                            let (s, l) = floats.parts();
                            (regs[at + 1], regs[at + 2]) = (Value::float(s), Value::float(l));
                            jump!(to)
                        } else if let Some(truth) = item.as_bool()
                            && regs[at + 1].is_none()
                            && let Some(total) = Value::add_ints(regs[at], Value::small(truth.into()))
                        {
                            regs[at] = total;
                            jump!(to)
                        } else {
                            slow!()
                        }
                    }
                    Op::SumTotal { .. } => slow!(),
                    Op::BuildListFor { dst, items } => {
                        w!(dst, ahead::list(cx.vm, r!(items)));
                        safepoint!();
                    }
                    Op::BuildDictFor { dst, items } => {
                        w!(dst, ahead::dict(cx.vm, r!(items)));
                        safepoint!();
                    }
                    Op::BuildTuple { dst, start, n } => {
                        let s = start.0 as usize;
                        w!(dst, cx.vm.heap.new_tuple(&regs[s..s + n.0 as usize]));
                        safepoint!();
                    }
                    Op::ListAppend { list, item } => {
                        if let Some(handle) = r!(list).is(Kind::List) {
                            cx.vm.list_push(handle, r!(item));
                            safepoint!();
                        }
                    }
                    Op::ListExtend { list, items } => {
                        if !quick::list_extend(cx.vm, r!(list), r!(items)) {
                            slow!()
                        }
                        safepoint!();
                    }
                    Op::SetAdd { set, item } => {
                        if !quick::set_add(cx.vm, r!(set), r!(item)) {
                            slow!()
                        }
                        safepoint!();
                    }
                    Op::DictSet { dict, key, value } => {
                        if !quick::dict_set(cx.vm, r!(dict), r!(key), r!(value)) {
                            slow!()
                        }
                        safepoint!();
                    }
                    Op::BuildString { dst, start, n } => build_string!(dst, start, n),
                    Op::FormatValue { dst, src, conversion } => format_value!(dst, src, conversion),
                    Op::FormatSpec { dst, src, spec, conversion } => format_spec!(dst, src, spec, conversion),

                    Op::Call { dst, f, n, last } => {
                        take_last!(f.0 as usize + n.0 as usize, last);
                        call!(dst, f, n)
                    }
                    Op::JumpIfNoMatch { exc, types, to } => match quick::no_match(cx.vm, r!(exc), r!(types)) {
                        Some(true) => jump!(to),
                        Some(false) => {}
                        None => slow!(),
                    },
                    Op::MatchSequence { dst, src } => match quick::is_sequence(r!(src)) {
                        Some(truth) => w!(dst, Value::bool(truth)),
                        None => slow!(),
                    },
                    Op::Len { dst, src } => match quick::len(cx.vm, r!(src)) {
                        Some(n) => w!(dst, n),
                        None => slow!(),
                    },
                    Op::GetIter { dst, src } => {
                        let v = r!(src);
                        let is_kept = matches!(v.kind(), Kind::List | Kind::Tuple | Kind::Range);
                        let begun = if is_kept { Ok(Some(v)) } else { cx.vm.iter_of(v) };
                        let Ok(Some(v)) = begun else { slow!() };
                        w!(dst, v);
                        safepoint!();
                    }
                    Op::CallKw { dst, f, n, names } => call_kw!(dst, f, n, names),
                    Op::JumpIfArguments { items, options, to } => {
                        if quick::are_arguments(cx.vm, r!(items), r!(options), items == options) {
                            jump!(to)
                        }
                    }
                    Op::CallEx { dst, f } => call_ex!(dst, f),
                    Op::CallMethodKw { dst, f, n, names } => call_method_kw!(dst, f, n, names),
                    Op::BuildDict { dst, start, n } => {
                        let start = start.0 as usize;
                        match quick::build_dict(cx.vm, &regs[start..start + 2 * n.0 as usize]) {
                            Some(dict) => {
                                w!(dst, dict);
                                safepoint!();
                            }
                            None => slow!(),
                        }
                    }
                    Op::BuildRecord { dst, start, n, keys } => {
                        let (start, keys) = (start.0 as usize, constant!(keys));
                        match quick::build_record(cx.vm, keys, &regs[start..start + n.0 as usize]) {
                            Some(dict) => {
                                w!(dst, dict);
                                safepoint!();
                            }
                            None => slow!(),
                        }
                    }
                    Op::CallMethod { dst, f, n, last } => {
                        take_last!(f.0 as usize + n.0 as usize + 1, last);
                        call_method!(dst, f, n)
                    }
                    Op::Return { src } => {
                        let v = r!(src);
                        leave_frame!(v)
                    }
                    Op::ReturnNone {} => leave_frame!(Value::NONE),
                    Op::Yield { src, dst } => yields!(src, dst),
                    Op::YieldFrom { value, .. } => yields!(value, value),
                    Op::YieldAsync { src, .. } => yield_async!(src),
                    Op::Send { value, iter, .. } => send!(value, iter),
                    Op::GetYieldFrom { dst, src } => {
                        let value = r!(src);
                        match quick::is_generator(cx.vm, value) {
                            true => w!(dst, value),
                            false => slow!(),
                        }
                    }
                    Op::GetAwaitable { dst, src, .. } => get_awaitable!(dst, src),
                    Op::GetANext { dst, iter } => get_anext!(dst, iter),
                    Op::CallSuper { dst, f } => call_super!(dst, f),
                    Op::LoadSpecial { dst, obj, which } => {
                        let object = r!(obj);
                        match quick::special_method(cx.vm, object, which.0) {
                            Some(method) => {
                                w!(dst, method);
                                regs[dst.0 as usize + 1] = object;
                            }
                            None => slow!(),
                        }
                    }
                    Op::Invert { dst, src } => match r!(src).as_int().and_then(|int| Value::int48(!int)) {
                        Some(value) => w!(dst, value),
                        None => slow!(),
                    },
                    Op::Settle {} | Op::SettleRaised { .. } => {
                        if cx.vm.calls.outstanding() {
                            slow!()
                        }
                    }
                    Op::Drop { src } => {
                        if r!(src).is_kind(Kind::Pending) && !cx.vm.is_settled(r!(src)) {
                            slow!()
                        }
                    }

                    Op::DeleteGlobal { .. } | Op::LoadName { .. } | Op::LoadNameOrCell { .. } | Op::StoreName { .. }
                    | Op::DeleteName { .. } | Op::NewSpill { .. } | Op::DelAttr { .. }
                    | Op::Pos { .. } | Op::ForClose { .. }
                    | Op::GetAIter { .. } | Op::EndAsyncFor { .. } | Op::UnpackStar { .. }
                    | Op::ListExtendArguments { .. }
                    | Op::SetUpdate { .. } | Op::DictUpdate { .. } | Op::DictMerge { .. } | Op::ListToTuple { .. }
                    | Op::MakeFunction { .. }
                    | Op::Raise { .. } | Op::RaiseFrom { .. }
                    | Op::Reraise { .. } | Op::RaiseHandled { .. } | Op::CheckExceptStar { .. }
                    | Op::ExceptionInfo { .. } | Op::MatchMapping { .. }
                    | Op::ImportFrom { .. } => slow!(),
                }
                continue 'run;
            }
            // In one place for all instructions that ask a function of the guest's.
            let Some(first) = here::place(cx.frames.last(), &cx.vm.method_call.args, regs) else { slow!() };
            let dst = Dst(here::destination(code!(), pc));
            let call = cx.vm.method_call;
            push!(dst, call.action, call.extra, cx.vm.heap.function(call.function), first, call.n as usize)
        };
        match flow {
            Flow::Next => {
                pc = cx.pc;
                window!()
            }
            Flow::Switch => switch!(),
            Flow::Raise(exc) => match unwind::raise(cx, exc) {
                Some(leave) => return leave,
                None => switch!(),
            },
            Flow::Leave(leave) => return here::stopped(cx, leave),
        }
        // A loop that goes round by calls of methods has no other place where it could be stopped.
        let leave = if cx.vm.heap.fresh > cx.vm.heap.threshold {
            Leave::Collect
        } else if cx.vm.meter.slice < 0 {
            Leave::Slice
        } else {
            continue 'run;
        };
        cx.pc = pc;
        return here::stopped(cx, leave);
    }
}
