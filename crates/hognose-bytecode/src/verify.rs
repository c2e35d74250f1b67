//! The verifier: accepts a unit only when the VM can run it without checking operands again.
//!
//! It checks every index, register and jump, that no body runs off its end, and that no body
//! reads a register that was not written on every path to the reader (a stale register may
//! hold a value of another function). It does not prove types: a wrong one is an exception
//! or a wrong answer in the guest, never more.

use crate::{BodyKind, Code, Constant, DISCARD, MAX_REGISTERS, Op, Role};

/// Why a unit is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The instruction, or the first of the body concerned.
    pub at: u32,
    /// What was expected and what was found.
    pub reason: String,
}

impl std::fmt::Display for Invalid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "invalid code at instruction {}: {}", self.at, self.reason)
    }
}

impl std::error::Error for Invalid {}

fn invalid<T>(at: u32, reason: impl Into<String>) -> Result<T, Invalid> {
    Err(Invalid { at, reason: reason.into() })
}

/// Accepts or refuses a unit.
///
/// Cost: linear in the instructions for the operands, and a few passes over each body for
/// the registers.
pub fn verify(code: &Code) -> Result<(), Invalid> {
    if code.spans.len() != code.ops.len() {
        return invalid(0, format!("{} spans for {} instructions", code.spans.len(), code.ops.len()));
    }
    if code.bodies.is_empty() {
        return invalid(0, "a unit has at least one body");
    }
    if let Some(site) = code.sites.iter().find(|s| s.name as usize >= code.names.len()) {
        return invalid(0, format!("a site has name {} of {}", site.name, code.names.len()));
    }
    for body in &code.bodies {
        shape(code, body)?;
        for at in body.start..body.end {
            operands(code, body, at, &code.ops[at as usize])?;
        }
        registers(code, body)?;
    }
    Ok(())
}

/// Checks what does not depend on single instructions.
fn shape(code: &Code, body: &crate::Body) -> Result<(), Invalid> {
    let at = body.start;
    if body.start >= body.end || body.end as usize > code.ops.len() {
        return invalid(at, format!("a body spans {}..{} of {}", body.start, body.end, code.ops.len()));
    }
    let names = [body.name, body.qualname];
    let params = body.params.names.iter().chain(names.iter());
    let locals = body.locals.iter().map(|l| &l.name);
    if params.chain(locals).any(|n| *n as usize >= code.names.len()) {
        return invalid(at, "a name is out of range");
    }
    if body.doc.is_some_and(|k| k as usize >= code.constants.len()) {
        return invalid(at, "the docstring is out of range");
    }
    let n_params = body.n_params();
    if body.params.names.len() != n_params || body.params.positional_only > body.params.positional {
        return invalid(at, format!("{} names for {n_params} parameters", body.params.names.len()));
    }
    let registers = body.registers as usize;
    if registers > MAX_REGISTERS || body.param_registers() + body.captures.len() > registers {
        return invalid(at, format!("{registers} registers, of at most {MAX_REGISTERS}"));
    }
    let handled = body.handled.iter().copied();
    let caught = body.catching().map(|h| h.exception);
    let local = body.locals.iter().map(|l| l.register);
    if handled.chain(caught).chain(local).any(|r| r as usize >= registers) {
        return invalid(at, "a handler or a local uses a register out of range");
    }
    for h in &body.handlers {
        let inside = |p: u32| p >= body.start && p < body.end;
        if !inside(h.start) || h.end > body.end || h.start > h.end || !inside(h.target) {
            return invalid(h.start, "a handler is out of the range of its body");
        }
    }
    if !code.ops[body.end as usize - 1].is_terminal() {
        return invalid(body.end - 1, "a body runs off its end");
    }
    Ok(())
}

