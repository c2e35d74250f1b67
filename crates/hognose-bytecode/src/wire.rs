//! A unit as bytes, and back.
//!
//! Numbers are LEB128 varints (signed ones zigzag), texts are UTF-8 with their length in
//! front, every count is checked against the bytes that are left before memory is taken for
//! it. What was decoded has still to go through [`crate::verify`].

use std::sync::Arc;

use crate::{Body, BodyFlags, BodyKind, Code, Constant, Derived, Handler, Local, Op, Params, Site, Span};

/// The bytes are not a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// Offset of the byte where reading failed.
    pub at: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "malformed code: expected {} at byte {}", self.expected, self.at)
    }
}

impl std::error::Error for Malformed {}

/// How deep constants may nest.
const MAX_DEPTH: usize = 64;

/// Appends a unit to `out`; with `source` also its source text.
pub fn encode(code: &Code, source: bool, out: &mut Vec<u8>) {
    let mut w = Writer { out };
    w.text(&code.filename);
    w.num(source as u64);
    if source {
        w.text(&code.source);
    }
    w.num(code.prelude as u64);
    w.num(code.names.len() as u64);
    code.names.iter().for_each(|n| w.text(n));
    w.num(code.constants.len() as u64);
    code.constants.iter().for_each(|k| w.constant(k));
    w.num(code.sites.len() as u64);
    code.sites.iter().for_each(|s| w.num(s.name as u64));
    w.num(code.ops.len() as u64);
    for op in &code.ops {
        w.out.push(op.number());
        op.to_wire(|n| w.int(n));
    }
    let mut last = 0i64;
    for span in &code.spans {
        w.int(span.start as i64 - last);
        w.num(span.end.saturating_sub(span.start) as u64);
        last = span.start as i64;
    }
    w.num(code.bodies.len() as u64);
    code.bodies.iter().for_each(|b| w.body(b));
}

/// A unit as bytes, with its source text: made once, and kept as long as the unit is.
pub fn encoded(code: &Code) -> &[u8] {
    code.derived.encoded.get_or_init(|| {
        let mut bytes = Vec::new();
        encode(code, true, &mut bytes);
        bytes.into()
    })
}

/// Reads a unit from the front of `bytes`: the unit and how many bytes it took. Without source text in
/// the bytes the unit has an empty one.
pub fn decode(bytes: &[u8]) -> Result<(Code, usize), Malformed> {
    let mut r = Reader { bytes, at: 0 };
    let filename = Arc::from(r.text()?);
    let source = if r.flag()? { Arc::from(r.text()?) } else { Arc::from("") };
    let prelude = r.flag()?;
    let names = r.list(1, |r| Ok(Arc::from(r.text()?)))?;
    let constants = r.list(1, |r| r.constant(0))?;
    let sites = r.list(1, |r| Ok(Site { name: r.small()? }))?;
    let ops: Box<[Op]> = r.list(1, |r| {
        let number = r.byte()?;
        let at = r.at;
        Op::from_wire(number, || r.int().ok()).ok_or(Malformed { at, expected: "an instruction" })
    })?;
    let mut last = 0i64;
    let mut spans = Vec::with_capacity(ops.len());
    for _ in 0..ops.len() {
        last = last.wrapping_add(r.int()?);
        let start = u32::try_from(last).map_err(|_| r.error("a source position"))?;
        let end = start.checked_add(r.small()?).ok_or(r.error("a source position"))?;
        spans.push(Span { start, end });
    }
    let bodies = r.list(1, Reader::body)?;
    let (spans, derived) = (spans.into(), Derived::default());
    let code = Code { filename, source, ops, spans, bodies, constants, names, sites, prelude, derived };
    Ok((code, r.at))
}

struct Writer<'a> {
    out: &'a mut Vec<u8>,
}

