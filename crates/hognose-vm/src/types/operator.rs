//! Operators on builtin values.
//!
//! `Ok(None)` says that the operator is not defined natively for these operands: methods are tried
//! next. Results are sized and charged before they are made.

use crate::classes;
use crate::exec::{ArithWhich as Which, UnaryWhich as Unary};
use crate::num::{self, Int, IntRef};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::text::{Text, TextBuf};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The meter of the number core: the VM's fuel.
pub struct Work<'a>(pub &'a mut crate::meter::Meter);

impl num::Meter for Work<'_> {
    type Stop = Stop;
    fn charge(&mut self, work: u64) -> Result<(), Stop> {
        // A unit of the number core is a machine word, about a quarter of an instruction.
        self.0.charge(work / 4)
    }
}

impl Vm {
    /// Raises what the number core says.
    #[cold]
    pub fn fault(&mut self, fault: num::Fault) -> Stop {
        let class = match fault.kind {
            num::FaultKind::ZeroDivisionError => classes::ZERO_DIVISION_ERROR,
            num::FaultKind::OverflowError => classes::OVERFLOW_ERROR,
            num::FaultKind::ValueError => classes::VALUE_ERROR,
        };
        match fault.errno {
            Some(errno) => {
                let text = self.str(&fault.message);
                self.raise_with(class, &[Value::small(errno), text])
            }
            None => self.raise(class, &*fault.message),
        }
    }

    /// Raises or passes on what a metered operation of the number core says.
    #[cold]
    pub fn num_error(&mut self, error: num::Error<Stop>) -> Stop {
        match error {
            num::Error::Fault(fault) => self.fault(fault),
            num::Error::Stop(stop) => stop,
        }
    }

    /// An integer of any size as a value.
    #[inline]
    pub fn int(&mut self, int: Int) -> Value {
        match int {
            Int::Small(i) => self.heap.new_int(i),
            Int::Wide(i) => {
                debug_assert!(i64::try_from(i).is_err(), "{i} is no wide integer: `Int::from` makes the right one");
                self.heap.new_wide(WideObj(i))
            }
            Int::Few(i) => self.heap.new_big(BigObj::few(i)),
            Int::Big(i) => self.heap.new_big(BigObj::long(i)),
        }
    }

    /// An integer operand, taken apart so that the meter can be borrowed beside it.
    pub fn int_owned(&self, value: Value) -> Option<Int> {
        self.int_ref(value).map(|i| i.to_int())
    }

    /// Runs an operation of the number core on two integers.
    #[inline(never)]
    pub fn with_ints<T>(
        &mut self,
        a: Value,
        b: Value,
        f: impl FnOnce(IntRef<'_>, IntRef<'_>, &mut Work<'_>) -> Result<T, num::Error<Stop>>,
    ) -> Res<T> {
        let (Some(x), Some(y)) = (small(&self.heap, a), small(&self.heap, b)) else {
            return Err(Stop::Python);
        };
        let result = f(x, y, &mut Work(&mut self.meter));
        result.map_err(|e| self.num_error(e))
    }
}

/// As `Vm::int_ref`, borrowing only the heap.
fn small(heap: &crate::heap::Heap, value: Value) -> Option<IntRef<'_>> {
    match value.kind() {
        Kind::Int => value.as_int().map(IntRef::Small),
        Kind::Bool => Some(IntRef::Small(value.handle() as i64)),
        Kind::Wide => Some(IntRef::Wide(heap.wide(value.handle()).0)),
        Kind::Big => Some(heap.big(value.handle()).get()),
        Kind::Instance => {
            let instance = heap.instance(value.handle());
            let payload = instance.inline[0];
            if payload.is_kind(Kind::Instance) { None } else { small(heap, payload) }
        }
        _ => None,
    }
}

/// Whether a class of the guest decides over an operand: then methods come first.
fn is_custom(value: Value) -> bool {
    matches!(value.kind(), Kind::Instance | Kind::Exc | Kind::Class)
}

