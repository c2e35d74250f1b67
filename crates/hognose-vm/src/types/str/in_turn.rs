//! The parts of a long text one after the other: what a loop over `text.split()` or `text.splitlines()` needs of the list that nothing
//! else would see. Each part is young when it is looked at, and its memory is used again for one of the next.

use hognose_bytecode::Op;

use super::part;
use super::split::PART;
use crate::native::Inlined;
use crate::objects::{Adapter, Form, IterObj};
use crate::stop::Res;
use crate::text::{Text, eights, predicates, search};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What an iterator of [`Form::Parts`] has as its second number: it splits at a separator or at spaces.
const SPLIT: i64 = 0;
/// It splits at line ends, which are no part of the lines.
const LINES: i64 = 1;
/// They are.
const LINES_AND_ENDS: i64 = 2;

/// Shorter texts have their parts made at once.
const LONG: usize = 1024;
/// How many units are looked at without a charge.
const NEAR: usize = 512;

/// An iterator over the parts that a method gives, where the instructions behind the call only loop over them; `None`, and no
/// effect, where a list has to be made.
#[inline]
pub fn begin(vm: &mut Vm, which: Inlined, args: &[Value], dst: u8, behind: &[Op]) -> Option<Value> {
    if !is_loop(behind, dst) {
        return None;
    }
    let Text::Latin1(units) = vm.heap.text(args.first()?.is(Kind::Str)?) else { return None };
    if units.len() < LONG {
        return None;
    }
    let (separator, how) = match (which, args) {
        (Inlined::Split, &[_]) => (Value::NONE, SPLIT),
        (Inlined::Split, &[_, separator]) => (separator, SPLIT),
        (Inlined::SplitLines, &[_]) => (Value::NONE, LINES),
        (Inlined::SplitLines, &[_, keep]) => (Value::NONE, if keep.as_bool()? { LINES_AND_ENDS } else { LINES }),
        _ => return None,
    };
    let is_separator = match separator.is(Kind::Str).map(|handle| vm.heap.text(handle)) {
        Some(Text::Latin1(separator)) => !separator.is_empty(),
        Some(_) => false,
        None => separator.is_none(),
    };
    if !is_separator || vm.reserve(size_of::<Adapter>() + size_of::<IterObj>()).is_err() {
        return None;
    }
    let adapter = Adapter::new(Form::Parts, &[args[0], separator], &[0, how]);
    Some(vm.heap.new_iter(IterObj::Adapter(Box::new(adapter))))
}

/// Whether what a call puts into a register is only looped over.
fn is_loop(behind: &[Op], register: u8) -> bool {
    for op in behind.iter().take(5) {
        match *op {
            Op::ForPrep { iter } => return iter.0 == register,
            Op::BuildListFor { items, .. } | Op::BuildDictFor { items, .. } => return items.0 == register,
            Op::GetIter { dst, src } => return dst.0 == register && src.0 == register,
            // A sum begins.
            Op::LoadInt { dst, .. } | Op::LoadNone { dst } if dst.0 != register => {}
            _ => return false,
        }
    }
    false
}

/// Where a part is.
enum Found {
    /// From here to there, and what follows begins here.
    Part(usize, usize, usize),
    /// There is none.
    End,
    /// It does not end within what may be looked at.
    Far,
}

