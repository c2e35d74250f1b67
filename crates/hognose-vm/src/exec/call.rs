//! Calls: finding out what a callee is, binding arguments, pushing frames.
//!
//! The fast ways are in the loop; everything ends here otherwise.

use super::{Cx, Flow, bind, deliver, fields, leaf, memo, native_call, reads, sole, tools};
use super::memo::Answer;
use crate::classes;
use crate::frame::{Action, Frame, WINDOW};
use crate::names;
use crate::objects::*;
use crate::stop::Res;
use crate::unit::Entry;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// Where the result of a call goes.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    /// What is called.
    pub callee: Value,
    /// What happens with the result.
    pub action: Action,
    /// The register for it.
    pub dst: u8,
    /// What the action needs.
    pub extra: Value,
}

impl Callee {
    /// A call whose result goes to a register.
    pub fn store(callee: Value, dst: u8) -> Callee {
        Callee { callee, action: Action::Store, dst, extra: Value::UNDEF }
    }

    /// A call with an action.
    pub fn with(callee: Value, action: Action, dst: u8, extra: Value) -> Callee {
        Callee { callee, action, dst, extra }
    }
}

/// `R[dst] = R[f](*R[f + 1..f + 1 + n])`.
pub fn call(cx: &mut Cx<'_>, dst: u8, f: u8, n: usize) -> Flow {
    let first = cx.base + f as usize + 1;
    value_at(cx, cx.reg(f), dst, first, n)
}

/// Calls a value with arguments that stand on the stack. The place in front of them is free for what a method is bound to, so that
/// nothing moves; it is as before where the instruction may run again.
fn value_at(cx: &mut Cx<'_>, callee: Value, dst: u8, first: usize, n: usize) -> Flow {
    let before = cx.stack[first - 1];
    match callee.kind() {
        Kind::Native => {
            let flow = native_call::in_place(cx, callee, dst, first, n)
                .or_else(|| native_call::positional(cx, callee, dst, first, n));
            if let Some(flow) = flow {
                return flow;
            }
        }
        Kind::Function => {
            if let Some(flow) = enter_at(cx, Callee::store(callee, dst), first, n) {
                return flow;
            }
        }
        Kind::Bound => {
            let bound = cx.vm.heap.bound(callee.handle());
            let (function, receiver) = (bound.func, bound.self_);
            if function.is_kind(Kind::Function) {
                cx.stack[first - 1] = receiver;
                if let Some(flow) = enter_at(cx, Callee::store(function, dst), first - 1, n + 1) {
                    return flow;
                }
                cx.stack[first - 1] = before;
            } else if function.is_kind(Kind::Native) {
                cx.stack[first - 1] = receiver;
                let flow = native_call::in_place(cx, function, dst, first - 1, n + 1);
                if matches!(flow, None | Some(Flow::Leave(_))) {
                    cx.stack[first - 1] = before;
                }
                if let Some(flow) = flow {
                    return flow;
                }
            }
        }
        Kind::Class => {
            if let Some(flow) = construct_at(cx, callee, dst, first, n) {
                return flow;
            }
        }
        Kind::Tool => return tools::call_at(cx, callee, dst, first - cx.base, n),
        Kind::Instance => {
            if n == 1
                && let Some(value) = reads::got(cx.vm, callee, cx.stack[first])
            {
                cx.vm.meter.slice -= 1;
                cx.set(dst, value);
                return Flow::Next;
            }
            if let Some((function, held, named)) = partial(cx.vm, callee) {
                let args = [cx.vm.heap.tuple(held), &cx.stack[first..first + n]].concat();
                let to = Callee::store(function, dst);
                return match cx.vm.heap.dict(named).is_empty() {
                    true => invoke_with(cx, to, &args),
                    false => match with_held(cx.vm, named, Vec::new()) {
                        Ok(kwargs) => invoke(cx, to, args, kwargs),
                        Err(stop) => stop.into(),
                    },
                };
            }
            if let Some(method) = call_of(cx, callee) {
                cx.stack[first - 1] = callee;
                if let Some(flow) = enter_at(cx, Callee::store(method, dst), first - 1, n + 1) {
                    return flow;
                }
                cx.stack[first - 1] = before;
            }
            if let Some(flow) = weak_look(cx, callee, first + n) {
                return flow;
            }
        }
        Kind::Weak => {
            if let Some(flow) = weak_look(cx, callee, first + n) {
                return flow;
            }
        }
        _ => {}
    }
    let args = cx.stack[first..first + n].to_vec();
    invoke(cx, Callee::store(callee, dst), args, Vec::new())
}

