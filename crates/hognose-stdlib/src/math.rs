//! Module `math`.
//!
//! The functions themselves are in the number core; here is how they take their arguments. Those over iterables
//! and any number of arguments have twins in the prelude for objects of a guest's classes.

use hognose_vm::names;
use hognose_vm::native::{FromArg, Obj};
use hognose_vm::native_args::{FloatArg, IntArg, Items, number::is_int};
use hognose_vm::num::{self, Fault, Int, erf, gamma, int, math as core, sums};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types::operator::{self, Work};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

hognose_vm::natives! {
    pub FUNCTIONS: functions of "math" {
        acos(FloatArg) "x, /";
        acosh(FloatArg) "x, /";
        asin(FloatArg) "x, /";
        asinh(FloatArg) "x, /";
        atan(FloatArg) "x, /";
        atan2(FloatArg, FloatArg) "y, x, /";
        atanh(FloatArg) "x, /";
        cbrt(FloatArg) "x, /";
        ceil(Obj) "x, /";
        comb(IntArg, IntArg) "n, k, /";
        copysign(FloatArg, FloatArg) "x, y, /";
        cos(FloatArg) "x, /";
        cosh(FloatArg) "x, /";
        degrees(FloatArg) "x, /";
        dist(Points, Points) "p, q, /";
        "erf" erf_(FloatArg) "x, /";
        erfc(FloatArg) "x, /";
        exp(FloatArg) "x, /";
        exp2(FloatArg) "x, /";
        expm1(FloatArg) "x, /";
        fabs(FloatArg) "x, /";
        factorial(IntArg) "n, /";
        floor(Obj) "x, /";
        fma(FloatArg, FloatArg, FloatArg) "x, y, z, /";
        fmod(FloatArg, FloatArg) "x, y, /";
        frexp(FloatArg) "x, /";
        fsum(Items) "seq, /";
        "gamma" gamma_(FloatArg) "x, /";
        raw "gcd" gcd "*integers";
        raw "hypot" hypot "*coordinates";
        isclose(FloatArg, FloatArg, Option<FloatArg>, Option<FloatArg>) "a, b, *, rel_tol=1e-09, abs_tol=0.0";
        isfinite(FloatArg) "x, /";
        isinf(FloatArg) "x, /";
        isnan(FloatArg) "x, /";
        isqrt(IntArg) "n, /";
        raw "lcm" lcm "*integers";
        ldexp(FloatArg, Obj) "x, i, /";
        lgamma(FloatArg) "x, /";
        log(Number, Option<Number>) "x, base=None, /";
        log10(Number) "x, /";
        log1p(FloatArg) "x, /";
        log2(Number) "x, /";
        modf(FloatArg) "x, /";
        nextafter(FloatArg, FloatArg, Option<Count>) "x, y, /, *, steps=None";
        perm(IntArg, Option<Count>) "n, k=None, /";
        pow(FloatArg, FloatArg) "x, y, /";
        prod(Items, Option<Obj>) "iterable, /, *, start=1";
        radians(FloatArg) "x, /";
        remainder(FloatArg, FloatArg) "x, y, /";
        sin(FloatArg) "x, /";
        sinh(FloatArg) "x, /";
        sqrt(FloatArg) "x, /";
        sumprod(Items, Items) "p, q, /";
        tan(FloatArg) "x, /";
        tanh(FloatArg) "x, /";
        trunc(Obj) "x, /";
        ulp(FloatArg) "x, /";
    }
}

/// The constants of the module.
pub fn init(vm: &mut Vm, dict: Value) {
    use std::f64::consts;
    for (name, value) in [
        ("pi", consts::PI),
        ("e", consts::E),
        ("tau", consts::TAU),
        ("inf", f64::INFINITY),
        ("nan", f64::NAN),
    ] {
        let name = vm.intern(name);
        vm.dict_set_name(dict, name, Value::float(value));
    }
}

/// An integer, or any other real number as a float.
enum Number {
    Whole(IntArg),
    Real(f64),
}

impl FromArg for Number {
    const CONV: hognose_vm::native::Conv = hognose_vm::native::Conv::Float;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        let payload = vm.unwrap(value);
        if is_int(payload) {
            Ok(Number::Whole(IntArg(payload)))
        } else {
            Ok(Number::Real(FloatArg::from_arg(vm, value)?.0))
        }
    }
}

/// An integer, or `None`.
struct Count(Option<IntArg>);

