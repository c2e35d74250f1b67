//! What natives need of the context in use, and the numbers behind decimals.
//!
//! Contexts are objects of `lib/decimal.py`: natives read their fields, and note in their flags that a result was rounded.
//! Whatever is not as usual (a signal that is trapped, a class of the guest's) is none of theirs.

use std::borrow::Cow;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use hognose_vm::image::Image;
use hognose_vm::num::Int;
use hognose_vm::objects::{INLINE_SLOTS, InstanceObj, WideObj};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;

use super::digits::{LIMIT, Number, POWERS, Rounding, count, last_digit, power, shifted};
use super::large::MOST_BITS;
use super::wide::Wide;

/// What natives know of the library, the same for every session over an image.
pub struct Known {
    image: &'static Image,
    /// The shapes of decimals, their contexts, and those of `contextvars`.
    pub decimal: u32,
    context: u32,
    variables: u32,
    /// The context of `contextvars` that the main thread begins with, and the variable that holds the decimal one.
    first: Value,
    variable: Value,
    hash: i64,
    roundings: [Value; 8],
    inexact: Value,
    rounded: Value,
}

static FIRST: OnceLock<&'static Known> = OnceLock::new();
static OTHERS: Mutex<Vec<&'static Known>> = Mutex::new(Vec::new());

