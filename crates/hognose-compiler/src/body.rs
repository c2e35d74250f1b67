//! One body while it grows: instructions, labels, registers, handlers, and which variables
//! are certainly assigned at the current place.
//!
//! Registers: parameters, captured cells, own cells, variables, then temporaries, which are
//! taken and given back like a stack. Instructions behind a jump that nothing reaches are
//! not written at all, so the state is `None` there.

use hognose_bytecode::{DISCARD, Dst, Handler, MAX_OPERANDS, MAX_REGISTERS, Op, Role, Span};
use hognose_syntax::SmallMap;
use hognose_syntax::text_size::TextRange;

use crate::names::Symbol;
use crate::scope::ScopeId;
use crate::{CompileError, Result};

/// A place in the code that jumps go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(usize);

/// A set of registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RegisterSet([u64; 4]);

impl RegisterSet {
    pub fn insert(&mut self, register: u8) {
        self.0[register as usize / 64] |= 1 << (register % 64);
    }

    pub fn remove(&mut self, register: u8) {
        self.0[register as usize / 64] &= !(1 << (register % 64));
    }

    pub fn contains(&self, register: u8) -> bool {
        self.0[register as usize / 64] >> (register % 64) & 1 == 1
    }

    pub fn both(self, other: RegisterSet) -> RegisterSet {
        RegisterSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub fn without(self, other: RegisterSet) -> RegisterSet {
        RegisterSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

/// Where a variable of a body lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Var {
    /// In a register.
    Register(u8),
    /// In the cell that a register holds.
    Cell(u8),
    /// In the list of spilled variables.
    Spill(u32),
    /// In the globals.
    Global,
    /// In the namespace that a register holds, then in the globals.
    Name(u8),
    /// In the namespace of the first register, then in the cell of the second.
    NameOrCell(u8, u8),
}

/// A way out of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Return,
    /// Out of the loop that is this block.
    Break(usize),
    Continue(usize),
}

/// What has to happen when control leaves a piece of code.
pub(crate) enum Block {
    Loop {
        end: Label,
        next: Label,
        /// The state of a loop over something that nobody else may hold.
        close: Option<u8>,
    },
    /// The body of a `try` or `with`: its calls are waited for.
    Guarded,
    /// A handler: the exception that was handled before is in a register.
    Handling { saved: u8, name: Option<Symbol> },
    /// The body of a `try` with `finally`, or of a `with`.
    Finally { entry: Label, reason: u8, value: u8, exits: Vec<Exit> },
}

#[derive(Clone, Copy, Default)]
struct LabelState {
    at: Option<u32>,
    state: Option<RegisterSet>,
}

struct Guard {
    start: u32,
    end: u32,
    target: Label,
    exception: u8,
}

/// A body that is being compiled.
#[derive(Default)]
pub(crate) struct Builder {
    ops: Vec<Op>,
    spans: Vec<Span>,
    labels: Vec<LabelState>,
    jumps: Vec<(usize, Label)>,
    guards: Vec<Guard>,
    /// Variables that are certainly assigned here; `None` where control never comes.
    pub state: Option<RegisterSet>,
    /// Where the last label was put.
    bound: u32,
    next: usize,
    most: usize,
    /// Registers that hold variables.
    pub named: RegisterSet,
    /// Variables that were read where they may be unbound.
    pub doubtful: RegisterSet,
    /// Variables that are unbound somewhere.
    pub deleted: RegisterSet,
    pub vars: SmallMap<Symbol, Var>,
    pub blocks: Vec<Block>,
    pub handled: Option<u8>,
    pub spill: Option<u8>,
    /// Variables of comprehensions that `locals()` shows: they have registers for themselves, unbound outside.
    pub shown: SmallMap<(ScopeId, Symbol), u8>,
    /// Whether the parameters come in a list, which register 0 holds.
    pub params_spilled: bool,
    /// The register with the namespace of a class body, or of the class that an annotation sees.
    pub namespace: Option<u8>,
    /// Instructions in front of the body.
    pub prologue: Vec<Op>,
}

impl Builder {
    pub fn new() -> Builder {
        Builder { ops: Vec::with_capacity(32), spans: Vec::with_capacity(32), ..Builder::default() }
    }

    /// Begins with the next body, in the room of the last one.
    pub fn begin(&mut self) {
        // All fields are named, so that none is forgotten.
        let Builder {
            ops,
            spans,
            labels,
            jumps,
            guards,
            state,
            bound,
            next,
            most,
            named,
            doubtful,
            deleted,
            vars,
            blocks,
            handled,
            spill,
            shown,
            params_spilled,
            namespace,
            prologue,
        } = self;
        ops.clear();
        spans.clear();
        labels.clear();
        jumps.clear();
        guards.clear();
        vars.clear();
        blocks.clear();
        shown.clear();
        prologue.clear();
        *state = Some(RegisterSet::default());
        (*bound, *next, *most) = (0, 0, 0);
        (*named, *doubtful, *deleted) = Default::default();
        (*handled, *spill, *namespace) = (None, None, None);
        *params_spilled = false;
    }

