//! Where the loop is: the code that runs, the registers that it reaches.

use std::cell::Cell;

use hognose_bytecode::{NearSite, Op, SiteIndex};

use super::{Caches, Cx, Flow, Leave, Unit, Units, arith, grow, special};
use crate::caches::Cache;
use crate::frame::{Action, Frame, WINDOW};
use crate::value::{Kind, Value};

/// Registers that a frame can reach: its own, and those of what it calls, whose arguments stand at the end of its own.
/// Any sum of two register numbers is within, so that no access has to be checked.
pub type Registers = [Value; 2 * WINDOW];

/// The code that runs. It is in memory, not in variables of the loop: those are for what every instruction needs.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    /// The number of its unit, in a word as all of this is copied in words.
    pub id: usize,
    /// Its unit.
    pub unit: &'a Unit,
    /// The caches of its instructions.
    pub cache: &'a [Cell<Cache>],
    /// Where its globals are among the session's own dicts ([`Value::index_of`]).
    pub globals: u64,
}

impl<'a> Here<'a> {
    /// That of a unit.
    #[inline(always)]
    pub fn of(id: u32, units: &'a Units, caches: &'a Caches) -> Here<'a> {
        let unit = units.get(id);
        Here { id: id as usize, unit, cache: caches.of(id, units), globals: unit.globals.index_of(Kind::Dict) }
    }

    /// The same, and where it was before, which is there as well: each is written to its place, as a copy would wait for what was
    /// just written in smaller parts.
    #[inline(never)]
    pub fn begin(id: u32, units: &'a Units, caches: &'a Caches) -> [Here<'a>; 2] {
        let at = Here::of(id, units, caches);
        [at, at]
    }

    /// The cache of a site.
    #[inline(always)]
    pub fn site(&self, site: SiteIndex) -> &'a Cell<Cache> {
        match self.cache.get(site.0 as usize) {
            Some(cache) => cache,
            None => no_instruction(),
        }
    }

    /// The same for a site that is said in two bytes.
    #[inline(always)]
    pub fn near_site(&self, site: NearSite) -> &'a Cell<Cache> {
        self.site(SiteIndex(site.0 as u32))
    }

    /// A constant.
    #[inline(always)]
    pub fn constant(&self, index: usize) -> Value {
        match self.unit.constants.get(index) {
            Some(constant) => *constant,
            None => no_instruction(),
        }
    }

    /// Goes on in another unit: most often in the one before, as programs and the library call each other.
    #[inline(never)]
    #[expect(clippy::manual_swap, reason = "`swap` moves them in small pieces")]
    pub fn change(&mut self, before: &mut Here<'a>, id: u32, units: &'a Units, caches: &'a Caches) {
        let now = *self;
        *self = *before;
        *before = now;
        if self.id != id as usize {
            self.enter(id, units, caches);
        }
    }

    /// Apart, so that a change to the unit before saves no machine registers.
    #[inline(never)]
    fn enter(&mut self, id: u32, units: &'a Units, caches: &'a Caches) {
        *self = Here::of(id, units, caches);
    }
}

/// Where the instruction in front of `pc` puts what a function that it asks gives; what goes elsewhere has no such place.
#[inline(never)]
pub fn destination(code: &[Op], pc: usize) -> u8 {
    match instruction(code, pc.wrapping_sub(1)) {
        Some(Op::Call { dst, .. } | Op::GetItem { dst, .. } | Op::GetItemInt { dst, .. } | Op::GetItemConst { dst, .. } | Op::ForNext { dst, .. }) => dst.0,
        Some(op) => arith::destination(*op).unwrap_or_default(),
        None => 0,
    }
}

/// Puts the arguments of a call that is noted to the registers above the frame; the first of these.
///
/// One by one: they were just written so, and a load of several would wait until all of them have reached the cache.
#[inline(never)]
pub fn place(caller: Option<&Frame>, args: &[Value; 3], regs: &mut Registers) -> Option<usize> {
    let first = caller?.registers as usize;
    for (register, arg) in regs[first..].iter_mut().zip(args) {
        if arg.is_undef() {
            break;
        }
        *register = *arg;
    }
    Some(first)
}

/// Makes the stack longer; the registers at `base`.
#[cold]
#[inline(never)]
pub fn grown(stack: &mut Vec<Value>, base: usize) -> &mut Registers {
    grow(stack, base);
    stack[base..].first_chunk_mut().expect("a stack that has grown has room above its top frame")
}

/// Whether what the method of an operator or another special method gave is the result of the instruction.
#[inline(never)]
pub fn is_result(done: &Frame, value: Value) -> bool {
    match done.action {
        Action::Binary => !value.same(Value::NOT_IMPLEMENTED),
        Action::Special => special::is_answer(done.extra(), value),
        _ => false,
    }
}

/// The truth that a method gave to an instruction that asks for one, or that it is done.
#[inline(never)]
pub fn truth_of(done: &Frame, value: Value) -> Option<bool> {
    match done.action {
        Action::Compare | Action::Branch | Action::Bool | Action::StoreTruth => value.as_bool(),
        Action::LenTruth => value.as_int().filter(|n| *n >= 0).map(|n| n != 0),
        // Nothing becomes of it, if an instruction asked: what runs in between two of them does not say so.
        Action::Discard => done.extra().same(Value::TRUE).then_some(true),
        _ => None,
    }
}

/// Collects garbage before the instruction in front of `pc` runs again.
#[cold]
#[inline(never)]
pub fn collect_first(cx: &mut Cx<'_>) -> Flow {
    cx.pc -= 1;
    Flow::Leave(Leave::Collect)
}

/// There is no instruction where a frame goes on, or not what belongs to it: code was checked before it ran, so that is an error of
/// the VM. Nothing is said of where it is, as that would have to be kept in machine registers.
#[cold]
#[inline(never)]
pub fn no_instruction() -> ! {
    panic!("each frame goes on at an instruction of its body, whose sites and constants are there")
}

/// An instruction, for those that look at others.
///
/// It is asked out of line: the loop would keep its code, and where it was in it, in machine registers for those that do.
#[inline(never)]
pub fn instruction(code: &[Op], at: usize) -> Option<&Op> {
    code.get(at)
}

/// Leaves the loop because an instruction could not complete: it will run again.
#[cold]
pub fn stopped(cx: &mut Cx<'_>, leave: Leave) -> Leave {
    let again = match &leave {
        Leave::Wait(_) | Leave::Limit(_) | Leave::Memory(_) | Leave::Name(_) => 1,
        _ => 0,
    };
    let pc = cx.pc - again;
    if let Some(frame) = cx.frames.last_mut() {
        frame.pc = pc as u32;
    }
    leave
}
