//! `_csv`: rows of the usual dialects, a line at a time.
//!
//! What is out of the ordinary (escapes, rows over several lines, errors) is `None`, and `csv` in Python does it.

use std::ops::Range;

use hognose_vm::native::Obj;
use hognose_vm::native_args::Truth;
use hognose_vm::natives;
use hognose_vm::num;
use hognose_vm::objects::{DictObj, StrObj};
use hognose_vm::stop::Res;
use hognose_vm::text::{Text, TextBuf, TextBuilder};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_csv" {
        split(Value, Value, Value) "line, rules, limit, /";
        record(Value, Value) "names, row, /";
        join(Value, Obj, Obj, Truth, Obj) "row, delimiter, quotechar, all_quoted, lineterminator, /";
        join_all(Value, Obj, Obj, Truth, Obj) "rows, delimiter, quotechar, all_quoted, lineterminator, /";
    }
}

/// Where a field stands in its line, and whether quotes in it are doubled.
struct Field {
    range: Range<usize>,
    doubled: bool,
}

/// The longest field that is taken when the limit is a large integer.
const MOST: usize = 1 << 30;
const NEWLINE: u32 = '\n' as u32;
const RETURN: u32 = '\r' as u32;

/// The code point of a text of one character.
fn char_of(vm: &Vm, value: Value) -> Option<u32> {
    let text = vm.text_of(value)?;
    let mut codes = text.iter();
    codes.next().filter(|_| codes.next().is_none())
}

/// The fields of a line that holds a whole row; `None` when it does not, or when something about it is special. The rules are
/// the delimiter, the quote or `None`, and whether quotes are doubled.
fn split(vm: &mut Vm, line: Value, rules: Value, limit: Value) -> Res {
    let (Some(handle), Some(rules)) = (line.is(Kind::Str), rules.is(Kind::Tuple)) else {
        return Ok(Value::NONE);
    };
    let [delimiter, quote, doubled] = *vm.heap.tuple(rules) else { return Ok(Value::NONE) };
    let Some(delimiter) = char_of(vm, delimiter) else { return Ok(Value::NONE) };
    let (quote, doubled) = (char_of(vm, quote), doubled.same(Value::TRUE));
    let n = vm.heap.text(handle).len();
    vm.charge(n / 8)?;
    vm.reserve(n.saturating_mul(80))?;
    let rules = Rules { delimiter, quote, doubled };
    let fields = match vm.heap.text(handle) {
        Text::Latin1(units) => rules.fields(units),
        Text::Two(units) => rules.fields(units),
        Text::Four(units) => rules.fields(units),
    };
    let Some(fields) = fields else { return Ok(Value::NONE) };
    // A limit that is no small number is larger than any field, or Python says what is wrong with it.
    let limit = limit.as_int().map_or(MOST, |limit| usize::try_from(limit).unwrap_or(0));
    if fields.iter().any(|field| field.range.len() > limit) {
        return Ok(Value::NONE);
    }
    let mut row = Vec::with_capacity(fields.len());
    for field in fields {
        row.push(if field.doubled {
            undouble(vm, handle, field.range, rules.quote.unwrap_or_default())
        } else {
            hognose_vm::types::str::part(vm, handle, field.range)
        });
    }
    Ok(vm.heap.new_list(row))
}

/// A dict of a row: names that are texts, and as many fields. `None` for anything else.
fn record(vm: &mut Vm, names: Value, row: Value) -> Res {
    let (Some(names), Some(row)) = (names.is(Kind::List), row.is(Kind::List)) else { return Ok(Value::NONE) };
    let n = vm.heap.list(row).len();
    let known = vm.heap.list(names);
    if known.len() != n || !known.iter().all(|name| name.is_kind(Kind::Str)) {
        return Ok(Value::NONE);
    }
    vm.charge(n)?;
    vm.reserve(n.saturating_mul(64))?;
    let dict = vm.heap.new_dict(DictObj::with_capacity(n));
    for at in 0..n {
        let name = vm.heap.list(names).get(at).copied().unwrap_or_default();
        let field = vm.heap.list(row).get(at).copied().unwrap_or_default();
        vm.dict_set(dict.handle(), name, field)?;
    }
    Ok(dict)
}

/// A field with one quote for each two.
fn undouble(vm: &mut Vm, handle: u32, range: Range<usize>, quote: u32) -> Value {
    let mut after_quote = false;
    let codes: Vec<u32> = vm.heap.text(handle).slice(range).iter().collect();
    let kept = codes.into_iter().filter(|code| {
        after_quote = *code == quote && !after_quote;
        *code != quote || after_quote
    });
    let text = TextBuf::from_codes(kept);
    vm.heap.new_text(text)
}

struct Rules {
    delimiter: u32,
    quote: Option<u32>,
    doubled: bool,
}

