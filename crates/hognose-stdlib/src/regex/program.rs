//! The compiled form of a pattern: instructions, and the tables that they refer to.
//!
//! Plain data without references. A program is never stored: pattern and flags are, and make it again.

use super::class::Set;
use super::source::Subject;
use super::tree::{At, Compare, Greed};
use hognose_vm::text::units::Unit;
use hognose_vm::text::{Text, TextBuf};

/// A compiled pattern.
#[derive(Debug)]
pub struct Program {
    pub(super) code: Vec<Instr>,
    pub(super) strings: Vec<u32>,
    /// Bits of eight sets share a table over Latin-1.
    pub(super) tables: Vec<[u8; 256]>,
    pub(super) sets: Vec<Set>,
    pub(super) repeats: Vec<Repeat>,
    pub(super) loops: Vec<Loop>,
    pub(super) looks: Vec<Look>,
    pub(super) branches: Vec<Branch>,
    pub(super) guards: Vec<[Filter; 2]>,
    /// Captures, the last group, registers of loops and looks.
    pub(super) n_slots: usize,
    pub(super) min: usize,
    pub(super) start: Start,
    /// Something that every match contains.
    pub(super) required: Option<Literal>,
    /// The repetition that is all there is: as many characters of one kind as possible, and not none.
    pub(super) run: Option<u32>,
    pub(super) flags: u32,
    pub(super) groups: usize,
    pub(super) names: Vec<(TextBuf, u32)>,
    pub(super) warnings: Vec<TextBuf>,
    pub(super) is_text: bool,
}

impl Program {
    /// The number of groups, without the whole match.
    pub fn groups(&self) -> usize {
        self.groups
    }

    /// The names of groups with their numbers, in the order of the pattern.
    pub fn group_index(&self) -> impl Iterator<Item = (Text<'_>, usize)> {
        self.names.iter().map(|(name, group)| (name.as_text(), *group as usize))
    }

    /// The number of the group of a name.
    pub fn group_named(&self, name: Text<'_>) -> Option<usize> {
        self.group_index().find(|&(other, _)| other == name).map(|(_, group)| group)
    }

    /// The flags, inline ones included.
    pub fn flags(&self) -> u32 {
        self.flags
    }

    /// Texts of `FutureWarning`s.
    pub fn warnings(&self) -> &[TextBuf] {
        &self.warnings
    }

    /// Whether the pattern was `str`, and so can only search in `str`.
    pub fn is_text(&self) -> bool {
        self.is_text
    }

    /// Whether it can search there.
    pub fn fits(&self, subject: Subject<'_>) -> bool {
        subject.is_text() == self.is_text
    }

    /// About how many bytes it takes.
    pub fn memory(&self) -> usize {
        self.code.len() * size_of::<Instr>()
            + self.strings.len() * 4
            + self.tables.len() * 256
            + self.sets.len() * size_of::<Set>()
            + self.repeats.len() * size_of::<Repeat>()
            + self.loops.len() * size_of::<Loop>()
            + self.looks.len() * size_of::<Look>()
            + self.branches.iter().map(Branch::memory).sum::<usize>()
            + self.guards.len() * size_of::<[Filter; 2]>()
    }

    #[inline(always)]
    pub(super) fn accepts<U: Unit>(&self, one: One, unit: U) -> bool {
        let code = unit.code();
        match one {
            One::Char(wanted) => code == wanted,
            One::NotChar(refused) => code != refused,
            One::InLine => code != 10,
            One::Any => true,
            One::Set(set) => self.has(set, code),
        }
    }

    #[inline(always)]
    pub(super) fn has(&self, set: SetRef, code: u32) -> bool {
        if code < 256 {
            self.bit(set.table, set.mask, code)
        } else {
            self.sets.get(set.set as usize).is_some_and(|set| set.has_beyond_latin(code))
        }
    }

    #[inline(always)]
    fn bit(&self, table: u32, mask: u8, code: u32) -> bool {
        match self.tables.get(table as usize) {
            Some(table) => table[(code & 255) as usize] & mask != 0,
            None => false,
        }
    }

    /// Whether something may begin with this, or at the end of the text when there is nothing.
    #[inline(always)]
    pub(super) fn passes<U: Unit>(&self, filter: &Filter, unit: Option<&U>) -> bool {
        if filter.empty {
            return true;
        }
        match unit.map(|unit| unit.code()) {
            None => false,
            Some(code) if code < 256 => self.bit(filter.table, filter.mask, code),
            Some(_) => filter.wide,
        }
    }
}