/// A weak reference is looked at by the guest's own code: what nobody holds is gone before, as where references are counted.
/// Modules of the library settle once for all the references that they look at. Nothing that is above the arguments of a call
/// is used again.
#[cold]
#[inline(never)]
fn weak_look(cx: &mut Cx<'_>, callee: Value, end: usize) -> Option<Flow> {
    let reference = cx.vm.unwrap(callee).is(Kind::Weak)?;
    let target = cx.vm.heap.weak(reference).target;
    if cx.frame().unit & IMAGE != 0 {
        return None;
    }
    let stop = cx.vm.settle_for(target).err()?;
    let window = (cx.base + WINDOW).min(cx.stack.len());
    if let Some(unused) = cx.stack.get_mut(end..window) {
        unused.fill(Value::UNDEF);
    }
    Some(Flow::from(stop))
}

/// What a `functools.partial` calls, the tuple of the arguments that it holds and the dict of the named ones; `None` for other
/// callables, its subclasses, and where places of arguments are left free.
fn partial(vm: &Vm, callee: Value) -> Option<(Value, u32, u32)> {
    let object = vm.heap.instance(callee.is(Kind::Instance)?);
    if object.shape != vm.library_shapes()?.partial || object.slot(3).as_int() != Some(0) {
        return None;
    }
    Some((object.slot(0), object.slot(1).is(Kind::Tuple)?, object.slot(2).is(Kind::Dict)?))
}

/// Named arguments of a call, those that a `partial` holds in front and below them.
fn with_held(vm: &mut Vm, held: u32, given: Vec<(Value, Value)>) -> Res<Vec<(Value, Value)>> {
    vm.charge((vm.heap.dict(held).entries.len() + given.len()) * given.len() / 8)?;
    let held: Vec<(Value, Value)> = vm.heap.dict(held).items().map(|entry| (entry.key, entry.value)).collect();
    let mut kwargs: Vec<(Value, Value)> = Vec::with_capacity(held.len() + given.len());
    for (at, (name, value)) in held.into_iter().chain(given).enumerate() {
        let name = if name.is_kind(Kind::Str) { vm.intern_value(name) } else { name };
        match kwargs.iter_mut().find(|(other, _)| at > 0 && other.same(name)) {
            Some((_, place)) => *place = value,
            None => kwargs.push((name, value)),
        }
    }
    Ok(kwargs)
}

/// The `__call__` of an instance, when it is a function.
pub fn call_of(cx: &mut Cx<'_>, callee: Value) -> Option<Value> {
    let class = cx.vm.class_of(callee);
    cx.vm.lookup(class, names::CALL).filter(|method| method.is_kind(Kind::Function))
}

/// Calls what `LoadMethod` found: with the object behind it, if that is its first argument.
pub fn call_method(cx: &mut Cx<'_>, dst: u8, f: u8, n: usize) -> Flow {
    let callee = cx.reg(f);
    let first = cx.base + f as usize + 1;
    if cx.stack[first].is_undef() {
        return value_at(cx, callee, dst, first + 1, n);
    }
    let n = n + 1;
    match callee.kind() {
        Kind::Native => {
            let flow = native_call::in_place(cx, callee, dst, first, n)
                .or_else(|| native_call::positional(cx, callee, dst, first, n));
            if let Some(flow) = flow {
                return flow;
            }
        }
        Kind::Function => {
            if let Some(flow) = enter_at(cx, Callee::store(callee, dst), first, n) {
                return flow;
            }
        }
        Kind::Tool => return tools::call_at(cx, callee, dst, first - cx.base, n),
        _ => {}
    }
    let args = cx.stack[first..first + n].to_vec();
    invoke(cx, Callee::store(callee, dst), args, Vec::new())
}

