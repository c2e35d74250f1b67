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
    /// How many registers it has.
    pub registers: u16,
    /// What the action needs.
    pub extra: Value,
    /// The generator whose body it runs, or unbound.
    pub generator: Value,
}

/// Room for registers that a stack keeps above its top frame.
pub const WINDOW: usize = 256;

impl Frame {
    /// Where its registers end, and those of a frame above it may begin.
    #[inline]
    pub fn end(&self) -> usize {
        self.base as usize + self.registers as usize
    }
}

/// The frames of one stack, the running one last.
///
/// A call reaches the frame of its caller and the place of its own by one comparison, since the places are there before they are
/// used, and one stands below the first frame.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    /// Frames from the second place on, and behind them what others left.
    places: Vec<Frame>,
    /// How many frames there are.
    len: u32,
}

impl Frames {
    /// Puts a frame on top, and makes room for it.
    pub fn push(&mut self, frame: Frame) {
        if self.room().is_none() {
            let wanted = (2 * self.places.len()).max(8);
            self.places.resize(wanted, Frame::default());
        }
        if let Some(room) = self.room() {
            *room.1 = frame;
            self.len += 1;
        }
    }

    /// The running frame and the place above it, unless there is none yet. What is put there runs after [`Frames::pushed`].
    #[inline(always)]
    pub fn room(&mut self) -> Option<(&mut Frame, &mut Frame)> {
        let n = self.len as usize;
        match self.places.get_mut(n..n + 2) {
            Some([running, above]) => Some((running, above)),
            _ => None,
        }
    }

    /// What was put above the running frame runs now.
    #[inline(always)]
    pub fn pushed(&mut self) {
        self.len += 1;
    }

    /// The running frame and its caller, which is nobody's frame below the first one.
    #[inline(always)]
    pub fn running(&self) -> Option<(&Frame, &Frame)> {
        match self.places.get(..self.len as usize + 1)? {
            [.., caller, running] => Some((running, caller)),
            _ => None,
        }
    }

    /// How many frames there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether a frame may be put on top without making room.
    #[inline(always)]
    pub fn has_room(&self) -> bool {
        self.len as usize + 2 <= self.places.len()
    }

    /// The running frame, which has a caller, runs no more.
    #[inline(always)]
    pub fn popped(&mut self) {
        self.len -= 1;
    }

    /// Takes the running frame away.
    #[inline]
    pub fn pop(&mut self) -> Option<Frame> {
        let frame = *self.last()?;
        self.len -= 1;
        Some(frame)
    }

    /// Takes all frames away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The bytes that the frames have been given.
    pub fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<Frame>()
    }
}

impl std::ops::Deref for Frames {
    type Target = [Frame];

    #[inline(always)]
    fn deref(&self) -> &[Frame] {
        self.places.get(1..self.len as usize + 1).unwrap_or_default()
    }
}

impl std::ops::DerefMut for Frames {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Frame] {
        self.places.get_mut(1..self.len as usize + 1).unwrap_or_default()
    }
}
