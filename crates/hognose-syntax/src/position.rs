//! Where things are: from byte offsets to the lines and columns that CPython reports.
//!
//! Lines count from 1 and columns count code points, not bytes. [`LineIndex::position`]
//! is in the shape of tracebacks and `ast` (columns from 0); syntax errors add one.
//! Nothing here knows about Python's syntax.

/// A place in a source: line from 1, column from 0 in code points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

/// The starts of all lines of one source, whose line ends are all `\n`.
#[derive(Debug, Clone)]
pub struct LineIndex {
    /// Where each line but the first starts.
    starts: Vec<u32>,
    is_ascii: bool,
}

impl LineIndex {
    /// Indexes a source of less than 4 GiB.
    pub fn new(source: &str) -> Self {
        let breaks = source.match_indices('\n');
        let starts = breaks.map(|(offset, _)| u32::try_from(offset + 1).unwrap_or(u32::MAX)).collect();
        Self { starts, is_ascii: source.is_ascii() }
    }

    /// The line (from 1) that holds a byte offset.
    pub fn line(&self, offset: u32) -> u32 {
        let line = self.starts.partition_point(|start| *start <= offset) + 1;
        u32::try_from(line).unwrap_or(u32::MAX)
    }

    /// The byte offset at which a line (from 1) starts; the end of the source for a line beyond it.
    pub fn line_start(&self, line: u32, source: &str) -> u32 {
        match (line as usize).checked_sub(2) {
            None => 0,
            Some(index) => self.starts.get(index).copied().unwrap_or(source.len() as u32),
        }
    }

    /// The text of a line (from 1), without its line end.
    pub fn line_text<'a>(&self, line: u32, source: &'a str) -> &'a str {
        let start = self.line_start(line, source) as usize;
        let rest = source.get(start..).unwrap_or("");
        rest.split('\n').next().unwrap_or("")
    }

    /// Line and column of a byte offset.
    ///
    /// The cost grows with the length of the line before the offset when the source is not ASCII.
    pub fn position(&self, offset: u32, source: &str) -> Position {
        let line = self.line(offset);
        let start = self.line_start(line, source);
        let beyond = offset.saturating_sub(source.len() as u32);
        let column = if self.is_ascii {
            offset.saturating_sub(start)
        } else {
            let text = source.as_bytes().get(start as usize..(offset - beyond) as usize).unwrap_or(&[]);
            // Code points are counted by their first bytes, so an offset inside one is harmless.
            text.iter().filter(|byte| (**byte as i8) >= -0x40).count() as u32 + beyond
        };
        Position { line, column }
    }

    /// How many lines the source has.
    pub fn len(&self) -> usize {
        self.starts.len() + 1
    }

    /// Never true: an empty source has one empty line.
    pub fn is_empty(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_code_points() {
        let source = "a\n\u{e9}\u{1f600}x\n";
        let index = LineIndex::new(source);
        assert_eq!(index.position(0, source), Position { line: 1, column: 0 });
        assert_eq!(index.position(8, source), Position { line: 2, column: 2 });
        assert_eq!(index.line_text(2, source), "\u{e9}\u{1f600}x");
        assert_eq!(index.position(10, source), Position { line: 3, column: 0 });
    }
}
