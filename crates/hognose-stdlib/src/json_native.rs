//! `_json_native`: JSON text to builtin objects and back, without recursion and on the meter.

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::num;
use hognose_vm::objects::*;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{Text, TextBuilder};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_json_native" {
        scan(Obj, Obj, Obj) "text, start, strict, /";
        encode(Value, Obj, Obj, Obj, Obj, Obj, Obj, Obj) "obj, skipkeys, ensure_ascii, allow_nan, indent, key_separator, item_separator, sort_keys, /";
    }
}

/// How deep JSON may nest.
const MAX_DEPTH: usize = 5000;

/// Why a text is no JSON.
struct Bad(&'static str, usize);

enum Failure {
    Bad(Bad),
    Stop(Stop),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        Failure::Stop(stop)
    }
}

impl From<Bad> for Failure {
    fn from(bad: Bad) -> Self {
        Failure::Bad(bad)
    }
}

/// A container that is being read.
enum Open {
    List(Vec<Value>),
    Dict(DictObj, Value),
}

fn scan(vm: &mut Vm, text: Obj, start: Obj, strict: Obj) -> Res {
    let Some(handle) = vm.as_kind(text.0, Kind::Str) else {
        let name = vm.type_name(text.0);
        return Err(vm.type_error(format!("first argument must be a string, not {name}")));
    };
    let start = start.0.as_int().unwrap_or(0).max(0) as usize;
    let strict = strict.0.same(Value::TRUE);
    let n = vm.heap.text(handle).len();
    vm.charge((n.saturating_sub(start)) / 2)?;
    vm.reserve(n * 2)?;
    // The text is copied once, so that the heap can be changed while it is read.
    let source = vm.heap.text(handle).narrow();
    let mut reader = Reader { text: source.as_text(), at: start, strict, keys: Vec::new() };
    match reader.value(vm) {
        Ok(value) => {
            let end = vm.heap.new_int(reader.at as i64);
            Ok(vm.heap.new_tuple([value, end]))
        }
        Err(Failure::Bad(Bad(message, at))) => {
            let message = vm.str(message);
            let at = vm.heap.new_int(at as i64);
            Ok(vm.heap.new_tuple([message, at, Value::NONE]))
        }
        Err(Failure::Stop(stop)) => Err(stop),
    }
}

struct Reader<'a> {
    text: Text<'a>,
    at: usize,
    strict: bool,
    /// Keys seen in this document: records repeat theirs.
    keys: Vec<(i64, Value)>,
}