/// Checks the operands of one instruction.
fn operands(code: &Code, body: &crate::Body, at: u32, op: &Op) -> Result<(), Invalid> {
    let registers = body.registers as usize;
    let mut wrong = None;
    op.operands(|name, role| {
        let fine = match role {
            Role::Read(r) => (r as usize) < registers,
            Role::Write(r) => (r as usize) < registers || (r == DISCARD.0 && discards(op)),
            Role::Constant(k) => (k as usize) < code.constants.len(),
            Role::Name(n) => (n as usize) < code.names.len(),
            Role::Site(s) | Role::Cache(s) => (s as usize) < code.sites.len(),
            Role::Body(b) => match code.bodies.get(b as usize) {
                Some(inner) => inner.captures.iter().all(|r| (*r as usize) < registers),
                None => false,
            },
            Role::Jump(d) => {
                let to = at as i64 + 1 + d as i64;
                to >= body.start as i64 && to < body.end as i64
            }
            Role::Number(_) => true,
        };
        if !fine {
            wrong = Some(format!("{} has {name} out of range: {role:?}", op.name()));
        }
    });
    if let Some(reason) = wrong {
        return invalid(at, reason);
    }
    for (first, n) in op.reads().into_iter().chain(op.writes()) {
        if first as usize + n > registers {
            return invalid(at, format!("{} uses registers {first}..+{n} of {registers}", op.name()));
        }
    }
    if let Op::BuildRecord { n, keys, .. } = op
        && !code.constants.get(keys.0 as usize).is_some_and(|keys| are_keys(keys, n.0 as usize))
    {
        return invalid(at, format!("BuildRecord takes {} different strings in a tuple", n.0));
    }
    if let Op::LoadMethodToCall { dst, .. } = op
        && !matches!(code.ops.get(at as usize + 1), Some(Op::CallMethod { f, .. }) if f.0 == dst.0)
    {
        return invalid(at, "LoadMethodToCall stands in front of the call of what it finds");
    }
    let yields = matches!(op, Op::Yield { .. } | Op::YieldFrom { .. } | Op::YieldAsync { .. });
    if yields && body.kind == BodyKind::Plain {
        return invalid(at, "a plain function cannot yield");
    }
    Ok(())
}

/// Whether a constant is a tuple of so many strings, all different.
fn are_keys(constant: &Constant, n: usize) -> bool {
    let Constant::Tuple(items) = constant else { return false };
    let mut seen = std::collections::HashSet::new();
    items.len() == n && n > 0 && items.iter().all(|item| matches!(item, Constant::Str(text) if seen.insert(text)))
}

/// Whether an instruction may throw its result away.
fn discards(op: &Op) -> bool {
    use Op::*;
    matches!(
        op,
        Call { .. }
            | CallKw { .. }
            | CallEx { .. }
            | CallMethod { .. }
            | CallMethodKw { .. }
            | CallSuper { .. }
    )
}

/// A set of registers.
type Set = [u64; 4];

fn with(set: &mut Set, register: u8) {
    set[register as usize / 64] |= 1 << (register % 64);
}

fn has_register(set: &Set, register: u8) -> bool {
    set[register as usize / 64] >> (register % 64) & 1 == 1
}

