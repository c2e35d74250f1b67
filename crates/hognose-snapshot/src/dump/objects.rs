//! What an object of each kind is made of, in the order of the format.
//!
//! Nothing here knows numbers of objects: that is the sink's business.

use hognose_vm::objects::*;
use hognose_vm::session::Session;
use hognose_vm::state::ClassMarks;
use hognose_vm::value::{Kind, Value};

use super::Sink;
use crate::kinds::{CALLS, FLAVOURS, PARTS, STATES, WANTED, position};

/// Describes one object (a string is described elsewhere).
pub fn describe(session: &Session, value: Value, sink: &mut impl Sink) {
    let heap = &session.vm.heap;
    let handle = value.handle();
    match value.kind() {
        Kind::Wide => sink.raw(&heap.wide(handle).0.to_le_bytes()),
        Kind::Big => sink.bytes(&heap.big(handle).as_bigint().to_signed_bytes_le()),
        Kind::Complex => {
            let complex = heap.complex(handle);
            sink.float(complex.real);
            sink.float(complex.imag);
        }
        Kind::Str => {}
        Kind::Bytes => sink.bytes(&heap.bytes_obj(handle).data),
        Kind::ByteArray => sink.bytes(&heap.bytearray(handle).data),
        Kind::MemoryView => {
            let view = heap.memoryview(handle);
            sink.value(view.base);
            sink.num(view.start as u64);
            sink.num(view.len as u64);
            sink.int(view.step as i64);
            let bits = view.released as u64
                | (view.readonly as u64) << 1
                | (view.shape.is_some() as u64) << 2
                | (view.marked as u64) << 3
                | (view.hash.is_some() as u64) << 4
                | (!view.lender.is_undef() as u64) << 5
                // The step is that of the first dimension. Older snapshots told the size of an item there.
                | (view.shape.is_some() as u64) << 6;
            sink.num(bits);
            sink.raw(&[view.format]);
            if let Some(shape) = &view.shape {
                sink.num(shape.len() as u64);
                shape.iter().for_each(|n| sink.num(*n as u64));
            }
            if let Some(hash) = view.hash {
                sink.int(hash);
            }
            if !view.lender.is_undef() {
                sink.value(view.lender);
            }
        }
        Kind::Array => {
            let array = heap.array(handle);
            sink.raw(&[array.code]);
            sink.bytes(&array.data);
        }
        Kind::List => sink.values(heap.list(handle)),
        Kind::Tuple => sink.values(heap.tuple(handle)),
        Kind::Dict => dict(session, heap.dict(handle), sink),
        Kind::Set | Kind::FrozenSet => set(session, heap.set(value), sink),
        Kind::Range => {
            let range = heap.range(handle);
            [range.start, range.stop, range.step].iter().for_each(|v| sink.value(*v));
        }
        Kind::Slice => {
            let slice = heap.slice(handle);
            [slice.start, slice.stop, slice.step].iter().for_each(|v| sink.value(*v));
        }
        Kind::View => {
            let view = heap.view(handle);
            sink.value(view.dict);
            sink.num(position(PARTS, &view.part));
        }
        Kind::Function => {
            let f = heap.function(handle);
            sink.unit(f.unit);
            sink.num(f.body as u64);
            let parts = [f.defaults, f.kwdefaults, f.name, f.qualname, f.attributes, f.own, f.annotate];
            parts.iter().for_each(|v| sink.value(*v));
            sink.values(&f.cells);
        }
        Kind::Bound => {
            let bound = heap.bound(handle);
            sink.value(bound.func);
            sink.value(bound.self_);
        }
        Kind::Class => class(session, value, sink),
        Kind::Instance => {
            let instance = heap.instance(handle);
            sink.shape(instance.shape);
            // As many slots as the shape has names; the reader knows the number.
            for slot in 0..heap.shape(instance.shape).names.len() {
                sink.value(instance.slot(slot));
            }
        }
        Kind::Exc => exception(session, heap.exception(handle), sink),
        Kind::Cell => sink.value(heap.cell(handle).0),
        Kind::Gen => generator(heap.generator(handle), sink),
        Kind::Iter => iterator(heap.iter(handle), sink),
        Kind::Module => {
            let module = heap.module(handle);
            sink.value(module.dict);
            sink.value(module.name);
        }
        Kind::Descr => descriptor(heap.descr(handle), sink),
        Kind::Super => {
            let object = heap.super_obj(handle);
            [object.class, object.object, object.start].iter().for_each(|v| sink.value(*v));
        }
        Kind::Weak => {
            let weak = heap.weak(handle);
            // The target is kept: when it goes is the collector's business, not the snapshot's.
            sink.value(weak.target);
            sink.value(weak.callback);
            sink.num(weak.hash.is_some() as u64);
            if let Some(hash) = weak.hash {
                sink.int(hash);
            }
        }
        Kind::Traceback => {
            let traceback = heap.traceback(handle);
            sink.place(traceback.entry.unit, traceback.entry.pc);
            sink.value(traceback.next);
        }
        Kind::CodeObj => {
            let code = heap.code_obj(handle);
            sink.unit(code.unit);
            sink.num(code.body as u64);
        }
        Kind::Tool => {
            let tool = heap.tool(handle);
            sink.value(tool.name);
            sink.num(tool.index.wrapping_add(1) as u64);
            sink.num(tool.object);
            sink.value(tool.allowed);
        }
        Kind::Pending => {
            let p = heap.pending(handle);
            sink.num(p.number);
            let switches = (p.raised as u64) << 3 | (p.overlaps as u64) << 4;
            sink.num(position(CALLS, &p.state) | switches | position(WANTED, &p.wanted) << 5);
            sink.value(p.tool);
            sink.values(&p.args);
            sink.values(&p.kwargs);
            sink.value(p.answer);
            sink.num(p.task as u64);
            sink.place(p.unit, p.pc);
        }
        _ => {}
    }
}