impl Reader<'_> {
    #[inline]
    fn peek(&self) -> Option<u32> {
        match self.text {
            Text::Latin1(units) => units.get(self.at).map(|u| *u as u32),
            _ => self.text.get(self.at),
        }
    }

    fn skip_spaces(&mut self) {
        while let Some(0x20 | 0x09 | 0x0a | 0x0d) = self.peek() {
            self.at += 1;
        }
    }

    fn value(&mut self, vm: &mut Vm) -> Result<Value, Failure> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            // A value begins here.
            let at = self.at;
            let mut value = match self.peek() {
                Some(0x22) => {
                    self.at += 1;
                    self.string(vm, false)?
                }
                Some(0x7b) => {
                    self.at += 1;
                    self.skip_spaces();
                    if self.peek() == Some(0x7d) {
                        self.at += 1;
                        vm.heap.new_dict(DictObj::default())
                    } else {
                        if open.len() >= MAX_DEPTH {
                            return Err(too_deep(vm).into());
                        }
                        let key = self.key(vm, "Expecting property name enclosed in double quotes")?;
                        open.push(Open::Dict(DictObj::default(), key));
                        continue;
                    }
                }
                Some(0x5b) => {
                    self.at += 1;
                    self.skip_spaces();
                    if self.peek() == Some(0x5d) {
                        self.at += 1;
                        vm.heap.new_list(Vec::new())
                    } else {
                        if open.len() >= MAX_DEPTH {
                            return Err(too_deep(vm).into());
                        }
                        open.push(Open::List(Vec::new()));
                        continue;
                    }
                }
                Some(0x2d | 0x30..=0x39) => self.number(vm)?,
                Some(_) => match self.word() {
                    Some(value) => value,
                    None => return Err(Bad("Expecting value", at).into()),
                },
                None => return Err(Bad("Expecting value", at).into()),
            };
            // A value ended: it goes into what is open.
            loop {
                let Some(top) = open.last_mut() else { return Ok(value) };
                self.skip_spaces();
                let next = self.peek();
                match top {
                    Open::List(items) => {
                        items.push(value);
                        match next {
                            Some(0x2c) => {
                                let comma = self.at;
                                self.at += 1;
                                self.skip_spaces();
                                if self.peek() == Some(0x5d) {
                                    return Err(Bad("Illegal trailing comma before end of array", comma).into());
                                }
                                break;
                            }
                            Some(0x5d) => {
                                self.at += 1;
                                let Some(Open::List(mut items)) = open.pop() else { return Ok(value) };
                                items.shrink_to_fit();
                                value = vm.heap.new_list(items);
                            }
                            _ => return Err(Bad("Expecting ',' delimiter", self.at).into()),
                        }
                    }
                    Open::Dict(dict, key) => {
                        set(vm, dict, *key, value);
                        match next {
                            Some(0x2c) => {
                                let comma = self.at;
                                self.at += 1;
                                self.skip_spaces();
                                if self.peek() == Some(0x7d) {
                                    return Err(Bad("Illegal trailing comma before end of object", comma).into());
                                }
                                let found =
                                    self.key(vm, "Expecting property name enclosed in double quotes")?;
                                if let Some(Open::Dict(_, key)) = open.last_mut() {
                                    *key = found;
                                }
                                break;
                            }
                            Some(0x7d) => {
                                self.at += 1;
                                let Some(Open::Dict(dict, _)) = open.pop() else { return Ok(value) };
                                value = vm.heap.new_dict(dict);
                            }
                            _ => return Err(Bad("Expecting ',' delimiter", self.at).into()),
                        }
                    }
                }
            }
        }
    }

    /// A key and its colon.
    fn key(&mut self, vm: &mut Vm, message: &'static str) -> Result<Value, Failure> {
        if self.peek() != Some(0x22) {
            return Err(Bad(message, self.at).into());
        }
        self.at += 1;
        let key = self.string(vm, true)?;
        self.skip_spaces();
        if self.peek() != Some(0x3a) {
            return Err(Bad("Expecting ':' delimiter", self.at).into());
        }
        self.at += 1;
        self.skip_spaces();
        Ok(key)
    }

    /// A string behind its quote.
    fn string(&mut self, vm: &mut Vm, key: bool) -> Result<Value, Failure> {
        let begin = self.at - 1;
        if let Text::Latin1(units) = self.text {
            let rest = &units[self.at..];
            let end = rest.iter().position(|b| *b == b'"' || *b == b'\\' || *b < 0x20);
            if let Some(n) = end
                && rest[n] == b'"'
            {
                let chunk = &rest[..n];
                self.at += n + 1;
                return Ok(self.text_value(vm, Text::Latin1(chunk), key));
            }
        }
        let mut out = TextBuilder::new();
        loop {
            let at = self.at;
            let Some(code) = self.peek() else { return Err(Bad("Unterminated string starting at", begin).into()) };
            self.at += 1;
            match code {
                0x22 => break,
                0x5c => {
                    let Some(letter) = self.peek() else {
                        return Err(Bad("Unterminated string starting at", begin).into());
                    };
                    self.at += 1;
                    let plain = match letter {
                        0x22 | 0x5c | 0x2f => letter,
                        0x62 => 8,
                        0x66 => 12,
                        0x6e => 10,
                        0x72 => 13,
                        0x74 => 9,
                        0x75 => {
                            let mut code = self.hexadecimal(at + 1)?;
                            if (0xd800..0xdc00).contains(&code)
                                && self.peek() == Some(0x5c)
                                && self.text.get(self.at + 1) == Some(0x75)
                            {
                                let back = self.at;
                                self.at += 2;
                                let low = self.hexadecimal(back + 1)?;
                                if (0xdc00..0xe000).contains(&low) {
                                    code = 0x10000 + ((code - 0xd800) << 10 | (low - 0xdc00));
                                } else {
                                    self.at = back;
                                }
                            }
                            code
                        }
                        _ => return Err(Bad("Invalid \\escape", at).into()),
                    };
                    out.push(plain);
                }
                0..=0x1f if self.strict => return Err(Bad("Invalid control character at", at).into()),
                _ => out.push(code),
            }
        }
        let text = out.finish();
        Ok(self.text_value(vm, text.as_text(), key))
    }

    /// Four hexadecimal digits, behind which something has to stand, as in CPython.
    fn hexadecimal(&mut self, at: usize) -> Result<u32, Bad> {
        if self.text.len() <= self.at + 4 {
            return Err(Bad("Invalid \\uXXXX escape", at));
        }
        let mut code = 0;
        for i in 0..4 {
            let digit = self.text.get(self.at + i).and_then(char::from_u32).and_then(|c| c.to_digit(16));
            code = code * 16 + digit.ok_or(Bad("Invalid \\uXXXX escape", at))?;
        }
        self.at += 4;
        Ok(code)
    }

    fn text_value(&mut self, vm: &mut Vm, text: Text<'_>, key: bool) -> Value {
        if !key {
            return vm.heap.new_text(text.narrow());
        }
        let hash = hognose_vm::text::hash::hash(text, 0);
        if let Some((_, value)) = self.keys.iter().find(|(h, v)| *h == hash && vm.heap.text(v.handle()) == text) {
            return *value;
        }
        let value = vm.heap.new_text(text.narrow());
        vm.str_hash(value.handle());
        if self.keys.len() < 64 {
            self.keys.push((hash, value));
        }
        value
    }

    fn number(&mut self, vm: &mut Vm) -> Result<Value, Failure> {
        let begin = self.at;
        let mut digits = Vec::new();
        let take = |reader: &mut Self, digits: &mut Vec<u8>| {
            let from = digits.len();
            while let Some(code @ 0x30..=0x39) = reader.peek() {
                digits.push(code as u8);
                reader.at += 1;
            }
            digits.len() - from
        };
        if self.peek() == Some(0x2d) {
            digits.push(b'-');
            self.at += 1;
        }
        if self.peek() == Some(0x30) {
            digits.push(b'0');
            self.at += 1;
        } else if take(self, &mut digits) == 0 {
            // `-Infinity`
            if digits == b"-" && self.starts("Infinity") {
                self.at += 8;
                return Ok(Value::float(f64::NEG_INFINITY));
            }
            self.at = begin;
            return Err(Bad("Expecting value", begin).into());
        }
        let whole = (self.at, digits.len());
        let mut float = false;
        if self.peek() == Some(0x2e) {
            digits.push(b'.');
            self.at += 1;
            if take(self, &mut digits) > 0 {
                float = true;
            } else {
                self.at = whole.0;
                digits.truncate(whole.1);
            }
        }
        let mantissa = (self.at, digits.len());
        if let Some(0x65 | 0x45) = self.peek() {
            digits.push(b'e');
            self.at += 1;
            if let Some(sign @ (0x2b | 0x2d)) = self.peek() {
                digits.push(sign as u8);
                self.at += 1;
            }
            if take(self, &mut digits) > 0 {
                float = true;
            } else {
                self.at = mantissa.0;
                digits.truncate(mantissa.1);
            }
        }
        let text = String::from_utf8(digits).unwrap_or_default();
        if float {
            return Ok(Value::float(text.parse().unwrap_or(0.0)));
        }
        if text.len() < 18
            && let Ok(i) = text.parse::<i64>()
        {
            return Ok(vm.heap.new_int(i));
        }
        let limit = vm.max_str_digits;
        let mut work = hognose_vm::types::operator::Work(&mut vm.meter);
        match num::int::parse_int(text.as_bytes(), 10, limit, &mut work) {
            Ok(Some(int)) => Ok(vm.int(int)),
            Ok(None) => Err(Bad("Expecting value", begin).into()),
            Err(error) => Err(vm.num_error(error).into()),
        }
    }

    fn starts(&self, word: &str) -> bool {
        word.bytes().enumerate().all(|(i, b)| self.text.get(self.at + i) == Some(b as u32))
    }

    /// `true` and its kin.
    fn word(&mut self) -> Option<Value> {
        let words = [
            ("null", Value::NONE),
            ("true", Value::TRUE),
            ("false", Value::FALSE),
            ("NaN", Value::float(f64::NAN)),
            ("Infinity", Value::float(f64::INFINITY)),
        ];
        let (word, value) = words.into_iter().find(|(word, _)| self.starts(word))?;
        self.at += word.len();
        Some(value)
    }
}

