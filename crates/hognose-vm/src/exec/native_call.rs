//! Calls of natives: binding their arguments, and what happens when one needs Python.

use smallvec::SmallVec;

use super::{Cx, Flow, call::Callee, deliver, gens};
use crate::native::{Code, NativeInfo};
use crate::objects::DictObj;
use crate::stop::{Res, Stop, Why};
use crate::attribute::Attr;
use crate::names;
use crate::value::{Kind, Value};
use crate::vm::{Request, Vm};

/// Calls a native with arguments that stand in registers; `None` when they need binding.
#[inline]
pub fn in_place(cx: &mut Cx<'_>, native: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    let info = &cx.vm.natives[native.handle() as usize];
    let n_params = info.n_params;
    if !info.simple || n < info.n_required || n > n_params {
        return None;
    }
    cx.stack[first + n..first + n_params].fill(Value::UNDEF);
    let result = match info.def.code {
        Code::Plain(f) => f(cx.vm, &cx.stack[first..first + n_params]),
        Code::Frame(f) => {
            let args = cx.stack[first..first + n_params].to_vec();
            f(cx, &args)
        }
    };
    match result {
        Ok(value) => {
            cx.vm.meter.slice -= 1;
            cx.stack[cx.base + dst as usize] = value;
            Some(Flow::Next)
        }
        Err(stop) => Some(stopped_in_place(cx, native, dst, first - cx.base, n, stop)),
    }
}

/// How many values a native gets without a list of their own.
const FEW: usize = 12;

/// Calls a native with positional arguments, when those it does not get are optional; `None` when binding takes more.
pub fn positional(cx: &mut Cx<'_>, native: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    let info = &cx.vm.natives[native.handle() as usize];
    let Code::Plain(f) = info.def.code else { return None };
    let (n_params, taken) = (info.n_params, n.min(info.n_positional));
    let n_bound = n_params + info.varkw as usize + n - taken;
    let optional = info.optional_keywords && n >= info.n_required && (info.varargs || n == taken);
    if !optional || n_bound > FEW {
        return None;
    }
    let mut bound = [Value::UNDEF; FEW];
    bound[..taken].copy_from_slice(&cx.stack[first..first + taken]);
    bound[n_bound + taken - n..n_bound].copy_from_slice(&cx.stack[first + taken..first + n]);
    match f(cx.vm, &bound[..n_bound]) {
        Ok(value) => {
            cx.vm.meter.slice -= 1;
            cx.stack[cx.base + dst as usize] = value;
            Some(Flow::Next)
        }
        Err(stop) => Some(stopped_in_place(cx, native, dst, first - cx.base, n, stop)),
    }
}

/// Calls a native with arguments that stand in registers, the last ones named by a tuple; `None`, and no effect, when they do not
/// fit its parameters.
pub fn named(cx: &mut Cx<'_>, native: Value, dst: u8, first: usize, n: usize, names: Value) -> Option<Flow> {
    let info = &cx.vm.natives[native.handle() as usize];
    let names_tuple = names.is(Kind::Tuple)?;
    let names = cx.vm.heap.tuple(names_tuple);
    let (given, named) = cx.stack[first..first + n].split_at(n.checked_sub(names.len())?);
    let taken = given.len().min(info.n_positional);
    if taken < given.len() && !info.varargs {
        return None;
    }
    let params = info.params();
    if params.len() > FEW {
        return None;
    }
    let mut bound = [Value::UNDEF; FEW];
    bound[..taken].copy_from_slice(&given[..taken]);
    let mut others: SmallVec<[(Value, Value); 1]> = SmallVec::new();
    for (&name, &value) in names.iter().zip(named) {
        let text = cx.vm.heap.str_obj(name.is(Kind::Str)?).latin1()?;
        match params.iter().position(|p| p.keyword && p.name.as_bytes() == text) {
            Some(at) if bound[at].is_undef() => bound[at] = value,
            None if info.varkw => others.push((name, value)),
            _ => return None,
        }
    }
    let bound = &bound[..params.len()];
    if params.iter().zip(bound).any(|(param, value)| value.is_undef() && param.default.is_none()) {
        return None;
    }
    let all: SmallVec<[Value; FEW]>;
    let bound = if info.varkw || info.varargs {
        let mut behind = SmallVec::from_slice(bound);
        if info.varkw {
            cx.vm.reserve(128 + others.len() * 48).ok()?;
            let dict = if others.is_empty() { Value::UNDEF } else { cx.vm.heap.new_dict(DictObj::with_capacity(others.len())) };
            for (name, value) in others {
                cx.vm.dict_set_name(dict, name, value);
            }
            behind.push(dict);
        }
        behind.extend_from_slice(&given[taken..]);
        all = behind;
        &all
    } else {
        bound
    };
    let result = match info.def.code {
        Code::Plain(f) => f(cx.vm, bound),
        Code::Frame(f) => f(cx, bound),
    };
    match result {
        Ok(value) => {
            cx.vm.meter.slice -= 1;
            cx.stack[cx.base + dst as usize] = value;
            Some(Flow::Next)
        }
        Err(stop) => {
            let names = cx.vm.heap.tuple(names_tuple);
            let (args, values) = cx.stack[first..first + n].split_at(n - names.len());
            let (args, kwargs) = (args.to_vec(), names.iter().copied().zip(values.iter().copied()).collect());
            Some(stopped(cx, Callee::store(native, dst), stop, args, kwargs))
        }
    }
}