/// Looks for the part that begins at `at`, or behind the spaces there, in so many units.
#[inline]
fn look(units: &[u8], separator: Option<&[u8]>, how: i64, at: usize, most: usize) -> Found {
    let end = units.len().min(at.saturating_add(most));
    let is_all = end == units.len();
    let near = units.get(at..end).unwrap_or_default();
    if how == SPLIT && separator.is_none() {
        let Some(start) = near.iter().position(|unit| !predicates::is_one_space(*unit)) else {
            return if is_all { Found::End } else { Found::Far };
        };
        return match near[start..].iter().position(|unit| predicates::is_one_space(*unit)) {
            Some(n) => Found::Part(at + start, at + start + n, at + start + n),
            None if is_all => Found::Part(at + start, end, end),
            None => Found::Far,
        };
    }
    if let Some(separator) = separator {
        // Behind a separator at the end there is an empty part.
        if at > units.len() {
            return Found::End;
        }
        let found = match *separator {
            [unit] => memchr::memchr(unit, near),
            _ => search::find_units(near, separator),
        };
        return match found {
            Some(n) => Found::Part(at, at + n, at + n + separator.len()),
            None if is_all => Found::Part(at, end, end + 1),
            None => Found::Far,
        };
    }
    if at >= units.len() {
        return Found::End;
    }
    match eights::break_in(near) {
        Some(n) => {
            let line = at + n;
            let next = if units[line..].starts_with(b"\r\n") { line + 2 } else { line + 1 };
            Found::Part(at, if how == LINES_AND_ENDS { next } else { line }, next)
        }
        None if is_all => Found::Part(at, end, end),
        None => Found::Far,
    }
}

/// The next part of a text that was made at once, if that is near; `None`, and no effect, where it is not, or there is none.
#[inline(never)]
pub fn part_at_hand(vm: &mut Vm, iterator: u32) -> Option<Value> {
    let IterObj::Adapter(adapter) = vm.heap.iters.own_object_mut(iterator)? else { return None };
    let [text, separator, ..] = adapter.values;
    let units = vm.heap.strs.peek(text.handle())?.bytes()?;
    let separator = match separator.is(Kind::Str) {
        Some(handle) => Some(vm.heap.strs.peek(handle)?.bytes()?),
        None => None,
    };
    let Found::Part(start, end, next) = look(units, separator, adapter.numbers[1], adapter.numbers[0] as usize, NEAR) else {
        return None;
    };
    adapter.numbers[0] = next as i64;
    Some(part(vm, text.handle(), start..end))
}

impl Vm {
    fn look_for_part(&self, adapter: &Adapter, most: usize) -> Found {
        let [text, separator, ..] = adapter.values;
        let Text::Latin1(units) = self.heap.text(text.handle()) else { return Found::End };
        let separator = match separator.is(Kind::Str).map(|handle| self.heap.text(handle)) {
            Some(Text::Latin1(separator)) => Some(separator),
            _ => None,
        };
        look(units, separator, adapter.numbers[1], adapter.numbers[0] as usize, most)
    }

    /// The next part, if there is one.
    pub(crate) fn part_next(&mut self, iterator: u32) -> Res<Option<Value>> {
        let mut most = NEAR;
        loop {
            let IterObj::Adapter(adapter) = self.heap.iter(iterator) else { return Ok(None) };
            let text = adapter.values[0].handle();
            match self.look_for_part(adapter, most) {
                Found::Part(start, end, next) => {
                    self.reserve(end - start + PART)?;
                    if let Some(adapter) = self.adapter(iterator) {
                        adapter.numbers[0] = next as i64;
                    }
                    return Ok(Some(part(self, text, start..end)));
                }
                Found::End => {
                    if let Some(adapter) = self.adapter(iterator) {
                        adapter.ended = true;
                    }
                    return Ok(None);
                }
                Found::Far => {
                    most = most.saturating_mul(8);
                    self.charge(most.min(self.heap.text(text).len()) / 16)?;
                }
            }
        }
    }
}

/// Whether an iterator that was saved is one that a loop may go on with.
pub fn fits(vm: &Vm, adapter: &Adapter) -> bool {
    let [text, separator, ..] = adapter.values;
    let [at, how, ..] = adapter.numbers;
    let units = |value: Value| match value.is(Kind::Str).map(|handle| vm.heap.text(handle)) {
        Some(Text::Latin1(units)) => Some(units.len()),
        _ => None,
    };
    let is_separator = separator.is_none() || how == SPLIT && units(separator).is_some_and(|n| n > 0);
    is_separator && (SPLIT..=LINES_AND_ENDS).contains(&how) && units(text).is_some_and(|n| (0..=n as i64 + 1).contains(&at))
}
