//! `str.encode`, and what `bytes.decode` and the constructors share with it.
//!
//! Error handlers that the guest registered (`codecs.register_error`) are the prelude's: a native says
//! [`Stop::Python`] at a handler it does not know, and `text_encode` or `text_decode` goes on.

use super::charge_text;
use crate::classes;
use crate::names;
use crate::native::{Obj, SelfStr};
use crate::objects::{INLINE_TEXT, gathered};
use crate::stop::{Res, Stop};
use crate::text::codec::{self, Codec, CodecError, ErrorMode, Failure};
use crate::text::{Text, TextBuf, eights};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// A `UnicodeEncodeError` or `UnicodeDecodeError`, with its fields.
pub fn unicode_error(vm: &mut Vm, class: Value, object: Value, error: &CodecError) -> Value {
    let encoding = vm.str(error.encoding);
    let (start, end) = (vm.heap.new_int(error.start as i64), vm.heap.new_int(error.end as i64));
    let reason = vm.str(error.reason);
    let args = [encoding, object, start, end, reason];
    let exc = vm.new_exception(class, &args);
    let fields = [names::ENCODING, names::OBJECT_ATTR, names::START, names::END, names::REASON];
    for (field, value) in fields.into_iter().zip(args) {
        vm.set_field(exc, field, value);
    }
    exc
}

fn failed(vm: &mut Vm, failure: Failure, class: Value, object: Value) -> Stop {
    match failure {
        Failure::Unicode(error) => Stop::Raise(unicode_error(vm, class, object, &error)),
        Failure::WrongHandler => {
            let name = vm.class_name(class);
            vm.type_error(format!("don't know how to handle {name} in error callback"))
        }
    }
}

/// The argument `encoding` or `errors`: a name without NUL.
pub fn name_arg(vm: &mut Vm, arg: Option<Obj>, method: &str, name: &str) -> Res<Option<String>> {
    let Some(arg) = arg else { return Ok(None) };
    let handle = arg.text(vm, |found| format!("{method}() argument '{name}' must be str, not {found}"))?;
    let text = vm.heap.text(handle);
    match text.to_utf8() {
        Ok(text) if text.contains('\0') => Err(vm.value_error("embedded null character")),
        Ok(text) => Ok(Some(text)),
        Err(at) => {
            let reason =
                CodecError { encoding: "utf-8", start: at, end: at + 1, reason: "surrogates not allowed" };
            let object = super::value(handle);
            Err(Stop::Raise(unicode_error(vm, classes::UNICODE_ENCODE_ERROR, object, &reason)))
        }
    }
}

/// Codecs between bytes, or between texts, by all their names.
const OTHERS: &[&str] = &[
    "base64",
    "base64_codec",
    "base_64",
    "bz2",
    "bz2_codec",
    "hex",
    "hex_codec",
    "quopri",
    "quopri_codec",
    "quoted_printable",
    "quotedprintable",
    "rot13",
    "rot_13",
    "uu",
    "uu_codec",
    "zip",
    "zip_codec",
    "zlib",
    "zlib_codec",
];

/// The encoding of a name.
pub fn find_codec(vm: &mut Vm, name: Option<&str>, what: &str) -> Res<Codec> {
    let Some(name) = name else { return Ok(Codec::Utf8) };
    if let Some(codec) = codec::find(name) {
        return Ok(codec);
    }
    // Codecs between bytes, or between texts, are known but not for this.
    let plain = codec::normalize_name(name).unwrap_or_default();
    if OTHERS.contains(&plain.as_str()) {
        let text = format!("'{name}' is not a text encoding; use codecs.{what}() to handle arbitrary codecs");
        return Err(vm.raise(classes::LOOKUP_ERROR, text));
    }
    Err(vm.raise(classes::LOOKUP_ERROR, format!("unknown encoding: {name}")))
}

/// The encoding of a name, where the guest's own can take part: the prelude asks for those.
fn find_codec_or_ask(vm: &mut Vm, name: Option<&str>, what: &str) -> Res<Codec> {
    match name {
        Some(name) if !is_known(name) => Err(Stop::Python),
        _ => find_codec(vm, name, what),
    }
}

/// Whether a name is that of an encoding here, for texts or not.
pub fn is_known(name: &str) -> bool {
    codec::find(name).is_some() || OTHERS.contains(&codec::normalize_name(name).unwrap_or_default().as_str())
}

fn find_mode(name: Option<&str>) -> Option<ErrorMode> {
    match name {
        None => Some(ErrorMode::Strict),
        Some(name) => ErrorMode::find(name),
    }
}

/// `LookupError` of an error handler that nobody registered.
pub fn unknown_handler(vm: &mut Vm, name: &str) -> Stop {
    vm.raise(classes::LOOKUP_ERROR, format!("unknown error handler name '{name}'"))
}

