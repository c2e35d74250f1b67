//! Codecs between texts and bytes, with Python's error handlers.
//!
//! [`find`] knows encodings by all their spellings, [`ErrorMode::find`] the builtin error handlers;
//! [`encode`] and [`decode`] do the whole. For handlers that the guest registered, [`Encoder`] and
//! [`Decoder`] stop at each error, and go on where the handler says.
//! Absent: multi-byte encodings of East Asia, `idna`, `punycode`, and the codecs from bytes to bytes.

mod escape;
mod handlers;
mod single;
mod unicode;
mod utf7;

pub use handlers::{ErrorMode, Replacement};

use super::{Text, TextBuf, TextBuilder, tables};
use single::Reverse;

/// An encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// `utf-8`
    Utf8,
    /// `utf-8-sig`: with a mark at the beginning.
    Utf8Sig,
    /// `utf-7`
    Utf7,
    /// `utf-16`, with a mark unless the byte order is given.
    Utf16(Option<Order>),
    /// `utf-32`, with a mark unless the byte order is given.
    Utf32(Option<Order>),
    /// `ascii`
    Ascii,
    /// `latin-1`
    Latin1,
    /// A single-byte encoding with a table.
    Charmap(u8),
    /// `unicode_escape`
    UnicodeEscape,
    /// `raw_unicode_escape`
    RawUnicodeEscape,
}

/// The order of bytes in a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The lowest byte first.
    Little,
    /// The highest byte first.
    Big,
}

/// What a UnicodeEncodeError or UnicodeDecodeError says, its object aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodecError {
    /// The encoding as the error names it.
    pub encoding: &'static str,
    /// Where the offending part starts.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// Why.
    pub reason: &'static str,
}

/// Why [`encode`] or [`decode`] gives no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// UnicodeEncodeError or UnicodeDecodeError.
    Unicode(CodecError),
    /// TypeError: the handler is for the other direction (`don't know how to handle UnicodeDecodeError in error callback`).
    WrongHandler,
}

/// The encoding that a name means; `None` is a LookupError (`unknown encoding: …`).
pub fn find(name: &str) -> Option<Codec> {
    // As most programs write them.
    match name {
        "utf-8" | "utf8" | "UTF-8" => return Some(Codec::Utf8),
        "ascii" => return Some(Codec::Ascii),
        "latin-1" | "latin1" => return Some(Codec::Latin1),
        _ => {}
    }
    let name = normalize_name(name)?;
    let dotless = name.replace('.', "_");
    let alias = |name: &str| {
        let at = tables::ALIASES.binary_search_by_key(&name, |&(alias, _)| alias).ok()?;
        tables::ALIASES.get(at).map(|&(_, codec)| codec)
    };
    let name = alias(&name).or_else(|| alias(&dotless)).unwrap_or(&name);
    Some(match name {
        "utf_8" => Codec::Utf8,
        "utf_8_sig" => Codec::Utf8Sig,
        "utf_7" => Codec::Utf7,
        "utf_16" => Codec::Utf16(None),
        "utf_16_le" => Codec::Utf16(Some(Order::Little)),
        "utf_16_be" => Codec::Utf16(Some(Order::Big)),
        "utf_32" => Codec::Utf32(None),
        "utf_32_le" => Codec::Utf32(Some(Order::Little)),
        "utf_32_be" => Codec::Utf32(Some(Order::Big)),
        "ascii" => Codec::Ascii,
        "latin_1" => Codec::Latin1,
        "unicode_escape" => Codec::UnicodeEscape,
        "raw_unicode_escape" => Codec::RawUnicodeEscape,
        _ => {
            let at = tables::CHARMAPS.iter().position(|&(codec, _)| codec == name)?;
            Codec::Charmap(u8::try_from(at).ok()?)
        }
    })
}

/// A name in lower case with `_` for runs of other marks, as `encodings.normalize_encoding` does.
/// No encoding known here has a long name.
pub fn normalize_name(name: &str) -> Option<String> {
    if name.len() > 100 {
        return None;
    }
    let mut out = String::with_capacity(name.len());
    let mut gap = false;
    for char in name.chars() {
        if char.is_alphanumeric() || char == '.' {
            if gap && !out.is_empty() {
                out.push('_');
            }
            gap = false;
            // Letters beyond ASCII are left out rather than made a gap.
            out.extend(char.is_ascii().then(|| char.to_ascii_lowercase()));
        } else {
            gap = true;
        }
    }
    Some(out)
}