/// Calls a native with a few arguments that stand nowhere, and stores what it gives; `None` when it takes more than that to call it.
pub fn direct(cx: &mut Cx<'_>, to: Callee, args: &[Value]) -> Option<Flow> {
    let info = &cx.vm.natives[to.callee.handle() as usize];
    let Code::Plain(f) = info.def.code else { return None };
    let (n, n_params) = (args.len(), info.n_params);
    let fits = info.simple && n >= info.n_required && n <= n_params && n_params <= FEW;
    if !fits || !matches!(to.action, crate::frame::Action::Store) {
        return None;
    }
    let mut bound = [Value::UNDEF; FEW];
    bound[..n].copy_from_slice(args);
    match f(cx.vm, &bound[..n_params]) {
        Ok(value) => {
            cx.vm.meter.slice -= 1;
            cx.stack[cx.base + to.dst as usize] = value;
            Some(Flow::Next)
        }
        Err(stop) => Some(stopped(cx, to, stop, args.to_vec(), Vec::new())),
    }
}

/// Calls a native with a few arguments, where it takes no more than to leave out what it does not get.
pub fn of_few(vm: &mut Vm, native: u32, args: &[Value]) -> Option<Res> {
    let info = &vm.natives[native as usize];
    if let Some(direct) = info.direct.filter(|d| d.most as usize == args.len() && d.least <= d.most) {
        return Some((direct.function)(vm, args));
    }
    let Code::Plain(f) = info.def.code else { return None };
    let (n, n_params) = (args.len(), info.n_params);
    if !info.simple || n < info.n_required || n > n_params || n_params > FEW {
        return None;
    }
    let mut bound = [Value::UNDEF; FEW];
    bound[..n].copy_from_slice(args);
    Some(f(vm, &bound[..n_params]))
}

/// A native that was called with the `n` arguments from register `first` on did not complete.
#[cold]
#[inline(never)]
pub fn stopped_in_place(cx: &mut Cx<'_>, native: Value, dst: u8, first: usize, n: usize, stop: Stop) -> Flow {
    let first = cx.base + first;
    if let (Stop::Python, &[only]) = (stop, &cx.stack[first..first + n])
        && let info = &cx.vm.natives[native.handle() as usize]
        && let Some(flow) = super::collect::begin(cx, Callee::store(native, dst), &[only], &[])
            .or_else(|| super::special::ask(cx, info, dst, only))
    {
        return flow;
    }
    let args = cx.stack[first..first + n].to_vec();
    stopped(cx, Callee::store(native, dst), stop, args, Vec::new())
}

/// As [`stopped_in_place`] for a method that was taken from its object, which stands where the method stood: that is there again
/// where the instruction runs again.
#[cold]
#[inline(never)]
pub fn taken_stopped(cx: &mut Cx<'_>, method: Value, native: u32, dst: u8, first: usize, n: usize, stop: Stop) -> Flow {
    let flow = stopped_in_place(cx, Value::new(Kind::Native, native), dst, first, n, stop);
    if matches!(flow, Flow::Leave(_)) {
        cx.stack[cx.base + first] = method;
    }
    flow
}

/// Calls a native whose arguments come in two parts, with what is not named between them unbound ([`Spread`](crate::native::Spread)).
#[inline(never)]
pub fn spread(vm: &mut Vm, native: u32, args: &[Value]) -> Res {
    let direct = vm.directs[native as usize];
    let (front, rest) = args.split_at(args.len().min(direct.spread.positional as usize));
    let mut bound: SmallVec<[Value; FEW]> = SmallVec::from_slice(front);
    let missing = direct.spread.positional as usize - front.len() + direct.spread.gap as usize;
    bound.resize(front.len() + missing, Value::UNDEF);
    bound.extend_from_slice(rest);
    (direct.function)(vm, &bound)
}

