//! `None`, `...` and `NotImplemented`: their classes give the one instance there is.

use crate::native::Obj;
use crate::stop::Res;
use crate::value::Value;
use crate::vm::Vm;

crate::natives! {
    pub NONE: methods of "NoneType" {
        raw "make" none "*args, **kwargs";
        "__bool__" not_true(Obj) "self, /";
    }
    pub ELLIPSIS: methods of "ellipsis" {
        raw "make" ellipsis "*args, **kwargs";
        "__reduce__" reduce_ellipsis(Obj) "self, /";
    }
    pub NOT_IMPLEMENTED: methods of "NotImplementedType" {
        raw "make" not_implemented "*args, **kwargs";
        "__reduce__" reduce_not_implemented(Obj) "self, /";
    }
}

fn only(vm: &mut Vm, args: &[Value], name: &str, value: Value) -> Res {
    if args.len() > 1 || !args[0].is_undef() {
        return Err(vm.type_error(format!("{name} takes no arguments")));
    }
    Ok(value)
}

fn none(vm: &mut Vm, args: &[Value]) -> Res {
    only(vm, args, "NoneType", Value::NONE)
}

fn ellipsis(vm: &mut Vm, args: &[Value]) -> Res {
    only(vm, args, "ellipsis", Value::ELLIPSIS)
}

fn not_implemented(vm: &mut Vm, args: &[Value]) -> Res {
    only(vm, args, "NotImplementedType", Value::NOT_IMPLEMENTED)
}

fn not_true(_: &mut Vm, _: Obj) -> Res {
    Ok(Value::FALSE)
}

fn reduce_ellipsis(vm: &mut Vm, _: Obj) -> Res {
    Ok(vm.intern("Ellipsis"))
}

fn reduce_not_implemented(vm: &mut Vm, _: Obj) -> Res {
    Ok(vm.intern("NotImplemented"))
}
