//! Integers that do not fit 128 bits, and products of them that nobody has looked at yet.
//!
//! Those of up to 512 bits stand in the object itself, longer ones in memory of their own.
//!
//! A loop that multiplies a long number by short ones needs none of the products but the last. They are put off: a product is a
//! number that it shares with others, and a factor, as long as 64 bits hold that; it is made when somebody reads it. So a
//! loop goes over the words of the number once for as many factors as fit. Its length is known in any case, so that it counts
//! as if it had been made at once.
//!
//! Nothing here knows when putting off is worth it: that is said in `types::large`.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use num_bigint::BigInt;

use super::Object;
use crate::image::{Reader, Stored, Writer};
use crate::num::int::Few;
use crate::num::IntRef;
use crate::value::Value;

/// An integer that does not fit 128 bits.
pub struct BigObj(Form);

enum Form {
    Few(Few),
    Whole(BigInt),
    /// Products of it were put off.
    Shared(Arc<BigInt>),
    PutOff(Box<PutOff>),
}

/// A product, to be made when it is read.
struct PutOff {
    /// Gone once the product is made: then nobody else may need it, and the product counts alone.
    base: Mutex<Option<Arc<BigInt>>>,
    factor: i64,
    /// Of the product.
    bits: u64,
    product: OnceLock<BigInt>,
}

impl BigObj {
    /// An integer that does not fit 128 bits.
    #[inline]
    pub fn new(integer: BigInt) -> BigObj {
        match Few::of_big(&integer) {
            Some(few) => BigObj::few(few),
            None => BigObj::long(integer),
        }
    }

    /// An integer of up to 512 bits that does not fit 128.
    #[inline(always)]
    pub fn few(few: Few) -> BigObj {
        BigObj(Form::Few(few))
    }

    /// An integer of more than 512 bits.
    #[inline(always)]
    pub(crate) fn long(integer: BigInt) -> BigObj {
        BigObj(Form::Whole(integer))
    }

    /// The integer.
    #[inline]
    pub fn get(&self) -> IntRef<'_> {
        match &self.0 {
            Form::Few(few) => IntRef::Few(few),
            Form::Whole(integer) => IntRef::Big(integer),
            Form::Shared(integer) => IntRef::Big(integer),
            Form::PutOff(product) => IntRef::Big(product.get()),
        }
    }

    /// The integer, if it stands in the object.
    #[inline(always)]
    pub fn as_few(&self) -> Option<&Few> {
        match &self.0 {
            Form::Few(few) => Some(few),
            _ => None,
        }
    }

    /// The integer for the library that serves any length.
    pub fn as_bigint(&self) -> Cow<'_, BigInt> {
        match self.get() {
            IntRef::Big(integer) => Cow::Borrowed(integer),
            integer => Cow::Owned(integer.to_bigint()),
        }
    }

    /// The integer, unless it is a product that nobody has read: that would make it.
    #[inline]
    pub fn at_hand(&self) -> Option<IntRef<'_>> {
        match &self.0 {
            Form::PutOff(product) => product.product.get().map(IntRef::Big),
            _ => Some(self.get()),
        }
    }

    /// How many bits its magnitude has.
    #[inline]
    pub fn bits(&self) -> u64 {
        match &self.0 {
            Form::Few(few) => few.bits(),
            Form::Whole(integer) => integer.bits(),
            Form::Shared(integer) => integer.bits(),
            Form::PutOff(product) => product.bits,
        }
    }

    /// Whether it is a product that was put off.
    #[inline]
    pub fn is_put_off(&self) -> bool {
        matches!(self.0, Form::PutOff(_))
    }

    /// The product with a factor that is not zero, put off; `None` where it has to be made to know its length, which is as good
    /// as never.
    pub fn put_off(&mut self, factor: i64) -> Option<BigObj> {
        if let Form::PutOff(product) = &mut self.0
            && let Some(factor) = product.factor.checked_mul(factor)
            && let Some(base) = unlocked(product.base.get_mut())
        {
            return PutOff::of(base, factor);
        }
        PutOff::of(&self.shared(), factor)
    }

    /// The integer, to be shared with products of it.
    fn shared(&mut self) -> Arc<BigInt> {
        let integer = match std::mem::take(self).0 {
            Form::Shared(integer) => integer,
            Form::Few(few) => Arc::new(few.to_bigint()),
            Form::Whole(integer) => Arc::new(integer),
            Form::PutOff(product) => Arc::new(product.into_made()),
        };
        self.0 = Form::Shared(integer.clone());
        integer
    }

    /// The integer of an object that is dead, for its buffer.
    #[inline]
    pub fn into_buffer(self) -> Option<BigInt> {
        match self.0 {
            Form::Whole(integer) => Some(integer),
            _ => None,
        }
    }
}