/// Calls a native with any arguments.
pub fn native(cx: &mut Cx<'_>, to: Callee, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    let info = &cx.vm.natives[to.callee.handle() as usize];
    let bound = match bind_native(cx.vm, info, &args, &kwargs) {
        Ok(bound) => bound,
        Err(stop) => return stop.into(),
    };
    cx.vm.meter.slice -= 1;
    let result = match info.def.code {
        Code::Plain(f) => f(cx.vm, &bound),
        Code::Frame(f) => f(cx, &bound),
    };
    match result {
        Ok(value) => deliver::value(cx, to.action, to.dst, to.extra, value),
        Err(stop) => stopped(cx, to, stop, args, kwargs),
    }
}

/// A native did not complete.
#[cold]
#[inline(never)]
pub(super) fn stopped(cx: &mut Cx<'_>, to: Callee, stop: Stop, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    match stop.why() {
        Why::Raise(_) if has_pending(&args, &kwargs) && !knows_pending(cx, to.callee) => {
            // It had no effect. What it refused may have been a value that is not there yet: with the answer it may
            // not, and if it does the exception is the right one.
            call_with(cx, "look_and_call", to, args, kwargs)
        }
        Why::Raise(exc) => deliver::raised(cx, to.action, to.dst, to.extra, exc),
        Why::Python => python(cx, to, args, kwargs),
        Why::Request => request(cx, to),
        Why::Receiver => receiver_error(cx, to.callee, &args),
        _ => stop.into(),
    }
}

/// Does in Python what a native could not: its twin, or conversion of its arguments and another call.
#[inline(never)]
fn python(cx: &mut Cx<'_>, to: Callee, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    if has_pending(&args, &[]) && !knows_pending(cx, to.callee) {
        return call_with(cx, "look_and_call", to, args, kwargs);
    }
    if let Some(flow) = super::collect::begin(cx, to, &args, &kwargs) {
        return flow;
    }
    if let Some(twin) = cx.vm.image.twin(to.callee) {
        return super::call::function(cx, Callee { callee: twin, ..to }, args, kwargs);
    }
    call_with(cx, "convert_and_call", to, args, kwargs)
}

/// Whether a native deals with pending values itself: intrinsics of the prelude and of the scheduler.
fn knows_pending(cx: &Cx<'_>, native: Value) -> bool {
    native.is(Kind::Native).is_none_or(|h| matches!(cx.vm.natives[h as usize].table.owner, "_vm" | "_sched" | "_threads"))
}

fn has_pending(args: &[Value], kwargs: &[(Value, Value)]) -> bool {
    args.iter().chain(kwargs.iter().map(|(_, v)| v)).any(|v| v.is_kind(Kind::Pending))
}

/// Leaves a call of a native to a function of the prelude: the native, a tuple of its arguments, a dict of the named ones.
fn call_with(
    cx: &mut Cx<'_>,
    function: &str,
    to: Callee,
    args: Vec<Value>,
    kwargs: Vec<(Value, Value)>,
) -> Flow {
    let function = cx.vm.image.prelude(function);
    let positional = cx.vm.heap.new_tuple(args);
    let named = cx.vm.heap.new_dict(DictObj::default());
    for (name, value) in kwargs {
        if let Err(stop) = set_keyword(cx.vm, named, name, value) {
            return stop.into();
        }
    }
    let args = vec![to.callee, positional, named];
    super::call::function(cx, Callee { callee: function, ..to }, args, Vec::new())
}

/// Whether `__getattr__` comes after something that runs Python: an action alone cannot hold both.
fn answered_by_hook(cx: &mut Cx<'_>, object: Value, name: Value) -> bool {
    let class = cx.vm.class_of(object);
    let flags = cx.vm.class(class).flags;
    flags.getattr && (flags.getattribute || matches!(cx.vm.find_attr(object, name), Ok(Attr::Call(..))))
}

