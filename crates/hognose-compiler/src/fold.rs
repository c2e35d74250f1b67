//! Constant folding: literals, arithmetic on them, and tuples of them.
//!
//! Only what is certain to be small: integers up to 1024 bits, strings up to 4096 characters.
//! Whatever could raise, or depends on the library of the platform, is left to run time.

use std::sync::Arc;

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, Expr, Operator, UnaryOp};
use num_bigint::{BigInt, Sign};
use smallvec::SmallVec;

use crate::literal;

const MAX_TEXT: usize = 4096;
const MAX_BITS: u64 = 1024;

/// The value of an expression if it is known now.
pub(crate) fn constant(e: &Expr) -> Option<Constant> {
    match e {
        Expr::NumberLiteral(n) => literal::number(&n.value),
        Expr::StringLiteral(s) => literal::string(s),
        Expr::BytesLiteral(b) => Some(literal::bytes(b)),
        Expr::BooleanLiteral(b) => Some(Constant::Bool(b.value)),
        Expr::NoneLiteral(_) => Some(Constant::None),
        Expr::EllipsisLiteral(_) => Some(Constant::Ellipsis),
        Expr::Name(name) if name.id.as_str() == "__debug__" => Some(Constant::Bool(true)),
        Expr::UnaryOp(e) => unary(e.op, constant(&e.operand)?),
        Expr::BinOp(_) => chain(e),
        Expr::Tuple(e) => Some(Constant::Tuple(e.elts.iter().map(constant).collect::<Option<_>>()?)),
        Expr::Slice(e) => slice(e),
        _ => None,
    }
}

/// The value of a slice of constants.
pub(crate) fn slice(e: &ast::ExprSlice) -> Option<Constant> {
    let part = |e: &Option<Box<Expr>>| e.as_deref().map_or(Some(Constant::None), constant);
    Some(Constant::Slice(Box::new([part(&e.lower)?, part(&e.upper)?, part(&e.step)?])))
}

/// A chain of operators on constants, without recursion along its left side.
fn chain(e: &Expr) -> Option<Constant> {
    let mut links: SmallVec<[&ast::ExprBinOp; 8]> = SmallVec::new();
    let mut first = e;
    while let Expr::BinOp(link) = first {
        links.push(link);
        first = &link.left;
    }
    let mut value = constant(first)?;
    while let Some(link) = links.pop() {
        value = binary(link.op, &value, &constant(&link.right)?)?;
    }
    Some(value)
}

/// The truth of a constant.
pub(crate) fn truth(constant: &Constant) -> bool {
    match constant {
        Constant::None => false,
        Constant::Bool(b) => *b,
        Constant::Int(n) => *n != 0,
        Constant::Float(x) => *x != 0.0,
        Constant::Complex(re, im) => *re != 0.0 || *im != 0.0,
        Constant::Str(s) => !s.is_empty(),
        Constant::Surrogates(s) => !s.is_empty(),
        Constant::Bytes(b) => !b.is_empty(),
        Constant::Tuple(items) | Constant::FrozenSet(items) => !items.is_empty(),
        Constant::Ellipsis | Constant::BigInt { .. } | Constant::Slice(_) => true,
    }
}

/// The constant that stands for a display behind `in` or in front of a loop: a tuple for a list, a
/// frozen set for a set.
pub(crate) fn frozen_display(e: &Expr) -> Option<Constant> {
    match e {
        Expr::List(e) => frozen_display_list(e),
        Expr::Set(e) => Some(Constant::FrozenSet(e.elts.iter().map(constant).collect::<Option<_>>()?)),
        _ => None,
    }
}

/// The items of a list of constants, as a tuple.
pub(crate) fn frozen_display_list(e: &ast::ExprList) -> Option<Constant> {
    Some(Constant::Tuple(e.elts.iter().map(constant).collect::<Option<_>>()?))
}

