//! The units of the image: code that is decoded when it first runs.
//!
//! Most programs run a small part of the library, and code is the larger part of the image: it is kept deflated
//! (RFC 1951), which halves it.

use std::sync::{Arc, OnceLock};

use hognose_bytecode::Code;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::stored::{Reader, Stored, Writer};
use crate::unit::Unit;
use crate::value::Value;

/// A unit of the image.
pub struct ImageUnit {
    /// The name of its file.
    pub filename: &'static str,
    /// The namespace of its globals, a dict.
    pub globals: Value,
    /// Constants and names, as they are stored.
    values: &'static [u8],
    code: Stowed,
    decoded: OnceLock<Unit>,
}

/// The code of a unit.
enum Stowed {
    /// As it is when the image was just made.
    Plain(Code),
    /// As it is in the program.
    Deflated { size: usize, bytes: &'static [u8] },
}

/// How hard deflate tries: what more would save is a hundredth.
const LEVEL: u8 = 6;

impl ImageUnit {
    /// A unit as the making of the image leaves it.
    pub(super) fn new(unit: &Unit) -> ImageUnit {
        let mut values = Writer::default();
        for list in [&unit.constants, &unit.names] {
            Box::<[Value]>::from(&**list).put(&mut values);
        }
        ImageUnit {
            filename: String::from(&*unit.code.filename).leak(),
            globals: unit.globals,
            values: values.out.leak(),
            code: Stowed::Plain(unit.code.lines_only()),
            decoded: OnceLock::new(),
        }
    }

    /// The unit, decoded when it is first asked for.
    #[inline]
    pub fn get(&self) -> &Unit {
        self.decoded.get_or_init(|| self.decode())
    }

    /// Its code.
    pub fn code(&self) -> &Arc<Code> {
        &self.get().code
    }

    /// Its constants, without decoding the code.
    pub fn constants(&self) -> Vec<Value> {
        Stored::take(&mut Reader::new(self.values))
    }

    #[cold]
    fn decode(&self) -> Unit {
        let (constants, names): (Box<[Value]>, Box<[Value]>) = Stored::take(&mut Reader::new(self.values));
        let code = match &self.code {
            Stowed::Plain(code) => code.clone(),
            Stowed::Deflated { size, bytes } => decompress_to_vec_with_limit(bytes, *size)
                .ok()
                .and_then(|bytes| hognose_bytecode::decode(&bytes).ok())
                .expect("the image holds what was encoded into it")
                .0,
        };
        Unit::new(Arc::new(code), constants.into(), names.into(), self.globals)
    }
}

impl Stored for ImageUnit {
    fn put(&self, w: &mut Writer) {
        w.bytes(self.filename.as_bytes());
        self.globals.put(w);
        w.bytes(self.values);
        match &self.code {
            Stowed::Plain(code) => {
                let mut bytes = Vec::new();
                hognose_bytecode::encode(code, true, &mut bytes);
                w.num(bytes.len() as u64);
                w.bytes_aside(&compress_to_vec(&bytes, LEVEL));
            }
            Stowed::Deflated { size, bytes } => {
                w.num(*size as u64);
                w.bytes_aside(bytes);
            }
        }
    }

    fn take(r: &mut Reader) -> ImageUnit {
        let filename = std::str::from_utf8(r.slice()).unwrap_or_default();
        let globals = Stored::take(r);
        let values = r.slice();
        let code = Stowed::Deflated { size: r.num() as usize, bytes: r.slice_aside() };
        ImageUnit { filename, globals, values, code, decoded: OnceLock::new() }
    }
}