impl Rules {
    fn fields<U: Copy + Into<u32>>(&self, units: &[U]) -> Option<Vec<Field>> {
        let at = |i: usize| units.get(i).map(|unit| (*unit).into());
        let mut end = units.len();
        while end > 0 && matches!(at(end - 1), Some(NEWLINE | RETURN)) {
            end -= 1;
        }
        let mut fields = Vec::new();
        if end == 0 {
            return Some(fields);
        }
        let mut i = 0;
        loop {
            if self.quote.is_some() && i < end && at(i) == self.quote {
                let start = i + 1;
                i = start;
                let mut doubled = false;
                // To the quote that ends it; one that does not come goes on in the next line.
                loop {
                    if i >= end {
                        return None;
                    }
                    if at(i) != self.quote {
                        i += 1;
                    } else if self.doubled && i + 1 < end && at(i + 1) == self.quote {
                        doubled = true;
                        i += 2;
                    } else {
                        break;
                    }
                }
                fields.push(Field { range: start..i, doubled });
                i += 1;
                // More text behind it is a matter of how strict the dialect is.
                if i < end && at(i) != Some(self.delimiter) {
                    return None;
                }
            } else {
                let start = i;
                let rest = units.get(i..end).unwrap_or_default();
                let special = |code: u32| code == self.delimiter || code == NEWLINE || code == RETURN;
                i += rest.iter().position(|unit| special((*unit).into())).unwrap_or(rest.len());
                if i < end && at(i) != Some(self.delimiter) {
                    return None;
                }
                fields.push(Field { range: start..i, doubled: false });
            }
            if i >= end {
                return Some(fields);
            }
            i += 1;
        }
    }
}

/// How rows are written.
struct Style {
    delimiter: u32,
    quote: u32,
    all: bool,
    /// What ends a row.
    end: TextBuf,
}

impl Style {
    fn of(vm: &Vm, delimiter: Value, quote: Value, all: bool, end: Value) -> Option<Style> {
        let end = vm.text_of(end)?.narrow();
        Some(Style { delimiter: char_of(vm, delimiter)?, quote: char_of(vm, quote)?, all, end })
    }

    fn is_special(&self, code: u32) -> bool {
        code == self.delimiter || code == self.quote || code == NEWLINE || code == RETURN || self.end.as_text().iter().any(|c| c == code)
    }

    fn field(&self, text: Text<'_>, quoted: bool, out: &mut TextBuilder) {
        let special = text.iter().any(|code| self.is_special(code));
        if !special && !quoted {
            return out.push_text(text);
        }
        out.push(self.quote);
        for code in text.iter() {
            if code == self.quote {
                out.push(code);
            }
            out.push(code);
        }
        out.push(self.quote);
    }

    /// Writes a row of texts, numbers and `None`; whether it is one.
    fn row(&self, vm: &mut Vm, row: Value, out: &mut TextBuilder) -> Res<bool> {
        let n = match row.kind() {
            Kind::List => vm.heap.list(row.handle()).len(),
            Kind::Tuple => vm.heap.tuple(row.handle()).len(),
            _ => return Ok(false),
        };
        vm.charge(n)?;
        let begin = out.len();
        for at in 0..n {
            let item = match row.kind() {
                Kind::List => vm.heap.list(row.handle()).get(at).copied(),
                _ => vm.heap.tuple(row.handle()).get(at).copied(),
            };
            let Some(item) = item else { return Ok(false) };
            if at > 0 {
                out.push(self.delimiter);
            }
            match item.kind() {
                Kind::Str => {
                    let text = vm.heap.text(item.handle());
                    let n = text.len();
                    if n > 64 {
                        vm.charge(n / 16)?;
                        vm.reserve((out.len() + n).saturating_mul(3))?;
                    }
                    self.field(vm.heap.text(item.handle()), self.all, out);
                }
                Kind::None => self.field(Text::EMPTY, self.all, out),
                Kind::Bool => self.field(Text::Latin1(if item.same(Value::TRUE) { b"True" } else { b"False" }), self.all, out),
                Kind::Int => {
                    let Some(n) = item.as_int() else { return Ok(false) };
                    self.field(Text::Latin1(n.to_string().as_bytes()), self.all, out);
                }
                Kind::Float => {
                    let shown = num::float_text::repr(item.as_float().unwrap_or(0.0));
                    self.field(Text::Latin1(shown.as_bytes()), self.all, out);
                }
                _ => return Ok(false),
            }
        }
        // A row of one empty field has to be told from an empty row.
        if n == 1 && out.len() == begin {
            return Ok(false);
        }
        out.push_text(self.end.as_text());
        Ok(true)
    }
}

/// The text of a row, or `None` when something about it is special.
fn join(vm: &mut Vm, row: Value, delimiter: Obj, quote: Obj, all: Truth, end: Obj) -> Res {
    let Some(style) = Style::of(vm, delimiter.0, quote.0, all.0, end.0) else { return Ok(Value::NONE) };
    let mut out = TextBuilder::new();
    if !style.row(vm, row, &mut out)? {
        return Ok(Value::NONE);
    }
    vm.reserve(out.len().saturating_mul(4))?;
    Ok(vm.heap.new_str_obj(StrObj::new(out.finish())))
}

/// The text of a list of rows, or `None` when something about one of them is special.
fn join_all(vm: &mut Vm, rows: Value, delimiter: Obj, quote: Obj, all: Truth, end: Obj) -> Res {
    let Some(style) = Style::of(vm, delimiter.0, quote.0, all.0, end.0) else { return Ok(Value::NONE) };
    let Some(list) = rows.is(Kind::List) else { return Ok(Value::NONE) };
    let mut out = TextBuilder::new();
    let mut at = 0;
    while let Some(row) = vm.heap.list(list).get(at).copied() {
        if !style.row(vm, row, &mut out)? {
            return Ok(Value::NONE);
        }
        if at % 64 == 0 {
            vm.reserve(out.len().saturating_mul(8))?;
        }
        at += 1;
    }
    Ok(vm.heap.new_str_obj(StrObj::new(out.finish())))
}
