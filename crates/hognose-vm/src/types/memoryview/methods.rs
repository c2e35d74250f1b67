//! The table of `memoryview`.

use super::{
    buffer_of, check_iterable, check_released, content, is_contiguous, is_last_lent, item, items, make_view, nbytes,
    release_buffer_of, row_bytes, sizes, view_of,
};
use crate::classes;
use crate::exec::CompareWhich;
use crate::native::{Obj, SelfMemoryView};
use crate::native_args::{SizeArg, SliceArg};
use crate::objects::MemoryViewObj;
use crate::stop::{Res, Stop};
use crate::types::str::dunder::compared;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "memoryview" {
        "make" make(Obj) "object";
        "__new__" new(Value, Obj) "cls, /, object";
        "get:obj" obj(SelfMemoryView) "self, /";
        "get:nbytes" get_nbytes(SelfMemoryView) "self, /";
        "get:readonly" readonly(SelfMemoryView) "self, /";
        "get:format" format(SelfMemoryView) "self, /";
        "get:itemsize" itemsize(SelfMemoryView) "self, /";
        "get:ndim" ndim(SelfMemoryView) "self, /";
        "get:shape" shape(SelfMemoryView) "self, /";
        "get:strides" strides(SelfMemoryView) "self, /";
        "get:suboffsets" suboffsets(SelfMemoryView) "self, /";
        "get:c_contiguous" contiguous(SelfMemoryView) "self, /";
        "get:f_contiguous" f_contiguous(SelfMemoryView) "self, /";
        "get:contiguous" contiguous(SelfMemoryView) "self, /";
        tobytes(SelfMemoryView, Option<Obj>) "self, /, order='C'";
        tolist(SelfMemoryView) "self, /";
        hex(SelfMemoryView, Option<Obj>, Option<SizeArg>) "self, /, sep=None, bytes_per_sep=1";
        toreadonly(SelfMemoryView) "self, /";
        release(SelfMemoryView) "self, /";
        cast(SelfMemoryView, Obj, Option<Obj>) "self, /, format, shape=None";
        count(SelfMemoryView, Obj) "self, value, /";
        index(SelfMemoryView, Obj, Option<SliceArg>, Option<SliceArg>) "self, value, start=0, stop=9223372036854775807, /";
        "__enter__" enter(SelfMemoryView) "self, /";
        raw "__exit__" exit "self, /, *args";
        "__len__" len(SelfMemoryView) "self, /";
        "__getitem__" getitem(SelfMemoryView, Obj) "self, key, /";
        "__setitem__" setitem(SelfMemoryView, Obj, Obj) "self, key, value, /";
        "__delitem__" delitem(SelfMemoryView, Obj) "self, key, /";
        "__iter__" iter(SelfMemoryView) "self, /";
        "__eq__" eq(SelfMemoryView, Obj) "self, value, /";
        "__ne__" ne(SelfMemoryView, Obj) "self, value, /";
        "__hash__" hash(SelfMemoryView) "self, /";
        "__repr__" repr(SelfMemoryView) "self, /";
        "__buffer__" buffer(SelfMemoryView, Obj) "self, flags, /";
        "__release_buffer__" release_buffer(SelfMemoryView, Obj) "self, buffer, /";
    }
}

/// `memoryview(object)`.
fn make(vm: &mut Vm, object: Obj) -> Res {
    view_of(vm, object.0)
}

/// `memoryview.__new__(cls, object)`.
fn new(vm: &mut Vm, class: Value, object: Obj) -> Res {
    crate::types::new::check_class(vm, class, classes::MEMORYVIEW)?;
    view_of(vm, object.0)
}

/// The object behind a view that was not released.
fn view(vm: &mut Vm, m: SelfMemoryView) -> Res<MemoryViewObj> {
    check_released(vm, m.value())?;
    Ok(vm.heap.memoryview(m.0).clone())
}

fn obj(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let view = view(vm, m)?;
    Ok(view.lender.given().unwrap_or(view.base))
}

fn get_nbytes(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let n = nbytes(&view(vm, m)?);
    Ok(vm.heap.new_int(n as i64))
}

fn readonly(vm: &mut Vm, m: SelfMemoryView) -> Res {
    Ok(Value::bool(view(vm, m)?.readonly))
}

fn format(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let view = view(vm, m)?;
    let format = char::from(view.format);
    if view.marked {
        return Ok(vm.str(&format!("@{format}")));
    }
    Ok(vm.char(u32::from(format)))
}

