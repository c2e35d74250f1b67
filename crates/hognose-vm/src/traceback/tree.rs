//! Exceptions one below the other: chains, and groups as a tree with a frame around each member.
//!
//! Recurses only into members of groups, not deeper than [`MAX_DEPTH`].

use super::frames::Frames;
use super::{MAX_DEPTH, MAX_WIDTH, Node};
use crate::unit::Units;
use crate::vm::Vm;

const CAUSE: &str = "\nThe above exception was the direct cause of the following exception:\n\n";
const CONTEXT: &str = "\nDuring handling of the above exception, another exception occurred:\n\n";
/// A text longer than this is cut.
const MAX_TEXT: usize = 1 << 22;

/// The text of the first exception with everything around it.
pub fn format(vm: &Vm, units: &Units, nodes: &[Node]) -> String {
    let mut tree = Tree { frames: Frames::new(vm, units), nodes, out: String::new(), depth: 0, open: false };
    tree.chain(0);
    tree.out
}

struct Tree<'a> {
    frames: Frames<'a>,
    nodes: &'a [Node],
    out: String,
    /// How many frames are drawn around what is written.
    depth: usize,
    /// Whether the bottom of the innermost frame has still to be drawn.
    open: bool,
}

impl Tree<'_> {
    fn full(&self) -> bool {
        self.out.len() > MAX_TEXT
    }

    /// Writes lines behind the left edge of the frames around them.
    fn emit(&mut self, text: &str, edge: char) {
        if self.full() {
            return;
        }
        if self.depth == 0 {
            self.out.push_str(text);
            return;
        }
        for line in split_lines(text) {
            self.indent();
            self.out.push(edge);
            self.out.push(' ');
            self.out.push_str(line);
        }
    }

    fn indent(&mut self) {
        self.out.extend(std::iter::repeat_n(' ', 2 * self.depth));
    }

    /// An exception behind those that led to it.
    fn chain(&mut self, first: usize) {
        let mut chain = vec![(first, "")];
        let mut at = first;
        loop {
            let Some(node) = self.nodes.get(at) else { return };
            let (next, said) = match (node.cause, node.context) {
                (Some(cause), _) => (cause, CAUSE),
                (None, Some(context)) => (context, CONTEXT),
                (None, None) => break,
            };
            if let Some(last) = chain.last_mut() {
                last.1 = said;
            }
            chain.push((next, ""));
            at = next;
        }
        for (at, said) in chain.into_iter().rev() {
            if self.full() {
                return;
            }
            if !said.is_empty() {
                self.emit(said, '|');
            }
            self.exception(at);
        }
    }

    fn exception(&mut self, at: usize) {
        let nodes = self.nodes;
        let Some(node) = nodes.get(at) else { return };
        match &node.members {
            None => self.body(node, "Traceback (most recent call last):\n", '|'),
            Some(_) if self.depth > MAX_DEPTH => {
                self.emit(&format!("... (max_group_depth is {MAX_DEPTH})\n"), '|');
            }
            Some((members, count)) => {
                let outermost = self.depth == 0;
                let edge = if outermost { '+' } else { '|' };
                self.depth += outermost as usize;
                self.body(node, "Exception Group Traceback (most recent call last):\n", edge);
                self.members(members, *count);
                self.depth -= outermost as usize;
            }
        }
    }

    /// Levels, type, message and notes of an exception.
    fn body(&mut self, node: &Node, title: &str, edge: char) {
        if !node.entries.is_empty() {
            self.emit(title, edge);
            for piece in self.frames.render(&node.entries) {
                self.emit(&piece, '|');
            }
        }
        for line in &node.lines {
            self.emit(line, '|');
        }
    }

    fn members(&mut self, members: &[usize], count: usize) {
        self.open = false;
        let shown = if count > MAX_WIDTH { MAX_WIDTH + 1 } else { count };
        for number in 0..shown {
            if self.full() {
                return;
            }
            let last = number + 1 == shown;
            // The innermost last member draws the bottom for all.
            self.open |= last;
            let cut = number >= MAX_WIDTH;
            let title = if cut { "...".to_string() } else { (number + 1).to_string() };
            self.indent();
            let corner = if number == 0 { "+-" } else { "  " };
            self.out.push_str(&format!("{corner}+---------------- {title} ----------------\n"));
            self.depth += 1;
            if cut {
                let more = count - MAX_WIDTH;
                let s = if more > 1 { "s" } else { "" };
                self.emit(&format!("and {more} more exception{s}\n"), '|');
            } else if let Some(member) = members.get(number) {
                self.chain(*member);
            }
            if last && self.open {
                self.indent();
                self.out.push_str("+------------------------------------\n");
                self.open = false;
            }
            self.depth -= 1;
        }
    }
}

/// Lines with their ends, as `str.splitlines(True)` splits them.
fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let ends = |c: char| {
            matches!(c, '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}')
        };
        let end = match rest.find(ends) {
            Some(at) if rest[at..].starts_with("\r\n") => at + 2,
            Some(at) => at + rest[at..].chars().next().map_or(0, char::len_utf8),
            None => rest.len(),
        };
        let (line, behind) = rest.split_at(end);
        rest = behind;
        Some(line)
    })
}