impl Writer<'_> {
    fn num(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.out.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.out.push(n as u8);
    }

    fn int(&mut self, n: i64) {
        self.num(((n << 1) ^ (n >> 63)) as u64);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.num(bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn constant(&mut self, constant: &Constant) {
        match constant {
            Constant::None => self.out.push(0),
            Constant::Bool(b) => self.out.push(1 + *b as u8),
            Constant::Ellipsis => self.out.push(3),
            Constant::Int(i) => {
                self.out.push(4);
                self.int(*i);
            }
            Constant::BigInt { negative, magnitude } => {
                self.out.push(5 + *negative as u8);
                self.bytes(magnitude);
            }
            Constant::Float(f) => {
                self.out.push(7);
                self.out.extend(f.to_bits().to_le_bytes());
            }
            Constant::Complex(re, im) => {
                self.out.push(8);
                self.out.extend(re.to_bits().to_le_bytes());
                self.out.extend(im.to_bits().to_le_bytes());
            }
            Constant::Str(s) => {
                self.out.push(9);
                self.text(s);
            }
            Constant::Surrogates(s) => {
                self.out.push(10);
                self.num(s.len() as u64);
                s.iter().for_each(|c| self.num(*c as u64));
            }
            Constant::Bytes(b) => {
                self.out.push(11);
                self.bytes(b);
            }
            Constant::Tuple(items) => self.constants(12, items),
            Constant::FrozenSet(items) => self.constants(13, items),
            Constant::Slice(items) => self.constants(14, &items[..]),
        }
    }

    fn constants(&mut self, tag: u8, items: &[Constant]) {
        self.out.push(tag);
        self.num(items.len() as u64);
        items.iter().for_each(|k| self.constant(k));
    }

    fn body(&mut self, body: &Body) {
        let f = body.flags;
        let flags = [f.module, f.class, f.is_async, f.varargs, f.varkw, f.nested, f.spilled];
        self.num(body.name as u64);
        self.num(body.qualname as u64);
        self.num(body.kind as u64);
        self.num(flags.iter().enumerate().map(|(i, b)| (*b as u64) << i).sum());
        self.num(body.start as u64);
        self.num(body.end as u64);
        self.num(body.params.positional_only as u64);
        self.num(body.params.positional as u64);
        self.num(body.params.keyword_only as u64);
        self.num(body.params.names.len() as u64);
        body.params.names.iter().for_each(|n| self.num(*n as u64));
        self.bytes(&body.captures);
        self.num(body.registers as u64);
        self.num(body.handled.map_or(0, |r| r as u64 + 1));
        self.num(body.handlers.len() as u64);
        for h in &body.handlers {
            [h.start, h.end, h.target, h.exception as u32].iter().for_each(|n| self.num(*n as u64));
        }
        self.num(body.locals.len() as u64);
        for l in &body.locals {
            self.num(l.name as u64);
            self.num(l.register as u64);
            self.num(l.cell as u64 | (l.free as u64) << 1);
        }
        self.num(body.doc.map_or(0, |k| k as u64 + 1));
        self.num(body.first_line as u64);
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn error(&self, expected: &'static str) -> Malformed {
        Malformed { at: self.at, expected }
    }

    fn byte(&mut self) -> Result<u8, Malformed> {
        let b = *self.bytes.get(self.at).ok_or(self.error("a byte"))?;
        self.at += 1;
        Ok(b)
    }

    fn num(&mut self) -> Result<u64, Malformed> {
        let mut n = 0u64;
        for shift in (0..64).step_by(7) {
            let b = self.byte()?;
            n |= ((b & 0x7f) as u64) << shift;
            if b < 0x80 {
                return Ok(n);
            }
        }
        Err(self.error("a number"))
    }

    fn int(&mut self) -> Result<i64, Malformed> {
        let n = self.num()?;
        Ok((n >> 1) as i64 ^ -((n & 1) as i64))
    }

    fn small(&mut self) -> Result<u32, Malformed> {
        u32::try_from(self.num()?).map_err(|_| self.error("a number of 32 bits"))
    }

    fn short(&mut self) -> Result<u16, Malformed> {
        u16::try_from(self.num()?).map_err(|_| self.error("a number of 16 bits"))
    }

    fn register(&mut self) -> Result<u8, Malformed> {
        u8::try_from(self.num()?).map_err(|_| self.error("a register"))
    }

    fn flag(&mut self) -> Result<bool, Malformed> {
        match self.num()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(self.error("0 or 1")),
        }
    }

    /// A count of things that take at least `size` bytes each.
    fn count(&mut self, size: usize) -> Result<usize, Malformed> {
        let n = usize::try_from(self.num()?).unwrap_or(usize::MAX);
        let left = self.bytes.len() - self.at;
        if n.checked_mul(size).is_none_or(|needed| needed > left) {
            return Err(self.error("a count that fits the bytes that follow"));
        }
        Ok(n)
    }

    fn list<T>(
        &mut self,
        size: usize,
        mut one: impl FnMut(&mut Self) -> Result<T, Malformed>,
    ) -> Result<Box<[T]>, Malformed> {
        let n = self.count(size)?;
        let mut items = Vec::new();
        for _ in 0..n {
            items.push(one(self)?);
        }
        Ok(items.into())
    }

    fn slice(&mut self) -> Result<&'a [u8], Malformed> {
        let n = self.count(1)?;
        let slice = &self.bytes[self.at..self.at + n];
        self.at += n;
        Ok(slice)
    }

    fn text(&mut self) -> Result<&'a str, Malformed> {
        let at = self.at;
        std::str::from_utf8(self.slice()?).map_err(|_| Malformed { at, expected: "UTF-8 text" })
    }

    fn float(&mut self) -> Result<f64, Malformed> {
        let error = self.error("eight bytes of a float");
        let bytes = self.bytes.get(self.at..self.at + 8).ok_or(error)?;
        self.at += 8;
        Ok(f64::from_bits(u64::from_le_bytes(bytes.try_into().map_err(|_| error)?)))
    }

    fn constant(&mut self, depth: usize) -> Result<Constant, Malformed> {
        if depth > MAX_DEPTH {
            return Err(self.error("constants nested less deeply"));
        }
        Ok(match self.byte()? {
            0 => Constant::None,
            tag @ 1..=2 => Constant::Bool(tag == 2),
            3 => Constant::Ellipsis,
            4 => Constant::Int(self.int()?),
            tag @ 5..=6 => Constant::BigInt { negative: tag == 6, magnitude: self.slice()?.into() },
            7 => Constant::Float(self.float()?),
            8 => Constant::Complex(self.float()?, self.float()?),
            9 => Constant::str(self.text()?),
            10 => Constant::Surrogates(self.list(1, |r| {
                r.small().and_then(|c| if c <= 0x10FFFF { Ok(c) } else { Err(r.error("a code point")) })
            })?),
            11 => Constant::Bytes(self.slice()?.into()),
            12 => Constant::Tuple(self.list(1, |r| r.constant(depth + 1))?),
            13 => Constant::FrozenSet(self.list(1, |r| r.constant(depth + 1))?),
            14 => {
                let parts = self.list(1, |r| r.constant(depth + 1))?;
                let parts: Box<[Constant; 3]> =
                    parts.try_into().map_err(|_| self.error("three parts of a slice"))?;
                Constant::Slice(parts)
            }
            _ => return Err(self.error("the tag of a constant")),
        })
    }

    fn body(&mut self) -> Result<Body, Malformed> {
        let (name, qualname) = (self.small()?, self.small()?);
        let kind = match self.num()? {
            0 => BodyKind::Plain,
            1 => BodyKind::Generator,
            2 => BodyKind::Coroutine,
            3 => BodyKind::AsyncGenerator,
            _ => return Err(self.error("the kind of a body")),
        };
        let bits = self.num()?;
        let bit = |i: u32| bits >> i & 1 == 1;
        let flags = BodyFlags {
            module: bit(0),
            class: bit(1),
            is_async: bit(2),
            varargs: bit(3),
            varkw: bit(4),
            nested: bit(5),
            spilled: bit(6),
        };
        let (start, end) = (self.small()?, self.small()?);
        let (positional_only, positional, keyword_only) = (self.short()?, self.short()?, self.short()?);
        let names = self.list(1, Self::small)?;
        let params = Params { positional_only, positional, keyword_only, names };
        let captures = self.slice()?.into();
        let registers = self.short()?;
        let handled = match self.num()? {
            0 => None,
            n => Some(u8::try_from(n - 1).map_err(|_| self.error("a register"))?),
        };
        let handlers = self.list(4, |r| {
            Ok(Handler { start: r.small()?, end: r.small()?, target: r.small()?, exception: r.register()? })
        })?;
        let locals = self.list(3, |r| {
            let (name, register, bits) = (r.small()?, r.register()?, r.num()?);
            Ok(Local { name, register, cell: bits & 1 == 1, free: bits & 2 == 2 })
        })?;
        let doc = match self.num()? {
            0 => None,
            n => Some(u32::try_from(n - 1).map_err(|_| self.error("a constant"))?),
        };
        let first_line = self.small()?;
        Ok(Body {
            name,
            qualname,
            kind,
            flags,
            start,
            end,
            params,
            captures,
            registers,
            handled,
            handlers,
            locals,
            doc,
            first_line,
        })
    }
}
