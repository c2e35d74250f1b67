//! Functions written in Rust: how they are declared, bound and found.
//!
//! A native declares its Python signature as text and takes typed arguments. It first extracts all
//! arguments, then charges, then acts. An argument that would need Python code to convert
//! (`__index__` of a user's class, an iterable that is a generator, a pending value) ends in
//! [`Stop::Python`]; the loop then calls the native's twin in the prelude, or converts the
//! arguments as the declared converters say and calls again.
//!
//! Start at [`natives!`](crate::natives!). The list of all tables is in [`natives()`].

use std::sync::{LazyLock, OnceLock};

use crate::stop::{Res, Stop};
use crate::text::predicates;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// A native that sees heap and arguments.
pub type PlainFn = fn(&mut Vm, &[Value]) -> Res;
/// A native that also sees the frame that called it (`locals`, `super`, `exec`).
pub type FrameFn = fn(&mut crate::exec::Cx<'_>, &[Value]) -> Res;

/// The code of a native.
#[derive(Clone, Copy)]
pub enum Code {
    /// Sees heap and arguments.
    Plain(PlainFn),
    /// Sees the calling frame as well.
    Frame(FrameFn),
}

/// How an argument is converted before the native takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conv {
    /// Taken as it is; a pending value is passed on.
    Any,
    /// Taken as it is; a pending value is waited for.
    Look,
    /// An integer, by `__index__`.
    Index,
    /// A float, by `__float__` or `__index__`.
    Float,
    /// A truth value, by `__bool__` or `__len__`.
    Truth,
    /// A list of the items of any iterable.
    Items,
}

/// A native as it is declared.
pub struct NativeDef {
    /// `__name__`.
    pub name: &'static str,
    /// Python signature without parentheses: `self, index=-1, /`.
    pub signature: &'static str,
    /// How many arguments that means.
    pub counts: Counts,
    /// Its code.
    pub code: Code,
    /// The converter of each parameter.
    pub converters: &'static [Conv],
}

/// How many arguments a native takes. Found when the program is compiled: a process would spend a good part of its start on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of parameters.
    pub params: u8,
    /// How many can be given by position.
    pub positional: u8,
    /// How many have to be given by position.
    pub required: u8,
    /// It takes any number of further positional arguments.
    pub varargs: bool,
    /// It takes any keyword arguments.
    pub varkw: bool,
    /// Some keyword-only parameter has no default.
    pub needs_keywords: bool,
}

impl Counts {
    /// Those of a signature.
    pub const fn of(signature: &str) -> Counts {
        let text = signature.as_bytes();
        let mut counts =
            Counts { params: 0, positional: 0, required: 0, varargs: false, varkw: false, needs_keywords: false };
        let (mut depth, mut quoted, mut keyword_only) = (0, false, false);
        // Of the piece at hand: its first byte and the next one, and whether it has a default.
        let (mut first, mut second, mut has_default) = (0, 0, false);
        let mut at = 0;
        while at <= text.len() {
            let byte = if at < text.len() { text[at] } else { b',' };
            if byte == b'\'' {
                quoted = !quoted;
            } else if !quoted && (byte == b'(' || byte == b'[') {
                depth += 1;
            } else if !quoted && (byte == b')' || byte == b']') {
                depth -= 1;
            }
            if byte == b',' && (!quoted && depth == 0 || at == text.len()) {
                match (first, second) {
                    (0 | b'/', _) => {}
                    (b'*', b'*') => counts.varkw = true,
                    (b'*', other) => {
                        keyword_only = true;
                        counts.varargs |= other != 0;
                    }
                    _ => {
                        counts.params += 1;
                        if keyword_only {
                            counts.needs_keywords |= !has_default;
                        } else {
                            if !has_default && counts.required == counts.positional {
                                counts.required += 1;
                            }
                            counts.positional += 1;
                        }
                    }
                }
                (first, second, has_default) = (0, 0, false);
            } else if byte != b' ' {
                has_default |= byte == b'=';
                if first == 0 {
                    first = byte;
                } else if second == 0 {
                    second = byte;
                }
            }
            at += 1;
        }
        counts
    }
}

