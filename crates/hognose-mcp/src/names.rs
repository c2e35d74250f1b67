//! Python names for what servers call things: `get-weather` becomes `get_weather`.
//!
//! A [`Names`] table is reversible, and depends on nothing but the names it was made from: a name that is
//! a Python identifier already keeps itself, so that what it is called cannot change because a
//! sibling appeared. Whether a module of that name exists already is the caller's to know; it passes
//! such names as reserved.

use std::collections::HashMap;

/// Python's hard keywords; the soft ones (`match`, `type` …) are ordinary identifiers.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// The Python identifier nearest to `name`, without regard to its siblings.
///
/// ```
/// use hognose_mcp::names::identifier;
/// assert_eq!(identifier("get-weather"), "get_weather");
/// assert_eq!(identifier("import"), "import_");
/// assert_eq!(identifier("2fa.check"), "_2fa_check");
/// assert_eq!(identifier(""), "_");
/// ```
///
/// Letters outside ASCII become underscores: Python would normalise them, and two names that look
/// different could then be one.
pub fn identifier(name: &str) -> String {
    let mut python: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if python.is_empty() || python.starts_with(|c: char| c.is_ascii_digit()) {
        python.insert(0, '_');
    }
    if KEYWORDS.contains(&python.as_str()) {
        python.push('_');
    }
    python
}

/// A two-way table between original names and Python names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    /// In the order given, which is the order that a user sees.
    pairs: Vec<(String, String)>,
    to_python: HashMap<String, usize>,
    to_original: HashMap<String, usize>,
}

impl Names {
    /// A table for `originals`; a name that occurs twice is one name.
    ///
    /// ```
    /// use hognose_mcp::names::Names;
    /// let names = Names::new(["get-item", "get_item", "class"]);
    /// assert_eq!(names.python("get_item"), Some("get_item"));
    /// assert_eq!(names.python("get-item"), Some("get_item_2"));
    /// assert_eq!(names.original("class_"), Some("class"));
    /// ```
    pub fn new<'a>(originals: impl IntoIterator<Item = &'a str>) -> Names {
        Names::with_reserved(originals, |_| false)
    }

    /// Like [`Names::new`], but a Python name for which `reserved` says true is taken:
    /// it gets an underscore at its end, as a keyword does.
    pub fn with_reserved<'a>(
        originals: impl IntoIterator<Item = &'a str>,
        reserved: impl Fn(&str) -> bool,
    ) -> Names {
        let wanted = |original: &str| {
            let mut python = identifier(original);
            if reserved(&python) {
                python.push('_');
            }
            python
        };
        let mut originals_once: Vec<&str> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for original in originals {
            if seen.insert(original) {
                originals_once.push(original);
            }
        }

        let mut names = Names::default();
        let mut taken: HashMap<String, &str> = HashMap::new();
        let mut next: HashMap<String, u32> = HashMap::new();
        // Names that stay as they are come first, so that no sibling can take theirs.
        for original in &originals_once {
            if wanted(original) == **original {
                taken.insert((*original).to_string(), original);
            }
        }
        for original in &originals_once {
            let python = wanted(original);
            let mut free = python.clone();
            // Counted on from the last collision: a server may offer thousands of names that collide.
            let number = next.entry(python.clone()).or_insert(2);
            while taken.get(&free).is_some_and(|owner| owner != original) {
                free = format!("{python}_{number}");
                *number += 1;
            }
            taken.insert(free.clone(), original);
            names.to_python.insert((*original).to_string(), names.pairs.len());
            names.to_original.insert(free.clone(), names.pairs.len());
            names.pairs.push(((*original).to_string(), free));
        }
        names
    }

    /// The Python name of `original`.
    pub fn python(&self, original: &str) -> Option<&str> {
        self.to_python.get(original).and_then(|at| self.pairs.get(*at)).map(|(_, python)| python.as_str())
    }

    /// The original name behind `python`.
    pub fn original(&self, python: &str) -> Option<&str> {
        self.to_original.get(python).and_then(|at| self.pairs.get(*at)).map(|(original, _)| original.as_str())
    }

    /// All pairs of original and Python name, in the order in which they were given.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(original, python)| (original.as_str(), python.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(originals: &[&str], expected: &[&str]) {
        let names = Names::new(originals.iter().copied());
        let found: Vec<&str> = names.iter().map(|(_, python)| python).collect();
        assert_eq!(found, expected);
        for original in originals {
            let python = names.python(original).expect("every original has a Python name");
            assert_eq!(names.original(python), Some(*original));
        }
    }

    #[test]
    fn ordinary_names_stay() {
        check(
            &["get_forecast", "getForecast", "_x", "match"],
            &["get_forecast", "getForecast", "_x", "match"],
        );
    }

    #[test]
    fn keywords_and_digits() {
        check(&["class", "None", "3d", "a/b", "é"], &["class_", "None_", "_3d", "a_b", "_"]);
    }

    #[test]
    fn collisions_go_by_order_after_those_that_keep_their_name() {
        check(&["a-b", "a.b", "a_b", "a_b_2"], &["a_b_3", "a_b_4", "a_b", "a_b_2"]);
        check(&["class", "class_"], &["class__2", "class_"]);
    }

    #[test]
    fn reserved_names_get_an_underscore() {
        let names = Names::with_reserved(["time", "git", "time_"], |name| name == "time");
        assert_eq!(
            names.iter().collect::<Vec<_>>(),
            [("time", "time__2"), ("git", "git"), ("time_", "time_")]
        );
    }

    #[test]
    fn a_name_given_twice_is_one_name() {
        assert_eq!(Names::new(["a", "a"]).iter().count(), 1);
    }
}
