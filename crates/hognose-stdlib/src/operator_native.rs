//! `_operator`: the operators as functions, for builtin operands.
//!
//! Where the class of an operand decides, the twins in the prelude apply the operator itself.

use hognose_vm::exec::{ArithWhich, CompareWhich, UnaryWhich};
use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::objects::InstanceObj;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types::operator;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_operator" {
        add(Obj, Obj) "a, b, /";
        sub(Obj, Obj) "a, b, /";
        mul(Obj, Obj) "a, b, /";
        truediv(Obj, Obj) "a, b, /";
        floordiv(Obj, Obj) "a, b, /";
        "mod" modulo(Obj, Obj) "a, b, /";
        pow(Obj, Obj) "a, b, /";
        matmul(Obj, Obj) "a, b, /";
        lshift(Obj, Obj) "a, b, /";
        rshift(Obj, Obj) "a, b, /";
        and_(Obj, Obj) "a, b, /";
        or_(Obj, Obj) "a, b, /";
        xor(Obj, Obj) "a, b, /";
        lt(Obj, Obj) "a, b, /";
        le(Obj, Obj) "a, b, /";
        eq(Obj, Obj) "a, b, /";
        ne(Obj, Obj) "a, b, /";
        ge(Obj, Obj) "a, b, /";
        gt(Obj, Obj) "a, b, /";
        neg(Obj) "a, /";
        pos(Obj) "a, /";
        inv(Obj) "a, /";
        invert(Obj) "a, /";
        not_(Obj) "a, /";
        truth(Obj) "a, /";
        is_(Obj, Obj) "a, b, /";
        is_not(Obj, Obj) "a, b, /";
        getitem(Obj, Obj) "a, b, /";
    }
    pub ITEM_GETTER: methods of "itemgetter" {
        raw "make" make_item_getter "*items, **kwargs";
    }
    pub ATTR_GETTER: methods of "attrgetter" {
        raw "make" make_attr_getter "*attrs, **kwargs";
    }
}

/// `itemgetter(…)`: all keys, if these are several, and the first one.
fn make_item_getter(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.item_getter;
    let [kwargs, items @ ..] = args else { return Err(Stop::Python) };
    let (true, Some(first)) = (kwargs.is_undef(), items.first()) else { return Err(Stop::Python) };
    let all = if items.len() > 1 { vm.heap.new_tuple(items) } else { Value::NONE };
    let mut getter = InstanceObj { shape, ..InstanceObj::default() };
    getter.set_slot(0, all);
    getter.set_slot(1, *first);
    Ok(vm.heap.new_instance(getter))
}

/// `attrgetter(name)`: the names, the one name if it has no dots, and the parts of each. Several names are for Python.
fn make_attr_getter(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.attr_getter;
    let [kwargs, name] = *args else { return Err(Stop::Python) };
    let text = name.is(Kind::Str).filter(|_| kwargs.is_undef()).ok_or(Stop::Python)?;
    if vm.heap.str_obj(text).latin1().is_none_or(|text| text.contains(&b'.')) {
        return Err(Stop::Python);
    }
    let (names, path) = (vm.heap.new_tuple([name]), vm.heap.new_tuple([name]));
    let paths = vm.heap.new_list(vec![path]);
    let mut getter = InstanceObj { shape, ..InstanceObj::default() };
    for (slot, value) in [names, name, paths].into_iter().enumerate() {
        getter.set_slot(slot, value);
    }
    Ok(vm.heap.new_instance(getter))
}

macro_rules! binary {
    ($($name:ident $which:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Obj, b: Obj) -> Res {
            operator::binary(vm, ArithWhich::$which, a.0, b.0)?.ok_or(Stop::Python)
        }
    )*};
}

binary! {
    add Add; sub Sub; mul Mul; truediv TrueDiv; floordiv FloorDiv; modulo Mod; pow Pow; matmul MatMul;
    lshift Shl; rshift Shr; and_ And; or_ Or; xor Xor;
}

macro_rules! ordering {
    ($($name:ident $which:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Obj, b: Obj) -> Res {
            vm.order(a.0, b.0, CompareWhich::$which)?.map(Value::bool).ok_or(Stop::Python)
        }
    )*};
}

ordering! { lt Lt; le Le; ge Ge; gt Gt; }

fn eq(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    vm.equal(a.0, b.0).map(Value::bool)
}

fn ne(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    // A class of the guest may have a `__ne__` of its own.
    if [a.0, b.0].iter().any(|v| matches!(v.kind(), Kind::Instance | Kind::Exc | Kind::Class)) {
        return Err(Stop::Python);
    }
    vm.equal(a.0, b.0).map(|equal| Value::bool(!equal))
}

macro_rules! unary {
    ($($name:ident $which:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Obj) -> Res {
            operator::unary(vm, UnaryWhich::$which, a.0)?.ok_or(Stop::Python)
        }
    )*};
}

unary! { neg Neg; pos Pos; inv Invert; invert Invert; }

fn not_(vm: &mut Vm, a: Obj) -> Res {
    vm.truth(a.0).map(|truth| Value::bool(!truth))
}

fn truth(vm: &mut Vm, a: Obj) -> Res {
    vm.truth(a.0).map(Value::bool)
}

fn is_(_: &mut Vm, a: Obj, b: Obj) -> Res {
    Ok(Value::bool(a.0.same(b.0)))
}

fn is_not(_: &mut Vm, a: Obj, b: Obj) -> Res {
    Ok(Value::bool(!a.0.same(b.0)))
}

fn getitem(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    hognose_vm::types::get_item(vm, a.0, b.0)?.ok_or(Stop::Python)
}
