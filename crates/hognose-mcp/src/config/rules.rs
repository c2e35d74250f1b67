//! What a configuration says about a server's tools: which may be called, and which may overlap.
//!
//! Rules are looked up by the tool's original name. Nothing here knows which tools a server has;
//! [`Rules::unmatched`] answers for names that turned out not to exist.

/// Whether a tool may be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Policy {
    /// It may be called.
    Allow,
    /// Whoever runs the script is asked first.
    Ask,
    /// It may not be called.
    Deny,
}

impl Policy {
    pub(super) const WORDS: [(&'static str, Policy); 3] =
        [("allow", Policy::Allow), ("ask", Policy::Ask), ("deny", Policy::Deny)];
}

/// The rules for one server's tools.
///
/// A pattern is a tool's name in which `*` stands for any run of characters. The most specific pattern that
/// matches decides: the one with the most characters besides its stars, a name without stars before all, and the stricter
/// one among equals. So `{"*": "deny", "get_*": "allow", "get_secret": "ask"}` says what it seems to say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rules {
    /// Patterns and what they decide; a tool that none matches is allowed.
    pub policy: Vec<(String, Policy)>,
    /// Which tools may overlap with others.
    pub overlap: Overlap,
}

/// Which of a server's tools may be called while others are running.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Overlap {
    /// Those which the server annotates as read-only (the default).
    #[default]
    ReadOnly,
    /// Those which the server annotates as read-only, and all that match one of these patterns.
    AndAlso(Vec<String>),
    /// All of them, whatever the server says.
    All,
    /// None of them, whatever the server says.
    Nothing,
}

impl Rules {
    /// Whether `tool` may be called.
    pub fn policy_of(&self, tool: &str) -> Policy {
        self.policy
            .iter()
            .filter(|(pattern, _)| matches(pattern, tool))
            .max_by_key(|(pattern, policy)| {
                let literal = pattern.chars().filter(|c| *c != '*').count();
                (!pattern.contains('*'), literal, *policy)
            })
            .map_or(Policy::Allow, |(_, policy)| *policy)
    }

    /// Whether `tool` may run beside others, when the server says `read_only` about it.
    pub fn overlaps(&self, tool: &str, read_only: bool) -> bool {
        match &self.overlap {
            Overlap::ReadOnly => read_only,
            Overlap::AndAlso(patterns) => read_only || patterns.iter().any(|pattern| matches(pattern, tool)),
            Overlap::All => true,
            Overlap::Nothing => false,
        }
    }

    /// The patterns that match none of `tools`: most likely somebody mistyped a name.
    pub fn unmatched<'a>(&'a self, tools: &[&str]) -> Vec<&'a str> {
        let overlapping = match &self.overlap {
            Overlap::AndAlso(patterns) => patterns.as_slice(),
            _ => &[],
        };
        self.policy
            .iter()
            .map(|(pattern, _)| pattern)
            .chain(overlapping)
            .filter(|pattern| *pattern != "*" && !tools.iter().any(|tool| matches(pattern, tool)))
            .map(String::as_str)
            .collect()
    }
}

/// Whether `pattern`, in which `*` stands for any run of characters, matches the whole of `name`.
fn matches(pattern: &str, name: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else {
        return pattern == name;
    };
    let Some(mut left) = name.strip_prefix(first) else {
        return false;
    };
    let (middle, last) = rest.rsplit_once('*').unwrap_or(("", rest));
    // Taking each piece at its first place is never worse than taking it later.
    for piece in middle.split('*') {
        match left.find(piece) {
            Some(at) => left = left.get(at + piece.len()..).unwrap_or(""),
            None => return false,
        }
    }
    left.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, name, expected) in [
            ("get", "get", true),
            ("get", "gets", false),
            ("get_*", "get_", true),
            ("get_*", "get_x", true),
            ("get_*", "forget_x", false),
            ("*_file", "read_file", true),
            ("a*a", "a", false),
            ("a*b*c", "a-b-b-c", true),
            ("a*b*c", "a-c-b", false),
            ("*", "", true),
            ("**", "x", true),
            ("*x*", "axb", true),
            ("*é*", "aéb", true),
        ] {
            assert_eq!(matches(pattern, name), expected, "{pattern} on {name}");
        }
    }

    #[test]
    fn the_most_specific_rule_decides() {
        let rules = Rules {
            policy: vec![
                ("*".into(), Policy::Deny),
                ("get_*".into(), Policy::Allow),
                ("get_secret".into(), Policy::Ask),
                ("*_all_".into(), Policy::Deny),
                ("get_all*".into(), Policy::Allow),
            ],
            overlap: Overlap::default(),
        };
        assert_eq!(rules.policy_of("delete"), Policy::Deny);
        assert_eq!(rules.policy_of("get_x"), Policy::Allow);
        assert_eq!(rules.policy_of("get_secret"), Policy::Ask);
        assert_eq!(rules.unmatched(&["get_secret"]), ["*_all_", "get_all*"]);
        assert_eq!(Rules::default().policy_of("anything"), Policy::Allow);
    }

    #[test]
    fn overlap() {
        let rules = |overlap| Rules { policy: Vec::new(), overlap };
        assert!(rules(Overlap::ReadOnly).overlaps("get", true));
        assert!(!rules(Overlap::ReadOnly).overlaps("get", false));
        assert!(rules(Overlap::AndAlso(vec!["g*".into()])).overlaps("get", false));
        assert!(rules(Overlap::All).overlaps("set", false));
        assert!(!rules(Overlap::Nothing).overlaps("get", true));
    }
}
