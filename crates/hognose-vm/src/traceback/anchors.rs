//! What of an expression failed: the sign of an operation, the brackets of a call or subscript.
//!
//! CPython parses the text again for this; here the tokens on the outermost level suffice, because only the
//! outermost operation of the expression counts. Never recurses.

use super::tokens::{Kind, Token, tokens};

/// The characters of a text that carry `^` while the rest carries `~`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchors {
    /// The first one.
    pub start: usize,
    /// Behind the last one.
    pub end: usize,
}

/// The outermost operation of an expression.
enum Root {
    /// An operation with two operands: the position of its sign among the tokens.
    Binary(usize),
    /// A call or a subscript: the position of its opening bracket.
    Trailer(usize),
}

/// The anchors of an expression; `None` when it is not an operation, a subscript or a call.
pub fn anchors(text: &[char]) -> Option<Anchors> {
    let tokens = tokens(text)?;
    match root(text, &tokens)? {
        Root::Trailer(open) => Some(Anchors { start: tokens[open].start, end: tokens.last()?.end }),
        Root::Binary(sign) => {
            let Token { start, end, .. } = tokens[sign];
            // A sign of one character takes the character behind it along when that belongs to neither operand,
            // as a bracket around the right one does.
            let mut behind = end;
            if end == start + 1
                && text.get(end).is_some_and(|c| !c.is_whitespace() && *c != '\\' && *c != '#')
                && end < operand_start(text, &tokens[sign + 1..])
            {
                behind += 1;
            }
            Some(Anchors { start, end: behind })
        }
    }
}

/// Whether the text is a call, and whether what it calls is a plain name.
pub fn call(text: &[char]) -> Option<bool> {
    let tokens = tokens(text)?;
    match root(text, &tokens)? {
        Root::Trailer(open) if tokens[open].kind == Kind::Open('(') => {
            Some(open == 1 && tokens[0].kind == Kind::Word)
        }
        _ => None,
    }
}

/// Where the expression of these tokens begins when brackets around it that only group do not count.
fn operand_start(text: &[char], mut tokens: &[Token]) -> usize {
    while let [first, inner @ .., last] = tokens
        && first.kind == Kind::Open('(')
        && last.kind == Kind::Close
        && inner.iter().all(|t| t.depth > first.depth)
        && !inner.is_empty()
        && !inner.iter().any(|t| t.depth == first.depth + 1 && matches!(word(text, t).as_str(), "," | "for"))
    {
        tokens = inner;
    }
    tokens.first().map_or(usize::MAX, |t| t.start)
}

/// The text of a short token.
fn word(text: &[char], token: &Token) -> String {
    text[token.start..token.end].iter().take(16).collect()
}

/// How tightly a sign with two operands binds.
fn level(sign: &str) -> Option<u8> {
    Some(match sign {
        "|" => 0,
        "^" => 1,
        "&" => 2,
        "<<" | ">>" => 3,
        "+" | "-" => 4,
        "*" | "/" | "//" | "%" | "@" => 5,
        "**" => 6,
        _ => return None,
    })
}