/// Does what a native asks the loop to do.
#[inline(never)]
fn request(cx: &mut Cx<'_>, to: Callee) -> Flow {
    match cx.vm.request.take() {
        Some(Request::Call { callee, args, kwargs }) => {
            if kwargs.is_empty()
                && let Some(flow) = gens::played(cx, Callee { callee, ..to }, &args)
            {
                return flow;
            }
            super::call::invoke(cx, Callee { callee, ..to }, args, kwargs)
        }
        Some(Request::Resume { generator, input }) => gens::resume_for_native(cx, to, generator, input),
        Some(Request::Step { coroutine, ends }) => gens::step(cx, to, coroutine, ends),
        Some(Request::Next { iterator, default }) => {
            super::iterate::next_for_native(cx, to, iterator, default)
        }
        Some(Request::GetAttr { object, name, default }) if answered_by_hook(cx, object, name) => {
            let function = cx.vm.image.prelude("attribute_with_hook");
            let mut args = vec![object, name];
            args.extend(default.given());
            super::call::function(cx, Callee { callee: function, ..to }, args, Vec::new())
        }
        Some(Request::GetAttr { object, name, default }) => {
            let to = match (to.action, default.given()) {
                (crate::frame::Action::Store, Some(default)) => {
                    Callee { action: crate::frame::Action::AttrDefault, extra: default, ..to }
                }
                _ => to,
            };
            super::attr::get_then(cx, to, object, name)
        }
        Some(Request::SetAttr { object, name, value }) => {
            cx.set(to.dst, Value::NONE);
            super::attr::set_named(cx, object, name, value)
        }
        Some(Request::Run(mut request)) => {
            request.dst = to.dst;
            if request.action != crate::frame::Action::Discard {
                request.action = to.action;
            } else {
                cx.set(to.dst, Value::NONE);
            }
            Flow::Leave(super::Leave::Run(request))
        }
        Some(Request::Wait { pendings, timeout }) => super::tools::wait_any(cx, to, pendings, timeout),
        Some(Request::Capability { name, args }) => super::tools::capability(cx, to, name, args),
        // It comes with the need to collect, and is answered where that is.
        Some(Request::Look(_)) | None => Flow::Next,
    }
}

#[cold]
fn receiver_error(cx: &mut Cx<'_>, native: Value, args: &[Value]) -> Flow {
    let info = &cx.vm.natives[native.handle() as usize];
    let (name, owner) = (info.def.name, shown_owner(info.table.owner));
    let text = match args.first() {
        None if info.slot => format!("descriptor '{name}' of '{owner}' object needs an argument"),
        None => format!("unbound method {owner}.{name}() needs an argument"),
        Some(self_) => {
            let found = cx.vm.type_name(*self_);
            if info.slot {
                format!("descriptor '{name}' requires a '{owner}' object but received a '{found}'")
            } else {
                format!("descriptor '{name}' for '{owner}' objects doesn't apply to a '{found}' object")
            }
        }
    };
    cx.vm.type_error(text).into()
}

/// The class of a table of methods as errors name it: classes of the library with their module.
fn shown_owner(owner: &str) -> std::borrow::Cow<'_, str> {
    let module = match owner {
        "Pattern" | "Match" => "re",
        "date" | "datetime" | "time" | "timedelta" => "datetime",
        "deque" | "OrderedDict" => "collections",
        _ => return owner.into(),
    };
    format!("{module}.{owner}").into()
}

/// Puts a named argument into the dict of them, with its key as it was given.
fn set_keyword(vm: &mut Vm, dict: Value, name: Value, value: Value) -> Res<()> {
    if name.is_kind(Kind::Str) {
        vm.dict_set_name(dict, name, value);
        return Ok(());
    }
    vm.dict_set(dict.handle(), name, value).map(|_| ())
}

