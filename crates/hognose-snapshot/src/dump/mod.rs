//! A session as bytes.
//!
//! The same description of the state runs twice, into two [`Sink`]s: the first finds every object, shape,
//! unit and name that the state reaches and numbers it; the second writes. So the two cannot disagree.
//!
//! Start at [`dump`]. What is in an object is described in `objects`, the rest of a session in `session`.

mod objects;
mod session;

pub(crate) use objects::{is_plain_key, iter_form};

use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

use hognose_vm::objects::StrData;
use hognose_vm::session::Session;
use hognose_vm::text::Text;
use hognose_vm::value::{IMAGE, Kind, N_KINDS, Value};

use crate::envelope;
use crate::error::DumpError;
use crate::kinds::{self, ORDER};
use crate::known;
use crate::names::{self, HandleMap, Index, Name, Step};
use crate::program::Program;
use crate::wire::{Writer, num_width, zigzag};

/// What goes into a snapshot.
#[derive(Clone, Copy, Default)]
pub struct DumpOptions<'a> {
    /// Programs that the loader will have: they are stored by their hash alone. All other code of the guest is stored whole.
    pub without: &'a [Program],
    /// Whether the functions of the library that are running, or that objects of the session are made of, are stored
    /// whole, so that the snapshot goes on in a build whose library is another one.
    pub portable: bool,
    /// Whether the content is compressed.
    pub compress: bool,
}

/// Saves a session. It goes on as if nothing had happened.
pub fn dump(session: &Session, options: &DumpOptions<'_>) -> Result<Vec<u8>, DumpError> {
    let mut out = Vec::with_capacity(1024);
    dump_onto(&mut out, session, options)?;
    Ok(out)
}

/// Saves a session behind what is in a buffer, which is as it was after an error.
pub fn dump_onto(
    out: &mut Vec<u8>,
    session: &Session,
    options: &DumpOptions<'_>,
) -> Result<(), DumpError> {
    let mut tables = TABLES.try_with(Cell::take).ok().flatten().unwrap_or_default();
    let done = write(out, Dumper::new(session, options, &mut tables));
    tables.clear();
    let _ = TABLES.try_with(|kept| kept.set(Some(tables)));
    done
}

fn write(out: &mut Vec<u8>, mut dumper: Dumper<'_>) -> Result<(), DumpError> {
    let session = dumper.session;
    let changed = std::mem::take(&mut dumper.changed);
    session::describe(session, &changed, &mut Find { dumper: &mut dumper });
    dumper.changed = changed;
    while let Some(value) = dumper.t.work.pop() {
        objects::describe(session, value, &mut Find { dumper: &mut dumper });
    }
    dumper.find_identified();
    dumper.finish()?;
    let start = envelope::begin(out);
    let mut emit = Emit { dumper: &dumper, writer: Writer { out: std::mem::take(out) } };
    emit.all();
    *out = emit.writer.out;
    envelope::finish(out, start, dumper.options.compress);
    Ok(())
}

/// Where a description goes.
pub trait Sink {
    /// A number.
    fn num(&mut self, n: u64);
    /// Bytes behind their number.
    fn bytes(&mut self, bytes: &[u8]);
    /// Bytes as they are.
    fn raw(&mut self, bytes: &[u8]);
    /// A value.
    fn value(&mut self, value: Value);
    /// A unit, by its number in the session.
    fn unit(&mut self, unit: u32);
    /// A unit that is only named: a position for a traceback.
    fn place(&mut self, unit: u32, pc: u32);
    /// A shape, by its number in the session.
    fn shape(&mut self, shape: u32);

    /// A signed number.
    fn int(&mut self, n: i64) {
        self.num(zigzag(n));
    }
    /// A float.
    fn float(&mut self, f: f64) {
        self.raw(&f.to_bits().to_le_bytes());
    }
    /// A list of values.
    fn values(&mut self, values: &[Value]) {
        self.num(values.len() as u64);
        values.iter().for_each(|v| self.value(*v));
    }
}

