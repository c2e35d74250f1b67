//! A session as its host sees it: tools, calls that wait, answers, and what an exception looks like.
//!
//! This is the seam below the embedding API: everything here is in terms of values and plain data, and knows nothing of
//! clocks, policies or drivers. Questions that only Python can answer (`repr` of an instance) run as small programs of the
//! prelude on an empty stack, between feeds.

use std::sync::Arc;

use hognose_host::{Args, Bounds, Call, CallId, Crossing, Data, Failure, Name, Place};

use crate::calls::ToolInfo;
use crate::classes;
use crate::convert::Refused;
use crate::names;
use crate::objects::*;
use crate::session::{Event, Session};
use crate::stop::Limit;
use crate::threads::{Thread, Waiting};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a question to the guest's own methods may cost.
const QUESTION: i64 = 2_000_000;

/// How deeply groups of failures may be nested.
const MOST_NESTED: usize = 16;

/// A call of a tool that stands alone.
struct Lone<'a> {
    number: u64,
    overlaps: bool,
    argument: Option<Value>,
    name: &'a Name,
    file: &'a Arc<str>,
    line: u32,
}

impl Session {
    /// Makes a tool: a value that can be called.
    pub fn new_tool(&mut self, info: ToolInfo) -> Value {
        let name = self.vm.intern(&info.name);
        let known = self.vm.calls.tools.iter().position(|t| t.name == info.name);
        let index = match known {
            Some(at) => {
                self.vm.calls.tools[at] = info;
                at
            }
            None => {
                self.vm.calls.tools.push(info);
                self.vm.calls.tools.len() - 1
            }
        };
        self.vm.heap.new_tool(ToolObj {
            name,
            index: u32::try_from(index).unwrap_or(u32::MAX),
            ..ToolObj::default()
        })
    }

    /// The next call that was started and not asked for.
    #[inline]
    pub fn next_started(&mut self) -> Option<Value> {
        let fresh = &mut self.vm.calls.fresh;
        if fresh.len() > 1 { Some(fresh.remove(0)) } else { fresh.pop() }
    }

    /// Whether a call is one of a capability (clock, entropy, files) and of no tool, whatever its name.
    pub fn is_of_capability(&self, pending: Value) -> bool {
        let tool = self.vm.heap.pending(pending.handle()).tool;
        self.vm.heap.tool(tool.handle()).index == ToolObj::CAPABILITY
    }

    /// Every call that the host has and has not answered, in order; without arguments where they cannot leave.
    pub fn outstanding(&mut self, run: u64, bounds: Bounds) -> Vec<Call> {
        let n = self.vm.calls.started.len();
        let mut all = Vec::with_capacity(n);
        for i in 0..n {
            let pending = self.vm.calls.started[i];
            // What cannot leave was a failure before.
            let _ = self.put_call(pending, run, bounds, &mut all);
        }
        all
    }

    /// The numbers of the calls that the host has and has not answered.
    pub fn outstanding_numbers(&self) -> Vec<u64> {
        self.outstanding_calls().collect()
    }

