//! The units of the image: code that is decoded when it first runs.
//!
//! Most programs run a small part of the library, and code is the larger part of the image: it is kept deflated
//! (RFC 1951), which halves it, and so are its constants and names, in front of it. What most programs run is kept as it is.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use hognose_bytecode::Code;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::Deflate;
use super::stored::{Reader, Stored, Writer};
use crate::unit::Unit;
use crate::value::Value;

/// A unit of the image.
pub struct ImageUnit {
    /// The name of its file.
    pub filename: &'static str,
    /// The namespace of its globals, a dict.
    pub globals: Value,
    stowed: Stowed,
    decoded: OnceLock<Unit>,
}

/// The code of a unit, its constants and its names.
#[expect(clippy::large_enum_variant, reason = "the large one is there while the image is made")]
enum Stowed {
    /// As they are when the image was just made.
    Plain { constants: Box<[Value]>, names: Box<[Value]>, code: Code },
    /// As they are in the program. So many bytes as they have themselves are not deflated.
    Deflated { size: usize, bytes: &'static [u8] },
}

impl ImageUnit {
    /// A unit as the making of the image leaves it.
    pub(super) fn new(unit: &Unit) -> ImageUnit {
        let (constants, names) = (Box::from(&*unit.constants), Box::from(&*unit.names));
        ImageUnit {
            filename: String::from(&*unit.code.filename).leak(),
            globals: unit.globals,
            stowed: Stowed::Plain { constants, names, code: unit.code.lines_only() },
            decoded: OnceLock::new(),
        }
    }

    /// The unit, decoded when it is first asked for.
    #[inline]
    pub fn get(&self) -> &Unit {
        self.decoded.get_or_init(|| self.decode())
    }

    /// Whether it was asked for.
    pub(super) fn is_read(&self) -> bool {
        self.decoded.get().is_some()
    }

    /// Its code.
    pub fn code(&self) -> &Arc<Code> {
        &self.get().code
    }

    /// Its constants.
    pub fn constants(&self) -> &[Value] {
        &self.get().constants
    }

    #[cold]
    fn decode(&self) -> Unit {
        let (constants, names, code) = match &self.stowed {
            Stowed::Plain { constants, names, code } => (constants.clone(), names.clone(), code.clone()),
            Stowed::Deflated { size, bytes } => {
                let bytes = inflated(bytes, *size);
                let mut r = Reader::new(&bytes);
                let (constants, names) = Stored::take(&mut r);
                (constants, names, hognose_bytecode::decode(r.rest()).expect(AS_ENCODED).0)
            }
        };
        Unit::new(Arc::new(code), constants.into(), names.into(), self.globals)
    }

    /// Appends it.
    pub(super) fn put(&self, w: &mut Writer, deflate: Deflate) {
        w.bytes(self.filename.as_bytes());
        self.globals.put(w);
        let bytes = match &self.stowed {
            Stowed::Plain { constants, names, code } => {
                let mut stowed = Writer { doubles: w.doubles.clone(), ..Writer::default() };
                constants.put(&mut stowed);
                names.put(&mut stowed);
                // They are there as objects (`whole.rs`).
                let code = Code { names: Box::default(), constants: Box::default(), ..code.clone() };
                hognose_bytecode::encode(&code, true, &mut stowed.out);
                stowed.out
            }
            Stowed::Deflated { size, bytes } => inflated(bytes, *size).into_owned(),
        };
        w.num(bytes.len() as u64);
        w.bytes_aside(&deflate(&bytes));
    }

    /// Reads what `put` appended.
    pub(super) fn take(r: &mut Reader<'static>) -> ImageUnit {
        let filename = std::str::from_utf8(r.slice()).unwrap_or_default();
        let globals = Stored::take(r);
        let stowed = Stowed::Deflated { size: r.num() as usize, bytes: r.slice_aside() };
        ImageUnit { filename, globals, stowed, decoded: OnceLock::new() }
    }
}

const AS_ENCODED: &str = "the image holds what was encoded into it";

fn inflated(bytes: &[u8], size: usize) -> Cow<'_, [u8]> {
    match bytes.len() == size {
        true => Cow::Borrowed(bytes),
        false => Cow::Owned(decompress_to_vec_with_limit(bytes, size).expect(AS_ENCODED)),
    }
}