/// What stands in the table of names: found outside the snapshot's objects.
#[derive(Clone, Copy, Debug)]
enum Outside {
    /// An object of the image.
    Image(Name),
    /// An interned string of the image, by its text.
    Text(Value),
    /// A native.
    Native(Value),
    /// A name of a unit of the snapshot.
    UnitName(u32, u32),
    /// A constant of a unit of the snapshot.
    Constant(u32, u32),
}

/// Everything that the state reaches, numbered.
pub struct Dumper<'a> {
    session: &'a Session,
    options: &'a DumpOptions<'a>,
    index: Arc<Index>,
    t: &'a mut Tables,
    /// Objects of the image that the session changed.
    changed: Vec<Value>,
    error: Option<DumpError>,
}

/// What a dump finds, and the numbers that it gives.
struct Tables {
    /// The kinds that were looked at: a bit for each, by its number.
    kinds: u64,
    /// Handles of each kind in the order in which they were found.
    found: [Vec<u32>; N_KINDS],
    /// For each handle of each kind, 1 + its number among its kind, or with [`OUTSIDE`] its number in the table of names.
    numbers: [Vec<u32>; N_KINDS],
    /// The number of the first object of each kind among all objects.
    first: [u32; N_KINDS],
    outside: Vec<Outside>,
    outside_numbers: HandleMap<Value, u32>,
    /// Objects that units bring with them.
    brought: HandleMap<Value, Outside>,
    units: Vec<u32>,
    unit_numbers: HandleMap<u32, u32>,
    shapes: Vec<u32>,
    shape_numbers: HandleMap<u32, u32>,
    /// Whether a string (by handle) is interned.
    interned: Vec<u64>,
    work: Vec<Value>,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            kinds: 0,
            found: [const { Vec::new() }; N_KINDS],
            numbers: [const { Vec::new() }; N_KINDS],
            first: [0; N_KINDS],
            outside: Vec::new(),
            outside_numbers: HandleMap::default(),
            brought: HandleMap::default(),
            units: Vec::new(),
            unit_numbers: HandleMap::default(),
            shapes: Vec::new(),
            shape_numbers: HandleMap::default(),
            interned: Vec::new(),
            work: Vec::new(),
        }
    }
}

impl Tables {
    /// Empties them; memory stays for the next dump, unless it is much.
    fn clear(&mut self) {
        let Tables {
            kinds,
            found,
            numbers,
            first,
            outside,
            outside_numbers,
            brought,
            units,
            unit_numbers,
            shapes,
            shape_numbers,
            interned,
            work,
        } = self;
        for kind in each(std::mem::take(kinds)) {
            let (found, numbers) = (&mut found[kind as usize], &mut numbers[kind as usize]);
            found.clear();
            numbers.clear();
            if numbers.capacity() > KEPT {
                (*found, *numbers) = (Vec::new(), Vec::new());
            }
        }
        for list in [units, shapes] {
            list.clear();
            list.shrink_to(KEPT);
        }
        interned.clear();
        interned.shrink_to(KEPT);
        work.clear();
        work.shrink_to(KEPT);
        *first = [0; N_KINDS];
        outside.clear();
        outside.shrink_to(KEPT);
        if outside_numbers.capacity() > 2 * KEPT || brought.capacity() > 2 * KEPT {
            (*outside_numbers, *brought) = (HandleMap::default(), HandleMap::default());
        }
        outside_numbers.clear();
        brought.clear();
        if unit_numbers.capacity() > 2 * KEPT || shape_numbers.capacity() > 2 * KEPT {
            (*unit_numbers, *shape_numbers) = (HandleMap::default(), HandleMap::default());
        }
        unit_numbers.clear();
        shape_numbers.clear();
    }
}

/// The kinds of a set of them, in the order of their sections.
fn each(mut kinds: u64) -> impl Iterator<Item = Kind> + Clone {
    std::iter::from_fn(move || {
        let kind = ORDER.get(kinds.trailing_zeros() as usize).copied()?;
        kinds &= kinds - 1;
        Some(kind)
    })
}

