//! Filling up to a width: `center`, `ljust`, `rjust`, `zfill`, `expandtabs`.

use super::{INLINE, charge_text, value};
use crate::native::{Obj, SelfStr};
use crate::native_args::SizeArg;
use crate::objects::{StrData, StrObj, words};
use crate::stop::Res;
use crate::text::{Text, pad};
use crate::vm::Vm;

/// `str.ljust(width, fillchar=' ')`.
pub fn ljust(vm: &mut Vm, s: SelfStr, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, s, width, fill, |n, width| (0, width - n))
}

/// `str.rjust(width, fillchar=' ')`.
pub fn rjust(vm: &mut Vm, s: SelfStr, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, s, width, fill, |n, width| (width - n, 0))
}

/// `str.center(width, fillchar=' ')`.
pub fn center(vm: &mut Vm, s: SelfStr, width: SizeArg, fill: Option<Obj>) -> Res {
    filled(vm, s, width, fill, pad::center_margins)
}

fn filled(
    vm: &mut Vm,
    s: SelfStr,
    width: SizeArg,
    fill: Option<Obj>,
    margins: fn(usize, usize) -> (usize, usize),
) -> Res {
    let fill = match fill {
        None => u32::from(b' '),
        Some(fill) => {
            let handle = fill.text(vm, |found| {
                let found = if found == "None" { "NoneType" } else { &found };
                format!("The fill character must be a unicode character, not {found}")
            })?;
            let text = vm.heap.text(handle);
            match (text.len(), text.get(0)) {
                (1, Some(code)) => code,
                _ => {
                    return Err(vm.type_error("The fill character must be exactly one character long"));
                }
            }
        }
    };
    let Vm { heap, meter, .. } = &mut *vm;
    let text = heap.text(s.0);
    let n = text.len();
    let width = usize::try_from(width.0).unwrap_or(0);
    if width <= n {
        return Ok(value(s.0));
    }
    let narrow = fill < 256 && matches!(text, Text::Latin1(_));
    meter.reserve(heap.used(), width.saturating_mul(if narrow { 1 } else { 4 }))?;
    meter.charge(width as u64 / 16)?;
    let (left, right) = margins(n, width);
    if let (Text::Latin1(units), Ok(fill)) = (text, u8::try_from(fill)) {
        let object = if width <= INLINE {
            let mut text = [0; INLINE];
            text[..width].fill(fill);
            text[left..left + n].copy_from_slice(units);
            StrObj { data: StrData::Inline(width as u8, text), hash: 0 }
        } else {
            let mut text = vec![fill; width];
            text[left..left + n].copy_from_slice(units);
            StrObj { data: StrData::Whole(text.into_boxed_slice()), hash: 0 }
        };
        return Ok(heap.new_finished(object));
    }
    let text = pad::pad(text, left, right, fill);
    Ok(vm.text(text))
}

/// `str.zfill(width)`.
pub fn zfill(vm: &mut Vm, s: SelfStr, width: SizeArg) -> Res {
    let n = vm.heap.text(s.0).len();
    let width = usize::try_from(width.0).unwrap_or(0);
    if width <= n {
        return Ok(value(s.0));
    }
    vm.reserve(width.saturating_mul(4))?;
    vm.charge(width / 16)?;
    if let Text::Latin1(units) = vm.heap.text(s.0)
        && width <= INLINE
    {
        let mut text = [0; INLINE];
        text[..width].fill(b'0');
        text[width - n..width].copy_from_slice(units);
        // A sign stays in front.
        if let [sign @ (b'+' | b'-'), ..] = units {
            text[width - n] = b'0';
            text[0] = *sign;
        }
        return Ok(vm.heap.new_short(width, words(&text)));
    }
    let text = pad::zfill(vm.heap.text(s.0), width);
    Ok(vm.text(text))
}

/// `str.expandtabs(tabsize=8)`.
pub fn expandtabs(vm: &mut Vm, s: SelfStr, tabsize: Option<SizeArg>) -> Res {
    let size = usize::try_from(tabsize.map_or(8, |n| n.0)).unwrap_or(0);
    charge_text(vm, s.0, 0)?;
    let Some(n) = pad::expandtabs_len(vm.heap.text(s.0), size) else {
        return Err(vm.overflow_error("new string is too long"));
    };
    vm.reserve(n.saturating_mul(4))?;
    vm.charge(n / 16)?;
    let text = pad::expandtabs(vm.heap.text(s.0), size, n);
    Ok(vm.text(text))
}