impl Codec {
    /// `codecs.lookup(…).name`.
    pub fn name(self) -> String {
        match self {
            Codec::Utf8 => "utf-8",
            Codec::Utf8Sig => "utf-8-sig",
            Codec::Utf7 => "utf-7",
            Codec::Utf16(None) => "utf-16",
            Codec::Utf16(Some(Order::Little)) => "utf-16-le",
            Codec::Utf16(Some(Order::Big)) => "utf-16-be",
            Codec::Utf32(None) => "utf-32",
            Codec::Utf32(Some(Order::Little)) => "utf-32-le",
            Codec::Utf32(Some(Order::Big)) => "utf-32-be",
            Codec::Ascii => "ascii",
            Codec::Latin1 => "iso8859-1",
            Codec::UnicodeEscape => "unicode-escape",
            Codec::RawUnicodeEscape => "raw-unicode-escape",
            Codec::Charmap(at) => {
                let name = tables::CHARMAPS.get(usize::from(at)).map_or("charmap", |&(name, _)| name);
                return name.replace('_', "-");
            }
        }
        .to_owned()
    }
}

/// `text.encode(codec, mode)`. The result is at most ten bytes per code point and four more, with the
/// handlers that name characters about ninety.
pub fn encode(codec: Codec, text: Text<'_>, mode: ErrorMode) -> Result<Vec<u8>, Failure> {
    if let (Codec::Utf8, Text::Latin1(units)) = (codec, text) {
        return Ok(latin1_as_utf8(units));
    }
    let mut encoder = Encoder::new(codec);
    let mut at = 0;
    loop {
        match encoder.run(text, at, mode) {
            Ok(()) => return Ok(encoder.out),
            Err(error) => {
                let (replacement, next) = handlers::for_encode(mode, &error, text)?;
                if !encoder.replace(&replacement) {
                    return Err(Failure::Unicode(error));
                }
                at = next;
            }
        }
    }
}

/// UTF-8 of code points up to U+00FF, which has no errors.
fn latin1_as_utf8(units: &[u8]) -> Vec<u8> {
    let wide = units.iter().filter(|unit| **unit >= 0x80).count();
    let mut out = Vec::with_capacity(units.len() + wide);
    for unit in units {
        if *unit < 0x80 {
            out.push(*unit);
        } else {
            out.extend([0xC0 | unit >> 6, 0x80 | unit & 0x3F]);
        }
    }
    out
}

/// `data.decode(codec, mode)`. The result is never longer than four code points per byte.
pub fn decode(codec: Codec, bytes: &[u8], mode: ErrorMode) -> Result<TextBuf, Failure> {
    let mut decoder = Decoder::new(codec);
    decode_with(&mut decoder, bytes, mode, true)?;
    Ok(decoder.out.finish())
}

/// Decodes into a decoder. When this is not the end, an unfinished character at the end is left: the
/// result says how many bytes were used. Errors of `utf-8-sig` count from behind the mark, as CPython's
/// do: their object is the data without it.
pub fn decode_with(
    decoder: &mut Decoder,
    bytes: &[u8],
    mode: ErrorMode,
    is_final: bool,
) -> Result<usize, Failure> {
    let is_signed = decoder.codec == Codec::Utf8Sig;
    let mut at = decoder.begin(bytes, is_final);
    let (mut bytes, mut mark) = (bytes, 0);
    if is_signed {
        (bytes, mark, at) = (bytes.get(at..).unwrap_or_default(), at, 0);
    }
    loop {
        match decoder.run(bytes, at, is_final) {
            Ok(used) => return Ok(mark + used),
            Err(error) => {
                let (text, next) = handlers::for_decode(mode, &error, bytes)?;
                decoder.out.push_text(text.as_text());
                at = next;
            }
        }
    }
}

/// Encodes up to each error.
#[derive(Debug)]
pub struct Encoder {
    codec: Codec,
    reverse: Option<Box<Reverse>>,
    /// What was encoded so far.
    pub out: Vec<u8>,
}

impl Encoder {
    /// Begins; a mark is written at once.
    pub fn new(codec: Codec) -> Encoder {
        let mut out = Vec::new();
        match codec {
            Codec::Utf8Sig => out.extend([0xEF, 0xBB, 0xBF]),
            Codec::Utf16(None) => out.extend([0xFF, 0xFE]),
            Codec::Utf32(None) => out.extend([0xFF, 0xFE, 0, 0]),
            _ => {}
        }
        let reverse = if let Codec::Charmap(at) = codec { Some(Box::new(Reverse::new(at))) } else { None };
        Encoder { codec, reverse, out }
    }