fn too_deep(vm: &mut Vm) -> Stop {
    let text = "maximum recursion depth exceeded while decoding a JSON document";
    vm.raise(hognose_vm::classes::RECURSION_ERROR, text)
}

fn set(vm: &mut Vm, dict: &mut DictObj, key: Value, value: Value) {
    let hash = vm.str_hash(key.handle());
    let found = dict.find(hash, |k| Ok::<bool, ()>(k.same(key) || vm.same_text(k, key))).ok().flatten();
    match found {
        Some(at) => dict.entries[at].value = value,
        None => dict.insert_new(hash, key, value),
    }
}

/// How a document is written.
struct Style {
    skip_keys: bool,
    ascii: bool,
    allow_nan: bool,
    indent: Option<String>,
    key_separator: String,
    item_separator: String,
    sort: bool,
}

/// A container that is being written: its items, the next one.
enum Writing {
    List(Value, usize),
    /// `written`: whether some item came before, and was not skipped.
    Dict { items: Vec<(Value, Value)>, at: usize, written: bool, dict: Value },
}

#[allow(clippy::too_many_arguments)]
fn encode(
    vm: &mut Vm,
    object: Value,
    skip_keys: Obj,
    ascii: Obj,
    allow_nan: Obj,
    indent: Obj,
    key_separator: Obj,
    item_separator: Obj,
    sort: Obj,
) -> Res {
    let indent = match indent.0.kind() {
        Kind::None => None,
        Kind::Str => Some(vm.show(indent.0)),
        _ => match indent.0.as_int() {
            Some(n) => {
                let n = n.clamp(0, 1 << 20) as usize;
                vm.reserve(n)?;
                Some(" ".repeat(n))
            }
            None => return Ok(Value::NONE),
        },
    };
    let style = Style {
        skip_keys: vm.truth(skip_keys.0)?,
        ascii: vm.truth(ascii.0)?,
        allow_nan: vm.truth(allow_nan.0)?,
        indent,
        key_separator: vm.show(key_separator.0),
        item_separator: vm.show(item_separator.0),
        sort: vm.truth(sort.0)?,
    };
    let mut out = TextBuilder::new();
    let mut open: Vec<Writing> = Vec::new();
    let mut value = object;
    loop {
        // Writes one value, or opens a container.
        vm.charge(2)?;
        match value.kind() {
            Kind::List | Kind::Tuple => {
                if nested_in(&open, value) {
                    return Ok(Value::NONE);
                }
                let n = match value.kind() {
                    Kind::List => vm.heap.list(value.handle()).len(),
                    _ => vm.heap.tuple(value.handle()).len(),
                };
                if n == 0 {
                    out.push_str("[]");
                } else {
                    out.push_str("[");
                    open.push(Writing::List(value, 0));
                }
            }
            Kind::Dict => {
                if nested_in(&open, value) {
                    return Ok(Value::NONE);
                }
                let mut items: Vec<(Value, Value)> =
                    vm.heap.dict(value.handle()).items().map(|e| (e.key, e.value)).collect();
                vm.charge(items.len())?;
                if items.iter().any(|(k, _)| matches!(k.kind(), Kind::Instance | Kind::Pending)) {
                    return Ok(Value::NONE);
                }
                if style.sort {
                    // Only texts are sorted here; a mixture is left to Python, which raises.
                    if items.iter().any(|(k, _)| !k.is_kind(Kind::Str)) {
                        return Ok(Value::NONE);
                    }
                    let heap = &vm.heap;
                    items.sort_by(|(a, _), (b, _)| heap.text(a.handle()).cmp(&heap.text(b.handle())));
                }
                if items.is_empty() {
                    out.push_str("{}");
                } else {
                    out.push_str("{");
                    open.push(Writing::Dict { items, at: 0, written: false, dict: value });
                }
            }
            _ => match scalar(vm, value, &style, &mut out)? {
                true => {}
                false => return Ok(Value::NONE),
            },
        }
        if open.len() > MAX_DEPTH {
            let text = "maximum recursion depth exceeded while encoding a JSON object";
            return Err(vm.raise(hognose_vm::classes::RECURSION_ERROR, text));
        }
        // Goes on with the innermost open container.
        loop {
            let depth = open.len();
            let Some(top) = open.last_mut() else {
                let text = out.finish();
                return Ok(vm.heap.new_text(text));
            };
            let between = style.between(depth);
            vm.charge(between / 16)?;
            vm.reserve(out.len().saturating_add(between).saturating_mul(2))?;
            match top {
                Writing::List(list, at) => {
                    let items = match list.kind() {
                        Kind::List => vm.heap.list(list.handle()).as_slice(),
                        _ => vm.heap.tuple(list.handle()),
                    };
                    match items.get(*at) {
                        Some(item) => {
                            value = *item;
                            separate(&mut out, &style, *at > 0, depth);
                            *at += 1;
                            break;
                        }
                        None => {
                            newline(&mut out, &style, depth - 1);
                            out.push_str("]");
                            open.pop();
                        }
                    }
                }
                Writing::Dict { items, at, written, .. } => match items.get(*at).copied() {
                    Some((key, item)) => {
                        *at += 1;
                        let mut shown = TextBuilder::new();
                        if !self::key(vm, key, &style, &mut shown)? {
                            if style.skip_keys {
                                continue;
                            }
                            return Ok(Value::NONE);
                        }
                        separate(&mut out, &style, *written, depth);
                        *written = true;
                        let shown = shown.finish();
                        out.push_text(shown.as_text());
                        out.push_str(&style.key_separator);
                        value = item;
                        break;
                    }
                    None => {
                        if *written {
                            newline(&mut out, &style, depth - 1);
                        }
                        out.push_str("}");
                        open.pop();
                    }
                },
            }
        }
    }
}