fn itemsize(vm: &mut Vm, m: SelfMemoryView) -> Res {
    Ok(Value::small(i32::from(view(vm, m)?.itemsize)))
}

fn ndim(vm: &mut Vm, m: SelfMemoryView) -> Res {
    Ok(Value::small(sizes(&view(vm, m)?).len() as i32))
}

fn numbers(vm: &mut Vm, items: Vec<i64>) -> Res {
    let items: Vec<Value> = items.into_iter().map(|i| vm.heap.new_int(i)).collect();
    Ok(vm.heap.new_tuple(items))
}

fn shape(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let shape = sizes(&view(vm, m)?);
    numbers(vm, shape.into_iter().map(|n| n as i64).collect())
}

fn strides(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let view = view(vm, m)?;
    let Some(shape) = &view.shape else { return numbers(vm, vec![view.step as i64]) };
    let mut step = row_bytes(&view) as i64;
    let inner = shape.iter().skip(1).map(|n| {
        step /= (*n as i64).max(1);
        step
    });
    let strides = shape.first().map(|_| view.step as i64).into_iter().chain(inner).collect();
    numbers(vm, strides)
}

fn suboffsets(vm: &mut Vm, m: SelfMemoryView) -> Res {
    view(vm, m)?;
    Ok(vm.heap.new_tuple(Vec::new()))
}

fn contiguous(vm: &mut Vm, m: SelfMemoryView) -> Res {
    Ok(Value::bool(is_contiguous(&view(vm, m)?)))
}

fn f_contiguous(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let view = view(vm, m)?;
    let flat = sizes(&view).iter().filter(|n| **n > 1).count() <= 1;
    Ok(Value::bool(is_contiguous(&view) && flat))
}

/// `tobytes(order='C')`.
fn tobytes(vm: &mut Vm, m: SelfMemoryView, order: Option<Obj>) -> Res {
    let view = view(vm, m)?;
    let order = match order {
        Some(order) if !order.0.is_none() => {
            let handle = order
                .text(vm, |found| format!("tobytes() argument 'order' must be str or None, not {found}"))?;
            vm.heap.text(handle).to_string_lossy()
        }
        _ => "C".to_string(),
    };
    if !matches!(order.as_str(), "C" | "F" | "A") {
        return Err(vm.value_error("order must be 'C', 'F' or 'A'"));
    }
    let data = crate::native_args::text::gathered_bytes_of(vm, m.value())?;
    let shape = sizes(&view);
    if order != "F" || shape.len() < 2 {
        return Ok(vm.heap.new_bytes(data));
    }
    // The first index runs fastest.
    vm.charge(data.len() * shape.len())?;
    let size = usize::from(view.itemsize).max(1);
    let mut out = Vec::with_capacity(data.len());
    for n in 0..data.len() / size {
        let (mut rest, mut at, mut stride) = (n, 0, 1);
        let mut index = Vec::with_capacity(shape.len());
        for k in &shape {
            index.push(rest % k);
            rest /= k;
        }
        for (i, k) in index.iter().zip(&shape).rev() {
            at += i * stride;
            stride *= k;
        }
        out.extend_from_slice(data.get(at * size..(at + 1) * size).unwrap_or_default());
    }
    Ok(vm.heap.new_bytes(out))
}

/// `tolist()`: nested lists for more than one dimension.
fn tolist(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let mut level = items(vm, m.0)?;
    let shape = sizes(vm.heap.memoryview(m.0));
    if shape.is_empty() {
        return Ok(level.first().copied().unwrap_or(Value::NONE));
    }
    for n in shape.iter().skip(1).rev() {
        level = level.chunks((*n).max(1)).map(|part| vm.heap.new_list(part.to_vec())).collect();
    }
    Ok(vm.heap.new_list(level))
}

fn hex(vm: &mut Vm, m: SelfMemoryView, sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    let data = crate::native_args::text::gathered_bytes_of(vm, m.value())?;
    crate::types::bytes::hex::hex_of(vm, &data, sep, group)
}

fn toreadonly(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let view = MemoryViewObj { readonly: true, ..view(vm, m)? };
    Ok(make_view(vm, view))
}

/// `release()`: a second time does nothing. The last view that an object of the guest lent is the twin's.
fn release(vm: &mut Vm, m: SelfMemoryView) -> Res {
    if is_last_lent(vm, m.0)? {
        return Err(Stop::Python);
    }
    super::release(vm, m.0);
    Ok(Value::NONE)
}

