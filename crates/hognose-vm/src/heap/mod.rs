//! The guest heap: where every Python object lives.
//!
//! Code outside this module holds a [`Value`] with a handle, never a pointer, so an object can
//! be frozen into a snapshot and come back with the same identity. There is one [`Arena`] for
//! each kind of object.
//!
//! Start at [`Heap`]. Collection is in `collect`. Nothing here knows about bytecode or frames.

mod ages;
mod arena;
mod collect;
mod copies;
mod frozen;
mod index;
mod reached;
mod reuse;
mod room;
mod when;

pub use ages::Scope;
pub use arena::Arena;
use std::cmp::Ordering;
use std::ops::Range;

use ages::Remembered;
pub use collect::{Marked, Marker};
pub use frozen::Frozen;

use crate::exchange::PendingObj;
use crate::image::{Reader, Writer};
use crate::num::int::Few;
use crate::objects::*;
use crate::text::{Text, TextBuf};
use crate::value::{IMAGE, Kind, Value};

macro_rules! arenas {
    ($($field:ident: $object:ty = $kind:ident => $get:ident $get_mut:ident;)*) => {
        /// All objects of a session, and a view of the image's.
        pub struct Heap {
            $(pub(crate) $field: Arena<$object>,)*
            /// Shapes of instances.
            pub(crate) shapes: Arena<Shape>,
            /// Bytes allocated since the last collection.
            pub(crate) fresh: usize,
            /// Bytes that survived the last collection, of everything that counts.
            pub(crate) survived: usize,
            /// Bytes of objects that survived it.
            old: usize,
            /// Of those, bytes of changed objects of the image.
            changed: usize,
            /// Bytes of what else counts: code, names, stacks.
            others: usize,
            /// `old` and `others` at which the next collection is about all objects.
            full_at: usize,
            /// Bytes allocated between the last collection of all objects and the last one.
            since_full: usize,
            /// `old` after the last collection of all objects.
            full_live: usize,
            /// So many collections more are about all objects, since most that had grown old had died soon.
            all_left: u32,
            /// What that was the last time.
            all_last: u32,
            /// So many collections in a row came because weak references were looked at, and nothing had died that one referred to.
            pub(crate) vain_looks: u32,
            /// `fresh` at which the next collection is due.
            pub(crate) threshold: usize,
            /// The list that has room ahead.
            with_room: Option<u32>,
            /// The seed of the hash of text and bytes.
            pub(crate) seed: u64,
            /// What is found without a walk.
            index: index::Index,
            /// Memory views were just collected, because one of them stood in the way of a bytearray.
            pub(crate) views_collected: bool,
        }

        /// The objects of an image.
        pub struct FrozenHeap {
            $($field: &'static Frozen<$object>,)*
            shapes: &'static Frozen<Shape>,
        }

        impl FrozenHeap {
            /// What a name stands for in a module, or in a class itself, as the image has them.
            pub fn member(&self, owner: Value, name: Value) -> Option<Value> {
                let dict = match owner.kind() {
                    Kind::Module => self.modules.get(owner.handle() & !IMAGE)?.dict,
                    Kind::Class => self.classes.get(owner.handle() & !IMAGE)?.dict,
                    _ => return None,
                };
                let dict = self.dicts.get(dict.is(Kind::Dict)? & !IMAGE)?;
                Some(dict.entries.iter().find(|entry| entry.key.same(name))?.value)
            }

            /// A function, as the image has it.
            pub(crate) fn function(&self, function: Value) -> Option<&FunctionObj> {
                self.functions.get(function.is(Kind::Function)? & !IMAGE)
            }

            /// What a cell holds, as the image has it.
            pub(crate) fn content(&self, cell: Value) -> Option<Value> {
                Some(self.cells.get(cell.is(Kind::Cell)? & !IMAGE)?.0)
            }

            /// The shape of a new instance of a class, as the image has it.
            pub fn instance_shape(&self, class: Value) -> Option<u32> {
                Some(self.classes.get(class.is(Kind::Class)? & !IMAGE)?.shape)
            }

            /// The namespace of a module, and where a name stands in it, as the image has them.
            pub fn place(&self, module: Value, name: Value) -> Option<(Value, usize)> {
                let dict = self.modules.get(module.is(Kind::Module)? & !IMAGE)?.dict;
                let entries = &self.dicts.get(dict.is(Kind::Dict)? & !IMAGE)?.entries;
                Some((dict, entries.iter().position(|entry| entry.key.same(name))?))
            }

            /// Appends all objects, arena by arena.
            pub(crate) fn put(&self, w: &mut Writer) {
                $(self.$field.put(w);)*
                self.shapes.put(w);
            }

            /// For each chunk, in the order of `put`, whether it was read.
            pub(crate) fn chunks_read(&self) -> Vec<bool> {
                let mut all = Vec::new();
                $(all.extend(self.$field.chunks_read());)*
                all.extend(self.shapes.chunks_read());
                all
            }

            /// Finds the objects that `put` appended.
            pub(crate) fn take(r: &mut Reader<'static>) -> FrozenHeap {
                FrozenHeap { $($field: Frozen::take(r),)* shapes: Frozen::take(r) }
            }
        }

        impl Heap {
            /// An empty heap over an image.
            pub fn new(image: &FrozenHeap) -> Heap {
                Heap {
                    $($field: Arena::new(image.$field),)*
                    shapes: Arena::new(image.shapes),
                    fresh: 0, survived: 0, old: 0, changed: 0, others: 0, full_at: 0, since_full: 0, full_live: 0, all_left: 0, all_last: 0, vain_looks: 0, threshold: NURSERY, with_room: None, seed: 0, views_collected: false,
                    index: index::Index::default(),
                }
            }

            /// Empties the heap: it is as `new` makes it.
            pub fn reset(&mut self) {
                let Heap {
                    $($field,)*
                    shapes, fresh, survived, old, changed, others, full_at, since_full, full_live, all_left, all_last, vain_looks, threshold, with_room, seed, index, views_collected,
                } = self;
                $($field.reset();)*
                shapes.reset();
                (*fresh, *survived, *threshold, *seed) = (0, 0, NURSERY, 0);
                (*old, *changed, *full_at, *since_full, *full_live) = (0, 0, 0, 0, 0);
                (*others, *all_left, *all_last, *vain_looks) = (0, 0, 0, 0);
                *views_collected = false;
                *with_room = None;
                index.reset();
            }

            /// A heap whose objects will be an image.
            pub fn building() -> Heap {
                Heap {
                    $($field: Arena::building(),)*
                    shapes: Arena::building(),
                    fresh: 0, survived: 0, old: 0, changed: 0, others: 0, full_at: 0, since_full: 0, full_live: 0, all_left: 0, all_last: 0, vain_looks: 0, threshold: usize::MAX, with_room: None, seed: 0, views_collected: false,
                    index: index::Index::default(),
                }
            }

            /// Empties the objects of a heap that will be an image, but for these.
            fn keep(&mut self, reached: &reached::Reached) {
                $(self.$field.keep(|index| reached.has(Kind::$kind, index));)*
                self.shapes.keep(|index| reached.has_shape(index));
            }

            /// Ends the making of an image.
            pub fn freeze(self) -> FrozenHeap {
                FrozenHeap { $($field: self.$field.freeze(),)* shapes: self.shapes.freeze() }
            }

            $(
                #[doc = concat!("The object behind a handle of `", stringify!($field), "`.")]
                #[inline(always)]
                pub fn $get(&self, handle: u32) -> &$object { self.$field.get(handle) }
                #[doc = concat!("The object behind a handle of `", stringify!($field), "`, for a change.")]
                #[inline]
                pub fn $get_mut(&mut self, handle: u32) -> &mut $object { self.$field.get_mut(handle) }
            )*

            /// Starts marking in every arena.
            fn begin_mark(&mut self, scope: Scope) {
                $(self.$field.begin_mark(scope);)*
                self.shapes.begin_mark(scope);
            }

            /// Marks one object; whether it was not marked before.
            #[inline]
            fn mark(&self, value: Value) -> bool {
                match value.kind() {
                    $(Kind::$kind => self.$field.mark(value.handle()),)*
                    _ => false,
                }
            }

            /// Whether an object survives the collection in progress.
            pub(crate) fn is_marked(&self, value: Value) -> bool {
                match value.kind() {
                    $(Kind::$kind => self.$field.is_marked(value.handle()),)*
                    _ => true,
                }
            }

            /// Visits what an object refers to; its size.
            #[inline]
            pub(crate) fn trace(&self, value: Value, visit: &mut impl FnMut(Value)) -> usize {
                match value.kind() {
                    $(Kind::$kind => {
                        let object = self.$field.get(value.handle());
                        object.trace(visit);
                        object.size()
                    })*
                    _ => 0,
                }
            }

            /// Bytes of the slots of all objects, dead ones too: what a collection goes through.
            fn room(&self) -> usize {
                self.shapes.room() $(+ self.$field.room())*
            }

            /// Frees what is not marked.
            fn sweep(&mut self, scope: Scope) {
                let mut room = LITTLE;
                $(self.$field.sweep(scope, &mut room);)*
                self.shapes.sweep(scope, &mut room);
            }

            /// Visits every old object that was changed since the last collection, shapes apart.
            fn remembered(&self, mut visit: impl FnMut(Value, &Remembered)) {
                $(self.$field.remembered().iter().for_each(|changed| visit(Value::new(Kind::$kind, changed.index), changed));)*
            }

            /// Visits every object of the image that this session changed, with the bytes that it takes.
            fn changed_of_image(&self, mut visit: impl FnMut(Value, usize)) {
                $(self.$field.changed().for_each(|h| visit(Value::new(Kind::$kind, h), self.$field.get(h).size()));)*
            }

            /// Whether the handle of a value is in the range of its arena.
            pub fn is_valid(&self, value: Value) -> bool {
                match value.kind() {
                    $(Kind::$kind => self.$field.contains(value.handle()),)*
                    Kind::Bool => value.handle() < 2,
                    _ => true,
                }
            }
        }
    };
}

/// `()`: one object, the image's first tuple.
pub const EMPTY_TUPLE: Value = Value::new(Kind::Tuple, crate::value::IMAGE);

/// The least bytes that are made between two collections. All of them stay in the second cache of a processor, beside what else is at work:
/// each collection and each new object reads what is dead once more.
pub(crate) const NURSERY: usize = 1 << 18;

/// A heap that has grown by fewer bytes is not gone through for that alone.
pub(crate) const LITTLE: usize = 1 << 20;

impl FrozenHeap {
    /// The strings.
    pub(crate) fn strs(&self) -> &'static Frozen<StrObj> {
        self.strs
    }
}

