//! `_struct`: values as packed bytes and back, for ordinary formats and builtin values.
//!
//! Each function has a twin in `lib/struct.py`, which is the reference and does everything else: formats that are long or
//! rare (`p`, complex numbers), conversions by `__index__` and `__float__`, and whatever is an error.

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::num::Int;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types::memoryview::item;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_struct" {
        raw "pack" pack "format, /, *values";
        unpack(Obj, Obj) "format, buffer, /";
        unpack_from(Obj, Obj, Option<Obj>) "format, /, buffer, offset=0";
        calcsize(Obj) "format, /";
    }
}

/// The longest format that is read here.
const LONGEST: usize = 64;
/// The most bytes that are packed and unpacked here.
const MOST: usize = 1 << 16;

/// The text of a format, apart from the heap.
struct Format {
    text: [u8; LONGEST],
    len: usize,
}

/// Some values of one kind, one behind the other.
struct Run {
    code: u8,
    /// How many values; of `s` and `x`, how many bytes.
    count: usize,
    /// Bytes of one value.
    size: usize,
    /// Where the first one stands.
    offset: usize,
}

impl Run {
    fn values(&self) -> usize {
        match self.code {
            b'x' => 0,
            b's' => 1,
            _ => self.count,
        }
    }
}

/// The runs of a format; `None` in place of one that Python has to look at.
struct Runs<'a> {
    rest: &'a [u8],
    native: bool,
    big: bool,
    offset: usize,
}

impl Format {
    fn of(vm: &Vm, format: Value) -> Option<Format> {
        let text = match format.kind() {
            Kind::Str => vm.heap.str_obj(format.handle()).latin1()?,
            Kind::Bytes => &vm.heap.bytes_obj(format.handle()).data,
            _ => return None,
        };
        let mut copy = [0; LONGEST];
        copy.get_mut(..text.len())?.copy_from_slice(text);
        Some(Format { text: copy, len: text.len() })
    }

    fn runs(&self) -> Runs<'_> {
        let text = self.text.get(..self.len).unwrap_or_default();
        let (rest, native, big) = match text {
            [b'@', rest @ ..] => (rest, true, false),
            [b'=' | b'<', rest @ ..] => (rest, false, false),
            [b'>' | b'!', rest @ ..] => (rest, false, true),
            _ => (text, true, false),
        };
        Runs { rest, native, big, offset: 0 }
    }

    /// Bytes and values of the format.
    fn measure(&self) -> Option<(usize, usize)> {
        let mut runs = self.runs();
        let mut values = 0;
        while let Some(run) = runs.next() {
            values += run?.values();
        }
        Some((runs.offset, values))
    }
}

impl Iterator for Runs<'_> {
    type Item = Option<Run>;

    fn next(&mut self) -> Option<Option<Run>> {
        while let [b' ', rest @ ..] = self.rest {
            self.rest = rest;
        }
        let mut count = None;
        while let [digit @ b'0'..=b'9', rest @ ..] = self.rest {
            let known = count.unwrap_or(0usize);
            // A number that is too large stays so.
            count = Some((known * 10 + usize::from(digit - b'0')).min(MOST + 1));
            self.rest = rest;
        }
        let (code, rest) = match self.rest {
            [code, rest @ ..] => (*code, rest),
            [] => return count.map(|_| None),
        };
        self.rest = rest;
        let size = match code {
            b'x' | b's' => 1,
            b'l' | b'L' if !self.native => 4,
            b'n' | b'N' | b'P' if !self.native => return Some(None),
            _ => match item::size(code) {
                Some(size) => usize::from(size),
                None => return Some(None),
            },
        };
        if self.native {
            self.offset = self.offset.next_multiple_of(size);
        }
        let count = count.unwrap_or(1);
        let run = Run { code, count, size, offset: self.offset };
        self.offset += count * size;
        Some((self.offset <= MOST).then_some(run))
    }
}

fn calcsize(vm: &mut Vm, format: Obj) -> Res {
    let measured = Format::of(vm, format.0).and_then(|format| format.measure());
    let (size, _) = measured.ok_or(Stop::Python)?;
    Ok(vm.heap.new_int(size as i64))
}

fn pack(vm: &mut Vm, args: &[Value]) -> Res {
    let packed = match args {
        [format, values @ ..] => packed(vm, *format, values),
        [] => None,
    };
    let packed = packed.ok_or(Stop::Python)?;
    vm.charge(packed.len() / 16)?;
    vm.reserve(packed.len())?;
    Ok(vm.heap.new_bytes(packed))
}