impl Known {
    /// What is known over the image of a session; `None` while the image is being made.
    #[inline]
    pub fn of(vm: &mut Vm) -> Option<&'static Known> {
        match FIRST.get() {
            Some(known) if std::ptr::eq(known.image, vm.image) => Some(known),
            _ => Known::find(vm),
        }
    }

    #[cold]
    fn find(vm: &mut Vm) -> Option<&'static Known> {
        if vm.image.is_building() {
            return None;
        }
        let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = others.iter().find(|known| std::ptr::eq(known.image, vm.image)) {
            return Some(known);
        }
        // Images live as long as the process does.
        let known: &'static Known = Box::leak(Box::new(Known::read(vm)?));
        others.push(known);
        FIRST.get_or_init(|| known);
        Some(known)
    }

    fn read(vm: &mut Vm) -> Option<Known> {
        let class = vm.image.library_class("decimal.Decimal")?;
        let name = vm.intern("_known");
        let parts = vm.class_attr(class, name)?.is(Kind::Tuple)?;
        let parts = vm.heap.tuple(parts).to_vec();
        let [context, variables, first, variable, hash, roundings, inexact, rounded] = parts[..] else {
            return None;
        };
        let hash = vm.int_ref(hash)?.to_i64()?;
        let roundings = vm.heap.tuple(roundings.is(Kind::Tuple)?).try_into().ok()?;
        let shape = |class: Value| class.is_kind(Kind::Class).then(|| vm.class(class).shape);
        let (decimal, context, variables) = (shape(class)?, shape(context)?, shape(variables)?);
        Some(Known {
            image: vm.image,
            decimal,
            context,
            variables,
            first,
            variable,
            hash,
            roundings,
            inexact,
            rounded,
        })
    }

    /// The number of a decimal, or of an integer.
    #[inline]
    pub fn number(&self, vm: &Vm, value: Value) -> Option<Number> {
        if !value.is_kind(Kind::Instance) {
            return integer(vm, value);
        }
        let [sign, digits, exp, kind] = self.fields(vm, value)?;
        let digits = match digits.as_int() {
            Some(digits) => u128::try_from(digits).ok()?,
            None => u128::try_from(vm.heap.wide(digits.is(Kind::Wide)?).0).ok()?,
        };
        let finite = kind.same(Value::small(0));
        finite.then_some(Number { negative: sign.as_int()? != 0, digits, exp: exp.as_int()? })
    }

    /// The number of a decimal, or of an integer, with digits of any size.
    pub fn large<'a>(&self, vm: &'a Vm, value: Value) -> Option<Large<'a>> {
        if let Some(number) = self.number(vm, value) {
            let digits = Cow::Owned(BigUint::from(number.digits));
            return Some(Large { negative: number.negative, digits, exp: number.exp });
        }
        if let Some(big) = value.is(Kind::Big) {
            // A product that was put off is not made for what is too large.
            let int = Some(vm.heap.big(big)).filter(|int| int.bits() <= MOST_BITS)?.as_bigint();
            return Some(Large { negative: int.sign() == Sign::Minus, digits: magnitude(int), exp: 0 });
        }
        let [sign, digits, exp, kind] = self.fields(vm, value)?;
        let digits = magnitude(vm.heap.big(digits.is(Kind::Big)?).as_bigint());
        kind.same(Value::small(0)).then_some(Large { negative: sign.as_int()? != 0, digits, exp: exp.as_int()? })
    }

    /// How many bits the digits of a decimal, or of an integer, have, and the exponent: what [`Known::large`] has, without its digits.
    pub fn extent(&self, vm: &Vm, value: Value) -> Option<(u64, i64)> {
        if let Some(number) = self.number(vm, value) {
            return Some((u64::from(128 - number.digits.leading_zeros()), number.exp));
        }
        if let Some(big) = value.is(Kind::Big) {
            let bits = vm.heap.big(big).bits();
            return (bits <= MOST_BITS).then_some((bits, 0));
        }
        let [_, digits, exp, kind] = self.fields(vm, value)?;
        let bits = vm.heap.big(digits.is(Kind::Big)?).bits();
        kind.same(Value::small(0)).then_some((bits, exp.as_int()?))
    }

    /// A new decimal with digits of any size.
    pub fn large_decimal(&self, vm: &mut Vm, number: Large<'_>) -> Value {
        let digits = vm.int(Int::from(BigInt::from(number.digits.into_owned())));
        self.made(vm, number.negative, digits, number.exp)
    }

    /// Sign, digits, exponent and kind of a decimal, no subclass.
    #[inline]
    fn fields(&self, vm: &Vm, value: Value) -> Option<[Value; INLINE_SLOTS]> {
        let object = vm.heap.instance(value.is(Kind::Instance)?);
        (object.shape == self.decimal).then_some(object.inline)
    }

    /// The digits with their sign, and the exponent, of a decimal with few digits.
    #[inline]
    pub fn small(&self, vm: &Vm, value: Value) -> Option<(i64, i64)> {
        let [sign, digits, exp, kind] = self.fields(vm, value)?;
        let (digits, exp) = (digits.as_int()?, exp.as_int()?);
        let usual = kind.same(Value::small(0)) && exp.abs() < 1000;
        usual.then_some((if sign.same(Value::small(0)) { digits } else { -digits }, exp))
    }

    /// Whether a value is a decimal, no subclass.
    #[inline]
    pub fn is_decimal(&self, vm: &Vm, value: Value) -> bool {
        value.is(Kind::Instance).is_some_and(|handle| vm.heap.instance(handle).shape == self.decimal)
    }

    /// A new decimal.
    #[inline]
    pub fn decimal(&self, vm: &mut Vm, number: Number) -> Value {
        let digits = match i64::try_from(number.digits) {
            Ok(digits) => vm.heap.new_int(digits),
            Err(_) => vm.heap.new_wide(WideObj(number.digits as i128)),
        };
        self.made(vm, number.negative, digits, number.exp)
    }

    fn made(&self, vm: &mut Vm, negative: bool, digits: Value, exp: i64) -> Value {
        let (sign, exp) = (Value::small(i32::from(negative)), vm.heap.new_int(exp));
        let inline = [sign, digits, exp, Value::small(0)];
        vm.heap.new_instance(InstanceObj { shape: self.decimal, inline, far: None })
    }

    /// The rounding with this name.
    pub fn rounding(&self, vm: &Vm, name: Value) -> Option<Rounding> {
        // The usual one first.
        if name.same(self.roundings[HALF_EVEN]) {
            return Some(Rounding::HalfEven);
        }
        let at = self.roundings.iter().position(|known| known.same(name));
        let at = at.or_else(|| self.roundings.iter().position(|known| vm.same_text(*known, name)))?;
        Some(Rounding::ALL[at])
    }

    /// The context in use, if there is one already and nothing about it is unusual.
    #[inline]
    pub fn context(&'static self, vm: &Vm) -> Option<Context> {
        let own = vm.threads.locals[0];
        let own = if own.is_undef() || own.is_none() { self.first } else { own };
        let own = vm.heap.instance(own.is(Kind::Instance)?);
        if own.shape != self.variables {
            return None;
        }
        let values = vm.heap.dict(own.slot(0).is(Kind::Dict)?);
        let handle = values.entries[values.find_same(self.hash, self.variable)?].value.is(Kind::Instance)?;
        let object = vm.heap.instance(handle);
        let [prec, rounding, emin, emax] = object.inline;
        let (clamp, status) = (object.slot(CLAMP), object.slot(STATUS));
        let usual =
            object.shape == self.context && clamp.same(Value::small(0)) && status.same(Value::small(0));
        let prec = prec.as_int().filter(|prec| (1..=MOST_PRECISION).contains(prec) && usual)?;
        let rounding = self.rounding(vm, rounding)?;
        Some(Context { known: self, handle, prec, rounding, emin: emin.as_int()?, emax: emax.as_int()? })
    }
}