/// One instruction. `pc + 1` follows unless it says otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) enum Instr {
    /// A single character.
    One(One),
    /// Some characters of `strings`.
    Str {
        start: u32,
        len: u32,
    },
    /// A place.
    At(At),
    /// Begins a group.
    Open(u32),
    /// Ends a group, which is now the last.
    Close(u32),
    /// Goes elsewhere.
    Jump(u32),
    /// Goes on, or else `away`, where the guard lets it.
    Split {
        away: u32,
        guard: u32,
    },
    /// Goes `away`, or else on, where the guard lets it.
    SplitAway {
        away: u32,
        guard: u32,
    },
    /// Goes to the first branch that the next character lets through.
    Branch(u32),
    /// The same, with the branches left over.
    BranchMore(u32),
    /// Repeats a single character; goes on behind the next instruction.
    Repeat(u32),
    /// Gives up or takes one more.
    RepeatMore(u32),
    /// Begins a counted loop.
    LoopStart(u32),
    /// A pass is complete: counts it, then as `LoopTest`.
    LoopNext(u32),
    /// Another pass of a lazy loop.
    LoopMore(u32),
    /// The body of a possessive loop is complete: forgets its alternatives.
    LoopCut(u32),
    /// Begins looking ahead or behind.
    LookStart(u32),
    LookEnd(u32),
    /// Remembers the alternatives' number in a slot.
    AtomicStart(u32),
    /// Forgets the alternatives since.
    AtomicEnd(u32),
    /// The text of a group.
    Reference {
        group: u32,
        compare: Compare,
    },
    /// Goes on when a group has matched, else elsewhere.
    IfGroup {
        group: u32,
        away: u32,
    },
    Fail,
    Match,
}

/// A test of a single character.
#[derive(Clone, Copy, Debug)]
pub(super) enum One {
    Char(u32),
    NotChar(u32),
    InLine,
    Any,
    Set(SetRef),
}

/// A set: its bit in a table, and itself for what is beyond Latin-1.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetRef {
    pub set: u32,
    pub table: u32,
    pub mask: u8,
}

/// What something may begin with, as far as one look can tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filter {
    pub table: u32,
    pub mask: u8,
    /// Whether any character beyond Latin-1 passes.
    pub wide: bool,
    /// Whether everything passes, also the end.
    pub empty: bool,
    /// The only character that passes.
    pub only: Option<u32>,
}

/// The repetition of a single character.
#[derive(Debug)]
pub(super) struct Repeat {
    pub one: One,
    pub min: usize,
    pub max: usize,
    pub greed: Greed,
    /// What may follow.
    pub follow: Filter,
}

/// A loop that counts, or whose body may match nothing.
#[derive(Debug)]
pub(super) struct Loop {
    pub min: usize,
    pub max: usize,
    pub greed: Greed,
    pub body: u32,
    pub exit: u32,
    /// The slots of the count, of where the last optional pass began, and of the number of alternatives.
    pub count: u32,
    pub last: u32,
    pub height: u32,
}

/// A look ahead or behind.
#[derive(Debug)]
pub(super) struct Look {
    pub behind: Option<usize>,
    pub negate: bool,
    pub after: u32,
    pub height: u32,
    pub position: u32,
}

/// Up to 64 alternatives, chosen by the next character.
#[derive(Debug)]
pub(super) struct Branch {
    pub targets: Vec<u32>,
    /// For each character of Latin-1 the row in `rows`.
    pub index: Box<[u8; 256]>,
    /// Sets of alternatives as bits.
    pub rows: Vec<u64>,
    pub wide: u64,
    pub end: u64,
}

impl Branch {
    fn memory(&self) -> usize {
        size_of::<Branch>() + 256 + self.targets.len() * 4 + self.rows.len() * 8
    }

    /// The alternatives worth a try.
    #[inline(always)]
    pub fn candidates<U: Unit>(&self, unit: Option<&U>) -> u64 {
        match unit.map(|unit| unit.code()) {
            None => self.end,
            Some(code) if code < 256 => {
                self.rows.get(usize::from(self.index[(code & 255) as usize])).copied().unwrap_or(0)
            }
            Some(_) => self.wide,
        }
    }
}

/// A literal, with a searcher for Latin-1 where it fits.
#[derive(Debug)]
pub(super) struct Literal {
    pub codes: Vec<u32>,
    pub finder: Option<Box<memchr::memmem::Finder<'static>>>,
}

/// Where a match can begin.
#[derive(Debug)]
pub(super) enum Start {
    Anywhere,
    /// Only at the beginning of the text.
    Beginning,
    /// At the beginning of a line.
    Line,
    /// Where these characters stand.
    Literal(Literal),
    /// Where one of up to three characters stands (when the text is Latin-1), and the filter passes.
    Chars {
        latin: Vec<u8>,
        filter: Filter,
    },
    /// Where the filter passes.
    Filter(Filter),
}
