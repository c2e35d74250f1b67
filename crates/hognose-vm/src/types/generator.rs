//! Generators, coroutines and asynchronous generators: their methods and attributes.

use hognose_bytecode::Op;

use crate::classes;
use crate::exec::Cx;
use crate::native::{FromArg, Obj, SelfGen};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::{Input, Request, Vm};

crate::natives! {
    pub GENERATOR: methods of "generator" {
        "send" send_to_generator(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        "close" close_generator(SelfGen) "self, /";
        "__next__" next_of_generator(SelfGen) "self, /";
        "__iter__" itself(SelfGen) "self, /";
        "get:gi_running" running(SelfGen) "self, /";
        "get:gi_suspended" suspended(SelfGen) "self, /";
        "get:gi_frame" frame_of(SelfGen) "self, /";
        "get:gi_code" code(SelfGen) "self, /";
        frame "get:gi_yieldfrom" delegate "self, /";
        "get:__name__" name(SelfGen) "self, /";
        "set:__name__" set_name(SelfGen, Obj) "self, value, /";
        "get:__qualname__" qualname(SelfGen) "self, /";
        "set:__qualname__" set_qualname(SelfGen, Obj) "self, value, /";
    }
    pub COROUTINE: methods of "coroutine" {
        "send" send_to_coroutine(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        "close" close_coroutine(SelfGen) "self, /";
        raw "__await__" python "self, /";
        "get:cr_running" running(SelfGen) "self, /";
        "get:cr_suspended" suspended(SelfGen) "self, /";
        "get:cr_frame" frame_of(SelfGen) "self, /";
        "get:cr_code" code(SelfGen) "self, /";
        frame "get:cr_await" delegate "self, /";
        "get:cr_origin" no_origin(SelfGen) "self, /";
        "get:__name__" name(SelfGen) "self, /";
        "set:__name__" set_name(SelfGen, Obj) "self, value, /";
        "get:__qualname__" qualname(SelfGen) "self, /";
        "set:__qualname__" set_qualname(SelfGen, Obj) "self, value, /";
    }
    pub ASYNC_GENERATOR: methods of "async_generator" {
        "__aiter__" itself(SelfGen) "self, /";
        raw "__anext__" python "self, /";
        raw "asend" python "self, value, /";
        raw "athrow" python "self, typ, val=None, tb=None, /";
        raw "aclose" python "self, /";
        "get:ag_running" running(SelfGen) "self, /";
        "get:ag_suspended" suspended(SelfGen) "self, /";
        "get:ag_frame" frame_of(SelfGen) "self, /";
        "get:ag_code" code(SelfGen) "self, /";
        frame "get:ag_await" delegate "self, /";
        "get:__name__" name(SelfGen) "self, /";
        "set:__name__" set_name(SelfGen, Obj) "self, value, /";
        "get:__qualname__" qualname(SelfGen) "self, /";
        "set:__qualname__" set_qualname(SelfGen, Obj) "self, value, /";
    }
    pub WRAPPER: methods of "coroutine_wrapper" {
        send(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        close(SelfGen) "self, /";
        "__next__" next(SelfGen) "self, /";
        "__iter__" itself(SelfGen) "self, /";
    }
    pub ASEND: methods of "async_generator_asend" {
        send(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        raw "close" python "self, /";
        "__next__" next(SelfGen) "self, /";
        "__iter__" itself(SelfGen) "self, /";
        "__await__" itself(SelfGen) "self, /";
    }
    pub ATHROW: methods of "async_generator_athrow" {
        send(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        raw "close" python "self, /";
        "__next__" next(SelfGen) "self, /";
        "__iter__" itself(SelfGen) "self, /";
        "__await__" itself(SelfGen) "self, /";
    }
    pub ANEXT: methods of "anext_awaitable" {
        send(SelfGen, Value) "self, value, /";
        raw "throw" throw "self, typ, val=None, tb=None, /";
        close(SelfGen) "self, /";
        "__next__" next(SelfGen) "self, /";
        "__iter__" itself(SelfGen) "self, /";
        "__await__" itself(SelfGen) "self, /";
    }
}

fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

/// A step of an asynchronous generator that has not begun takes what it is given first for its generator: the twins in
/// the prelude find it in the registers of their parameters.
fn first_step(vm: &mut Vm, generator: u32, parameter: usize, given: Value) -> Res<bool> {
    let object = vm.heap.generator(generator);
    let sends = object.facade.same(classes::ASYNC_GENERATOR_ASEND);
    let throws = object.facade.same(classes::ASYNC_GENERATOR_ATHROW);
    if object.state != GenState::Created || !(sends || throws || object.facade.same(classes::ANEXT_AWAITABLE)) {
        return Ok(false);
    }
    if parameter == SENT && !sends {
        let text = "can't send non-None value to a just-started coroutine";
        return Err(vm.raise(classes::RUNTIME_ERROR, text));
    }
    if let Some(register) = vm.heap.generator_mut(generator).registers.get_mut(parameter) {
        *register = given;
    }
    Ok(true)
}

/// The parameter of `step_asend` that is sent.
const SENT: usize = 1;
/// The parameter of `step_asend`, `step_athrow` and `step_aclose` that is thrown before anything is sent.
const THROWN: usize = 2;

fn send(vm: &mut Vm, generator: SelfGen, value: Value) -> Res {
    if !value.is_none() && first_step(vm, generator.0, SENT, value)? {
        return next(vm, generator);
    }
    vm.ask(Request::Resume { generator: generator.value(), input: Input::Send(value) })
}

fn next(vm: &mut Vm, generator: SelfGen) -> Res {
    vm.ask(Request::Resume { generator: generator.value(), input: Input::Send(Value::NONE) })
}

/// `self` of a method that is one of this class alone.
fn only(vm: &Vm, generator: SelfGen, class: Value) -> Res<SelfGen> {
    if vm.class_of(generator.value()).same(class) { Ok(generator) } else { Err(Stop::Receiver) }
}

fn send_to_generator(vm: &mut Vm, generator: SelfGen, value: Value) -> Res {
    let generator = only(vm, generator, classes::GENERATOR)?;
    send(vm, generator, value)
}

fn next_of_generator(vm: &mut Vm, generator: SelfGen) -> Res {
    let generator = only(vm, generator, classes::GENERATOR)?;
    next(vm, generator)
}

fn close_generator(vm: &mut Vm, generator: SelfGen) -> Res {
    let generator = only(vm, generator, classes::GENERATOR)?;
    close(vm, generator)
}

fn send_to_coroutine(vm: &mut Vm, coroutine: SelfGen, value: Value) -> Res {
    let coroutine = only(vm, coroutine, classes::COROUTINE)?;
    send(vm, coroutine, value)
}

fn close_coroutine(vm: &mut Vm, coroutine: SelfGen) -> Res {
    let coroutine = only(vm, coroutine, classes::COROUTINE)?;
    close(vm, coroutine)
}

/// `gen.throw(exc)`, or the old form with a class and a value.
fn throw(vm: &mut Vm, args: &[Value]) -> Res {
    let (generator, class, value) = (args[0], args[1], args[2]);
    if !generator.is_kind(Kind::Gen) {
        return Err(Stop::Receiver);
    }
    if value.given().is_some() || args[3].given().is_some() {
        // Deprecated: the twin warns.
        return Err(Stop::Python);
    }
    let exc = if class.is_kind(Kind::Exc) {
        class
    } else if class.is_kind(Kind::Class) && vm.is_subclass(class, classes::BASE_EXCEPTION) {
        return Err(Stop::Python);
    } else {
        let found = vm.type_name(class);
        let text = format!("exceptions must be classes or instances deriving from BaseException, not {found}");
        return Err(vm.type_error(text));
    };
    if first_step(vm, generator.handle(), THROWN, exc)? {
        return vm.ask(Request::Resume { generator, input: Input::Send(Value::NONE) });
    }
    vm.ask(Request::Resume { generator, input: Input::Throw(exc) })
}

fn close(vm: &mut Vm, generator: SelfGen) -> Res {
    vm.ask(Request::Resume { generator: generator.value(), input: Input::Close })
}

fn itself(_: &mut Vm, generator: SelfGen) -> Res {
    Ok(generator.value())
}

fn running(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(Value::bool(vm.heap.generator(generator.0).state == GenState::Running))
}

fn suspended(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(Value::bool(vm.heap.generator(generator.0).state == GenState::Suspended))
}

/// What tells the place where a generator is; the prelude makes it. Variables are not shown.
fn frame_of(vm: &mut Vm, generator: SelfGen) -> Res {
    match vm.heap.generator(generator.0).state {
        GenState::Closed => Ok(Value::NONE),
        _ => Err(Stop::Python),
    }
}

/// Coroutines do not keep where they were made.
fn no_origin(_: &mut Vm, _: SelfGen) -> Res {
    Ok(Value::NONE)
}

/// The iterator that a suspended `yield from` or `await` drives.
fn delegate(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let generator = SelfGen::from_arg(cx.vm, args[0])?;
    let object = cx.vm.heap.generator(generator.0);
    if object.state != GenState::Suspended {
        return Ok(Value::NONE);
    }
    let unit = cx.units.get(object.unit);
    let delegate = match unit.code.ops.get((object.pc as usize).wrapping_sub(1)) {
        Some(Op::YieldFrom { iter, .. }) => object.registers.get(iter.0 as usize).copied(),
        _ => None,
    };
    // A call that nobody has answered is no object that a guest could look at.
    Ok(delegate.filter(|v| !v.is_undef() && !v.is_kind(Kind::Pending)).unwrap_or(Value::NONE))
}

fn code(vm: &mut Vm, generator: SelfGen) -> Res {
    let object = vm.heap.generator(generator.0);
    let (unit, body) = (object.unit, object.body);
    Ok(vm.heap.code_of(unit, body))
}

fn name(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(vm.heap.generator(generator.0).name)
}

fn set_name(vm: &mut Vm, generator: SelfGen, value: Obj) -> Res {
    if !value.0.is_kind(Kind::Str) {
        return Err(vm.type_error("__name__ must be set to a string object"));
    }
    vm.heap.generator_mut(generator.0).name = value.0;
    Ok(Value::NONE)
}

fn qualname(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(vm.heap.generator(generator.0).qualname)
}

fn set_qualname(vm: &mut Vm, generator: SelfGen, value: Obj) -> Res {
    if !value.0.is_kind(Kind::Str) {
        return Err(vm.type_error("__qualname__ must be set to a string object"));
    }
    vm.heap.generator_mut(generator.0).qualname = value.0;
    Ok(Value::NONE)
}