/// Whether the hash of a key is computed again when it is read, so that it is not stored.
pub fn is_plain_key(session: &Session, key: Value) -> bool {
    let scalar = |v: Value| {
        matches!(
            v.kind(),
            Kind::Undef
                | Kind::None
                | Kind::Bool
                | Kind::Int
                | Kind::Float
                | Kind::Wide
                | Kind::Big
                | Kind::Str
                | Kind::Bytes
        )
    };
    match key.kind() {
        Kind::Tuple => {
            let items = session.vm.heap.tuple(key.handle());
            items.len() <= 64 && items.iter().all(|v| scalar(*v))
        }
        _ => scalar(key),
    }
}

/// Entries in order, holes among them: their positions are known to iterators.
fn dict(session: &Session, dict: &DictObj, sink: &mut impl Sink) {
    let room = dict.odd_room().map_or(0, |n| u64::from(n) + 1);
    let odd = room != 0 || dict.version as usize != dict.entries.len();
    sink.num((dict.entries.len() as u64) << 1 | odd as u64);
    if odd {
        sink.num(room << 32 | dict.version as u64);
    }
    for entry in &dict.entries {
        sink.value(entry.key);
        if entry.key.is_undef() {
            continue;
        }
        if !is_plain_key(session, entry.key) {
            sink.int(entry.hash);
        }
        sink.value(entry.value);
    }
}

/// The table of a set, slot by slot: its order is the order in which programs see the elements. `0` ends it, `1` is a slot
/// that was deleted, else so many free slots + 2 in front of an element.
fn set(session: &Session, set: &SetObj, sink: &mut impl Sink) {
    let (table, finger) = session.vm.heap.set_state(set);
    sink.num(table.len().checked_ilog2().map_or(0, |n| n as u64 + 1));
    if table.is_empty() {
        return;
    }
    sink.num(finger as u64);
    sink.num(set.version as u64);
    let mut free = 0;
    for entry in table {
        if !entry.key.is_undef() {
            sink.num(free + 2);
            sink.value(entry.key);
            if !is_plain_key(session, entry.key) {
                sink.int(entry.hash);
            }
            free = 0;
        } else if entry.hash != 0 {
            // A deleted slot, told with the free ones in front of it as an unbound element.
            sink.num(free + 2);
            sink.value(Value::UNDEF);
            free = 0;
        } else {
            free += 1;
        }
    }
    sink.num(0);
}

fn class(session: &Session, value: Value, sink: &mut impl Sink) {
    let class = session.vm.class(value);
    sink.value(class.name);
    sink.value(class.qualname);
    sink.value(class.metaclass);
    sink.values(&class.bases);
    sink.value(class.dict);
    sink.num(ClassMarks::of(class).bits());
    sink.values(&session.vm.own_slots(value));
    if class.flags.own_mro {
        sink.values(&class.mro);
    }
}

fn exception(session: &Session, exc: &ExcObj, sink: &mut impl Sink) {
    sink.shape(exc.shape);
    for slot in 0..session.vm.heap.shape(exc.shape).names.len() {
        sink.value(exc.slots.get(slot).copied().unwrap_or_default());
    }
    [exc.args, exc.cause, exc.context, exc.traceback].iter().for_each(|v| sink.value(*v));
    sink.num((exc.trace.len() as u64) << 1 | exc.suppress as u64);
    sink.num(exc.origin);
    exc.trace.iter().for_each(|entry| sink.place(entry.unit, entry.pc));
}

fn generator(generator: &GenObj, sink: &mut impl Sink) {
    let state = position(STATES, &generator.state);
    sink.num(state | position(FLAVOURS, &generator.flavour) << 2 | (generator.busy as u64) << 4 | (generator.made.is_some() as u64) << 5);
    sink.unit(generator.unit);
    sink.num(generator.body as u64);
    sink.num(generator.pc as u64);
    let parts = [generator.name, generator.qualname, generator.facade, generator.function];
    parts.iter().for_each(|v| sink.value(*v));
    if let Some(made) = generator.made {
        sink.place(made.unit, made.pc);
    }
    // While it runs its registers are on the stack, and the ones here are stale.
    if matches!(generator.state, GenState::Created | GenState::Suspended) {
        registers(&generator.registers, sink);
    }
}

