//! Methods of `re.Pattern` for what is plain: exact texts, integers as positions. Each stands in front of the method of its name in
//! `lib/re.py`, which gets whatever else is given.

use hognose_vm::native::{Obj, SelfClass, find};
use hognose_vm::native_args::SizeArg;
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use super::{Looked, Pieces, found_by, replaced, size, subject};
use crate::regex::Subject;

natives! {
    pub METHODS: methods of "Pattern" {
        "match" match_(Obj, Obj, Option<Obj>, Option<Obj>) "self, /, string, pos=0, endpos=9223372036854775807";
        fullmatch(Obj, Obj, Option<Obj>, Option<Obj>) "self, /, string, pos=0, endpos=9223372036854775807";
        search(Obj, Obj, Option<Obj>, Option<Obj>) "self, /, string, pos=0, endpos=9223372036854775807";
        findall(Obj, Obj, Option<Obj>, Option<Obj>) "self, /, string, pos=0, endpos=9223372036854775807";
        split(Obj, Obj, Option<Obj>) "self, /, string, maxsplit=0";
        sub(Obj, Obj, Obj, Option<Obj>) "self, /, repl, string, count=0";
        subn(Obj, Obj, Obj, Option<Obj>) "self, /, repl, string, count=0";
    }
}

/// Puts the methods in front of those of the class. Only while the image is made.
pub fn install(vm: &mut Vm, class: SelfClass) -> Res {
    if vm.image.is_building() {
        let dict = vm.class(class.value()).dict;
        for method in METHODS.natives {
            let Some(native) = find(&format!("{}.{}", METHODS.owner, method.name)) else { continue };
            let name = vm.intern(method.name);
            if let Some(twin) = vm.dict_get_name(dict, name) {
                vm.image.set_twin(native, twin);
                vm.dict_set_name(dict, name, native);
            }
        }
        vm.class_changed(class.value());
    }
    Ok(Value::NONE)
}

/// A pattern: itself, its text and its flags.
#[derive(Clone, Copy)]
pub(super) struct Pattern {
    pub own: Value,
    pub source: Value,
    pub flags: Value,
}

impl Pattern {
    /// `self`, for a text of its kind.
    fn of(vm: &mut Vm, own: Obj, text: Obj) -> Res<Pattern> {
        let wanted = vm.library_shapes().ok_or(Stop::Python)?.re_pattern;
        let instance = vm.heap.instance(own.0.is(Kind::Instance).ok_or(Stop::Receiver)?);
        if instance.shape != wanted {
            return Err(Stop::Receiver);
        }
        let [source, flags, ..] = instance.inline;
        if source.kind() == text.0.kind() { Ok(Pattern { own: own.0, source, flags }) } else { Err(Stop::Python) }
    }
}

/// A position that is a plain integer of 48 bits, cut to the text.
fn position(given: Option<Obj>, missing: usize) -> Res<usize> {
    match given {
        None => Ok(missing),
        Some(given) => {
            let given = given.0.as_int().ok_or(Stop::Python)?;
            Ok(usize::try_from(given).unwrap_or(0))
        }
    }
}

fn matched(vm: &mut Vm, own: Obj, text: Obj, pos: Option<Obj>, endpos: Option<Obj>, looked: Looked) -> Res {
    let pattern = Pattern::of(vm, own, text)?;
    let (pos, endpos) = (position(pos, 0)?, position(endpos, usize::MAX)?);
    let shape = vm.library_shapes().ok_or(Stop::Python)?.re_match;
    found_by(vm, pattern, shape, text.0, (pos, endpos), pos, looked)
}

fn match_(vm: &mut Vm, own: Obj, text: Obj, pos: Option<Obj>, endpos: Option<Obj>) -> Res {
    matched(vm, own, text, pos, endpos, Looked::At)
}

fn fullmatch(vm: &mut Vm, own: Obj, text: Obj, pos: Option<Obj>, endpos: Option<Obj>) -> Res {
    matched(vm, own, text, pos, endpos, Looked::Whole)
}

fn search(vm: &mut Vm, own: Obj, text: Obj, pos: Option<Obj>, endpos: Option<Obj>) -> Res {
    matched(vm, own, text, pos, endpos, Looked::From)
}

fn findall(vm: &mut Vm, own: Obj, text: Obj, pos: Option<Obj>, endpos: Option<Obj>) -> Res {
    let pattern = Pattern::of(vm, own, text)?;
    let (pos, endpos) = (position(pos, 0)?, position(endpos, usize::MAX)?);
    let len = super::subject(&vm.heap, text.0).map_or(0, |subject| subject.len());
    let [pos, endpos] = [pos, endpos].map(|at| Obj(size(at.min(len))));
    super::findall(vm, Obj(pattern.source), Obj(pattern.flags), text, pos, endpos)
}

fn split(vm: &mut Vm, own: Obj, text: Obj, most: Option<Obj>) -> Res {
    let pattern = Pattern::of(vm, own, text)?;
    let most = match most {
        None => 0,
        Some(most) => most.0.as_int().ok_or(Stop::Python)?,
    };
    super::split(vm, Obj(pattern.source), Obj(pattern.flags), text, SizeArg(most))
}

/// The text with another one, as it stands, in the place of matches, and how many these were.
fn with_literal(vm: &mut Vm, own: Obj, literal: Obj, text: Obj, most: Option<Obj>) -> Res<(Value, usize)> {
    let pattern = Pattern::of(vm, own, text)?;
    let most = match most {
        None => 0,
        Some(most) => most.0.as_int().ok_or(Stop::Python)?,
    };
    let n = match subject(&vm.heap, literal.0).filter(|_| literal.0.kind() == pattern.source.kind()) {
        Some(literal) => literal.len(),
        None => return Err(Stop::Python),
    };
    vm.charge(n / 64)?;
    // A template that names groups or characters is read in Python.
    let names = match subject(&vm.heap, literal.0) {
        Some(Subject::Text(text)) => text.iter().any(|char| char == u32::from(b'\\')),
        Some(Subject::Bytes(bytes)) => bytes.contains(&b'\\'),
        None => true,
    };
    if names {
        return Err(Stop::Python);
    }
    let pieces = if n == 0 { Pieces::None } else { Pieces::One(literal.0) };
    replaced(vm, (Obj(pattern.source), Obj(pattern.flags)), pieces, text, most)
}

fn sub(vm: &mut Vm, own: Obj, literal: Obj, text: Obj, most: Option<Obj>) -> Res {
    Ok(with_literal(vm, own, literal, text, most)?.0)
}

fn subn(vm: &mut Vm, own: Obj, literal: Obj, text: Obj, most: Option<Obj>) -> Res {
    let (text, n) = with_literal(vm, own, literal, text, most)?;
    Ok(vm.heap.new_tuple([text, size(n)]))
}
