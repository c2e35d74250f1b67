//! Bytes as a session, trusting none of them.
//!
//! Objects are made empty first, so that every reference has something to point at, and filled section by
//! section. Whatever the VM relies on without looking is checked here: kinds behind handles, positions in code,
//! layouts, tables, orders. What is left is at worst a guest that computes nonsense.
//!
//! Start at [`load`]. Units and names are read in `outside`, objects in `objects`, `classes` and `containers`,
//! the rest of a session in `session`.

mod classes;
mod containers;
mod objects;
mod outside;
mod session;
mod threads;

use std::sync::Arc;

use hognose_bytecode::{Body, Code};
use hognose_vm::calls::ToolInfo;
use hognose_vm::image::Image;
use hognose_vm::names;
use hognose_vm::objects::*;
use hognose_vm::session::{Linked, Session};
use hognose_vm::value::{Kind, N_KINDS, Value};

use crate::dump::special;
use crate::envelope;
use crate::error::LoadError;
use crate::kinds::{self, ORDER};
use crate::known;
use crate::program::Program;
use crate::wire::{Reader, unzigzag};

/// What the loader brings, and how much it allows.
#[derive(Clone, Default)]
pub struct LoadOptions<'a> {
    /// Programs that snapshots may name by their hash.
    pub programs: &'a [Program],
    /// The tools that the host offers now: those that the snapshot knows are found by name, and have to be there.
    /// `None`: the snapshot's own list stays.
    pub tools: Option<Vec<ToolInfo>>,
    /// Budgets: the session gets what the snapshot says, and never more than this.
    pub limits: LoadLimits,
}

/// Upper bounds for what a snapshot brings.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoadLimits {
    /// Bytes of the snapshot.
    pub size: Option<usize>,
    /// Bytes that the guest may hold; a snapshot that holds more is refused.
    pub memory: Option<usize>,
    /// Fuel that is left.
    pub fuel: Option<u64>,
    /// Host calls that may be made in all.
    pub calls: Option<u64>,
    /// Bytes that may be printed in all.
    pub output: Option<usize>,
}

/// Wakes a session up.
pub fn load(image: &'static Image, bytes: &[u8], options: &LoadOptions<'_>) -> Result<Session, LoadError> {
    let mut session = Session::new(image);
    load_into(&mut session, bytes, options)?;
    Ok(session)
}

/// Wakes a session up in one that is new. After an error it is good for nothing but a [`Session::reset`].
pub fn load_into(session: &mut Session, bytes: &[u8], options: &LoadOptions<'_>) -> Result<(), LoadError> {
    if options.limits.size.is_some_and(|most| bytes.len() > most) {
        return Err(LoadError::Limit("size"));
    }
    let (version, content) = envelope::unwrap(bytes)?;
    Loader::new(session, version, &content, options).all()
}

type Load<T = ()> = Result<T, LoadError>;

/// A unit of the snapshot.
struct LoadedUnit {
    /// Its number in the session; `None` when this build has another one under its name.
    number: Option<u32>,
    code: Arc<Code>,
    /// Whether its globals stand in the snapshot.
    has_globals: bool,
    /// For a unit that becomes one of the session: constants and names.
    linked: Option<Linked>,
}

/// A shape of the snapshot in this build.
struct LoadedShape {
    shape: u32,
    class: Value,
    /// For each slot of the snapshot, the slot here.
    slots: Vec<usize>,
    dict: bool,
    /// The slot, of those of the snapshot, that has year, month and day of a date in three values: as earlier versions stored dates.
    parts: Option<usize>,
}

