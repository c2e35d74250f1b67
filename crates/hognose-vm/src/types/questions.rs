//! What an iterator over others wants to know of Python: the result of a call, or the next item of a generator.
//!
//! One that asks leaves a [`Question`], in which those that stand on it and have taken something for the same step enroll
//! themselves (`Vm::takes_part`). While Python runs, what they have taken is in none of them but in the frame that runs
//! for them (`Vm::begin_question`): so the iterator can be stepped meanwhile, by the function that it asks too, and so
//! nothing is left over when that function raises or is never heard of again. With the answer it comes back
//! (`Vm::end_question`), and the instruction that steps the iterator runs again.
//!
//! Who calls the function is `exec::iterate`.

use super::adapters::{RUNS, SHARED};
use crate::exec::ArithWhich;
use crate::native::Code;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::types::operator;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What an iterator wants to know: what a function says, or the next item of an iterator (`callee` is unbound).
#[derive(Clone, Debug)]
pub struct Question {
    pub callee: Value,
    /// The arguments, or the iterator: so many of these, or those behind.
    pub few: [Value; 2],
    pub n: usize,
    pub many: Vec<Value>,
    /// The iterator that asks.
    asker: u32,
    /// Those above it that have taken something for the step, too.
    above: Vec<u32>,
}

/// How a question ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// With a value.
    Value(Value),
    /// The iterator that was stepped has ended.
    End,
    /// It was not asked yet: another try takes the same item.
    Never,
}

/// The most arguments of a native that is called at once.
const FEW: usize = 12;

/// How many values of a frame's tuple are about one iterator: itself, what it holds, its row, and [`state`]. Where there
/// is but one iterator, and it has no row, that is left out.
const PARTS: usize = 4;

/// The part of an iterator's numbers that is about the step that it is in.
fn step_bits(form: Form) -> (usize, i64) {
    match form {
        Form::Takewhile | Form::Dropwhile | Form::Filterfalse | Form::Filter => (0, 2),
        Form::Compress => (0, 3),
        Form::Chain | Form::Zip => (0, 1),
        Form::Groupby => (1, 1),
        _ => (0, 0),
    }
}

/// What is noted of an iterator in a step: how far it is with a question, and its numbers' part.
fn state(adapter: &Adapter) -> i64 {
    let (at, bits) = step_bits(adapter.form);
    (adapter.asking as i64) << 2 | adapter.numbers[at] & bits
}

impl Adapter {
    /// What it had taken for a step, and what is known of that, come back; with the answer when it is the one that asked.
    fn take_back(&mut self, held: Value, row: Value, noted: i64, reply: Option<Reply>) {
        let (at, bits) = step_bits(self.form);
        self.numbers[at] = self.numbers[at] & !bits | noted & bits;
        (self.held, self.row) = (held, row);
        (self.asking, self.ready) = match reply {
            Some(Reply::Value(value)) => (Asking::Answered, value),
            Some(Reply::End) => (Asking::Ended, Value::UNDEF),
            _ => (Asking::ALL.get((noted >> 2) as usize).copied().unwrap_or_default(), Value::UNDEF),
        };
    }
}

impl Vm {
    /// An iterator keeps what it has taken for a step that stops here. When that is because of a question, it is told
    /// with the answer.
    pub(super) fn takes_part(&mut self, handle: u32, stop: Stop) {
        if let (Stop::Python, Some(question)) = (stop, &mut self.question)
            && !question.above.contains(&handle)
        {
            question.above.push(handle);
        }
    }

