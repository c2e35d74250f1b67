//! `_xml`: an XML text as events, some at a time.
//!
//! The tokens are in `scan`; here they become tuples `(kind, what, more, position)`. All that a parser knows between two slices is kept by Python
//! (`lib/xml/_reader.py`): the text that is left, where it is, and the names of the open elements.

mod scan;

use std::ops::Range;

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::objects::DictObj;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{Text, TextBuf, TextBuilder, Unit};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use scan::{Attr, Bad, Scanner, Step, Token, Tokens, char_of_reference, code, mode, predefined};

natives! {
    pub FUNCTIONS: functions of "_xml" {
        scan_text(Obj, Obj, Obj, Obj, Obj, Obj, Obj) "text, at, last, mode, namespaces, pieces, stack, /";
    }
}

/// Kinds of events.
mod kind {
    /// The name, and a dict of attributes or `None`.
    pub const START: i32 = 0;
    pub const END: i32 = 1;
    pub const TEXT: i32 = 2;
    /// A start with prefixes: the name, and names and values in a list.
    pub const START_PREFIXED: i32 = 3;
    pub const COMMENT: i32 = 4;
    pub const INSTRUCTION: i32 = 5;
    pub const CDATA: i32 = 6;
    pub const ENTITY: i32 = 7;
    pub const DECLARATION: i32 = 8;
    pub const DOCTYPE: i32 = 9;
    /// As the one with prefixes, where values are as they are in the text.
    pub const START_RAW: i32 = 10;
}

/// Tokens of a slice, and characters: it ends behind the token that reaches them.
const MOST_TOKENS: usize = 8192;
const MOST_CHARACTERS: usize = 1 << 16;

/// Names that are remembered while a slice becomes events.
const NAMES: usize = 64;

/// What a slice is.
#[derive(Default)]
struct Slice {
    found: Tokens,
    at: usize,
    mode: i64,
    /// How many of the elements that were open were closed.
    closed: usize,
    /// The names of those that are open in addition.
    opened: Vec<Range<usize>>,
    error: Option<(i64, usize)>,
}

struct Start {
    at: usize,
    last: bool,
    mode: i64,
    namespaces: bool,
    pieces: bool,
}

/// Reads tokens from a place on.
fn slice_of<U: Unit>(text: &[U], start: Start, vm: &Vm, stack: &[Value]) -> Slice {
    let scanner = Scanner { text, namespaces: start.namespaces, pieces: start.pieces };
    let mut slice = Slice { at: start.at, mode: start.mode, ..Slice::default() };
    let most = start.at.saturating_add(MOST_CHARACTERS);
    while slice.at < text.len() && slice.at < most && slice.found.tokens.len() < MOST_TOKENS {
        let before = slice.found.tokens.len();
        let inside = matches!(slice.mode, mode::CONTENT | mode::ENTITY);
        let step = match inside {
            true => scanner.content(slice.at, start.last, &mut slice.found),
            false => scanner.outside(slice.at, slice.mode, &mut slice.found),
        };
        let (end, step) = match step {
            Ok(step) => step,
            Err(Bad::Partial) if !start.last => return slice,
            Err(Bad::Partial) => {
                let rest = text.get(slice.at..).unwrap_or_default().iter().map(|unit| unit.code());
                let is_section = inside && rest.take(9).eq(b"<![CDATA[".map(u32::from));
                slice.error = Some(if is_section { (code::UNCLOSED_CDATA, text.len()) } else { (code::UNCLOSED_TOKEN, slice.at) });
                return slice;
            }
            Err(Bad::Error(code, at)) => {
                slice.error = Some((code, at));
                return slice;
            }
        };
        if slice.mode == mode::START {
            slice.mode = mode::PROLOG;
        }
        match step {
            Step::On => {}
            Step::Pause => {
                slice.at = end;
                return slice;
            }
            Step::Empty if !inside => slice.mode = mode::EPILOG,
            Step::Empty => {}
            Step::Open => {
                if let Some(Token::Start { name, .. }) = slice.found.tokens.get(before) {
                    slice.opened.push(name.clone());
                }
                if !inside {
                    slice.mode = mode::CONTENT;
                }
            }
            Step::Close(name) => {
                let depth = stack.len() - slice.closed;
                let given = text.get(name.clone()).unwrap_or_default();
                let fits = match slice.opened.last() {
                    Some(open) => text.get(open.clone()).unwrap_or_default() == given,
                    None if depth == 0 => {
                        slice.found.tokens.truncate(before);
                        slice.error = Some((code::ASYNC_ENTITY, slice.at));
                        return slice;
                    }
                    None => {
                        let open = stack.get(depth - 1).and_then(|name| name.is(Kind::Str));
                        open.is_some_and(|open| vm.heap.text(open) == U::view(given))
                    }
                };
                if !fits {
                    slice.found.tokens.truncate(before);
                    slice.error = Some((code::TAG_MISMATCH, name.start));
                    return slice;
                }
                if slice.opened.pop().is_none() {
                    slice.closed += 1;
                }
                if slice.mode == mode::CONTENT && slice.opened.is_empty() && slice.closed == stack.len() {
                    slice.mode = mode::EPILOG;
                }
            }
        }
        slice.at = end;
    }
    if start.last && slice.at >= text.len() {
        let open = !slice.opened.is_empty() || slice.closed < stack.len();
        slice.error = match slice.mode {
            mode::EPILOG => None,
            mode::ENTITY if open => Some((code::ASYNC_ENTITY, slice.at)),
            mode::ENTITY => None,
            _ => Some((code::NO_ELEMENTS, slice.at)),
        };
    }
    slice
}

