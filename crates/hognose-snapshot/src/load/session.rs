//! The rest of a session: stack, calls, budgets, output, what changed in the library.

use hognose_vm::calls::ToolInfo;
use hognose_vm::exchange::CallState;
use hognose_vm::session::Retry;
use hognose_vm::state::{Accounting, ClassMarks};
use hognose_vm::value::{Kind, Value};

use super::{Load, Loader};
use crate::error::LoadError;

/// Room for counters in arithmetic that does not look.
const MOST: u64 = 1 << 60;
/// The deepest recursion that a session may ask for.
const MOST_DEPTH: usize = 1 << 24;

/// Whether a list has a value twice.
fn has_twice(list: &[Value]) -> bool {
    // Most lists have one item or none.
    list.len() > 1 && {
        let mut seen = std::collections::HashSet::new();
        !list.iter().all(|value| seen.insert(*value))
    }
}

impl Loader<'_> {
    pub(super) fn session_state(&mut self) -> Load {
        let thread = std::mem::take(&mut self.session.thread);
        self.session.thread = self.frames(thread)?;
        self.session.globals = self.of(&[Kind::Dict], "a namespace")?;
        self.session.vm.builtins = self.of(&[Kind::Dict], "a namespace")?;
        self.session.vm.modules = self.of(&[Kind::Dict], "the table of modules")?;
        let bits = self.reader.below(64, "switches")?;
        self.session.running = bits & 1 != 0;
        self.session.memory_retry = if bits & 2 != 0 { Retry::AfterCollection } else { Retry::No };
        self.session.vm.calls.overlap = bits & 4 != 0;
        self.session.vm.calls.ask_names = bits & 8 != 0;
        self.session.vm.loop_runs = bits & 16 != 0;
        self.session.vm.calls.no_hints = bits & 32 != 0;
        self.session.thread.waiting = self.waiting()?;
        self.session.result = self.value()?;
        self.session.vm.calls.raised_last = match self.value()? {
            Value::UNDEF => Value::UNDEF,
            value if value.is_kind(Kind::Pending) => value,
            _ => return Err(self.wrong("a call")),
        };
        self.threads()?;
        self.entries()?;
        self.check_threads()?;
        let accounting = self.budgets()?;
        self.session.vm.output.stdout = self.reader.text()?.to_string();
        self.session.vm.output.stderr = self.reader.text()?.to_string();
        for stream in 0..2 {
            self.session.vm.output.redirected[stream] = self.value()?.given();
        }
        self.calls()?;
        self.session.vm.callbacks = self.values_of(Kind::Weak, "a weak reference")?;
        self.session.vm.importing = self.values()?;
        self.changed()?;
        self.lists_in_sorts()?;
        self.ids()?;
        self.within_memory()?;
        let made = self.session.vm.heap.allocated();
        let heap = &mut self.session.vm.heap;
        heap.set_accounting(accounting, made);
        let vm = &mut self.session.vm;
        if vm.heap.used() > vm.meter.memory && made > vm.meter.memory {
            return Err(LoadError::Limit("memory"));
        }
        Ok(())
    }

    /// What has still to be put into containers of the host's values.
    fn entries(&mut self) -> Load {
        if self.version < 5 {
            return Ok(());
        }
        let n = self.reader.count(3)?;
        for _ in 0..n {
            let container = self.of(&[Kind::Dict, Kind::Set, Kind::FrozenSet], "a dict or set")?;
            let (key, value) = (self.value()?, self.value()?);
            if key.is_undef() || value.is_undef() {
                return Err(self.wrong("an entry"));
            }
            self.session.vm.entries.open.push_back([container, key, value]);
        }
        self.session.vm.entries.held = self.waiting()?;
        Ok(())
    }

    fn counter(&mut self) -> Load<u64> {
        let n = self.reader.num()?;
        if n <= MOST { Ok(n) } else { Err(self.wrong("a counter")) }
    }

    fn signed(&mut self) -> Load<i64> {
        let n = self.reader.int()?;
        if n.unsigned_abs() <= MOST << 2 { Ok(n) } else { Err(self.wrong("a counter")) }
    }

    /// A limit: what the snapshot says, and not more than the loader allows.
    fn limit(&mut self, most: Option<u64>) -> Load<Option<u64>> {
        let told = self.reader.num()?.checked_sub(1);
        Ok(match (told, most) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        })
    }

    fn budgets(&mut self) -> Load<Accounting> {
        let limits = self.options.limits;
        let (slice, reserve, granted) = (self.signed()?, self.signed()?, self.signed()?);
        let used = self.counter()?;
        let memory = self.reader.num()?.wrapping_sub(1);
        let fresh = self.counter()? as usize;
        let survived = self.counter()? as usize;
        let threshold = self.reader.num()?.wrapping_sub(1);
        let vm = &mut self.session.vm;
        let fuel = limits.fuel.map_or(i64::MAX / 4, |f| i64::try_from(f).unwrap_or(i64::MAX / 4));
        vm.meter.slice = slice.min(fuel);
        vm.meter.reserve = reserve.min(fuel - vm.meter.slice.max(0));
        vm.meter.granted = granted;
        vm.meter.used = used;
        vm.meter.memory =
            usize::try_from(memory).unwrap_or(usize::MAX).min(limits.memory.unwrap_or(usize::MAX));
        let printed = self.counter()? as usize;
        let output = self.limit(limits.output.map(|n| n as u64))?;
        let made = self.counter()?;
        let calls = self.limit(limits.calls)?;
        let in_flight = self.counter()? as usize;
        let task = self.reader.small()?;
        let depth = self.reader.below(MOST_DEPTH + 1, "a depth of recursion")?;
        let most_depth = self.reader.below(MOST_DEPTH + 1, "a depth of recursion")?;
        let digits = self.counter()? as usize;
        let loop_time = self.reader.float()?;
        let last_id = self.counter()?;
        if last_id > 1 << 50 {
            return Err(self.wrong("a number of identities"));
        }
        let vm = &mut self.session.vm;
        vm.output.printed = printed;
        vm.output.limit = output.map(|n| n as usize);
        vm.calls.made = made;
        vm.calls.limit = calls;
        vm.calls.in_flight = in_flight;
        vm.calls.task = task;
        vm.recursion_limit = depth;
        vm.max_recursion_limit = most_depth;
        vm.max_str_digits = digits;
        vm.loop_time = loop_time;
        vm.loop_runs |= loop_time > 0.0;
        vm.last_id = last_id;
        let threshold = usize::try_from(threshold).unwrap_or(usize::MAX);
        Ok(Accounting { fresh, survived, threshold, seed: 0 })
    }

    /// Tools, and the lists of calls: each list holds calls in the state that it stands for, none of them twice.
    fn calls(&mut self) -> Load {
        let n = self.reader.count(2)?;
        let mut tools = Vec::with_capacity(n);
        for _ in 0..n {
            let name = self.reader.text()?.into();
            let bits = self.reader.below(4, "what is known of a tool")?;
            let parameters = if bits & 2 != 0 {
                let n = self.reader.count(1)?;
                Some((0..n).map(|_| Ok(self.reader.text()?.to_string())).collect::<Load<Vec<String>>>()?)
            } else {
                None
            };
            tools.push(ToolInfo { name, overlaps: bits & 1 != 0, parameters });
        }
        self.map_tools(&tools)?;
        self.session.vm.calls.tools = match &self.options.tools {
            Some(offered) => offered.clone(),
            None => tools,
        };
        let queued = self.calls_in(CallState::Queued)?;
        let started = self.calls_in(CallState::Started)?;
        let failed = self.calls_in(CallState::Failed)?;
        let fresh = self.calls_in(CallState::Started)?;
        if fresh.iter().any(|p| !started.contains(p)) {
            return Err(self.wrong("calls that were started"));
        }
        let n = self.reader.count(1)?;
        let mut cancelled = Vec::with_capacity(n);
        for _ in 0..n {
            cancelled.push(self.reader.num()?);
        }
        let calls = &mut self.session.vm.calls;
        (calls.queued, calls.started, calls.failed, calls.fresh) = (queued, started, failed, fresh);
        calls.cancelled = cancelled;
        Ok(())
    }

    /// A list of calls that have come so far.
    fn calls_in(&mut self, state: CallState) -> Load<Vec<Value>> {
        let list = self.values_of(Kind::Pending, "a call")?;
        let heap = &self.session.vm.heap;
        if list.iter().any(|p| heap.pending(p.handle()).state != state) || has_twice(&list) {
            return Err(self.wrong("calls in the state of their list"));
        }
        Ok(list)
    }

    /// The tools that objects refer to get the indexes that the host gives them now.
    fn map_tools(&mut self, told: &[ToolInfo]) -> Load {
        let Some(offered) = &self.options.tools else { return Ok(()) };
        let mut map = Vec::with_capacity(told.len());
        for tool in told {
            map.push(offered.iter().position(|t| t.name == tool.name).map(|i| i as u32));
        }
        for i in 0..self.count[Kind::Tool as usize] {
            let handle = self.base[Kind::Tool as usize] + i;
            let index = self.session.vm.heap.tool(handle).index;
            // A capability is no tool of the registry.
            if let Some(known) = told.get(index as usize) {
                let now = map.get(index as usize).copied().flatten();
                let now = now.ok_or_else(|| LoadError::NeedsTool(known.name.to_string()))?;
                self.session.vm.heap.tool_mut(handle).index = now;
            }
        }
        self.tool_map = map.into_iter().flatten().collect();
        Ok(())
    }

    /// Objects of the image that the session changed.
    fn changed(&mut self) -> Load {
        let n = self.reader.count(2)?;
        let mut all = Vec::with_capacity(n);
        for _ in 0..n {
            let value = self.value()?;
            if !value.in_image() {
                return Err(self.wrong("an object of the library"));
            }
            all.push(value);
            match value.kind() {
                Kind::Class => {
                    let (name, qualname) =
                        (self.of(&[Kind::Str], "a name")?, self.of(&[Kind::Str], "a name")?);
                    let marks = ClassMarks::from_bits(self.reader.num()?);
                    self.session.vm.restore_class_head(value, name, qualname, marks);
                }
                Kind::List
                | Kind::Dict
                | Kind::Set
                | Kind::ByteArray
                | Kind::Array
                | Kind::Function
                | Kind::Instance
                | Kind::Exc
                | Kind::Cell
                | Kind::Gen
                | Kind::Iter
                | Kind::Module
                | Kind::Descr
                | Kind::Weak => self.object(value)?,
                _ => return Err(self.wrong("an object of the library that can change")),
            }
        }
        all.retain(|v| v.is_kind(Kind::Dict));
        self.refresh_classes(&all);
        Ok(())
    }

    /// Lists that are being sorted and were changed meanwhile.
    fn lists_in_sorts(&mut self) -> Load {
        if self.version < 3 {
            return Ok(());
        }
        for list in self.values_of(Kind::List, "a list")? {
            let list = self.session.vm.heap.list_mut(list.handle());
            if !list.is_empty() {
                return Err(self.wrong("a list that is being sorted"));
            }
            list.reserve(1);
        }
        Ok(())
    }

    fn ids(&mut self) -> Load {
        let n = self.reader.count(2)?;
        for _ in 0..n {
            let value = self.value()?;
            let number = self.counter()?;
            self.session.vm.ids.insert(value, number);
        }
        Ok(())
    }
}