    /// The same one by one.
    pub fn outstanding_calls(&self) -> impl ExactSizeIterator<Item = u64> + '_ {
        self.vm.calls.started.iter().map(|p| self.vm.heap.pending(p.handle()).number)
    }

    /// Numbers of outstanding calls with the names of their tools.
    pub fn outstanding_names(&self) -> impl Iterator<Item = (u64, Name)> + '_ {
        self.vm.calls.started.iter().map(|pending| {
            let pending = self.vm.heap.pending(pending.handle());
            let tool = self.vm.heap.tool(pending.tool.handle());
            let known = self.vm.calls.tools.get(tool.index as usize).map(|known| known.name.clone());
            (pending.number, known.unwrap_or_else(|| self.vm.show(tool.name).into()))
        })
    }

    /// Numbers of calls that nobody waits for any more.
    pub fn take_cancelled(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.vm.calls.cancelled)
    }

    /// The call that the only thread waits for, as the host gets it, when it is the only one that was started, was not asked for
    /// yet, and is one of a tool with at most one argument: nearly every call. `None`, and no effect, for all others.
    ///
    /// It is made where it stays, and given on in registers: parts of many sizes that were just written are not moved.
    #[inline]
    pub fn lone_call(&mut self, run: u64, bounds: Bounds) -> Option<Box<[Call]>> {
        let Lone { number, overlaps, argument, name, file, line } = self.lone()?;
        let (name, file) = (name.clone(), file.clone());
        let int = argument.and_then(|only| self.vm.int_to_data(only, bounds));
        let is_whole = argument.is_none() || int.is_some();
        let mut calls = vec![Call {
            id: CallId { run, number },
            tool: name,
            object: None,
            is_attribute: false,
            args: int.map_or(Args::new(), Args::from),
            kwargs: Vec::new(),
            place: Some(Place { file, line }),
            overlaps,
        }]
        .into_boxed_slice();
        if !is_whole && let (Some(only), [call]) = (argument, &mut calls[..]) {
            call.args = self.vm.to_data(only, bounds).ok()?.into();
        }
        self.vm.calls.fresh.clear();
        Some(calls)
    }

    /// The same in the place of a call that was answered, of a tool with at most one argument, too: what both have in common stays.
    /// `false`, and no effect but on `call`, for all others.
    #[inline]
    pub fn next_lone_call(&mut self, run: u64, bounds: Bounds, call: &mut Call) -> bool {
        let Some(Lone { number, overlaps, argument, name, file, line }) = self.lone() else { return false };
        (call.id, call.overlaps) = (CallId { run, number }, overlaps);
        if call.tool != *name {
            call.tool = name.clone();
        }
        match &mut call.place {
            Some(place) if Arc::ptr_eq(&place.file, file) => place.line = line,
            place => *place = Some(Place { file: file.clone(), line }),
        }
        let int = argument.and_then(|only| self.vm.int_to_data(only, bounds));
        call.args = match (argument, int) {
            (None, _) => Args::new(),
            (_, Some(int)) => int.into(),
            (Some(only), None) => match self.vm.to_data(only, bounds) {
                Ok(data) => data.into(),
                Err(_) => return false,
            },
        };
        self.vm.calls.fresh.clear();
        true
    }

    /// Hands in the answer to that call, if one word holds it. `false`, and no effect, for all others, and where another call waits.
    #[inline]
    pub fn answer_lone(&mut self, answer: &Data, bounds: Bounds) -> bool {
        let (Waiting::Answer(pending) | Waiting::Call(pending)) = self.thread.waiting else { return false };
        if self.vm.calls.started[..] != [pending] {
            return false;
        }
        let Some(value) = self.vm.word_from_data(answer, bounds) else { return false };
        self.vm.answer_call(pending, value, false);
        true
    }

    /// What is known of that call.
    #[inline(always)]
    fn lone(&self) -> Option<Lone<'_>> {
        let (Waiting::Answer(pending) | Waiting::Call(pending)) = self.thread.waiting else { return None };
        let calls = &self.vm.calls;
        if calls.fresh[..] != [pending] || calls.started.len() != 1 || !self.parked.is_empty() || self.vm.threads.busy {
            return None;
        }
        let object = self.vm.heap.pending(pending.handle());
        let (number, overlaps, unit, pc) = (object.number, object.overlaps, object.unit, object.pc);
        let (TupleItems::Few(n @ 0..2, [only, ..]), TupleItems::Few(0, _)) = (&object.args, &object.kwargs) else {
            return None;
        };
        let argument = (*n == 1).then_some(*only);
        // What is no tool of the host has an index beyond all of them.
        let tool = self.vm.heap.tool(object.tool.handle());
        let info = self.vm.calls.tools.get(tool.index as usize)?;
        if unit == 0 && pc == 0 {
            return None;
        }
        let code = &self.units.get(unit).code;
        Some(Lone { number, overlaps, argument, name: &info.name, file: &code.filename, line: code.line(pc)? })
    }

    /// Puts a call for the host behind others, and says whether it is one of a capability. An error says why its arguments
    /// cannot leave: it has none then.
    pub fn put_call(
        &mut self,
        pending: Value,
        run: u64,
        bounds: Bounds,
        calls: &mut Vec<Call>,
    ) -> Result<bool, Crossing> {
        let handle = pending.handle();
        let object = self.vm.heap.pending(handle);
        let (number, overlaps, unit, pc) = (object.number, object.overlaps, object.unit, object.pc);
        let (n_args, first, is_named) =
            (object.args.len(), object.args.first().copied(), !object.kwargs.is_empty());
        let tool = self.vm.heap.tool(object.tool.handle());
        let (is_member, is_attribute) = (tool.is_member(), tool.index == ToolObj::ATTRIBUTE);
        let (is_plain, is_capability) = (!is_member && !is_named, tool.index == ToolObj::CAPABILITY);
        let tool = match self.vm.calls.tools.get(tool.index as usize) {
            Some(info) => info.name.clone(),
            None => self.vm.show(tool.name).into(),
        };
        let place = if unit == 0 && pc == 0 { None } else { self.place(unit, pc) };
        let id = CallId { run, number };
        let (args, kwargs) = (Args::new(), Vec::new());
        let mut call = Call { id, tool, object: None, is_attribute, args, kwargs, place, overlaps };
        let fit = match first {
            None if is_plain => Ok(()),
            // Mostly there is one, for which there is as much room as it needs.
            Some(only) if is_plain && n_args == 1 => {
                self.vm.to_data(only, bounds).map(|data| call.args = data.into())
            }
            _ => self.put_arguments(handle, is_member, bounds, &mut call),
        };
        let others = self.vm.calls.fresh.len();
        if calls.capacity() > 0 {
            calls.push(call);
        } else if others == 0 {
            *calls = vec![call];
        } else {
            calls.reserve_exact(1 + others);
            calls.push(call);
        }
        fit.map(|()| is_capability)
    }

    /// Gives a call its arguments, and the object whose method it is.
    fn put_arguments(
        &mut self,
        handle: u32,
        is_member: bool,
        bounds: Bounds,
        call: &mut Call,
    ) -> Result<(), Crossing> {
        let mut left = bounds;
        let mut convert = |vm: &mut Vm, value: Value| -> Result<Data, Crossing> {
            let data = vm.to_data(value, left)?;
            left.bytes = left.bytes.saturating_sub(rough_size(&data));
            Ok(data)
        };
        let object = self.vm.heap.pending(handle);
        let (n_args, n_named) = (object.args.len(), object.kwargs.len());
        let receiver = object.args.first().copied().filter(|_| is_member);
        call.object = receiver.and_then(|value| self.vm.object_number(value));
        let mut fit = Ok(());
        if is_member && call.object.is_none() {
            fit = Err(Crossing::Unfit("the object it is called on is none of the host".to_string()));
        }
        let first = usize::from(receiver.is_some());
        if n_args - first > 1 {
            call.args = Vec::with_capacity(n_args - first).into();
        }
        for i in first..n_args {
            let value = self.vm.heap.pending(handle).args[i];
            match convert(&mut self.vm, value) {
                _ if fit.is_err() => break,
                Ok(data) => call.args.push(data),
                Err(why) => fit = Err(why),
            }
        }
        for i in 0..n_named / 2 {
            let named = &self.vm.heap.pending(handle).kwargs;
            let (name, value) = (named[2 * i], named[2 * i + 1]);
            let name = self.vm.show(name);
            match convert(&mut self.vm, value) {
                Ok(data) => call.kwargs.push((name, data)),
                Err(why) if fit.is_ok() => fit = Err(why),
                Err(_) => break,
            }
        }
        if fit.is_err() {
            call.args = Args::new();
        }
        fit
    }

    /// Where an instruction stands.
    pub fn place(&self, unit: u32, pc: u32) -> Option<Place> {
        let unit = self.units.get(unit);
        Some(Place { file: unit.code.filename.clone(), line: unit.code.line(pc)? })
    }

    /// Hands in the answer to a call. `Ok(false)`: no such call is outstanding.
    pub fn answer_with(&mut self, number: u64, answer: &Data, bounds: Bounds) -> Result<bool, Refused> {
        let Some(pending) = self.vm.started_call(number) else { return Ok(false) };
        let value = match self.vm.word_from_data(answer, bounds) {
            Some(value) => value,
            None => self.enter_data(answer, bounds)?,
        };
        self.vm.answer_call(pending, value, false);
        Ok(true)
    }

    /// Hands in the failure of a call.
    pub fn answer_failed(&mut self, number: u64, failure: &Failure, bounds: Bounds) -> Result<bool, Refused> {
        let Some(pending) = self.vm.started_call(number) else { return Ok(false) };
        let tool = self.vm.heap.pending(pending.handle()).tool;
        let tool = self.vm.heap.tool(tool.handle()).name;
        let exc = self.failure(failure, tool, bounds, MOST_NESTED)?;
        self.vm.heap.exception_mut(exc.handle()).origin = FAILED_CALL.saturating_add(number);
        Ok(self.answer(number, exc, true))
    }

    /// Data of the host as a value; memory that is short is collected once.
    #[inline(never)]
    pub fn enter_data(&mut self, data: &Data, bounds: Bounds) -> Result<Value, Refused> {
        match self.vm.from_data(data, bounds) {
            Err(Refused::Memory(_)) => {
                self.collect();
                self.vm.from_data(data, bounds)
            }
            other => other,
        }
    }

    /// The exception that a failure is for the guest; groups are taken apart so many levels deep.
    fn failure(
        &mut self,
        failure: &Failure,
        tool: Value,
        bounds: Bounds,
        levels: usize,
    ) -> Result<Value, Refused> {
        let class = self.exception_class(&failure.kind).unwrap_or(classes::TOOL_ERROR);
        let text = self.vm.str(&failure.message);
        let mut args = match &failure.args {
            Some(args) => {
                args.iter().map(|arg| self.enter_data(arg, bounds)).collect::<Result<Vec<_>, _>>()?
            }
            None => vec![text],
        };
        if !failure.group.is_empty() && levels > 0 {
            let mut held = Vec::with_capacity(failure.group.len());
            for failure in &failure.group {
                held.push(self.failure(failure, tool, bounds, levels - 1)?);
            }
            args = vec![text, self.vm.heap.new_list(held.clone())];
            let exc = self.vm.new_exception(class, &args);
            let held = self.vm.heap.new_tuple(held);
            self.vm.set_field(exc, names::MESSAGE, text);
            self.vm.set_field(exc, names::EXCEPTIONS, held);
            return Ok(exc);
        }
        let exc = self.vm.new_exception(class, &args);
        if crate::types::exception::initialise(&mut self.vm, exc, &args, &[]).is_err() {
            // A class whose arguments are others: its text has to do.
            let text = self.vm.str(&format!("{}: {}", failure.kind, failure.message));
            return Ok(self.vm.new_exception(classes::TOOL_ERROR, &[text]));
        }
        if self.vm.is_subclass(class, classes::TOOL_ERROR) {
            let data = match &failure.data {
                Some(data) => self.enter_data(data, bounds)?,
                None => Value::NONE,
            };
            self.vm.set_field(exc, names::TOOL, tool);
            self.vm.set_field(exc, names::DATA, data);
        }
        Ok(exc)
    }

    /// A builtin exception by its name. Nothing that a guest put in `builtins` counts.
    fn exception_class(&self, name: &str) -> Option<Value> {
        let found = self.vm.image.builtin_class(name)?;
        let fits = found.is_kind(Kind::Class) && self.vm.is_subclass(found, classes::EXCEPTION);
        fits.then_some(found)
    }

    /// The seconds after which the guest wants to go on, if it waits for that.
    #[inline]
    pub fn timer(&self) -> Option<f64> {
        if self.vm.threads.busy {
            return Some(0.0);
        }
        self.next_due().map(|due| (due - self.vm.loop_time).max(0.0))
    }

    /// The time of the loop's clock at which the first thread wants to go on.
    fn next_due(&self) -> Option<f64> {
        let due = |thread: &Thread| match &thread.waiting {
            Waiting::Any(_, due) => *due,
            _ => None,
        };
        if self.parked.is_empty() {
            return due(&self.thread);
        }
        let parked = self.parked.iter().filter_map(due);
        parked.chain(due(&self.thread)).min_by(f64::total_cmp)
    }

    /// The time that the guest waited for has come.
    pub fn timer_fired(&mut self) {
        let busy = std::mem::take(&mut self.vm.threads.busy);
        let Some(due) = self.next_due() else { return };
        if !busy {
            // The loop's clock shows at least the time that was waited for, whatever the host's clock does.
            self.vm.loop_time = self.vm.loop_time.max(due);
        }
        let now = self.vm.loop_time;
        for thread in self.parked.iter_mut().chain([&mut self.thread]) {
            if matches!(&thread.waiting, Waiting::Any(_, Some(due)) if *due <= now) {
                thread.waiting = Waiting::Nothing;
            }
        }
    }

    /// Asks a function of the prelude something, between feeds. `None`: it did not come to an answer.
    fn question(&mut self, function: &str, argument: Value) -> Option<Value> {
        let function = self.vm.image.prelude(function);
        if self.running || !function.is_kind(Kind::Function) {
            return None;
        }
        let (reserve, memory, limit) =
            (self.vm.meter.reserve, self.vm.meter.memory, self.vm.calls.limit.replace(0));
        self.vm.meter.memory = memory.saturating_add(1 << 20);
        self.vm.meter.reserve = QUESTION;
        self.vm.meter.begin(QUESTION);
        self.begin_function(function, &[argument]);
        self.asked = argument;
        let event = self.run(None);
        self.asked = Value::UNDEF;
        if self.running {
            self.end_feed();
        }
        self.vm.meter.end();
        self.vm.meter.reserve = reserve;
        self.vm.meter.memory = memory;
        self.vm.calls.limit = limit;
        match event {
            Event::Complete(value) => Some(value),
            _ => None,
        }
    }

    /// `repr` of a value, between feeds.
    pub fn repr_of(&mut self, value: Value) -> String {
        if let Ok(text) = crate::types::show::repr(&mut self.vm, value) {
            return self.vm.show(text);
        }
        match self.question("host_repr", value) {
            Some(text) if text.is_kind(Kind::Str) => self.vm.show(text),
            _ => crate::types::show::default_repr(&mut self.vm, value),
        }
    }

    /// Class and text of an exception, as the last line of a traceback has them.
    pub fn class_and_text(&mut self, exc: Value, traceback: &str) -> (String, String) {
        let class = self.vm.class_of(exc);
        let name = crate::types::show::full_name(&self.vm, class);
        let name = name.strip_prefix("__main__.").unwrap_or(&name).to_string();
        if let Ok(text) = crate::types::exception::to_str(&mut self.vm, exc) {
            return (name, self.vm.show(text));
        }
        // Its own methods have said it in the traceback already.
        let found = traceback.lines().rev().find_map(|line| line.strip_prefix(&name)?.strip_prefix(": "));
        (name, found.unwrap_or_default().to_string())
    }

    /// The number of the call whose failure an exception is.
    pub fn failed_call(&self, exc: Value) -> Option<u64> {
        let origin = self.vm.heap.exception(exc.handle()).origin;
        origin.checked_sub(FAILED_CALL).filter(|number| *number > 0)
    }

    /// The fields of an uncaught `SystemExit`: what the process ends with, and what it says.
    pub fn exit_code(&mut self, exc: Value) -> Option<(i32, Option<String>)> {
        if !self.vm.is_instance(exc, classes::SYSTEM_EXIT) {
            return None;
        }
        let code = self.vm.field(exc, names::CODE_ATTR).unwrap_or(Value::NONE);
        // An enumeration's member that is an integer counts as that.
        let code = self.vm.unwrap(code);
        Some(match code.kind() {
            Kind::None => (0, None),
            Kind::Int => ((code.as_int().unwrap_or(0) & 0xff) as i32, None),
            Kind::Bool => (i32::from(code.handle() != 0), None),
            Kind::Str => (1, Some(self.vm.show(code))),
            _ => (1, Some(self.repr_of(code))),
        })
    }

    /// Which limit keeps data of the host out.
    pub fn limit_of(refused: &Refused) -> Option<Limit> {
        match refused {
            Refused::Memory(_) => Some(Limit::Memory),
            Refused::Unfit(Crossing::TooLarge(_)) => Some(Limit::ValueSize),
            Refused::Unfit(_) => None,
        }
    }
}

/// What a value takes outside, about.
fn rough_size(data: &Data) -> usize {
    Data::SIZE
        + match data {
            Data::Str(text) => text.len(),
            Data::Bytes(bytes) => bytes.len(),
            Data::List(items) | Data::Tuple(items) | Data::Set(items) | Data::FrozenSet(items) => {
                items.iter().map(rough_size).sum()
            }
            Data::Dict(items) => items.iter().map(|(k, v)| rough_size(k) + rough_size(v)).sum(),
            _ => 0,
        }
}