/// The character of a native format with an optional `@`.
fn format_char(text: &str) -> Option<u8> {
    match text.strip_prefix('@').unwrap_or(text).as_bytes() {
        [one] if item::size(*one).is_some() => Some(*one),
        _ => None,
    }
}

/// `cast(format[, shape])`.
fn cast(vm: &mut Vm, m: SelfMemoryView, format: Obj, shape: Option<Obj>) -> Res {
    let view = view(vm, m)?;
    let name = format.text(vm, |found| format!("cast() argument 'format' must be str, not {found}"))?;
    let name = vm.heap.text(name).to_string_lossy();
    let shape = match shape {
        Some(shape) => Some(cast_items(vm, shape)?),
        None => None,
    };
    if !is_contiguous(&view) {
        return Err(vm.type_error("memoryview: casts are restricted to C-contiguous views"));
    }
    if (shape.is_some() || sizes(&view).len() != 1) && sizes(&view).contains(&0) {
        return Err(vm.type_error("memoryview: cannot cast view with zeros in shape or strides"));
    }
    if let Some(shape) = &shape {
        if shape.len() > 64 {
            return Err(vm.value_error("memoryview: number of dimensions must not exceed 64"));
        }
        if sizes(&view).len() != 1 && shape.len() != 1 {
            return Err(vm.type_error("memoryview: cast must be 1D -> ND or ND -> 1D"));
        }
    }
    let Some(char) = format_char(&name) else {
        let text = "memoryview: destination format must be a native single character format prefixed with an optional '@'";
        return Err(vm.value_error(text));
    };
    let is_byte = |f: u8| matches!(f, b'b' | b'B' | b'c');
    if !is_byte(char) && !is_byte(view.format) {
        return Err(vm.type_error("memoryview: cannot cast between two non-byte formats"));
    }
    let size = item::size(char).unwrap_or(1);
    let total = nbytes(&view);
    if !total.is_multiple_of(usize::from(size)) {
        return Err(vm.type_error("memoryview: length is not a multiple of itemsize"));
    }
    let mut cast = MemoryViewObj {
        len: total / usize::from(size),
        step: isize::from(size as i8),
        format: char,
        itemsize: size,
        shape: None,
        marked: name.starts_with('@'),
        ..view
    };
    if let Some(shape) = shape {
        let shape = cast_shape(vm, &shape)?;
        let product = shape.iter().try_fold(usize::from(size), |n, k| n.checked_mul(*k));
        if product != Some(total) {
            return Err(vm.type_error("memoryview: product(shape) * itemsize != buffer size"));
        }
        if shape.len() != 1 {
            cast.len = shape.first().copied().unwrap_or(1);
            cast.shape = Some(shape.into());
            cast.step = row_bytes(&cast) as isize;
        }
    }
    Ok(make_view(vm, cast))
}

fn cast_items(vm: &mut Vm, shape: Obj) -> Res<Vec<Value>> {
    match (vm.as_kind(shape.0, Kind::List), vm.as_kind(shape.0, Kind::Tuple)) {
        (Some(list), _) => Ok(vm.heap.list(list).clone()),
        (_, Some(tuple)) => Ok(vm.heap.tuple(tuple).to_vec()),
        _ => Err(shape.refuse(vm, |_| "shape must be a list or a tuple".to_string())),
    }
}

fn cast_shape(vm: &mut Vm, items: &[Value]) -> Res<Vec<usize>> {
    let mut sizes = Vec::with_capacity(items.len());
    for item in items {
        let Some(n) = vm.int_ref(*item).map(|i| i.to_i64()) else {
            if item.is_kind(Kind::Pending) {
                return Err(Stop::Python);
            }
            return Err(vm.type_error("memoryview.cast(): elements of shape must be integers"));
        };
        match n.and_then(|n| usize::try_from(n).ok()).filter(|n| *n > 0) {
            Some(n) => sizes.push(n),
            None => {
                return Err(vm.value_error("memoryview.cast(): elements of shape must be integers > 0"));
            }
        }
    }
    Ok(sizes)
}

/// `count(value)`.
fn count(vm: &mut Vm, m: SelfMemoryView, value: Obj) -> Res {
    let mut n = 0;
    check_iterable(vm, m.value())?;
    for item in items(vm, m.0)? {
        n += i64::from(vm.same_or_equal(item, value.0)?);
    }
    Ok(vm.heap.new_int(n))
}

