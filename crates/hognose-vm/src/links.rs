//! What linking takes from code alone: found once, and the same in every session.
//!
//! A unit of a session has its names as interned strings, its constants as values and what a call has to know of each body.
//! Names of the image, constants without an object and the bodies are the same everywhere; of other names the strings and
//! their hashes are.
//!
//! Start at [`Links::of`]. Nothing here knows sessions.

use std::sync::Arc;

use hognose_bytecode::{Code, Constant};

use crate::image::Image;
use crate::objects::StrObj;
use crate::text::hash;
use crate::unit::Entry;
use crate::value::Value;

/// A name of a unit.
pub enum LinkName {
    /// One that the image has.
    Known(Value),
    /// The string of another one, with its hash where the seed is the image's.
    Own(StrObj),
}

/// What linking takes from code alone.
pub struct Links {
    /// What a call has to know of each body.
    pub entries: Arc<[Entry]>,
    /// The names, in the order of the code's.
    pub names: Box<[LinkName]>,
    /// The names as values, when the image has them all.
    pub known: Option<Arc<[Value]>>,
    /// The constants, when none of them is an object.
    pub constants: Option<Arc<[Value]>>,
}

impl Links {
    /// Uses those of code: found when they are first asked for. The image is finished.
    pub fn of<T>(code: &Code, image: &Image, act: impl FnOnce(&Links) -> T) -> T {
        match code.derived.get_or_init(|| Links::new(code, image)) {
            Some(links) => act(links),
            None => act(&Links::new(code, image)),
        }
    }

    fn new(code: &Code, image: &Image) -> Links {
        let name = |name: &Arc<str>| match image.interned(name) {
            Some(value) => LinkName::Known(value),
            None => {
                let mut object = StrObj::new(crate::text::TextBuf::from(&**name));
                object.hash = object.text().map_or(0, |text| hash::known(hash::hash(text, 0)));
                LinkName::Own(object)
            }
        };
        let names: Box<[LinkName]> = code.names.iter().map(name).collect();
        let known = |name: &LinkName| match name {
            LinkName::Known(value) => Some(*value),
            LinkName::Own(_) => None,
        };
        Links {
            entries: code.bodies.iter().map(Entry::of).collect(),
            known: names.iter().map(known).collect(),
            constants: code.constants.iter().map(immediate).collect(),
            names,
        }
    }
}

/// The value of a constant that is no object.
fn immediate(constant: &Constant) -> Option<Value> {
    match constant {
        Constant::None => Some(Value::NONE),
        Constant::Bool(b) => Some(Value::bool(*b)),
        Constant::Ellipsis => Some(Value::ELLIPSIS),
        Constant::Int(i) => Value::int48(*i),
        Constant::Float(f) => Some(Value::float(*f)),
        _ => None,
    }
}