/// Calls a function with positional parameters whose arguments stand on the stack: its frame begins there.
/// `None`, and no effect, when its arguments have to be bound.
fn enter_at(cx: &mut Cx<'_>, to: Callee, first: usize, n: usize) -> Option<Flow> {
    cx.ensure(first);
    let function = cx.vm.heap.function(to.callee.handle());
    let (unit, body) = (function.unit, function.body);
    let entry = cx.units.get(unit).entry(body);
    let n_params = entry.n_params as usize;
    if !entry.positional {
        if unit & IMAGE != 0
            && let Answer::Known(value) = memo::answer(cx.vm, to.callee.handle(), &cx.stack[first..first + n], false)
        {
            cx.vm.meter.slice -= 1;
            if to.action == Action::Store {
                cx.set(to.dst, value);
                return Some(Flow::Next);
            }
            return Some(deliver::value(cx, to.action, to.dst, to.extra, value));
        }
        super::named::bind_at(cx, to.callee, first, n, None)?;
        return Some(enter_bound(cx, to, first, unit, body, entry));
    }
    if n > n_params {
        return None;
    }
    if n < n_params {
        let defaults = function.defaults.is(Kind::Tuple)?;
        let defaults = cx.vm.heap.tuple(defaults);
        let missing = n_params - n;
        if defaults.len() < missing || defaults.len() > n_params {
            return None;
        }
        cx.stack[first + n..first + n_params].copy_from_slice(&defaults[defaults.len() - missing..]);
    }
    Some(enter_bound(cx, to, first, unit, body, entry))
}

/// Enters a function whose parameters stand on the stack, or makes the generator that it gives.
pub fn enter_bound(cx: &mut Cx<'_>, to: Callee, first: usize, unit: u32, body: u32, entry: Entry) -> Flow {
    if entry.plain
        && let Err(stop) = check_depth(cx, unit)
    {
        return stop.into();
    }
    cx.vm.meter.slice -= 1;
    let function = cx.vm.heap.function(to.callee.handle());
    let n_params = entry.n_params as usize;
    let n_bound = n_params + function.cells.len();
    let n_registers = (entry.registers as usize).max(n_bound);
    // Of a generator, too: what the caller is done with does not stay there, where it would keep objects alive.
    let registers = &mut cx.stack[first..first + n_registers];
    registers[n_params..n_bound].copy_from_slice(&function.cells);
    registers[n_bound..].fill(Value::UNDEF);
    if !entry.plain {
        let registers = cx.vm.heap.generator_registers(registers);
        return make_generator(cx, to, registers);
    }
    let pc = cx.pc as u32;
    if let Some(frame) = cx.frames.last_mut() {
        frame.pc = pc;
    }
    let frame = Frame::at(unit, body, entry.start, first, entry.registers);
    cx.frames.push(frame.for_caller(to.dst, to.action, to.extra));
    Flow::Switch
}

/// The generator that a call of a function gives.
fn make_generator(cx: &mut Cx<'_>, to: Callee, registers: Box<[Value]>) -> Flow {
    let function = cx.vm.heap.function(to.callee.handle());
    let (unit, index) = (function.unit, function.body);
    let body = cx.units.get(unit).body(index);
    let flavour = GenFlavour::of(body.kind);
    let generator = GenObj {
        unit,
        body: index,
        pc: body.start,
        registers,
        flavour,
        name: function.name,
        qualname: function.qualname,
        function: to.callee,
        facade: cx.vm.image.facade_of(to.callee),
        // What an iterator asked for goes to the iterator.
        made: if to.action == Action::Asked { None } else { sole::made_at(cx, to) },
        state: GenState::Created,
        busy: false,
    };
    let generator = cx.vm.heap.new_gen(generator);
    if to.action == Action::Store {
        cx.set(to.dst, generator);
        return Flow::Next;
    }
    deliver::value(cx, to.action, to.dst, to.extra, generator)
}

/// The `__init__` that calling a class runs on a new instance, if it is that simple.
pub fn plain_init(cx: &mut Cx<'_>, class: Value) -> Option<Value> {
    if !matches!(cx.vm.class(class).construct, Construct::Plain | Construct::Container) {
        return None;
    }
    let init = cx.vm.lookup(class, names::INIT)?;
    let function = cx.vm.heap.function(init.is(Kind::Function)?);
    cx.units.get(function.unit).entry(function.body).plain.then_some(init)
}

/// A new instance of a class that makes plain ones, or such around a container.
pub fn plain_instance(vm: &mut Vm, class: Value) -> Value {
    let object = vm.class(class);
    let (shape, held) = (object.shape, object.payload);
    let instance = vm.heap.new_blank(shape);
    let carried = if held.same(classes::DICT) {
        vm.heap.new_dict(DictObj::default())
    } else if held.same(classes::LIST) {
        vm.heap.new_list(Vec::new())
    } else if held.same(classes::SET) {
        vm.heap.new_set(SetObj::default())
    } else {
        return instance;
    };
    vm.heap.instance_mut(instance.handle()).inline[0] = carried;
    instance
}