/// Keywords that are values.
const VALUES: [&str; 4] = ["None", "True", "False", "__debug__"];
/// All others: an expression with one of them on its outermost level is no operation, call or subscript.
const KEYWORDS: [&str; 32] = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else",
    "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not",
    "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Whether a word is a keyword that is no value.
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// The outermost operation of an expression.
fn root(text: &[char], tokens: &[Token]) -> Option<Root> {
    let mut trailer = None;
    // The loosest operation so far, with its level.
    let mut binary: Option<(u8, usize)> = None;
    // Whether a sign or `await` stands in front of the first operand.
    let (mut signed, mut awaited) = (false, false);
    let mut wants_operand = true;
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let shown = word(text, token);
        let mut next = at + 1;
        if let Kind::Open(_) = token.kind {
            // Goes on behind the bracket that closes it.
            next += tokens[next..].iter().position(|t| t.kind == Kind::Close && t.depth == token.depth)? + 1;
        }
        match token.kind {
            Kind::Sign if wants_operand && matches!(shown.as_str(), "+" | "-" | "~") => {
                signed |= binary.is_none();
            }
            Kind::Word if wants_operand && shown == "await" => awaited |= binary.is_none(),
            Kind::Sign if wants_operand && shown == "..." => (wants_operand, trailer) = (false, None),
            Kind::Sign if wants_operand => return None,
            Kind::Word if is_keyword(&shown) => return None,
            Kind::Word | Kind::Number | Kind::Text | Kind::Open(_) if wants_operand => {
                (wants_operand, trailer) = (false, None);
            }
            // Strings that follow each other are one.
            Kind::Text if tokens[at - 1].kind == Kind::Text => {}
            Kind::Open('(' | '[') => trailer = Some(Some(at)),
            Kind::Sign if shown == "." => {
                let name = tokens.get(next).filter(|t| t.kind == Kind::Word)?;
                if VALUES.contains(&word(text, name).as_str()) {
                    return None;
                }
                trailer = Some(None);
                next += 1;
            }
            Kind::Sign => {
                let level = level(&shown)?;
                // The last one of a level is the outermost, except of powers, which group from the right.
                if binary.is_none_or(|(loosest, _)| level < loosest || level == loosest && level < 6) {
                    binary = Some((level, at));
                }
                (wants_operand, trailer) = (true, None);
            }
            _ => return None,
        }
        at = next;
    }
    match (binary, trailer) {
        _ if wants_operand => None,
        (Some((6, _)), _) if signed => None,
        (Some((_, sign)), _) => Some(Root::Binary(sign)),
        (None, Some(Some(open))) if !signed && !awaited => Some(Root::Trailer(open)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str) -> Option<String> {
        let chars: Vec<char> = text.chars().collect();
        let anchors = anchors(&chars)?;
        let mark = |i: usize| if (anchors.start..anchors.end).contains(&i) { '^' } else { '~' };
        Some((0..chars.len()).map(mark).collect())
    }

    #[test]
    fn the_outermost_operation_is_marked() {
        // What CPython 3.14 puts below these expressions when they raise.
        for (text, marks) in [
            ("a + b", Some("~~^~~")),
            ("a+b", Some("~^~")),
            ("a+(b)", Some("~^^~~")),
            ("a+(b, c)", Some("~^~~~~~~")),
            ("(a * c) + (b % ())", Some("~~~~~~~~^~~~~~~~~~")),
            ("a // b", Some("~~^^~~")),
            ("a ** -b ** c", Some("~~^^~~~~~~~~")),
            ("a - b - c", Some("~~~~~~^~~")),
            ("-a * b", Some("~~~^~~")),
            ("-a ** b", None),
            ("f(a)[1]", Some("~~~~^^^")),
            ("f(a)(b, 'c)')", Some("~~~~^^^^^^^^^")),
            ("f(a).b", None),
            ("a if b else c", None),
            ("not a", None),
            ("await f(x)", None),
            ("await a + b", Some("~~~~~~~~^~~")),
            ("1e-5 + x", Some("~~~~~^~~")),
            ("f'{x!r:>{w}}' % ')'", Some("~~~~~~~~~~~~~~^~~~~")),
            ("raise f(x)", None),
            ("a < b", None),
            ("[1, 2][5]", Some("~~~~~~^^^")),
            ("(yield)", None),
            ("x = f(y)", None),
            ("lambda: a + b", None),
        ] {
            assert_eq!(marked(text).as_deref(), marks, "{text}");
        }
    }

    #[test]
    fn broken_text_has_no_anchors() {
        for text in
            ["", "(", "a +", ")(", "'", "f'{", "f'{\"", "a b", "a..b", "\u{1f40d} + 1", "1 +", "f'{'{'{'{'{"]
        {
            assert_eq!(marked(text), None, "{text}");
        }
    }
}