/// What tells a number in the table of names from one among the objects of a kind, of which there are fewer.
const OUTSIDE: u32 = 1 << 31;

/// Tables for more objects of a kind are not kept for the next dump.
const KEPT: usize = 1024;

thread_local! {
    static TABLES: Cell<Option<Box<Tables>>> = const { Cell::new(None) };
}

impl<'a> Dumper<'a> {
    fn new(session: &'a Session, options: &'a DumpOptions<'a>, t: &'a mut Tables) -> Dumper<'a> {
        let vm = &session.vm;
        t.interned.resize(vm.heap.slots_of(Kind::Str).div_ceil(64), 0);
        for name in vm.interned().filter(|n| !n.in_image()) {
            t.interned[name.handle() as usize / 64] |= 1 << (name.handle() % 64);
        }
        let (index, changed) = (Index::of(vm.image), session::changed(session));
        Dumper { session, options, index, t, changed, error: None }
    }

    fn is_interned(&self, string: u32) -> bool {
        self.t.interned.get(string as usize / 64).is_some_and(|word| word >> (string % 64) & 1 == 1)
    }

    /// Numbers an object of the session, once.
    fn add(&mut self, kind: Kind, handle: u32) {
        let Some(place) = self.place_of(kind, handle) else { return };
        if *place == 0 || *place & OUTSIDE != 0 {
            let found = &mut self.t.found[kind as usize];
            found.push(handle);
            let number = found.len() as u32;
            self.t.work.push(Value::new(kind, handle));
            if let Some(place) = self.place_of(kind, handle) {
                *place = number;
            }
        }
    }

    /// Where the number of an object of the session stands.
    fn place_of(&mut self, kind: Kind, handle: u32) -> Option<&mut u32> {
        let numbers = &mut self.t.numbers[kind as usize];
        if numbers.is_empty() {
            self.t.kinds |= kinds::number(kind).map_or(0, |number| 1 << number);
            numbers.resize(self.session.vm.heap.slots_of(kind), 0);
        }
        numbers.get_mut(handle as usize)
    }

    /// What `numbers` tells of an object of the session: 0 when it was not found.
    #[inline]
    fn number(&self, kind: Kind, handle: u32) -> u32 {
        self.t.numbers[kind as usize].get(handle as usize).copied().unwrap_or(0)
    }

    fn is_numbered(&self, kind: Kind, handle: u32) -> bool {
        self.number(kind, handle) != 0
    }

    /// Finds a value.
    fn find(&mut self, value: Value) {
        match value.kind() {
            Kind::Native => self.find_outside(value),
            Kind::ForList => self.find(Value::new(Kind::List, value.handle())),
            kind if kinds::number(kind).is_none() => {}
            _ if value.in_image() => {
                if known::number(self.session.vm.image, value).is_none() {
                    self.find_outside(value);
                }
            }
            kind if self.is_numbered(kind, value.handle()) => {}
            _ if self.t.brought.contains_key(&value) => self.find_outside(value),
            Kind::Str => {
                // A view of another string: that one first.
                if let Some((whole, _)) = self.part(value.handle()) {
                    self.add(Kind::Str, whole);
                }
                self.add(Kind::Str, value.handle());
            }
            Kind::Class => self.find_class(value),
            kind => self.add(kind, value.handle()),
        }
    }

    /// Bases and metaclasses have lower numbers than the classes made of them.
    fn find_class(&mut self, class: Value) {
        let mut work = vec![(class, false)];
        while let Some((class, ready)) = work.pop() {
            if class.in_image() || !class.is_kind(Kind::Class) {
                self.find(class);
                continue;
            }
            if self.is_numbered(Kind::Class, class.handle()) {
                continue;
            }
            if ready {
                self.add(Kind::Class, class.handle());
                continue;
            }
            let object = self.session.vm.class(class);
            work.push((class, true));
            work.push((object.metaclass, false));
            work.extend(object.bases.iter().rev().map(|b| (*b, false)));
        }
    }

    /// If a string is worth storing as a part of another: that one, and which part.
    fn part(&self, handle: u32) -> Option<(u32, Range<usize>)> {
        let heap = &self.session.vm.heap;
        let (StrData::Prefix(..) | StrData::Part(..)) = heap.str_obj(handle).data else { return None };
        let (of, range) = heap.part_of(handle);
        // An interned one is found by its text, and is an object that may be there.
        let is_interned = self.is_interned(handle) || self.is_interned(of);
        (of & IMAGE == 0 && range.len() > 64 && !is_interned).then_some((of, range))
    }

    /// Finds what of the library was asked for its `id()`: a guest may remember the number and hold nothing else of it.
    fn find_identified(&mut self) {
        let ids = &self.session.vm.ids;
        let mut identified: Vec<(u64, Value)> =
            ids.iter().filter(|(v, _)| v.in_image()).map(|(value, number)| (*number, *value)).collect();
        identified.sort_unstable_by_key(|(number, _)| *number);
        for (_, value) in identified {
            if self.outside_of(value).is_some() {
                self.find_outside(value);
            }
        }
    }

    fn find_outside(&mut self, value: Value) {
        if self.t.outside_numbers.contains_key(&value) {
            return;
        }
        // Most are found by themselves.
        match self.outside_of(value) {
            Some(Outside::Image(Name::Step(..))) | None => {}
            Some(outside) => return self.add_outside(value, outside),
        }
        let mut path = vec![value];
        // An object that is found by a step from another needs that one in the table first.
        while let Some(value) = path.last().copied() {
            if self.t.outside_numbers.contains_key(&value) {
                path.pop();
                continue;
            }
            let Some(outside) = self.outside_of(value) else {
                self.error = Some(DumpError::Nameless(self.session.vm.type_name(value)));
                return;
            };
            if let Outside::Image(Name::Step(parent, _)) = outside
                && !self.t.outside_numbers.contains_key(&parent)
            {
                path.push(parent);
                continue;
            }
            self.add_outside(value, outside);
            path.pop();
        }
    }

    fn add_outside(&mut self, value: Value, outside: Outside) {
        let number = self.t.outside.len() as u32;
        self.t.outside.push(outside);
        self.t.outside_numbers.insert(value, number);
        // What units bring with them is told from objects of the session by one look, too.
        if !value.in_image()
            && kinds::number(value.kind()).is_some()
            && let Some(place) = self.place_of(value.kind(), value.handle())
            && *place == 0
        {
            *place = number | OUTSIDE;
        }
    }

    fn outside_of(&self, value: Value) -> Option<Outside> {
        if value.is_kind(Kind::Native) {
            return Some(Outside::Native(value));
        }
        if let Some(outside) = self.t.brought.get(&value) {
            return Some(*outside);
        }
        if value.is_kind(Kind::Str) && self.session.vm.image.has_interned(value) {
            return Some(Outside::Text(value));
        }
        self.index.name(value).map(Outside::Image)
    }

    fn find_unit(&mut self, unit: u32) {
        if self.t.unit_numbers.contains_key(&unit) {
            return;
        }
        let number = self.t.units.len() as u32;
        self.t.unit_numbers.insert(unit, number);
        self.t.units.push(unit);
        if unit & IMAGE != 0 {
            if self.options.portable {
                let globals = self.session.units.get(unit).globals;
                self.find(globals);
            }
            return;
        }
        let linked = self.session.units.get(unit);
        for (k, name) in linked.names.iter().enumerate().filter(|(_, n)| !n.in_image()) {
            self.t.brought.entry(*name).or_insert(Outside::UnitName(number, k as u32));
        }
        for (k, value) in linked.constants.iter().enumerate() {
            if kinds::number(value.kind()).is_some() && !value.in_image() {
                self.t.brought.entry(*value).or_insert(Outside::Constant(number, k as u32));
            }
        }
        let globals = linked.globals;
        self.find(globals);
    }

    fn find_shape(&mut self, shape: u32) {
        if self.t.shape_numbers.contains_key(&shape) {
            return;
        }
        self.t.shape_numbers.insert(shape, self.t.shapes.len() as u32);
        self.t.shapes.push(shape);
        let object = self.session.vm.heap.shape(shape);
        self.find(object.class);
        object.names.iter().for_each(|name| self.find(*name));
    }

    /// Everything is found: the numbers among all objects.
    fn finish(&mut self) -> Result<(), DumpError> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let mut n = 0;
        for kind in each(self.t.kinds) {
            self.t.first[kind as usize] = n;
            n += self.t.found[kind as usize].len() as u32;
        }
        Ok(())
    }
}