    // Registers.

    /// Takes the next register.
    pub fn temp(&mut self) -> Result<u8> {
        if self.next >= MAX_REGISTERS {
            return Err(CompileError::new("too many nested expressions", TextRange::default()));
        }
        self.next += 1;
        self.most = self.most.max(self.next);
        Ok((self.next - 1) as u8)
    }

    /// Takes `n` registers in a row and gives the first.
    pub fn temps(&mut self, n: usize) -> Result<u8> {
        let first = self.next as u8;
        for _ in 0..n {
            self.temp()?;
        }
        Ok(first)
    }

    /// How many registers are taken; see [`Builder::release`].
    pub fn mark(&self) -> usize {
        self.next
    }

    /// Gives back all registers taken since `mark`.
    pub fn release(&mut self, mark: usize) {
        self.next = mark;
    }

    /// Whether a register is the last one taken.
    pub fn is_top(&self, register: u8) -> bool {
        register as usize + 1 == self.next
    }

    /// Takes a register for a variable that is not assigned yet.
    pub fn variable(&mut self) -> Result<u8> {
        let register = self.temp()?;
        self.named.insert(register);
        if let Some(state) = &mut self.state {
            state.remove(register);
        }
        Ok(register)
    }

    /// Takes the register that a variable of a comprehension has for itself.
    pub fn shown_variable(&mut self, scope: ScopeId, name: Symbol) -> Option<u8> {
        let register = *self.shown.get(&(scope, name))?;
        self.named.insert(register);
        if let Some(state) = &mut self.state {
            state.remove(register);
        }
        Some(register)
    }

    /// Whether a destination may hold intermediate values: nobody sees it before the end.
    pub fn is_scratch(&self, dst: Dst) -> bool {
        dst != hognose_bytecode::DISCARD && !self.named.contains(dst.0)
    }

    /// How many registers the body needs.
    pub fn registers(&self) -> u16 {
        self.most as u16
    }

    // Instructions.

    /// Where the next instruction will stand.
    pub fn position(&self) -> u32 {
        self.ops.len() as u32
    }

    /// Whether control comes here.
    pub fn is_reachable(&self) -> bool {
        self.state.is_some()
    }

    /// Whether the instruction in front is this one, and control comes here only through it.
    pub fn follows(&self, op: Op) -> bool {
        self.ops.last() == Some(&op) && self.bound != self.position()
    }

    /// Writes an instruction.
    pub fn emit(&mut self, range: TextRange, op: Op) {
        let is_target = self.bound == self.position();
        let Some(state) = &mut self.state else { return };
        if matches!(op, Op::Move { dst, src } if dst.0 == src.0) {
            return;
        }
        if let Op::Move { dst: next, src: from } = op
            && let Some(Op::Move { dst, src }) = self.ops.last().copied()
            && from.0 != dst.0
            && !is_target
        {
            if self.named.contains(next.0) {
                state.insert(next.0);
            }
            if let Some(last) = self.ops.last_mut() {
                *last = Op::Moves { dst, src, next, from };
            }
            return;
        }
        if let Op::CallMethod { f, .. } = op
            && let Some(last) = self.ops.last_mut()
            && let Op::LoadMethod { dst, obj, site } = *last
            && dst.0 == f.0
            && !is_target
        {
            *last = Op::LoadMethodToCall { dst, obj, site };
        }
        op.operands(|_, role| {
            if let Role::Write(register) = role
                && self.named.contains(register)
            {
                state.insert(register);
            }
        });
        if let Some((first, n)) = op.writes() {
            (first..).take(n).filter(|r| self.named.contains(*r)).for_each(|r| state.insert(r));
        }
        match op {
            Op::LoadUndef { dst } => state.remove(dst.0),
            Op::DeleteLocal { var, .. } => state.remove(var.0),
            Op::CheckBound { src, .. } => state.insert(src.0),
            _ => {}
        }
        if op.is_terminal() {
            self.state = None;
        }
        self.ops.push(op);
        self.spans.push(Span { start: range.start().into(), end: range.end().into() });
    }

    /// Writes an instruction that jumps to `label` (its own jump operand is ignored).
    pub fn emit_jump(&mut self, range: TextRange, op: Op, label: Label) {
        let Some(state) = self.state else { return };
        self.jumps.push((self.ops.len(), label));
        self.emit(range, op);
        let jumped = self.state.unwrap_or(state);
        let target = &mut self.labels[label.0];
        target.state = Some(target.state.map_or(jumped, |old| old.both(jumped)));
        if let Op::ForNext { .. } = op {
            // A loop that ends has no item.
            self.state = Some(state);
        }
    }