/// Encodes a string.
pub fn encode_text(vm: &mut Vm, handle: u32, encoding: Option<&str>, errors: Option<&str>) -> Res<Vec<u8>> {
    let codec = find_codec_or_ask(vm, encoding, "encode")?;
    charge_text(vm, handle, 4)?;
    if let (Codec::Utf8 | Codec::Ascii | Codec::Latin1, Text::Latin1(bytes)) = (codec, vm.heap.text(handle))
        && eights::is_ascii(bytes)
    {
        return Ok(bytes.to_vec());
    }
    let mode = find_mode(errors);
    let n = vm.heap.text(handle).len();
    // Handlers that name characters make up to ninety bytes of each.
    let widest = match mode {
        Some(ErrorMode::NameReplace) => 90,
        Some(ErrorMode::XmlCharRefReplace | ErrorMode::BackslashReplace) => 10,
        _ => 4,
    };
    vm.charge(n / 4)?;
    vm.reserve(n.saturating_mul(widest))?;
    // A handler is looked up when it is needed, so that a wrong name does no harm before.
    let text = vm.heap.text(handle);
    match codec::encode(codec, text, mode.unwrap_or(ErrorMode::Strict)) {
        Ok(data) => Ok(data),
        Err(_) if mode.is_none() => Err(Stop::Python),
        Err(failure) => Err(failed(vm, failure, classes::UNICODE_ENCODE_ERROR, super::value(handle))),
    }
}

/// Decodes bytes.
pub fn decode_bytes(vm: &mut Vm, data: &[u8], encoding: Option<&str>, errors: Option<&str>) -> Res {
    let codec = find_codec_or_ask(vm, encoding, "decode")?;
    vm.charge(data.len() / 16)?;
    if matches!(codec, Codec::Utf8 | Codec::Ascii | Codec::Latin1)
        && eights::is_ascii(data)
    {
        vm.reserve(data.len())?;
        return Ok(match data {
            [] => names::EMPTY,
            [byte] => vm.char(u32::from(*byte)),
            _ => vm.heap.new_latin(data),
        });
    }
    let mode = find_mode(errors);
    vm.charge(data.len() / 4)?;
    vm.reserve(data.len().saturating_mul(4))?;
    match codec::decode(codec, data, mode.unwrap_or(ErrorMode::Strict)) {
        Ok(text) => Ok(vm.text(text)),
        Err(_) if mode.is_none() => Err(Stop::Python),
        Err(failure) => {
            // Errors of `utf-8-sig` count behind the mark: their object is the rest.
            let data = match codec {
                Codec::Utf8Sig => data.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(data),
                _ => data,
            };
            let object = vm.heap.new_bytes(data.to_vec());
            Err(failed(vm, failure, classes::UNICODE_DECODE_ERROR, object))
        }
    }
}

/// Whether an encoding is none, or one of which ASCII is a part, in one of the spellings that programs use.
fn is_usual(vm: &Vm, encoding: Option<Obj>) -> bool {
    let Some(encoding) = encoding else { return true };
    let name = encoding.0.is(Kind::Str).and_then(|name| vm.heap.look_at(name));
    name.is_some_and(|name| matches!(name, b"utf-8" | b"utf8" | b"UTF-8" | b"ascii" | b"latin-1"))
}

/// Of so many bytes nobody asks whether there is memory for them.
const SHORT: usize = 1024;

/// `str.encode(encoding='utf-8', errors='strict')`.
pub fn encode(vm: &mut Vm, s: SelfStr, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    // Short ASCII is the same in the usual encodings.
    if errors.is_none()
        && is_usual(vm, encoding)
        && let Some(bytes) = vm.heap.str_obj(s.0).bytes().filter(|bytes| bytes.len() <= SHORT && eights::is_ascii(bytes))
    {
        let data: Box<[u8]> = bytes.into();
        vm.charge(data.len() / 16)?;
        return Ok(vm.heap.new_bytes(data));
    }
    let encoding = name_arg(vm, encoding, "encode", "encoding")?;
    let errors = name_arg(vm, errors, "encode", "errors")?;
    let data = encode_text(vm, s.0, encoding.as_deref(), errors.as_deref())?;
    Ok(vm.heap.new_bytes(data))
}

/// `bytes.decode(encoding='utf-8', errors='strict')`, of any bytes-like object.
pub fn decode(vm: &mut Vm, data: Value, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    if errors.is_none()
        && is_usual(vm, encoding)
        && let Some(bytes) = vm.plain_bytes(data).filter(|bytes| bytes.len() <= SHORT && eights::is_ascii(bytes))
    {
        return Ok(match *bytes {
            [] => names::EMPTY,
            [byte] => vm.char(u32::from(byte)),
            _ if bytes.len() <= INLINE_TEXT => {
                let words = gathered(bytes);
                vm.heap.new_short(bytes.len(), words)
            }
            _ => {
                let text = bytes.to_vec();
                vm.charge(text.len() / 16)?;
                vm.heap.new_text(TextBuf::Latin1(text))
            }
        });
    }
    let encoding = name_arg(vm, encoding, "decode", "encoding")?;
    let errors = name_arg(vm, errors, "decode", "errors")?;
    let data = crate::native_args::text::bytes_of(vm, data)?;
    if data.is_empty() {
        // Nobody asks what the encoding is.
        return Ok(names::EMPTY);
    }
    decode_bytes(vm, &data, encoding.as_deref(), errors.as_deref())
}
