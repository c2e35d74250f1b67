//! Unified ideographs, which are named after their code (rule NR2 of the Unicode standard, section 4.8).

const PREFIX: &str = "CJK UNIFIED IDEOGRAPH-";

/// The ranges of `UnicodeData.txt` whose first and last alone are listed.
const RANGES: [(u32, u32); 10] = [
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0x2_0000, 0x2_A6DF),
    (0x2_A700, 0x2_B739),
    (0x2_B740, 0x2_B81D),
    (0x2_B820, 0x2_CEA1),
    (0x2_CEB0, 0x2_EBE0),
    (0x2_EBF0, 0x2_EE5D),
    (0x3_0000, 0x3_134A),
    (0x3_1350, 0x3_23AF),
];

fn is_one(code: u32) -> bool {
    RANGES.iter().any(|&(first, last)| (first..=last).contains(&code))
}

/// The name of a unified ideograph.
pub fn name(character: char) -> Option<String> {
    let code = u32::from(character);
    is_one(code).then(|| format!("{PREFIX}{code:X}"))
}

/// The ideograph that a name in capitals is of.
pub fn character(name: &str) -> Option<char> {
    let digits = name.strip_prefix(PREFIX)?;
    // `from_str_radix` would take a sign.
    if digits.len() > 5 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    u32::from_str_radix(digits, 16).ok().filter(|&code| is_one(code)).and_then(char::from_u32)
}
