//! The operands of an instruction: one newtype for each role, so that register numbers,
//! indexes and jumps cannot be mixed up, and so that the verifier, the disassembler and the
//! liveness analysis learn from the type what an operand does.
//!
//! Ranges of registers (arguments, displays, loop state) are not operands: see `Op::ranges`.

/// What an operand means to the verifier and the disassembler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Register read by the instruction.
    Read(u8),
    /// Register written by the instruction.
    Write(u8),
    /// Index into [`crate::Code::constants`].
    Constant(u32),
    /// Index into [`crate::Code::names`].
    Name(u32),
    /// Index into [`crate::Code::sites`].
    Site(u32),
    /// Index into [`crate::Code::sites`], of a site whose name means nothing.
    Cache(u32),
    /// Index into [`crate::Code::bodies`].
    Body(u32),
    /// Distance from the following instruction.
    Jump(i32),
    /// A plain number.
    Number(i64),
}

/// One operand: how it is shown, checked and stored.
pub trait Operand: Copy {
    /// What the operand means.
    fn role(self) -> Role;
    /// The operand as a number, for storing.
    fn to_wire(self) -> i64;
    /// The operand from a stored number; `None` when it is out of range.
    fn from_wire(n: i64) -> Option<Self>;
}

macro_rules! operand {
    ($(#[$doc:meta])* $name:ident($raw:ty) => $role:ident as $as:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub $raw);
        impl Operand for $name {
            #[inline]
            fn role(self) -> Role {
                Role::$role(self.0 as $as)
            }
            #[inline]
            fn to_wire(self) -> i64 {
                self.0 as i64
            }
            #[inline]
            fn from_wire(n: i64) -> Option<Self> {
                <$raw>::try_from(n).ok().map($name)
            }
        }
    };
}

operand!(
    /// A register that the instruction writes.
    Dst(u8) => Write as u8);
operand!(
    /// A register that the instruction reads.
    Src(u8) => Read as u8);
operand!(
    /// A count or a mode in one byte.
    Small(u8) => Number as i64);
operand!(
    /// A count in four bytes.
    Num(u32) => Number as i64);
operand!(
    /// A small number inside a compare-and-branch.
    Imm(i16) => Number as i64);
operand!(
    /// A number that fits 32 bits.
    Word(i32) => Number as i64);
operand!(
    /// An index into the constants of the unit.
    ConstIndex(u32) => Constant as u32);
operand!(
    /// An index into the first constants of the unit, in two bytes.
    NearConst(u16) => Constant as u32);
operand!(
    /// An index into the names of the unit.
    NameIndex(u32) => Name as u32);
operand!(
    /// An index into the cache sites of the unit. A site belongs to one instruction and knows its name.
    SiteIndex(u32) => Site as u32);
operand!(
    /// An index into the first cache sites of the unit, in two bytes. Such a site belongs to an instruction that knows itself what it
    /// looks for, or to two that look for the same.
    NearSite(u16) => Cache as u32);
operand!(
    /// An index into the bodies of the unit.
    BodyIndex(u32) => Body as u32);
operand!(
    /// A jump: the distance from the following instruction. A negative one is a back-edge and costs fuel.
    Jump(i32) => Jump as i32);

impl Src {
    /// The register as a destination.
    pub fn dst(self) -> Dst {
        Dst(self.0)
    }
}

impl Dst {
    /// The register as a source.
    pub fn src(self) -> Src {
        Src(self.0)
    }
}