/// The place of the usual rounding.
const HALF_EVEN: usize = 6;

/// The number that an integer is.
#[inline]
fn integer(vm: &Vm, value: Value) -> Option<Number> {
    let int = match value.kind() {
        Kind::Int => i128::from(value.as_int()?),
        Kind::Bool => i128::from(value.handle()),
        Kind::Wide => vm.heap.wide(value.handle()).0,
        _ => return None,
    };
    let digits = int.unsigned_abs();
    (digits < LIMIT).then_some(Number { negative: int < 0, digits, exp: 0 })
}

/// The precision up to which natives compute.
const MOST_PRECISION: i64 = 1000;

/// Places of the fields of a context behind those that the object itself has room for.
const FLAGS: usize = 6;
const TRAPS: usize = 7;
const STATUS: usize = 8;
/// The slot of what says whether exponents are clamped.
const CLAMP: usize = 5;

/// The context in use.
#[derive(Clone, Copy)]
pub struct Context {
    pub known: &'static Known,
    handle: u32,
    pub prec: i64,
    pub rounding: Rounding,
    pub emin: i64,
    pub emax: i64,
}

/// Places of signals among the flags and the traps: in the order of their precedence.
const INEXACT: usize = 6;
const ROUNDED: usize = 7;

impl Context {
    /// A decimal of these digits with their sign, which are not zero, if all numbers of a word are in range and precise.
    #[inline]
    pub fn exact(&self, vm: &mut Vm, digits: i64, exp: i64) -> Option<Value> {
        let fits = self.prec >= 19 && self.emin <= exp && exp + 19 <= self.emax && digits != 0;
        if !fits {
            return None;
        }
        let size = vm.heap.new_int(i64::try_from(digits.unsigned_abs()).ok()?);
        Some(self.known.made(vm, digits < 0, size, exp))
    }

    /// The least exponent that a number can have.
    pub fn etiny(&self) -> i64 {
        self.emin - self.prec + 1
    }

    pub fn floor(&self) -> bool {
        self.rounding == Rounding::Floor
    }

    /// The dict behind one of the context's signal dicts.
    fn signals(&self, vm: &Vm, field: usize) -> Option<u32> {
        let dict = vm.unwrap(vm.heap.instance(self.handle).slot(field));
        let handle = dict.is(Kind::Dict)?;
        let entries = &vm.heap.dict(handle).entries;
        let usual = entries.len() > ROUNDED
            && entries[INEXACT].key.same(self.known.inexact)
            && entries[ROUNDED].key.same(self.known.rounded);
        usual.then_some(handle)
    }

