//! Frames: where execution is, as plain data.

use crate::value::Value;

/// What happens with the result of a frame when it returns. The instruction of the caller that
/// waits for it says the rest (destination, operands, jump).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Action {
    /// It goes to `R[dst]` of the caller.
    #[default]
    Store,
    /// `__init__` has run: it must be `None`; the instance in `extra` goes to `R[dst]`.
    Init,
    /// An operator's method: `NotImplemented` means the next candidate; `extra` is its number.
    Binary,
    /// A comparison's method: as `Binary`; the instruction stores or branches.
    Compare,
    /// Its truth decides a branch.
    Branch,
    /// `__bool__` has run: it must be a `bool`, which decides what its truth was asked for.
    Bool,
    /// `__len__` has run for a truth: an integer that is not negative.
    LenTruth,
    /// Its truth is stored (`in`); negated for `not in`.
    StoreTruth,
    /// `__next__` of a `for` has run: the item, or `StopIteration`, which ends the loop.
    ForNext,
    /// An iterator's step for `Send` or `YieldFrom`.
    Send,
    /// `next(it)`, `gen.send(x)`: a generator that ends raises `StopIteration`.
    GenStep,
    /// The next item of an asynchronous generator for `async for`, which drives it without an awaitable between them: an
    /// item completes `GetANext` and the `Send` behind it.
    AsyncItem,
    /// `gen.close()`: a generator that yields is an error, one that ends gives its result.
    GenClose,
    /// `next(it, default)`: `StopIteration` gives the default in `extra`.
    NextDefault,
    /// `__getattribute__` or a getter has run: `AttributeError` calls `__getattr__` of the object in `extra`.
    GetAttr,
    /// `__iter__` has run: the result must be an iterator; it goes to `R[dst]`.
    Iterator,
    /// `__iter__` has run for `ForPrep`.
    ForPrep,
    /// Nobody wants it.
    Discard,
    /// There is none: what was called for `raise` only raises. Behind such an instruction its body may end.
    Never,
    /// The whole stack ends with it.
    Exit,
    /// A thrown exception went into the delegate of `YieldFrom`.
    Thrown,
    /// `close()` of the delegate has run; then `GeneratorExit` is raised at the `YieldFrom`.
    Closed,
    /// `LoadMethod`'s attribute was computed: it goes to `R[dst]`, `R[dst + 1]` is unbound.
    LoadMethod,
    /// A list of the items that the running `Unpack` or `UnpackStar` distributes.
    Unpack,
    /// `hasattr` and the like: `AttributeError` gives the value in `extra`.
    AttrDefault,
    /// What the host's values hold was entered (`convert/entries.rs`): the stack goes on, or waits, as before.
    Entered,
    /// What an iterator asked for (`types/questions.rs`): it goes to the iterators in `extra`, and the instruction that steps them runs again.
    Asked,
    /// The special method named in `extra` has run for a builtin, whose result it is when it is of the type that belongs
    /// there (`exec/special.rs`).
    Special,
    /// A generator whose items a builtin goes through (`exec/collect.rs`): what it yields goes to the state in `extra`, and it
    /// goes on.
    Collect,
    /// `__new__` has run: `__init__` of what it gave comes next, if that is an instance of the class; `extra` is a tuple of
    /// a dict of the named arguments, if there are any, the class, and the others.
    New,
}

/// One activation of a body.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    /// Its unit.
    pub unit: u32,
    /// Its body in the unit.
    pub body: u32,
    /// The next instruction, while another frame runs above it.
    pub pc: u32,
    /// Where its registers begin on the stack.
    pub base: u32,
    /// The register of the caller for its result.
    pub dst: u8,
    /// What happens with its result.
    pub action: Action,
    /// What the action needs.
    pub extra: Value,
    /// The generator whose body it runs, or unbound.
    pub generator: Value,
}

/// Room for registers that a stack keeps above its top frame.
pub const WINDOW: usize = 256;