impl FromArg for Count {
    const CONV: hognose_vm::native::Conv = hognose_vm::native::Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if value.is_none() { Ok(Count(None)) } else { Ok(Count(Some(IntArg::from_arg(vm, value)?))) }
    }
}

/// The coordinates of a point.
struct Points(Vec<f64>);

impl FromArg for Points {
    const CONV: hognose_vm::native::Conv = hognose_vm::native::Conv::Items;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        let items = Items::from_arg(vm, value)?;
        Ok(Points(floats(vm, &items.0)?))
    }
}

fn floats(vm: &mut Vm, items: &[Value]) -> Res<Vec<f64>> {
    vm.charge(items.len())?;
    items.iter().map(|item| FloatArg::from_arg(vm, *item).map(|f| f.0)).collect()
}

fn ints(vm: &mut Vm, items: &[Value]) -> Res<Vec<Int>> {
    vm.charge(items.len())?;
    let mut found = Vec::with_capacity(items.len());
    for item in items {
        let item = IntArg::from_arg(vm, *item)?;
        if item.0.is_kind(Kind::Big) {
            let bytes = item.get(vm).words() as usize * 8;
            vm.charge(bytes / 32)?;
            vm.reserve(bytes)?;
        }
        found.push(item.owned(vm));
    }
    Ok(found)
}

/// A float, or the exception in its place.
trait IntoValue {
    fn value(self, vm: &mut Vm) -> Res;
}

impl IntoValue for f64 {
    fn value(self, _: &mut Vm) -> Res {
        Ok(Value::float(self))
    }
}

impl IntoValue for Result<f64, Fault> {
    fn value(self, vm: &mut Vm) -> Res {
        self.map(Value::float).map_err(|fault| vm.fault(fault))
    }
}

impl IntoValue for Result<Int, Fault> {
    fn value(self, vm: &mut Vm) -> Res {
        match self {
            Ok(int) => Ok(vm.int(int)),
            Err(fault) => Err(vm.fault(fault)),
        }
    }
}

impl IntoValue for Result<Int, num::Error<Stop>> {
    fn value(self, vm: &mut Vm) -> Res {
        match self {
            Ok(int) => Ok(vm.int(int)),
            Err(error) => Err(vm.num_error(error)),
        }
    }
}

macro_rules! of_one {
    ($($name:ident $function:path;)*) => {$(
        fn $name(vm: &mut Vm, x: FloatArg) -> Res {
            $function(x.0).value(vm)
        }
    )*};
}

of_one! {
    acos core::acos; acosh core::acosh; asin core::asin; asinh core::asinh; atan core::atan; atanh core::atanh;
    cbrt core::cbrt; cos core::cos; cosh core::cosh; degrees core::degrees; erf_ erf::erf; erfc erf::erfc;
    exp core::exp; exp2 core::exp2; expm1 core::expm1; fabs f64::abs; gamma_ gamma::gamma; lgamma gamma::lgamma;
    log1p core::log1p; radians core::radians; sin core::sin; sinh core::sinh; sqrt core::sqrt; tan core::tan;
    tanh core::tanh; ulp core::ulp;
}

macro_rules! of_two {
    ($($name:ident $function:path;)*) => {$(
        fn $name(vm: &mut Vm, x: FloatArg, y: FloatArg) -> Res {
            $function(x.0, y.0).value(vm)
        }
    )*};
}

of_two! { atan2 core::atan2; copysign f64::copysign; fmod core::fmod; pow core::pow; remainder core::remainder; }

fn fma(vm: &mut Vm, x: FloatArg, y: FloatArg, z: FloatArg) -> Res {
    core::fma(x.0, y.0, z.0).value(vm)
}

fn ceil(vm: &mut Vm, x: Obj) -> Res {
    if x.0.as_float().is_none() {
        if x.0.as_int().is_some() {
            return Ok(x.0);
        }
        if let Some(whole) = vm.call_special(x.0, names::CEIL, &[])? {
            return Ok(whole);
        }
    }
    let x = FloatArg::from_arg(vm, x.0)?;
    num::float::ceil(x.0).value(vm)
}

fn floor(vm: &mut Vm, x: Obj) -> Res {
    if x.0.as_float().is_none() {
        if x.0.as_int().is_some() {
            return Ok(x.0);
        }
        if let Some(whole) = vm.call_special(x.0, names::FLOOR, &[])? {
            return Ok(whole);
        }
    }
    let x = FloatArg::from_arg(vm, x.0)?;
    num::float::floor(x.0).value(vm)
}