struct Loader<'a> {
    session: &'a mut Session,
    image: &'static Image,
    options: &'a LoadOptions<'a>,
    reader: Reader<'a>,
    size: usize,
    units: Vec<LoadedUnit>,
    outside: Vec<Value>,
    /// Namespaces of classes of the image that are named.
    class_dicts: Vec<(Value, Value)>,
    /// Strings by number: some are interned and so are objects that were there.
    strings: Vec<Value>,
    /// The fronts of strings of wide characters: how long one is at least that is as wide.
    fronts: std::collections::HashMap<u32, usize>,
    shapes: Vec<LoadedShape>,
    /// For each kind the number of objects, and the handle of the first.
    count: [u32; N_KINDS],
    base: [u32; N_KINDS],
    /// Ends of the ranges of numbers of the kinds that there are.
    ranges: Vec<(u32, Kind)>,
    /// Classes made so far.
    classes_made: u32,
    tool_map: Vec<u32>,
    /// The version of the format.
    version: u64,
    /// Generators that run: each in one frame of one thread.
    generators: std::collections::HashSet<u32>,
    /// Instances that are the `__dict__` of an object: of subclasses of `dict`.
    dicts: Vec<Value>,
    /// Bytes of all stacks.
    stacks: usize,
    /// Steps that filling hash tables may take beyond one for each key.
    probes: u64,
    /// Entries of MROs and layouts that classes may take.
    class_budget: usize,
    /// What metaclasses chose as the MRO of their classes.
    own_mros: Vec<(Value, Vec<Value>)>,
}