arenas! {
    wides: WideObj = Wide => wide wide_mut;
    bigs: BigObj = Big => big big_mut;
    complexes: ComplexObj = Complex => complex complex_mut;
    strs: StrObj = Str => str_obj str_obj_mut;
    bytes: BytesObj = Bytes => bytes_obj bytes_obj_mut;
    bytearrays: ByteArrayObj = ByteArray => bytearray bytearray_mut;
    memoryviews: MemoryViewObj = MemoryView => memoryview memoryview_mut;
    lists: ListObj = List => list_obj list_obj_mut;
    tuples: TupleObj = Tuple => tuple_obj tuple_obj_mut;
    dicts: DictObj = Dict => dict dict_mut;
    sets: SetObj = Set => set_obj set_obj_mut;
    frozensets: SetObj = FrozenSet => frozenset_obj frozenset_obj_mut;
    ranges: RangeObj = Range => range range_mut;
    slices: SliceObj = Slice => slice slice_mut;
    views: ViewObj = View => view view_mut;
    functions: FunctionObj = Function => function function_mut;
    bounds: BoundObj = Bound => bound bound_mut;
    classes: ClassObj = Class => class class_mut;
    instances: InstanceObj = Instance => instance instance_mut;
    exceptions: ExcObj = Exc => exception exception_mut;
    cells: CellObj = Cell => cell cell_mut;
    gens: GenObj = Gen => generator generator_mut;
    iters: IterObj = Iter => iter iter_mut;
    modules: ModuleObj = Module => module module_mut;
    descrs: DescrObj = Descr => descr descr_mut;
    supers: SuperObj = Super => super_obj super_obj_mut;
    weaks: WeakObj = Weak => weak weak_mut;
    tracebacks: TracebackObj = Traceback => traceback traceback_mut;
    codes: CodeObjObj = CodeObj => code_obj code_obj_mut;
    tools: ToolObj = Tool => tool tool_mut;
    pendings: PendingObj = Pending => pending pending_mut;
    arrays: ArrayObj = Array => array array_mut;
}

