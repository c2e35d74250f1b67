//! Linked units: code, and what a session made for it.
//!
//! Units are found by number. One that nothing refers to any more is freed by a collection, and its number given again
//! (`roots.rs`).

use std::sync::Arc;

use hognose_bytecode::{Body, BodyKind, Code};

use crate::image::ImageUnit;
use crate::objects::Direct;
use crate::value::{IMAGE, Value};

/// A unit in a session: its code, and what was made for it.
pub struct Unit {
    /// The code.
    pub code: Arc<Code>,
    /// Its constants as values.
    pub constants: Arc<[Value]>,
    /// Its names as interned strings.
    pub names: Arc<[Value]>,
    /// The namespace of its globals, a dict.
    pub globals: Value,
    /// What a call has to know of each body.
    entries: Arc<[Entry]>,
    /// Names and constants are the image's or no objects: with the same globals, it is the same in every session.
    portable: bool,
    /// How many units the session got before it.
    age: u64,
}

/// What a call has to know of a body, in few bytes: it is read at every call.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The first instruction.
    pub start: u32,
    /// With exactly so many positional arguments nothing has to be bound; [`Entry::NEVER`] if that is never so.
    pub simple: u16,
    /// The number of parameter registers.
    pub n_params: u16,
    /// How many registers it uses.
    pub registers: u16,
    /// How many cells it captures.
    pub captures: u16,
    /// No variable lives in this register or behind it: only results on their way.
    pub first_temporary: u16,
    /// It takes positional parameters only: missing arguments may come from defaults.
    pub positional: bool,
    /// Calling it runs it.
    pub plain: bool,
    /// Its parameters are in a list in its first register.
    pub spilled: bool,
}

impl Entry {
    /// No number of arguments.
    pub const NEVER: u16 = u16::MAX;

    /// The part that functions keep.
    pub fn direct(&self) -> Direct {
        let clears = if self.captures == 0 { self.registers } else { u16::MAX };
        Direct { start: self.start, arguments: self.simple, registers: self.registers, clears }
    }

    /// What a call has to know of this body.
    pub fn of(body: &Body) -> Entry {
        let positional = body.params.keyword_only == 0
            && !body.flags.varargs
            && !body.flags.varkw
            && !body.flags.spilled;
        let plain = body.kind == BodyKind::Plain;
        let n_params = body.param_registers();
        let bound = n_params + body.captures.len();
        let named = body.locals.iter().map(|local| local.register).chain(body.handled);
        Entry {
            first_temporary: named.map(|register| register as u16 + 1).fold(bound as u16, u16::max),
            start: body.start,
            simple: if positional && plain { body.params.positional } else { Entry::NEVER },
            n_params: n_params as u16,
            registers: body.registers,
            captures: body.captures.len() as u16,
            positional,
            plain,
            spilled: body.flags.spilled,
        }
    }
}

impl Unit {
    /// Code with what was made for it.
    pub fn new(code: Arc<Code>, constants: Arc<[Value]>, names: Arc<[Value]>, globals: Value) -> Unit {
        let entries = code.bodies.iter().map(Entry::of).collect();
        Unit::with(code, entries, constants, names, globals, false)
    }

    /// The same, when what its bodies need is known. `portable`: neither names nor constants belong to the session.
    pub fn with(
        code: Arc<Code>,
        entries: Arc<[Entry]>,
        constants: Arc<[Value]>,
        names: Arc<[Value]>,
        globals: Value,
        portable: bool,
    ) -> Unit {
        Unit { code, constants, names, globals, entries, portable, age: 0 }
    }

    /// What a call has to know of a body.
    #[inline(always)]
    pub fn entry(&self, body: u32) -> Entry {
        self.entries[body as usize]
    }

    /// The body with this index.
    #[inline]
    pub fn body(&self, body: u32) -> &Body {
        &self.code.bodies[body as usize]
    }

    /// Bytes that it takes with its caches, roughly.
    pub fn size(&self) -> usize {
        let code = &self.code;
        let parts = [(code.ops.len(), 40), (self.names.len(), 48), (self.constants.len(), 32), (code.bodies.len(), 256)];
        parts.iter().map(|(n, size)| n * size).sum::<usize>() + code.source.len() + size_of::<Unit>()
    }

    /// What stands where a unit was freed. Every other one has a body.
    fn gone() -> Arc<Unit> {
        Arc::new(Unit::new(Arc::default(), Arc::default(), Arc::default(), Value::UNDEF))
    }

    fn is_gone(&self) -> bool {
        self.code.bodies.is_empty()
    }
}

/// How many units are looked through for one that is linked again.
const RECENT: usize = 16;

/// All units of a session, those of the image among them.
pub struct Units {
    /// The session's own, by number.
    own: Vec<Arc<Unit>>,
    /// Numbers that can be given again.
    free: Vec<u32>,
    /// Numbers that were given again since [`Units::show`] has been called.
    again: Vec<u32>,
    /// The image's.
    pub image: &'static [ImageUnit],
    /// While the image is being made, new units belong to it.
    pub building: bool,
    /// The first unit of the session before, if it can be one of this session too: a program that is prepared is run again.
    spare: Option<Arc<Unit>>,
    /// How many units were added.
    added: u64,
    /// The numbers of those that were added last.
    recent: [u32; RECENT],
}

