//! "Did you mean …": the candidate nearest to a word that was not found.
//!
//! A pure function over short words. It offers nothing rather than something far-fetched.

/// Words longer than this are compared with nothing: they are no slip of the pen, and comparing costs the square.
const LONGEST: usize = 64;

/// The candidate with the smallest edit distance to `word`, when it is near enough to be what was meant.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = simplified(word);
    if wanted.len() > LONGEST {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let offered = simplified(candidate);
        if offered.len() > LONGEST {
            continue;
        }
        let distance = distance(&wanted, &offered);
        // A third of the letters may differ; two short words share nothing once half of them do.
        if distance * 3 <= wanted.len().max(offered.len()).max(3)
            && best.is_none_or(|(shortest, _)| distance < shortest)
        {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// `names` as a list for a message: `"a", "b" and 3 more`.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    const SHOWN: usize = 12;
    let names: Vec<&str> = names.into_iter().collect();
    let mut text = names.iter().take(SHOWN).map(|name| format!("{name:?}")).collect::<Vec<_>>().join(", ");
    if names.len() > SHOWN {
        text.push_str(&format!(" and {} more", names.len() - SHOWN));
    }
    text
}

/// Case, dashes and underscores are what people get wrong without noticing.
fn simplified(word: &str) -> Vec<char> {
    word.chars().filter(|c| !matches!(c, '_' | '-')).flat_map(char::to_lowercase).take(LONGEST + 1).collect()
}

/// Levenshtein's distance in which swapping two neighbours counts as one change.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let changed = last[j] + usize::from(x != y);
            let mut least = changed.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_found_and_far_ones_are_not() {
        assert_eq!(closest("comand", ["command", "args"]), Some("command"));
        assert_eq!(closest("mcpservers", ["mcpServers"]), Some("mcpServers"));
        assert_eq!(closest("get-forecast", ["get_forecast"]), Some("get_forecast"));
        assert_eq!(closest("agrs", ["command", "args"]), Some("args"));
        assert_eq!(closest("town", ["city"]), None);
        assert_eq!(closest("", ["city"]), None);
        assert_eq!(closest(&"x".repeat(10_000), ["x"]), None);
    }

    #[test]
    fn long_lists_are_cut() {
        assert_eq!(listed(["a", "b"]), "\"a\", \"b\"");
        assert!(listed(std::iter::repeat_n("x", 20)).ends_with("and 8 more"));
    }
}