/// A table of natives: the functions of a module, or the methods of a class.
pub struct Table {
    /// `list` for methods of a class; the name of the module for functions.
    pub owner: &'static str,
    /// Whether it holds the methods of a class.
    pub methods: bool,
    /// Whether that class is one of the library, whose instances carry no builtin value: see `own`.
    pub own: bool,
    /// Its natives.
    pub natives: &'static [NativeDef],
}

/// One parameter of a native.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// Whether a keyword may name it.
    pub keyword: bool,
    /// Whether a position may give it.
    pub positional: bool,
    /// The text of its default; `None` when it has to be given.
    pub default: Option<&'static str>,
}

/// How a native is called whose arguments can be taken where they stand.
#[derive(Clone, Copy)]
pub struct Direct {
    /// Its code.
    pub function: PlainFn,
    /// How many arguments it needs.
    pub least: u8,
    /// How many parameters it has; those that are not given are unbound.
    pub most: u8,
    /// How many arguments it takes: as many, or any number, which follow its parameters.
    pub limit: u8,
    /// How its arguments are put when they do not stand as it wants them.
    pub spread: Spread,
    /// Whether it is one that the loop does itself.
    pub inlined: Inlined,
}

/// Parameters that can only be named stand between those that are given by position and further arguments: a native with all of
/// them gets its arguments in two parts (`exec::native_call::spread`).
#[derive(Clone, Copy, Default)]
pub struct Spread {
    /// How many arguments stand in front of them.
    pub positional: u8,
    /// How many there are; none, if this is not how it is called.
    pub gap: u8,
    /// How many arguments it needs.
    pub least: u8,
}

impl Direct {
    /// For a native that cannot be called so: no number of arguments is enough and not too many.
    const NONE: Direct = Direct { function: |_, _| Err(Stop::Python), least: 1, most: 0, limit: 0, spread: Spread { positional: 0, gap: 0, least: 0 }, inlined: Inlined::No };

    /// Whether it can be called with so many arguments.
    #[inline(always)]
    pub fn takes(&self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.limit)).contains(&n)
    }
}

/// The natives that the loop does itself, as programs call them most.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Inlined {
    /// None of them.
    No,
    /// `list.append`.
    Append,
    /// `list.pop`.
    Pop,
    /// `dict.get`.
    Get,
    /// `deque.append`.
    DequeAppend,
    /// `deque.appendleft`.
    AppendLeft,
    /// `deque.popleft`.
    PopLeft,
    /// `deque.pop`.
    DequePop,
    /// `len`.
    Len,
    /// `isinstance`.
    IsInstance,
    /// `ord`.
    Ord,
    /// `chr`.
    Chr,
    /// `min`.
    Min,
    /// `max`.
    Max,
    /// `sum`.
    Sum,
    /// `tuple.__new__`.
    TupleNew,
    /// `next` of a generator.
    Next,
    /// `generator.send`.
    Send,
    /// `coroutine.send`.
    SendToCoroutine,
    /// `str.split`, whose parts a loop takes in turn.
    Split,
    /// `str.splitlines`, in the same way.
    SplitLines,
    /// `str.isalpha` and its like: each character has one of these flags ([`predicates`]).
    All(u16),
    /// `hash`, `repr` and `abs`, which leave an object of the guest's to its special method.
    Special,
}

