//! Reads a pattern into a tree, with CPython's errors in CPython's order.
//!
//! Open groups are kept on a stack of frames, not on the native one; their depth is limited where CPython
//! ends with `RecursionError`. Escapes are in `escapes`, sets in `sets`, what follows `(?` in `groups`.

mod escapes;
mod groups;
mod sets;

pub use escapes::octal_code;
pub use groups::group_number;

use super::case;
use super::class::{Category, SetBuilder};
use super::meter::Meter;
use super::source::{PatternError, Source, Subject, Token, is_digit};
use super::tree::{At, Compare, Greed, Node, Single, UNLIMITED};
use super::{CompileError, flags};
use hognose_vm::text::{Text, TextBuf};
use std::rc::Rc;

/// How deep groups nest before it is a `RecursionError`.
const MAX_DEPTH: usize = 480;
/// Nodes and their lists, for each character of a pattern.
pub const BYTES_PER_CHARACTER: usize = 512;
/// A group number that no pattern reaches.
const MAX_GROUPS: usize = 0x3FFF_FFFF;

/// A pattern that was read.
pub struct Parsed {
    pub root: Node,
    pub flags: u32,
    pub is_text: bool,
    pub groups: usize,
    pub names: Vec<(TextBuf, u32)>,
    pub warnings: Vec<TextBuf>,
}

