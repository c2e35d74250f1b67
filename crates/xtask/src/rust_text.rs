//! Just enough of Rust's syntax to find words outside comments and texts.
//!
//! Used by `tidy` to look for the one keyword that no file may contain. It is no parser: it knows comments,
//! string, byte-string, raw-string and character literals, and words.

/// The words of a Rust source with their line numbers, without those in comments and literals.
pub fn words(source: &str) -> Vec<(usize, String)> {
    let text: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while at < text.len() {
        let next = text.get(at + 1).copied();
        let end = match text[at] {
            '/' if next == Some('/') => end_of_line(&text, at),
            '/' if next == Some('*') => end_of_comment(&text, at),
            '"' => end_of_string(&text, at + 1),
            '\'' => end_of_char(&text, at),
            c if c.is_alphabetic() || c == '_' => {
                let end = (at..text.len())
                    .find(|&i| !text[i].is_alphanumeric() && text[i] != '_')
                    .unwrap_or(text.len());
                let word: String = text[at..end].iter().collect();
                match raw_string(&text, &word, end) {
                    Some(end) => end,
                    None => {
                        found.push((line, word));
                        end
                    }
                }
            }
            _ => at + 1,
        };
        line += text[at..end].iter().filter(|&&c| c == '\n').count();
        at = end;
    }
    found
}

fn end_of_line(text: &[char], at: usize) -> usize {
    (at..text.len()).find(|&i| text[i] == '\n').unwrap_or(text.len())
}

fn end_of_comment(text: &[char], at: usize) -> usize {
    let mut depth = 0;
    let mut i = at;
    while i + 1 < text.len() {
        match (text[i], text[i + 1]) {
            ('/', '*') => depth += 1,
            ('*', '/') => depth -= 1,
            _ => {
                i += 1;
                continue;
            }
        }
        i += 2;
        if depth == 0 {
            return i;
        }
    }
    text.len()
}

fn end_of_string(text: &[char], mut at: usize) -> usize {
    while at < text.len() {
        match text[at] {
            '\\' => at += 2,
            '"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

/// The end of a character literal, or one further where the mark begins a lifetime.
fn end_of_char(text: &[char], at: usize) -> usize {
    match (text.get(at + 1), text.get(at + 2)) {
        (Some('\\'), _) => (at + 3..text.len()).find(|&i| text[i] == '\'').map_or(text.len(), |end| end + 1),
        (Some(_), Some('\'')) => at + 3,
        _ => at + 1,
    }
}

/// The end of a raw string whose prefix word ends at `at`.
fn raw_string(text: &[char], word: &str, at: usize) -> Option<usize> {
    if !matches!(word, "r" | "br" | "cr") {
        return None;
    }
    let hashes = text[at..].iter().take_while(|&&c| c == '#').count();
    if text.get(at + hashes) != Some(&'"') {
        return None;
    }
    let closes =
        |i: usize| text[i] == '"' && text[i + 1..].iter().take_while(|&&c| c == '#').count() >= hashes;
    Some((at + hashes + 1..text.len()).find(|&i| closes(i)).map_or(text.len(), |i| i + 1 + hashes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_comments_and_literals_do_not_count() {
        let source = "fn f<'a>() { // keyword\n /* a /* b */ */ \"keyword \\\" x\" r#\"key \" word\"# 'k' '\\'' }\nlast";
        let names: Vec<String> = words(source).into_iter().map(|(_, word)| word).collect();
        assert_eq!(names, ["fn", "f", "a", "last"]);
        assert_eq!(words(source).last(), Some(&(3, "last".to_string())));
    }
}