/// `a OP b` for builtin operands.
pub fn binary(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<Value>> {
    if let Some(value) = crate::exec::of_small(which, a, b) {
        return Ok(Some(value));
    }
    if a.is_kind(Kind::Pending) || b.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    if is_custom(a) || is_custom(b) {
        return Ok(vm.own_binary(which, a, b));
    }
    binary_payload(vm, which, a, b)
}

/// As [`binary`], for operands whose class has been dealt with: instances count as their payload.
pub fn binary_payload(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<Value>> {
    use Kind::{
        Array, Big, Bool, ByteArray, Bytes, Complex, Dict, Float, FrozenSet, Int, List, MemoryView, Set, Str, Tuple,
        View, Wide,
    };
    let (a, b) = (vm.unwrap(a), vm.unwrap(b));
    match (a.kind(), b.kind()) {
        (Int | Bool | Wide | Big, Int | Bool | Wide | Big) => integers(vm, which, a, b),
        (Float, Float | Int | Bool | Wide | Big) | (Int | Bool | Wide | Big, Float) => {
            let (Some(x), Some(y)) = (to_float(vm, a)?, to_float(vm, b)?) else { return Ok(None) };
            floats(vm, which, x, y)
        }
        (Complex, Complex | Float | Int | Bool | Wide | Big) | (Float | Int | Bool | Wide | Big, Complex) => {
            complexes(vm, which, a, b)
        }
        (Str, Str) if which == Which::Add => super::str::concat::concat(vm, a, b).map(Some),
        (Str, _) if which == Which::Mod => crate::types::percent::format(vm, a, b).map(Some),
        (Bytes | ByteArray, _) if which == Which::Mod => {
            crate::types::percent::format_bytes(vm, a, b).map(Some)
        }
        (Bytes | ByteArray, Bytes | ByteArray | MemoryView | Array)
            if which == Which::Add && vm.bytes_like(b).is_some() =>
        {
            let n = vm.bytes_like(a).map_or(0, |d| d.len()) + vm.bytes_like(b).map_or(0, |d| d.len());
            vm.reserve(n)?;
            vm.charge(n / 16)?;
            let (front, more) = (vm.bytes_like(a).unwrap_or_default(), vm.bytes_like(b).unwrap_or_default());
            let data = joined_bytes(&front, &more);
            Ok(Some(same_bytes(vm, a, data)))
        }
        (Array, Array) if which == Which::Add => super::array::concat(vm, a, b).map(Some),
        (Array, Int | Bool | Wide | Big) if which == Which::Mul => repeat(vm, a, b).map(Some),
        (Int | Bool | Wide | Big, Array) if which == Which::Mul => repeat(vm, b, a).map(Some),
        (List, List) if which == Which::Add => concat_lists(vm, a, b).map(Some),
        (Tuple, Tuple) if which == Which::Add => {
            let n = vm.heap.tuple(a.handle()).len() + vm.heap.tuple(b.handle()).len();
            vm.reserve(n * 8)?;
            vm.charge(n / 8)?;
            let items = joined_items(vm.heap.tuple(a.handle()), vm.heap.tuple(b.handle()));
            Ok(Some(vm.heap.new_tuple(items)))
        }
        (Str | Bytes | ByteArray | List | Tuple, Int | Bool | Wide | Big) if which == Which::Mul => {
            repeat(vm, a, b).map(Some)
        }
        (Int | Bool | Wide | Big, Str | Bytes | ByteArray | List | Tuple) if which == Which::Mul => {
            repeat(vm, b, a).map(Some)
        }
        (Set | FrozenSet, Set | FrozenSet) => crate::types::set::operator(vm, which, a, b),
        (View, View | Set | FrozenSet | List | Tuple) | (Set | FrozenSet | List | Tuple, View) => {
            crate::types::dict::views::operator(vm, which, a, b)
        }
        (Dict, Dict) if which == Which::Or => {
            let mut object = vm.heap.dict(a.handle()).clone();
            vm.charge(object.entries.len() + vm.heap.dict(b.handle()).len())?;
            vm.reserve(object.heap_bytes() + vm.heap.dict(b.handle()).heap_bytes())?;
            object.version = 0;
            let merged = vm.heap.new_dict(object);
            merge(vm, merged, b)?;
            Ok(Some(merged))
        }
        _ => Ok(None),
    }
}

/// The sum of two lists.
#[inline(never)]
pub fn concat_lists(vm: &mut Vm, a: Value, b: Value) -> Res {
    let n = vm.heap.list(a.handle()).len() + vm.heap.list(b.handle()).len();
    vm.reserve(n * 8)?;
    vm.charge(n / 8)?;
    let sum = vm.heap.new_list_for(n);
    for list in [a, b] {
        vm.heap.fill_from(sum, list.handle(), |to, from| to.extend_from_slice(from));
    }
    Ok(sum)
}

fn joined_bytes(front: &[u8], more: &[u8]) -> Vec<u8> {
    let mut data = Vec::with_capacity(front.len() + more.len());
    data.extend_from_slice(front);
    data.extend_from_slice(more);
    data
}

fn joined_items(front: &[Value], more: &[Value]) -> TupleItems {
    let n = front.len() + more.len();
    if n <= INLINE_ITEMS {
        let mut few = [Value::UNDEF; INLINE_ITEMS];
        few.iter_mut().zip(front.iter().chain(more)).for_each(|(place, item)| *place = *item);
        return TupleItems::Few(n as u8, few);
    }
    let mut items = Vec::with_capacity(n);
    items.extend_from_slice(front);
    items.extend_from_slice(more);
    TupleItems::Many(items.into())
}

/// `a + b` of two `bytes`, or of two tuples; `None`, and no effect, when they are anything else, or take more than there is left.
pub fn concat_values(vm: &mut Vm, a: Value, b: Value) -> Option<Value> {
    match (a.kind(), b.kind()) {
        (Kind::Bytes, Kind::Bytes) => {
            let n = vm.heap.bytes_obj(a.handle()).data.len() + vm.heap.bytes_obj(b.handle()).data.len();
            vm.reserve(n).ok()?;
            vm.charge(n / 16).ok()?;
            let data = joined_bytes(&vm.heap.bytes_obj(a.handle()).data, &vm.heap.bytes_obj(b.handle()).data);
            Some(vm.heap.new_bytes(data))
        }
        (Kind::Tuple, Kind::Tuple) => {
            let n = vm.heap.tuple(a.handle()).len() + vm.heap.tuple(b.handle()).len();
            vm.reserve(n * 8).ok()?;
            vm.charge(n / 8).ok()?;
            let items = joined_items(vm.heap.tuple(a.handle()), vm.heap.tuple(b.handle()));
            Some(vm.heap.new_tuple(items))
        }
        _ => None,
    }
}

/// Copies the items of one dict into another.
pub fn merge(vm: &mut Vm, into: Value, from: Value) -> Res<()> {
    let mut at = 0;
    while let Some(i) = vm.heap.dict(from.handle()).next_at(at) {
        at = i + 1;
        let entry = vm.heap.dict(from.handle()).entries[i];
        match vm.dict_find(into.handle(), entry.key, entry.hash)? {
            Some(at) => vm.heap.dict_mut(into.handle()).entries[at].value = entry.value,
            None => vm.heap.dict_insert_new(into.handle(), entry.hash, entry.key, entry.value),
        }
    }
    Ok(())
}

/// Bytes of the same type as another bytes object.
fn same_bytes(vm: &mut Vm, like: Value, data: Vec<u8>) -> Value {
    if let Some(handle) = like.is(Kind::Array) {
        return super::array::like(vm, handle, data);
    }
    if like.is_kind(Kind::ByteArray) {
        vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 })
    } else {
        vm.heap.new_bytes(data)
    }
}

