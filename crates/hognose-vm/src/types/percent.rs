//! `%`-formatting of `str` and `bytes`, as long as the arguments are builtin.
//!
//! Formatting changes nothing, so at the first argument whose class decides the whole is left to the twin
//! (`str.__mod__` in the prelude), which begins anew. The twin reads the format with [`percent_piece`],
//! converts each argument in Python and lays it out with [`percent_layout`].

use crate::classes;
use crate::native::SelfStr;
use crate::num;
use crate::stop::{Res, Stop};
use crate::text::percent::{self, Directive, Flags, Percent, Piece, Size};
use crate::text::{Text, TextBuf, TextBuilder};
use crate::types::operator::{Work, to_float};
use crate::types::show;
use crate::value::{Kind, Value};
use crate::vm::Vm;

pub use super::bytearray::set_item as bytearray_set;
pub use super::memoryview::set_item as memoryview_set;

/// `format % args` of strings.
pub fn format(vm: &mut Vm, format: Value, args: Value) -> Res {
    if let Some(text) = super::brief::percent(vm, format, args) {
        return Ok(text);
    }
    let text = vm.heap.text(format.handle());
    let n = text.len();
    let text = text.narrow();
    vm.charge(n / 8)?;
    vm.reserve(n)?;
    let out = run(vm, &text, args, false)?;
    Ok(vm.text(out))
}

/// `format % args` of bytes: the format counts as the Latin-1 text with these bytes.
pub fn format_bytes(vm: &mut Vm, format: Value, args: Value) -> Res {
    let data = crate::native_args::text::bytes_of(vm, format)?;
    vm.charge(data.len() / 8)?;
    let out = run(vm, &TextBuf::Latin1(data), args, true)?;
    let TextBuf::Latin1(data) = out else { return Err(Stop::Python) };
    Ok(super::bytes::like(vm, format, data))
}

/// The arguments, and how far they are used.
struct Arguments {
    args: Value,
    items: Option<Vec<Value>>,
    used: usize,
    mapping: bool,
}

impl Arguments {
    fn new(vm: &mut Vm, args: Value, bytes: bool) -> Res<Arguments> {
        let items = vm.as_kind(args, Kind::Tuple).map(|t| vm.heap.tuple(t).to_vec());
        let mapping = items.is_none() && is_mapping(vm, args, bytes)?;
        Ok(Arguments { args, items, used: 0, mapping })
    }

    fn next(&mut self, vm: &mut Vm) -> Res {
        let found = match &self.items {
            Some(items) => items.get(self.used).copied(),
            None => (self.used == 0).then_some(self.args),
        };
        self.used += 1;
        match found {
            Some(value) if value.is_kind(Kind::Pending) => Err(Stop::Python),
            Some(value) => Ok(value),
            None => Err(vm.type_error(percent::TOO_FEW)),
        }
    }

    fn is_used_up(&self) -> bool {
        match &self.items {
            Some(items) => self.used >= items.len(),
            None => self.used > 0,
        }
    }
}

/// Whether the right operand can be asked for keys: it has `__getitem__`, and is no text.
pub fn is_mapping(vm: &mut Vm, args: Value, bytes: bool) -> Res<bool> {
    if args.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    let payload = vm.unwrap(args);
    Ok(match payload.kind() {
        Kind::Str | Kind::Tuple => false,
        Kind::Bytes | Kind::ByteArray => !bytes,
        Kind::Dict | Kind::List | Kind::Range | Kind::MemoryView | Kind::Array => true,
        _ => vm.special(args, crate::names::GETITEM).is_some(),
    })
}