/// The sink that finds.
struct Find<'a, 'b> {
    dumper: &'b mut Dumper<'a>,
}

impl Sink for Find<'_, '_> {
    fn num(&mut self, _: u64) {}
    fn bytes(&mut self, _: &[u8]) {}
    fn raw(&mut self, _: &[u8]) {}
    #[inline]
    fn value(&mut self, value: Value) {
        self.dumper.find(value);
    }
    fn values(&mut self, values: &[Value]) {
        // Numbers refer to nothing.
        values.iter().filter(|v| v.as_int().is_none()).for_each(|v| self.dumper.find(*v));
    }
    fn unit(&mut self, unit: u32) {
        self.dumper.find_unit(unit);
    }
    fn place(&mut self, unit: u32, _: u32) {
        if self.dumper.has_unit(unit) {
            self.dumper.find_unit(unit);
        }
    }
    fn shape(&mut self, shape: u32) {
        self.dumper.find_shape(shape);
    }
}

/// Numbers of a list of so many are written together.
const MANY: usize = 16;

/// The sink that writes.
struct Emit<'a, 'b> {
    dumper: &'b Dumper<'a>,
    writer: Writer,
}

/// Values that are no objects, as they are written.
pub(crate) mod special {
    pub const UNDEF: u64 = 0;
    pub const NONE: u64 = 1;
    pub const FALSE: u64 = 2;
    pub const TRUE: u64 = 3;
    pub const NOT_IMPLEMENTED: u64 = 4;
    pub const ELLIPSIS: u64 = 5;
    pub const FLOAT: u64 = 6;
    pub const ROUND_FLOAT: u64 = 7;
    pub const FOR_LIST: u64 = 8;
    pub const FOR_RANGE: u64 = 9;
    /// And behind it what nearly every snapshot refers to (from version 5).
    pub const KNOWN: u64 = 16;
}

