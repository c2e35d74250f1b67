//! Methods of `re.Match`: what a match says about its groups.
//!
//! A group is given by number or by name. Whatever else is given goes to the function of `lib/re.py` that has the
//! method's name behind `_any_`: it converts, or raises what there is to raise.

use hognose_vm::native::{Obj, find};
use hognose_vm::natives;
use hognose_vm::objects::DictObj;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{IMAGE, Kind, Value};
use hognose_vm::vm::Vm;

use super::part;

natives! {
    pub METHODS: methods of "Match" {
        "__getitem__" get_item(Obj, Obj) "self, key, /";
        raw "group" group "self, *groups";
        groups(Obj, Option<Value>) "self, /, default=None";
        groupdict(Obj, Option<Value>) "self, /, default=None";
        start(Obj, Option<Obj>) "self, group=0, /";
        end(Obj, Option<Obj>) "self, group=0, /";
        span(Obj, Option<Obj>) "self, group=0, /";
        lastgroup(Obj) "self, /";
    }
}

/// Puts the methods where the class finds them: `group` as `match_group`.
pub fn init(vm: &mut Vm, dict: Value) {
    for method in METHODS.natives {
        if let Some(native) = find(&format!("Match.{}", method.name)) {
            let name = vm.intern(&format!("match_{}", method.name.trim_matches('_')));
            vm.dict_set_name(dict, name, native);
        }
    }
}

/// Slots of a match and of its pattern.
const PATTERN: usize = 0;
const TEXT: usize = 1;
const SPANS: usize = 2;
const NAMES: usize = 5;

/// A match: itself, its text, and the handle of its spans.
#[derive(Clone, Copy)]
struct Match {
    own: Value,
    text: Value,
    spans: u32,
}

impl Match {
    fn of(vm: &Vm, value: Value) -> Res<Match> {
        let handle = value.is(Kind::Instance).ok_or(Stop::Receiver)?;
        let object = vm.heap.instance(handle);
        // The shapes of the image are those of the library's own classes. While it is made there are none.
        let is_own = match object.shape & IMAGE {
            0 => super::own_shape(vm, vm.class_of(value)).is_some(),
            _ => vm.heap.shape(object.shape).names.len() > 3,
        };
        if !is_own {
            return Err(Stop::Receiver);
        }
        let (text, spans) = (object.slot(TEXT), object.slot(SPANS).is(Kind::Tuple));
        match (text.kind(), spans) {
            (Kind::Str | Kind::Bytes, Some(spans)) => Ok(Match { own: value, text, spans }),
            _ => Err(Stop::Receiver),
        }
    }

    /// The dict of the pattern that has the numbers of groups by their names.
    fn names(self, vm: &Vm) -> Option<u32> {
        let pattern = vm.heap.instance(self.own.handle()).slot(PATTERN).is(Kind::Instance)?;
        vm.heap.instance(pattern).slot(NAMES).is(Kind::Dict)
    }

    /// Where the spans have a group; `None` for what is neither the number nor the name of one.
    fn place(self, vm: &Vm, group: Value) -> Option<usize> {
        let number = match group.as_int() {
            Some(number) => number,
            None => {
                // A long text takes time to compare.
                if vm.heap.text(group.is(Kind::Str)?).len() > 256 {
                    return None;
                }
                vm.dict_get_name(Value::new(Kind::Dict, self.names(vm)?), group)?.as_int()?
            }
        };
        let at = usize::try_from(number).ok()?.checked_mul(2)? + 1;
        (at + 3 < vm.heap.tuple(self.spans).len()).then_some(at)
    }

    /// Where the group at a place of the spans begins and ends.
    fn span(self, vm: &Vm, at: usize) -> (Value, Value) {
        match vm.heap.tuple(self.spans) {
            spans if at + 1 < spans.len() => (spans[at], spans[at + 1]),
            _ => (Value::small(-1), Value::small(-1)),
        }
    }

    /// The text of the group at a place, `default` when it did not match.
    fn text(self, vm: &mut Vm, at: usize, default: Value) -> Res {
        let (start, end) = self.span(vm, at);
        let (start, end) = (start.as_int().unwrap_or(-1), end.as_int().unwrap_or(-1));
        let (Ok(start), Ok(end)) = (usize::try_from(start), usize::try_from(end)) else { return Ok(default) };
        let n = end.saturating_sub(start);
        if n > 64 {
            vm.charge(n / 64)?;
            vm.reserve(n.saturating_mul(4))?;
        }
        Ok(part(vm, self.text, start, end))
    }
}

/// Leaves a call to the function that knows all arguments.
#[cold]
fn any(vm: &mut Vm, method: &str, args: &[Value]) -> Res {
    let class = vm.class_of(args.first().copied().unwrap_or_default());
    let name = vm.intern(&format!("_any_{method}"));
    match vm.lookup(class, name) {
        Some(function) => vm.tail_call(function, args),
        None => Err(Stop::Receiver),
    }
}

