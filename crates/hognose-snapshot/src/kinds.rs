//! The numbers of kinds and small enums in the format. They are never reused.
//!
//! Sections stand in the order of [`ORDER`], so that what a later one needs to know of an earlier one (the hash of a
//! key, the text of a name) is there when it is read.

use hognose_vm::exchange::{CallState, Wanted};
use hognose_vm::frame::Action;
use hognose_vm::objects::{GenFlavour, GenState, ViewPart};
use hognose_vm::value::{Kind, N_KINDS};

/// Kinds of objects, in the order of their sections; the position is the number.
pub const ORDER: [Kind; 32] = [
    Kind::Wide,
    Kind::Big,
    Kind::Complex,
    Kind::Str,
    Kind::Bytes,
    Kind::ByteArray,
    Kind::Tuple,
    Kind::List,
    Kind::Range,
    Kind::Slice,
    Kind::Cell,
    Kind::Bound,
    Kind::Module,
    Kind::View,
    Kind::Function,
    Kind::Descr,
    Kind::Super,
    Kind::Weak,
    Kind::MemoryView,
    Kind::CodeObj,
    Kind::Tool,
    Kind::Traceback,
    Kind::Iter,
    Kind::Pending,
    Kind::Gen,
    Kind::FrozenSet,
    Kind::Set,
    Kind::Dict,
    Kind::Class,
    Kind::Instance,
    Kind::Exc,
    Kind::Array,
];

/// For each kind, 1 + its position in [`ORDER`].
const NUMBERS: [u8; N_KINDS] = {
    let mut numbers = [0; N_KINDS];
    let mut i = 0;
    while i < ORDER.len() {
        numbers[ORDER[i] as usize] = i as u8 + 1;
        i += 1;
    }
    numbers
};

/// The number of a kind of objects.
#[inline]
pub fn number(kind: Kind) -> Option<usize> {
    match NUMBERS[kind as usize] {
        0 => None,
        n => Some(n as usize - 1),
    }
}

/// The least that an object takes in the bytes: what counts are checked against.
pub fn least(kind: Kind) -> usize {
    match kind {
        Kind::Class => 8,
        Kind::Gen | Kind::Pending | Kind::Function | Kind::Exc => 6,
        Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Array => 2,
        Kind::Slice | Kind::Range | Kind::Super => 3,
        _ => 1,
    }
}

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident: $type:ty = [$($variant:ident),*];)*) => {
        $(
            $(#[$doc])*
            pub const $name: &[$type] = &[$(<$type>::$variant),*];
        )*
    };
}

numbered! {
    /// Return actions.
    ACTIONS: Action = [Store, Init, Binary, Compare, Branch, Bool, LenTruth, StoreTruth, ForNext, Send, GenStep,
        GenClose, NextDefault, GetAttr, Iterator, ForPrep, Discard, Exit, Thrown, Closed, LoadMethod, Unpack,
        AttrDefault, Never, Entered, Asked, AsyncItem, Special, Collect, New, Remember, Step];
    /// Parts that a view shows.
    PARTS: ViewPart = [Keys, Values, Items];
    /// Kinds of generators.
    FLAVOURS: GenFlavour = [Generator, Coroutine, AsyncGenerator];
    /// States of generators.
    STATES: GenState = [Created, Suspended, Running, Closed];
    /// States of calls.
    CALLS: CallState = [Queued, Started, Answered, Failed, Abandoned];
    /// Who wants a call to start.
    WANTED: Wanted = [Later, Now, InTurn, Awaited, Given];
}

/// The number of one of these.
pub fn position<T: PartialEq>(all: &[T], one: &T) -> u64 {
    all.iter().position(|other| other == one).unwrap_or_default() as u64
}