/// An integer constant that fits 32 bits.
pub(crate) fn small_int(e: &Expr) -> Option<i32> {
    if !matches!(e, Expr::NumberLiteral(_) | Expr::UnaryOp(_)) {
        return None;
    }
    match constant(e)? {
        Constant::Int(n) => i32::try_from(n).ok(),
        _ => None,
    }
}

pub(crate) fn unary(op: UnaryOp, value: Constant) -> Option<Constant> {
    Some(match (op, value) {
        (UnaryOp::Not, value) => Constant::Bool(!truth(&value)),
        (UnaryOp::USub, Constant::Float(x)) => Constant::Float(-x),
        (UnaryOp::USub, Constant::Complex(re, im)) => Constant::Complex(-re, -im),
        (UnaryOp::USub, Constant::BigInt { negative, magnitude }) => {
            // Down to the smallest 64-bit integer, which is no `BigInt`.
            let value = Constant::BigInt { negative: !negative, magnitude };
            as_int(&value).map_or(Some(value.clone()), int)?
        }
        (UnaryOp::UAdd, value @ (Constant::Float(_) | Constant::Complex(..))) => value,
        (op, value) => {
            let n = as_int(&value)?;
            match op {
                UnaryOp::USub => int(n.checked_neg()?)?,
                UnaryOp::Invert if !matches!(value, Constant::Bool(_)) => int(!n)?,
                UnaryOp::UAdd => int(n)?,
                _ => return None,
            }
        }
    })
}

/// The result of an operator on constants, where it is certain and small.
pub(crate) fn binary(op: Operator, a: &Constant, b: &Constant) -> Option<Constant> {
    use Constant::*;
    match (a, b) {
        (Str(a), Str(b)) if op == Operator::Add && a.len() + b.len() <= MAX_TEXT => {
            Some(Str(Arc::from(format!("{a}{b}"))))
        }
        (Bytes(a), Bytes(b)) if op == Operator::Add && a.len() + b.len() <= MAX_TEXT => {
            Some(Bytes(a.iter().chain(b.iter()).copied().collect()))
        }
        (Str(text), Int(n)) | (Int(n), Str(text)) if op == Operator::Mult => {
            let times = usize::try_from((*n).max(0)).ok()?;
            let fits = text.len().checked_mul(times)? <= MAX_TEXT;
            fits.then(|| Str(Arc::from(text.repeat(times))))
        }
        (Bytes(text), Int(n)) | (Int(n), Bytes(text)) if op == Operator::Mult => {
            let times = usize::try_from((*n).max(0)).ok()?;
            let fits = text.len().checked_mul(times)? <= MAX_TEXT;
            fits.then(|| Bytes(text.repeat(times).into()))
        }
        // `True & False` is a `bool`.
        (Bool(_), Bool(_)) if matches!(op, Operator::BitAnd | Operator::BitOr | Operator::BitXor) => {
            Option::None
        }
        (Constant::Complex(..), _) | (_, Constant::Complex(..)) => complex(op, a, b),
        (Float(_), _) | (_, Float(_)) => float(op, as_float(a)?, as_float(b)?),
        _ => match (as_int(a), as_int(b)) {
            (Some(x), Some(y)) if let Some(value) = integer(op, x, y) => Some(value),
            _ => large(op, &as_large(a)?, &as_large(b)?),
        },
    }
}

fn integer(op: Operator, a: i128, b: i128) -> Option<Constant> {
    let value = match op {
        Operator::Add => a.checked_add(b)?,
        Operator::Sub => a.checked_sub(b)?,
        Operator::Mult => a.checked_mul(b)?,
        Operator::FloorDiv => {
            let quotient = a.checked_div(b)?;
            if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
        }
        Operator::Mod => {
            let rest = a.checked_rem(b)?;
            if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
        }
        Operator::Pow => a.checked_pow(u32::try_from(b).ok()?)?,
        Operator::LShift if (0..127).contains(&b) => {
            let value = a.checked_shl(b as u32)?;
            if value >> b != a {
                return None;
            }
            value
        }
        Operator::RShift if (0..127).contains(&b) => a >> b,
        Operator::BitAnd => a & b,
        Operator::BitOr => a | b,
        Operator::BitXor => a ^ b,
        Operator::Div => {
            let exact = |n: i128| n.unsigned_abs() <= 1 << 53;
            return (b != 0 && exact(a) && exact(b)).then(|| Constant::Float(a as f64 / b as f64));
        }
        _ => return None,
    };
    int(value)
}