impl Sink for Emit<'_, '_> {
    #[inline]
    fn num(&mut self, n: u64) {
        self.writer.num(n);
    }
    fn bytes(&mut self, bytes: &[u8]) {
        self.writer.bytes(bytes);
    }
    fn raw(&mut self, bytes: &[u8]) {
        self.writer.out.extend_from_slice(bytes);
    }
    fn values(&mut self, values: &[Value]) {
        self.num(values.len() as u64);
        // Where one in the middle is a number, most are, and as long.
        let middle = values.get(values.len() / 2).and_then(|value| value.as_int());
        let width = middle.map_or(1, |int| num_width(zigzag(int) << 2 | 1));
        self.writer.out.reserve(values.len().saturating_mul(width));
        let mut rest = values;
        while let [first, others @ ..] = rest {
            let short = match first.as_int() {
                Some(_) if rest.len() >= MANY => self.writer.nums(rest, |v| v.as_int().map(|int| zigzag(int) << 2 | 1)),
                _ => 0,
            };
            rest = match short {
                0 => {
                    self.value(*first);
                    others
                }
                n => &rest[n..],
            };
        }
    }

    /// `…0` an object, `..01` an integer, `.011` a name, `.111` anything else.
    fn value(&mut self, value: Value) {
        let mut special = |n: u64| self.writer.num(n << 3 | 7);
        match value.kind() {
            Kind::Int => self.writer.num(zigzag(value.as_int().unwrap_or_default()) << 2 | 1),
            Kind::Undef => special(special::UNDEF),
            Kind::None => special(special::NONE),
            Kind::Bool => special(special::FALSE + value.handle() as u64),
            Kind::NotImplemented => special(special::NOT_IMPLEMENTED),
            Kind::Ellipsis => special(special::ELLIPSIS),
            Kind::Float => {
                let f = value.as_float().unwrap_or_default();
                if f.to_bits() == (f as i32 as f64).to_bits() {
                    special(special::ROUND_FLOAT);
                    self.writer.int(f as i64);
                } else {
                    special(special::FLOAT);
                    self.raw(&value.bits().to_le_bytes());
                }
            }
            Kind::ForList => {
                special(special::FOR_LIST);
                self.value(Value::new(Kind::List, value.handle()));
            }
            Kind::ForRange => {
                special(special::FOR_RANGE);
                self.writer.int(value.handle() as i32 as i64);
            }
            kind => {
                let d = self.dumper;
                let own = !value.in_image() && kind != Kind::Native;
                let number = if own { d.number(kind, value.handle()) } else { 0 };
                if number & OUTSIDE != 0 {
                    self.writer.num(u64::from(number & !OUTSIDE) << 3 | 3);
                } else if number != 0 {
                    self.writer.num(u64::from(d.t.first[kind as usize] + number - 1) << 1);
                } else if let Some(known) = known::number(d.session.vm.image, value) {
                    special(special::KNOWN + known);
                } else {
                    let number = d.t.outside_numbers.get(&value).copied().unwrap_or_default();
                    self.writer.num((number as u64) << 3 | 3);
                }
            }
        }
    }

