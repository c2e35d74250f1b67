//! Frames: where execution is, as plain data.

use crate::objects::FunctionObj;
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
    /// A function of `functools.lru_cache` has run: its result goes to `R[dst]`, and into its table; `extra` is a tuple of what the
    /// wrapper knows and the key (`exec/memo.rs`).
    Remember,
    /// A task of asyncio has made a step: what the coroutine yields goes to `R[dst]`. When it ends its result is appended to the list in
    /// `extra`, which goes to `R[dst]` then.
    Step,
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
    /// What the action needs. Of a frame that stores its result (`Action::Store`) this and the next one are what another frame
    /// left: most frames do, and each call would write them.
    extra: Value,
    /// The generator whose body it runs, or unbound.
    generator: Value,
}

/// Room for registers that a stack keeps above its top frame.
pub const WINDOW: usize = 256;

/// How many registers a stack begins with: a few calls deep it is not made longer, as most are not while they wait.
pub const FIRST_STACK: usize = 2 * WINDOW + 64;

impl Frame {
    /// A frame of a body that goes on at `pc`, with this many registers from `base` on; its result is nobody's yet.
    #[inline]
    pub fn at(unit: u32, body: u32, pc: u32, base: usize, registers: u16) -> Frame {
        Frame { unit, body, pc, base: base as u32, registers, action: Action::Discard, ..Frame::default() }
    }

    /// The same frame, whose result goes to the caller in this way.
    #[inline]
    pub fn for_caller(self, dst: u8, action: Action, extra: Value) -> Frame {
        Frame { dst, action, extra, ..self }
    }

    /// The same frame, run by a generator. What a generator yields is never just stored: a step may end it.
    #[inline]
    pub fn of_generator(self, generator: Value) -> Frame {
        let action = if self.action == Action::Store { Action::GenStep } else { self.action };
        Frame { action, generator, ..self }
    }

    /// Becomes the frame of a call, above a frame that runs until [`Frames::pushed`]. Where it goes on is known when another one
    /// stands above it.
    #[inline(always)]
    pub fn begin(&mut self, function: &FunctionObj, base: usize, dst: u8, action: Action, extra: Value) {
        (self.unit, self.body) = (function.unit, function.body);
        self.base = base as u32;
        (self.registers, self.dst, self.action) = (function.direct.registers, dst, action);
        if action != Action::Store {
            (self.extra, self.generator) = (extra, Value::UNDEF);
        }
    }

    /// What its action needs.
    #[inline]
    pub fn extra(&self) -> Value {
        if self.action == Action::Store { Value::UNDEF } else { self.extra }
    }

    /// The generator whose body it runs, or unbound.
    #[inline]
    pub fn generator(&self) -> Value {
        if self.action == Action::Store { Value::UNDEF } else { self.generator }
    }

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
#[derive(Clone, Debug)]
pub struct Frames {
    /// Frames from the second place on, and behind them what others left.
    places: Vec<Frame>,
    /// The place of the running frame's caller, which is nobody's below the first frame; [`NONE`] if nothing runs.
    below: u32,
}

/// No place has this number, nor those behind it.
const NONE: u32 = u32::MAX;

impl Default for Frames {
    fn default() -> Frames {
        Frames { places: Vec::new(), below: NONE }
    }
}

impl Frames {
    /// Puts a frame on top, and makes room for it. What the first one gives is never just stored: it has no caller.
    pub fn push(&mut self, frame: Frame) {
        debug_assert!(!self.is_empty() || frame.action != Action::Store, "the first frame has no caller");
        let above = self.len() + 1;
        if above >= self.places.len() {
            self.grown();
        }
        self.places[above] = frame;
        self.pushed();
    }

    /// Makes more places: there is one above the running frame then.
    #[cold]
    pub fn grown(&mut self) -> bool {
        self.places.resize((2 * self.places.len()).max(8), Frame::default());
        true
    }

    /// Whether there is a place above the running frame.
    #[inline(always)]
    pub fn has_room(&self) -> bool {
        self.below as u64 + 3 <= self.places.len() as u64
    }

    /// The running frame and the place above it, which has to be there ([`Frames::has_room`]). What is put there runs after
    /// [`Frames::pushed`].
    #[inline(always)]
    pub fn room(&mut self) -> (&mut Frame, &mut Frame) {
        // As `has_room` says it: the compiler sees that this was compared.
        let at = self.below as usize + 1;
        match &mut self.places[at..at + 2] {
            [running, above] => (running, above),
            _ => no_place(),
        }
    }

    /// What was put above the running frame runs now.
    #[inline(always)]
    pub fn pushed(&mut self) {
        self.below = self.below.wrapping_add(1);
    }

    /// Whether a frame runs.
    #[inline(always)]
    pub fn is_running(&self) -> bool {
        self.below as u64 + 2 <= self.places.len() as u64
    }

    /// Whether the running frame is the first one.
    #[inline(always)]
    pub fn is_first(&self) -> bool {
        self.below == 0
    }

    /// The running frame, which has to be there ([`Frames::is_running`]), and its caller, which is nobody's frame below the first
    /// one.
    #[inline(always)]
    pub fn running(&self) -> (&Frame, &Frame) {
        let at = self.below as usize;
        match &self.places[at..at + 2] {
            [caller, running] => (running, caller),
            _ => no_place(),
        }
    }

    /// How many frames there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.below.wrapping_add(1) as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The running frame, which has a caller, runs no more.
    #[inline(always)]
    pub fn popped(&mut self) {
        self.below = self.below.wrapping_sub(1);
    }

    /// Takes the running frame away.
    #[inline]
    pub fn pop(&mut self) -> Option<Frame> {
        let frame = *self.last()?;
        self.popped();
        Some(frame)
    }

    /// Takes all frames away.
    pub fn clear(&mut self) {
        self.below = NONE;
    }

    /// Gives back places that the frames have no use for; the bytes of those that are left, which depends on how many frames there are and
    /// on nothing else.
    pub fn fit(&mut self) -> usize {
        let wanted = (self.len() + 1).next_power_of_two().max(8);
        if self.places.len() > wanted {
            self.places.truncate(wanted);
            self.places.shrink_to_fit();
        }
        wanted * size_of::<Frame>()
    }

    /// The bytes that the frames have been given.
    pub fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<Frame>()
    }
}

#[cold]
#[inline(never)]
fn no_place() -> ! {
    unreachable!("a part of two places has two")
}

impl std::ops::Deref for Frames {
    type Target = [Frame];

    #[inline(always)]
    fn deref(&self) -> &[Frame] {
        self.places.get(1..self.len() + 1).unwrap_or_default()
    }
}

impl std::ops::DerefMut for Frames {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Frame] {
        let end = self.len() + 1;
        self.places.get_mut(1..end).unwrap_or_default()
    }
}
