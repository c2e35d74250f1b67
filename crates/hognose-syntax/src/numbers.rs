//! The shape of number literals, and what CPython says about malformed ones.
//!
//! Only the extent of a literal is found here; its value is the parser's concern.

use crate::error::Fault;

type Warning = (String, u32, u32);

/// Scans the number at `start`; gives its end, and a warning for a keyword glued to it.
pub(crate) fn scan(source: &str, start: usize) -> Result<(usize, Option<Warning>), Fault> {
    let mut scan = Scan { source, bytes: source.as_bytes(), at: start, start };
    let warning = scan.number()?;
    Ok((scan.at, warning))
}

struct Scan<'a> {
    source: &'a str,
    bytes: &'a [u8],
    at: usize,
    start: usize,
}

impl Scan<'_> {
    fn peek(&self) -> u8 {
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn peek_at(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// An error at the character before `self.at + extra`.
    fn fault(&self, extra: usize, message: impl Into<String>) -> Fault {
        let mut at = (self.at + extra).saturating_sub(1);
        while at > 0 && !self.source.is_char_boundary(at) {
            at -= 1;
        }
        Fault::new(message, at as u32, at as u32)
    }

    fn number(&mut self) -> Result<Option<Warning>, Fault> {
        if self.peek() == b'0' {
            let radix = match self.peek_at(1) {
                b'x' | b'X' => Some(("hexadecimal", 16)),
                b'o' | b'O' => Some(("octal", 8)),
                b'b' | b'B' => Some(("binary", 2)),
                _ => None,
            };
            if let Some((name, radix)) = radix {
                self.at += 2;
                return self.prefixed(name, radix);
            }
            return self.zero();
        }
        if self.peek() != b'.' {
            self.decimal_digits()?;
        }
        self.fraction()
    }

    fn prefixed(&mut self, name: &str, radix: u32) -> Result<Option<Warning>, Fault> {
        loop {
            if self.peek() == b'_' {
                self.at += 1;
            }
            if !(self.peek() as char).is_digit(radix) {
                if self.peek().is_ascii_digit() {
                    let digit = self.peek() as char;
                    return Err(self.fault(1, format!("invalid digit '{digit}' in {name} literal")));
                }
                return Err(self.fault(0, format!("invalid {name} literal")));
            }
            while (self.peek() as char).is_digit(radix) {
                self.at += 1;
            }
            if self.peek() != b'_' {
                break;
            }
        }
        if self.peek().is_ascii_digit() {
            let digit = self.peek() as char;
            return Err(self.fault(1, format!("invalid digit '{digit}' in {name} literal")));
        }
        self.verify_end(name)
    }

    fn zero(&mut self) -> Result<Option<Warning>, Fault> {
        let mut nonzero = false;
        loop {
            if self.peek() == b'_' {
                self.at += 1;
                if !self.peek().is_ascii_digit() {
                    return Err(self.fault(0, "invalid decimal literal"));
                }
            }
            if self.peek() != b'0' {
                break;
            }
            self.at += 1;
        }
        let zeros_end = self.at;
        if self.peek().is_ascii_digit() {
            nonzero = true;
            self.decimal_digits()?;
        }
        let is_integer = !matches!(self.peek(), b'.' | b'e' | b'E' | b'j' | b'J');
        if nonzero && is_integer {
            let message = "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers";
            return Err(Fault::new(message, self.start as u32, zeros_end as u32));
        }
        self.fraction()
    }

    fn decimal_digits(&mut self) -> Result<(), Fault> {
        loop {
            while self.peek().is_ascii_digit() {
                self.at += 1;
            }
            if self.peek() != b'_' {
                return Ok(());
            }
            self.at += 1;
            if !self.peek().is_ascii_digit() {
                return Err(self.fault(0, "invalid decimal literal"));
            }
        }
    }

    fn fraction(&mut self) -> Result<Option<Warning>, Fault> {
        if self.peek() == b'.' {
            self.at += 1;
            if self.peek().is_ascii_digit() {
                self.decimal_digits()?;
            }
        }
        if matches!(self.peek(), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek_at(1), b'+' | b'-'));
            if self.peek_at(1 + sign).is_ascii_digit() {
                self.at += 1 + sign;
                self.decimal_digits()?;
            } else if sign == 1 {
                self.at += 2;
                return Err(self.fault(0, "invalid decimal literal"));
            } else {
                return self.verify_end("decimal");
            }
        }
        if matches!(self.peek(), b'j' | b'J') {
            self.at += 1;
            return self.verify_end("imaginary");
        }
        self.verify_end("decimal")
    }

    /// A number must not run into a name; a few keywords are only warned about.
    fn verify_end(&mut self, name: &str) -> Result<Option<Warning>, Fault> {
        let next = self.peek();
        if next != b'_' && !next.is_ascii_alphanumeric() {
            return Ok(None);
        }
        let rest = self.source.get(self.at..).unwrap_or("");
        let keywords: &[&str] = &["and", "else", "for", "if", "in", "is", "not", "or"];
        if keywords.iter().any(|keyword| rest.starts_with(keyword)) {
            return Ok(Some((format!("invalid {name} literal"), self.start as u32, self.at as u32)));
        }
        Err(self.fault(0, format!("invalid {name} literal")))
    }
}
