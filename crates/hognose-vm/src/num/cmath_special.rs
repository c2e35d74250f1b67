//! What the functions of `cmath` make of infinities and NaNs, as C's Annex G lists it.
//!
//! A table is indexed by the kind of the real part, then by that of the imaginary part. Entries that are computed or
//! raise (`U`) are never read.

use std::f64::consts::{FRAC_PI_2 as H, FRAC_PI_4 as Q, PI};

/// Real and imaginary part for each pair of kinds.
pub(super) type Table = [[(f64, f64); 7]; 7];

/// The place of a number in a table.
pub(super) fn kind(x: f64) -> usize {
    match (x.is_nan(), x.is_sign_negative()) {
        (true, _) => 6,
        (_, true) if x.is_infinite() => 0,
        (_, true) if x == 0.0 => 2,
        (_, true) => 1,
        _ if x.is_infinite() => 5,
        _ if x == 0.0 => 3,
        _ => 4,
    }
}

const I: f64 = f64::INFINITY;
const N: f64 = f64::NAN;
const T: f64 = 3.0 * Q;
const O: f64 = 1.0;
const Z: f64 = 0.0;
const U: (f64, f64) = (N, N);

pub(super) const ACOS: Table = [
    [(T, I), (PI, I), (PI, I), (PI, -I), (PI, -I), (T, -I), (N, I)],
    [(H, I), U, U, U, U, (H, -I), (N, N)],
    [(H, I), U, U, U, U, (H, -I), (H, N)],
    [(H, I), U, U, U, U, (H, -I), (H, N)],
    [(H, I), U, U, U, U, (H, -I), (N, N)],
    [(Q, I), (Z, I), (Z, I), (Z, -I), (Z, -I), (Q, -I), (N, I)],
    [(N, I), (N, N), (N, N), (N, N), (N, N), (N, -I), (N, N)],
];
pub(super) const ACOSH: Table = [
    [(I, -T), (I, -PI), (I, -PI), (I, PI), (I, PI), (I, T), (I, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, H)],
    [(I, -H), U, U, U, U, (I, H), (N, H)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -Q), (I, -Z), (I, -Z), (I, Z), (I, Z), (I, Q), (I, N)],
    [(I, N), (N, N), (N, N), (N, N), (N, N), (I, N), (N, N)],
];
pub(super) const ASINH: Table = [
    [(-I, -Q), (-I, -Z), (-I, -Z), (-I, Z), (-I, Z), (-I, Q), (-I, N)],
    [(-I, -H), U, U, U, U, (-I, H), (N, N)],
    [(-I, -H), U, U, U, U, (-I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -Q), (I, -Z), (I, -Z), (I, Z), (I, Z), (I, Q), (I, N)],
    [(I, N), (N, N), (N, -Z), (N, Z), (N, N), (I, N), (N, N)],
];
pub(super) const ATANH: Table = [
    [(-Z, -H), (-Z, -H), (-Z, -H), (-Z, H), (-Z, H), (-Z, H), (-Z, N)],
    [(-Z, -H), U, U, U, U, (-Z, H), (N, N)],
    [(-Z, -H), U, U, U, U, (-Z, H), (-Z, N)],
    [(Z, -H), U, U, U, U, (Z, H), (Z, N)],
    [(Z, -H), U, U, U, U, (Z, H), (N, N)],
    [(Z, -H), (Z, -H), (Z, -H), (Z, H), (Z, H), (Z, H), (Z, N)],
    [(Z, -H), (N, N), (N, N), (N, N), (N, N), (Z, H), (N, N)],
];
pub(super) const COSH: Table = [
    [U, (I, I), (I, Z), (I, -Z), (I, -I), U, (I, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (N, Z)],
    [U, U, U, U, U, U, (N, Z)],
    [U, U, U, U, U, U, (N, N)],
    [U, (I, -I), (I, -Z), (I, Z), (I, I), U, (I, N)],
    [(N, N), (N, N), (N, Z), (N, Z), (N, N), (N, N), (N, N)],
];
pub(super) const EXP: Table = [
    [(Z, Z), (Z, -Z), (Z, -Z), (Z, Z), (Z, Z), (Z, Z), (Z, Z)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, (I, -I), (I, -Z), (I, Z), (I, I), U, (I, N)],
    [(N, N), (N, N), (N, -Z), (N, Z), (N, N), (N, N), (N, N)],
];
pub(super) const LOG: Table = [
    [(I, -T), (I, -PI), (I, -PI), (I, PI), (I, PI), (I, T), (I, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -H), U, U, U, U, (I, H), (N, N)],
    [(I, -Q), (I, -Z), (I, -Z), (I, Z), (I, Z), (I, Q), (I, N)],
    [(I, N), (N, N), (N, N), (N, N), (N, N), (I, N), (N, N)],
];
pub(super) const SINH: Table = [
    [U, (-I, -I), (-I, -Z), (-I, Z), (-I, I), U, (I, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (Z, N)],
    [U, U, U, U, U, U, (Z, N)],
    [U, U, U, U, U, U, (N, N)],
    [U, (I, -I), (I, -Z), (I, Z), (I, I), U, (I, N)],
    [(N, N), (N, N), (N, -Z), (N, Z), (N, N), (N, N), (N, N)],
];
pub(super) const SQRT: Table = [
    [(I, -I), (Z, -I), (Z, -I), (Z, I), (Z, I), (I, I), (N, I)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), (I, -Z), (I, -Z), (I, Z), (I, Z), (I, I), (I, N)],
    [(I, -I), (N, N), (N, N), (N, N), (N, N), (I, I), (N, N)],
];
pub(super) const TANH: Table = [
    [(-O, Z), (-O, -Z), (-O, -Z), (-O, Z), (-O, Z), (-O, Z), (-O, Z)],
    [U, U, U, U, U, U, (N, N)],
    [U, U, U, U, U, U, (-Z, N)],
    [U, U, U, U, U, U, (Z, N)],
    [U, U, U, U, U, U, (N, N)],
    [(O, Z), (O, -Z), (O, -Z), (O, Z), (O, Z), (O, Z), (O, Z)],
    [(N, N), (N, N), (N, -Z), (N, Z), (N, N), (N, N), (N, N)],
];
pub(super) const RECT: Table = [
    [U, (-I, I), (-I, Z), (-I, -Z), (-I, -I), U, (I, N)],
    [U, U, U, U, U, U, (N, N)],
    [(Z, Z), U, U, U, U, (Z, Z), (Z, Z)],
    [(Z, Z), U, U, U, U, (Z, Z), (Z, Z)],
    [U, U, U, U, U, U, (N, N)],
    [U, (I, -I), (I, -Z), (I, Z), (I, I), U, (I, N)],
    [(N, N), (N, N), (N, Z), (N, Z), (N, N), (N, N), (N, N)],
];