/// Why reading ended early: the errors of [`CompileError`], without a meter's.
enum Wrong {
    Pattern(PatternError),
    Overflow(&'static str),
}

impl From<PatternError> for Wrong {
    fn from(error: PatternError) -> Wrong {
        Wrong::Pattern(error)
    }
}

impl<Stop> From<Wrong> for CompileError<Stop> {
    fn from(wrong: Wrong) -> Self {
        match wrong {
            Wrong::Pattern(error) => CompileError::Pattern(error),
            Wrong::Overflow(message) => CompileError::Overflow(message),
        }
    }
}

/// What an open parenthesis began.
enum Opener {
    Top,
    Capture(u32),
    Plain,
    Atomic,
    Look {
        behind: bool,
        negate: bool,
        outermost_behind: bool,
    },
    /// The node is the branch for yes, once it is complete.
    Conditional {
        group: u32,
        yes: Option<Node>,
    },
}

/// A group that is still open.
struct Frame {
    opener: Opener,
    /// Where its parenthesis stands.
    start: usize,
    flags: u32,
    branches: Vec<Node>,
    items: Vec<Item>,
}

/// An item of a sequence, with what a repetition behind it must know.
struct Item {
    node: Node,
    repeatable: Repeatable,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeatable {
    Yes,
    /// A place: nothing to repeat.
    Place,
    /// A repetition already.
    Repeated,
}

/// The parser's state.
struct Parser<'a> {
    source: Source<'a>,
    names_of_characters: &'a dyn Fn(&str) -> Option<u32>,
    /// The flags of the whole pattern so far.
    flags: u32,
    /// The widths of the closed groups; group 0 is never closed.
    widths: Vec<Option<(u64, u64)>>,
    names: Vec<(TextBuf, u32)>,
    /// How many groups there were when the outermost open lookbehind began.
    behind_groups: Option<usize>,
    /// Numbers that conditions asked for, and where.
    asked: Vec<(usize, usize)>,
    warnings: Vec<TextBuf>,
    /// An error of the lookbehinds, which counts only when everything else is right.
    late: Option<&'static str>,
    /// Work that was not charged yet.
    work: u64,
}

/// Reads a pattern.
pub fn parse<M: Meter>(
    pattern: Subject<'_>,
    flags: u32,
    names: &dyn Fn(&str) -> Option<u32>,
    meter: &mut M,
) -> Result<Parsed, CompileError<M::Stop>> {
    let mut parser = Parser {
        source: Source::new(pattern)?,
        names_of_characters: names,
        flags,
        widths: vec![None],
        names: Vec::new(),
        behind_groups: None,
        asked: Vec::new(),
        warnings: Vec::new(),
        late: None,
        work: 0,
    };
    let top = Frame { opener: Opener::Top, start: 0, flags, branches: Vec::new(), items: Vec::new() };
    let mut stack = vec![top];
    let mut charged = 0;
    let root = loop {
        let read = parser.source.tell();
        parser.work += 2 + read.abs_diff(charged) as u64;
        charged = read;
        if parser.work >= 512 {
            meter.charge(std::mem::take(&mut parser.work)).map_err(CompileError::Stop)?;
        }
        if stack.len() > MAX_DEPTH {
            return Err(CompileError::TooDeep);
        }
        let Some(frame) = stack.last_mut() else { return Err(CompileError::TooDeep) };
        match parser.source.peek() {
            Some(token) if token.is('|') => parser.alternative(frame)?,
            Some(token) if token.is(')') && !matches!(frame.opener, Opener::Top) => {
                parser.source.take()?;
                if let Some(frame) = stack.pop()
                    && let Some(outer) = stack.last_mut()
                {
                    let item = parser.close(frame);
                    outer.items.push(item);
                }
            }
            Some(token) if !token.is(')') => {
                parser.source.take()?;
                if let Some(opened) = parser.item(token, frame)? {
                    stack.push(opened);
                }
            }
            ending => {
                if !matches!(frame.opener, Opener::Top) {
                    let back = parser.source.tell() - frame.start;
                    return Err(parser.source.error("missing ), unterminated subpattern", back).into());
                }
                parser.flags =
                    flags::complete(parser.flags, parser.source.is_text()).map_err(CompileError::Value)?;
                if ending.is_some() {
                    return Err(parser.source.error("unbalanced parenthesis", 0).into());
                }
                break finish_branches(frame);
            }
        }
    };
    parser.finish(root)
}

fn sequence(items: &mut Vec<Item>) -> Node {
    Node::seq(std::mem::take(items).into_iter().map(|item| item.node.without_plain_group()).collect())
}

fn finish_branches(frame: &mut Frame) -> Node {
    let last = sequence(&mut frame.items);
    if frame.branches.is_empty() {
        return last;
    }
    let mut branches = std::mem::take(&mut frame.branches);
    branches.push(last);
    one_set(&branches).unwrap_or_else(|| Node::alt(branches))
}

/// `a|b|[cd]` as the set of the same characters.
fn one_set(branches: &[Node]) -> Option<Node> {
    let mut builder = SetBuilder::default();
    for branch in branches {
        match &branch.kind {
            super::tree::Kind::One(Single::Char(code)) => builder.add(*code, *code),
            super::tree::Kind::One(Single::Set(set)) if set.add_to(&mut builder) => {}
            _ => return None,
        }
    }
    Some(Node::one(Single::Set(Rc::new(builder.finish()))))
}

impl Parser<'_> {
    fn finish<Stop>(self, root: Node) -> Result<Parsed, CompileError<Stop>> {
        let groups = self.widths.len();
        if let Some(&(group, position)) = self.asked.iter().find(|&&(group, _)| group >= groups) {
            let message = format!("invalid group reference {group}");
            return Err(self.source.error_at(&message, position).into());
        }
        if let Some(message) = self.late {
            return Err(PatternError { message: TextBuf::from(message), position: None }.into());
        }
        let is_text = self.source.is_text();
        let Parser { flags, names, warnings, .. } = self;
        Ok(Parsed { root, flags, is_text, groups: groups - 1, names, warnings })
    }

    /// `|` is next: another branch begins.
    fn alternative(&mut self, frame: &mut Frame) -> Result<(), Wrong> {
        if let Opener::Conditional { yes, .. } = &mut frame.opener {
            if yes.is_some() {
                return Err(self.source.error("conditional backref with more than two branches", 0).into());
            }
            self.source.take()?;
            *yes = Some(sequence(&mut frame.items));
            return Ok(());
        }
        self.source.take()?;
        frame.branches.push(sequence(&mut frame.items));
        Ok(())
    }

