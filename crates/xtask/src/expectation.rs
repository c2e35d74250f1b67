//! What a behaviour file says about itself, read from its comments.
//!
//! `# expect: TEXT` is the next line on stdout, `# raises: TEXT` the last line of the traceback that ends the script,
//! `# stderr: TEXT` a line of stderr. In a header: `# since: 3.14`, `# judge: 3.11`, `# compat: PAGE`,
//! `# engine: hognose`, `# tools: a, b` (with `async` in front when they are coroutines on CPython).
//!
//! Comparing is here too, as a pure function of text; running files is not.

/// The comments of one behaviour file.
#[derive(Default)]
pub struct Expectation {
    pub stdout: Vec<(usize, String)>,
    pub stderr: Vec<String>,
    pub raises: Option<String>,
    /// Judged by CPython 3.14 alone.
    pub new_python: bool,
    /// Judged by CPython 3.11 alone.
    pub old_python: bool,
    /// Not run on CPython.
    pub engine_only: bool,
    /// The page under `docs/compat/` that explains a chosen difference.
    pub compat: Option<String>,
    pub tools: Vec<String>,
}

/// What a run gave.
pub struct Output {
    pub stdout: String,
    pub stderr: String,
    /// The exit code, where there was a process with one.
    pub code: Option<i32>,
}

impl Expectation {
    /// Reads the comments of a file.
    pub fn read(source: &str) -> Expectation {
        let mut found = Expectation::default();
        for (index, line) in source.lines().enumerate() {
            if let Some(text) = after(line, "# expect:") {
                found.stdout.push((index + 1, text));
            } else if let Some(text) = after(line, "# raises:") {
                found.raises = Some(text);
            } else if let Some(text) = after(line, "# stderr:") {
                found.stderr.push(text);
            } else if let Some(text) = line.strip_prefix("# since:") {
                found.new_python = text.trim() != "3.11";
            } else if let Some(text) = line.strip_prefix("# judge:") {
                found.old_python = text.trim() == "3.11";
            } else if let Some(text) = line.strip_prefix("# compat:") {
                found.compat = Some(text.trim().to_string());
                found.engine_only = true;
            } else if line.starts_with("# engine:") {
                found.engine_only = true;
            } else if let Some(text) = line.strip_prefix("# tools:") {
                let names = text.trim().trim_start_matches("async ");
                found.tools = names.split(',').map(|name| name.trim().to_string()).collect();
            }
        }
        found
    }

    /// Whether the file says anything that a run could contradict.
    pub fn is_empty(&self) -> bool {
        self.stdout.is_empty() && self.stderr.is_empty() && self.raises.is_none()
    }

    /// The differences between what was expected and what came, as lines to print. None means that it passed.
    pub fn differences(&self, output: &Output) -> Vec<String> {
        let mut found = Vec::new();
        let got: Vec<&str> = output.stdout.lines().map(str::trim_end).collect();
        let wanted: Vec<&str> = self.stdout.iter().map(|(_, text)| text.as_str()).collect();
        if let Some(first) = (0..wanted.len().max(got.len())).find(|&i| wanted.get(i) != got.get(i)) {
            if first > 0 {
                found.push(format!("{first} lines as expected, then"));
            }
            for index in first..(first + 3).min(wanted.len().max(got.len())) {
                match (self.stdout.get(index), got.get(index)) {
                    (Some((_, text)), Some(line)) if text == line => found.push(format!("  = {line}")),
                    (expected, line) => {
                        found.push(match expected {
                            Some((at, text)) => format!("  - {text}    (expected at line {at})"),
                            None => "  - (the end of the output)".to_string(),
                        });
                        found.push(format!("  + {}", line.unwrap_or(&"(the end of the output)")));
                    }
                }
            }
        }
        let errors = output.stderr.trim_end();
        if !self.stderr.is_empty() {
            let got: Vec<&str> = errors.lines().map(str::trim_end).collect();
            let wanted: Vec<&str> = self.stderr.iter().map(String::as_str).collect();
            if got != wanted {
                found.push("stderr differs:".to_string());
                found.extend(wanted.iter().map(|line| format!("  - {line}")));
                found.extend(got.iter().map(|line| format!("  + {line}")));
            }
        } else if let Some(raises) = &self.raises {
            let last = errors.lines().last().unwrap_or("(nothing)").trim_end();
            if last != raises {
                found.push(format!("the script should end with  {raises}"));
                found.push(format!("it ended with               {last}"));
            }
        } else if !errors.is_empty() {
            found.push("nothing was expected on stderr:".to_string());
            let lines: Vec<&str> = errors.lines().collect();
            found.extend(lines[lines.len().saturating_sub(8)..].iter().map(|line| format!("  + {line}")));
        }
        if let Some(code) = output.code {
            let fails = tells_of_failure(self.stderr.iter().map(String::as_str));
            let wanted = i32::from(self.raises.is_some() || fails);
            if code != wanted {
                found.push(format!("exit code {code}, expected {wanted}"));
            }
        }
        found
    }
}

/// Whether stderr tells of more than warnings, which may have several lines.
pub fn tells_of_failure<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    let lines: Vec<&str> = lines.collect();
    let traced =
        |line: &&str| ["Traceback ", "  File \"", "  + Exception"].iter().any(|mark| line.starts_with(mark));
    match lines.iter().any(|line| line.contains("Warning: ")) {
        true => lines.iter().any(traced),
        false => !lines.is_empty(),
    }
}

/// The text behind a mark, without the one space that separates them and without trailing blanks.
fn after(line: &str, mark: &str) -> Option<String> {
    let at = line.find(mark)?;
    let before = line[..at].chars().next_back();
    if before.is_some_and(|c| !c.is_whitespace()) {
        return None;
    }
    let text = &line[at + mark.len()..];
    Some(text.strip_prefix(' ').unwrap_or(text).trim_end().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(stdout: &str, stderr: &str) -> Output {
        Output { stdout: stdout.to_string(), stderr: stderr.to_string(), code: None }
    }

    #[test]
    fn expectations_are_compared_in_order() {
        let found = Expectation::read("# header\nprint(1)  # expect: 1\n# expect:   two\n");
        assert!(found.differences(&output("1\n  two\n", "")).is_empty());
        assert_eq!(
            found.differences(&output("1\ntwo\n", "")),
            ["1 lines as expected, then", "  -   two    (expected at line 3)", "  + two"]
        );
        assert_eq!(found.differences(&output("1\n  two\nmore\n", "")).len(), 3);
    }

    #[test]
    fn an_uncaught_exception_is_compared_by_its_last_line() {
        let found = Expectation::read("[].pop()  # raises: IndexError: pop from empty list\n");
        let text = "Traceback (most recent call last):\nIndexError: pop from empty list\n";
        assert!(found.differences(&output("", text)).is_empty());
        assert_eq!(found.differences(&output("", "")).len(), 2);
    }

    #[test]
    fn headers_choose_the_judge() {
        let found = Expectation::read("# x\n# since: 3.14\n# tools: async echo, add\n");
        assert!(found.new_python && !found.engine_only);
        assert_eq!(found.tools, ["echo", "add"]);
        assert!(Expectation::read("# compat: generators\n").engine_only);
    }
}
