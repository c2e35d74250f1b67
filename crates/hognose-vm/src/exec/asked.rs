//! Which attribute an instruction asks for, told to the `AttributeError` that a hook or a getter lets pass.
//!
//! CPython names object and attribute in every error that leaves an attribute lookup without naming any, so that a
//! traceback can suggest other names (`PyObject_GetAttr`).

use hognose_bytecode::Op;

use super::Cx;
use super::attr::site_name;
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::value::{Kind, Value};

/// Names object and attribute in an `AttributeError` that leaves a call which the instruction in front of `pc` made for
/// an attribute, if it names none.
pub fn name_attribute(cx: &mut Cx<'_>, action: Action, exc: Value) {
    if !matches!(action, Action::Store | Action::GetAttr | Action::LoadMethod)
        || !cx.vm.is_instance(exc, classes::ATTRIBUTE_ERROR)
    {
        return;
    }
    let is_named = |field: Option<Value>| field.is_some_and(|value| !value.same(Value::NONE));
    if is_named(cx.vm.field(exc, names::EXC_NAME)) || is_named(cx.vm.field(exc, names::OBJ)) {
        return;
    }
    let Some((object, name)) = attribute(cx) else { return };
    cx.vm.set_field(exc, names::EXC_NAME, name);
    cx.vm.set_field(exc, names::OBJ, object);
}

/// Object and name, if the instruction in front of `pc` looks an attribute up: by itself, or by calling `getattr`.
fn attribute(cx: &Cx<'_>) -> Option<(Value, Value)> {
    match cx.op() {
        Op::GetAttr { obj, site, .. } | Op::LoadMethod { obj, site, .. } | Op::LoadMethodToCall { obj, site, .. } => {
            Some((cx.reg(obj.0), site_name(cx, site)))
        }
        Op::Call { f, n, .. } if n.0 >= 2 => {
            let native = &cx.vm.natives[cx.reg(f.0).is(Kind::Native)? as usize];
            let is_getattr = native.def.name == "getattr" && native.table.owner == "builtins";
            is_getattr.then(|| (cx.reg(f.0 + 1), cx.reg(f.0 + 2)))
        }
        _ => None,
    }
}
