//! `replace`.

use super::{charge_text, value};
use crate::classes;
use crate::native::{Late, Obj, SelfStr};
use crate::native_args::SizeArg;
use crate::native_args::text::count_limit;
use crate::stop::Res;
use crate::text::{Text, replace as core};
use crate::vm::Vm;

/// `str.replace(old, new, /, count=-1)`.
pub fn replace(vm: &mut Vm, s: SelfStr, old: Obj, new: Obj, count: Option<Late<SizeArg>>) -> Res {
    let old = old.text_at(vm, "replace", 1)?;
    let new = new.text_at(vm, "replace", 2)?;
    let limit = count.map(|n| n.0).transpose()?.and_then(|n| count_limit(n.0));
    charge_text(vm, s.0, 0)?;
    let (text, from, to) = (vm.heap.text(s.0), vm.heap.text(old), vm.heap.text(new));
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
