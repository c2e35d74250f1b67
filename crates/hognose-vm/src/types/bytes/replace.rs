//! `replace`, `translate`, `maketrans`.

use super::{Buffer, charge};
use crate::native::Obj;
use crate::native_args::SizeArg;
use crate::native_args::text::{bytes_of, count_limit, few_bytes_of};
use crate::stop::Res;
use crate::text::{Text, replace as core};
use crate::vm::Vm;

/// `replace(old, new, count=-1)`.
pub fn replace<B: Buffer>(vm: &mut Vm, b: B, old: Obj, new: Obj, count: Option<SizeArg>) -> Res {
    let (old, new) = (few_bytes_of(vm, old.0)?, few_bytes_of(vm, new.0)?);
    let limit = count.and_then(|n| count_limit(n.0));
    charge(vm, b, 1)?;
    let (from, to) = (Text::Latin1(&old), Text::Latin1(&new));
    let n = core::replace_count(Text::Latin1(b.data(vm)), from, limit);
    if n == 0 || old == new {
        return Ok(b.same(vm));
    }
    let Some(len) = core::replace_len(Text::Latin1(b.data(vm)), from, to, n) else {
        return Err(vm.overflow_error("replace bytes is too long"));
    };
    vm.charge(len / 16)?;
    vm.reserve(len)?;
    let out = core::replace_units(b.data(vm), &old, &new, n);
    Ok(B::make(vm, out))
}

/// `translate(table, /, delete=b'')`.
pub fn translate<B: Buffer>(vm: &mut Vm, b: B, table: Obj, delete: Option<Obj>) -> Res {
    let table = if table.0.is_none() {
        None
    } else {
        let table = bytes_of(vm, table.0)?;
        if table.len() != 256 {
            return Err(vm.value_error("translation table must be 256 characters long"));
        }
        Some(table)
    };
    let mut gone = [false; 256];
    if let Some(delete) = delete {
        for byte in bytes_of(vm, delete.0)? {
            gone[usize::from(byte)] = true;
        }
    }
    charge(vm, b, 1)?;
    let kept = b.data(vm).iter().filter(|byte| !gone[usize::from(**byte)]);
    let out: Vec<u8> = match &table {
        Some(table) => kept.map(|byte| table.get(usize::from(*byte)).copied().unwrap_or(*byte)).collect(),
        None => kept.copied().collect(),
    };
    if out == b.data(vm) {
        return Ok(b.same(vm));
    }
    Ok(B::make(vm, out))
}

/// `bytes.maketrans(frm, to)`, also of `bytearray`: a table as `bytes`.
pub fn maketrans(vm: &mut Vm, from: Obj, to: Obj) -> Res {
    let (from, to) = (bytes_of(vm, from.0)?, bytes_of(vm, to.0)?);
    if from.len() != to.len() {
        return Err(vm.value_error("maketrans arguments must have same length"));
    }
    let mut table: Vec<u8> = (0..=255).collect();
    for (from, to) in from.into_iter().zip(to) {
        if let Some(slot) = table.get_mut(usize::from(from)) {
            *slot = to;
        }
    }
    Ok(vm.heap.new_bytes(table))
}
