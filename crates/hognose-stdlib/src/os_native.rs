//! `_os`: entropy, environment and files, which are capabilities of the host.

use hognose_vm::native::Obj;
use hognose_vm::native_args::IntArg;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "_os" {
        urandom(IntArg) "size, /";
        environment_get(Obj) "name, /";
        environment_all() "";
        raw "files" files "operation, /, *args";
    }
}

/// The operations on files, as their calls are named.
const FILES: [&str; 14] = [
    "files.read", "files.write", "files.append", "files.exists", "files.is_file", "files.is_dir", "files.list", "files.mkdir",
    "files.remove", "files.rmdir", "files.rename", "files.stat", "files.cwd", "files.open",
];

fn urandom(vm: &mut Vm, size: IntArg) -> Res {
    match size.0.as_int() {
        Some(n) if n < 0 => Err(vm.value_error("negative argument not allowed")),
        Some(n) if n <= 1 << 20 => vm.ask(Request::Capability { name: "entropy.bytes", args: vec![size.0] }),
        _ => Err(vm.value_error("at most 1048576 random bytes at once")),
    }
}

fn environment_get(vm: &mut Vm, name: Obj) -> Res {
    vm.ask(Request::Capability { name: "environment.get", args: vec![name.0] })
}

fn environment_all(vm: &mut Vm) -> Res {
    vm.ask(Request::Capability { name: "environment.all", args: Vec::new() })
}

/// An operation on files, by its name.
fn files(vm: &mut Vm, args: &[Value]) -> Res {
    let shown = match args.first() {
        Some(name) if name.is_kind(Kind::Str) => vm.show(*name),
        _ => String::new(),
    };
    match FILES.into_iter().find(|name| *name == shown) {
        Some(name) => vm.ask(Request::Capability { name, args: args[1..].to_vec() }),
        None => Err(vm.value_error("there is no such operation on files")),
    }
}
