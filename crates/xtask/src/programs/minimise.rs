//! A shorter program that still shows a difference.
//!
//! Statements are what is indented below a line, found by indentation alone: whole ones are left out, large ones first, a
//! block takes the place of its statement, and what is in brackets is emptied. Every candidate is tried; one
//! that is no Python fails the trial.

/// Cuts the program as long as `differs` says that the difference is still there.
pub fn shortest(program: &str, differs: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = program.lines().map(str::to_string).collect();
    let mut trials = 0;
    loop {
        let before = lines.clone();
        for step in [halves, statements, bodies, brackets] {
            step(&mut lines, &mut |candidate| {
                trials += 1;
                trials < 3000 && differs(&(candidate.join("\n") + "\n"))
            });
        }
        if lines == before {
            return lines.join("\n") + "\n";
        }
    }
}

type Trial<'a> = &'a mut dyn FnMut(&[String]) -> bool;

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Where the statement that begins at a line ends.
fn end(lines: &[String], start: usize) -> usize {
    let depth = indent(&lines[start]);
    let mut at = start + 1;
    while at < lines.len() && (indent(&lines[at]) > depth || lines[at].trim().is_empty()) {
        at += 1;
    }
    at
}

/// The same with the clauses that belong to it.
fn whole_end(lines: &[String], start: usize) -> usize {
    let mut at = end(lines, start);
    while at < lines.len()
        && indent(&lines[at]) == indent(&lines[start])
        && ["else", "elif", "except", "finally", ")"]
            .iter()
            .any(|word| lines[at].trim_start().starts_with(word))
    {
        at = end(lines, at);
    }
    at
}

/// Leaves out halves, quarters and so on of the statements of the module.
fn halves(lines: &mut Vec<String>, trial: Trial) {
    let mut parts = 2;
    loop {
        let mut starts = Vec::new();
        let mut at = 0;
        while at < lines.len() {
            starts.push(at);
            at = whole_end(lines, at);
        }
        let size = starts.len() / parts;
        if size < 2 {
            return;
        }
        let mut to = starts.len();
        while to > 0 {
            let from = to.saturating_sub(size);
            let last = starts.get(to).copied().unwrap_or(lines.len()).min(lines.len());
            let mut candidate = lines.clone();
            candidate.drain(starts[from]..last);
            if trial(&candidate) {
                *lines = candidate;
                starts.truncate(from);
            }
            to = from;
        }
        parts *= 2;
    }
}

/// Leaves out single statements and clauses, from the end to the start.
fn statements(lines: &mut Vec<String>, trial: Trial) {
    let mut at = lines.len();
    while at > 0 {
        at -= 1;
        if at >= lines.len() {
            continue;
        }
        for to in [whole_end(lines, at), end(lines, at)] {
            let mut candidate = lines.clone();
            candidate.drain(at..to);
            if trial(&candidate) {
                *lines = candidate;
                break;
            }
            let mut candidate = lines.clone();
            let pass = format!("{}pass", " ".repeat(indent(&lines[at])));
            if lines[at] != pass {
                candidate.splice(at..to, [pass]);
                if trial(&candidate) {
                    *lines = candidate;
                    break;
                }
            }
        }
    }
}

/// Puts the first block of a statement in its place.
fn bodies(lines: &mut Vec<String>, trial: Trial) {
    let mut at = 0;
    while at < lines.len() {
        let (body, to) = (end(lines, at), whole_end(lines, at));
        if body > at + 1 {
            let more = indent(&lines[at + 1]).saturating_sub(indent(&lines[at]));
            let inside: Vec<String> = lines[at + 1..body]
                .iter()
                .map(|line| line.get(more..).unwrap_or_default().to_string())
                .collect();
            let mut candidate = lines.clone();
            candidate.splice(at..to, inside);
            if trial(&candidate) {
                *lines = candidate;
                continue;
            }
        }
        at += 1;
    }
}

/// Empties what is in brackets, or leaves one item of it.
fn brackets(lines: &mut Vec<String>, trial: Trial) {
    let mut row = 0;
    while row < lines.len() {
        let mut from = 0;
        while let Some(start) = lines[row].get(from..).and_then(|rest| rest.find(['(', '[', '{'])) {
            let start = from + start;
            from = start + 1;
            let Some((stop, commas)) = closing(&lines[row], start) else { continue };
            let line = lines[row].clone();
            let mut shorter = vec![
                format!("{}{}", &line[..start + 1], &line[stop..]),
                format!("{}0{}", &line[..start + 1], &line[stop..]),
                format!("{}{}{}", &line[..start], &line[start + 1..stop], &line[stop + 1..]),
                format!("{}0{}", &line[..start], &line[stop + 1..]),
                format!("{}{}", &line[..start], &line[stop + 1..]),
            ];
            let mut edges = vec![start];
            edges.extend(&commas);
            edges.push(stop);
            for pair in edges.windows(2) {
                if !commas.is_empty() {
                    // Without one of the items; the comma before it goes, or the one behind the first.
                    let (a, b) = if pair[0] == start { (start + 1, pair[1] + 1) } else { (pair[0], pair[1]) };
                    shorter.push(format!("{}{}", &line[..a], &line[b..]));
                }
            }
            for text in shorter {
                if text.len() >= line.len() {
                    continue;
                }
                let mut candidate = lines.clone();
                candidate[row] = text;
                if trial(&candidate) {
                    *lines = candidate;
                    from = start;
                    break;
                }
            }
        }
        row += 1;
    }
}

/// Where a bracket is closed, and the commas directly inside. Text in quotes is not looked into.
fn closing(line: &str, start: usize) -> Option<(usize, Vec<usize>)> {
    let (mut depth, mut commas, mut quote) = (0, Vec::new(), None);
    let mut chars = line[start..].char_indices();
    while let Some((at, c)) = chars.next() {
        match (quote, c) {
            (_, '\\') => {
                chars.next();
            }
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    return Some((start + at, commas));
                }
            }
            (None, ',') if depth == 1 => commas.push(start + at),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::shortest;

    #[test]
    fn what_does_not_matter_goes() {
        let program =
            "a = 1\ndef f(x):\n    if x:\n        print(1, bug(2, 3))\n    else:\n        pass\nf(a)\n";
        // As an interpreter would see it: a call of `print` with the call of `bug` in it, and nothing else.
        let differs = |text: &str| {
            text.lines().any(|line| line.trim_start().starts_with("print(") && line.contains("bug("))
        };
        let short = shortest(program, &mut |text| differs(text));
        assert_eq!(short.replace(" ", ""), "print(bug())\n");
    }
}