impl Inlined {
    fn of(table: &Table, name: &str) -> Inlined {
        match (table.methods, table.owner, name) {
            (true, "list", "append") => Inlined::Append,
            (true, "list", "pop") => Inlined::Pop,
            (true, "dict", "get") => Inlined::Get,
            (true, "deque", "append") => Inlined::DequeAppend,
            (true, "deque", "appendleft") => Inlined::AppendLeft,
            (true, "deque", "popleft") => Inlined::PopLeft,
            (true, "deque", "pop") => Inlined::DequePop,
            (false, "builtins", "len") => Inlined::Len,
            (false, "builtins", "isinstance") => Inlined::IsInstance,
            (false, "builtins", "ord") => Inlined::Ord,
            (false, "builtins", "chr") => Inlined::Chr,
            (false, "builtins", "min") => Inlined::Min,
            (false, "builtins", "max") => Inlined::Max,
            (false, "builtins", "sum") => Inlined::Sum,
            (true, "tuple", "__new__") => Inlined::TupleNew,
            (false, "builtins", "next") => Inlined::Next,
            (false, "builtins", "hash" | "repr" | "abs") => Inlined::Special,
            (true, "generator", "send") => Inlined::Send,
            (true, "coroutine", "send") => Inlined::SendToCoroutine,
            (true, "str", "isalnum") => Inlined::All(predicates::ALNUM),
            (true, "str", "isalpha") => Inlined::All(predicates::ALPHA),
            (true, "str", "isdigit") => Inlined::All(predicates::DIGIT),
            (true, "str", "isspace") => Inlined::All(predicates::SPACE),
            (true, "str", "split") => Inlined::Split,
            (true, "str", "splitlines") => Inlined::SplitLines,
            _ => Inlined::No,
        }
    }
}

/// A native as the VM uses it.
pub struct NativeInfo {
    /// How it is called with positional arguments only, if it is one that gets all its arguments so.
    pub direct: Option<Direct>,
    /// Its declaration.
    pub def: &'static NativeDef,
    /// Its table.
    pub table: &'static Table,
    params: OnceLock<Box<[Param]>>,
    /// How many parameters it has, `*args` and `**kwargs` apart.
    pub n_params: usize,
    /// How many can be given by position.
    pub n_positional: usize,
    /// How many have to be given by position.
    pub n_required: usize,
    /// It takes any number of further positional arguments, which follow all others.
    pub varargs: bool,
    /// It takes any keyword arguments: a dict, behind the parameters and before the further positional ones.
    pub varkw: bool,
    /// It has only positional parameters and no `*args`: its arguments can be taken where they stand.
    pub simple: bool,
    /// Every keyword-only parameter has a default.
    pub optional_keywords: bool,
    /// A special method that CPython makes of a slot of the class: `wrapper_descriptor`, and `method-wrapper` when bound.
    pub slot: bool,
    special: OnceLock<Option<Value>>,
    collector: OnceLock<Option<crate::exec::collect::Collector>>,
    /// It gives the same for the same arguments, and changes nothing.
    pub pure: bool,
}

impl NativeInfo {
    fn new(table: &'static Table, def: &'static NativeDef) -> NativeInfo {
        let Counts { params, positional, required, varargs, varkw, needs_keywords } = def.counts;
        let simple = !varargs && !varkw && positional == params;
        let direct = match def.code {
            Code::Plain(function) if simple => {
                let inlined = Inlined::of(table, def.name);
                Some(Direct { function, least: required, most: params, limit: params, spread: Spread::default(), inlined })
            }
            _ => None,
        };
        let slot = table.methods && is_slot(table.owner, def.name);
        NativeInfo {
            direct,
            def,
            table,
            params: OnceLock::new(),
            n_params: params.into(),
            n_positional: positional.into(),
            n_required: required.into(),
            varargs,
            varkw,
            simple,
            optional_keywords: !needs_keywords,
            slot,
            special: OnceLock::new(),
            collector: OnceLock::new(),
            pure: crate::exec::leaf::is_pure(table.owner, def.name),
        }
    }

    /// How the loop calls it with arguments that stand in registers.
    fn in_place(&self) -> Direct {
        let inlined = Inlined::of(self.table, self.def.name);
        match (self.direct, self.def.code) {
            (Some(direct), _) => direct,
            (None, Code::Plain(function)) if self.varargs && !self.varkw && self.n_params == self.n_positional => {
                let [least, most] = [self.n_required, self.n_params].map(|n| n.try_into().unwrap_or(u8::MAX));
                Direct { function, least, most, limit: u8::MAX, spread: Spread::default(), inlined }
            }
            (None, Code::Plain(function)) if self.varargs && self.optional_keywords => {
                let gap = self.n_params - self.n_positional + usize::from(self.varkw);
                let [positional, gap, least] =
                    [self.n_positional, gap, self.n_required].map(|n| n.try_into().unwrap_or(u8::MAX));
                Direct { function, spread: Spread { positional, gap, least }, inlined, ..Direct::NONE }
            }
            // Nobody has to name an argument.
            (None, Code::Plain(function)) if !self.varargs && !self.varkw && self.optional_keywords => {
                let [least, most, limit] =
                    [self.n_required, self.n_params, self.n_positional].map(|n| n.try_into().unwrap_or(u8::MAX));
                Direct { function, least, most, limit, spread: Spread::default(), inlined }
            }
            _ => Direct { inlined, ..Direct::NONE },
        }
    }