/// The native that makes the instances of a class of the library: of a module, as `itertools.chain` is.
#[inline(never)]
pub fn constructor(vm: &Vm, class: Value) -> Option<u32> {
    match vm.class(class).construct {
        Construct::Native(index) => Some(index),
        _ => None,
    }
}

/// Makes an instance of a class whose `__init__` can be entered where the arguments stand.
fn construct_at(cx: &mut Cx<'_>, class: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    if let Construct::Native(index) = cx.vm.class(class).construct {
        let native = Value::new(Kind::Native, index);
        return native_call::in_place(cx, native, dst, first, n)
            .or_else(|| native_call::positional(cx, native, dst, first, n));
    }
    match cx.vm.class(class).construct {
        Construct::New => return new_at(cx, class, dst, first, n),
        Construct::Exception => return exception_at(cx, class, dst, first, n),
        _ => {}
    }
    let init = plain_init(cx, class)?;
    // The instance takes the place of the callee, so that nothing moves.
    let callee = cx.stack[first - 1];
    let instance = plain_instance(cx.vm, class);
    cx.stack[first - 1] = instance;
    let flow = enter_at(cx, Callee::with(init, Action::Init, dst, instance), first - 1, n + 1);
    if !matches!(flow, Some(Flow::Switch)) {
        cx.stack[first - 1] = callee;
    }
    flow
}

/// Makes an exception of a class with an `__init__` of the guest's, which is entered where the arguments stand.
fn exception_at(cx: &mut Cx<'_>, class: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    let init = cx.vm.lookup(class, names::INIT).filter(|init| init.is_kind(Kind::Function))?;
    if cx.vm.is_subclass(class, classes::OS_ERROR) {
        return None;
    }
    let exc = cx.vm.new_exception(class, &cx.stack[first..first + n]);
    let callee = std::mem::replace(&mut cx.stack[first - 1], exc);
    let flow = enter_at(cx, Callee::with(init, Action::Init, dst, exc), first - 1, n + 1);
    if !matches!(flow, Some(Flow::Switch)) {
        cx.stack[first - 1] = callee;
    }
    flow
}

/// Calls a class whose `__new__` is a function: it is entered where the class and the arguments stand.
fn new_at(cx: &mut Cx<'_>, class: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    let new = cx.vm.lookup(class, names::NEW);
    let new = cx.vm.new_function(new)?;
    if cx.vm.class(class).flags.tuple_items
        && let Some(made) = made_at_once(cx, class, new, first, n)
    {
        cx.set(dst, made);
        return Some(Flow::Next);
    }
    // The class may stand in front of the place for a receiver.
    let callee = std::mem::replace(&mut cx.stack[first - 1], class);
    let kept = cx.vm.heap.new_tuple(&cx.stack[first - 1..first + n]);
    let flow = enter_at(cx, Callee::with(new, Action::New, dst, kept), first - 1, n + 1);
    if !matches!(flow, Some(Flow::Switch)) {
        cx.stack[first - 1] = callee;
    }
    flow
}

/// What the `__new__` of a class derived from `tuple` makes, where it is small enough to be asked, as that of a named tuple is, and no
/// `__init__` follows.
fn made_at_once(cx: &mut Cx<'_>, class: Value, new: Value, first: usize, n: usize) -> Option<Value> {
    if !cx.vm.lookup(class, names::INIT)?.same(object_init(cx.vm)) {
        return None;
    }
    if let Some(made) = fields::instance(cx, class, new, first, n) {
        return Some(made);
    }
    let mut given = [class; 9];
    let given = given.get_mut(..n + 1)?;
    given[1..].copy_from_slice(cx.stack.get(first..first + n)?);
    let made = leaf::value(cx.vm, new, given).ok()??;
    (made.is_kind(Kind::Instance) && cx.vm.class_of(made).same(class)).then_some(made)
}

