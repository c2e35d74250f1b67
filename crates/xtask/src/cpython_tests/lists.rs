//! The tables under `tests/cpython/`: which modules run, which methods do not apply, which modules a guest does not have.
//!
//! Each is a text file with one entry a line and comments behind `#` at the beginning of a line.

use std::path::Path;

use super::{Outcome, Results};

/// All three tables.
pub struct Lists {
    /// Test modules, in the order of the page.
    pub modules: Vec<String>,
    /// Patterns of `module.Class.method` with reasons.
    not_applicable: Vec<(String, String)>,
    /// Modules that a guest does not have on purpose, with reasons.
    absent: Vec<(String, String)>,
    /// Names that modules do not have on purpose (`module:name`), with reasons.
    gone: Vec<(String, String)>,
}

impl Lists {
    pub fn read(folder: &Path) -> Result<Lists, String> {
        let lines = |name: &str| -> Result<Vec<(String, String)>, String> {
            let path = folder.join(name);
            let text =
                std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok(entries(&text))
        };
        let with_reasons = |name: &str| -> Result<Vec<(String, String)>, String> {
            let found = lines(name)?;
            match found.iter().find(|(_, reason)| reason.is_empty()) {
                Some((entry, _)) => Err(format!("{name}: `{entry}` needs a reason behind it")),
                None => Ok(found),
            }
        };
        Ok(Lists {
            modules: lines("modules.txt")?.into_iter().map(|(name, _)| name).collect(),
            not_applicable: with_reasons("not_applicable.txt")?,
            absent: with_reasons("absent_modules.txt")?,
            gone: with_reasons("absent_names.txt")?,
        })
    }

    /// Why a method does not apply, by the list that is kept by hand.
    pub fn excuse(&self, name: &str) -> Option<&str> {
        let found = self.not_applicable.iter().find(|(pattern, _)| matches(pattern, name));
        found.map(|(_, reason)| reason.as_str())
    }

    /// What a failure means: some modules are absent on purpose.
    pub fn judge(&self, why: String, trace: Vec<String>) -> Outcome {
        let missing = why.strip_prefix("ModuleNotFoundError: No module named '");
        let name = missing.and_then(|rest| rest.split('\'').next());
        let known = name.and_then(|name| {
            self.absent.iter().find(|(absent, _)| {
                absent == name || name.strip_prefix(absent.as_str()).is_some_and(|rest| rest.starts_with('.'))
            })
        });
        // A host that grants nothing says so in these words.
        if why.starts_with("PermissionError: ") {
            let named = |part: &str| why.contains(&format!("capability '{part}"));
            if let Some(part) = ["files", "environment"].into_iter().find(|part| named(part)) {
                return Outcome::NotApplicable(format!("ambient authority: {part}"));
            }
        }
        let gone = self.gone.iter().find(|(entry, _)| {
            entry.split_once(':').is_some_and(|(module, name)| {
                why.starts_with(&format!("AttributeError: module '{module}' has no attribute '{name}'"))
            })
        });
        if let Some((entry, reason)) = gone {
            return Outcome::NotApplicable(format!("needs {}: {reason}", entry.replace(':', ".")));
        }
        match known {
            Some((module, _)) => Outcome::NotApplicable(format!("needs the module {module}")),
            None => Outcome::Failed(why, trace),
        }
    }

    /// Patterns that no method has.
    pub fn unused(&self, results: &[Results]) -> Vec<String> {
        let names: Vec<String> = results
            .iter()
            .flat_map(|result| result.methods.iter().map(|(name, _)| format!("{}.{name}", result.module)))
            .chain(results.iter().map(|result| result.module.clone()))
            .collect();
        let idle = self.not_applicable.iter().filter(|(p, _)| !names.iter().any(|name| matches(p, name)));
        idle.map(|(pattern, _)| pattern.clone()).collect()
    }
}

fn entries(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| line.split_once(char::is_whitespace).unwrap_or((line, "")))
        .map(|(entry, reason)| (entry.to_string(), reason.trim().to_string()))
        .collect()
}

/// Whether a pattern, in which `*` stands for any text, fits a whole name.
fn matches(pattern: &str, name: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == name };
    let Some(mut left) = name.strip_prefix(head) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or("");
    for part in parts {
        match left.find(part) {
            Some(at) => left = &left[at + part.len()..],
            None => return false,
        }
    }
    left.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_whole_names() {
        for (pattern, name, fits) in [
            ("a.B.c", "a.B.c", true),
            ("a.B.*", "a.B.c", true),
            ("a.*.c", "a.B.x.c", true),
            ("*.c", "a.B.cd", false),
            ("a.*b*d", "a.xbcd", true),
            ("a.*bb", "a.b", false),
        ] {
            assert_eq!(matches(pattern, name), fits, "{pattern} {name}");
        }
    }

    #[test]
    fn a_module_that_is_absent_on_purpose_is_no_failure() {
        let lists =
            Lists { modules: vec![], not_applicable: vec![], absent: vec![("gc".into(), "x".into())], gone: vec![] };
        let judged = |text: &str| lists.judge(text.to_string(), Vec::new());
        let needs = Outcome::NotApplicable("needs the module gc".into());
        assert_eq!(judged("ModuleNotFoundError: No module named 'gc'"), needs);
        assert!(matches!(judged("ModuleNotFoundError: No module named 'gcd'"), Outcome::Failed(..)));
    }
}