    /// Encodes from a position on, to the end or the first error. The mode only decides where a run of
    /// errors is cut, as CPython does for the handlers it has built in.
    pub fn run(&mut self, text: Text<'_>, at: usize, mode: ErrorMode) -> Result<(), CodecError> {
        let out = &mut self.out;
        match self.codec {
            Codec::Utf8 | Codec::Utf8Sig => unicode::encode_utf8(text, at, mode, out),
            Codec::Utf7 => {
                utf7::encode(text, at, out);
                Ok(())
            }
            Codec::Utf16(order) => unicode::encode_utf16(text, at, order, out),
            Codec::Utf32(order) => unicode::encode_utf32(text, at, order, out),
            Codec::Ascii => single::encode_below(text, at, 128, mode, out),
            Codec::Latin1 => single::encode_below(text, at, 256, mode, out),
            Codec::Charmap(_) => match &self.reverse {
                Some(reverse) => reverse.encode(text, at, out),
                None => Ok(()),
            },
            Codec::UnicodeEscape => {
                escape::encode(text, at, out);
                Ok(())
            }
            Codec::RawUnicodeEscape => {
                escape::encode_raw(text, at, out);
                Ok(())
            }
        }
    }

    /// Adds what a handler gave; `false` when it cannot be encoded itself, and the error stands.
    #[must_use]
    pub fn replace(&mut self, replacement: &Replacement) -> bool {
        match replacement {
            Replacement::Bytes(bytes) => {
                let unit = match self.codec {
                    Codec::Utf16(_) => 2,
                    Codec::Utf32(_) => 4,
                    _ => 1,
                };
                self.out.extend_from_slice(bytes);
                bytes.len() % unit == 0
            }
            Replacement::Text(text) => self.run(text.as_text(), 0, ErrorMode::Strict).is_ok(),
        }
    }
}

/// Decodes up to each error.
#[derive(Debug)]
pub struct Decoder {
    codec: Codec,
    begun: bool,
    /// What was decoded so far.
    pub out: TextBuilder,
}

impl Decoder {
    /// Begins.
    pub fn new(codec: Codec) -> Decoder {
        Decoder { codec, begun: false, out: TextBuilder::new() }
    }

    /// Reads the mark at the beginning, once there are enough bytes: how many bytes it takes.
    pub fn begin(&mut self, bytes: &[u8], is_final: bool) -> usize {
        let (codec, used) = unicode::read_mark(self.codec, bytes);
        let is_long_enough = match self.codec {
            Codec::Utf8Sig => bytes.len() >= 3 || !b"\xEF\xBB\xBF".starts_with(bytes),
            Codec::Utf16(None) => bytes.len() >= 2,
            Codec::Utf32(None) => bytes.len() >= 4,
            _ => true,
        };
        if self.begun || !(is_final || is_long_enough) {
            return 0;
        }
        (self.codec, self.begun) = (codec, true);
        used
    }

    /// Decodes from a position on, to the end or the first error: how many bytes were used.
    pub fn run(&mut self, bytes: &[u8], at: usize, is_final: bool) -> Result<usize, CodecError> {
        let out = &mut self.out;
        match self.codec {
            Codec::Utf8Sig | Codec::Utf16(None) | Codec::Utf32(None) if !self.begun => Ok(0),
            Codec::Utf8 | Codec::Utf8Sig => unicode::decode_utf8(bytes, at, is_final, out),
            Codec::Utf7 => utf7::decode(bytes, at, is_final, out),
            Codec::Utf16(order) => unicode::decode_utf16(bytes, at, order, is_final, out),
            Codec::Utf32(order) => unicode::decode_utf32(bytes, at, order, is_final, out),
            Codec::Ascii => single::decode_ascii(bytes, at, out),
            Codec::Latin1 => {
                out.push_text(Text::Latin1(bytes.get(at..).unwrap_or_default()));
                Ok(bytes.len())
            }
            Codec::Charmap(map) => single::decode_charmap(map, bytes, at, out),
            Codec::UnicodeEscape => escape::decode(bytes, at, is_final, out),
            Codec::RawUnicodeEscape => escape::decode_raw(bytes, at, is_final, out),
        }
    }
}