/// Checks that every register is written before it is read, on every path.
fn registers(code: &Code, body: &crate::Body) -> Result<(), Invalid> {
    let (start, n) = (body.start as usize, (body.end - body.start) as usize);
    let mut entry: Vec<Option<Set>> = vec![None; n];
    let mut first = [0; 4];
    for r in 0..body.param_registers() + body.captures.len() {
        with(&mut first, r as u8);
    }
    if body.flags.class {
        with(&mut first, 0);
    }
    let handlers = Cover::new(body)?;
    let mut work = vec![0usize];
    entry[0] = Some(first);
    while let Some(at) = work.pop() {
        let Some(before) = entry[at] else { continue };
        let op = &code.ops[start + at];
        let mut after = before;
        let mut next: [Option<usize>; 2] = [None, None];
        let mut missing = None;
        op.operands(|_, role| match role {
            Role::Read(r) if !has_register(&before, r) && !writes_only(op, r) => missing = Some(r),
            Role::Write(r) if r != DISCARD.0 => with(&mut after, r),
            Role::Jump(d) => next[1] = Some((at as i64 + 1 + d as i64) as usize),
            _ => {}
        });
        if let Some((from, len)) = op.reads() {
            missing = (from..).take(len).find(|r| !has_register(&before, *r)).or(missing);
        }
        if let Op::MakeFunction { base, has, .. } = *op {
            let parts = (0..3u8).filter(|n| has.0 >> n & 1 == 1).map(|n| base.0.saturating_add(n));
            missing = parts.chain(missing).find(|r| !has_register(&before, *r)).or(missing);
        }
        if let Some(r) = missing {
            return invalid(
                (start + at) as u32,
                format!("{} reads register {r} before it is written", op.name()),
            );
        }
        if let Some((from, len)) = op.writes() {
            (from..).take(len).for_each(|r| with(&mut after, r));
        }
        if !op.is_terminal() {
            next[0] = Some(at + 1);
        }
        let mut flow = |to: usize, state: Set| {
            let merged = match entry[to] {
                None => state,
                Some(old) => std::array::from_fn(|i| old[i] & state[i]),
            };
            if entry[to] != Some(merged) {
                entry[to] = Some(merged);
                work.push(to);
            }
        };
        for to in next.into_iter().flatten() {
            if to < n {
                flow(to, after);
            }
        }
        // An instruction that raises has written nothing, so a handler sees what was there before it.
        for index in handlers.at(at) {
            let h = &body.handlers[*index as usize];
            let mut caught = before;
            with(&mut caught, h.exception);
            flow(h.target as usize - start, caught);
        }
    }
    Ok(())
}

/// How many handlers may cover one instruction.
const MAX_COVER: usize = 256;

/// Which handlers cover each instruction of a body.
struct Cover {
    /// Where the handlers of each instruction begin in `list`, one more than there are instructions.
    offsets: Vec<usize>,
    list: Vec<u32>,
}

impl Cover {
    fn new(body: &crate::Body) -> Result<Cover, Invalid> {
        let n = (body.end - body.start) as usize;
        let range = |h: &crate::Handler| {
            let from = (h.start - body.start) as usize;
            from..from.max((h.end.max(body.start) - body.start) as usize)
        };
        let mut change = vec![0i64; n + 1];
        // Nothing runs where a generator expression is left, so nothing is there to check.
        for h in body.catching() {
            change[range(h).start] += 1;
            change[range(h).end] -= 1;
        }
        let (mut offsets, mut total, mut open) = (Vec::with_capacity(n + 1), 0, 0);
        for (at, change) in change.iter().enumerate() {
            offsets.push(total);
            open += change;
            if open > MAX_COVER as i64 {
                return invalid(body.start + at as u32, format!("more than {MAX_COVER} handlers cover it"));
            }
            total += open as usize;
        }
        let mut list = vec![0; total];
        let mut next = offsets.clone();
        for (index, h) in body.handlers.iter().enumerate().filter(|(_, h)| h.exception != DISCARD.0) {
            for at in range(h) {
                list[next[at]] = index as u32;
                next[at] += 1;
            }
        }
        Ok(Cover { offsets, list })
    }

    fn at(&self, at: usize) -> &[u32] {
        &self.list[self.offsets[at]..self.offsets[at + 1]]
    }
}

/// Whether an operand that is written like a source is not read: the registers of a loop's state that
/// `ForPrep` only writes, the start of an empty run, a function's parts that it does not have.
fn writes_only(op: &Op, register: u8) -> bool {
    match op {
        Op::ForPrep { iter } | Op::ForIterator { iter } => register != iter.0,
        Op::BuildList { n, .. }
        | Op::BuildTuple { n, .. }
        | Op::BuildSet { n, .. }
        | Op::BuildDict { n, .. }
        | Op::BuildString { n, .. } => n.0 == 0,
        Op::MakeFunction { has, .. } => has.0 & 1 == 0,
        _ => false,
    }
}