fn get_item(vm: &mut Vm, own: Obj, group: Obj) -> Res {
    let found = Match::of(vm, own.0)?;
    match found.place(vm, group.0) {
        Some(at) => found.text(vm, at, Value::NONE),
        None => any(vm, "group", &[own.0, group.0]),
    }
}

fn group(vm: &mut Vm, args: &[Value]) -> Res {
    let Some((own, groups)) = args.split_first() else { return Err(Stop::Receiver) };
    let found = Match::of(vm, *own)?;
    match groups {
        [] => found.text(vm, 1, Value::NONE),
        [group] => match found.place(vm, *group) {
            Some(at) => found.text(vm, at, Value::NONE),
            None => any(vm, "group", args),
        },
        _ => {
            vm.charge(groups.len())?;
            let places: Option<Vec<usize>> = groups.iter().map(|group| found.place(vm, *group)).collect();
            let Some(places) = places else { return any(vm, "group", args) };
            let mut items = Vec::with_capacity(places.len());
            for at in places {
                items.push(found.text(vm, at, Value::NONE)?);
            }
            Ok(vm.heap.new_tuple(items))
        }
    }
}

fn groups(vm: &mut Vm, own: Obj, default: Option<Value>) -> Res {
    let found = Match::of(vm, own.0)?;
    let default = default.unwrap_or(Value::NONE);
    let n = (vm.heap.tuple(found.spans).len().saturating_sub(5)) / 2;
    vm.charge(n)?;
    let mut items = Vec::with_capacity(n);
    for group in 1..=n {
        items.push(found.text(vm, group * 2 + 1, default)?);
    }
    Ok(vm.heap.new_tuple(items))
}

/// The texts of the groups that have names, in the order of these.
fn groupdict(vm: &mut Vm, own: Obj, default: Option<Value>) -> Res {
    let found = Match::of(vm, own.0)?;
    let default = default.unwrap_or(Value::NONE);
    let names = found.names(vm).ok_or(Stop::Receiver)?;
    let n = vm.heap.dict(names).entries.len();
    vm.charge(n)?;
    // A place in the dict, and a short text, for each name; long texts ask for what they take.
    vm.reserve(n * 128)?;
    let texts = vm.heap.new_dict(DictObj::default());
    for at in 0..n {
        let entry = vm.heap.dict(names).entries[at];
        let Some(group) = entry.value.as_int().and_then(|group| usize::try_from(group).ok()) else { continue };
        let text = found.text(vm, group * 2 + 1, default)?;
        vm.heap.dict_insert_new(texts.handle(), entry.hash, entry.key, text);
    }
    Ok(texts)
}

/// The span of a group that may be left out; `None` for one that has to be looked at in Python.
fn span_of(vm: &mut Vm, own: Obj, group: Option<Obj>) -> Res<Option<(Value, Value)>> {
    let found = Match::of(vm, own.0)?;
    let at = match group {
        None => Some(1),
        Some(group) => found.place(vm, group.0),
    };
    Ok(at.map(|at| found.span(vm, at)))
}

fn given(own: Obj, group: Option<Obj>) -> [Value; 2] {
    [own.0, group.map_or(Value::small(0), |group| group.0)]
}

fn start(vm: &mut Vm, own: Obj, group: Option<Obj>) -> Res {
    match span_of(vm, own, group)? {
        Some((start, _)) => Ok(start),
        None => any(vm, "start", &given(own, group)),
    }
}

fn end(vm: &mut Vm, own: Obj, group: Option<Obj>) -> Res {
    match span_of(vm, own, group)? {
        Some((_, end)) => Ok(end),
        None => any(vm, "end", &given(own, group)),
    }
}

fn span(vm: &mut Vm, own: Obj, group: Option<Obj>) -> Res {
    match span_of(vm, own, group)? {
        Some((start, end)) => Ok(vm.heap.new_tuple([start, end])),
        None => any(vm, "span", &given(own, group)),
    }
}

/// The name of the group that was completed last.
fn lastgroup(vm: &mut Vm, own: Obj) -> Res {
    let found = Match::of(vm, own.0)?;
    let last = vm.heap.tuple(found.spans).first().and_then(|last| last.as_int()).unwrap_or(0);
    let names = found.names(vm).ok_or(Stop::Receiver)?;
    // Names stand in the order of their groups, behind at most as many groups without one: most often it is the first that is looked at.
    let entries = &vm.heap.dict(names).entries;
    let end = entries.len().min(usize::try_from(last).unwrap_or(0));
    let at = entries[..end].iter().rposition(|entry| entry.value.as_int() == Some(last));
    let name = at.map_or(Value::NONE, |at| entries[at].key);
    vm.charge((end - at.unwrap_or(0)) / 8)?;
    Ok(name)
}