/// The values as bytes; `None` where Python has a word to say.
fn packed(vm: &Vm, format: Value, values: &[Value]) -> Option<Vec<u8>> {
    let format = Format::of(vm, format)?;
    let (size, wanted) = format.measure()?;
    if wanted != values.len() {
        return None;
    }
    let mut out = vec![0; size];
    let mut values = values.iter();
    let runs = format.runs();
    let big = runs.big;
    for run in runs {
        let run = run?;
        if run.code == b's' {
            let value = values.next()?;
            let data = &vm.heap.bytes_obj(value.is(Kind::Bytes)?).data;
            let n = data.len().min(run.count);
            out.get_mut(run.offset..run.offset + n)?.copy_from_slice(&data[..n]);
            continue;
        }
        let place = out.get_mut(run.offset..run.offset + run.count * run.size)?;
        if run.code == b'x' {
            continue;
        }
        for (place, value) in place.chunks_exact_mut(run.size).zip(&mut values) {
            let bits = bits(vm, run.code, run.size, *value)?;
            place.copy_from_slice(&bits.to_le_bytes()[..run.size]);
            if big {
                place.reverse();
            }
        }
    }
    Some(out)
}

/// The bits of a value that fits.
fn bits(vm: &Vm, code: u8, size: usize, value: Value) -> Option<u64> {
    match code {
        b'?' => value.is(Kind::Bool).map(|_| u64::from(value.same(Value::TRUE))),
        b'c' => match *vm.heap.bytes_obj(value.is(Kind::Bytes)?).data {
            [byte] => Some(u64::from(byte)),
            _ => None,
        },
        b'd' | b'f' | b'e' => {
            let number = match (value.as_float(), value.as_int()) {
                (Some(number), _) => number,
                (None, Some(number)) => number as f64,
                _ => return None,
            };
            match code {
                b'd' => Some(number.to_bits()),
                b'e' => item::float_to_half(number).map(u64::from),
                _ => {
                    let narrow = number as f32;
                    (narrow.is_finite() || !number.is_finite()).then(|| u64::from(narrow.to_bits()))
                }
            }
        }
        _ => {
            let number = match value.as_int() {
                Some(number) => i128::from(number),
                None => match vm.int_owned(value)? {
                    Int::Small(number) => i128::from(number),
                    Int::Wide(number) => number,
                    Int::Big(_) => return None,
                },
            };
            let bits = 8 * size as u32;
            let (low, high) = if code.is_ascii_lowercase() {
                (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
            } else {
                (0, (1i128 << bits) - 1)
            };
            (low..=high).contains(&number).then_some(number as u64)
        }
    }
}

fn unpack(vm: &mut Vm, format: Obj, buffer: Obj) -> Res {
    let format = Format::of(vm, format.0).ok_or(Stop::Python)?;
    unpacked(vm, &format, buffer.0, None)
}

fn unpack_from(vm: &mut Vm, format: Obj, buffer: Obj, offset: Option<Obj>) -> Res {
    let format = Format::of(vm, format.0).ok_or(Stop::Python)?;
    let offset = match offset {
        None => 0,
        Some(offset) => offset.0.as_int().and_then(|at| usize::try_from(at).ok()).ok_or(Stop::Python)?,
    };
    unpacked(vm, &format, buffer.0, Some(offset))
}

/// The values in a buffer: in all of it, or in what begins at an offset.
fn unpacked(vm: &mut Vm, format: &Format, buffer: Value, offset: Option<usize>) -> Res {
    let (size, values) = format.measure().ok_or(Stop::Python)?;
    let mut few = [0; 64];
    let mut many = Vec::new();
    let data = {
        let data = vm.bytes_like(buffer).ok_or(Stop::Python)?;
        let part = match offset {
            None if data.len() == size => data.get(..),
            None => None,
            Some(at) => at.checked_add(size).and_then(|end| data.get(at..end)),
        };
        let part = part.ok_or(Stop::Python)?;
        // Values are made in the heap, where the bytes are.
        match few.get_mut(..size) {
            Some(few) => {
                few.copy_from_slice(part);
                &*few
            }
            None => {
                many.extend_from_slice(part);
                &many
            }
        }
    };
    vm.charge(values + size / 16)?;
    vm.reserve(values.saturating_mul(24) + size)?;
    let mut out = Vec::with_capacity(values);
    let runs = format.runs();
    let big = runs.big;
    for run in runs.flatten() {
        let place = data.get(run.offset..run.offset + run.count * run.size).unwrap_or_default();
        match run.code {
            b'x' => {}
            b's' => out.push(vm.heap.new_bytes(place)),
            _ => {
                for bytes in place.chunks_exact(run.size) {
                    let mut word = [0; 8];
                    let word = &mut word[..run.size];
                    word.copy_from_slice(bytes);
                    if big {
                        word.reverse();
                    }
                    out.push(item::unpack(vm, run.code, word));
                }
            }
        }
    }
    Ok(vm.heap.new_tuple(out))
}