    fn unit(&mut self, unit: u32) {
        let number = self.dumper.t.unit_numbers.get(&unit).copied().unwrap_or_default();
        self.writer.num(number as u64);
    }

    fn place(&mut self, unit: u32, pc: u32) {
        match self.dumper.t.unit_numbers.get(&unit) {
            Some(number) => {
                self.writer.num(*number as u64 + 1);
                self.writer.num(pc as u64);
            }
            None => self.writer.num(0),
        }
    }

    fn shape(&mut self, shape: u32) {
        let number = self.dumper.t.shape_numbers.get(&shape).copied().unwrap_or_default();
        self.writer.num(number as u64);
    }
}

impl Dumper<'_> {
    fn has_unit(&self, unit: u32) -> bool {
        self.session.units.has(unit)
    }
}

/// How a unit is stored.
pub(crate) mod unit_form {
    pub const WHOLE: u64 = 0;
    pub const BY_HASH: u64 = 1;
    pub const LIBRARY: u64 = 2;
    pub const LIBRARY_WHOLE: u64 = 3;
}

/// What stands in the table of names.
pub(crate) mod name_form {
    pub const TEXT: u64 = 0;
    pub const NATIVE: u64 = 1;
    pub const CLASS: u64 = 2;
    pub const MODULE: u64 = 3;
    pub const PRELUDE: u64 = 4;
    pub const BUILTINS: u64 = 5;
    pub const MODULES: u64 = 6;
    pub const CHAR: u64 = 7;
    pub const GLOBALS: u64 = 8;
    pub const IMAGE_CONSTANT: u64 = 9;
    pub const UNIT_NAME: u64 = 10;
    pub const UNIT_CONSTANT: u64 = 11;
    pub const ATTR: u64 = 12;
    pub const PART: u64 = 13;
}