impl Style {
    /// The most that stands between two items at this depth.
    fn between(&self, depth: usize) -> usize {
        let indent = self.indent.as_ref().map_or(0, |i| i.len().saturating_mul(depth));
        indent.saturating_add(self.item_separator.len()).saturating_add(self.key_separator.len())
    }
}

fn nested_in(open: &[Writing], value: Value) -> bool {
    open.iter().any(|w| match w {
        Writing::List(list, _) => list.same(value),
        Writing::Dict { dict, .. } => dict.same(value),
    })
}

fn newline(out: &mut TextBuilder, style: &Style, depth: usize) {
    if let Some(indent) = &style.indent {
        out.push_str("\n");
        for _ in 0..depth {
            out.push_str(indent);
        }
    }
}

fn separate(out: &mut TextBuilder, style: &Style, between: bool, depth: usize) {
    if between {
        out.push_str(&style.item_separator);
    }
    newline(out, style, depth);
}

/// Writes a number, a text or a constant; `false` when it is something else.
fn scalar(vm: &mut Vm, value: Value, style: &Style, out: &mut TextBuilder) -> Res<bool> {
    match value.kind() {
        Kind::None => out.push_str("null"),
        Kind::Bool => out.push_str(if value.handle() != 0 { "true" } else { "false" }),
        Kind::Int | Kind::Wide | Kind::Big => {
            let text = hognose_vm::types::show::int_text(vm, value)?;
            out.push_str(&text);
        }
        Kind::Float => {
            let f = value.as_float().unwrap_or(0.0);
            if f.is_finite() {
                out.push_str(&num::float_text::repr(f));
            } else if style.allow_nan {
                out.push_str(if f.is_nan() {
                    "NaN"
                } else if f > 0.0 {
                    "Infinity"
                } else {
                    "-Infinity"
                });
            } else {
                // The error, with notes about where in the value it arose, is Python's to raise.
                return Ok(false);
            }
        }
        Kind::Str => {
            charge_quoted(vm, value, out)?;
            quote(vm.heap.text(value.handle()), style.ascii, out);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Writes a key as a text.
fn key(vm: &mut Vm, key: Value, style: &Style, out: &mut TextBuilder) -> Res<bool> {
    if key.is_kind(Kind::Str) {
        charge_quoted(vm, key, out)?;
        quote(vm.heap.text(key.handle()), style.ascii, out);
        return Ok(true);
    }
    out.push_str("\"");
    let written = scalar(vm, key, style, out)?;
    out.push_str("\"");
    Ok(written)
}

/// Charges for writing a text in quotes: a character may become six, or twice six.
fn charge_quoted(vm: &mut Vm, text: Value, out: &TextBuilder) -> Res<()> {
    let n = vm.heap.text(text.handle()).len();
    if n <= 64 {
        return Ok(());
    }
    vm.charge(n)?;
    vm.reserve(out.len().saturating_add(n.saturating_mul(6)).saturating_mul(2))
}

/// Writes a text in quotes.
fn quote(text: Text<'_>, ascii: bool, out: &mut TextBuilder) {
    out.push_str("\"");
    if let Text::Latin1(units) = text
        && !units.iter().any(|b| matches!(b, b'"' | b'\\' | 0..=0x1f) || *b >= 0x7f)
    {
        out.push_text(text);
        out.push_str("\"");
        return;
    }
    for code in text.iter() {
        match code {
            0x22 => out.push_str("\\\""),
            0x5c => out.push_str("\\\\"),
            0x0a => out.push_str("\\n"),
            0x0d => out.push_str("\\r"),
            0x09 => out.push_str("\\t"),
            0x08 => out.push_str("\\b"),
            0x0c => out.push_str("\\f"),
            0..=0x1f => out.push_str(&format!("\\u{code:04x}")),
            0x7f.. if ascii => {
                if code > 0xffff {
                    let low = code - 0x10000;
                    let (high, low) = (0xd800 + (low >> 10), 0xdc00 + (low & 0x3ff));
                    out.push_str(&format!("\\u{high:04x}\\u{low:04x}"));
                } else {
                    out.push_str(&format!("\\u{code:04x}"));
                }
            }
            _ => out.push(code),
        }
    }
    out.push_str("\"");
}
