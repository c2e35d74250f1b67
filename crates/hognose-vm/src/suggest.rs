//! "Did you mean": the closest known name, as CPython suggests one.
//!
//! The measure is an edit distance in which a change of case costs half; the bound grows with
//! the length of the names.

/// Cost of inserting, deleting or replacing a character.
const MOVE: usize = 2;
/// Cost of changing its case.
const CASE: usize = 1;
/// Longer names are not compared.
const MAX_LENGTH: usize = 40;
/// So many candidates are too many to search.
const MAX_CANDIDATES: usize = 750;

/// The candidate closest to `name`, if one is close enough; of several the first.
pub fn closest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<String> {
    let wanted: Vec<char> = name.chars().collect();
    let candidates: Vec<&str> = candidates.take(MAX_CANDIDATES).collect();
    if wanted.len() > MAX_LENGTH || candidates.len() == MAX_CANDIDATES {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate == name {
            continue;
        }
        let found: Vec<char> = candidate.chars().collect();
        let mut most = (wanted.len() + found.len() + 3) * MOVE / 6;
        if let Some((distance, _)) = best {
            most = most.min(distance.saturating_sub(1));
        }
        let distance = distance(&wanted, &found, most);
        if distance <= most && best.is_none_or(|(d, _)| distance < d) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate.to_string())
}

fn substitution(a: char, b: char) -> usize {
    if a == b {
        0
    } else if a.eq_ignore_ascii_case(&b) {
        CASE
    } else {
        MOVE
    }
}

/// The edit distance of two names, exact up to `most`.
fn distance(a: &[char], b: &[char], most: usize) -> usize {
    if a.len().abs_diff(b.len()) * MOVE > most || b.len() > MAX_LENGTH {
        return most + 1;
    }
    let mut row: Vec<usize> = (0..=b.len()).map(|i| i * MOVE).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = (i + 1) * MOVE;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + substitution(*x, *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + MOVE).min(diagonal + MOVE);
        }
    }
    row[b.len()]
}
