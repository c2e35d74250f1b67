//! Tools as values: what a function of the host answers for. Calling one is `exec::tools`.

use crate::native::Obj;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "tool" {
        "get:__name__" name(Obj) "self, /";
        "get:__qualname__" name(Obj) "self, /";
        "get:__module__" module(Obj) "self, /";
        "get:__doc__" doc(Obj) "self, /";
    }
}

/// The name under which the host knows it, split behind its module.
fn full_name(vm: &Vm, tool: Obj) -> Result<(Option<String>, String), Stop> {
    let Some(handle) = tool.0.is(Kind::Tool) else { return Err(Stop::Receiver) };
    let name = vm.show(vm.heap.tool(handle).name);
    Ok(match name.rsplit_once('.') {
        Some((module, name)) => (Some(module.to_string()), name.to_string()),
        None => (None, name),
    })
}

fn name(vm: &mut Vm, tool: Obj) -> Res {
    let (_, name) = full_name(vm, tool)?;
    Ok(vm.str(&name))
}

fn module(vm: &mut Vm, tool: Obj) -> Res {
    let (module, _) = full_name(vm, tool)?;
    Ok(match module {
        Some(module) => vm.str(&module),
        None => vm.str("__main__"),
    })
}

/// What the host says of it is for the model, which has read it before it wrote the program.
fn doc(vm: &mut Vm, tool: Obj) -> Res {
    full_name(vm, tool)?;
    Ok(Value::NONE)
}