impl PutOff {
    fn of(base: &Arc<BigInt>, factor: i64) -> Option<BigObj> {
        let bits = product_bits(base, factor.unsigned_abs())?;
        let base = Mutex::new(Some(base.clone()));
        Some(BigObj(Form::PutOff(Box::new(PutOff { base, factor, bits, product: OnceLock::new() }))))
    }

    fn get(&self) -> &BigInt {
        self.product.get_or_init(|| made(unlocked(self.base.lock()).take(), self.factor))
    }

    fn into_made(self) -> BigInt {
        let base = unlocked(self.base.into_inner());
        self.product.into_inner().unwrap_or_else(|| made(base, self.factor))
    }
}

fn made(base: Option<Arc<BigInt>>, factor: i64) -> BigInt {
    let base = base.expect("its base is there until the product is made");
    let mut product = Arc::try_unwrap(base).unwrap_or_else(|base| {
        // A buffer with room for the word that the factor adds: otherwise it grows to twice its length, for which nobody is charged.
        let mut copy: BigInt = &*base << 64u32;
        copy.clone_from(&base);
        copy
    });
    product *= factor;
    product
}

/// What a lock guards. Nothing that holds it panics half-way.
fn unlocked<T>(lock: Result<T, PoisonError<T>>) -> T {
    lock.unwrap_or_else(PoisonError::into_inner)
}

/// How many bits a product has, if the highest 64 of the long factor tell.
fn product_bits(long: &BigInt, factor: u64) -> Option<u64> {
    let mut words = long.magnitude().iter_u64_digits().rev();
    let (high, next) = (words.next()?, words.next()?);
    let top = (u128::from(high) << 64 | u128::from(next)) << high.leading_zeros() >> 64;
    // The product is between these, with as many bits behind them as there are behind the 64.
    let least = top * u128::from(factor);
    let most = least + u128::from(factor) - 1;
    let bits = least.leading_zeros();
    (bits == most.leading_zeros()).then(|| long.bits() - 64 + u64::from(128 - bits))
}

impl Default for BigObj {
    fn default() -> BigObj {
        BigObj(Form::Whole(BigInt::ZERO))
    }
}

impl Clone for BigObj {
    fn clone(&self) -> BigObj {
        match self.get() {
            IntRef::Few(few) => BigObj::few(few.clone()),
            integer => BigObj(Form::Whole(integer.to_bigint())),
        }
    }
}

impl Object for BigObj {
    const MAY_WAIT: bool = true;
    const FIXED: bool = true;
    #[inline(always)]
    fn is_flat(&self) -> bool {
        matches!(self.0, Form::Few(_))
    }
    fn trace(&self, _visit: &mut impl FnMut(Value)) {}
    #[inline]
    fn size(&self) -> usize {
        match &self.0 {
            Form::Few(_) => size_of::<Self>(),
            _ => size_of::<Self>() + self.bits() as usize / 8,
        }
    }
}

impl Stored for BigObj {
    fn put(&self, w: &mut Writer) {
        self.as_bigint().into_owned().put(w);
    }
    fn take(r: &mut Reader) -> BigObj {
        BigObj::new(Stored::take(r))
    }
}

// As large as the words of a few: there is an arena of them.
const _: () = assert!(size_of::<BigObj>() == size_of::<Few>());
