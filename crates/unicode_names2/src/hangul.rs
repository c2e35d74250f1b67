//! Syllables of Hangul, which are named after their letters (rule NR1 of the Unicode standard, section 4.8; the arithmetic stands in
//! section 3.12).

const PREFIX: &str = "HANGUL SYLLABLE ";
const FIRST: u32 = 0xAC00;
const LAST: u32 = 0xD7A3;

const LEADING: [&str; 19] =
    ["G", "GG", "N", "D", "DD", "R", "M", "B", "BB", "S", "SS", "", "J", "JJ", "C", "K", "T", "P", "H"];
const VOWELS: [&str; 21] = [
    "A", "AE", "YA", "YAE", "EO", "E", "YEO", "YE", "O", "WA", "WAE", "OE", "YO", "U", "WEO", "WE", "WI", "YU", "EU",
    "YI", "I",
];
const TRAILING: [&str; 28] = [
    "", "G", "GG", "GS", "N", "NJ", "NH", "D", "L", "LG", "LM", "LB", "LS", "LT", "LP", "LH", "M", "B", "BS", "S", "SS",
    "NG", "J", "C", "K", "T", "P", "H",
];

/// The name of a syllable.
pub fn name(character: char) -> Option<String> {
    let code = u32::from(character);
    if !(FIRST..=LAST).contains(&code) {
        return None;
    }
    let number = (code - FIRST) as usize;
    let (vowel, trailing) = (number / TRAILING.len(), number % TRAILING.len());
    let (leading, vowel) = (vowel / VOWELS.len(), vowel % VOWELS.len());
    Some(format!("{PREFIX}{}{}{}", LEADING[leading], VOWELS[vowel], TRAILING[trailing]))
}

/// The syllable that a name in capitals is of. Of the letters that could come first the longest does, and so for the others.
pub fn character(name: &str) -> Option<char> {
    let rest = name.strip_prefix(PREFIX)?;
    let (leading, rest) = longest(&LEADING, rest)?;
    let (vowel, rest) = longest(&VOWELS, rest)?;
    let (trailing, rest) = longest(&TRAILING, rest)?;
    let number = (leading * VOWELS.len() + vowel) * TRAILING.len() + trailing;
    rest.is_empty().then(|| char::from_u32(FIRST + number as u32)).flatten()
}

fn longest<'a>(letters: &[&str], text: &'a str) -> Option<(usize, &'a str)> {
    let found = letters.iter().enumerate().filter(|(_, letter)| text.starts_with(**letter));
    let (number, letter) = found.max_by_key(|(_, letter)| letter.len())?;
    Some((number, &text[letter.len()..]))
}