fn run(vm: &mut Vm, format: &TextBuf, args: Value, bytes: bool) -> Res<TextBuf> {
    let text = format.as_text();
    let mut out = TextBuilder::with_capacity(text.len());
    let mut arguments = Arguments::new(vm, args, bytes)?;
    for piece in Percent::new(text, bytes) {
        let directive = match piece {
            Piece::Literal(range) => {
                out.push_text(text.slice(range));
                continue;
            }
            Piece::Directive(directive) => directive,
        };
        vm.charge(4)?;
        if let Some(key) = &directive.key {
            if !arguments.mapping {
                return Err(vm.type_error(percent::NO_MAPPING));
            }
            if let Some(fault) = key_fault(&directive) {
                return Err(vm.value_error(&fault.0));
            }
            let key = key_value(vm, text.slice(key.clone()), bytes);
            let found = match super::get_item(vm, arguments.args, key)? {
                Some(found) => found,
                None => return Err(Stop::Python),
            };
            // Only one key may be looked up at a time; what follows without a key finds nothing.
            let value = Arguments { args: found, items: None, used: 0, mapping: true };
            let mut one = value;
            one_directive(vm, &directive, &mut one, bytes, &mut out)?;
            if arguments.used == 0 {
                arguments.used = 1;
            }
            continue;
        }
        one_directive(vm, &directive, &mut arguments, bytes, &mut out)?;
    }
    if !arguments.mapping && !arguments.is_used_up() {
        return Err(vm.type_error(if bytes { percent::TOO_MANY_BYTES } else { percent::TOO_MANY }));
    }
    Ok(out.finish())
}

/// The fault of a key that does not end: there is nothing to look up.
fn key_fault(directive: &Directive) -> Option<&crate::text::format::FormatError> {
    directive.fault.as_ref().filter(|fault| fault.0 == "incomplete format key")
}

fn key_value(vm: &mut Vm, key: Text<'_>, bytes: bool) -> Value {
    let key = key.narrow();
    match (bytes, key) {
        (true, TextBuf::Latin1(key)) => vm.heap.new_bytes(key),
        (_, key) => vm.text(key),
    }
}

fn one_directive(
    vm: &mut Vm,
    directive: &Directive,
    arguments: &mut Arguments,
    bytes: bool,
    out: &mut TextBuilder,
) -> Res<()> {
    let mut flags = directive.flags;
    let width = match directive.width {
        Size::Star => {
            let star = arguments.next(vm)?;
            Some(star_width(vm, star, &mut flags)?)
        }
        Size::Number(n) => Some(n),
        Size::None => None,
    };
    let precision = match directive.precision {
        Size::Star => {
            let star = arguments.next(vm)?;
            Some(star_precision(vm, star, bytes)?)
        }
        Size::Number(n) => Some(n),
        Size::None => None,
    };
    if let Some(fault) = &directive.fault {
        return Err(vm.value_error(&fault.0));
    }
    let value = arguments.next(vm)?;
    let shown = convert(vm, directive, flags, width, precision, value, bytes)?;
    vm.charge(shown.len() / 16)?;
    vm.reserve(out.len().saturating_mul(2))?;
    out.push_text(shown.as_text());
    Ok(())
}

/// The width that a `*` takes; a negative one is to the left.
fn star_width(vm: &mut Vm, star: Value, flags: &mut Flags) -> Res<usize> {
    let Some(width) = vm.int_ref(star).map(|i| i.to_i64()) else {
        return Err(vm.type_error(percent::STAR_WANTS_INT));
    };
    let Some(width) = width.filter(|w| *w != i64::MIN) else {
        return Err(vm.overflow_error("Python int too large to convert to C ssize_t"));
    };
    if width < 0 {
        flags.left = true;
    }
    Ok(width.unsigned_abs() as usize)
}

/// The precision that a `*` takes; a negative one is 0.
fn star_precision(vm: &mut Vm, star: Value, _: bool) -> Res<usize> {
    let Some(precision) = vm.int_ref(star).map(|i| i.to_i64()) else {
        return Err(vm.type_error(percent::STAR_WANTS_INT));
    };
    match precision.and_then(|p| i32::try_from(p).ok()) {
        Some(precision) => Ok(usize::try_from(precision).unwrap_or(0)),
        None => Err(vm.overflow_error("Python int too large to convert to C int")),
    }
}

fn reserve(vm: &mut Vm, content: usize, width: Option<usize>, precision: Option<usize>) -> Res<()> {
    match percent::output_len(content, width, precision) {
        Some(n) => {
            vm.charge(n / 16)?;
            vm.reserve(n.saturating_mul(4))
        }
        None => Err(vm.raise_with(classes::MEMORY_ERROR, &[])),
    }
}

