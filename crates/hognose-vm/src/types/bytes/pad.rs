//! Filling up to a width: `center`, `ljust`, `rjust`, `zfill`, `expandtabs`.

use super::{Buffer, charge};
use crate::native::Obj;
use crate::native_args::SizeArg;
use crate::native_args::text::shown_type;
use crate::stop::{Res, Stop};
use crate::text::{Text, pad};
use crate::value::Kind;
use crate::vm::Vm;

/// `ljust(width, fillchar=b' ')`.
pub fn ljust<B: Buffer>(vm: &mut Vm, b: B, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, b, width, fill, "ljust", |n, width| (0, width - n))
}

/// `rjust(width, fillchar=b' ')`.
pub fn rjust<B: Buffer>(vm: &mut Vm, b: B, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, b, width, fill, "rjust", |n, width| (width - n, 0))
}

/// `center(width, fillchar=b' ')`.
pub fn center<B: Buffer>(vm: &mut Vm, b: B, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, b, width, fill, "center", pad::center_margins)
}

fn fill_byte(vm: &mut Vm, fill: Option<Obj>, method: &str) -> Res<u8> {
    let Some(fill) = fill else { return Ok(b' ') };
    let payload = vm.unwrap(fill.0);
    if !matches!(payload.kind(), Kind::Bytes | Kind::ByteArray) {
        if fill.0.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let found = shown_type(vm, fill.0);
        let text = format!("{method}() argument 2 must be a byte string of length 1, not {found}");
        return Err(vm.type_error(text));
    }
    let data = vm.bytes_like(payload).map(|d| d.into_owned()).unwrap_or_default();
    match data[..] {
        [byte] => Ok(byte),
        _ => {
            let what = if payload.is_kind(Kind::Bytes) { "bytes" } else { "bytearray" };
            let n = data.len();
            let text = format!(
                "{method}(): argument 2 must be a byte string of length 1, not a {what} object of length {n}"
            );
            Err(vm.type_error(text))
        }
    }
}

fn filled<B: Buffer>(
    vm: &mut Vm,
    b: B,
    width: SizeArg,
    fill: Option<Obj>,
    method: &str,
    margins: fn(usize, usize) -> (usize, usize),
) -> Res {
    let fill = fill_byte(vm, fill, method)?;
    let n = b.data(vm).len();
    let width = usize::try_from(width.0).unwrap_or(0);
    if width <= n {
        charge(vm, b, 1)?;
        return Ok(b.same(vm));
    }
    vm.reserve(width)?;
    vm.charge(width / 16)?;
    let (left, right) = margins(n, width);
    let mut out = Vec::with_capacity(width);
    out.resize(left, fill);
    out.extend_from_slice(b.data(vm));
    out.resize(out.len() + right, fill);
    Ok(B::make(vm, out))
}

/// `zfill(width)`.
pub fn zfill<B: Buffer>(vm: &mut Vm, b: B, width: SizeArg) -> Res {
    let width = usize::try_from(width.0).unwrap_or(0);
    charge(vm, b, 1)?;
    if width <= b.data(vm).len() {
        return Ok(b.same(vm));
    }
    vm.reserve(width)?;
    vm.charge(width / 16)?;
    let out = pad::zfill_units(b.data(vm), width);
    Ok(B::make(vm, out))
}

/// `expandtabs(tabsize=8)`.
pub fn expandtabs<B: Buffer>(vm: &mut Vm, b: B, tabsize: Option<SizeArg>) -> Res {
    let size = usize::try_from(tabsize.map_or(8, |n| n.0)).unwrap_or(0);
    charge(vm, b, 0)?;
    let Some(n) = pad::expandtabs_len(Text::Latin1(b.data(vm)), size) else {
        return Err(vm.overflow_error("result too long"));
    };
    vm.reserve(n)?;
    vm.charge(n / 16)?;
    let out = pad::expandtabs_units(b.data(vm), size, n);
    Ok(B::make(vm, out))
}
