//! The tables of a unit while it grows: names, constants, cache sites, finished bodies.

use std::sync::Arc;

use hognose_bytecode::{Body, BodyIndex, Code, ConstIndex, Constant, Derived, NameIndex, NearSite, Op, Site, SiteIndex, Span};
use hognose_syntax::SmallSet;

use crate::names::{Names, Symbol, exact};

/// What all bodies of a unit share.
#[derive(Default)]
pub(crate) struct Unit {
    pub names: Names,
    constants: Vec<Constant>,
    /// What tells the constants apart, once they are more than a few.
    keys: SmallSet<Vec<u8>>,
    /// Room for one of them.
    key: Vec<u8>,
    sites: Vec<Site>,
    pub ops: Vec<Op>,
    pub spans: Vec<Span>,
    /// A slot is taken when a body is first mentioned and filled when it is compiled.
    bodies: Vec<Option<Body>>,
}

impl Unit {
    /// The index of a constant; equal constants share one.
    pub fn constant(&mut self, constant: &Constant) -> ConstIndex {
        let found = if self.constants.len() <= FEW_CONSTANTS {
            self.constants.iter().position(|other| other.same(constant))
        } else {
            for constant in self.constants.iter().skip(self.keys.len()) {
                let mut key = Vec::with_capacity(32);
                write_key(constant, &mut key);
                self.keys.push(key, ());
            }
            self.key.clear();
            write_key(constant, &mut self.key);
            self.keys.position(self.key.as_slice())
        };
        let index = found.unwrap_or_else(|| {
            self.constants.push(constant.clone());
            self.constants.len() - 1
        });
        ConstIndex(index as u32)
    }

    /// A cache site of its own for one instruction.
    pub fn site(&mut self, name: Symbol) -> SiteIndex {
        self.sites.push(Site { name: self.names.index(name) });
        SiteIndex(self.sites.len() as u32 - 1)
    }

    /// A cache site for an instruction that knows itself what it looks for, if there is one in reach.
    pub fn near_site(&mut self) -> Option<NearSite> {
        let site = u16::try_from(self.sites.len()).ok()?;
        // Any name: bodies have some.
        self.sites.push(Site { name: 0 });
        Some(NearSite(site))
    }

    /// The operand for a name.
    pub fn name(&mut self, name: Symbol) -> NameIndex {
        NameIndex(self.names.index(name))
    }

    /// Takes the number of a body that is compiled later.
    pub fn reserve_body(&mut self) -> BodyIndex {
        if self.bodies.is_empty() {
            // Most units are one body.
            self.bodies.reserve_exact(1);
        }
        self.bodies.push(None);
        BodyIndex(self.bodies.len() as u32 - 1)
    }

    /// Where the next body's instructions begin.
    pub fn position(&self) -> u32 {
        self.ops.len() as u32
    }

    /// Adds a finished body, whose instructions stand at the end already.
    pub fn add_body(&mut self, index: BodyIndex, body: Body) {
        if let Some(slot) = self.bodies.get_mut(index.0 as usize) {
            *slot = Some(body);
        }
    }

    /// The finished unit; `None` when a body is missing.
    pub fn finish(self, filename: Arc<str>, source: Arc<str>, prelude: bool) -> Option<Code> {
        Some(Code {
            filename,
            source,
            ops: fitting(self.ops),
            spans: fitting(self.spans),
            bodies: self.bodies.into_iter().collect::<Option<Vec<_>>>()?.into(),
            constants: fitting(self.constants),
            names: self.names.into_list(),
            sites: fitting(self.sites),
            prelude,
            derived: Derived::default(),
        })
    }
}

fn fitting<T>(list: Vec<T>) -> Box<[T]> {
    if list.len() == list.capacity() { list.into() } else { exact(list.into_iter()) }
}

/// How many constants are compared one by one.
const FEW_CONSTANTS: usize = 8;

/// Writes what makes a constant the same as another.
fn write_key(constant: &Constant, out: &mut Vec<u8>) {
    let text = |tag: u8, bytes: &[u8], out: &mut Vec<u8>| {
        out.push(tag);
        out.extend((bytes.len() as u64).to_le_bytes());
        out.extend(bytes);
    };
    let list = |tag: u8, items: &[Constant], out: &mut Vec<u8>| {
        out.push(tag);
        out.extend((items.len() as u64).to_le_bytes());
        items.iter().for_each(|item| write_key(item, out));
    };
    match constant {
        Constant::None => out.push(0),
        Constant::Bool(b) => out.extend([1, *b as u8]),
        Constant::Ellipsis => out.push(2),
        Constant::Int(n) => text(3, &n.to_le_bytes(), out),
        Constant::BigInt { negative, magnitude } => text(4 + *negative as u8, magnitude, out),
        Constant::Float(x) => text(6, &x.to_bits().to_le_bytes(), out),
        Constant::Complex(re, im) => {
            text(7, &re.to_bits().to_le_bytes(), out);
            text(7, &im.to_bits().to_le_bytes(), out);
        }
        Constant::Str(s) => text(8, s.as_bytes(), out),
        Constant::Surrogates(s) => {
            text(9, &s.iter().flat_map(|c| c.to_le_bytes()).collect::<Vec<u8>>(), out);
        }
        Constant::Bytes(b) => text(10, b, out),
        Constant::Tuple(items) => list(11, items, out),
        Constant::FrozenSet(items) => list(12, items, out),
        Constant::Slice(items) => list(13, &items[..], out),
    }
}