/// One argument as a directive shows it. The argument is builtin, or this says [`Stop::Python`].
fn convert(
    vm: &mut Vm,
    directive: &Directive,
    flags: Flags,
    width: Option<usize>,
    precision: Option<usize>,
    value: Value,
    bytes: bool,
) -> Res<TextBuf> {
    let conversion = u8::try_from(directive.conversion).unwrap_or(0);
    if directive.radix().is_some() {
        return integer(vm, directive, flags, width, precision, value);
    }
    if directive.is_float() {
        let Some(f) = to_float(vm, value)? else {
            if matches!(value.kind(), Kind::Instance) && has_number_methods(vm, value) {
                return Err(Stop::Python);
            }
            let name = vm.type_name(value);
            return Err(vm.type_error(if bytes {
                format!("float argument required, not {name}")
            } else {
                format!("must be real number, not {name}")
            }));
        };
        reserve(vm, 330, width, precision)?;
        return Ok(percent::layout_float(f, conversion, flags, width, precision).into());
    }
    match conversion {
        b'c' => {
            let text = if bytes { byte(vm, value)? } else { character(vm, value)? };
            reserve(vm, 1, width, None)?;
            Ok(percent::layout_text(text.as_text(), flags, width, None))
        }
        b's' | b'b' if bytes => {
            let Some(data) = bytes_content(vm, value)? else { return Err(Stop::Python) };
            reserve(vm, data.len(), width, None)?;
            Ok(percent::layout_text(Text::Latin1(&data), flags, width, precision))
        }
        b's' | b'r' | b'a' => {
            let shown = match conversion {
                b's' => show::to_str(vm, value)?,
                b'r' if !bytes => show::repr(vm, value)?,
                _ => show::ascii(vm, value)?,
            };
            let n = vm.text_of(shown).map_or(0, |t| t.len());
            reserve(vm, n, width, None)?;
            let text = vm.text_of(shown).unwrap_or(Text::EMPTY);
            Ok(percent::layout_text(text, flags, width, precision))
        }
        _ => Err(vm.value_error(&directive.unsupported(bytes).0)),
    }
}

/// Whether the class of an object offers conversion to a number.
fn has_number_methods(vm: &mut Vm, value: Value) -> bool {
    use crate::names;
    [names::FLOAT, names::INDEX, names::INT].iter().any(|name| vm.special(value, *name).is_some())
}

fn integer(
    vm: &mut Vm,
    directive: &Directive,
    flags: Flags,
    width: Option<usize>,
    precision: Option<usize>,
    value: Value,
) -> Res<TextBuf> {
    let conversion = u8::try_from(directive.conversion).unwrap_or(b'd');
    let radix = directive.radix().unwrap_or(10);
    let int = match (vm.int_owned(value), vm.float_of(value)) {
        (Some(int), _) => int,
        (None, Some(f)) if radix == 10 => match num::int::from_f64(f) {
            Ok(int) => int,
            Err(fault) => return Err(vm.fault(fault)),
        },
        _ => {
            if matches!(value.kind(), Kind::Instance) && has_number_methods(vm, value) {
                return Err(Stop::Python);
            }
            let (name, wanted) =
                (vm.type_name(value), if radix == 10 { "a real number" } else { "an integer" });
            let shown = char::from(conversion);
            return Err(vm.type_error(format!("%{shown} format: {wanted} is required, not {name}")));
        }
    };
    let limit = vm.max_str_digits;
    let mut work = Work(&mut vm.meter);
    let digits = if radix == 10 {
        int.as_ref().to_decimal(limit, &mut work)
    } else {
        int.as_ref().to_radix(radix, &mut work).map_err(num::Error::Stop)
    };
    let digits = match digits {
        Ok(digits) => digits,
        Err(error) => return Err(vm.num_error(error)),
    };
    reserve(vm, digits.len(), width, precision)?;
    let negative = int.as_ref().is_negative();
    let digits = digits.trim_start_matches('-');
    Ok(percent::layout_integer(negative, digits, conversion, flags, width, precision).into())
}