/// The in-place form for containers that change: `xs += ys`.
pub fn in_place(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<Value>> {
    if b.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    match (a.kind(), which) {
        (Kind::List, Which::Add) if let Some((n, few)) = few_items(vm, b) => {
            vm.reserve(n * 8)?;
            vm.heap.grew(n * 8);
            vm.heap.list_mut(a.handle()).extend_from_slice(&few[..n]);
            Ok(Some(a))
        }
        (Kind::List, Which::Add) => vm.or_restored(b, |vm| {
            let Some(items) = vm.builtin_items(b)? else { return Ok(None) };
            vm.reserve(items.len() * 8)?;
            vm.charge(items.len() / 8)?;
            vm.heap.grew(items.len() * 8);
            vm.heap.list_mut(a.handle()).extend(items);
            Ok(Some(a))
        }),
        (Kind::List, Which::Mul) if vm.int_ref(b).is_some() => {
            let repeated = repeat(vm, a, b)?;
            let items = std::mem::take(vm.heap.list_mut(repeated.handle()));
            *vm.heap.list_mut(a.handle()) = items;
            Ok(Some(a))
        }
        (Kind::Dict, Which::Or) if b.is_kind(Kind::Dict) => {
            let n = vm.heap.dict(b.handle()).len();
            vm.charge(n)?;
            if !a.same(b) {
                merge(vm, a, b)?;
            }
            Ok(Some(a))
        }
        (Kind::Set, Which::Or | Which::And | Which::Sub | Which::Xor)
            if matches!(b.kind(), Kind::Set | Kind::FrozenSet) =>
        {
            Ok(crate::types::set::in_place(vm, which, a, b)?.then_some(a))
        }
        (Kind::ByteArray, Which::Add)
            if !is_custom(b) && vm.bytes_like(b).is_some() =>
        {
            crate::types::bytearray::add_in_place(vm, a.handle(), b)?;
            Ok(Some(a))
        }
        (Kind::Array, Which::Add) if !is_custom(b) => {
            super::array::extend_with_array(vm, a.handle(), b)?;
            Ok(Some(a))
        }
        (Kind::Array, Which::Mul) if vm.int_ref(b).is_some() => {
            super::array::repeat_in_place(vm, a.handle(), b)?;
            Ok(Some(a))
        }
        (Kind::ByteArray, Which::Mul) if vm.int_ref(b).is_some() => {
            crate::types::bytearray::check_resize(vm, a.handle())?;
            let repeated = repeat(vm, a, b)?;
            let data = std::mem::take(&mut vm.heap.bytearray_mut(repeated.handle()).data);
            vm.heap.bytearray_mut(a.handle()).data = data;
            Ok(Some(a))
        }
        _ => binary(vm, which, a, b),
    }
}

/// A number as a float; `None` when it is none; an integer that is too large raises.
pub fn to_float(vm: &mut Vm, value: Value) -> Res<Option<f64>> {
    if let Some(f) = vm.float_of(value) {
        return Ok(Some(f));
    }
    match vm.int_ref(value).map(|i| i.to_f64()) {
        Some(Ok(f)) => Ok(Some(f)),
        Some(Err(fault)) => Err(vm.fault(fault)),
        None => Ok(None),
    }
}

/// An operator of integers of any size.
pub(super) fn integers(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<Value>> {
    // `bool` operators stay `bool`.
    if let (Some(x), Some(y)) = (a.as_bool(), b.as_bool()) {
        match which {
            Which::And => return Ok(Some(Value::bool(x & y))),
            Which::Or => return Ok(Some(Value::bool(x | y))),
            Which::Xor => return Ok(Some(Value::bool(x ^ y))),
            _ => {}
        }
    }
    // The others make nothing longer than what is there.
    let grows = matches!(which, Which::Mul | Which::Shl | Which::Pow);
    let of = |value| if grows { vm.int_ref(value) } else { None };
    let bits = match (which, of(a), of(b)) {
        (Which::Mul, Some(x), Some(y)) => num::int::mul_bits(x, y),
        (Which::Shl, Some(x), Some(y)) if !y.is_negative() => num::int::shl_bits(x, y),
        (Which::Pow, Some(x), Some(y)) if !y.is_negative() => num::int::pow_bits(x, y),
        _ => 0,
    };
    if bits == u64::MAX && which == Which::Shl {
        return Err(vm.overflow_error("too many digits in integer"));
    }
    if bits > 1 << 16 {
        vm.reserve(usize::try_from(bits / 8).unwrap_or(usize::MAX))?;
    }
    let stop = num::Error::Stop;
    let result = match which {
        Which::Add => vm.with_ints(a, b, |x, y, m| x.add(y, m).map_err(stop))?,
        Which::Sub => vm.with_ints(a, b, |x, y, m| x.sub(y, m).map_err(stop))?,
        Which::Mul => vm.with_ints(a, b, |x, y, m| x.mul(y, m).map_err(stop))?,
        Which::FloorDiv => vm.with_ints(a, b, |x, y, m| x.floordiv(y, m))?,
        Which::Mod => vm.with_ints(a, b, |x, y, m| x.modulo(y, m))?,
        Which::And => vm.with_ints(a, b, |x, y, m| x.bit_and(y, m).map_err(stop))?,
        Which::Or => vm.with_ints(a, b, |x, y, m| x.bit_or(y, m).map_err(stop))?,
        Which::Xor => vm.with_ints(a, b, |x, y, m| x.bit_xor(y, m).map_err(stop))?,
        Which::Shl => vm.with_ints(a, b, |x, y, m| x.shl(y, m))?,
        Which::Shr => vm.with_ints(a, b, |x, y, m| x.shr(y, m))?,
        Which::Pow => {
            if vm.int_ref(b).is_some_and(|y| y.is_negative()) {
                let (Some(x), Some(y)) = (to_float(vm, a)?, to_float(vm, b)?) else { return Ok(None) };
                return floats(vm, which, x, y);
            }
            vm.with_ints(a, b, |x, y, m| x.pow(y, m))?
        }
        Which::TrueDiv => {
            let quotient = vm.with_ints(a, b, |x, y, m| x.truediv(y, m))?;
            return Ok(Some(Value::float(quotient)));
        }
        Which::DivMod => {
            let (q, r) = vm.with_ints(a, b, |x, y, m| x.divmod(y, m))?;
            let (q, r) = (vm.int(q), vm.int(r));
            return Ok(Some(vm.heap.new_tuple([q, r])));
        }
        Which::MatMul => return Ok(None),
    };
    Ok(Some(vm.int(result)))
}

fn floats(vm: &mut Vm, which: Which, x: f64, y: f64) -> Res<Option<Value>> {
    use num::float;
    let result = match which {
        Which::Add => Ok(x + y),
        Which::Sub => Ok(x - y),
        Which::Mul => Ok(x * y),
        Which::TrueDiv => float::truediv(x, y),
        Which::FloorDiv => float::floordiv(x, y),
        Which::Mod => float::modulo(x, y),
        Which::DivMod => match float::divmod(x, y) {
            Ok((q, r)) => return Ok(Some(vm.heap.new_tuple([Value::float(q), Value::float(r)]))),
            Err(fault) => Err(fault),
        },
        Which::Pow => match float::pow(x, y) {
            Ok(float::Power::Real(p)) => Ok(p),
            Ok(float::Power::Complex) => {
                let (a, b) =
                    (num::complex::Complex { re: x, im: 0.0 }, num::complex::Complex { re: y, im: 0.0 });
                return match num::complex::pow(a, b) {
                    Ok(z) => Ok(Some(vm.heap.new_complex(ComplexObj { real: z.re, imag: z.im }))),
                    Err(fault) => Err(vm.fault(fault)),
                };
            }
            Err(fault) => Err(fault),
        },
        _ => return Ok(None),
    };
    match result {
        Ok(f) => Ok(Some(Value::float(f))),
        Err(fault) => Err(vm.fault(fault)),
    }
}

/// A number as a complex one.
pub fn to_complex(vm: &mut Vm, value: Value) -> Res<Option<num::complex::Complex>> {
    if let Some(handle) = vm.as_kind(value, Kind::Complex) {
        let c = vm.heap.complex(handle);
        return Ok(Some(num::complex::Complex { re: c.real, im: c.imag }));
    }
    Ok(to_float(vm, value)?.map(|re| num::complex::Complex { re, im: 0.0 }))
}

fn complexes(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<Value>> {
    use num::complex;
    let real = |v: Value| !v.is_kind(Kind::Complex);
    let (a_real, b_real) = (real(a), real(b));
    let (Some(x), Some(y)) = (to_complex(vm, a)?, to_complex(vm, b)?) else { return Ok(None) };
    let result = match which {
        Which::Add if b_real => Ok(complex::Complex { re: x.re + y.re, im: x.im }),
        Which::Add if a_real => Ok(complex::Complex { re: x.re + y.re, im: y.im }),
        Which::Add => Ok(complex::Complex { re: x.re + y.re, im: x.im + y.im }),
        Which::Sub if b_real => Ok(complex::Complex { re: x.re - y.re, im: x.im }),
        Which::Sub if a_real => Ok(complex::Complex { re: x.re - y.re, im: -y.im }),
        Which::Sub => Ok(complex::Complex { re: x.re - y.re, im: x.im - y.im }),
        Which::Mul if b_real => Ok(complex::Complex { re: x.re * y.re, im: x.im * y.re }),
        Which::Mul if a_real => Ok(complex::Complex { re: x.re * y.re, im: x.re * y.im }),
        Which::Mul => Ok(complex::mul(x, y)),
        Which::TrueDiv if b_real => complex::div_real(x, y.re),
        Which::TrueDiv if a_real => complex::real_div(x.re, y),
        Which::TrueDiv => complex::div(x, y),
        Which::Pow => complex::pow(x, y),
        _ => return Ok(None),
    };
    match result {
        Ok(z) => Ok(Some(vm.heap.new_complex(ComplexObj { real: z.re, imag: z.im }))),
        Err(fault) => Err(vm.fault(fault)),
    }
}

/// The items of a short list or tuple.
fn few_items(vm: &Vm, sequence: Value) -> Option<(usize, [Value; 8])> {
    let items = match sequence.kind() {
        Kind::List => vm.heap.list(sequence.handle()).as_slice(),
        Kind::Tuple => vm.heap.tuple(sequence.handle()),
        _ => return None,
    };
    let mut few = [Value::UNDEF; 8];
    few.get_mut(..items.len())?.copy_from_slice(items);
    Some((items.len(), few))
}

/// `sequence * n`.
pub fn repeat(vm: &mut Vm, sequence: Value, n: Value) -> Res {
    let times = match vm.int_ref(n) {
        Some(i) if i.is_negative() && i.to_i64().is_some() => 0,
        Some(i) => match i.to_i64() {
            Some(n) => n as u64,
            None => return Err(vm.overflow_error("cannot fit 'int' into an index-sized integer")),
        },
        None => return Err(Stop::Python),
    };
    let sequence = vm.unwrap(sequence);
    let len = match sequence.kind() {
        Kind::Str => vm.heap.text(sequence.handle()).len(),
        Kind::List => vm.heap.list(sequence.handle()).len(),
        Kind::Tuple => vm.heap.tuple(sequence.handle()).len(),
        _ => vm.bytes_like(sequence).map_or(0, |d| d.len()),
    } as u64;
    if times == 1 && matches!(sequence.kind(), Kind::Str | Kind::Tuple | Kind::Bytes) {
        return Ok(sequence);
    }
    let times = if len == 0 { 0 } else { times };
    let unit = if matches!(sequence.kind(), Kind::List | Kind::Tuple) { 8 } else { 1 };
    let total = len.checked_mul(times).filter(|n| *n < 1 << 60);
    let Some(total) = total else {
        return Err(vm.raise_with(classes::MEMORY_ERROR, &[]));
    };
    let total = usize::try_from(total.saturating_mul(unit)).unwrap_or(usize::MAX);
    vm.reserve(total)?;
    vm.charge(total / 64)?;
    let times = times as usize;
    Ok(match sequence.kind() {
        Kind::Str if total == 0 => crate::names::EMPTY,
        Kind::Str => match vm.heap.text(sequence.handle()) {
            Text::Latin1(units) if total <= INLINE_TEXT => {
                let mut text = [0; INLINE_TEXT];
                text[..total].chunks_mut(units.len()).for_each(|part| part.copy_from_slice(units));
                vm.heap.new_short(total, words(&text))
            }
            Text::Latin1(units) => {
                let text = if let [unit] = units { vec![*unit; total] } else { units.repeat(times) };
                vm.heap.new_text(TextBuf::Latin1(text))
            }
            text => {
                let text = text.repeat(times);
                vm.heap.new_text(text)
            }
        },
        Kind::List => {
            vm.heap.new_list_by(sequence.handle(), total / 8, |items, list| match *list {
                [item] => items.resize(times, item),
                _ if times > 8 => *items = list.repeat(times),
                _ => (0..times).for_each(|_| items.extend_from_slice(list)),
            })
        }
        Kind::Tuple => {
            let items = vm.heap.tuple(sequence.handle()).repeat(times);
            vm.heap.new_tuple(items)
        }
        _ => {
            let data = vm.bytes_like(sequence).map(|d| d.repeat(times)).unwrap_or_default();
            same_bytes(vm, sequence, data)
        }
    })
}

/// `-x`, `+x`, `~x` of builtin values.
pub fn unary(vm: &mut Vm, which: Unary, value: Value) -> Res<Option<Value>> {
    match value.kind() {
        Kind::Instance => {
            let name = match which {
                Unary::Neg => crate::names::NEG,
                Unary::Pos => crate::names::POS,
                Unary::Invert => crate::names::INVERT,
            };
            return Ok(vm.own_special(value, name, &[]).and_then(Res::ok));
        }
        Kind::Class | Kind::Exc => return Ok(None),
        Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    unary_payload(vm, which, value)
}

/// As [`unary`]; an instance counts as its payload.
pub fn unary_payload(vm: &mut Vm, which: Unary, value: Value) -> Res<Option<Value>> {
    let value = vm.unwrap(value);
    if which == Unary::Neg
        && let Some(big) = value.is(Kind::Big)
        && let Some(few) = vm.heap.big(big).as_few()
    {
        let negated = few.neg();
        return Ok(Some(vm.int(negated)));
    }
    if let Some(f) = value.as_float() {
        return Ok(match which {
            Unary::Neg => Some(Value::float(-f)),
            Unary::Pos => Some(value),
            Unary::Invert => None,
        });
    }
    if let Some(handle) = value.is(Kind::Complex) {
        let c = vm.heap.complex(handle).clone();
        return Ok(match which {
            Unary::Neg => Some(vm.heap.new_complex(ComplexObj { real: -c.real, imag: -c.imag })),
            Unary::Pos => Some(value),
            Unary::Invert => None,
        });
    }
    let stop = num::Error::Stop;
    let result = match (vm.int_ref(value).is_some(), which) {
        (false, _) => return Ok(None),
        (true, Unary::Neg) => vm.with_ints(value, value, |x, _, m| x.neg(m).map_err(stop))?,
        (true, Unary::Pos) => vm.int_owned(value).unwrap_or(Int::Small(0)),
        (true, Unary::Invert) => vm.with_ints(value, value, |x, _, m| x.invert(m).map_err(stop))?,
    };
    Ok(Some(vm.int(result)))
}

/// The `TypeError` of an operator that is not defined for its operands.
#[cold]
pub fn unsupported(vm: &mut Vm, which: Which, a: Value, b: Value, in_place: bool) -> Stop {
    let (x, y) = (vm.type_name(a), vm.type_name(b));
    let (pa, pb) = (vm.unwrap(a), vm.unwrap(b));
    // Sequences word some of theirs in their own way.
    match (which, pa.kind()) {
        (Which::Add, Kind::Str | Kind::List | Kind::Tuple) => {
            return vm.type_error(format!("can only concatenate {x} (not \"{y}\") to {x}"));
        }
        (Which::Add, Kind::Array) => {
            let name = y.strip_prefix("array.").unwrap_or(&y);
            return vm.type_error(if in_place {
                format!("can only extend array with array (not \"{name}\")")
            } else {
                format!("can only append array (not \"{name}\") to array")
            });
        }
        (Which::Add, Kind::Bytes | Kind::ByteArray) => {
            return vm.type_error(format!("can't concat {y} to {x}"));
        }
        _ => {}
    }
    let sequence =
        |v: Value| matches!(v.kind(), Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray | Kind::Array);
    if which == Which::Mul && sequence(pa) {
        return vm.type_error(format!("can't multiply sequence by non-int of type '{y}'"));
    }
    if which == Which::Mul && sequence(pb) {
        return vm.type_error(format!("can't multiply sequence by non-int of type '{x}'"));
    }
    let symbol = match (which, in_place) {
        (Which::Pow, true) => "**=".to_string(),
        (w, true) => format!("{}=", w.symbol()),
        (w, false) => w.symbol().to_string(),
    };
    let hint = if which == Which::Shr
        && a.is_kind(Kind::Native)
        && vm.natives[a.handle() as usize].def.name == "print"
    {
        ". Did you mean \"print(<message>, file=<output_stream>)\"?"
    } else {
        ""
    };
    vm.type_error(format!("unsupported operand type(s) for {symbol}: '{x}' and '{y}'{hint}"))
}