/// Integers beyond 128 bits, as in `2**256 - 1`.
fn large(op: Operator, a: &BigInt, b: &BigInt) -> Option<Constant> {
    let is_room = |bits: u64| (bits <= MAX_BITS).then_some(());
    let value = match op {
        Operator::Add => a + b,
        Operator::Sub => a - b,
        Operator::Mult => {
            is_room(a.bits() + b.bits())?;
            a * b
        }
        Operator::Pow => {
            let exponent = u32::try_from(b).ok()?;
            is_room(a.bits().checked_mul(exponent.into())?)?;
            a.pow(exponent)
        }
        Operator::LShift => {
            let by = u16::try_from(b).ok()?;
            is_room(a.bits() + u64::from(by))?;
            a << by
        }
        _ => return None,
    };
    is_room(value.bits())?;
    let (sign, magnitude) = value.to_bytes_le();
    Some(Constant::integer(sign == Sign::Minus, &magnitude))
}

fn as_large(constant: &Constant) -> Option<BigInt> {
    match constant {
        Constant::BigInt { negative, magnitude } => {
            Some(BigInt::from_bytes_le(if *negative { Sign::Minus } else { Sign::Plus }, magnitude))
        }
        _ => as_int(constant).map(BigInt::from),
    }
}

fn float(op: Operator, a: f64, b: f64) -> Option<Constant> {
    Some(Constant::Float(match op {
        Operator::Add => a + b,
        Operator::Sub => a - b,
        Operator::Mult => a * b,
        Operator::Div if b != 0.0 => a / b,
        _ => return None,
    }))
}

/// `1 + 2j`: a real operand has no imaginary part, not even a zero.
fn complex(op: Operator, a: &Constant, b: &Constant) -> Option<Constant> {
    use Constant::Complex;
    Some(match (op, a, b) {
        (Operator::Add, Complex(a, b), Complex(c, d)) => Complex(a + c, b + d),
        (Operator::Sub, Complex(a, b), Complex(c, d)) => Complex(a - c, b - d),
        (Operator::Add, x, Complex(re, im)) => Complex(as_float(x)? + re, *im),
        (Operator::Sub, x, Complex(re, im)) => Complex(as_float(x)? - re, -im),
        (Operator::Add, Complex(re, im), x) => Complex(re + as_float(x)?, *im),
        (Operator::Sub, Complex(re, im), x) => Complex(re - as_float(x)?, *im),
        _ => return None,
    })
}

fn as_int(constant: &Constant) -> Option<i128> {
    match constant {
        Constant::Int(n) => Some(*n as i128),
        Constant::Bool(b) => Some(*b as i128),
        Constant::BigInt { negative, magnitude } if magnitude.len() < 16 => {
            let mut bytes = [0; 16];
            bytes[..magnitude.len()].copy_from_slice(magnitude);
            let n = i128::from_le_bytes(bytes);
            Some(if *negative { -n } else { n })
        }
        _ => None,
    }
}

/// A number as a float, where that is exact.
fn as_float(constant: &Constant) -> Option<f64> {
    match constant {
        Constant::Float(x) => Some(*x),
        _ => as_int(constant).filter(|n| n.unsigned_abs() <= 1 << 53).map(|n| n as f64),
    }
}

fn int(n: i128) -> Option<Constant> {
    if let Ok(n) = i64::try_from(n) {
        return Some(Constant::Int(n));
    }
    let mut magnitude = n.unsigned_abs().to_le_bytes().to_vec();
    while magnitude.last() == Some(&0) {
        magnitude.pop();
    }
    Some(Constant::BigInt { negative: n < 0, magnitude: magnitude.into() })
}