/// What `%c` of a string shows.
fn character(vm: &mut Vm, value: Value) -> Res<TextBuf> {
    if let Some(text) = vm.text_of(value) {
        let n = text.len();
        if n == 1 {
            return Ok(text.narrow());
        }
        let text = format!("%c requires an int or a unicode character, not a string of length {n}");
        return Err(vm.type_error(text));
    }
    let Some(code) = vm.int_ref(value).map(|i| i.to_i64()) else {
        if value.is_kind(Kind::Instance) && vm.special(value, crate::names::INDEX).is_some() {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        return Err(vm.type_error(format!("%c requires an int or a unicode character, not {name}")));
    };
    match code.and_then(percent::character) {
        Some(text) => Ok(text),
        None => Err(vm.overflow_error("%c arg not in range(0x110000)")),
    }
}

/// What `%c` of bytes shows.
fn byte(vm: &mut Vm, value: Value) -> Res<TextBuf> {
    let payload = vm.unwrap(value);
    if matches!(payload.kind(), Kind::Bytes | Kind::ByteArray) {
        let data = vm.bytes_like(payload).map(|d| d.into_owned()).unwrap_or_default();
        if data.len() == 1 {
            return Ok(TextBuf::Latin1(data));
        }
        let what = if payload.is_kind(Kind::Bytes) { "bytes" } else { "bytearray" };
        let text = format!(
            "%c requires an integer in range(256) or a single byte, not a {what} object of length {}",
            data.len()
        );
        return Err(vm.type_error(text));
    }
    let Some(code) = vm.int_ref(value).map(|i| i.to_i64()) else {
        if value.is_kind(Kind::Instance) && vm.special(value, crate::names::INDEX).is_some() {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        let text = format!("%c requires an integer in range(256) or a single byte, not {name}");
        return Err(vm.type_error(text));
    };
    match code.and_then(|c| u8::try_from(c).ok()) {
        Some(byte) => Ok(TextBuf::Latin1(vec![byte])),
        None => Err(vm.overflow_error("%c arg not in range(256)")),
    }
}

/// What `%s` and `%b` of bytes show: the bytes of a bytes-like object; `None` where `__bytes__` decides.
fn bytes_content(vm: &mut Vm, value: Value) -> Res<Option<Vec<u8>>> {
    if value.is_kind(Kind::Instance)
        && vm.special(value, crate::names::BYTES).is_some_and(|f| !f.is_kind(Kind::Native))
    {
        return Ok(None);
    }
    match vm.gathered_bytes(value).map(|d| d.into_owned()) {
        Some(data) => Ok(Some(data)),
        None if vm.lends_bytes(value) => Ok(None),
        None => {
            let text = |name| format!("%b requires a bytes-like object, or an object that implements __bytes__, not '{name}'");
            Err(super::memoryview::refuse_bytes(vm, value, text))
        }
    }
}

// What the twin is made of.

fn size(vm: &mut Vm, size: Size) -> Value {
    match size {
        Size::None => Value::NONE,
        Size::Number(n) => vm.heap.new_int(n as i64),
        Size::Star => Value::TRUE,
    }
}

/// `_vm.percent_apart(text, args)`: where a format shows objects by `%s` and `%r` and nothing else is wrong with it, the format to show
/// their texts by, and for each argument `'s'`, `'r'` or `None` as it is to be put in place of the object; else `None`.
pub fn percent_apart(vm: &mut Vm, s: SelfStr, args: Value) -> Res {
    let text = vm.heap.text(s.0).narrow();
    vm.charge(text.as_text().len() / 4)?;
    Ok(match apart(vm, text, args) {
        Some((text, mut row)) => {
            row.insert(0, vm.text(text));
            vm.heap.new_tuple(row)
        }
        None => Value::NONE,
    })
}

/// Arguments of more than these are shown one by one.
const APART: usize = 32;

fn apart(vm: &mut Vm, text: TextBuf, args: Value) -> Option<(TextBuf, Vec<Value>)> {
    let TextBuf::Latin1(mut units) = text else { return None };
    let items = match vm.as_kind(args, Kind::Tuple) {
        Some(tuple) => vm.heap.tuple(tuple).to_vec(),
        None => vec![args],
    };
    if items.len() > APART {
        return None;
    }
    let (mut row, mut letters) = (Vec::with_capacity(items.len() + 1), Vec::new());
    for piece in Percent::new(Text::Latin1(&units), false) {
        let Piece::Directive(directive) = piece else { continue };
        let is_sized = !matches!(directive.width, Size::Star) && !matches!(directive.precision, Size::Star);
        if directive.key.is_some() || directive.fault.is_some() || !is_sized {
            return None;
        }
        let kind = items.get(row.len())?.kind();
        let conversion = u8::try_from(directive.conversion).ok()?;
        row.push(match (conversion, kind) {
            (b's' | b'r', Kind::None | Kind::Bool | Kind::Int | Kind::Wide | Kind::Big | Kind::Float | Kind::Str) => Value::NONE,
            (b'd' | b'i' | b'u', Kind::Bool | Kind::Int | Kind::Wide | Kind::Big) => Value::NONE,
            (b'x' | b'X' | b'o', Kind::Bool | Kind::Int | Kind::Wide | Kind::Big) => Value::NONE,
            (b'e' | b'E' | b'f' | b'F' | b'g' | b'G', Kind::Bool | Kind::Int | Kind::Float) => Value::NONE,
            (_, Kind::Pending) => return None,
            (b's' | b'r', _) => {
                // What `repr` gave is shown as it is.
                letters.push(directive.at);
                vm.char(directive.conversion)
            }
            _ => return None,
        });
    }
    // Where there is no object, the caller would ask the same again.
    if letters.is_empty() {
        return None;
    }
    for at in letters {
        *units.get_mut(at)? = b's';
    }
    (row.len() == items.len()).then_some((TextBuf::Latin1(units), row))
}

/// `_vm.percent_piece(text, at, bytes)`: `None` at the end, `(next, literal)`, or
/// `(next, key, width, precision, conversion, fault)`. A size is `None`, a number, or `True` for `*`; the key is
/// `None` or a string; the fault is `None` or the text of a `ValueError`.
pub fn percent_piece(vm: &mut Vm, s: SelfStr, at: Value, bytes: Value) -> Res {
    let at = at.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(usize::MAX);
    let text = vm.heap.text(s.0).narrow();
    let mut pieces = Percent::resume(text.as_text(), bytes.as_bool() == Some(true), at);
    let Some(piece) = pieces.next() else { return Ok(Value::NONE) };
    let next = vm.heap.new_int(pieces.position() as i64);
    let directive = match piece {
        Piece::Literal(range) => {
            let literal = super::str::part(vm, s.0, range);
            return Ok(vm.heap.new_tuple([next, literal]));
        }
        Piece::Directive(directive) => directive,
    };
    let key = match directive.key {
        Some(range) => super::str::part(vm, s.0, range),
        None => Value::NONE,
    };
    let (width, precision) = (size(vm, directive.width), size(vm, directive.precision));
    let conversion = vm.char(directive.conversion);
    let fault = match directive.fault {
        Some(fault) => vm.str(&fault.0),
        None => Value::NONE,
    };
    Ok(vm.heap.new_tuple([next, key, width, precision, conversion, fault]))
}

/// `_vm.percent_layout(text, at, bytes, width, precision, value)`: lays out a converted, builtin value as the
/// directive at a position says; for `%s`, `%r` and `%a` that is a string. Sizes are `None` or what [`percent_piece`] or a `*` gave.
pub fn percent_layout(
    vm: &mut Vm,
    s: SelfStr,
    at: Value,
    bytes: Value,
    width: Value,
    precision: Value,
    value: Value,
) -> Res {
    let bytes = bytes.as_bool() == Some(true);
    let at = at.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(usize::MAX);
    let text = vm.heap.text(s.0).narrow();
    let Some(Piece::Directive(directive)) = Percent::resume(text.as_text(), bytes, at).next() else {
        return Ok(crate::names::EMPTY);
    };
    let mut flags = directive.flags;
    let width = match width.is_none() {
        true => None,
        false => Some(star_width(vm, width, &mut flags)?),
    };
    let precision = match precision.is_none() {
        true => None,
        false => Some(star_precision(vm, precision, bytes)?),
    };
    // What `repr` and `str` gave is laid out as it is.
    let shown = match (u8::try_from(directive.conversion), value.is(Kind::Str)) {
        (Ok(b's' | b'r' | b'a'), Some(handle)) => {
            let n = vm.heap.text(handle).len();
            reserve(vm, n, width, None)?;
            percent::layout_text(vm.heap.text(handle), flags, width, precision)
        }
        _ => convert(vm, &directive, flags, width, precision, value, bytes)?,
    };
    Ok(vm.text(shown))
}

/// `_vm.percent_is_mapping(args, bytes)`.
pub fn percent_is_mapping(vm: &mut Vm, args: Value, bytes: Value) -> Res {
    is_mapping(vm, args, bytes.as_bool() == Some(true)).map(Value::bool)
}