    /// Its parameters, `*args` and `**kwargs` apart: positional ones, then keyword-only ones.
    pub fn params(&self) -> &[Param] {
        self.params.get_or_init(|| params_of(self.def.signature))
    }

    /// The special method that it leaves its work to, when its only argument is an object of a class of the guest.
    pub fn special(&self) -> Option<Value> {
        *self.special.get_or_init(|| crate::exec::special::method_of(self.table.owner, self.def.name))
    }

    /// How it goes through a generator, if it is one that does.
    pub fn collector(&self) -> Option<crate::exec::collect::Collector> {
        *self.collector.get_or_init(|| crate::exec::collect::collector(self.table.owner, self.def.name))
    }

    /// Whether it is a method of a class.
    pub fn is_method(&self) -> bool {
        self.table.methods
    }

    /// Whether it is made by `Class.__new__`: a static method.
    pub fn is_new(&self) -> bool {
        self.def.name == "__new__"
    }

    /// `list.append`, or `len`: the name in messages.
    pub fn qualname(&self) -> String {
        if self.table.methods && self.def.name != "make" {
            format!("{}.{}", self.table.owner, self.shown())
        } else if !self.table.methods && !matches!(self.table.owner, "builtins" | "_vm") {
            format!("{}.{}", self.table.owner, self.def.name)
        } else {
            self.shown().to_string()
        }
    }

    /// `append`, or `len`; of what calling a class does, the class.
    pub fn shown(&self) -> &'static str {
        match self.def.name {
            "make" | "__new__" if self.table.methods => self.table.owner,
            name => name.split_once(':').map_or(name, |(_, name)| name),
        }
    }

    /// The name under which snapshots and the prelude know it: `list.append`, `math.sqrt`.
    pub fn path(&self) -> String {
        format!("{}.{}", self.table.owner, self.def.name)
    }
}

/// Whether a special method is made of a slot of the class, and is no method like others.
fn is_slot(owner: &str, name: &str) -> bool {
    if !name.starts_with("__") || !name.ends_with("__") {
        return false;
    }
    match name {
        "__new__" | "__format__" | "__round__" | "__trunc__" | "__floor__" | "__ceil__" | "__complex__" | "__bytes__" => false,
        "__getnewargs__" | "__getnewargs_ex__" | "__sizeof__" | "__reduce__" | "__reduce_ex__" | "__getstate__" => false,
        "__setstate__" | "__dir__" | "__reversed__" | "__length_hint__" | "__copy__" | "__deepcopy__" => false,
        "__subclasses__" | "__instancecheck__" | "__subclasscheck__" | "__prepare__" | "__enter__" | "__exit__" => false,
        "__set_name__" | "__init_subclass__" | "__class_getitem__" | "__subclasshook__" => false,
        // Some containers have these as methods besides the slot.
        "__getitem__" => !matches!(owner, "list" | "dict"),
        "__contains__" => !matches!(owner, "dict" | "set" | "frozenset"),
        _ => true,
    }
}

/// The parameters of a signature.
fn params_of(signature: &'static str) -> Box<[Param]> {
    let mut params: Vec<Param> = Vec::new();
    let mut keyword_only = false;
    for piece in split_signature(signature) {
        match piece {
            "" => {}
            "/" => params.iter_mut().for_each(|p| p.keyword = false),
            _ if piece.starts_with("**") => {}
            _ if piece.starts_with('*') => keyword_only = true,
            _ => {
                let (name, default) = match piece.split_once('=') {
                    Some((name, default)) => (name.trim(), Some(default.trim())),
                    None => (piece, None),
                };
                params.push(Param { name, keyword: true, positional: !keyword_only, default });
            }
        }
    }
    params.into()
}

