//! `_csv`: rows of the usual dialects, a line at a time.
//!
//! What is out of the ordinary (escapes, rows over several lines, errors) is `None`, and `csv` in Python does it.

use std::ops::Range;

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::num;
use hognose_vm::objects::{DictObj, IterObj, StrObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{Text, TextBuf, TextBuilder};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use crate::io_native;

natives! {
    pub FUNCTIONS: functions of "_csv" {
        split(Value, Value) "line, rules, /";
        record(Value, Value) "names, row, /";
        join(Value, Obj) "row, style, /";
        join_all(Value, Obj) "rows, style, /";
    }
    pub READER: own_methods of "_Reader" {
        raw "__iter__" iter "self, /";
        raw "__next__" next "self, /";
        raw "_rest" rest "self, /";
    }
}

// The slots of a reader, in the order of `__slots__`.
const LINES: usize = 0;
const RULES: usize = 1;
const LINE_NUM: usize = 2;

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

/// The fields of a line that holds a whole row; `None` when it does not, or when something about it is special.
fn split(vm: &mut Vm, line: Value, rules: Value) -> Res {
    let Some(rules) = Rules::of(vm, rules) else { return Ok(Value::NONE) };
    Ok(rules.row(vm, line)?.unwrap_or(Value::NONE))
}

/// Where a reader gets its lines, as far as that is done here: a list, or a `StringIO`.
#[derive(Clone, Copy)]
enum Lines {
    /// The iterator, the list, and the position in it.
    List(u32, u32, usize),
    Stream(Value),
}

/// A reader as it stands.
struct Reader {
    instance: u32,
    lines: Lines,
    rules: Rules,
    line_num: i64,
}

impl Reader {
    fn of(vm: &Vm, value: Value) -> Res<Reader> {
        let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
        let object = vm.heap.instance(instance);
        if vm.library_shapes().is_none_or(|shapes| shapes.csv_reader != object.shape) {
            return Err(Stop::Python);
        }
        let lines = object.slot(LINES);
        let lines = match lines.is(Kind::Iter).map(|iter| (iter, vm.heap.iter(iter))) {
            Some((iter, IterObj::List(list, at))) => Lines::List(iter, list.handle(), *at),
            Some(_) => return Err(Stop::Python),
            None => Lines::Stream(lines),
        };
        let rules = Rules::of(vm, object.slot(RULES)).ok_or(Stop::Python)?;
        let line_num = object.slot(LINE_NUM).as_int().ok_or(Stop::Python)?;
        Ok(Reader { instance, lines, rules, line_num })
    }

    /// So many lines were read.
    fn count(&self, vm: &mut Vm, n: usize) {
        let line_num = vm.heap.new_int(self.line_num.saturating_add_unsigned(n as u64));
        vm.heap.instance_mut(self.instance).set_slot(LINE_NUM, line_num);
    }
}

fn iter(_: &mut Vm, args: &[Value]) -> Res {
    Ok(args[0])
}

/// The next row, if a line holds it. Only then is the line taken.
fn next(vm: &mut Vm, args: &[Value]) -> Res {
    let reader = Reader::of(vm, args[0])?;
    let (line, end) = match reader.lines {
        // One that has ended stands behind all items.
        Lines::List(_, list, at) => (vm.heap.list(list).get(at).copied(), at.saturating_add(1)),
        Lines::Stream(stream) => match io_native::peek_line(vm, stream)? {
            Some((line, end)) => (Some(line), end),
            None => (None, 0),
        },
    };
    let Some(line) = line else {
        if let Lines::List(iter, ..) = reader.lines {
            *vm.heap.iter_mut(iter) = IterObj::Done;
        }
        return Err(vm.stop_iteration(Value::NONE));
    };
    let row = reader.rules.row(vm, line)?.ok_or(Stop::Python)?;
    match reader.lines {
        Lines::List(iter, list, _) => *vm.heap.iter_mut(iter) = IterObj::List(Value::new(Kind::List, list), end),
        Lines::Stream(stream) => io_native::go_to(vm, stream, end)?,
    }
    reader.count(vm, 1);
    Ok(row)
}

/// All rows that are left, when each is in a line.
fn rest(vm: &mut Vm, args: &[Value]) -> Res {
    let reader = Reader::of(vm, args[0])?;
    let mut rows = Vec::new();
    match reader.lines {
        Lines::List(iter, list, mut at) => {
            while let Some(line) = vm.heap.list(list).get(at).copied() {
                rows.push(reader.rules.row(vm, line)?.ok_or(Stop::Python)?);
                at += 1;
            }
            *vm.heap.iter_mut(iter) = IterObj::Done;
        }
        Lines::Stream(stream) => {
            let Some((lines, end)) = io_native::lines_left(vm, stream)? else {
                return Ok(vm.heap.new_list(rows));
            };
            for line in lines {
                rows.push(reader.rules.row(vm, line)?.ok_or(Stop::Python)?);
            }
            io_native::go_to(vm, stream, end)?;
        }
    }
    reader.count(vm, rows.len());
    Ok(vm.heap.new_list(rows))
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

/// How rows are read.
struct Rules {
    delimiter: u32,
    quote: Option<u32>,
    doubled: bool,
    /// The longest field.
    limit: usize,
}

impl Rules {
    /// Those that a tuple says: the delimiter, the quote or `None`, whether quotes are doubled, and a list with the limit.
    fn of(vm: &Vm, rules: Value) -> Option<Rules> {
        let [delimiter, quote, doubled, limit] = *vm.heap.tuple(rules.is(Kind::Tuple)?) else { return None };
        let limit = vm.heap.list(limit.is(Kind::List)?).first()?;
        // A limit that is no small number is larger than any field.
        let limit = limit.as_int().map_or(MOST, |limit| usize::try_from(limit).unwrap_or(0));
        let quote = if quote.is_none() { None } else { Some(char_of(vm, quote)?) };
        Some(Rules { delimiter: char_of(vm, delimiter)?, quote, doubled: doubled.same(Value::TRUE), limit })
    }

    /// The fields of a line that holds a whole row.
    fn row(&self, vm: &mut Vm, line: Value) -> Res<Option<Value>> {
        let Some(handle) = line.is(Kind::Str) else { return Ok(None) };
        let n = vm.heap.text(handle).len();
        vm.charge(n / 8 + 1)?;
        vm.reserve(n.saturating_mul(80))?;
        let fields = match vm.heap.text(handle) {
            Text::Latin1(units) => self.fields(units),
            Text::Two(units) => self.fields(units),
            Text::Four(units) => self.fields(units),
        };
        let Some(fields) = fields else { return Ok(None) };
        let mut row = Vec::with_capacity(fields.len());
        for field in fields {
            if field.range.len() > self.limit {
                return Ok(None);
            }
            row.push(if field.doubled {
                undouble(vm, handle, field.range, self.quote.unwrap_or_default())
            } else {
                hognose_vm::types::str::part(vm, handle, field.range)
            });
        }
        Ok(Some(vm.heap.new_list(row)))
    }

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
    /// That which a tuple says: the delimiter, the quote, whether all is quoted, and the end of a row.
    fn of(vm: &Vm, style: Value) -> Option<Style> {
        let [delimiter, quote, all, end] = *vm.heap.tuple(style.is(Kind::Tuple)?) else { return None };
        let end = vm.text_of(end)?.narrow();
        Some(Style { delimiter: char_of(vm, delimiter)?, quote: char_of(vm, quote)?, all: all.same(Value::TRUE), end })
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
fn join(vm: &mut Vm, row: Value, style: Obj) -> Res {
    let Some(style) = Style::of(vm, style.0) else { return Ok(Value::NONE) };
    let mut out = TextBuilder::new();
    if !style.row(vm, row, &mut out)? {
        return Ok(Value::NONE);
    }
    vm.reserve(out.len().saturating_mul(4))?;
    Ok(vm.heap.new_str_obj(StrObj::new(out.finish())))
}

/// The text of a list of rows, or `None` when something about one of them is special.
fn join_all(vm: &mut Vm, rows: Value, style: Obj) -> Res {
    let Some(style) = Style::of(vm, style.0) else { return Ok(Value::NONE) };
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