/// `__new__` gave a value: `kept` says what was called, and with what.
pub fn initialise(cx: &mut Cx<'_>, dst: u8, kept: Value, value: Value) -> Flow {
    let kept: TupleItems = kept.is(Kind::Tuple).map(|kept| cx.vm.heap.tuple(kept).into()).unwrap_or_default();
    let (named, class, args) = match *kept {
        [named, class, ref args @ ..] if named.is_kind(Kind::Dict) => (named, class, args),
        [class, ref args @ ..] => (Value::NONE, class, args),
        [] => (Value::NONE, Value::NONE, &[][..]),
    };
    let of = cx.vm.class_of(value);
    let init = match of.same(class) || cx.vm.is_subclass(of, class) {
        true => cx.vm.lookup(of, names::INIT),
        false => None,
    };
    match init.filter(|init| !init.same(object_init(cx.vm))) {
        None => {
            cx.set(dst, value);
            Flow::Next
        }
        Some(init) if init.is_kind(Kind::Function) => {
            let named = match named.is(Kind::Dict) {
                Some(named) => cx.vm.heap.dict(named).items().map(|e| (e.key, e.value)).collect(),
                None => Vec::new(),
            };
            let with_self = [&[value], args].concat();
            function(cx, Callee::with(init, Action::Init, dst, value), with_self, named)
        }
        Some(_) => {
            let callee = cx.vm.image.prelude("init_new");
            let args = cx.vm.heap.new_tuple(args);
            let named = match named.is(Kind::Dict) {
                Some(_) => named,
                None => cx.vm.heap.new_dict(DictObj::default()),
            };
            invoke_with(cx, Callee::store(callee, dst), &[value, args, named])
        }
    }
}

/// `object.__init__`, which takes what a `__new__` took.
fn object_init(vm: &mut crate::vm::Vm) -> Value {
    vm.lookup(classes::OBJECT, names::INIT).unwrap_or(Value::NONE)
}

/// Calls anything with a few positional arguments that stand nowhere yet.
pub fn invoke_with(cx: &mut Cx<'_>, to: Callee, args: &[Value]) -> Flow {
    if let Some(handle) = to.callee.is(Kind::Function) {
        let first = top(cx);
        if cx.vm.heap.function(handle).direct.arguments as usize == args.len()
            && cx.frames.len() < cx.vm.recursion_limit
        {
            return enter_direct(cx, to, first, args);
        }
        cx.ensure(first);
        cx.stack[first..first + args.len()].copy_from_slice(args);
        if let Some(flow) = enter_at(cx, to, first, args.len()) {
            return flow;
        }
    }
    if to.callee.is_kind(Kind::Native)
        && let Some(flow) = native_call::direct(cx, to, args)
    {
        return flow;
    }
    invoke(cx, to, args.to_vec(), Vec::new())
}

/// Enters a function that takes just these arguments, above the running frame.
fn enter_direct(cx: &mut Cx<'_>, to: Callee, first: usize, args: &[Value]) -> Flow {
    cx.ensure(first);
    cx.vm.meter.slice -= 1;
    let function = cx.vm.heap.function(to.callee.handle());
    let n_bound = args.len() + function.cells.len();
    let registers = &mut cx.stack[first..first + (function.direct.registers as usize).max(n_bound)];
    let (given, rest) = registers.split_at_mut(args.len());
    given.copy_from_slice(args);
    let (cells, rest) = rest.split_at_mut(function.cells.len());
    cells.copy_from_slice(&function.cells);
    rest.fill(Value::UNDEF);
    let pc = cx.pc as u32;
    if let Some(caller) = cx.frames.last_mut() {
        caller.pc = pc;
    }
    let direct = function.direct;
    let frame = Frame::at(function.unit, function.body, direct.start, first, direct.registers);
    cx.frames.push(frame.for_caller(to.dst, to.action, to.extra));
    Flow::Switch
}

/// Where the registers of a frame above the running one may begin.
pub fn top(cx: &Cx<'_>) -> usize {
    cx.frames.last().map_or(0, Frame::end)
}

/// Zero-argument `super()`.
pub fn call_super(cx: &mut Cx<'_>, dst: u8, f: u8) -> Flow {
    let callee = cx.reg(f);
    if !callee.same(classes::SUPER) {
        return invoke(cx, Callee::store(callee, dst), Vec::new(), Vec::new());
    }
    let open = |cx: &Cx<'_>, v: Value| match v.is(Kind::Cell) {
        Some(handle) => cx.vm.heap.cell(handle).0,
        None => v,
    };
    let (class, object) = (open(cx, cx.reg(f + 1)), open(cx, cx.reg(f + 2)));
    if object.is_undef() {
        return cx.vm.raise(classes::RUNTIME_ERROR, "super(): arg[0] deleted").into();
    }
    if class.is_undef() {
        return cx.vm.raise(classes::RUNTIME_ERROR, "super(): empty __class__ cell").into();
    }
    match crate::types::super_::make(cx.vm, class, object) {
        Ok(value) => {
            cx.set(dst, value);
            Flow::Next
        }
        Err(stop) => stop.into(),
    }
}