fn trunc(vm: &mut Vm, x: Obj) -> Res {
    if let Some(f) = x.0.as_float() {
        return num::float::trunc(f).value(vm);
    }
    if let Some(whole) = vm.call_special(x.0, names::TRUNC, &[])? {
        return Ok(whole);
    }
    let name = vm.type_name(x.0);
    Err(vm.type_error(format!("type {name} doesn't define __trunc__ method")))
}

fn dist(vm: &mut Vm, p: Points, q: Points) -> Res {
    if p.0.len() != q.0.len() {
        return Err(vm.value_error("both points must have the same number of dimensions"));
    }
    let differences: Vec<f64> = p.0.iter().zip(&q.0).map(|(a, b)| a - b).collect();
    Ok(Value::float(sums::hypot(&differences)))
}

fn hypot(vm: &mut Vm, args: &[Value]) -> Res {
    if let [x, y] = args
        && let Some((x, y)) = Value::numbers(*x, *y)
    {
        return Ok(Value::float(sums::hypot(&[x, y])));
    }
    let coordinates = floats(vm, args)?;
    Ok(Value::float(sums::hypot(&coordinates)))
}

fn fsum(vm: &mut Vm, items: Items) -> Res {
    let mut sum = sums::ExactSum::default();
    for item in floats(vm, &items.0)? {
        if let Err(fault) = sum.add(item) {
            return Err(vm.fault(fault));
        }
    }
    sum.finish().value(vm)
}

