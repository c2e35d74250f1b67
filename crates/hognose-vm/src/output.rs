//! What the guest prints: collected, limited, handed over at steps.

use crate::stop::{Limit, Res, Stop};
use crate::value::Value;

/// The two streams of a session.
#[derive(Default)]
pub struct Output {
    /// Standard output that was not handed over yet, as UTF-8 (lone surrogates as `\\udcxx` escapes).
    pub stdout: String,
    /// Standard error that was not handed over yet.
    pub stderr: String,
    /// Bytes printed so far.
    pub printed: usize,
    /// The most bytes that may be printed.
    pub limit: Option<usize>,
    /// What `sys.stdout` and `sys.stderr` were set to, if the guest set them.
    pub redirected: [Option<Value>; 2],
    /// The buffer of the line that is being printed.
    pub(crate) line: Vec<u8>,
}

impl Output {
    /// Nothing was printed.
    pub(crate) fn reset(&mut self) {
        let Output { stdout, stderr, printed, limit, redirected, line } = self;
        line.clear();
        (*stdout, *stderr) = (String::new(), String::new());
        (*printed, *limit) = (0, None);
        *redirected = [None; 2];
    }

    /// Appends to standard output, or to standard error. The limit is checked first.
    pub fn write(&mut self, error: bool, text: &str) -> Res<()> {
        if self.limit.is_some_and(|limit| self.printed.saturating_add(text.len()) > limit) {
            return Err(Stop::Limit(Limit::Output));
        }
        self.printed += text.len();
        if error {
            self.stderr.push_str(text)
        } else {
            self.stdout.push_str(text)
        }
        Ok(())
    }

    /// Values kept alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        self.redirected.iter().flatten().for_each(|v| visit(*v));
    }
}