/// Calls anything with any arguments.
pub fn invoke(cx: &mut Cx<'_>, to: Callee, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    let (mut to, mut args, mut kwargs) = (to, args, kwargs);
    // Bound methods and objects with `__call__` unwrap to a function; a chain of them is bounded.
    for _ in 0..64 {
        let callee = to.callee;
        match callee.kind() {
            Kind::Function => return function(cx, to, args, kwargs),
            Kind::Native => return native_call::native(cx, to, args, kwargs),
            Kind::Bound => {
                let bound = cx.vm.heap.bound(callee.handle());
                to.callee = bound.func;
                args.insert(0, bound.self_);
            }
            Kind::Class => match class(cx, to, &args, &kwargs) {
                Ok(flow) => return flow,
                Err(function) => {
                    to.callee = function;
                    args.insert(0, callee);
                }
            },
            Kind::Tool => {
                let plain = kwargs.into_iter().map(|(name, value)| (cx.vm.unwrap(name), value)).collect();
                return tools::call(cx, to, args.into(), plain);
            }
            Kind::Descr => match cx.vm.heap.descr(callee.handle()) {
                DescrObj::StaticMethod(f) => to.callee = *f,
                _ => return not_callable(cx, callee),
            },
            Kind::Pending => {
                // What is called is looked at.
                return super::look::value_then(cx, callee, to, args, kwargs);
            }
            _ if let Some((function, held, named)) = partial(cx.vm, callee) => {
                args.splice(0..0, cx.vm.heap.tuple(held).iter().copied());
                kwargs = match with_held(cx.vm, named, kwargs) {
                    Ok(kwargs) => kwargs,
                    Err(stop) => return stop.into(),
                };
                to.callee = function;
            }
            _ => match cx.vm.special(callee, names::CALL) {
                Some(method) => {
                    match cx.vm.bind(method, callee, Value::UNDEF) {
                        Ok(crate::attribute::Attr::Method(f)) => {
                            to.callee = f;
                            args.insert(0, callee);
                        }
                        Ok(crate::attribute::Attr::Value(f)) => to.callee = f,
                        Ok(crate::attribute::Attr::Call(getter, given, n)) => {
                            to.callee = cx.vm.image.prelude("call_got");
                            let given = cx.vm.heap.new_tuple(given[..n].to_vec());
                            args.splice(0..0, [getter, given]);
                        }
                        _ => {
                            to.callee = method;
                            args.insert(0, callee);
                        }
                    };
                }
                None => return not_callable(cx, callee),
            },
        }
    }
    cx.vm
        .raise(classes::RECURSION_ERROR, "maximum recursion depth exceeded while calling a Python object")
        .into()
}

/// The arguments of special methods, the object itself with them, are no more than these.
const SPECIAL: usize = 4;

/// Calls a special method that was found on the type of a value, as it is bound to it.
pub fn special(cx: &mut Cx<'_>, to: Callee, value: Value, rest: &[Value]) -> Flow {
    // A function is bound by what stands in front of its arguments.
    if to.callee.is_kind(Kind::Function) && rest.len() < SPECIAL {
        let mut args = [value; SPECIAL];
        args[1..=rest.len()].copy_from_slice(rest);
        return invoke_with(cx, to, &args[..=rest.len()]);
    }
    // So does the method of a builtin that a class of the guest inherits, as the operators of an `IntEnum`.
    if let Some(native) = to.callee.is(Kind::Native)
        && rest.len() < SPECIAL
        && let info = &cx.vm.natives[native as usize]
        && info.is_method()
        && !info.is_new()
    {
        let mut args = [value; SPECIAL];
        args[1..=rest.len()].copy_from_slice(rest);
        if let Some(flow) = native_call::direct(cx, to, &args[..=rest.len()]) {
            return flow;
        }
    }
    let class = cx.vm.class_of(value);
    match cx.vm.bind(to.callee, value, class) {
        Ok(crate::attribute::Attr::Value(f)) if !f.same(to.callee) || !f.is_kind(Kind::Native) => {
            invoke_with(cx, Callee { callee: f, ..to }, rest)
        }
        Ok(crate::attribute::Attr::Call(getter, args, n)) => got(cx, to, getter, &args[..n], rest),
        Ok(_) => invoke_with(cx, to, &[&[value], rest].concat()),
        Err(stop) => stop.into(),
    }
}