/// The events from `at` on, `(events, behind them, mode, error, its position, whether any needs a look of the reader)`; the list of open elements is brought up to date.
#[expect(clippy::too_many_arguments, reason = "they are those of the native")]
fn scan_text(vm: &mut Vm, text: Obj, at: Obj, last: Obj, mode: Obj, namespaces: Obj, pieces: Obj, stack: Obj) -> Res {
    let handle = text.only_text(vm, "scan_text")?;
    let number = |value: Value| value.as_int().ok_or(Stop::Receiver);
    let (at, mode) = (number(at.0)?.max(0) as usize, number(mode.0)?);
    let stack = stack.0.is(Kind::List).ok_or(Stop::Receiver)?;
    let length = vm.heap.text(handle).len();
    let is = |flag: Obj| flag.0.same(Value::TRUE);
    let start = Start { at: at.min(length), last: is(last), mode, namespaces: is(namespaces), pieces: is(pieces) };
    let at = start.at;
    vm.charge((length - at).min(MOST_CHARACTERS))?;
    vm.reserve((length - at).min(MOST_CHARACTERS) * 32)?;
    let open = vm.heap.list(stack).as_slice();
    let slice = match vm.heap.text(handle) {
        Text::Latin1(units) => slice_of(units, start, vm, open),
        Text::Two(units) => slice_of(units, start, vm, open),
        Text::Four(units) => slice_of(units, start, vm, open),
    };
    // A token that is longer, or that is not complete yet, was read to its end.
    let read = if slice.at == at { length } else { slice.at };
    vm.charge((read - at).saturating_sub(MOST_CHARACTERS))?;
    vm.reserve((read - at) * 8 + slice.found.tokens.len() * 96)?;
    let mut maker = Maker { source: handle, names: vec![None; NAMES] };
    let mut events = Vec::with_capacity(slice.found.tokens.len());
    for token in &slice.found.tokens {
        let event = maker.event(vm, token, &slice.found.attrs);
        events.push(event);
    }
    let opened: Vec<Value> = slice.opened.iter().map(|name| maker.name(vm, name.clone())).collect();
    let events = vm.heap.new_list(events);
    let (end, mode) = (vm.heap.new_int(slice.at as i64), vm.heap.new_int(slice.mode));
    let (error, place) = slice.error.map_or((0, 0), |(code, place)| (code, place as i64));
    let (error, place) = (vm.heap.new_int(error), vm.heap.new_int(place));
    let special = slice.found.tokens.iter().any(|token| match token {
        Token::Start { complex, raw, .. } => *complex || *raw,
        Token::Entity { .. } | Token::Declaration { .. } | Token::Doctype { .. } => true,
        _ => false,
    });
    let result = vm.heap.new_tuple([events, end, mode, error, place, Value::bool(special)]);
    if slice.closed > 0 || !opened.is_empty() {
        let names = vm.heap.list_mut(stack);
        let left = names.len().saturating_sub(slice.closed);
        names.truncate(left);
        for name in opened {
            vm.heap.list_push(stack, name);
        }
    }
    Ok(result)
}

/// Makes events of tokens.
struct Maker {
    source: u32,
    names: Vec<Option<(Range<usize>, Value)>>,
}

impl Maker {
    fn event(&mut self, vm: &mut Vm, token: &Token, attrs: &[Attr]) -> Value {
        let none = Value::NONE;
        let (kind, what, more, at) = match token {
            Token::Start { name, attrs: range, complex, raw, at } => {
                let name = self.name(vm, name.clone());
                let attrs = attrs.get(range.clone()).unwrap_or_default();
                if !complex && !raw {
                    (kind::START, name, self.dict(vm, attrs), *at)
                } else {
                    let list = self.pairs(vm, attrs, *raw);
                    (if *raw { kind::START_RAW } else { kind::START_PREFIXED }, name, list, *at)
                }
            }
            Token::End { name, at } => (kind::END, self.name(vm, name.clone()), none, *at),
            Token::Text { text, plain: true } => (kind::TEXT, self.cut(vm, text.clone()), none, text.start),
            Token::Text { text, .. } => (kind::TEXT, self.decoded(vm, text.clone(), false), none, text.start),
            Token::Cdata { text, at } => (kind::CDATA, self.lines(vm, text.clone()), none, *at),
            Token::Comment { text, at } => (kind::COMMENT, self.lines(vm, text.clone()), none, *at),
            Token::Instruction { target, data, at } => {
                (kind::INSTRUCTION, self.cut(vm, target.clone()), self.lines(vm, data.clone()), *at)
            }
            Token::Entity { name, at } => (kind::ENTITY, self.cut(vm, name.clone()), none, *at),
            Token::Declaration { text } => (kind::DECLARATION, self.cut(vm, text.clone()), none, text.start),
            Token::Doctype { at } => (kind::DOCTYPE, none, none, *at),
        };
        let at = vm.heap.new_int(at as i64);
        vm.heap.new_tuple([Value::small(kind), what, more, at])
    }