/// Registers up to the last one that holds something; the reader knows how many there are.
pub fn registers(registers: &[Value], sink: &mut impl Sink) {
    let n = registers.iter().rposition(|v| !v.is_undef()).map_or(0, |i| i + 1);
    sink.values(&registers[..n]);
}

/// Numbers of the iterators in the format.
pub(crate) mod iter_form {
    pub const DONE: u64 = 0;
    pub const LIST: u64 = 1;
    pub const LIST_BACK: u64 = 2;
    pub const TUPLE: u64 = 3;
    pub const STR: u64 = 4;
    pub const BYTES: u64 = 5;
    pub const RANGE: u64 = 6;
    pub const BIG_RANGE: u64 = 7;
    pub const DICT: u64 = 8;
    pub const DICT_BACK: u64 = 9;
    pub const SET: u64 = 10;
    pub const ENUMERATE: u64 = 11;
    pub const ZIP: u64 = 12;
    pub const SEQUENCE: u64 = 13;
    /// Over a dict, with the number of items that are left.
    pub const DICT_COUNTED: u64 = 14;
    /// Over other iterators.
    pub const ADAPTER: u64 = 15;
    /// `zip` of two lists, tuples or strings, `enumerate` of one.
    pub const ZIP_LISTS: u64 = 16;
    pub const ENUMERATE_LIST: u64 = 17;
}

fn iterator(iter: &IterObj, sink: &mut impl Sink) {
    // Exhausted ones stand at `usize::MAX`: one more makes that small.
    let at = |i: usize| i.wrapping_add(1) as u64;
    let mut over = |form: u64, value: Value, i: usize| {
        sink.num(form);
        sink.value(value);
        sink.num(at(i));
    };
    match iter {
        IterObj::Done => sink.num(iter_form::DONE),
        IterObj::List(v, i) => over(iter_form::LIST, *v, *i),
        IterObj::ListBack(v, i) => over(iter_form::LIST_BACK, *v, *i),
        IterObj::Tuple(v, i) => over(iter_form::TUPLE, *v, *i),
        IterObj::Str(v, i) => over(iter_form::STR, *v, *i),
        IterObj::Bytes(v, i) => over(iter_form::BYTES, *v, *i),
        IterObj::Range(next, left, step) => {
            sink.num(iter_form::RANGE);
            sink.int(*next);
            sink.num(*left);
            sink.int(*step);
        }
        IterObj::BigRange(next, left, step) => {
            sink.num(iter_form::BIG_RANGE);
            [next, left, step].iter().for_each(|v| sink.value(**v));
        }
        IterObj::Dict(v, i, part, n, left) => {
            over(iter_form::DICT_COUNTED, *v, *i);
            sink.num(position(PARTS, part));
            sink.num(at(*n));
            sink.num(u64::from(*left));
        }
        IterObj::DictBack(v, i, part, n) => {
            over(iter_form::DICT_BACK, *v, *i);
            sink.num(position(PARTS, part));
            sink.num(at(*n));
        }
        IterObj::Set(v, i, n) => {
            over(iter_form::SET, *v, *i);
            sink.num(at(*n));
        }
        IterObj::Enumerate(inner, next) => {
            sink.num(iter_form::ENUMERATE);
            sink.value(*inner);
            sink.value(*next);
        }
        IterObj::Zip(inner, strict) => {
            sink.num(iter_form::ZIP);
            sink.num(*strict as u64);
            sink.values(inner);
        }
        IterObj::ZipLists(a, b, i) => {
            sink.num(iter_form::ZIP_LISTS);
            sink.value(*a);
            sink.value(*b);
            sink.num(i.wrapping_add(1) as u64);
        }
        IterObj::EnumerateList(list, i, first) => {
            over(iter_form::ENUMERATE_LIST, *list, *i);
            sink.int(*first);
        }
        IterObj::Adapter(adapter) => {
            sink.num(iter_form::ADAPTER);
            sink.num(adapter.form as u64);
            sink.num((adapter.asking as u64) << 1 | adapter.ended as u64);
            adapter.parts().for_each(|value| sink.value(value));
            adapter.numbers.iter().for_each(|n| sink.int(*n));
            sink.num(adapter.places.len() as u64);
            adapter.places.iter().for_each(|place| sink.num(u64::from(*place)));
        }
        IterObj::Sequence(v, i, step, n) => {
            sink.num(iter_form::SEQUENCE);
            sink.value(*v);
            sink.int(*i);
            sink.int(*step);
            sink.int(*n);
        }
    }
}

fn descriptor(descr: &DescrObj, sink: &mut impl Sink) {
    let mut write = |form: u64, parts: &[Value]| {
        sink.num(form);
        parts.iter().for_each(|v| sink.value(*v));
    };
    match descr {
        DescrObj::Empty => write(0, &[]),
        DescrObj::Property { get, set, delete, doc, name } => write(1, &[*get, *set, *delete, *doc, *name]),
        DescrObj::ClassMethod(f) => write(2, &[*f]),
        DescrObj::StaticMethod(f) => write(3, &[*f]),
        DescrObj::Member { class, name } => write(4, &[*class, *name]),
        DescrObj::GetSet { class, name, get, set } => write(5, &[*class, *name, *get, *set]),
    }
}