    /// Whether a number fits with this exponent: of it, before and behind, is given where its first digit stands, unless it is zero.
    pub fn has_room(&self, exp: i64, before: Option<i64>, behind: Option<i64>) -> bool {
        let is_precise = |adjusted: i64| adjusted <= self.emax && adjusted - exp < self.prec;
        // Rounding may hide that there were too many digits.
        before.is_none_or(is_precise) && behind.is_none_or(|adjusted| is_precise(adjusted) && adjusted >= self.emin)
    }

    /// Notes that a result was rounded. `None`, and no effect, if that is trapped.
    pub fn note(&self, vm: &mut Vm, inexact: bool) -> Option<()> {
        let (flags, traps) = (self.signals(vm, FLAGS)?, self.signals(vm, TRAPS)?);
        let trapped = |signal: usize| !vm.heap.dict(traps).entries[signal].value.same(Value::FALSE);
        if trapped(ROUNDED) || inexact && trapped(INEXACT) {
            return None;
        }
        let signals = if inexact { &[INEXACT, ROUNDED][..] } else { &[ROUNDED] };
        for signal in signals {
            if !vm.heap.dict(flags).entries[*signal].value.same(Value::TRUE) {
                vm.heap.dict_mut(flags).entries[*signal].value = Value::TRUE;
            }
        }
        Some(())
    }

    /// A result, rounded to the precision. `None`, and no effect, if it is out of the usual range.
    pub fn finish(&self, vm: &mut Vm, number: Number) -> Option<Value> {
        if number.digits == 0 {
            let fits = (self.etiny()..=self.emax).contains(&number.exp);
            return fits.then(|| self.known.decimal(vm, number));
        }
        let size = count(number.digits);
        let adjusted = number.exp + size - 1;
        if !(self.emin..=self.emax).contains(&adjusted) {
            return None;
        }
        if size <= self.prec {
            return Some(self.known.decimal(vm, number));
        }
        let places = size - self.prec;
        let (digits, inexact) = shifted(number.digits, places, self.rounding, number.negative)?;
        self.rounded(vm, Number { digits, exp: number.exp + places, ..number }, inexact)
    }

    /// A result that was rounded to the precision, or to the power of ten above.
    fn rounded(&self, vm: &mut Vm, number: Number, inexact: bool) -> Option<Value> {
        let Number { mut digits, mut exp, .. } = number;
        if digits == power(self.prec)? {
            (digits, exp) = (digits / 10, exp + 1);
            if exp + self.prec - 1 > self.emax {
                return None;
            }
        }
        self.note(vm, inexact)?;
        Some(self.known.decimal(vm, Number { digits, exp, ..number }))
    }

    /// The product of numbers with so many digits that they have to be rounded. `None`, and no effect, if it is out of
    /// the usual range or the precision is larger than this is for.
    pub fn product(&self, vm: &mut Vm, x: Number, y: Number) -> Option<Value> {
        let product = Wide::product(x.digits, y.digits);
        let least = count(x.digits) + count(y.digits) - 1;
        let most = least.min(POWERS.len() as i64 - 1);
        let size = least + i64::from(product >= Wide::product(power(most)?, power(least - most)?));
        let (negative, exp) = (x.negative != y.negative, x.exp + y.exp);
        let places = size - self.prec;
        if places <= 0 || !(self.emin..=self.emax).contains(&(exp + size - 1)) {
            return None;
        }
        let unit = power(places)?;
        let (mut digits, rest) = product.divide(unit)?;
        if rest != 0 && self.rounding.goes_up((rest * 2).cmp(&unit), last_digit(digits), negative) {
            digits += 1;
        }
        self.rounded(vm, Number { negative, digits, exp: exp + places }, rest != 0)
    }