macro_rules! makers {
    ($($(#[$doc:meta])* $name:ident($object:ty) = $field:ident $kind:ident;)*) => {
        impl Heap {
            $(
                $(#[$doc])*
                #[inline]
                pub fn $name(&mut self, object: $object) -> Value {
                    self.fresh += object.size();
                    Value::new(Kind::$kind, self.$field.alloc(object))
                }
            )*
        }
    };
}

makers! {
    /// A complex number.
    new_complex(ComplexObj) = complexes Complex;
    /// A string from its object.
    new_str_obj(StrObj) = strs Str;
    /// Bytes.
    new_bytes_obj(BytesObj) = bytes Bytes;
    /// A bytearray.
    new_bytearray(ByteArrayObj) = bytearrays ByteArray;
    /// An array.
    new_array(ArrayObj) = arrays Array;
    /// A memory view.
    new_memoryview(MemoryViewObj) = memoryviews MemoryView;
    /// A list from its object.
    new_list_obj(ListObj) = lists List;
    /// A tuple from its object.
    new_tuple_obj(TupleObj) = tuples Tuple;
    /// A dict.
    new_dict(DictObj) = dicts Dict;
    /// A set.
    new_set(SetObj) = sets Set;
    /// A frozen set.
    new_frozenset(SetObj) = frozensets FrozenSet;
    /// A range.
    new_range(RangeObj) = ranges Range;
    /// A slice.
    new_slice(SliceObj) = slices Slice;
    /// A view of a dict.
    new_view(ViewObj) = views View;
    /// A function.
    new_function(FunctionObj) = functions Function;
    /// A bound method.
    new_bound(BoundObj) = bounds Bound;
    /// A class.
    new_class(ClassObj) = classes Class;
    /// An instance.
    new_instance(InstanceObj) = instances Instance;
    /// An exception.
    new_exception(ExcObj) = exceptions Exc;
    /// A cell.
    new_cell(CellObj) = cells Cell;
    /// A generator.
    new_gen(GenObj) = gens Gen;
    /// An iterator.
    new_iter(IterObj) = iters Iter;
    /// A module.
    new_module(ModuleObj) = modules Module;
    /// A descriptor.
    new_descr(DescrObj) = descrs Descr;
    /// A `super` object.
    new_super(SuperObj) = supers Super;
    /// A weak reference.
    new_weak(WeakObj) = weaks Weak;
    /// A traceback.
    new_traceback(TracebackObj) = tracebacks Traceback;
    /// A code object.
    new_code_obj(CodeObjObj) = codes CodeObj;
    /// A function of the host.
    new_tool(ToolObj) = tools Tool;
    /// A pending value.
    new_pending(PendingObj) = pendings Pending;
    /// An integer of up to 128 bits that does not fit the word.
    new_wide(WideObj) = wides Wide;
    /// A big integer.
    new_big(BigObj) = bigs Big;
}

impl Heap {
    /// Sets the attribute in a slot of an instance.
    #[inline]
    pub fn set_slot(&mut self, instance: u32, slot: usize, value: Value) {
        if slot >= INLINE_SLOTS {
            self.set_far(instance, slot, value);
        } else {
            self.instances.get_mut(instance).set_slot(slot, value);
        }
    }

    /// The same, for a slot beyond those of the object itself.
    #[inline(never)]
    pub fn set_far(&mut self, instance: u32, slot: usize, value: Value) {
        let object = self.instances.get_mut(instance);
        if object.set_near_far(slot, value) {
            return;
        }
        let (is_first, shape) = (object.far.is_none(), object.shape);
        self.fresh += object.growth(slot);
        object.set_slot(slot, value);
        if is_first {
            // The next ones of its class may as well.
            let first = self.class(self.shape(shape).class.handle()).shape;
            if first & IMAGE == 0 {
                self.shapes.get_mut(first).far = true;
            }
        }
    }

    /// A tuple of these items.
    #[inline]
    pub fn new_tuple(&mut self, items: impl Into<TupleItems>) -> Value {
        let items = items.into();
        if items.is_empty() {
            return EMPTY_TUPLE;
        }
        self.new_tuple_obj(TupleObj { items })
    }

    /// Bytes of what was made since the last collection.
    pub fn fresh(&self) -> usize {
        self.fresh
    }

    /// Takes back a tuple that was made just now, and that nothing refers to any more.
    pub fn take_back_tuple(&mut self, tuple: u32) {
        let size = self.tuples.get(tuple).size();
        if self.tuples.take_back(tuple) {
            self.fresh = self.fresh.saturating_sub(size);
        }
    }

    /// A string that takes over the buffer of another one: only what it added since it was accounted for counts.
    pub fn new_grown(&mut self, object: StrObj, before: usize) -> Value {
        self.fresh += object.size().saturating_sub(before);
        Value::new(Kind::Str, self.strs.alloc(object))
    }

    /// A string that counts so many bytes.
    #[inline]
    pub fn new_str_obj_for(&mut self, object: StrObj, bytes: usize) -> Value {
        self.fresh += bytes;
        Value::new(Kind::Str, self.strs.alloc(object))
    }

    /// A short string of so many bytes, which come as words, in machine registers; what is behind the text is zero.
    #[inline]
    pub fn new_short(&mut self, n: usize, words: Words) -> Value {
        self.new_short_of(n as u8, words[0], words[1], words[2])
    }

    #[inline(never)]
    fn new_short_of(&mut self, n: u8, first: u64, second: u64, third: u64) -> Value {
        self.fresh += size_of::<StrObj>();
        let text = crate::objects::of_words([first, second, third]);
        Value::new(Kind::Str, self.strs.alloc_by(|| StrObj { data: StrData::Inline(n, text), hash: 0 }))
    }

    /// An integer of up to 512 bits that does not fit 128.
    #[inline(always)]
    pub fn new_few(&mut self, make: impl Fn() -> Few) -> Value {
        self.fresh += size_of::<BigObj>();
        Value::new(Kind::Big, self.bigs.alloc_by(|| BigObj::few(make())))
    }

    /// A call that has nothing beside it: at most three arguments.
    #[inline(always)]
    pub fn small_pending(&mut self, call: impl Fn() -> PendingObj) -> Value {
        self.fresh += size_of::<PendingObj>();
        Value::new(Kind::Pending, self.pendings.alloc_by(call))
    }

    /// A string of Latin-1, as it comes in one piece.
    #[inline]
    pub fn new_latin(&mut self, bytes: &[u8]) -> Value {
        match bytes.len() {
            n @ ..=INLINE_TEXT => self.new_short(n, gathered(bytes)),
            _ => self.new_whole(bytes),
        }
    }

    #[inline(never)]
    fn new_whole(&mut self, bytes: &[u8]) -> Value {
        self.new_str_obj(StrObj { data: StrData::Whole(bytes.into()), hash: 0 })
    }

    /// A string that was put together: a short one goes where it stays in machine registers.
    #[inline]
    pub fn new_finished(&mut self, object: StrObj) -> Value {
        match &object.data {
            StrData::Inline(n, text) => self.new_short(usize::from(*n), crate::objects::words(text)),
            _ => self.new_str_obj(object),
        }
    }

    /// A string with this text.
    pub fn new_text(&mut self, text: TextBuf) -> Value {
        self.new_str_obj(StrObj::new(text))
    }

    /// A string.
    pub fn new_str(&mut self, text: &str) -> Value {
        if text.len() <= INLINE_TEXT && text.is_ascii() {
            return self.new_latin(text.as_bytes());
        }
        self.new_text(TextBuf::from(text))
    }

    /// Bytes.
    pub fn new_bytes(&mut self, data: impl Into<Box<[u8]>>) -> Value {
        self.new_bytes_obj(BytesObj { data: data.into(), hash: 0 })
    }

    /// An integer that fits 64 bits.
    #[inline(always)]
    pub fn new_int(&mut self, i: i64) -> Value {
        match Value::int48(i) {
            Some(v) => v,
            None => self.new_wide(WideObj(i as i128)),
        }
    }

    /// A cell that holds a value.
    #[inline]
    pub fn new_cell_of(&mut self, value: Value) -> Value {
        self.new_cell(CellObj(value))
    }

    /// The items of a list.
    #[inline(always)]
    pub fn list(&self, handle: u32) -> &Vec<Value> {
        &self.lists.get(handle).items
    }

    /// The items of a list, for a change. Growth is accounted by [`Heap::grew`].
    #[inline(always)]
    pub fn list_mut(&mut self, handle: u32) -> &mut Vec<Value> {
        &mut self.lists.get_mut(handle).items
    }

    /// The items of a tuple.
    #[inline(always)]
    pub fn tuple(&self, handle: u32) -> &[Value] {
        &self.tuples.get(handle).items
    }

    /// The text of a string.
    #[inline(never)]
    pub fn text(&self, handle: u32) -> Text<'_> {
        // Most are found by a look: the rest is behind calls, so that this needs few registers.
        match self.strs.peek(handle) {
            Some(object) => match object.text() {
                Some(text) => text,
                None => self.part_text(handle),
            },
            None => self.text_of_copies(handle),
        }
    }

    /// [`Heap::text`] where the session changed strings of the image, or of what nobody has read.
    #[inline(never)]
    fn text_of_copies(&self, handle: u32) -> Text<'_> {
        match self.strs.get(handle).text() {
            Some(text) => text,
            None => self.part_text(handle),
        }
    }

    /// The bytes of a string if a look finds them: of Latin-1 that nothing was appended to.
    #[inline(always)]
    pub fn look_at(&self, handle: u32) -> Option<&[u8]> {
        self.strs.peek(handle)?.bytes()
    }

    /// A short string, if a look finds it: its length, and its bytes as words.
    #[inline(always)]
    pub fn look_at_short(&self, handle: u32) -> Option<(usize, Words)> {
        match &self.strs.peek(handle)?.data {
            StrData::Inline(n, text) => Some((usize::from(*n), crate::objects::words(text))),
            _ => None,
        }
    }

    /// The order of two short strings.
    #[inline]
    pub fn order_short(&self, a: u32, b: u32) -> Option<Ordering> {
        let ((n, p), (m, q)) = (self.look_at_short(a)?, self.look_at_short(b)?);
        // What is behind the text is zero: where that is equal to letters, the length decides.
        let order = |at: usize| p[at].swap_bytes().cmp(&q[at].swap_bytes());
        Some(order(0).then_with(|| order(1)).then_with(|| order(2)).then(n.cmp(&m)))
    }

    /// Whether two strings have the same text.
    #[inline]
    pub fn same_str(&self, a: u32, b: u32) -> bool {
        match (&self.strs.get(a).data, &self.strs.get(b).data) {
            // What is behind the text is zero.
            (StrData::Inline(n, p), StrData::Inline(m, q)) => n == m && p == q,
            _ => self.text(a) == self.text(b),
        }
    }

    #[inline(never)]
    fn part_text(&self, handle: u32) -> Text<'_> {
        let (whole, range) = self.part_of(handle);
        let text = self.strs.get(whole).text().unwrap_or(Text::Latin1(&[]));
        let end = range.end.min(text.len());
        text.slice(range.start.min(end)..end)
    }

    /// The string that holds the code points of a string, and which of them they are, up to the end if that is not known: of one that is
    /// no prefix or part of another itself.
    pub fn part_of(&self, handle: u32) -> (u32, Range<usize>) {
        let (mut at, mut start, mut len) = (handle, 0usize, usize::MAX);
        loop {
            let (of, from, n) = match self.strs.get(at).data {
                StrData::Prefix(of, n) => (of, 0, n as usize),
                StrData::Part(of, from, n) => (of, from as usize, n as usize),
                _ => return (at, start..start.saturating_add(len)),
            };
            len = len.min(n.saturating_sub(start));
            start += from;
            at = of;
        }
    }

    /// The set behind a `set` or `frozenset`.
    #[inline]
    pub fn set(&self, value: Value) -> &SetObj {
        if value.is_kind(Kind::FrozenSet) {
            self.frozensets.get(value.handle())
        } else {
            self.sets.get(value.handle())
        }
    }

    /// The set behind a `set` or `frozenset`, for a change.
    #[inline]
    pub fn set_mut(&mut self, value: Value) -> &mut SetObj {
        if value.is_kind(Kind::FrozenSet) {
            self.frozensets.get_mut(value.handle())
        } else {
            self.sets.get_mut(value.handle())
        }
    }

    /// A shape.
    #[inline(always)]
    pub fn shape(&self, shape: u32) -> &Shape {
        self.shapes.get(shape)
    }

    /// A new shape.
    pub fn new_shape(&mut self, shape: Shape) -> u32 {
        self.fresh += shape.size();
        self.shapes.alloc(shape)
    }

    /// Accounts for memory that an object took after it was made.
    #[inline(always)]
    pub fn grew(&mut self, bytes: usize) {
        self.fresh += bytes;
    }

    /// Counts a memory view that begins or ends to look at an object, if the size of that can change.
    pub fn count_view(&mut self, base: Value, begins: bool) {
        let mut base = base;
        if let Some(handle) = base.is(Kind::Instance) {
            base = self.instance(handle).inline[0];
        }
        let exports = match base.kind() {
            Kind::ByteArray => &mut self.bytearray_mut(base.handle()).exports,
            Kind::Array => &mut self.array_mut(base.handle()).exports,
            _ => return,
        };
        *exports = if begins { exports.saturating_add(1) } else { exports.saturating_sub(1) };
    }

    /// Bytes that an object takes, without what it refers to.
    pub fn size_of(&self, value: Value) -> usize {
        self.trace(value, &mut |_| {}).max(8)
    }

    /// Bytes in use: what survived the last collection and what came since.
    pub fn used(&self) -> usize {
        self.survived + self.fresh
    }

    /// Appends to a list, accounting for its growth.
    #[inline]
    pub fn list_push(&mut self, handle: u32, item: Value) {
        let items = &mut self.lists.to_append(handle, |list| list.items.len()).items;
        if items.len() == items.capacity() {
            let before = items.capacity();
            items.push(item);
            let after = items.capacity();
            self.fresh += (after - before) * 8;
        } else {
            items.push(item);
        }
    }

    /// Adds an item with a new key to a dict, accounting for its growth.
    #[inline]
    pub fn dict_insert_new(&mut self, handle: u32, hash: i64, key: Value, value: Value) {
        let dict = self.dicts.get_mut(handle);
        let before = dict.heap_bytes();
        dict.insert_new(hash, key, value);
        let after = dict.heap_bytes();
        self.fresh += after.saturating_sub(before);
    }

    /// Adds a new element to a set, accounting for its growth.
    #[inline]
    pub fn set_insert_new(&mut self, set: Value, hash: i64, key: Value) {
        let object = self.set_mut(set);
        let before = object.table.capacity();
        object.insert_new(hash, key);
        let after = object.table.capacity();
        self.fresh += after.saturating_sub(before) * size_of::<SetEntry>();
    }
}