    fn cut(&self, vm: &mut Vm, range: Range<usize>) -> Value {
        let text = vm.heap.text(self.source).slice(range).narrow();
        vm.heap.new_text(text)
    }

    /// A name: most of a document's are those that it had before.
    fn name(&mut self, vm: &mut Vm, range: Range<usize>) -> Value {
        let text = vm.heap.text(self.source);
        let mark = range.len() + text.get(range.start).unwrap_or(0) as usize * 7 + text.get(range.end.saturating_sub(1)).unwrap_or(0) as usize * 3;
        let place = mark % NAMES;
        if let Some(Some((known, name))) = self.names.get(place)
            && (text.slice(known.clone()) == text.slice(range.clone()))
        {
            return *name;
        }
        let cut = text.slice(range.clone()).narrow();
        let name = match cut.as_text().to_utf8() {
            Ok(text) if text.len() < 32 => vm.intern_known(&text),
            _ => None,
        };
        let name = name.unwrap_or_else(|| vm.heap.new_text(cut));
        if let Some(known) = self.names.get_mut(place) {
            *known = Some((range, name));
        }
        name
    }

    fn value(&self, vm: &mut Vm, attr: &Attr) -> Value {
        if attr.plain { self.cut(vm, attr.value.clone()) } else { self.decoded(vm, attr.value.clone(), true) }
    }

    fn dict(&mut self, vm: &mut Vm, attrs: &[Attr]) -> Value {
        if attrs.is_empty() {
            return Value::NONE;
        }
        let mut dict = DictObj::default();
        for attr in attrs {
            let (name, value) = (self.name(vm, attr.name.clone()), self.value(vm, attr));
            let hash = vm.str_hash(name.handle());
            dict.insert_new(hash, name, value);
        }
        vm.heap.new_dict(dict)
    }

    fn pairs(&mut self, vm: &mut Vm, attrs: &[Attr], raw: bool) -> Value {
        let mut pairs = Vec::with_capacity(attrs.len() * 2);
        for attr in attrs {
            let name = self.name(vm, attr.name.clone());
            let value = if raw { self.cut(vm, attr.value.clone()) } else { self.value(vm, attr) };
            pairs.extend([name, value]);
        }
        vm.heap.new_list(pairs)
    }

    /// A text whose lines end as those of other texts do.
    fn lines(&self, vm: &mut Vm, range: Range<usize>) -> Value {
        let text = vm.heap.text(self.source).slice(range.clone());
        if !text.iter().any(|c| c == 13) {
            return self.cut(vm, range);
        }
        let made = rewritten(text, |_, _| None, false);
        vm.heap.new_text(made)
    }

    /// A text with its references resolved.
    fn decoded(&self, vm: &mut Vm, range: Range<usize>, attribute: bool) -> Value {
        let made = rewritten(vm.heap.text(self.source).slice(range), reference_at, attribute);
        vm.heap.new_text(made)
    }
}

/// The character of a reference that starts here, and how long the reference is.
fn reference_at(text: Text<'_>, at: usize) -> Option<(u32, usize)> {
    let name = |from: usize| (from..text.len()).map_while(|at| text.get(at)).take_while(|c| *c != 0x3b);
    let c = match text.get(at + 1)? {
        0x23 => char_of_reference(name(at + 2))?,
        _ => predefined(name(at + 1))?,
    };
    Some((c, name(at).count() + 1))
}

fn rewritten(text: Text<'_>, reference: impl Fn(Text<'_>, usize) -> Option<(u32, usize)>, attribute: bool) -> TextBuf {
    let mut out = TextBuilder::with_capacity(text.len());
    let mut at = 0;
    while let Some(c) = text.get(at) {
        at += 1;
        match c {
            0x26 => match reference(text, at - 1) {
                Some((c, length)) => {
                    out.push(c);
                    at += length - 1;
                }
                None => out.push(c),
            },
            13 => {
                if text.get(at) == Some(10) {
                    at += 1;
                }
                out.push(if attribute { 0x20 } else { 10 });
            }
            9 | 10 if attribute => out.push(0x20),
            _ => out.push(c),
        }
    }
    out.finish()
}
