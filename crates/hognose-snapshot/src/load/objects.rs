//! Objects of most kinds, each with what natives take for granted about it.

use hognose_bytecode::BodyKind;
use hognose_vm::exchange::{CallState, PendingObj};
use hognose_vm::objects::*;
use hognose_vm::types::array::item;
use hognose_vm::types::memoryview;
use hognose_vm::unit::Entry as BodyEntry;
use hognose_vm::value::{Kind, Value};

use super::{Load, Loader};
use crate::dump::iter_form;
use crate::error::LoadError;
use crate::kinds::{CALLS, FLAVOURS, PARTS, STATES, WANTED};

/// Kinds of integers.
const INTS: &[Kind] = &[Kind::Int, Kind::Wide, Kind::Big];
const OPTIONAL_CLASS: &[Kind] = &[Kind::Class, Kind::Undef];
const OPTIONAL_DICT: &[Kind] = &[Kind::Dict, Kind::None, Kind::Undef];

impl Loader<'_> {
    /// Reads one object into its place.
    pub(super) fn object(&mut self, value: Value) -> Load {
        let handle = value.handle();
        match value.kind() {
            Kind::Wide => {
                let bytes = self.reader.take(16)?.try_into().map_err(|_| LoadError::CutShort)?;
                let i = i128::from_le_bytes(bytes);
                if i64::try_from(i).ok().and_then(Value::int48).is_some() {
                    return Err(self.wrong("an integer beyond 48 bits"));
                }
                self.session.vm.heap.new_wide(WideObj(i));
            }
            Kind::Big => {
                let big = num_bigint::BigInt::from_signed_bytes_le(self.reader.bytes()?);
                if i128::try_from(&big).is_ok() {
                    return Err(self.wrong("an integer beyond 128 bits"));
                }
                self.session.vm.heap.new_big(BigObj::new(big));
            }
            Kind::Complex => {
                let (real, imag) = (self.reader.float()?, self.reader.float()?);
                self.session.vm.heap.new_complex(ComplexObj { real, imag });
            }
            Kind::Bytes => {
                let data: Box<[u8]> = self.reader.bytes()?.into();
                self.grew(data.len());
                *self.session.vm.heap.bytes_obj_mut(handle) = BytesObj { data, hash: 0 };
            }
            Kind::ByteArray => {
                let data = ByteBuffer::from(self.reader.bytes()?.to_vec());
                self.grew(data.len());
                let exports = self.session.vm.heap.bytearray(handle).exports;
                *self.session.vm.heap.bytearray_mut(handle) = ByteArrayObj { data, exports };
            }
            Kind::MemoryView => self.memory_view(handle)?,
            Kind::Array => {
                let code = self.reader.byte()?;
                let data = self.reader.bytes()?.to_vec();
                if !item::CODES.contains(&code) || data.len() % item::size(code) != 0 {
                    return Err(self.wrong("items of an array"));
                }
                self.grew(data.len());
                let exports = self.session.vm.heap.array(handle).exports;
                *self.session.vm.heap.array_mut(handle) = ArrayObj { code, data, exports };
            }
            Kind::List => {
                let items = self.values()?;
                self.grew(items.len() * 8);
                *self.session.vm.heap.list_mut(handle) = items;
            }
            Kind::Tuple => {
                let items = self.values()?;
                self.grew(items.len() * 8);
                *self.session.vm.heap.tuple_obj_mut(handle) = TupleObj { items: items.into() };
            }
            Kind::Dict => self.dict(handle)?,
            Kind::Set | Kind::FrozenSet => self.set(value)?,
            Kind::Range => {
                let (start, stop) = (self.of(INTS, "an integer")?, self.of(INTS, "an integer")?);
                let step = self.of(INTS, "an integer")?;
                if step.as_int() == Some(0) {
                    return Err(self.wrong("a step that is not zero"));
                }
                *self.session.vm.heap.range_mut(handle) = RangeObj { start, stop, step };
            }
            Kind::Slice => {
                let (start, stop, step) = (self.value()?, self.value()?, self.value()?);
                *self.session.vm.heap.slice_mut(handle) = SliceObj { start, stop, step };
            }
            Kind::View => {
                let dict = self.of(&[Kind::Dict, Kind::Instance], "a dict")?;
                let part = PARTS[self.reader.below(PARTS.len(), "a part of a dict")?];
                *self.session.vm.heap.view_mut(handle) = ViewObj { dict, part };
            }
            Kind::Function => self.function(handle)?,
            Kind::Bound => {
                let (func, self_) = (self.value()?, self.value()?);
                *self.session.vm.heap.bound_mut(handle) = BoundObj { func, self_ };
            }
            Kind::Instance => self.instance(handle)?,
            Kind::Exc => self.exception(handle)?,
            Kind::Cell => {
                let held = self.value()?;
                *self.session.vm.heap.cell_mut(handle) = CellObj(held);
            }
            Kind::Gen => self.generator(handle)?,
            Kind::Iter => {
                let iter = self.iterator()?;
                *self.session.vm.heap.iter_mut(handle) = iter;
            }
            Kind::Module => {
                let dict = self.of(&[Kind::Dict], "a namespace")?;
                let name = self.of(&[Kind::Str], "a name")?;
                *self.session.vm.heap.module_mut(handle) = ModuleObj { dict, name };
            }
            Kind::Descr => {
                let descr = self.descriptor()?;
                *self.session.vm.heap.descr_mut(handle) = descr;
            }
            Kind::Super => {
                let class = self.of(&[Kind::Class], "a class")?;
                let object = self.value()?;
                let start = self.of(OPTIONAL_CLASS, "a class")?;
                if object.is_undef() != start.is_undef() {
                    return Err(self.wrong("an object together with its class"));
                }
                *self.session.vm.heap.super_obj_mut(handle) = SuperObj { class, object, start };
            }
            Kind::Weak => {
                let (target, callback) = (self.value()?, self.value()?);
                let hash = if self.reader.flag()? { Some(self.reader.int()?) } else { None };
                *self.session.vm.heap.weak_mut(handle) = WeakObj { target, callback, hash };
            }
            Kind::Traceback => {
                let entry = self.place()?;
                let next = self.of(&[Kind::Traceback, Kind::None, Kind::Undef], "a traceback")?;
                let entry = match entry {
                    Some(entry) => entry,
                    // Of a library that is another one here: the level stays, at its beginning.
                    None => TraceEntry { unit: self.any_unit()?, pc: 0 },
                };
                *self.session.vm.heap.traceback_mut(handle) = TracebackObj { entry, next };
            }
            Kind::CodeObj => {
                let (_, unit, body) = self.body()?;
                *self.session.vm.heap.code_obj_mut(handle) = CodeObjObj { unit, body };
            }
            Kind::Tool => {
                let name = self.of(&[Kind::Str], "a name")?;
                let index = self.reader.small()?.wrapping_sub(1);
                let (mut object, mut allowed) = (0, Value::UNDEF);
                if self.version >= 5 {
                    object = self.reader.num()?;
                    allowed = self.of(&[Kind::Tuple, Kind::Undef], "names of members")?;
                }
                *self.session.vm.heap.tool_mut(handle) = ToolObj { name, index, object, allowed };
            }
            Kind::Pending => self.pending(handle)?,
            _ => return Err(self.wrong("an object")),
        }
        Ok(())
    }

    pub(super) fn grew(&mut self, bytes: usize) {
        self.session.vm.heap.grew(bytes);
    }

    /// Some unit whose positions can be shown.
    fn any_unit(&self) -> Load<u32> {
        let unit = self.units.iter().find_map(|u| u.number);
        unit.or((!self.image.units.is_empty()).then_some(hognose_vm::value::IMAGE))
            .ok_or_else(|| self.wrong("a unit"))
    }

    fn memory_view(&mut self, handle: u32) -> Load {
        let base = self.of(&[Kind::Bytes, Kind::ByteArray, Kind::Array, Kind::Instance], "bytes")?;
        let (start, len) = (self.reader.num()?, self.reader.num()?);
        let step = self.reader.int()?;
        if start.max(len).max(step.unsigned_abs()) > 1 << 40 {
            return Err(self.wrong("a view inside of its bytes"));
        }
        let bits = self.reader.below(128, "what is known of a view")?;
        let format = self.reader.byte()?;
        let shape = if bits & 4 != 0 {
            let n = self.reader.below(65, "a number of dimensions")?;
            let sizes = (0..n).map(|_| self.reader.below(1 << 40, "the size of a dimension"));
            Some(sizes.collect::<Load<Box<[usize]>>>()?)
        } else {
            None
        };
        let Some(itemsize) = item_size(format) else { return Err(self.wrong("the format of an item")) };
        let hash = if bits & 16 != 0 { Some(self.reader.int()?) } else { None };
        let lender = if bits & 32 != 0 { self.of(&[Kind::Instance], "who lends bytes")? } else { Value::UNDEF };
        let mut view = MemoryViewObj {
            base,
            start: start as usize,
            len: len as usize,
            step: step as isize,
            format,
            itemsize,
            shape,
            readonly: bits & 2 != 0,
            released: bits & 1 != 0,
            marked: bits & 8 != 0,
            hash,
            lender,
        };
        if let Some(shape) = &view.shape {
            let items = shape.iter().try_fold(1usize, |n, size| n.checked_mul((*size).max(1)));
            if items.is_none_or(|n| n > 1 << 40) || shape.first().is_some_and(|n| *n != view.len) {
                return Err(self.wrong("the shape of a view"));
            }
            if bits & 64 == 0 {
                view.step = memoryview::row_bytes(&view) as isize;
            }
        }
        *self.session.vm.heap.memoryview_mut(handle) = view;
        Ok(())
    }

    /// Every position of a view is in the bytes that it shows; what it looks at counts it.
    pub(super) fn check_views(&mut self) -> Load {
        let first = self.base[Kind::MemoryView as usize];
        for handle in first..first + self.count[Kind::MemoryView as usize] {
            let vm = &mut self.session.vm;
            let view = vm.heap.memoryview(handle).clone();
            let (size, writable) = match vm.unwrap(view.base) {
                base if matches!(base.kind(), Kind::Bytes | Kind::ByteArray | Kind::Array) => {
                    (vm.bytes_like(base).map_or(0, |bytes| bytes.len()), !base.is_kind(Kind::Bytes))
                }
                _ => return Err(self.wrong("bytes behind a view")),
            };
            // One that was released keeps its places, whatever became of the bytes.
            if view.released {
                continue;
            }
            let (start, len, step) = (view.start as i128, view.len as i128, view.step as i128);
            let row = memoryview::row_bytes(&view) as i128;
            let scalar = view.shape.as_deref().is_some_and(|shape| shape.is_empty());
            let last = if scalar { start } else { start + (len - 1).max(0) * step };
            let inside = |at: i128| at >= 0 && at + row <= size as i128;
            let fits = if memoryview::nbytes(&view) == 0 {
                start <= size as i128
            } else {
                inside(start) && inside(last) && len <= size as i128
            };
            if !fits || !(view.readonly || writable) {
                return Err(self.wrong("a view inside of its bytes"));
            }
            self.session.vm.heap.count_view(view.base, true);
        }
        Ok(())
    }

    fn function(&mut self, handle: u32) -> Load {
        let (place, unit, body) = self.body()?;
        let defaults = self.of(&[Kind::Tuple, Kind::None, Kind::Undef], "a tuple of defaults")?;
        let kwdefaults = self.of(OPTIONAL_DICT, "a dict of defaults")?;
        let (name, qualname) = (self.of(&[Kind::Str], "a name")?, self.of(&[Kind::Str], "a name")?);
        let attributes = self.of(&[Kind::Dict, Kind::Instance, Kind::None, Kind::Undef], "a dict of attributes")?;
        if attributes.is_kind(Kind::Instance) {
            self.dicts.push(attributes);
        }
        let own = self.of(OPTIONAL_DICT, "a dict of attributes")?;
        let annotate = self.value()?;
        let cells: Box<[Value]> = self.values_of(Kind::Cell, "a cell")?.into();
        if cells.len() != self.body_of(place, body).captures.len() {
            return Err(self.wrong("as many cells as the function captures"));
        }
        let direct = BodyEntry::of(self.body_of(place, body)).direct();
        self.grew(cells.len() * 8);
        *self.session.vm.heap.function_mut(handle) = FunctionObj {
            unit,
            body,
            direct,
            defaults,
            kwdefaults,
            cells,
            name,
            qualname,
            attributes,
            own,
            annotate,
        };
        Ok(())
    }

    fn generator(&mut self, handle: u32) -> Load {
        let bits = self.reader.below(64, "the state of a generator")?;
        let state = STATES[bits & 3];
        let flavour = *FLAVOURS.get(bits >> 2 & 3).ok_or_else(|| self.wrong("a kind of generator"))?;
        let (place, unit, body) = self.body()?;
        let pc = self.reader.small()?;
        let (name, qualname) = (self.of(&[Kind::Str], "a name")?, self.of(&[Kind::Str], "a name")?);
        let facade = self.of(OPTIONAL_CLASS, "a class")?;
        let function = self.value()?;
        let made = if bits & 32 != 0 { self.place()? } else { None };
        let code = self.body_of(place, body);
        let (start, end, n) = (code.start, code.end, code.registers as usize);
        let wanted = match flavour {
            GenFlavour::Generator => BodyKind::Generator,
            GenFlavour::Coroutine => BodyKind::Coroutine,
            GenFlavour::AsyncGenerator => BodyKind::AsyncGenerator,
        };
        if code.kind != wanted {
            return Err(self.wrong("a body that is a generator's"));
        }
        let at_home = match state {
            GenState::Created => pc == start,
            GenState::Suspended => pc > start && pc < end,
            GenState::Running | GenState::Closed => true,
        };
        if !at_home {
            return Err(self.wrong("a position in the body of a generator"));
        }
        let registers: Box<[Value]> = match state {
            GenState::Created | GenState::Suspended => self.registers(n)?.into(),
            GenState::Running | GenState::Closed => Box::default(),
        };
        self.grew(registers.len() * 8);
        *self.session.vm.heap.generator_mut(handle) = GenObj {
            unit,
            body,
            pc,
            registers,
            flavour,
            state,
            busy: bits & 16 != 0,
            name,
            qualname,
            facade,
            function,
            made,
        };
        Ok(())
    }

    /// A position as an iterator counts it: exhausted ones stand at the end of all numbers.
    fn position(&mut self) -> Load<usize> {
        let n = self.reader.num()?;
        match n.checked_sub(1) {
            None => Ok(usize::MAX),
            Some(i) if i <= 1 << 40 => Ok(i as usize),
            Some(_) => Err(self.wrong("a position")),
        }
    }

    fn over(&mut self, kinds: &[Kind]) -> Load<(Value, usize)> {
        Ok((self.of(kinds, "what an iterator goes over")?, self.position()?))
    }

    fn iterator(&mut self) -> Load<IterObj> {
        Ok(match self.reader.num()? {
            iter_form::DONE => IterObj::Done,
            iter_form::LIST => {
                let (list, i) = self.over(&[Kind::List])?;
                IterObj::List(list, i)
            }
            iter_form::LIST_BACK => {
                let (list, i) = self.over(&[Kind::List])?;
                IterObj::ListBack(list, i)
            }
            iter_form::TUPLE => {
                let (tuple, i) = self.over(&[Kind::Tuple])?;
                IterObj::Tuple(tuple, i)
            }
            iter_form::STR => {
                let (text, i) = self.over(&[Kind::Str])?;
                IterObj::Str(text, i)
            }
            iter_form::BYTES => {
                let (bytes, i) = self.over(&[Kind::Bytes, Kind::ByteArray, Kind::Array])?;
                IterObj::Bytes(bytes, i)
            }
            iter_form::RANGE => IterObj::Range(self.reader.int()?, self.reader.num()?, self.reader.int()?),
            iter_form::BIG_RANGE => {
                let (next, left) = (self.of(INTS, "an integer")?, self.of(INTS, "an integer")?);
                IterObj::BigRange(next, left, self.of(INTS, "an integer")?)
            }
            form @ (iter_form::DICT | iter_form::DICT_BACK | iter_form::DICT_COUNTED) => {
                let (dict, i) = self.over(&[Kind::Dict])?;
                let part = PARTS[self.reader.below(PARTS.len(), "a part of a dict")?];
                let n = self.position()?;
                match form {
                    iter_form::DICT_BACK => IterObj::DictBack(dict, i, part, n),
                    iter_form::DICT_COUNTED => {
                        let left = self.reader.num()?;
                        let left = u32::try_from(left).map_err(|_| self.wrong("a number of items"))?;
                        IterObj::Dict(dict, i, part, n, left)
                    }
                    // Older snapshots did not count: as many as one likes.
                    _ => IterObj::Dict(dict, i, part, n, u32::MAX),
                }
            }
            iter_form::SET => {
                let (set, i) = self.over(&[Kind::Set, Kind::FrozenSet])?;
                IterObj::Set(set, i, self.position()?)
            }
            iter_form::ENUMERATE => {
                let inner = self.of(&[Kind::Iter], "an iterator")?;
                IterObj::Enumerate(inner, self.of(INTS, "an integer")?)
            }
            iter_form::ZIP => {
                let strict = self.reader.flag()?;
                IterObj::Zip(self.values_of(Kind::Iter, "an iterator")?.into(), strict)
            }
            iter_form::ZIP_LISTS => {
                let a = self.of(&[Kind::List, Kind::Tuple, Kind::Str], "what an iterator goes over")?;
                let (b, i) = self.over(&[Kind::List, Kind::Tuple, Kind::Str])?;
                IterObj::ZipLists(a, b, i)
            }
            iter_form::ENUMERATE_LIST => {
                let (list, i) = self.over(&[Kind::List, Kind::Tuple, Kind::Str])?;
                let first = self.reader.int()?;
                if first.unsigned_abs() >= 1 << 40 {
                    return Err(self.wrong("the number of a first item"));
                }
                IterObj::EnumerateList(list, i, first)
            }
            iter_form::SEQUENCE => {
                let over = self.value()?;
                let parts = [self.reader.int()?, self.reader.int()?, self.reader.int()?];
                if parts.iter().any(|n| n.unsigned_abs() > 1 << 60) {
                    return Err(self.wrong("a position"));
                }
                IterObj::Sequence(over, parts[0], parts[1], parts[2])
            }
            iter_form::ADAPTER => IterObj::Adapter(Box::new(self.adapter()?)),
            _ => return Err(self.wrong("a kind of iterator")),
        })
    }

    /// An iterator over others: what it steps are iterators, and what it counts stays within bounds.
    fn adapter(&mut self) -> Load<Adapter> {
        let form = Form::ALL[self.reader.below(Form::ALL.len(), "a form of iterators")?];
        let state = self.reader.below(2 * Asking::ALL.len(), "the state of an iterator")?;
        let mut adapter = Adapter { form, ended: state & 1 == 1, asking: Asking::ALL[state >> 1], ..Adapter::default() };
        for value in &mut adapter.values {
            *value = self.value()?;
        }
        adapter.native = self.of(&[Kind::Native, Kind::Undef], "a native")?;
        (adapter.held, adapter.ready) = (self.value()?, self.value()?);
        adapter.row = self.value()?;
        for n in &mut adapter.numbers {
            *n = self.reader.int()?;
            if n.unsigned_abs() > 1 << 61 {
                return Err(self.wrong("a number of items"));
            }
        }
        let n = self.reader.count(1)?;
        adapter.places = (0..n).map(|_| self.reader.small()).collect::<Result<_, _>>()?;
        self.grew(n * 4);
        // What one that has ended is made of is not looked at, except by the look for the next part of a text.
        if (!adapter.ended || form == Form::Parts) && !self.fits(&adapter) {
            return Err(self.wrong("the parts of an iterator"));
        }
        Ok(adapter)
    }

    fn fits(&self, adapter: &Adapter) -> bool {
        let heap = &self.session.vm.heap;
        let [a, b, c, ..] = adapter.values;
        let (iter, tuple) = (|v: Value| v.is_kind(Kind::Iter), |v: Value| v.is_kind(Kind::Tuple));
        let several = |v: Value| tuple(v) && heap.tuple(v.handle()).iter().all(|v| iter(*v));
        let [n, r, ..] = adapter.numbers;
        let below = |bound: usize| adapter.places.iter().all(|place| (*place as usize) < bound.max(1));
        match adapter.form {
            Form::Count | Form::Repeat => true,
            Form::Parts => hognose_vm::types::str::in_turn::fits(&self.session.vm, adapter),
            Form::Batches => hognose_vm::types::batches::fits(adapter),
            Form::Deque => a.is_kind(Kind::Instance) && b.is_kind(Kind::List) && n >= 0 && r >= 0,
            Form::Cycle => (iter(a) || a.is_undef()) && b.is_kind(Kind::List) && n >= 0 && r >= 0,
            Form::Chain => iter(a) || a.is_undef(),
            Form::Islice => iter(a) && adapter.numbers[3] > 0 && n >= 0 && r >= 0,
            Form::Accumulate | Form::Pairwise | Form::Groupby | Form::Grouper => iter(a),
            Form::Batched => iter(a) && n > 0,
            Form::Takewhile | Form::Dropwhile | Form::Filterfalse | Form::Filter | Form::Starmap => iter(b),
            Form::Compress => iter(a) && iter(b),
            Form::Map => iter(b) || several(b),
            Form::ZipLongest | Form::Zip => several(a),
            Form::Product => tuple(a) && adapter.places.len() == heap.tuple(a.handle()).len(),
            Form::Permutations => {
                let n = if tuple(a) { heap.tuple(a.handle()).len() } else { return false };
                let Some((order, left)) = adapter.places.split_at_checked(n) else { return false };
                usize::try_from(r).is_ok_and(|r| r <= n && left.len() == r)
                    && order.iter().all(|place| (*place as usize) < n)
                    && left.iter().all(|left| (1..=n as u32).contains(left))
            }
            Form::Combinations | Form::Replacements => {
                tuple(a) && below(heap.tuple(a.handle()).len())
                    && (adapter.form == Form::Replacements || adapter.places.len() <= heap.tuple(a.handle()).len())
            }
            Form::Tee => iter(a) && b.is_kind(Kind::List) && c.is_kind(Kind::List) && n >= 0,
        }
    }

    fn descriptor(&mut self) -> Load<DescrObj> {
        Ok(match self.reader.num()? {
            0 => DescrObj::Empty,
            1 => DescrObj::Property {
                get: self.value()?,
                set: self.value()?,
                delete: self.value()?,
                doc: self.value()?,
                name: self.value()?,
            },
            2 => DescrObj::ClassMethod(self.value()?),
            3 => DescrObj::StaticMethod(self.value()?),
            4 => DescrObj::Member { class: self.of(&[Kind::Class], "a class")?, name: self.name()? },
            5 => DescrObj::GetSet {
                class: self.of(&[Kind::Class], "a class")?,
                name: self.name()?,
                get: self.value()?,
                set: self.value()?,
            },
            _ => return Err(self.wrong("a kind of descriptor")),
        })
    }

    fn pending(&mut self, handle: u32) -> Load {
        let number = self.reader.num()?;
        let bits = self.reader.below(256, "the state of a call")?;
        let state = *CALLS.get(bits & 7).ok_or_else(|| self.wrong("the state of a call"))?;
        let tool = self.of(&[Kind::Tool], "a tool")?;
        let args: TupleItems = self.values()?.into();
        let kwargs: TupleItems = self.values()?.into();
        if !kwargs.len().is_multiple_of(2) || kwargs.iter().step_by(2).any(|name| !name.is_kind(Kind::Str)) {
            return Err(self.wrong("names and values of arguments in turn"));
        }
        let answer = self.value()?;
        if state == CallState::Failed && !answer.is_kind(Kind::Exc) {
            return Err(self.wrong("the exception of a call that failed"));
        }
        let task = self.reader.small()?;
        let place = self.place()?.unwrap_or_default();
        self.grew(args.heap_bytes() + kwargs.heap_bytes());
        *self.session.vm.heap.pending_mut(handle) = PendingObj {
            number,
            state,
            wanted: *WANTED.get(bits >> 5).ok_or_else(|| self.wrong("who wants a call"))?,
            tool,
            args,
            kwargs,
            answer,
            raised: bits & 8 != 0,
            overlaps: bits & 16 != 0,
            task,
            unit: place.unit,
            pc: place.pc,
        };
        Ok(())
    }
}

/// Bytes of an item of a memory view with this format.
fn item_size(format: u8) -> Option<u8> {
    Some(match format {
        b'B' | b'b' | b'c' | b'?' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' | b'w' => 4,
        b'l' | b'L' | b'q' | b'Q' | b'n' | b'N' | b'P' | b'd' => 8,
        _ => return None,
    })
}