impl Emit<'_, '_> {
    fn all(&mut self) {
        let session = self.dumper.session;
        self.num(session.vm.heap.accounting().seed);
        self.units();
        let d = self.dumper;
        let present = each(d.t.kinds).filter(|kind| !d.t.found[*kind as usize].is_empty());
        self.num(present.clone().count() as u64);
        for kind in present {
            self.num(kinds::number(kind).unwrap_or_default() as u64);
            self.num(d.t.found[kind as usize].len() as u64);
        }
        self.names();
        // Layouts stand in front of instances, whether there are any or not.
        let instances = kinds::number(Kind::Instance).map_or(0, |number| 1 << number);
        for kind in each(d.t.kinds | instances) {
            if kind == Kind::Instance {
                self.shapes();
            }
            for handle in &d.t.found[kind as usize] {
                if kind == Kind::Str {
                    self.string(*handle);
                } else {
                    objects::describe(session, Value::new(kind, *handle), self);
                }
            }
        }
        for unit in &d.t.units {
            if unit & IMAGE == 0 || d.options.portable {
                self.value(session.units.get(*unit).globals);
            }
        }
        self.subclasses();
        session::describe(session, &d.changed, self);
        self.values(&session::lists_in_sorts(session));
        session::ids(session, self, |value| match value.kind() {
            Kind::Native => d.t.outside_numbers.contains_key(&value),
            kind if kinds::number(kind).is_none() => true,
            kind => d.is_numbered(kind, value.handle()) || d.t.outside_numbers.contains_key(&value),
        });
    }

    fn units(&mut self) {
        let d = self.dumper;
        self.num(d.t.units.len() as u64);
        for unit in &d.t.units {
            let linked = d.session.units.get(*unit);
            if unit & IMAGE != 0 {
                let image = d.session.vm.image;
                let hash = d.index.unit_hash(image, unit & !IMAGE);
                self.num(if d.options.portable { unit_form::LIBRARY_WHOLE } else { unit_form::LIBRARY });
                self.bytes(d.index.unit_name(unit & !IMAGE).as_bytes());
                self.raw(&hash.0);
                if d.options.portable {
                    hognose_bytecode::encode(&linked.code, true, &mut self.writer.out);
                }
                continue;
            }
            match d.options.without.iter().find(|p| Arc::ptr_eq(&p.code, &linked.code)) {
                Some(program) => {
                    self.num(unit_form::BY_HASH);
                    self.bytes(linked.code.filename.as_bytes());
                    self.raw(&program.hash.0);
                }
                None => {
                    self.num(unit_form::WHOLE);
                    self.raw(hognose_bytecode::encoded(&linked.code));
                }
            }
        }
    }

    fn names(&mut self) {
        let d = self.dumper;
        self.num(d.t.outside.len() as u64);
        for outside in &d.t.outside {
            match *outside {
                Outside::Text(value) => {
                    self.num(name_form::TEXT);
                    self.text(value);
                }
                Outside::Native(value) => {
                    self.num(name_form::NATIVE);
                    self.bytes(names::native_path(value).as_bytes());
                }
                Outside::UnitName(unit, k) => {
                    self.num(name_form::UNIT_NAME);
                    self.num(unit as u64);
                    self.num(k as u64);
                }
                Outside::Constant(unit, k) => {
                    self.num(name_form::UNIT_CONSTANT);
                    self.num(unit as u64);
                    self.num(k as u64);
                }
                Outside::Image(name) => self.image_name(name),
            }
        }
    }

    /// The text of a string of the image: nearly all are ASCII.
    fn text(&mut self, string: Value) {
        match self.dumper.session.vm.heap.text(string.handle()) {
            Text::Latin1(bytes) if bytes.is_ascii() => self.bytes(bytes),
            text => self.bytes(text.to_string_lossy().as_bytes()),
        }
    }

    fn image_name(&mut self, name: Name) {
        let d = self.dumper;
        let mut text = |form: u64, text: &str| {
            self.writer.num(form);
            self.writer.bytes(text.as_bytes());
        };
        match name {
            Name::Class(i) => text(name_form::CLASS, names::class_name(i).unwrap_or_default()),
            Name::Module(i) => text(name_form::MODULE, &d.index.texts[i as usize]),
            Name::Prelude(i) => text(name_form::PRELUDE, &d.index.texts[i as usize]),
            Name::Builtins => self.num(name_form::BUILTINS),
            Name::Modules => self.num(name_form::MODULES),
            Name::Char(code) => {
                self.num(name_form::CHAR);
                self.num(code as u64);
            }
            Name::Globals(unit) => text(name_form::GLOBALS, d.index.unit_name(unit)),
            Name::Constant(unit, k) => {
                text(name_form::IMAGE_CONSTANT, d.index.unit_name(unit));
                self.num(k as u64);
            }
            Name::Step(parent, step) => {
                let parent = d.t.outside_numbers.get(&parent).copied().unwrap_or_default() as u64;
                match step {
                    Step::Attr(name) => {
                        self.num(name_form::ATTR);
                        self.num(parent);
                        self.text(name);
                    }
                    Step::Part(n) => {
                        self.num(name_form::PART);
                        self.num(parent);
                        self.num(n as u64);
                    }
                }
            }
        }
    }