    /// A group's parenthesis was closed.
    fn close(&mut self, mut frame: Frame) -> Item {
        let body = match &frame.opener {
            Opener::Conditional { .. } => sequence(&mut frame.items),
            _ => finish_branches(&mut frame),
        };
        let node = match frame.opener {
            Opener::Top | Opener::Plain => Node::group(None, body),
            Opener::Capture(number) => {
                if let Some(width) = self.widths.get_mut(number as usize) {
                    *width = Some((body.min, body.max));
                }
                Node::group(Some(number), body)
            }
            Opener::Atomic => Node::atomic(body),
            Opener::Look { behind: false, negate, .. } => look(None, negate, body),
            Opener::Look { behind: true, negate, outermost_behind } => {
                if outermost_behind {
                    self.behind_groups = None;
                }
                if matches!(body.kind, super::tree::Kind::Empty) && negate {
                    // Never reaches the check of widths.
                } else if body.min > u64::from(u32::MAX) {
                    self.late = Some("looks too much behind");
                } else if body.min != body.max {
                    self.late = Some("look-behind requires fixed-width pattern");
                }
                let width = usize::try_from(body.min).unwrap_or(usize::MAX);
                look(Some(width), negate, body)
            }
            Opener::Conditional { group, yes: Some(yes) } => Node::conditional(group, yes, Some(body)),
            Opener::Conditional { group, yes: None } => Node::conditional(group, body, None),
        };
        Item { node, repeatable: Repeatable::Yes }
    }

    /// A token that is no `|` or `)` was taken. A group that it opens is given back.
    fn item(&mut self, token: Token, frame: &mut Frame) -> Result<Option<Frame>, Wrong> {
        let flags = frame.flags;
        let Some(ascii) = token.ascii() else {
            let item = if token.escaped {
                self.escape(token, flags)?
            } else {
                Item { node: self.literal(token.code, flags), repeatable: Repeatable::Yes }
            };
            frame.items.push(item);
            return Ok(None);
        };
        if flags & flags::VERBOSE != 0 {
            if matches!(ascii, b' ' | 9..=13) {
                return Ok(None);
            }
            if ascii == b'#' {
                while self.source.take()?.is_some_and(|token| !token.is('\n')) {
                    self.work += 1;
                }
                return Ok(None);
            }
        }
        let node = match ascii {
            b'[' => self.set(flags)?,
            b'.' if flags & flags::DOTALL != 0 => Node::one(Single::Any),
            b'.' => Node::one(Single::InLine),
            b'^' | b'$' => {
                let at = match (ascii, flags & flags::MULTILINE != 0) {
                    (b'^', false) => At::Start,
                    (b'^', true) => At::LineStart,
                    (_, false) => At::End,
                    (_, true) => At::LineEnd,
                };
                frame.items.push(Item { node: Node::at(at), repeatable: Repeatable::Place });
                return Ok(None);
            }
            b'*' | b'+' | b'?' | b'{' => {
                self.repetition(token, ascii, frame)?;
                return Ok(None);
            }
            b'(' => return self.open(frame),
            _ => self.literal(token.code, flags),
        };
        frame.items.push(Item { node, repeatable: Repeatable::Yes });
        Ok(None)
    }

    /// A repetition's first character was taken; a brace that is none is a literal.
    fn repetition(&mut self, token: Token, ascii: u8, frame: &mut Frame) -> Result<(), Wrong> {
        let here = self.source.tell();
        let (min, max) = match ascii {
            b'?' => (0, 1),
            b'*' => (0, UNLIMITED),
            b'+' => (1, UNLIMITED),
            _ => match self.bounds(here)? {
                Some(bounds) => bounds,
                None => {
                    let node = self.literal(token.code, frame.flags);
                    frame.items.push(Item { node, repeatable: Repeatable::Yes });
                    return Ok(());
                }
            },
        };
        let back = self.source.tell() - here + token.len();
        match frame.items.last().map(|item| item.repeatable) {
            None | Some(Repeatable::Place) => {
                return Err(self.source.error("nothing to repeat", back).into());
            }
            Some(Repeatable::Repeated) => return Err(self.source.error("multiple repeat", back).into()),
            Some(Repeatable::Yes) => {}
        }
        let greed = if self.source.eat('?')? {
            Greed::Lazy
        } else if self.source.eat('+')? {
            Greed::Possessive
        } else {
            Greed::Greedy
        };
        if let Some(item) = frame.items.pop() {
            let node = Node::repeat(min, max, greed, item.node.without_plain_group());
            frame.items.push(Item { node, repeatable: Repeatable::Repeated });
        }
        Ok(())
    }