    /// What the frame has to know that runs for a question: what the iterators have taken, which they give away for now.
    pub(crate) fn begin_question(&mut self, question: &Question) -> Value {
        if question.above.is_empty()
            && question.callee.is_undef()
            && let Some(adapter) = self.adapter(question.asker)
            && adapter.form == Form::Chain
        {
            // It has taken nothing: to know who asks is enough.
            adapter.asking = Asking::Nothing;
            return Value::new(Kind::Iter, question.asker);
        }
        if question.above.is_empty()
            && let Some(adapter) = self.adapter(question.asker)
            && adapter.row.is_undef()
            && !matches!(adapter.form, Form::Zip | Form::Tee)
        {
            // By far the most frequent case: all there is fits a small tuple.
            let held = std::mem::take(&mut adapter.held);
            let noted = state(adapter);
            let (at, bits) = step_bits(adapter.form);
            adapter.numbers[at] &= !bits;
            (adapter.asking, adapter.ready) = (Asking::Nothing, Value::UNDEF);
            return self.heap.new_tuple([Value::new(Kind::Iter, question.asker), held, Value::small(noted as i32)]);
        }
        let mut parts = Vec::with_capacity(PARTS * (1 + question.above.len()));
        for handle in std::iter::once(question.asker).chain(question.above.iter().copied()) {
            let Some(adapter) = self.adapter(handle) else { continue };
            let (mut held, row) = (std::mem::take(&mut adapter.held), std::mem::take(&mut adapter.row));
            let noted = state(adapter);
            let (at, bits) = step_bits(adapter.form);
            if adapter.form == Form::Zip {
                // It stays what it is: the iterators and `strict` are noted for when it has ended meanwhile.
                held = adapter.values[0];
            } else {
                adapter.numbers[at] &= !bits;
            }
            (adapter.asking, adapter.ready) = (Asking::Nothing, Value::UNDEF);
            parts.extend([Value::new(Kind::Iter, handle), held, row, Value::small(noted as i32)]);
            self.mark_tee(handle, true);
        }
        self.heap.new_tuple(parts)
    }

    /// Gives the iterators what they had taken, and the one that asked the answer.
    pub(crate) fn end_question(&mut self, step: Value, reply: Reply) {
        if let Some(handle) = step.is(Kind::Iter) {
            if let Some(adapter) = self.adapter(handle) {
                adapter.take_back(Value::UNDEF, Value::UNDEF, 0, Some(reply));
            }
            return;
        }
        if let Some(&[iterator, held, noted]) = step.is(Kind::Tuple).map(|step| self.heap.tuple(step))
            && let (Some(handle), Some(noted)) = (iterator.is(Kind::Iter), noted.as_int())
            && let Some(adapter) = self.adapter(handle)
        {
            adapter.take_back(held, Value::UNDEF, noted, Some(reply));
            return;
        }
        let Some(parts) = step.is(Kind::Tuple).map(|step| self.heap.tuple(step).to_vec()) else { return };
        for (i, part) in parts.chunks_exact(PARTS).enumerate() {
            let &[iterator, held, row, noted] = part else { return };
            let (Some(handle), Some(noted)) = (iterator.is(Kind::Iter), noted.as_int()) else { continue };
            if matches!(self.heap.iter(handle), IterObj::Zip(..)) && held.is_kind(Kind::Tuple) {
                // Others have had whole rows of it meanwhile.
                let zip = Adapter::new(Form::Zip, &[held], &[noted & 1]);
                *self.heap.iter_mut(handle) = IterObj::Adapter(Box::new(zip));
            }
            self.mark_tee(handle, false);
            let Some(adapter) = self.adapter(handle) else { continue };
            adapter.take_back(held, row, noted, (i == 0).then_some(reply));
        }
    }

    /// Whether an iterator gives the answer to its question as its next item.
    pub(crate) fn gives_answers(&mut self, question: &Question, iterator: Value) -> bool {
        iterator.is(Kind::Iter) == Some(question.asker)
            && question.above.is_empty()
            && !question.callee.is_undef()
            && self.adapter(question.asker).is_some_and(|a| matches!(a.form, Form::Map | Form::Starmap))
    }

    /// The question of such an iterator was asked, and what it held is where it has to be.
    pub(crate) fn question_went(&mut self, question: &Question) {
        self.answered(question.asker);
    }

    /// Whether the answer has come already.
    pub(crate) fn is_answered(&mut self, question: &Question) -> bool {
        self.adapter(question.asker).is_some_and(|asker| asker.asking != Asking::Nothing)
    }

    /// There is no answer, and what was taken is lost.
    pub(crate) fn drop_question(&mut self, step: Value) {
        let Some(parts) = step.is(Kind::Tuple).map(|step| self.heap.tuple(step).to_vec()) else { return };
        for part in parts.chunks_exact(PARTS) {
            if let Some(handle) = part[0].is(Kind::Iter) {
                self.mark_tee(handle, false);
            }
        }
    }