impl<'a> Loader<'a> {
    fn new(
        session: &'a mut Session,
        version: u64,
        content: &'a [u8],
        options: &'a LoadOptions<'a>,
    ) -> Loader<'a> {
        let image = session.vm.image;
        // Work that is charged while loading is bounded by what the bytes justify.
        session.vm.meter.slice = 1 << 16 | (content.len() as i64).saturating_mul(64);
        session.vm.meter.reserve = 0;
        Loader {
            session,
            image,
            options,
            size: content.len(),
            reader: Reader::new(content),
            units: Vec::new(),
            outside: Vec::new(),
            class_dicts: Vec::new(),
            strings: Vec::new(),
            fronts: std::collections::HashMap::new(),
            shapes: Vec::new(),
            count: [0; N_KINDS],
            base: [0; N_KINDS],
            ranges: Vec::new(),
            classes_made: 0,
            tool_map: Vec::new(),
            version,
            generators: std::collections::HashSet::new(),
            dicts: Vec::new(),
            stacks: 0,
            probes: 100_000 + content.len() as u64 * 16,
            class_budget: 200_000 + content.len() * 16,
            own_mros: Vec::new(),
        }
    }

    fn all(&mut self) -> Load {
        let seed = self.reader.num()?;
        if seed != self.session.vm.heap.accounting().seed {
            // Names of the image were hashed with its own seed.
            self.session.vm.heap.set_seed(seed);
        }
        self.units()?;
        self.make_objects()?;
        self.names()?;
        self.touch_classes();
        let mut has_shapes = false;
        for i in 0..self.ranges.len() {
            let kind = self.ranges[i].1;
            // Layouts stand in front of instances.
            if !has_shapes && kinds::number(kind) >= kinds::number(Kind::Instance) {
                has_shapes = true;
                self.shapes()?;
            }
            for i in 0..self.count[kind as usize] {
                match kind {
                    Kind::Str => self.string()?,
                    Kind::Class => self.class()?,
                    _ => self.object(Value::new(kind, self.base[kind as usize] + i))?,
                }
            }
            self.within_memory()?;
        }
        if !has_shapes {
            self.shapes()?;
        }
        self.link_units()?;
        self.own_mros()?;
        self.subclasses()?;
        self.session_state()?;
        self.check_chains()?;
        self.check_views()?;
        self.check_dicts()?;
        if self.reader.left() > 0 {
            return Err(self.wrong("the end"));
        }
        Ok(())
    }

    /// Refuses what would pass the loader's limit on memory.
    fn within_memory(&self) -> Load {
        match self.options.limits.memory {
            Some(most) if self.session.vm.heap.allocated() > most => Err(LoadError::Limit("memory")),
            _ => Ok(()),
        }
    }

    /// Makes the objects of every kind, empty.
    fn make_objects(&mut self) -> Load {
        let kinds = self.reader.below(ORDER.len() + 1, "a number of kinds")?;
        let mut total = 0u32;
        let mut next = 0;
        for _ in 0..kinds {
            let position = self.reader.below(ORDER.len(), "a kind")?;
            if position < next {
                return Err(self.wrong("kinds in order"));
            }
            next = position + 1;
            let kind = ORDER[position];
            let n = self.reader.count(kinds::least(kind))? as u32;
            total = total.checked_add(n).filter(|t| *t < 1 << 31).ok_or(LoadError::Limit("objects"))?;
            self.ranges.push((total, kind));
            self.count[kind as usize] = n;
        }
        let heap = &mut self.session.vm.heap;
        for (_, kind) in &self.ranges {
            let kind = *kind;
            self.base[kind as usize] = heap.slots_of(kind) as u32;
            macro_rules! make {
                ($($kind:ident $new:ident $object:expr;)*) => {
                    match kind {
                        $(Kind::$kind => for _ in 0..self.count[kind as usize] {
                            heap.$new($object);
                        })*
                        // Made when they are read: they refer to nothing.
                        _ => {}
                    }
                };
            }
            make! {
                Bytes new_bytes_obj BytesObj::default();
                ByteArray new_bytearray ByteArrayObj::default();
                Tuple new_tuple_obj TupleObj::default();
                List new_list_obj ListObj::default();
                Range new_range RangeObj::default();
                Slice new_slice SliceObj::default();
                Cell new_cell CellObj::default();
                Bound new_bound BoundObj::default();
                Module new_module ModuleObj::default();
                View new_view ViewObj::default();
                Function new_function FunctionObj::default();
                Descr new_descr DescrObj::default();
                Super new_super SuperObj::default();
                Weak new_weak WeakObj::default();
                MemoryView new_memoryview MemoryViewObj::default();
                Array new_array ArrayObj::default();
                CodeObj new_code_obj CodeObjObj::default();
                Tool new_tool ToolObj::default();
                Traceback new_traceback TracebackObj::default();
                Iter new_iter IterObj::default();
                Pending new_pending hognose_vm::exchange::PendingObj::default();
                Gen new_gen GenObj::default();
                FrozenSet new_frozenset SetObj::default();
                Set new_set SetObj::default();
                Dict new_dict DictObj::default();
                Instance new_instance InstanceObj::default();
                Exc new_exception ExcObj::default();
            }
            if self.options.limits.memory.is_some_and(|most| heap.allocated() > most) {
                return Err(LoadError::Limit("memory"));
            }
        }
        Ok(())
    }

    /// A class of the image gets a copy in the session when it gets a subclass. The copies are made first, so that the
    /// handles of the session's own classes are known before they are made.
    fn touch_classes(&mut self) {
        if self.count[Kind::Class as usize] == 0 {
            return;
        }
        for class in self.outside.iter().filter(|v| v.is_kind(Kind::Class) && v.in_image()) {
            self.session.vm.heap.class_mut(class.handle());
        }
        self.base[Kind::Class as usize] = self.session.vm.heap.slots_of(Kind::Class) as u32;
    }

    fn wrong(&self, expected: &'static str) -> LoadError {
        self.reader.wrong(expected)
    }

    /// The object with a number.
    fn by_number(&self, number: u64) -> Load<Value> {
        let mut first = 0;
        for (end, kind) in &self.ranges {
            if number < *end as u64 {
                let i = number as u32 - first;
                return match kind {
                    Kind::Str => self.strings.get(i as usize).copied().ok_or_else(|| self.wrong("a string above")),
                    _ => Ok(Value::new(*kind, self.base[*kind as usize] + i)),
                };
            }
            first = *end;
        }
        Err(self.wrong("the number of an object"))
    }

    /// Any value.
    fn value(&mut self) -> Load<Value> {
        let value = self.register()?;
        if matches!(value.kind(), Kind::ForList | Kind::ForRange) {
            return Err(self.wrong("a value outside of registers"));
        }
        Ok(value)
    }

    /// What may be in a register: a value, or the state of a loop.
    #[inline]
    fn register(&mut self) -> Load<Value> {
        let n = self.reader.num()?;
        if n & 1 == 0 {
            return self.by_number(n >> 1);
        }
        if n & 2 == 0 {
            return Value::int48(unzigzag(n >> 2)).ok_or_else(|| self.wrong("an integer of 48 bits"));
        }
        if n & 4 == 0 {
            let known = usize::try_from(n >> 3).ok().and_then(|i| self.outside.get(i).copied());
            return known.ok_or_else(|| self.wrong("the number of a name"));
        }
        Ok(match n >> 3 {
            special::UNDEF => Value::UNDEF,
            special::NONE => Value::NONE,
            special::FALSE => Value::FALSE,
            special::TRUE => Value::TRUE,
            special::NOT_IMPLEMENTED => Value::NOT_IMPLEMENTED,
            special::ELLIPSIS => Value::ELLIPSIS,
            special::FLOAT => Value::float(self.reader.float()?),
            special::ROUND_FLOAT => Value::float(self.reader.int()? as f64),
            special::FOR_LIST => {
                // No deeper than that: a list stands here, or nothing that is read.
                let n = self.reader.num()?;
                let list = match n & 3 {
                    3 if n & 4 == 0 => usize::try_from(n >> 3).ok().and_then(|i| self.outside.get(i).copied()),
                    0 | 2 => Some(self.by_number(n >> 1)?),
                    _ => None,
                };
                match list.and_then(|list| list.is(Kind::List)) {
                    Some(list) => Value::new(Kind::ForList, list),
                    None => return Err(self.wrong("a list")),
                }
            }
            special::FOR_RANGE => {
                let step = self.reader.int()?;
                let step = i32::try_from(step).map_err(|_| self.wrong("a step of 32 bits"))?;
                Value::new(Kind::ForRange, step as u32)
            }
            n => {
                let known = n.checked_sub(special::KNOWN).and_then(|n| known::value(self.image, n));
                return known.ok_or_else(|| self.wrong("a value"));
            }
        })
    }

    /// A value of one of these kinds.
    fn of(&mut self, kinds: &[Kind], expected: &'static str) -> Load<Value> {
        let value = self.register()?;
        if kinds.contains(&value.kind()) { Ok(value) } else { Err(self.wrong(expected)) }
    }

    /// A list of values.
    fn values(&mut self) -> Load<Vec<Value>> {
        let n = self.reader.count(1)?;
        // Not by `collect`, which knows no length when an item may be an error.
        let mut values = Vec::with_capacity(n);
        for _ in 0..n {
            let start = self.reader.clone();
            // Numbers at once.
            let number = self.reader.num()?;
            let value = match Value::int48(unzigzag(number >> 2)).filter(|_| number & 3 == 1) {
                Some(int) => int,
                None => {
                    self.reader = start;
                    self.value()?
                }
            };
            values.push(value);
        }
        Ok(values)
    }

    /// A list of values of a kind.
    fn values_of(&mut self, kind: Kind, expected: &'static str) -> Load<Vec<Value>> {
        let n = self.reader.count(1)?;
        let mut values = Vec::with_capacity(n);
        for _ in 0..n {
            values.push(self.of(&[kind], expected)?);
        }
        Ok(values)
    }

    /// An interned string, as a name in a layout has to be.
    fn name(&mut self) -> Load<Value> {
        let name = self.of(&[Kind::Str], "a name")?;
        let interned = self.session.vm.intern_value(name);
        match self.session.vm.heap.text(interned.handle()).to_utf8() {
            Ok(_) => Ok(interned),
            Err(_) => Err(self.wrong("a name")),
        }
    }

    /// A unit whose code may run: its place in the table.
    fn unit(&mut self) -> Load<usize> {
        let i = self.reader.below(self.units.len(), "the number of a unit")?;
        match self.units[i].number {
            Some(_) => Ok(i),
            None => Err(LoadError::OtherLibrary(self.units[i].code.filename.to_string())),
        }
    }

    /// A unit and a body in it: unit in the table, number of the unit, number of the body.
    fn body(&mut self) -> Load<(usize, u32, u32)> {
        let unit = self.unit()?;
        let body = self.reader.below(self.units[unit].code.bodies.len(), "the number of a body")?;
        Ok((unit, self.units[unit].number.unwrap_or_default(), body as u32))
    }

    fn body_of(&self, unit: usize, body: u32) -> &Body {
        &self.units[unit].code.bodies[body as usize]
    }

    /// A position for a traceback: `None` when this build does not have its unit.
    fn place(&mut self) -> Load<Option<TraceEntry>> {
        let Some(i) = self.reader.below(self.units.len() + 1, "the number of a unit")?.checked_sub(1) else {
            return Ok(None);
        };
        let pc = self.reader.small()?;
        let unit = &self.units[i];
        let known = unit.number.filter(|_| (pc as usize) < unit.code.ops.len());
        Ok(known.map(|unit| TraceEntry { unit, pc }))
    }

    /// Registers of a body: those told, the rest unbound.
    fn registers(&mut self, n: usize) -> Load<Vec<Value>> {
        let mut registers = vec![Value::UNDEF; n];
        self.registers_into(&mut registers)?;
        Ok(registers)
    }

    /// The same, where they belong.
    fn registers_into(&mut self, registers: &mut [Value]) -> Load {
        let told = self.reader.below(registers.len() + 1, "a number of registers")?;
        let (told, rest) = registers.split_at_mut(told);
        for register in told {
            *register = self.register()?;
        }
        rest.fill(Value::UNDEF);
        Ok(())
    }

    /// Units become the session's when their globals are known.
    fn link_units(&mut self) -> Load {
        for i in 0..self.units.len() {
            if !self.units[i].has_globals {
                continue;
            }
            let globals = self.of(&[Kind::Dict], "a namespace")?;
            if let Some((constants, names)) = self.units[i].linked.take() {
                let code = self.units[i].code.clone();
                let unit = self.session.unit_of(code, constants, names, globals);
                self.session.units.add(unit);
            }
        }
        Ok(())
    }

    /// What stands for a dict of attributes must carry one.
    fn check_dicts(&self) -> Load {
        match self.dicts.iter().all(|dict| self.session.vm.as_kind(*dict, Kind::Dict).is_some()) {
            true => Ok(()),
            false => Err(self.wrong("a dict of attributes")),
        }
    }

    /// Iterators inside iterators and levels of tracebacks must end somewhere.
    fn check_chains(&self) -> Load {
        let heap = &self.session.vm.heap;
        // 0 not visited, 1 on the way, 2 done.
        let kinds = [Kind::Iter, Kind::Traceback];
        for kind in kinds {
            let (base, n) = (self.base[kind as usize], self.count[kind as usize]);
            let mut depth = vec![0u32; n as usize];
            let mut work: Vec<(u32, bool)> = Vec::new();
            for start in 0..n {
                work.push((start, false));
                while let Some((i, leaving)) = work.pop() {
                    let inner = inner_of(heap, Value::new(kind, base + i));
                    let own = |v: &Value| v.is_kind(kind) && !v.in_image() && v.handle() >= base;
                    let inner = inner.into_iter().filter(own).map(|v| v.handle() - base);
                    if leaving {
                        let below = inner.map(|j| depth[j as usize]).max().unwrap_or(1);
                        depth[i as usize] = below + 1;
                        // The VM goes through nested iterators by recursion.
                        if kind == Kind::Iter && depth[i as usize] > MOST_NESTED_ITERATORS {
                            return Err(self.wrong("iterators that are not nested so deeply"));
                        }
                        continue;
                    }
                    match depth[i as usize] {
                        0 => {}
                        1 => return Err(self.wrong("a chain that ends")),
                        _ => continue,
                    }
                    depth[i as usize] = 1;
                    work.push((i, true));
                    for j in inner {
                        match depth[j as usize] {
                            0 => work.push((j, false)),
                            1 => return Err(self.wrong("a chain that ends")),
                            _ => {}
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// How deep `enumerate(enumerate(…))` may be in a snapshot.
const MOST_NESTED_ITERATORS: u32 = 1000;

/// What an iterator iterates over, or the next level of a traceback.
fn inner_of(heap: &hognose_vm::heap::Heap, value: Value) -> Vec<Value> {
    match value.kind() {
        Kind::Traceback => vec![heap.traceback(value.handle()).next],
        _ => match heap.iter(value.handle()) {
            IterObj::Enumerate(inner, _) => vec![*inner],
            IterObj::Zip(inner, _) => inner.to_vec(),
            IterObj::Adapter(adapter) => {
                let several = matches!(adapter.form, Form::Map | Form::ZipLongest | Form::Zip);
                let tuple = adapter.values.into_iter().find(|value| several && value.is_kind(Kind::Tuple));
                let more = tuple.map(|tuple| heap.tuple(tuple.handle()).to_vec()).unwrap_or_default();
                adapter.values.into_iter().chain(more).collect()
            }
            _ => Vec::new(),
        },
    }
}

/// The name under which an instance in dict mode keeps its dict.
const DICT: Value = names::DICT;