    /// The rest of `{2,5}` and its like; `None`, with nothing taken, when it is something else.
    fn bounds(&mut self, here: usize) -> Result<Option<(u32, u32)>, Wrong> {
        if self.source.peek().is_some_and(|token| token.is('}')) {
            return Ok(None);
        }
        let low = self.number()?;
        let high = if self.source.eat(',')? { self.number()? } else { low };
        if !self.source.eat('}')? {
            self.source.seek(here)?;
            return Ok(None);
        }
        let too_large = Wrong::Overflow("the repetition number is too large");
        let min = match low {
            Some(UNLIMITED) => return Err(too_large),
            low => low.unwrap_or(0),
        };
        let max = match high {
            Some(UNLIMITED) => return Err(too_large),
            Some(max) if max < min => {
                let back = self.source.tell() - here;
                return Err(self.source.error("min repeat greater than max repeat", back).into());
            }
            high => high.unwrap_or(UNLIMITED),
        };
        Ok(Some((min, max)))
    }

    /// Decimal digits, capped at [`UNLIMITED`]; `None` when there are none.
    fn number(&mut self) -> Result<Option<u32>, PatternError> {
        let mut number = None;
        while is_digit(self.source.peek())
            && let Some(token) = self.source.take()?
        {
            let so_far: u32 = number.unwrap_or(0);
            number = Some(so_far.saturating_mul(10).saturating_add(token.code.saturating_sub(0x30)));
            self.work += 1;
        }
        Ok(number)
    }

    /// Whether words, digits, spaces and case are Unicode's under these flags.
    fn unicode(&self, flags: u32) -> bool {
        self.source.is_text() && flags & flags::ASCII == 0
    }

    fn literal(&mut self, code: u32, flags: u32) -> Node {
        if flags & flags::IGNORECASE == 0 {
            return Node::one(Single::Char(code));
        }
        let unicode = self.unicode(flags);
        let mut same = 0;
        case::for_each_same(code, unicode, |other| same += u32::from(other != code));
        if same == 0 {
            return Node::one(Single::Char(code));
        }
        let mut builder = SetBuilder::default();
        case::for_each_same(code, unicode, |other| builder.add(other, other));
        self.work += 64;
        Node::one(Single::Set(Rc::new(builder.finish())))
    }

    fn category(&mut self, category: Category, negated: bool, flags: u32) -> Node {
        let mut builder = SetBuilder::default();
        builder.add_category(category, negated, self.unicode(flags));
        self.work += 64;
        Node::one(Single::Set(Rc::new(builder.finish())))
    }

    /// A reference to a group by number, for the parts of a lookbehind too.
    fn reference(&self, group: u32, flags: u32) -> Node {
        let compare = match flags & flags::IGNORECASE {
            0 => Compare::Exact,
            _ => Compare::IgnoreCase { unicode: self.unicode(flags) },
        };
        let width = self.widths.get(group as usize).copied().flatten();
        Node::reference(group, compare, width.unwrap_or((0, u64::MAX)))
    }

    fn is_closed(&self, group: u32) -> bool {
        self.widths.get(group as usize).is_some_and(Option::is_some)
    }

    /// Refuses a reference, inside a lookbehind, to a group of the same one.
    fn check_behind(&self, group: usize) -> Result<(), PatternError> {
        let Some(groups) = self.behind_groups else { return Ok(()) };
        if !u32::try_from(group).is_ok_and(|group| self.is_closed(group)) {
            return Err(self.source.error("cannot refer to an open group", 0));
        }
        if group >= groups {
            let message = "cannot refer to group defined in the same lookbehind subpattern";
            return Err(self.source.error(message, 0));
        }
        Ok(())
    }

    fn group_named(&self, name: Text<'_>) -> Option<u32> {
        self.names.iter().find(|(other, _)| other.as_text() == name).map(|&(_, group)| group)
    }
}

fn look(behind: Option<usize>, negate: bool, body: Node) -> Node {
    if negate && matches!(body.kind, super::tree::Kind::Empty) {
        return Node::fail();
    }
    Node::look(behind, negate, body)
}