/// Splits a signature at the commas outside brackets and quotes.
fn split_signature(text: &'static str) -> Vec<&'static str> {
    let mut pieces = Vec::new();
    let (mut depth, mut quoted, mut from) = (0, false, 0);
    for (at, c) in text.char_indices() {
        match c {
            '\'' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                pieces.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(text[from..].trim());
    pieces
}

/// Extra tables, given by crates above: the natives of library modules.
static EXTRA: OnceLock<&'static [&'static Table]> = std::sync::OnceLock::new();

/// Adds the tables of library modules. The first call counts; it has to come before the first session.
pub fn register(tables: &'static [&'static Table]) {
    let _ = EXTRA.set(tables);
}

static NATIVES: LazyLock<Vec<NativeInfo>> = LazyLock::new(|| {
    let own = crate::builtins::TABLES.iter().chain(crate::types::TABLES).chain(crate::types::itertools::TABLES);
    let all = own.chain(EXTRA.get().copied().unwrap_or_default());
    // A quarter of a megabyte, which every process makes: to grow into it would write to as much memory again.
    let mut natives = Vec::with_capacity(all.clone().map(|table| table.natives.len()).sum());
    all.for_each(|table| natives.extend(table.natives.iter().map(|native| NativeInfo::new(table, native))));
    natives
});

static DIRECTS: LazyLock<Vec<Direct>> =
    LazyLock::new(|| natives().iter().map(NativeInfo::in_place).collect());

/// How each native is called directly, by its number: apart from the rest, so that calls read one line of memory.
pub fn directs() -> &'static [Direct] {
    &DIRECTS
}

/// All natives of this build. Positions differ between builds: whatever is stored goes by [`NativeInfo::path`].
pub fn natives() -> &'static [NativeInfo] {
    &NATIVES
}

/// Finds a native by its path.
pub fn find(path: &str) -> Option<Value> {
    static BY_PATH: LazyLock<std::collections::HashMap<String, u32>> =
        LazyLock::new(|| natives().iter().enumerate().map(|(i, n)| (n.path(), i as u32)).collect());
    BY_PATH.get(path).map(|i| Value::new(Kind::Native, *i))
}

/// An argument type of natives.
pub trait FromArg: Sized {
    /// How the prelude converts an argument that Rust cannot.
    const CONV: Conv = Conv::Look;
    /// Takes the argument, or says why not. Must not have any effect.
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self>;
}

impl FromArg for Value {
    const CONV: Conv = Conv::Any;
    #[inline(always)]
    fn from_arg(_: &mut Vm, value: Value) -> Res<Self> {
        Ok(value)
    }
}

impl<T: FromArg> FromArg for Option<T> {
    const CONV: Conv = T::CONV;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if value.is_undef() { Ok(None) } else { T::from_arg(vm, value).map(Some) }
    }
}

/// An argument whose refusal waits until others were checked, where CPython looks at those first.
#[derive(Clone, Debug)]
pub struct Late<T>(pub Res<T>);

impl<T: FromArg> FromArg for Late<T> {
    const CONV: Conv = T::CONV;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match T::from_arg(vm, value) {
            Err(Stop::Python) => Err(Stop::Python),
            result => Ok(Late(result)),
        }
    }
}

/// Any value except a pending one.
#[derive(Clone, Copy, Debug)]
pub struct Obj(pub Value);

impl FromArg for Obj {
    #[inline]
    fn from_arg(_: &mut Vm, value: Value) -> Res<Self> {
        if value.is_kind(Kind::Pending) { Err(Stop::Python) } else { Ok(Obj(value)) }
    }
}

macro_rules! receivers {
    ($($(#[$doc:meta])* $name:ident $kind:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name(pub u32);
            impl FromArg for $name {
                #[inline]
                fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
                    match vm.as_kind(value, Kind::$kind) {
                        Some(handle) => Ok($name(handle)),
                        None if value.is_kind(Kind::Pending) => Err(Stop::Python),
                        None => Err(Stop::Receiver),
                    }
                }
            }
            impl $name {
                /// The builtin object itself.
                pub fn value(self) -> Value {
                    Value::new(Kind::$kind, self.0)
                }
            }
        )*
    };
}