/// `index(value[, start[, stop]])`.
fn index(vm: &mut Vm, m: SelfMemoryView, value: Obj, start: Option<SliceArg>, stop: Option<SliceArg>) -> Res {
    if view(vm, m)?.shape.is_some() {
        let text = "multi-dimensional lookup is not implemented";
        return Err(vm.raise(classes::NOT_IMPLEMENTED_ERROR, text));
    }
    let found = items(vm, m.0)?;
    let none = SliceArg(None);
    let range = crate::native_args::index::part(start.unwrap_or(none), stop.unwrap_or(none), found.len());
    for at in range.unwrap_or(0..0) {
        let Some(item) = found.get(at) else { break };
        if vm.same_or_equal(*item, value.0)? {
            return Ok(vm.heap.new_int(at as i64));
        }
    }
    Err(vm.value_error("memoryview.index(x): x not found"))
}

fn enter(vm: &mut Vm, m: SelfMemoryView) -> Res {
    check_released(vm, m.value())?;
    Ok(m.value())
}

fn exit(vm: &mut Vm, args: &[Value]) -> Res {
    use crate::native::FromArg;
    let m = SelfMemoryView::from_arg(vm, args.first().copied().unwrap_or_default())?;
    release(vm, m)
}

fn len(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let n = crate::types::len(vm, m.value())?;
    Ok(vm.heap.new_int(n as i64))
}

fn getitem(vm: &mut Vm, m: SelfMemoryView, key: Obj) -> Res {
    super::get_item(vm, m.0, key.0)
}

fn setitem(vm: &mut Vm, m: SelfMemoryView, key: Obj, value: Obj) -> Res {
    super::set_item(vm, m.value(), key.0, value.0)?;
    Ok(Value::NONE)
}

fn delitem(vm: &mut Vm, m: SelfMemoryView, _: Obj) -> Res {
    let readonly = view(vm, m)?.readonly;
    let text = if readonly { "cannot modify read-only memory" } else { "cannot delete memory" };
    Err(vm.type_error(text))
}

fn iter(vm: &mut Vm, m: SelfMemoryView) -> Res {
    check_released(vm, m.value())?;
    Ok(vm.iter_of(m.value())?.unwrap_or(Value::NONE))
}

fn eq(vm: &mut Vm, m: SelfMemoryView, other: Obj) -> Res {
    compared(vm, m.value(), other.0, CompareWhich::Eq)
}

fn ne(vm: &mut Vm, m: SelfMemoryView, other: Obj) -> Res {
    compared(vm, m.value(), other.0, CompareWhich::Ne)
}

/// `hash(view)`: that of its bytes, when it is read-only and the object can be hashed. It is kept beyond the release.
pub fn hash_of(vm: &mut Vm, m: SelfMemoryView) -> Res<i64> {
    if let Some(hash) = vm.heap.memoryview(m.0).hash {
        return Ok(hash);
    }
    let view = view(vm, m)?;
    if !view.readonly {
        return Err(vm.value_error("cannot hash writable memoryview object"));
    }
    if !matches!(view.format, b'B' | b'b' | b'c') {
        return Err(vm.value_error("memoryview: hashing is restricted to formats 'B', 'b' or 'c'"));
    }
    if view.lender.is_undef() {
        vm.hash(view.base)?;
    }
    let seed = vm.heap.seed;
    let n = content(vm, m.0).map_or(0, |d| d.len());
    vm.charge(n / 8)?;
    let hash = content(vm, m.0).map_or(0, |data| crate::text::hash::hash_bytes(&data, seed));
    vm.heap.memoryview_mut(m.0).hash = Some(hash);
    Ok(hash)
}

fn hash(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let hash = hash_of(vm, m)?;
    Ok(vm.heap.new_int(hash))
}

/// `<memory at 0x…>`.
fn repr(vm: &mut Vm, m: SelfMemoryView) -> Res {
    let text = shown(vm, m.0);
    Ok(vm.str(&text))
}

/// How a view shows.
pub fn shown(vm: &mut Vm, handle: u32) -> String {
    let id = vm.id_of(Value::new(Kind::MemoryView, handle));
    let released = if vm.heap.memoryview(handle).released { "released " } else { "" };
    format!("<{released}memory at {id:#x}>")
}

fn buffer(vm: &mut Vm, m: SelfMemoryView, flags: Obj) -> Res {
    buffer_of(vm, m.value(), flags)
}

fn release_buffer(vm: &mut Vm, m: SelfMemoryView, buffer: Obj) -> Res {
    release_buffer_of(vm, m.value(), buffer)
}