/// By Euclid: some eighty steps at most.
fn gcd_of_words(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn gcd(vm: &mut Vm, args: &[Value]) -> Res {
    let small = |found: u64, arg: &Value| Some(gcd_of_words(found, arg.as_int()?.unsigned_abs()));
    if let Some(found) = args.iter().try_fold(0, small) {
        return Ok(vm.heap.new_int(found as i64));
    }
    let mut result = Int::ZERO;
    for item in ints(vm, args)? {
        result = int::gcd(result.as_ref(), item.as_ref(), &mut Work(&mut vm.meter))?;
    }
    Ok(vm.int(result))
}

fn lcm(vm: &mut Vm, args: &[Value]) -> Res {
    let mut result = Int::ONE;
    for item in ints(vm, args)? {
        let bytes = (result.as_ref().words() + item.as_ref().words()) as usize * 8;
        vm.reserve(bytes)?;
        match int::lcm(result.as_ref(), item.as_ref(), &mut Work(&mut vm.meter)) {
            Ok(next) => result = next,
            Err(error) => return Err(vm.num_error(error)),
        }
    }
    Ok(vm.int(result))
}

/// Refuses a result that would not fit the memory limit.
fn reserve_product(vm: &mut Vm, top: &Int, n: &Int) -> Res<()> {
    let bits = int::product_bits(top.as_ref(), n.as_ref());
    vm.reserve(usize::try_from(bits / 8).unwrap_or(usize::MAX))
}

/// The factorials that fit a word.
const FACTORIALS: [i64; 21] = {
    let mut all = [1; 21];
    let mut n = 1;
    while n < all.len() {
        all[n] = all[n - 1] * n as i64;
        n += 1;
    }
    all
};

fn factorial(vm: &mut Vm, n: IntArg) -> Res {
    if let Some(factorial) = n.0.as_int().and_then(|n| FACTORIALS.get(usize::try_from(n).ok()?)) {
        return Ok(vm.heap.new_int(*factorial));
    }
    let n = n.owned(vm);
    if n.as_ref().to_i64().is_some_and(|n| n >= 0) {
        reserve_product(vm, &n, &n)?;
    }
    let result = int::factorial(n.as_ref(), &mut Work(&mut vm.meter));
    result.value(vm)
}

/// `comb(n, k)`, where what comes on the way fits a word.
fn comb_of_words(n: Value, k: Value) -> Option<i64> {
    let (n, k) = (u64::try_from(n.as_int()?).ok()?, u64::try_from(k.as_int()?).ok()?);
    let Some(rest) = n.checked_sub(k) else { return Some(0) };
    // Each product is divisible by the number of its factors.
    let found = (1..=k.min(rest).min(64)).try_fold(1u64, |found, i| Some(found.checked_mul(n - k.min(rest) + i)? / i))?;
    if k.min(rest) > 64 { None } else { i64::try_from(found).ok() }
}

fn comb(vm: &mut Vm, n: IntArg, k: IntArg) -> Res {
    if let Some(found) = comb_of_words(n.0, k.0) {
        return Ok(vm.heap.new_int(found));
    }
    let (n, k) = (n.owned(vm), k.owned(vm));
    if !n.as_ref().is_negative() && !k.as_ref().is_negative() {
        // The smaller of `k` and `n - k` factors.
        let rest = n.as_ref().sub(k.as_ref(), &mut Work(&mut vm.meter))?;
        let fewer = if rest.as_ref().compare(k.as_ref()).is_lt() { &rest } else { &k };
        if !rest.as_ref().is_negative() {
            reserve_product(vm, &n, fewer)?;
        }
    }
    let result = int::comb(n.as_ref(), k.as_ref(), &mut Work(&mut vm.meter));
    result.value(vm)
}

fn perm(vm: &mut Vm, n: IntArg, k: Option<Count>) -> Res {
    let n = n.owned(vm);
    let result = match k.and_then(|k| k.0) {
        None => {
            reserve_product(vm, &n, &n)?;
            int::factorial(n.as_ref(), &mut Work(&mut vm.meter))
        }
        Some(k) => {
            let k = k.owned(vm);
            if !k.as_ref().is_negative() && k.as_ref().compare(n.as_ref()).is_le() {
                reserve_product(vm, &n, &k)?;
            }
            int::perm(n.as_ref(), k.as_ref(), &mut Work(&mut vm.meter))
        }
    };
    result.value(vm)
}

fn isqrt(vm: &mut Vm, n: IntArg) -> Res {
    if let Some(root) = n.0.as_int().and_then(|n| u64::try_from(n).ok()).map(u64::isqrt) {
        return Ok(vm.heap.new_int(root as i64));
    }
    let n = n.owned(vm);
    let result = n.as_ref().isqrt(&mut Work(&mut vm.meter));
    result.value(vm)
}

fn frexp(vm: &mut Vm, x: FloatArg) -> Res {
    let (mantissa, exponent) = core::frexp(x.0);
    Ok(vm.heap.new_tuple([Value::float(mantissa), Value::small(exponent)]))
}

fn modf(vm: &mut Vm, x: FloatArg) -> Res {
    let (fraction, whole) = core::modf(x.0);
    Ok(vm.heap.new_tuple([Value::float(fraction), Value::float(whole)]))
}

fn ldexp(vm: &mut Vm, x: FloatArg, exponent: Obj) -> Res {
    let exponent = vm.unwrap(exponent.0);
    if !is_int(exponent) {
        return Err(vm.type_error("Expected an int as second argument to ldexp."));
    }
    let result = core::ldexp(x.0, IntArg(exponent).get(vm));
    result.value(vm)
}

fn isclose(vm: &mut Vm, a: FloatArg, b: FloatArg, rel: Option<FloatArg>, abs: Option<FloatArg>) -> Res {
    match core::isclose(a.0, b.0, rel.map_or(1e-9, |r| r.0), abs.map_or(0.0, |a| a.0)) {
        Ok(close) => Ok(Value::bool(close)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn isfinite(_: &mut Vm, x: FloatArg) -> Res {
    Ok(Value::bool(x.0.is_finite()))
}

fn isinf(_: &mut Vm, x: FloatArg) -> Res {
    Ok(Value::bool(x.0.is_infinite()))
}

fn isnan(_: &mut Vm, x: FloatArg) -> Res {
    Ok(Value::bool(x.0.is_nan()))
}

fn logarithm(vm: &Vm, x: &Number, base: core::Base) -> Result<f64, Fault> {
    match x {
        Number::Whole(int) => core::log_int(int.get(vm), base),
        Number::Real(x) => match base {
            core::Base::E => core::log(*x),
            core::Base::Two => core::log2(*x),
            core::Base::Ten => core::log10(*x),
        },
    }
}

fn log(vm: &mut Vm, x: Number, base: Option<Number>) -> Res {
    let log = logarithm(vm, &x, core::Base::E);
    let Some(base) = base else { return log.value(vm) };
    let quotient = log.and_then(|x| core::log_quotient(x, logarithm(vm, &base, core::Base::E)?));
    quotient.value(vm)
}

fn log2(vm: &mut Vm, x: Number) -> Res {
    logarithm(vm, &x, core::Base::Two).value(vm)
}

fn log10(vm: &mut Vm, x: Number) -> Res {
    logarithm(vm, &x, core::Base::Ten).value(vm)
}

fn nextafter(vm: &mut Vm, x: FloatArg, y: FloatArg, steps: Option<Count>) -> Res {
    let steps = match steps.and_then(|s| s.0) {
        None => 1,
        Some(steps) if steps.get(vm).is_negative() => {
            return Err(vm.value_error("steps must be a non-negative integer"));
        }
        // More steps than there are floats lead to the end.
        Some(steps) => steps.get(vm).to_i128().and_then(|s| u64::try_from(s).ok()).unwrap_or(u64::MAX),
    };
    Ok(Value::float(core::nextafter(x.0, y.0, steps)))
}

fn prod(vm: &mut Vm, items: Items, start: Option<Obj>) -> Res {
    let mut result = start.map_or(Value::small(1), |s| s.0);
    for (i, item) in items.0.into_iter().enumerate() {
        if i % 16 == 0 {
            vm.charge(16)?;
        }
        result = multiply(vm, result, item)?;
    }
    Ok(result)
}

fn multiply(vm: &mut Vm, a: Value, b: Value) -> Res {
    if let Some(product) = Value::mul_ints(a, b) {
        return Ok(product);
    }
    operator::binary(vm, hognose_vm::exec::ArithWhich::Mul, a, b)?.ok_or(Stop::Python)
}

fn add(vm: &mut Vm, a: Value, b: Value) -> Res {
    operator::binary(vm, hognose_vm::exec::ArithWhich::Add, a, b)?.ok_or(Stop::Python)
}

/// Small integers are summed exactly and floats in triple precision as long as there is nothing else; the rest is
/// plain multiplication and addition.
fn sumprod(vm: &mut Vm, p: Items, q: Items) -> Res {
    if p.0.len() != q.0.len() {
        // An item before that may fail first.
        return Err(Stop::Python);
    }
    vm.charge(p.0.len())?;
    let mut total = Value::small(0);
    let (mut whole, mut whole_goes, mut whole_used) = (0i64, true, false);
    let (mut real, mut real_goes, mut real_used) = (sums::DotProduct::default(), true, false);
    for (a, b) in p.0.into_iter().zip(q.0) {
        if whole_goes {
            let small =
                |v: Value| if v.is_kind(Kind::Bool) { None } else { vm.int_ref(v).and_then(|i| i.to_i64()) };
            let exact = matches!((a.kind(), b.kind()), (Kind::Int | Kind::Wide, Kind::Int | Kind::Wide));
            let sum = match (small(a), small(b)) {
                (Some(a), Some(b)) if exact => {
                    a.checked_mul(b).and_then(|product| whole.checked_add(product))
                }
                _ => None,
            };
            if let Some(sum) = sum {
                (whole, whole_used) = (sum, true);
                continue;
            }
            whole_goes = false;
            if whole_used {
                let part = vm.heap.new_int(whole);
                total = add(vm, total, part)?;
            }
        }
        if real_goes {
            if let Some((x, y)) = factors(vm, a, b) {
                let mut next = real;
                next.add(x, y);
                if next.finish().is_finite() {
                    (real, real_used) = (next, true);
                    continue;
                }
            }
            real_goes = false;
            if real_used {
                total = add(vm, total, Value::float(real.finish()))?;
            }
        }
        let product = multiply(vm, a, b)?;
        total = add(vm, total, product)?;
    }
    if whole_goes && whole_used {
        let part = vm.heap.new_int(whole);
        total = add(vm, total, part)?;
    }
    if real_goes && real_used {
        total = add(vm, total, Value::float(real.finish()))?;
    }
    Ok(total)
}

/// Two factors of which one is a float and the other a float or an integer.
fn factors(vm: &Vm, a: Value, b: Value) -> Option<(f64, f64)> {
    let whole = |v: Value| match v.kind() {
        Kind::Int | Kind::Wide | Kind::Big | Kind::Bool => vm.int_ref(v)?.to_f64().ok(),
        _ => None,
    };
    match (a.as_float(), b.as_float()) {
        (Some(a), Some(b)) => Some((a, b)),
        (Some(a), None) => Some((a, whole(b)?)),
        (None, Some(b)) => Some((whole(a)?, b)),
        (None, None) => None,
    }
}