/// Calls what a getter of the guest gives.
pub fn got(cx: &mut Cx<'_>, to: Callee, getter: Value, given: &[Value], rest: &[Value]) -> Flow {
    let callee = cx.vm.image.prelude("call_got");
    let given = cx.vm.heap.new_tuple(given.to_vec());
    invoke_with(cx, Callee { callee, ..to }, &[&[getter, given], rest].concat())
}

/// What is called cannot be.
pub fn not_callable(cx: &mut Cx<'_>, callee: Value) -> Flow {
    let name = cx.vm.type_name(callee);
    cx.vm.type_error(format!("'{name}' object is not callable")).into()
}

/// Calls a class; `Err` with the function that does it when it is not one of the direct ways.
fn class(cx: &mut Cx<'_>, to: Callee, args: &[Value], kwargs: &[(Value, Value)]) -> Result<Flow, Value> {
    let class = to.callee;
    let object = cx.vm.class(class);
    match object.construct {
        Construct::Native(index) => {
            let native = Value::new(Kind::Native, index);
            Ok(native_call::native(cx, Callee { callee: native, ..to }, args.to_vec(), kwargs.to_vec()))
        }
        Construct::Plain | Construct::Container => {
            let holds = object.construct == Construct::Container;
            let Some(init) = cx.vm.lookup(class, names::INIT) else {
                return Err(cx.vm.image.prelude("type_call"));
            };
            if init.is_kind(Kind::Native) && !holds {
                if !args.is_empty() || !kwargs.is_empty() {
                    let name = cx.vm.class_name(class);
                    return Ok(cx.vm.type_error(format!("{name}() takes no arguments")).into());
                }
                let instance = plain_instance(cx.vm, class);
                return Ok(deliver::value(cx, to.action, to.dst, to.extra, instance));
            }
            if to.action != Action::Store || !matches!(init.kind(), Kind::Function | Kind::Native) {
                return Err(cx.vm.image.prelude("type_call"));
            }
            let instance = plain_instance(cx.vm, class);
            let mut with_self = Vec::with_capacity(args.len() + 1);
            with_self.push(instance);
            with_self.extend_from_slice(args);
            let entered = Callee::with(init, Action::Init, to.dst, instance);
            Ok(match init.kind() {
                Kind::Native => native_call::native(cx, entered, with_self, kwargs.to_vec()),
                _ => function(cx, entered, with_self, kwargs.to_vec()),
            })
        }
        Construct::Exception => {
            let Some(init) = cx.vm.lookup(class, names::INIT) else {
                return Err(cx.vm.image.prelude("type_call"));
            };
            // `OSError.__init__` sets the arguments, if that of a subclass calls it.
            let waits = !init.is_kind(Kind::Native) && cx.vm.is_subclass(class, classes::OS_ERROR);
            let exc = cx.vm.new_exception(class, if waits { &[] } else { args });
            if init.is_kind(Kind::Native) {
                let made = crate::types::exception::initialise(cx.vm, exc, args, kwargs);
                return Ok(match made {
                    Ok(()) => deliver::value(cx, to.action, to.dst, to.extra, exc),
                    Err(stop) => stop.into(),
                });
            }
            if to.action != Action::Store || !init.is_kind(Kind::Function) {
                return Err(cx.vm.image.prelude("type_call"));
            }
            let mut with_self = vec![exc];
            with_self.extend_from_slice(args);
            let init = Callee::with(init, Action::Init, to.dst, exc);
            Ok(function(cx, init, with_self, kwargs.to_vec()))
        }
        Construct::New if to.action == Action::Store => {
            let new = cx.vm.lookup(class, names::NEW);
            let Some(new) = cx.vm.new_function(new) else { return Err(cx.vm.image.prelude("type_call")) };
            let with_class = [&[class], args].concat();
            let mut kept = with_class.clone();
            if !kwargs.is_empty() {
                let named = cx.vm.heap.new_dict(DictObj::default());
                for (name, value) in kwargs {
                    if !name.is_kind(Kind::Str) {
                        return Err(cx.vm.image.prelude("type_call"));
                    }
                    cx.vm.dict_set_name(named, *name, *value);
                }
                kept.insert(0, named);
            }
            let kept = cx.vm.heap.new_tuple(kept);
            Ok(function(cx, Callee::with(new, Action::New, to.dst, kept), with_class, kwargs.to_vec()))
        }
        Construct::Generic | Construct::New => Err(match cx.vm.lookup(object.metaclass, names::CALL) {
            Some(call) if call.is_kind(Kind::Function) => call,
            _ => cx.vm.image.prelude("type_call"),
        }),
    }
}

