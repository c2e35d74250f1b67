//! `_struct`: values as packed bytes and back, for ordinary formats and builtin values.
//!
//! Each function has a twin in `lib/struct.py`, which is the reference and does everything else: formats that are long or
//! rare (`p`, complex numbers), conversions by `__index__` and `__float__`, and whatever is an error.

use std::borrow::Cow;
use std::ops::Range;

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::num::Int;
use hognose_vm::objects::InstanceObj;
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
        raw "pack_into" pack_into "format, buffer, offset, /, *values";
        iter_unpack(Obj, Obj) "format, buffer, /";
    }
    pub STRUCT: own_methods of "Struct" {
        raw "make" make "format";
        raw "pack" struct_pack "self, /, *values";
        raw "pack_into" struct_pack_into "self, buffer, offset, /, *values";
        raw "unpack" struct_unpack "self, buffer, /";
        raw "unpack_from" struct_unpack_from "self, /, buffer, offset=0";
        raw "iter_unpack" struct_iter_unpack "self, buffer, /";
    }
    pub UNPACK_ITERATOR: own_methods of "unpack_iterator" {
        raw "__iter__" iter "self, /";
        raw "__next__" next "self, /";
        raw "__length_hint__" length_hint "self, /";
        raw "_rest" rest "self, /";
    }
}

// The slots of a `Struct`, in the order of `__slots__`.
const FORMAT: usize = 0;
const SIZE: usize = 1;

// Those of an iterator.
const RECORDS_FORMAT: usize = 0;
const RECORDS_DATA: usize = 1;
const RECORDS_AT: usize = 2;

/// The longest format that is read here.
const LONGEST: usize = 64;
/// The most bytes that are packed and unpacked here.
const MOST: usize = 1 << 16;
/// Bytes of a record that needs no memory of its own while it is made.
const FEW: usize = 64;

/// The most runs of a format that is read here.
const RUNS: usize = 24;

/// Some values of one kind, one behind the other.
#[derive(Clone, Copy, Default)]
struct Run {
    code: u8,
    /// Bytes of one value.
    size: u8,
    /// How many values; of `s` and `x`, how many bytes.
    count: u32,
    /// Where the first one stands.
    offset: u32,
}

impl Run {
    /// The bytes of its values.
    fn range(&self) -> Range<usize> {
        let start = self.offset as usize;
        start..start + self.count as usize * usize::from(self.size)
    }
}

/// A format that was read.
struct Format {
    runs: [Run; RUNS],
    n_runs: usize,
    big: bool,
    /// Bytes of a record.
    size: usize,
    /// How many values it has.
    values: usize,
}

impl Format {
    /// A format of nothing, into which one is read: it is too large to be handed on.
    fn new() -> Format {
        Format { runs: [Run::default(); RUNS], n_runs: 0, big: false, size: 0, values: 0 }
    }

    /// Reads a format; `None` for one that Python has to look at.
    fn read(&mut self, vm: &Vm, format: Value) -> Option<()> {
        let text = match format.kind() {
            Kind::Str => vm.heap.str_obj(format.handle()).latin1()?,
            Kind::Bytes => &vm.heap.bytes_obj(format.handle()).data,
            _ => return None,
        };
        if text.len() > LONGEST {
            return None;
        }
        let (mut rest, native, big) = match text {
            [b'@', rest @ ..] => (rest, true, false),
            [b'=' | b'<', rest @ ..] => (rest, false, false),
            [b'>' | b'!', rest @ ..] => (rest, false, true),
            _ => (text, true, false),
        };
        self.big = big;
        loop {
            while let [b' ', others @ ..] = rest {
                rest = others;
            }
            let mut count = None;
            while let [digit @ b'0'..=b'9', others @ ..] = rest {
                let known = count.unwrap_or(0usize);
                // A number that is too large stays so.
                count = Some((known * 10 + usize::from(digit - b'0')).min(MOST + 1));
                rest = others;
            }
            let code = match rest {
                [code, others @ ..] => {
                    rest = others;
                    *code
                }
                [] if count.is_none() => return Some(()),
                [] => return None,
            };
            let size = match code {
                b'B' | b'b' | b'c' | b'?' | b'x' | b's' => 1,
                b'H' | b'h' | b'e' => 2,
                b'I' | b'i' | b'f' => 4,
                b'Q' | b'q' | b'd' => 8,
                b'L' | b'l' => if native { 8 } else { 4 },
                b'n' | b'N' | b'P' if native => 8,
                _ => return None,
            };
            if native {
                self.size = self.size.next_multiple_of(size);
            }
            let count = count.unwrap_or(1);
            let run = Run { code, size: size as u8, count: count as u32, offset: self.size as u32 };
            self.size += count * size;
            if self.size > MOST {
                return None;
            }
            self.values += match code {
                b'x' => 0,
                b's' => 1,
                _ => count,
            };
            match self.runs.get_mut(..self.n_runs) {
                Some([.., last]) if last.code == code && code != b's' => last.count += count as u32,
                _ => {
                    *self.runs.get_mut(self.n_runs)? = run;
                    self.n_runs += 1;
                }
            }
        }
    }