impl Units {
    /// None but the image's.
    pub(crate) fn new(image: &'static [ImageUnit], building: bool) -> Units {
        let (own, free, again) = (Vec::new(), Vec::new(), Vec::new());
        Units { own, free, again, image, building, spare: None, added: 0, recent: [u32::MAX; RECENT] }
    }

    /// No unit but the image's.
    pub(crate) fn reset(&mut self) {
        let Units { own, free, again, image: _, building: _, spare, added, recent } = self;
        own.truncate(1);
        // The one that was there is kept where nobody has asked for another one.
        if let Some(unit) = own.pop() {
            *spare = Some(unit).filter(|unit| unit.portable);
        }
        free.clear();
        again.clear();
        (*added, *recent) = (0, [u32::MAX; RECENT]);
    }

    /// Adds the unit of the session before if it is this one: its number.
    pub(crate) fn add_spare(&mut self, code: &Arc<Code>, globals: Value) -> Option<u32> {
        let mut unit = self.spare.take()?;
        if !Arc::ptr_eq(&unit.code, code) || !unit.globals.same(globals) || self.building {
            return None;
        }
        Arc::get_mut(&mut unit)?.age = self.added;
        Some(self.put(unit))
    }

    /// Adds a unit; its number.
    pub fn add(&mut self, unit: Unit) -> u32 {
        let number = self.put(Arc::new(Unit { age: self.added, ..unit }));
        if self.building { number | IMAGE } else { number }
    }

    fn put(&mut self, unit: Arc<Unit>) -> u32 {
        let number = match self.free.pop() {
            Some(number) => {
                self.own[number as usize] = unit;
                self.again.push(number);
                number
            }
            None => {
                self.own.push(unit);
                (self.own.len() - 1) as u32
            }
        };
        self.recent[self.added as usize % RECENT] = number;
        self.added += 1;
        number
    }

    /// The unit of code with these globals, if it is one of those that were added last.
    pub(crate) fn linked(&self, code: &Arc<Code>, globals: Value) -> Option<u32> {
        let same = |number: &u32| {
            self.own.get(*number as usize).is_some_and(|u| Arc::ptr_eq(&u.code, code) && u.globals.same(globals))
        };
        self.recent.iter().copied().find(same)
    }

    /// The unit with this number.
    #[inline]
    pub fn get(&self, unit: u32) -> &Unit {
        if unit & IMAGE == 0 || self.building {
            &self.own[(unit & !IMAGE) as usize]
        } else {
            self.image[(unit & !IMAGE) as usize].get()
        }
    }

    /// Whether there is a unit with this number.
    pub fn has(&self, unit: u32) -> bool {
        unit & IMAGE != 0 || self.own.get(unit as usize).is_some_and(|unit| !unit.is_gone())
    }

    /// Whether a unit belongs to the image: the prelude or the library.
    #[inline]
    pub fn in_image(&self, unit: u32) -> bool {
        unit & IMAGE != 0
    }

    /// The session's own units.
    pub fn own(&self) -> impl Iterator<Item = &Arc<Unit>> {
        self.own.iter().filter(|unit| !unit.is_gone())
    }

    /// How many numbers of its own the session has given so far: all are below.
    pub(crate) fn bound(&self) -> usize {
        self.own.len()
    }

    /// The youngest of the session's own units that are like this: its number.
    pub(crate) fn youngest(&self, is_like: impl Fn(&Unit) -> bool) -> Option<u32> {
        let like = self.own.iter().enumerate().filter(|(_, unit)| !unit.is_gone() && is_like(unit));
        like.max_by_key(|(_, unit)| unit.age).map(|(number, _)| number as u32)
    }

    /// Whether [`Units::show`] would add nothing.
    #[inline]
    pub(crate) fn is_shown(&self, shown: &[Option<Arc<Unit>>]) -> bool {
        shown.len() >= self.own.len() && self.again.is_empty()
    }

    /// Adds those that hold functions to a list of the same order, as far as they are not there yet.
    pub(crate) fn show(&mut self, shown: &mut Vec<Option<Arc<Unit>>>) {
        if self.building {
            return;
        }
        let with_functions = |unit: &Arc<Unit>| (unit.code.bodies.len() > 1).then(|| unit.clone());
        if !self.again.is_empty() {
            for number in self.again.drain(..) {
                if let Some(place) = shown.get_mut(number as usize) {
                    *place = with_functions(&self.own[number as usize]);
                }
            }
        }
        if shown.len() < self.own.len() {
            shown.extend(self.own[shown.len()..].iter().map(with_functions));
        }
    }

    /// Frees the units that are not marked; `gone` hears their numbers.
    pub(crate) fn keep(&mut self, marked: &[bool], mut gone: impl FnMut(u32)) {
        let mut nothing = None;
        for (number, unit) in self.own.iter_mut().enumerate() {
            if marked.get(number) != Some(&false) || unit.is_gone() {
                continue;
            }
            *unit = nothing.get_or_insert_with(Unit::gone).clone();
            self.free.push(number as u32);
            gone(number as u32);
        }
    }

    /// The units that were made for the image.
    pub(crate) fn into_own(self) -> Vec<Arc<Unit>> {
        self.own
    }
}
