//! `replace`.

use super::{assembled, charge_text, value};
use crate::classes;
use crate::native::{Late, Obj, SelfStr};
use crate::native_args::SizeArg;
use crate::native_args::text::count_limit;
use crate::stop::Res;
use crate::text::{Text, replace as core};
use crate::vm::Vm;

/// Up to this length a text is searched before anything is charged for.
const SHORT: usize = 1024;

/// `str.replace(old, new, /, count=-1)`.
pub fn replace(vm: &mut Vm, s: SelfStr, old: Obj, new: Obj, count: Option<Late<SizeArg>>) -> Res {
    let old = old.text_at(vm, "replace", 1)?;
    let new = new.text_at(vm, "replace", 2)?;
    let limit = count.map(|n| n.0).transpose()?.and_then(|n| count_limit(n.0));
    charge_text(vm, s.0, 0)?;
    let (text, from, to) = (vm.heap.text(s.0), vm.heap.text(old), vm.heap.text(new));
    if let (Text::Latin1(units), Text::Latin1(from), Text::Latin1(to), None) = (text, from, to, limit)
        && units.len() <= SHORT
        && !from.is_empty()
        && let Some(places) = core::few_places(units, from)
    {
        let places = places.as_slice();
        if places.is_empty() || from == to {
            vm.charge(units.len() / 8)?;
            return Ok(value(s.0));
        }
        let n = units.len() - places.len() * from.len() + places.len() * to.len();
        vm.charge(n / 8)?;
        vm.reserve(n)?;
        let texts = (vm.heap.text(s.0), vm.heap.text(old), vm.heap.text(new));
        let (Text::Latin1(units), Text::Latin1(from), Text::Latin1(to)) = texts else { return Ok(value(s.0)) };
        let piece = |at: usize| {
            let start = if at == 0 { 0 } else { usize::from(places[at - 1]) + from.len() };
            match places.get(at) {
                Some(end) => [&units[start..usize::from(*end)], to],
                None => [&units[start..], &[]],
            }
        };
        let object = assembled(n, (0..=places.len()).flat_map(piece));
        return Ok(vm.heap.new_str_obj(object));
    }
    let narrow = matches!((text, to), (Text::Latin1(_), Text::Latin1(_)));
    if text.len() > 64 || to.len() > 64 {
        let n = core::replace_count(text, from, limit);
        let Some(len) = core::replace_len(text, from, to, n) else {
            return Err(vm.raise(classes::OVERFLOW_ERROR, "replace string is too long"));
        };
        vm.charge(len / 8)?;
        vm.reserve(len.saturating_mul(if narrow { 1 } else { 4 }))?;
    }
    match core::replace(vm.heap.text(s.0), vm.heap.text(old), vm.heap.text(new), limit) {
        Some(text) => Ok(vm.text(text)),
        None => Ok(value(s.0)),
    }
}