    /// `…00`, `…01`, `…10` text in one, two or four bytes for a code point; `…11` a part of another string, whose number follows, and,
    /// where the part is not its front, as many more as there are strings above, and where the part begins. The third bit: it is interned.
    fn string(&mut self, handle: u32) {
        let d = self.dumper;
        let interned = (d.is_interned(handle) as u64) << 2;
        if let Some((whole, range)) = d.part(handle) {
            self.num((range.len() as u64) << 3 | interned | 3);
            let number = |string: u32| u64::from(d.t.numbers[Kind::Str as usize].get(string as usize).copied().unwrap_or(1) - 1);
            if range.start == 0 {
                self.num(number(whole));
            } else {
                self.num(number(whole) + number(handle));
                self.num(range.start as u64);
            }
            return;
        }
        let text = d.session.vm.heap.text(handle);
        let head = (text.len() as u64) << 3 | interned;
        match text {
            Text::Latin1(units) => {
                self.num(head);
                self.raw(units);
            }
            Text::Two(units) => {
                self.num(head | 1);
                units.iter().for_each(|u| self.writer.out.extend(u.to_le_bytes()));
            }
            Text::Four(units) => {
                self.num(head | 2);
                units.iter().for_each(|u| self.writer.out.extend(u.to_le_bytes()));
            }
        }
    }

    fn shapes(&mut self) {
        let d = self.dumper;
        let vm = &d.session.vm;
        self.num(d.t.shapes.len() as u64);
        for shape in &d.t.shapes {
            let object = vm.heap.shape(*shape);
            self.value(object.class);
            self.num((object.names.len() as u64) << 1 | object.dict as u64);
            object.names.iter().for_each(|name| self.value(*name));
        }
    }

    /// Lists of subclasses whose order is not the one in which the classes are numbered.
    fn subclasses(&mut self) {
        let d = self.dumper;
        let vm = &d.session.vm;
        let number = |c: &Value| d.t.numbers[Kind::Class as usize].get(c.handle() as usize).copied().unwrap_or(0);
        let mut lists = Vec::new();
        let own = d.t.found[Kind::Class as usize].iter().map(|h| Value::new(Kind::Class, *h));
        if d.t.found[Kind::Class as usize].is_empty() {
            self.num(0);
            return;
        }
        let named = d.t.outside_numbers.keys().filter(|v| v.is_kind(Kind::Class) && v.in_image());
        let mut named: Vec<Value> = named.copied().collect();
        named.sort_by_key(|c| d.t.outside_numbers.get(c).copied());
        for class in own.chain(named) {
            let of_session = |c: &&Value| !c.in_image() && number(c) != 0;
            let list: Vec<Value> = vm.class(class).subclasses.iter().filter(of_session).copied().collect();
            if !list.is_sorted_by_key(number) {
                lists.push((class, list));
            }
        }
        self.num(lists.len() as u64);
        for (class, list) in lists {
            self.value(class);
            self.values(&list);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cleared_tables_know_no_sizes_of_the_session_before() {
        let mut tables = Tables::default();
        tables.kinds = 1 << kinds::number(Kind::List).unwrap();
        tables.numbers[Kind::List as usize].resize(2, 0);
        tables.clear();
        assert!(tables.numbers.iter().all(Vec::is_empty));
    }
}