    fn runs(&self) -> &[Run] {
        self.runs.get(..self.n_runs).unwrap_or_default()
    }
}

fn calcsize(vm: &mut Vm, format: Obj) -> Res {
    let mut read = Format::new();
    read.read(vm, format.0).ok_or(Stop::Python)?;
    Ok(vm.heap.new_int(read.size as i64))
}

fn pack(vm: &mut Vm, args: &[Value]) -> Res {
    let [format, values @ ..] = args else { return Err(Stop::Python) };
    pack_with(vm, *format, values)
}

fn pack_with(vm: &mut Vm, format: Value, values: &[Value]) -> Res {
    let mut few = [0; FEW];
    let mut many = Vec::new();
    let packed = packed(vm, format, values, &mut few, &mut many).ok_or(Stop::Python)?;
    vm.charge(packed.len() / 16)?;
    vm.reserve(packed.len())?;
    Ok(vm.heap.new_bytes(packed))
}

/// The values as bytes, in one of two places; `None` where Python has a word to say.
fn packed<'a>(
    vm: &Vm,
    format: Value,
    values: &[Value],
    few: &'a mut [u8; FEW],
    many: &'a mut Vec<u8>,
) -> Option<&'a [u8]> {
    let mut read = Format::new();
    read.read(vm, format)?;
    let format = &read;
    if format.values != values.len() {
        return None;
    }
    let out = match few.get_mut(..format.size) {
        Some(out) => out,
        None => {
            many.resize(format.size, 0);
            &mut many[..]
        }
    };
    let mut values = values.iter();
    for run in format.runs() {
        let place = out.get_mut(run.range())?;
        if run.code == b's' {
            let value = values.next()?;
            let data = &vm.heap.bytes_obj(value.is(Kind::Bytes)?).data;
            let n = data.len().min(place.len());
            place[..n].copy_from_slice(&data[..n]);
            continue;
        }
        if run.code == b'x' {
            continue;
        }
        let size = usize::from(run.size);
        for (place, value) in place.chunks_exact_mut(size).zip(&mut values) {
            let bits = bits(vm, run.code, size, *value)?;
            // Those of the size come first, or last.
            let bytes = if format.big { (bits << (64 - 8 * size)).to_be_bytes() } else { bits.to_le_bytes() };
            match place {
                [a] => *a = bytes[0],
                [a, b] => [*a, *b] = [bytes[0], bytes[1]],
                [a, b, c, d] => [*a, *b, *c, *d] = [bytes[0], bytes[1], bytes[2], bytes[3]],
                _ => place.copy_from_slice(bytes.get(..place.len())?),
            }
        }
    }
    Some(out)
}

fn pack_into(vm: &mut Vm, args: &[Value]) -> Res {
    let [format, buffer, offset, values @ ..] = args else { return Err(Stop::Python) };
    pack_into_with(vm, *format, *buffer, *offset, values)
}

