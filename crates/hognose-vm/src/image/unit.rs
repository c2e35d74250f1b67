//! The units of the image: code that is decoded when it first runs.
//!
//! Most programs run a small part of the library, and code is the larger part of the image.

use std::sync::{Arc, OnceLock};

use hognose_bytecode::Code;

use super::stored::{Reader, Stored, Writer};
use crate::frame::Unit;
use crate::value::Value;

/// A unit of the image.
pub struct ImageUnit {
    /// The name of its file.
    pub filename: &'static str,
    /// The namespace of its globals, a dict.
    pub globals: Value,
    /// Constants, names and code, as they are stored.
    stored: &'static [u8],
    decoded: OnceLock<Unit>,
}

impl ImageUnit {
    /// A unit as the making of the image leaves it.
    pub(super) fn new(unit: &Unit) -> ImageUnit {
        let code = unit.code.lines_only();
        let mut out = Writer::default();
        for values in [&unit.constants, &unit.names] {
            Box::<[Value]>::from(&**values).put(&mut out);
        }
        hognose_bytecode::encode(&code, true, &mut out.out);
        let filename = String::from(&*code.filename).leak();
        ImageUnit { filename, globals: unit.globals, stored: out.out.leak(), decoded: OnceLock::new() }
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
        Stored::take(&mut Reader::new(self.stored))
    }

    #[cold]
    fn decode(&self) -> Unit {
        let mut r = Reader::new(self.stored);
        let (constants, names): (Box<[Value]>, Box<[Value]>) = Stored::take(&mut r);
        let (code, _) = hognose_bytecode::decode(r.rest()).expect("the image holds what was encoded into it");
        Unit::new(Arc::new(code), constants.into(), names.into(), self.globals)
    }
}

impl Stored for ImageUnit {
    fn put(&self, w: &mut Writer) {
        w.bytes(self.filename.as_bytes());
        self.globals.put(w);
        w.bytes(self.stored);
    }

    fn take(r: &mut Reader) -> ImageUnit {
        let filename = std::str::from_utf8(r.slice()).unwrap_or_default();
        ImageUnit { filename, globals: Stored::take(r), stored: r.slice(), decoded: OnceLock::new() }
    }
}