/// Calls a function written in Python.
pub fn function(cx: &mut Cx<'_>, to: Callee, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    let handle = to.callee.handle();
    let function = cx.vm.heap.function(handle);
    let (unit, body) = (function.unit, function.body);
    let entry = cx.units.get(unit).entry(body);
    let first = top(cx);
    cx.ensure(first);
    if kwargs.is_empty() && args.len() <= WINDOW {
        cx.stack[first..first + args.len()].copy_from_slice(&args);
        if let Some(flow) = enter_at(cx, to, first, args.len()) {
            return flow;
        }
    }
    if bind_where_they_stand(cx, handle, first, &args, &kwargs).is_some() {
        return enter_bound(cx, to, first, unit, body, entry);
    }
    match bind::general(cx, handle, args, kwargs) {
        Ok(mut parameters) => {
            if entry.spilled {
                parameters = vec![cx.vm.heap.new_list(parameters)];
            }
            cx.stack[first..first + parameters.len()].copy_from_slice(&parameters);
            enter_bound(cx, to, first, unit, body, entry)
        }
        Err(stop) => stop.into(),
    }
}

/// Binds a few arguments as the loop does, to the registers from `first` on; `None` where that is not all there is to do.
fn bind_where_they_stand(
    cx: &mut Cx<'_>,
    function: u32,
    first: usize,
    args: &[Value],
    kwargs: &[(Value, Value)],
) -> Option<u8> {
    /// More names take more time than they save.
    const FEW: usize = 16;
    let (n, given) = (args.len(), args.len() + kwargs.len());
    if kwargs.is_empty() || given > FEW || !kwargs.iter().all(|(name, _)| name.is_kind(Kind::Str)) {
        return None;
    }
    let mut names = [Value::UNDEF; FEW];
    for (place, (name, _)) in names.iter_mut().zip(kwargs) {
        *place = *name;
    }
    let names = cx.vm.heap.new_tuple(&names[..kwargs.len()]);
    let registers = cx.stack.get_mut(first..)?;
    registers.get_mut(..n)?.copy_from_slice(args);
    for (place, (_, value)) in registers.get_mut(n..given)?.iter_mut().zip(kwargs) {
        *place = *value;
    }
    bind::plain(cx.vm, cx.units, function, registers, 0, given, names)
}

/// Pushes a frame with these registers above the running one.
pub fn push(
    cx: &mut Cx<'_>,
    to: Callee,
    unit: u32,
    body: u32,
    pc: u32,
    registers: &[Value],
    generator: Value,
) -> Flow {
    let base = top(cx);
    if let Err(stop) = check_depth(cx, unit) {
        return stop.into();
    }
    let pc_now = cx.pc as u32;
    if let Some(frame) = cx.frames.last_mut() {
        frame.pc = pc_now;
    }
    cx.ensure(base);
    cx.stack[base..base + registers.len()].copy_from_slice(registers);
    let frame = Frame::at(unit, body, pc, base, registers.len() as u16);
    cx.frames.push(frame.for_caller(to.dst, to.action, to.extra).of_generator(generator));
    Flow::Switch
}

/// Raises `RecursionError` when the stack has too many frames.
fn check_depth(cx: &mut Cx<'_>, unit: u32) -> Res<()> {
    let n = cx.frames.len();
    if n < cx.vm.recursion_limit {
        return Ok(());
    }
    // Frames of the prelude do not count as the guest's.
    let units = cx.units;
    let guest = cx.frames.iter().filter(|f| !units.get(f.unit).code.prelude).count();
    let prelude = units.get(unit).code.prelude;
    if guest >= cx.vm.recursion_limit && !prelude || n >= cx.vm.recursion_limit * 3 + 1000 {
        return Err(cx.vm.raise(classes::RECURSION_ERROR, "maximum recursion depth exceeded"));
    }
    Ok(())
}