    /// Whether a question is about the next item of an iterator in a chain.
    pub(crate) fn steps_iterator(&self, step: Value) -> bool {
        if step.is_kind(Kind::Iter) {
            return true;
        }
        let (iterator, noted) = match step.is(Kind::Tuple).map(|step| self.heap.tuple(step)) {
            Some(&[iterator, _, noted] | &[iterator, _, _, noted, ..]) => (iterator, noted),
            _ => return false,
        };
        let Some(IterObj::Adapter(asker)) = iterator.is(Kind::Iter).map(|handle| self.heap.iter(handle))
        else {
            return false;
        };
        asker.form == Form::Chain && noted.as_int().is_some_and(|noted| noted & 1 == 0)
    }

    /// Notes in a `tee` whether its source is being asked.
    fn mark_tee(&mut self, handle: u32, runs: bool) {
        let IterObj::Adapter(adapter) = self.heap.iters.get(handle) else { return };
        if adapter.form == Form::Tee
            && let Some(shared) = adapter.values[SHARED].is(Kind::List)
            && let Some(mark) = self.heap.list_mut(shared).get_mut(RUNS)
        {
            *mark = Value::bool(runs);
        }
    }

    /// Stops with a question. The item is kept until it was answered.
    pub(super) fn question<T>(&mut self, handle: u32, callee: Value, args: &[Value], held: Value) -> Res<T> {
        if let Some(adapter) = self.adapter(handle) {
            adapter.asking = Asking::Wanted;
            adapter.held = held;
        }
        let (mut few, n) = ([Value::UNDEF; 2], args.len());
        let many = if n <= 2 {
            few[..n].copy_from_slice(args);
            Vec::new()
        } else {
            args.to_vec()
        };
        self.question = Some(Question { callee, few, n, many, asker: handle, above: Vec::new() });
        Err(Stop::Python)
    }

    /// As [`Vm::question`], asking a function of the prelude.
    pub(super) fn prelude_question<T>(
        &mut self,
        handle: u32,
        name: &str,
        args: &[Value],
        held: Value,
    ) -> Res<T> {
        let callee = self.image.prelude(name);
        self.question(handle, callee, args, held)
    }

    /// Asks a function: a native that needs nothing but its arguments, and a small function without effects, at once.
    pub(super) fn consult(
        &mut self,
        handle: u32,
        callee: Value,
        native: Value,
        args: &[Value],
        held: Value,
    ) -> Res {
        if let Some(index) = native.is(Kind::Native) {
            match self.call_at_once(index, args) {
                Ok(value) => {
                    self.answered(handle);
                    return Ok(value);
                }
                Err(stop) if stop.raised().is_some() => {
                    self.answered(handle);
                    return Err(stop);
                }
                Err(stop) if stop.is_budget() => return self.wait_for(handle, held, stop),
                Err(_) => self.request = None,
            }
        } else if args.len() <= 2 {
            match crate::exec::leaf::value(self, callee, args) {
                Ok(Some(value)) => {
                    self.answered(handle);
                    return Ok(value);
                }
                Ok(None) => {}
                Err(stop) => return self.wait_for(handle, held, stop),
            }
        }
        self.question(handle, callee, args, held)
    }

    /// The budget is used up: what was taken is kept for when the iterator asks again.
    fn wait_for<T>(&mut self, handle: u32, held: Value, stop: Stop) -> Res<T> {
        if let Some(adapter) = self.adapter(handle) {
            adapter.asking = Asking::Wanted;
            adapter.held = held;
        }
        Err(stop)
    }

    pub(super) fn call_at_once(&mut self, index: u32, args: &[Value]) -> Res {
        let info = &self.natives[index as usize];
        let Code::Plain(f) = info.def.code else { return Err(Stop::Python) };
        // What the call does to these could not be taken back.
        for arg in args {
            match arg.kind() {
                Kind::Iter | Kind::Gen | Kind::Pending => return Err(Stop::Python),
                Kind::Instance if matches!(self.unwrap(*arg).kind(), Kind::Iter | Kind::Gen) => {
                    return Err(Stop::Python);
                }
                _ => {}
            }
        }
        if let Some(direct) = info.direct
            && args.len() == direct.most as usize
        {
            self.meter.slice -= 1;
            return f(self, args);
        }
        let (n, n_params) = (args.len(), info.n_params);
        let taken = n.min(info.n_positional);
        let n_bound = n_params + info.varkw as usize + n - taken;
        if !info.optional_keywords || n < info.n_required || n > taken && !info.varargs || n_bound > FEW {
            return Err(Stop::Python);
        }
        let mut bound = [Value::UNDEF; FEW];
        bound[..taken].copy_from_slice(&args[..taken]);
        bound[n_bound + taken - n..n_bound].copy_from_slice(&args[taken..]);
        self.meter.slice -= 1;
        f(self, &bound[..n_bound])
    }