/// Binds arguments to the parameters of a native: parameters in order, then the dict of further keyword
/// arguments if it takes any, then further positional arguments.
pub fn bind_native(
    vm: &mut Vm,
    info: &'static NativeInfo,
    args: &[Value],
    kwargs: &[(Value, Value)],
) -> Res<Vec<Value>> {
    let n_params = info.n_params;
    let mut bound = vec![Value::UNDEF; n_params];
    let taken = args.len().min(info.n_positional);
    bound[..taken].copy_from_slice(&args[..taken]);
    if args.len() > info.n_positional && !info.varargs {
        return Err(wrong_count(vm, info, args.len(), !kwargs.is_empty()));
    }
    // Nobody asks for the text of a name where no parameter has one.
    let none_is_named = info.varkw && !info.params().iter().any(|p| p.keyword);
    let (mut extra, mut unexpected) = (Vec::new(), None);
    for (name, value) in kwargs.iter().filter(|_| !none_is_named) {
        let shown = vm.show(*name);
        match info.params().iter().position(|p| p.keyword && p.name == shown) {
            Some(i) if !bound[i].is_undef() => {
                let f = info.shown();
                let text = format!("argument for {f}() given by name ('{shown}') and position ({})", i + 1);
                return Err(vm.type_error(text));
            }
            Some(i) => bound[i] = *value,
            None if info.varkw => extra.push((*name, *value)),
            // They are for the subclass's own `__init__`.
            None if leaves_keywords(vm, info, args) => {}
            None => {
                if info.slot || !info.params().iter().any(|p| p.keyword) {
                    return Err(no_keywords(vm, info));
                }
                unexpected.get_or_insert(shown);
            }
        }
    }
    if let Some(i) = (0..n_params).find(|i| bound[*i].is_undef() && info.params()[*i].default.is_none()) {
        return Err(missing(vm, info, args.len(), i));
    }
    if let Some(shown) = unexpected {
        return Err(unexpected_keyword(vm, info, &shown));
    }
    if info.varkw {
        let extra = if none_is_named { kwargs } else { &extra };
        let dict = if extra.is_empty() { Value::UNDEF } else { vm.heap.new_dict(DictObj::with_capacity(extra.len())) };
        for (name, value) in extra {
            set_keyword(vm, dict, *name, *value)?;
        }
        bound.push(dict);
    }
    if info.varargs {
        bound.extend_from_slice(&args[taken..]);
    }
    Ok(bound)
}

/// The error of a native that takes no keywords at all.
#[cold]
fn no_keywords(vm: &mut Vm, info: &NativeInfo) -> Stop {
    vm.type_error(if info.slot && info.def.name == "__init__" {
        format!("{}() takes no keyword arguments", info.table.owner)
    } else if info.slot {
        format!("wrapper {}() takes no keyword arguments", info.def.name)
    } else if is_array(info) {
        "array.array() takes no keyword arguments".to_string()
    } else if info.is_new() {
        format!("{}() takes no keyword arguments", info.shown())
    } else {
        format!("{}() takes no keyword arguments", info.qualname())
    })
}

/// The error of a keyword that is no parameter. What is missing comes before it.
#[cold]
fn unexpected_keyword(vm: &mut Vm, info: &NativeInfo, shown: &str) -> Stop {
    let known = info.params().iter().filter(|p| p.keyword).map(|p| p.name);
    let hint = match crate::suggest::closest(shown, known) {
        Some(close) => format!(". Did you mean '{close}'?"),
        None => String::new(),
    };
    // `sorted` passes its keywords on.
    let f = if info.shown() == "sorted" { "sort" } else { info.shown() };
    vm.type_error(format!("{f}() got an unexpected keyword argument '{shown}'{hint}"))
}

/// Whether a `__new__` leaves keyword arguments alone, because a subclass has an `__init__` of its own; or `list.__init__` because
/// of a `__new__`.
fn leaves_keywords(vm: &mut Vm, info: &NativeInfo, args: &[Value]) -> bool {
    if info.is_method() && info.def.name == "__init__" && info.table.owner == "list" {
        // Those were for the `__new__` of a subclass.
        let class = args.first().map(|list| vm.class_of(*list));
        return class.is_some_and(|class| {
            !vm.class(class).flags.builtin && vm.lookup(class, names::NEW).is_some_and(|new| !new.is_kind(Kind::Native))
        });
    }
    let owners = ["float", "tuple", "frozenset", "set", "list", "bytearray", "array"];
    let Some(class) = args.first().filter(|c| c.is_kind(Kind::Class)) else { return false };
    info.is_method()
        && info.is_new()
        && owners.contains(&info.table.owner)
        && !vm.class(*class).flags.builtin
        && vm.lookup(*class, names::INIT).is_some_and(|init| !init.is_kind(Kind::Native))
}

/// Whether it makes arrays, whose class has words of its own for wrong arguments.
fn is_array(info: &NativeInfo) -> bool {
    info.is_method() && info.table.owner == "array" && matches!(info.def.name, "make" | "__new__")
}

/// How many arguments a native sees in messages: without `self`, or the class that a `__new__` gets.
fn seen(info: &NativeInfo, n: usize) -> usize {
    let bound = info.is_method() && info.def.name != "make";
    if bound && !info.def.name.starts_with("static:") { n.saturating_sub(1) } else { n }
}