receivers! {
    /// `self` of a method of `list`.
    SelfList List;
    /// `self` of a method of `tuple`.
    SelfTuple Tuple;
    /// `self` of a method of `dict`.
    SelfDict Dict;
    /// `self` of a method of `set`.
    SelfSet Set;
    /// `self` of a method of `str`.
    SelfStr Str;
    /// `self` of a method of `bytes`.
    SelfBytes Bytes;
    /// `self` of a method of `bytearray`.
    SelfByteArray ByteArray;
    /// `self` of a method of `memoryview`.
    SelfMemoryView MemoryView;
    /// `self` of a method of `array.array`.
    SelfArray Array;
    /// `self` of a method of `range`.
    SelfRange Range;
    /// `self` of a method of `slice`.
    SelfSlice Slice;
    /// `self` of a method of `complex`.
    SelfComplex Complex;
    /// `self` of a method of a view of a dict.
    SelfView View;
    /// `self` of a method of a function.
    SelfFunction Function;
    /// `self` of a method of a bound method.
    SelfBound Bound;
    /// `self` of a method of a class.
    SelfClass Class;
    /// `self` of a method of an exception.
    SelfExc Exc;
    /// `self` of a method of a generator.
    SelfGen Gen;
    /// `self` of a method of an iterator.
    SelfIter Iter;
    /// `self` of a method of a module.
    SelfModule Module;
    /// `self` of a method of a descriptor.
    SelfDescr Descr;
    /// `self` of a method of a cell.
    SelfCell Cell;
    /// `self` of a method of a weak reference.
    SelfWeak Weak;
    /// `self` of a method of a traceback.
    SelfTraceback Traceback;
}