    /// The native that calling something amounts to, when that needs nothing but its arguments and changes nothing: it
    /// can be called from inside of another native, which may have to begin anew.
    pub(super) fn native_of(&mut self, callee: Value) -> Value {
        let native = match callee.kind() {
            Kind::Native => callee,
            Kind::Class => match self.class(callee).construct {
                Construct::Native(index) if self.class(callee).flags.builtin => {
                    Value::new(Kind::Native, index)
                }
                _ => return Value::UNDEF,
            },
            _ => return Value::UNDEF,
        };
        let info = &self.natives[native.handle() as usize];
        let pure = match info.table.owner {
            "builtins" => matches!(
                info.def.name,
                "abs"
                    | "len"
                    | "ord"
                    | "chr"
                    | "hex"
                    | "bin"
                    | "oct"
                    | "min"
                    | "max"
                    | "sum"
                    | "any"
                    | "all"
                    | "sorted"
                    | "round"
                    | "pow"
                    | "divmod"
                    | "repr"
                    | "ascii"
                    | "hash"
                    | "isinstance"
                    | "issubclass"
                    | "callable"
                    | "format"
            ),
            "_operator" | "math" | "cmath" => true,
            "Decimal" => info.def.name == "make",
            "int" | "float" | "complex" | "bool" | "str" | "bytes" | "tuple" | "list" | "set"
            | "frozenset" | "range" => {
                info.def.name == "make"
                    || matches!(info.table.owner, "int" | "float" | "complex" | "str" | "bytes" | "tuple")
            }
            _ => false,
        };
        if pure { native } else { Value::UNDEF }
    }

    /// Whether a native that [`Vm::native_of`] knows makes what it gives, and does not hand on what it got.
    pub(super) fn gives_containers(&self, native: Value) -> bool {
        native.is(Kind::Native).is_some_and(|index| {
            let owner = self.natives[index as usize].table.owner;
            !matches!(owner, "builtins" | "_operator")
        })
    }

    /// Nothing is being asked any more.
    pub(super) fn answered(&mut self, handle: u32) {
        if let Some(adapter) = self.adapter(handle)
            && adapter.asking != Asking::Nothing
        {
            adapter.asking = Asking::Nothing;
            (adapter.held, adapter.ready) = (Value::UNDEF, Value::UNDEF);
        }
    }

    /// Whether an iterator calls a function of Python's for its next item, whatever that is.
    pub(crate) fn calls_python(&self, handle: u32) -> bool {
        let IterObj::Adapter(adapter) = self.heap.iter(handle) else { return false };
        let asks = |adapter: &Adapter, at: usize| {
            adapter.native.is_undef() && adapter.values[at].is_kind(Kind::Function) && !adapter.ended
        };
        match adapter.form {
            Form::Starmap => asks(adapter, 0),
            Form::Groupby => asks(adapter, 1),
            Form::Grouper => match adapter.values[0].is(Kind::Iter).map(|groups| self.heap.iter(groups)) {
                Some(IterObj::Adapter(groups)) => asks(groups, 1),
                _ => false,
            },
            _ => false,
        }
    }

    /// The truth of a value, when that can be said at once.
    pub(super) fn plain_truth(&mut self, value: Value) -> Res<Option<bool>> {
        match self.truth(value) {
            Ok(truth) => Ok(Some(truth)),
            Err(stop) if stop.is_question() => {
                self.request = None;
                Ok(None)
            }
            Err(stop) => Err(stop),
        }
    }

    /// `a + b`, when that can be said at once.
    pub(super) fn plain_sum(&mut self, a: Value, b: Value) -> Res<Option<Value>> {
        if let Some(sum) = Value::add_ints(a, b) {
            return Ok(Some(sum));
        }
        match operator::binary(self, ArithWhich::Add, a, b) {
            Err(stop) if stop.is_question() => {
                self.request = None;
                Ok(None)
            }
            result => result,
        }
    }
}