    /// As [`Context::finish`], of digits of any size that are not zero.
    pub fn finish_large(&self, vm: &mut Vm, number: Large<'_>) -> Option<Value> {
        if let Ok(digits) = u128::try_from(&*number.digits)
            && digits < LIMIT
        {
            return self.finish(vm, Number { negative: number.negative, digits, exp: number.exp });
        }
        let size = count_large(&number.digits);
        let adjusted = number.exp + size - 1;
        if !(self.emin..=self.emax).contains(&adjusted) {
            return None;
        }
        if size <= self.prec {
            return Some(self.known.large_decimal(vm, number));
        }
        let (rounded, inexact) = number.rescaled(number.exp + size - self.prec, self.rounding)?;
        let Large { negative, digits, mut exp } = rounded;
        let mut digits = digits.into_owned();
        if inexact && digits == *power_large(self.prec) {
            (digits, exp) = (digits / 10u8, exp + 1);
            if adjusted == self.emax {
                return None;
            }
        }
        self.note(vm, inexact)?;
        Some(self.known.large_decimal(vm, Large { negative, digits: Cow::Owned(digits), exp }))
    }
}

/// A finite number whose digits are of any size.
#[derive(Clone)]
pub struct Large<'a> {
    pub negative: bool,
    pub digits: Cow<'a, BigUint>,
    pub exp: i64,
}

impl Large<'_> {
    /// The number with digits of its own.
    pub fn into_owned(self) -> Large<'static> {
        Large { digits: Cow::Owned(self.digits.into_owned()), ..self }
    }

    /// The exponent of the first digit.
    pub fn adjusted(&self) -> i64 {
        self.exp + count_large(&self.digits) - 1
    }

    /// The number with another exponent, and whether digits were lost that were not zero. `None`: it is too far away.
    pub fn rescaled(&self, exp: i64, rounding: Rounding) -> Option<(Large<'static>, bool)> {
        let places = exp.checked_sub(self.exp).filter(|places| places.abs() <= MOST_PLACES)?;
        let unit = power_large(places.abs());
        if places <= 0 {
            let digits = Cow::Owned(&*self.digits * &*unit);
            return Some((Large { negative: self.negative, digits, exp }, false));
        }
        let (mut digits, mut rest) = self.digits.div_rem(&unit);
        let inexact = rest != BigUint::ZERO;
        if inexact {
            let last = u8::try_from(&digits % 10u8).unwrap_or(0);
            rest *= 2u8;
            if rounding.goes_up(rest.cmp(&unit), last, self.negative) {
                digits += 1u8;
            }
        }
        Some((Large { negative: self.negative, digits: Cow::Owned(digits), exp }, inexact))
    }
}

/// How many places the digits of a large number are moved at once.
pub const MOST_PLACES: i64 = 6000;

/// Powers of ten that are kept.
static KEPT: LazyLock<Vec<BigUint>> = LazyLock::new(|| {
    std::iter::successors(Some(BigUint::from(1u8)), |power| Some(power * 10u8)).take(256).collect()
});

/// A power of ten.
pub fn power_large(n: i64) -> Cow<'static, BigUint> {
    match usize::try_from(n).ok().and_then(|n| KEPT.get(n)) {
        Some(power) => Cow::Borrowed(power),
        None => Cow::Owned(BigUint::from(10u8).pow(u32::try_from(n).unwrap_or(0))),
    }
}

/// How many decimal digits; one for zero.
pub fn count_large(n: &BigUint) -> i64 {
    // The logarithm of two is a bit more than 30102/100000: the guess is at most one too low.
    let guess = (n.bits() as i64 - 1).max(0) * 30_102 / 100_000;
    let mut size = guess.max(1);
    while *n >= *power_large(size) {
        size += 1;
    }
    size
}

/// The magnitude of an integer, where it stands or on its own.
fn magnitude(integer: Cow<'_, BigInt>) -> Cow<'_, BigUint> {
    match integer {
        Cow::Borrowed(integer) => Cow::Borrowed(integer.magnitude()),
        Cow::Owned(integer) => Cow::Owned(integer.into_parts().1),
    }
}