    // Labels.

    /// A label without a place.
    pub fn label(&mut self) -> Label {
        self.labels.push(LabelState::default());
        Label(self.labels.len() - 1)
    }

    /// Puts a label here; all jumps to it stand before.
    pub fn bind(&mut self, label: Label) {
        let at = self.position();
        self.bound = at;
        let target = &mut self.labels[label.0];
        target.at = Some(at);
        self.state = match (self.state, target.state) {
            (Some(a), Some(b)) => Some(a.both(b)),
            (a, b) => a.or(b),
        };
    }

    /// Puts a label here that is also jumped to from below.
    pub fn bind_loop(&mut self, label: Label) {
        self.bind(label);
        self.state = self.state.map(|state| state.without(self.deleted));
    }

    /// Puts a label here, where control comes only from below, with this state.
    pub fn bind_with(&mut self, label: Label, state: Option<RegisterSet>) {
        self.bound = self.position();
        self.labels[label.0].at = Some(self.bound);
        self.state = state.map(|state| state.without(self.deleted));
    }

    // Handlers.

    /// Begins a protected range; give the result to [`Builder::protect`].
    pub fn guard(&self) -> (u32, Option<RegisterSet>) {
        (self.position(), self.state)
    }

    /// Protects the instructions since a guard by a handler that is still to be put somewhere.
    pub fn protect(&mut self, guard: (u32, Option<RegisterSet>), target: Label, exception: u8) {
        let (start, end) = (guard.0, self.position());
        self.guards.push(Guard { start, end, target, exception });
    }

    /// Says that instructions belong to a generator expression: what is raised by one of them is raised on where the code is now.
    pub fn leave_generator(&mut self, start: u32, end: u32) {
        if start < end && self.state.is_some() {
            let target = self.label();
            self.bind(target);
            self.guards.push(Guard { start, end, target, exception: DISCARD.0 });
        }
    }

    /// Ends a protected range and puts its handler here. Call it where control does not come from above.
    pub fn handle(&mut self, guard: (u32, Option<RegisterSet>), end: u32, exception: u8) {
        let label = self.label();
        let live = end > guard.0 && guard.1.is_some();
        self.bind_with(label, guard.1.filter(|_| live));
        if live {
            self.guards.push(Guard { start: guard.0, end, target: label, exception });
        }
    }

    // The end.

    /// Appends the instructions with all jumps in place to those of the bodies before it; gives the handlers.
    pub fn finish(&mut self, ops: &mut Vec<Op>, spans: &mut Vec<Span>) -> Result<Vec<Handler>> {
        let base = ops.len() as u32;
        let shift = self.prologue.len() as u32;
        let more = self.prologue.len() + self.ops.len();
        if ops.is_empty() {
            // Most units are one body.
            ops.reserve_exact(more);
            spans.reserve_exact(more);
        }
        ops.append(&mut self.prologue);
        ops.append(&mut self.ops);
        spans.resize(spans.len() + shift as usize, Span::default());
        spans.append(&mut self.spans);
        let place = |label: Label| {
            let at = self.labels.get(label.0).and_then(|l| l.at);
            at.ok_or_else(|| CompileError::new("a jump without a target", TextRange::default()))
        };
        for (at, label) in &self.jumps {
            let distance = place(*label)? as i64 - (*at as i64 + 1);
            if let Some(op) = ops.get_mut(at + (base + shift) as usize) {
                *op = with_jump(op, distance);
            }
        }
        let mut handlers = Vec::with_capacity(self.guards.len());
        for guard in &self.guards {
            let target = base + shift + place(guard.target)?;
            let (start, end) = (base + shift + guard.start, base + shift + guard.end);
            handlers.push(Handler { start, end, target, exception: guard.exception });
        }
        Ok(handlers)
    }
}

/// The same instruction with another jump distance.
fn with_jump(op: &Op, distance: i64) -> Op {
    let (mut operands, mut count) = ([0; MAX_OPERANDS], 0);
    op.to_wire(|n| {
        if let Some(slot) = operands.get_mut(count) {
            *slot = n;
        }
        count += 1;
    });
    let mut at = 0;
    op.operands(|_, role| {
        if let (Role::Jump(_), Some(slot)) = (role, operands.get_mut(at)) {
            *slot = distance;
        }
        at += 1;
    });
    let mut operands = operands.into_iter().take(count);
    Op::from_wire(op.number(), || operands.next()).unwrap_or(*op)
}
