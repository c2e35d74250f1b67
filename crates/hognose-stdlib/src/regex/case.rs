//! Which characters are the same when case is ignored.
//!
//! Two are when their simple lower cases are equal, or differ but have the same upper case. Knows no sets.

use hognose_vm::text::case::simple_lower;
use std::sync::OnceLock;

/// Lower-case characters with one upper case in common, each group sorted.
const SAME_UPPER: [&[u32]; 24] = [
    &[0x69, 0x131],
    &[0x73, 0x17F],
    &[0xB5, 0x3BC],
    &[0x345, 0x3B9, 0x1FBE],
    &[0x390, 0x1FD3],
    &[0x3B0, 0x1FE3],
    &[0x3B2, 0x3D0],
    &[0x3B5, 0x3F5],
    &[0x3B8, 0x3D1],
    &[0x3BA, 0x3F0],
    &[0x3C0, 0x3D6],
    &[0x3C1, 0x3F1],
    &[0x3C2, 0x3C3],
    &[0x3C6, 0x3D5],
    &[0x432, 0x1C80],
    &[0x434, 0x1C81],
    &[0x43E, 0x1C82],
    &[0x441, 0x1C83],
    &[0x442, 0x1C84, 0x1C85],
    &[0x44A, 0x1C86],
    &[0x463, 0x1C87],
    &[0x1C88, 0xA64B],
    &[0x1E61, 0x1E9B],
    &[0xFB05, 0xFB06],
];

/// No character from here on has a case.
const CASED_END: u32 = 0x1_F000;

struct Cased {
    /// (lower case, character) where the two differ, sorted.
    upper_of: Vec<(u32, u32)>,
    /// All characters that are the same as some other one, sorted.
    all: Vec<u32>,
}

fn cased() -> &'static Cased {
    static CASED: OnceLock<Cased> = OnceLock::new();
    CASED.get_or_init(|| {
        let mut upper_of: Vec<(u32, u32)> = (0..CASED_END)
            .filter_map(|code| {
                let lower = simple_lower(code);
                (lower != code).then_some((lower, code))
            })
            .collect();
        upper_of.sort_unstable();
        let mut all: Vec<u32> = upper_of.iter().flat_map(|&(lower, upper)| [lower, upper]).collect();
        all.extend(SAME_UPPER.iter().flat_map(|group| group.iter().copied()));
        all.sort_unstable();
        all.dedup();
        Cased { upper_of, all }
    })
}

/// The lower case of a character, in Unicode or only in ASCII.
#[inline]
pub fn lower(code: u32, unicode: bool) -> u32 {
    if code < 128 {
        if (0x41..=0x5A).contains(&code) { code + 32 } else { code }
    } else if unicode {
        simple_lower(code)
    } else {
        code
    }
}

/// Calls `found` with every character that is the same as `code`, itself included; some twice.
pub fn for_each_same(code: u32, unicode: bool, mut found: impl FnMut(u32)) {
    found(code);
    if !unicode {
        if u8::try_from(code).is_ok_and(|byte| byte.is_ascii_alphabetic()) {
            found(code ^ 32);
        }
        return;
    }
    let mut with_lower = |lower: u32| {
        found(lower);
        let upper_of = &cased().upper_of;
        let first = upper_of.partition_point(|&(other, _)| other < lower);
        for &(other, code) in upper_of.get(first..).unwrap_or_default() {
            if other != lower {
                break;
            }
            found(code);
        }
    };
    let lower = simple_lower(code);
    match SAME_UPPER.iter().find(|group| group.contains(&lower)) {
        Some(group) => group.iter().for_each(|&lower| with_lower(lower)),
        None => with_lower(lower),
    }
}

/// The characters between two that are the same as some other one.
pub fn cased_between(low: u32, high: u32, unicode: bool) -> impl Iterator<Item = u32> {
    let all: &'static [u32] = if unicode { &cased().all } else { &[] };
    let first = all.partition_point(|&code| code < low);
    let wide = all.get(first..).unwrap_or_default().iter().copied().take_while(move |&code| code <= high);
    let ascii = (low.max(0x41)..=high.min(0x7A)).filter(move |_| !unicode);
    wide.chain(ascii)
}