#[cold]
fn wrong_count(vm: &mut Vm, info: &NativeInfo, given: usize, _keywords: bool) -> Stop {
    let (most, least, given) =
        (seen(info, info.n_positional), seen(info, info.n_required), seen(info, given));
    let name = info.shown();
    let keywordable = info.params().iter().any(|p| p.keyword && p.positional);
    let text = match (least, most) {
        // Some classes count in their own words.
        _ if info.def.name == "make" && info.table.owner == "reversed" => {
            format!("reversed expected 1 argument, got {given}")
        }
        _ if info.def.name == "make" && matches!(info.table.owner, "staticmethod" | "classmethod") => {
            format!("{name} expected 1 argument, got {given}")
        }
        (_, m) if info.def.name == "make" && info.table.owner == "super" => {
            format!("super() expected at most {m} arguments, got {given}")
        }
        _ if info.def.name == "make" && info.table.owner == "memoryview" => {
            format!("memoryview() takes at most 1 argument ({given} given)")
        }
        _ if is_array(info) => format!("array() takes at most 2 arguments ({given} given)"),
        (_, m) if info.def.name == "make" && matches!(info.table.owner, "str" | "int") => {
            let owner = info.table.owner;
            format!("{owner} expected at most {m} arguments, got {given}")
        }
        (0, 0) if info.n_positional < info.n_params => format!("{name}() takes no positional arguments"),
        (1, 1) if info.n_positional < info.n_params => format!("{name} expected 1 argument, got {given}"),
        (l, m) if l == m && info.slot => format!("{}expected {m} argument{}, got {given}", told(name, m), s(m)),
        _ if matches!(name, "__pow__" | "__rpow__") => format!("expected 1 or 2 arguments, got {given}"),
        (0, 0) => format!("{}() takes no arguments ({given} given)", info.qualname()),
        (1, 1) if !keywordable => format!("{}() takes exactly one argument ({given} given)", info.qualname()),
        (l, m) if l == m && !keywordable => format!("{name} expected {m} argument{}, got {given}", s(m)),
        (_, m) if !keywordable => format!("{name} expected at most {m} argument{}, got {given}", s(m)),
        (l, m) if l == m => format!("{name}() takes exactly {m} positional argument{} ({given} given)", s(m)),
        (_, m) => format!("{name}() takes at most {m} argument{} ({given} given)", s(m)),
    };
    vm.type_error(text)
}

#[cold]
fn missing(vm: &mut Vm, info: &NativeInfo, given: usize, at: usize) -> Stop {
    let (most, least, given) =
        (seen(info, info.n_positional), seen(info, info.n_required), seen(info, given));
    let name = info.shown();
    let param = &info.params()[at];
    let text = if is_array(info) && at == most - 2 + usize::from(info.is_new()) {
        "array() takes at least 1 argument (0 given)".to_string()
    } else if info.is_method() && info.is_new() && at == 0 {
        format!("{}.__new__(): not enough arguments", info.table.owner)
    } else if info.def.name == "make" && info.table.owner == "enumerate" {
        format!("{name}() missing required argument '{}'", param.name)
    } else if info.is_method() && given == 0 && at == 0 && !info.is_new() && info.def.name != "make" {
        match info.slot {
            true => format!("descriptor '{name}' of '{}' object needs an argument", info.table.owner),
            false => format!("unbound method {}() needs an argument", info.qualname()),
        }
    } else if !param.positional {
        format!("{name}() missing required keyword-only argument: '{}'", param.name)
    } else if param.keyword {
        let position = seen(info, at + 1);
        format!("{name}() missing required argument '{}' (pos {position})", param.name)
    } else if least == most && info.slot {
        format!("{}expected {least} argument{}, got {given}", told(name, least), s(least))
    } else if matches!(name, "__pow__" | "__rpow__") {
        format!("expected 1 or 2 arguments, got {given}")
    } else if info.params().iter().any(|p| p.keyword && p.positional) && !info.varargs {
        let how = if least == most { "exactly" } else { "at least" };
        format!("{name}() takes {how} {least} positional argument{} ({given} given)", s(least))
    } else if least == 1 && most == 1 && info.n_positional == info.n_params && info.def.name != "make" {
        format!("{}() takes exactly one argument ({given} given)", info.qualname())
    } else if least == most && !info.varargs {
        format!("{name} expected {least} argument{}, got {given}", s(least))
    } else {
        format!("{name} expected at least {least} argument{}, got {given}", s(least))
    };
    vm.type_error(text)
}

/// What stands before the complaint about the number of arguments of a slot: its name, when it takes two.
fn told(name: &str, wanted: usize) -> String {
    if wanted == 2 { format!("{name} ") } else { String::new() }
}

fn s(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}