/// Declares a table of natives.
///
/// ```ignore
/// natives! {
///     pub METHODS: methods of "list" {
///         append(SelfList, Value) "self, object, /";
///         "__len__" len(SelfList) "self, /";
///         frame locals() "";
///     }
/// }
/// ```
/// Each entry names a function `fn(&mut Vm, types…) -> Res`; with `raw`, a `PlainFn` that takes the slice
/// of arguments (parameters in order, unbound where not given; then the `**kwargs` dict; then `*args`);
/// with `frame`, a `FrameFn`.
#[macro_export]
macro_rules! natives {
    ($($vis:vis $table:ident: $what:ident of $owner:literal { $($entries:tt)* })*) => {
        $(
            #[doc = concat!("Natives of `", $owner, "`.")]
            $vis static $table: $crate::native::Table = $crate::native::Table {
                owner: $owner,
                methods: $crate::natives!(@what $what),
                own: $crate::natives!(@own $what),
                natives: $crate::natives!(@list [] $($entries)*),
            };
        )*
    };
    (@what methods) => { true };
    (@what own_methods) => { true };
    (@own own_methods) => { true };
    (@own $what:ident) => { false };
    (@what functions) => { false };
    (@list [$($done:expr,)*]) => { &[$($done),*] };
    (@list [$($done:expr,)*] frame $name:literal $func:ident $sig:literal; $($rest:tt)*) => {
        $crate::natives!(@list [$($done,)* $crate::native::NativeDef {
            name: $name, signature: $sig, counts: $crate::native::Counts::of($sig), code: $crate::native::Code::Frame($func), converters: &[],
        },] $($rest)*)
    };
    (@list [$($done:expr,)*] raw $name:literal $func:ident $sig:literal; $($rest:tt)*) => {
        $crate::natives!(@list [$($done,)* $crate::native::NativeDef {
            name: $name, signature: $sig, counts: $crate::native::Counts::of($sig), code: $crate::native::Code::Plain($func), converters: &[],
        },] $($rest)*)
    };
    (@list [$($done:expr,)*] $name:literal $func:ident($($ty:ty),*) $sig:literal; $($rest:tt)*) => {
        $crate::natives!(@list [$($done,)* $crate::native::NativeDef {
            name: $name,
            signature: $sig,
            counts: $crate::native::Counts::of($sig),
            code: $crate::native::Code::Plain(|_vm, _args| {
                $crate::natives!(@call $func, _vm, _args; $($ty,)*)
            }),
            converters: &[$(<$ty as $crate::native::FromArg>::CONV),*],
        },] $($rest)*)
    };
    (@list [$($done:expr,)*] $func:ident($($ty:ty),*) $sig:literal; $($rest:tt)*) => {
        $crate::natives!(@list [$($done,)* $crate::native::NativeDef {
            name: stringify!($func),
            signature: $sig,
            counts: $crate::native::Counts::of($sig),
            code: $crate::native::Code::Plain(|_vm, _args| {
                $crate::natives!(@call $func, _vm, _args; $($ty,)*)
            }),
            converters: &[$(<$ty as $crate::native::FromArg>::CONV),*],
        },] $($rest)*)
    };
    (@call $func:ident, $vm:ident, $args:ident; ) => {{  $func($vm) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); $func($vm, a) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); $func($vm, a, b) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); $func($vm, a, b, c) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty, $t3:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); let d = $crate::natives!(@arg $vm, $args, 3, $t3); $func($vm, a, b, c, d) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty, $t3:ty, $t4:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); let d = $crate::natives!(@arg $vm, $args, 3, $t3); let e = $crate::natives!(@arg $vm, $args, 4, $t4); $func($vm, a, b, c, d, e) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty, $t3:ty, $t4:ty, $t5:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); let d = $crate::natives!(@arg $vm, $args, 3, $t3); let e = $crate::natives!(@arg $vm, $args, 4, $t4); let f = $crate::natives!(@arg $vm, $args, 5, $t5); $func($vm, a, b, c, d, e, f) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty, $t3:ty, $t4:ty, $t5:ty, $t6:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); let d = $crate::natives!(@arg $vm, $args, 3, $t3); let e = $crate::natives!(@arg $vm, $args, 4, $t4); let f = $crate::natives!(@arg $vm, $args, 5, $t5); let g = $crate::natives!(@arg $vm, $args, 6, $t6); $func($vm, a, b, c, d, e, f, g) }};
    (@call $func:ident, $vm:ident, $args:ident; $t0:ty, $t1:ty, $t2:ty, $t3:ty, $t4:ty, $t5:ty, $t6:ty, $t7:ty,) => {{ let a = $crate::natives!(@arg $vm, $args, 0, $t0); let b = $crate::natives!(@arg $vm, $args, 1, $t1); let c = $crate::natives!(@arg $vm, $args, 2, $t2); let d = $crate::natives!(@arg $vm, $args, 3, $t3); let e = $crate::natives!(@arg $vm, $args, 4, $t4); let f = $crate::natives!(@arg $vm, $args, 5, $t5); let g = $crate::natives!(@arg $vm, $args, 6, $t6); let h = $crate::natives!(@arg $vm, $args, 7, $t7); $func($vm, a, b, c, d, e, f, g, h) }};
    (@arg $vm:ident, $args:ident, $at:literal, $ty:ty) => {
        <$ty as $crate::native::FromArg>::from_arg($vm, $args.get($at).copied().unwrap_or_default())?
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_the_parameters() {
        for info in natives() {
            let params = info.params();
            let positional = params.iter().filter(|p| p.positional).count();
            let required = params.iter().take(positional).take_while(|p| p.default.is_none()).count();
            let optional_keywords = params.iter().all(|p| p.positional || p.default.is_some());
            let pieces = split_signature(info.def.signature);
            let varkw = pieces.iter().any(|piece| piece.starts_with("**"));
            let varargs = pieces.iter().any(|piece| piece.starts_with('*') && !piece.starts_with("**") && *piece != "*");
            assert_eq!((info.n_params, info.n_positional, info.n_required), (params.len(), positional, required), "{}", info.path());
            assert_eq!(
                (info.varargs, info.varkw, info.optional_keywords),
                (varargs, varkw, optional_keywords),
                "{}",
                info.path()
            );
        }
    }
}