/// Packs into a `bytearray`, which keeps its size.
fn pack_into_with(vm: &mut Vm, format: Value, buffer: Value, offset: Value, values: &[Value]) -> Res {
    let buffer = buffer.is(Kind::ByteArray).ok_or(Stop::Python)?;
    let at = offset.as_int().and_then(|at| usize::try_from(at).ok()).ok_or(Stop::Python)?;
    let mut few = [0; FEW];
    let mut many = Vec::new();
    let packed = packed(vm, format, values, &mut few, &mut many).ok_or(Stop::Python)?;
    let end = at.checked_add(packed.len()).ok_or(Stop::Python)?;
    if end > vm.heap.bytearray(buffer).data.len() {
        return Err(Stop::Python);
    }
    vm.charge(packed.len() / 16)?;
    if let Some(place) = vm.heap.bytearray_mut(buffer).data.get_mut(at..end) {
        place.copy_from_slice(packed);
    }
    Ok(Value::NONE)
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
            let small = value.as_int().filter(|_| size < 8);
            if let Some(number) = small {
                // What fits is the same once it was cut to its size.
                let shift = 64 - 8 * size as u32;
                let same = if code.is_ascii_lowercase() {
                    number << shift >> shift
                } else {
                    ((number as u64) << shift >> shift) as i64
                };
                return (same == number).then_some(number as u64);
            }
            let number = match value.as_int() {
                Some(number) => i128::from(number),
                None => match vm.int_owned(value)? {
                    Int::Small(number) => i128::from(number),
                    Int::Wide(number) => number,
                    Int::Few(_) | Int::Big(_) => return None,
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
    let mut read = Format::new();
    read.read(vm, format.0).ok_or(Stop::Python)?;
    unpacked(vm, &read, buffer.0, None)
}

fn unpack_from(vm: &mut Vm, format: Obj, buffer: Obj, offset: Option<Obj>) -> Res {
    let mut read = Format::new();
    read.read(vm, format.0).ok_or(Stop::Python)?;
    let offset = match offset {
        None => 0,
        Some(offset) => offset.0.as_int().and_then(|at| usize::try_from(at).ok()).ok_or(Stop::Python)?,
    };
    unpacked(vm, &read, buffer.0, Some(offset))
}

/// The values in a buffer: in all of it, or in what begins at an offset.
fn unpacked(vm: &mut Vm, format: &Format, buffer: Value, offset: Option<usize>) -> Res {
    let size = format.size;
    let mut few = [0; FEW];
    let mut many = Vec::new();
    let data = {
        let data = match buffer.kind() {
            Kind::Bytes => Cow::Borrowed(&*vm.heap.bytes_obj(buffer.handle()).data),
            _ => vm.bytes_like(buffer).ok_or(Stop::Python)?,
        };
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
    vm.charge(format.values + size / 16)?;
    vm.reserve(format.values.saturating_mul(24) + size)?;
    Ok(record(vm, format, data))
}

/// How many values a record has that needs no memory of its own while they are made.
const FEW_VALUES: usize = 8;

/// The tuple of the values that bytes of the format's size hold.
fn record(vm: &mut Vm, format: &Format, data: &[u8]) -> Value {
    let n_values = format.values;
    let mut few = [Value::UNDEF; FEW_VALUES];
    let mut many = Vec::new();
    let out = match few.get_mut(..n_values) {
        Some(out) => out,
        None => {
            many.resize(n_values, Value::UNDEF);
            &mut many[..]
        }
    };
    let mut places = out.iter_mut();
    for run in format.runs() {
        let place = data.get(run.range()).unwrap_or_default();
        match run.code {
            b'x' => {}
            b's' => {
                if let Some(to) = places.next() {
                    *to = vm.heap.new_bytes(place);
                }
            }
            _ => {
                for (bytes, to) in place.chunks_exact(usize::from(run.size)).zip(&mut places) {
                    *to = value_of(vm, run.code, bytes, format.big);
                }
            }
        }
    }
    if many.is_empty() { vm.heap.new_tuple(&few[..n_values]) } else { vm.heap.new_tuple(many) }
}

/// The value that bytes are.
#[inline]
fn value_of(vm: &mut Vm, code: u8, bytes: &[u8], big: bool) -> Value {
    // Integers of up to four bytes are most of what there is.
    let number = match (code, bytes, big) {
        (b'B', [a], _) => i64::from(*a),
        (b'H', [a, b], false) => i64::from(u16::from_le_bytes([*a, *b])),
        (b'H', [a, b], true) => i64::from(u16::from_be_bytes([*a, *b])),
        (b'I' | b'L', [a, b, c, d], false) => i64::from(u32::from_le_bytes([*a, *b, *c, *d])),
        (b'I' | b'L', [a, b, c, d], true) => i64::from(u32::from_be_bytes([*a, *b, *c, *d])),
        (b'i' | b'l', [a, b, c, d], false) => i64::from(i32::from_le_bytes([*a, *b, *c, *d])),
        (b'i' | b'l', [a, b, c, d], true) => i64::from(i32::from_be_bytes([*a, *b, *c, *d])),
        _ => {
            let mut word = [0; 8];
            let word = &mut word[..bytes.len().min(8)];
            word.copy_from_slice(&bytes[..word.len()]);
            if big {
                word.reverse();
            }
            return item::unpack(vm, code, word);
        }
    };
    vm.heap.new_int(number)
}

// --- `Struct` --------------------------------------------------------------------------------------------------------------------

/// `Struct(format)`.
fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.struct_;
    let [format] = *args else { return Err(Stop::Python) };
    // Of `bytes` the text would have to be made.
    let format = Value::new(Kind::Str, format.is(Kind::Str).ok_or(Stop::Python)?);
    let mut read = Format::new();
    read.read(vm, format).ok_or(Stop::Python)?;
    let size = read.size;
    vm.charge(1)?;
    let mut made = InstanceObj { shape, ..InstanceObj::default() };
    made.set_slot(FORMAT, format);
    made.set_slot(SIZE, Value::small(size as i32));
    Ok(vm.heap.new_instance(made))
}

/// The format of a `Struct`.
#[inline]
fn format_of(vm: &Vm, value: Value) -> Res {
    let object = vm.heap.instance(value.is(Kind::Instance).ok_or(Stop::Python)?);
    match vm.library_shapes() {
        Some(shapes) if shapes.struct_ == object.shape => Ok(object.slot(FORMAT)),
        _ => Err(Stop::Python),
    }
}

fn struct_pack(vm: &mut Vm, args: &[Value]) -> Res {
    let [this, values @ ..] = args else { return Err(Stop::Python) };
    let format = format_of(vm, *this)?;
    pack_with(vm, format, values)
}

fn struct_pack_into(vm: &mut Vm, args: &[Value]) -> Res {
    let [this, buffer, offset, values @ ..] = args else { return Err(Stop::Python) };
    let format = format_of(vm, *this)?;
    pack_into_with(vm, format, *buffer, *offset, values)
}

fn struct_unpack(vm: &mut Vm, args: &[Value]) -> Res {
    let [this, buffer] = *args else { return Err(Stop::Python) };
    let format = format_of(vm, this)?;
    unpack(vm, Obj(format), Obj(buffer))
}

fn struct_unpack_from(vm: &mut Vm, args: &[Value]) -> Res {
    let [this, buffer, offset] = *args else { return Err(Stop::Python) };
    let format = format_of(vm, this)?;
    unpack_from(vm, Obj(format), Obj(buffer), offset.given().map(Obj))
}

fn struct_iter_unpack(vm: &mut Vm, args: &[Value]) -> Res {
    let [this, buffer] = *args else { return Err(Stop::Python) };
    let format = format_of(vm, this)?;
    iter_unpack(vm, Obj(format), Obj(buffer))
}

// --- records one after the other -------------------------------------------------------------------------------------------------

/// Bytes that an iterator goes through itself.
fn plain_data(vm: &Vm, data: Value) -> Option<&[u8]> {
    match data.kind() {
        Kind::Bytes => Some(&vm.heap.bytes_obj(data.handle()).data),
        Kind::ByteArray => Some(&vm.heap.bytearray(data.handle()).data),
        _ => None,
    }
}

fn iter_unpack(vm: &mut Vm, format: Obj, buffer: Obj) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.unpack_iterator;
    let mut read = Format::new();
    read.read(vm, format.0).ok_or(Stop::Python)?;
    let size = read.size;
    let n = plain_data(vm, buffer.0).ok_or(Stop::Python)?.len();
    if size == 0 || n % size != 0 {
        return Err(Stop::Python);
    }
    vm.charge(1)?;
    let mut made = InstanceObj { shape, ..InstanceObj::default() };
    made.set_slot(RECORDS_FORMAT, format.0);
    made.set_slot(RECORDS_DATA, buffer.0);
    made.set_slot(RECORDS_AT, Value::small(0));
    Ok(vm.heap.new_instance(made))
}

/// An iterator as it stands.
struct Records {
    instance: u32,
    format: Format,
    data: Value,
    at: usize,
}

impl Records {
    fn of(vm: &Vm, value: Value) -> Res<Records> {
        let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
        let object = vm.heap.instance(instance);
        if vm.library_shapes().is_none_or(|shapes| shapes.unpack_iterator != object.shape) {
            return Err(Stop::Python);
        }
        let mut format = Format::new();
        format.read(vm, object.slot(RECORDS_FORMAT)).ok_or(Stop::Python)?;
        let at = object.slot(RECORDS_AT).as_int().and_then(|at| usize::try_from(at).ok()).ok_or(Stop::Python)?;
        Ok(Records { instance, format, data: object.slot(RECORDS_DATA), at })
    }

    fn go_to(&self, vm: &mut Vm, at: usize) {
        let at = vm.heap.new_int(at as i64);
        vm.heap.instance_mut(self.instance).set_slot(RECORDS_AT, at);
    }
}

fn iter(vm: &mut Vm, args: &[Value]) -> Res {
    Records::of(vm, args[0])?;
    Ok(args[0])
}

fn next(vm: &mut Vm, args: &[Value]) -> Res {
    let records = Records::of(vm, args[0])?;
    let n = plain_data(vm, records.data).ok_or(Stop::Python)?.len();
    if records.at >= n {
        return Err(vm.stop_iteration(Value::NONE));
    }
    let made = unpacked(vm, &records.format, records.data, Some(records.at))?;
    records.go_to(vm, records.at + records.format.size);
    Ok(made)
}

fn length_hint(vm: &mut Vm, args: &[Value]) -> Res {
    let records = Records::of(vm, args[0])?;
    let n = plain_data(vm, records.data).ok_or(Stop::Python)?.len();
    let left = n.saturating_sub(records.at).checked_div(records.format.size).ok_or(Stop::Python)?;
    Ok(vm.heap.new_int(left as i64))
}

/// All that is left, as a list.
fn rest(vm: &mut Vm, args: &[Value]) -> Res {
    let records = Records::of(vm, args[0])?;
    let Format { size, values, .. } = records.format;
    let data = plain_data(vm, records.data).ok_or(Stop::Python)?;
    let n = data.len().saturating_sub(records.at);
    if size == 0 || n % size != 0 {
        return Err(Stop::Python);
    }
    let n_records = n / size;
    vm.charge(n_records.saturating_mul(values + 1) + n / 16)?;
    vm.reserve(n_records.saturating_mul(values.saturating_mul(24) + 48) + n.saturating_mul(2))?;
    // Values are made in the heap, where the bytes are.
    let data = plain_data(vm, records.data).and_then(|data| data.get(records.at..)).unwrap_or_default().to_vec();
    let mut made = Vec::with_capacity(n_records);
    for data in data.chunks_exact(size) {
        made.push(record(vm, &records.format, data));
    }
    records.go_to(vm, records.at + n);
    Ok(vm.heap.new_list(made))
}
