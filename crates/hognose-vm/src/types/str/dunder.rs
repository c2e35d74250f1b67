//! The special methods of `str`.

use super::value;
use crate::exec::{ArithWhich, CompareWhich};
use crate::names;
use crate::native::{Conv, FromArg, Obj, SelfStr};
use crate::stop::{Res, Stop};
use crate::types::{index, operator, show};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The number of repetitions: an integer, or nothing that a sequence can be multiplied with.
#[derive(Clone, Copy, Debug)]
pub struct Times(pub Value);

impl FromArg for Times {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, times: Value) -> Res<Self> {
        if vm.int_ref(times).is_some() {
            return Ok(Times(times));
        }
        if times.is_kind(Kind::Pending) || vm.special(times, names::INDEX).is_some() {
            return Err(Stop::Python);
        }
        let name = vm.type_name(times);
        Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")))
    }
}

/// `sequence * n` for a method.
pub fn repeated(vm: &mut Vm, sequence: Value, times: Times) -> Res {
    operator::repeat(vm, sequence, times.0)
}

/// `a + b` for a method of a sequence, which leaves nothing to the other operand.
pub fn added(vm: &mut Vm, a: Value, b: Value) -> Res {
    if b.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    match operator::binary_payload(vm, ArithWhich::Add, a, b)? {
        Some(sum) => Ok(sum),
        None => Err(operator::unsupported(vm, ArithWhich::Add, a, b, false)),
    }
}

/// `a < b` and its like for a method; instances count as what they carry.
pub fn compared(vm: &mut Vm, a: Value, b: Value, which: CompareWhich) -> Res {
    let (a, b) = (vm.unwrap(a), vm.unwrap(b));
    let comparable = match a.kind() {
        Kind::Str => b.is_kind(Kind::Str),
        Kind::Bytes => matches!(b.kind(), Kind::Bytes | Kind::ByteArray | Kind::MemoryView),
        _ => matches!(b.kind(), Kind::Bytes | Kind::ByteArray | Kind::MemoryView | Kind::Array),
    };
    if !comparable {
        // A `bytearray` or a view compares with the bytes of a guest's object as well.
        if matches!(a.kind(), Kind::ByteArray | Kind::MemoryView) && vm.lends_bytes(b) {
            return Err(Stop::Python);
        }
        return Ok(Value::NOT_IMPLEMENTED);
    }
    match which {
        CompareWhich::Eq => vm.equal(a, b).map(Value::bool),
        CompareWhich::Ne => vm.equal(a, b).map(|e| Value::bool(!e)),
        _ => Ok(vm.order_payload(a, b, which, 0)?.map_or(Value::NOT_IMPLEMENTED, Value::bool)),
    }
}

macro_rules! comparisons {
    ($($name:ident $which:ident;)*) => {
        $(
            #[doc = concat!("`str.__", stringify!($which), "__`.")]
            pub fn $name(vm: &mut Vm, s: SelfStr, other: Obj) -> Res {
                compared(vm, value(s.0), other.0, CompareWhich::$which)
            }
        )*
    };
}

comparisons! { eq Eq; ne Ne; lt Lt; le Le; gt Gt; ge Ge; }

/// `str.__add__`.
pub fn add(vm: &mut Vm, s: SelfStr, other: Obj) -> Res {
    added(vm, value(s.0), other.0)
}

/// `str.__mul__` and `str.__rmul__`.
pub fn mul(vm: &mut Vm, s: SelfStr, times: Times) -> Res {
    repeated(vm, value(s.0), times)
}

/// `str.__mod__`.
pub fn modulo(vm: &mut Vm, s: SelfStr, args: Obj) -> Res {
    crate::types::percent::format(vm, value(s.0), args.0)
}

/// `str.__rmod__`.
pub fn rmod(vm: &mut Vm, s: SelfStr, format: Obj) -> Res {
    match vm.as_kind(format.0, Kind::Str) {
        Some(format) => crate::types::percent::format(vm, value(format), value(s.0)),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

/// `str.__contains__`.
pub fn contains(vm: &mut Vm, s: SelfStr, item: Obj) -> Res {
    crate::types::contains(vm, value(s.0), item.0).map(Value::bool)
}

/// `str.__getitem__`.
pub fn getitem(vm: &mut Vm, s: SelfStr, key: Obj) -> Res {
    Ok(index::get_payload_item(vm, value(s.0), key.0)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

/// `str.__len__`.
pub fn len(vm: &mut Vm, s: SelfStr) -> Res {
    let n = vm.heap.text(s.0).len();
    Ok(vm.heap.new_int(n as i64))
}

/// `str.__iter__`.
pub fn iter(vm: &mut Vm, s: SelfStr) -> Res {
    Ok(vm.iter_of(value(s.0))?.unwrap_or(Value::NONE))
}

/// `str.__hash__`.
pub fn hash(vm: &mut Vm, s: SelfStr) -> Res {
    let hash = vm.str_hash(s.0);
    Ok(vm.heap.new_int(hash))
}

/// `str.__repr__`.
pub fn repr(vm: &mut Vm, s: SelfStr) -> Res {
    show::repr(vm, value(s.0))
}

/// `str.__str__`.
pub fn to_str(_: &mut Vm, s: SelfStr) -> Res {
    Ok(value(s.0))
}

/// `str.__format__(format_spec)`: an empty specification is `str(self)`, which a subclass may redefine.
pub fn format(vm: &mut Vm, object: Value, spec: Obj) -> Res {
    let s = SelfStr::from_arg(vm, object)?;
    let spec = spec.only_text(vm, "__format__")?;
    if vm.heap.text(spec).is_empty() {
        return show::to_str(vm, object);
    }
    show::format(vm, value(s.0), value(spec))
}

/// `str.__getnewargs__`.
pub fn getnewargs(vm: &mut Vm, s: SelfStr) -> Res {
    let text = vm.heap.text(s.0);
    let n = text.len();
    vm.charge(n / 16)?;
    vm.reserve(n.saturating_mul(4))?;
    // Another object: that of a subclass is not wanted either.
    let text = vm.heap.text(s.0).narrow();
    let text = vm.heap.new_text(text);
    Ok(vm.heap.new_tuple([text]))
}

/// `str.__sizeof__`: what 64-bit CPython says.
pub fn sizeof(vm: &mut Vm, s: SelfStr) -> Res {
    use crate::text::Text;
    super::charge_text(vm, s.0, 0)?;
    let text = vm.heap.text(s.0);
    let n = text.len() as i64 + 1;
    let size = match text {
        Text::Latin1(_) if text.is_ascii() => 40 + n,
        Text::Latin1(_) => 56 + n,
        Text::Two(_) => 56 + 2 * n,
        Text::Four(_) => 56 + 4 * n,
    };
    Ok(vm.heap.new_int(size))
}
