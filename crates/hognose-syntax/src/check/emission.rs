//! Warnings in the order and as often as CPython 3.14's compiler gives them.
//!
//! It compiles some code more than once and warns each time: the body of a `finally` for every `return`, `break` and
//! `continue` that passes it, and the generator that is the argument of `all`, `any` or `tuple`. What it finds before it
//! compiles anything (statements that leave a `finally`) comes first.

use ruff_text_size::TextRange;

use super::Warnings;

/// How many warnings there may be for more to be repeated: nested repetition would double them without end.
const MOST: usize = 1000;

#[derive(Clone)]
enum Item {
    Warning(String, u32, u32),
    /// The body of a `finally`, by number.
    Body(usize),
    /// A statement that leaves through the bodies of these, from the inside.
    Exit(Vec<usize>),
}

/// A `finally` whose statement is being walked.
struct Open {
    number: usize,
    /// How many blocks were around it.
    blocks: usize,
}

/// Warnings as they are found.
#[derive(Default)]
pub struct Emission {
    early: Warnings,
    items: Vec<Item>,
    /// The items of each `finally` that was walked.
    bodies: Vec<Vec<Item>>,
    open: Vec<Open>,
}

/// What is around a function, put aside while it is walked.
pub struct Around(Vec<Open>);

fn warning(message: String, range: TextRange) -> (String, u32, u32) {
    (message, range.start().to_u32(), range.end().to_u32())
}

impl Emission {
    /// A warning about what is being compiled.
    pub fn warn(&mut self, message: String, range: TextRange) {
        let (message, start, end) = warning(message, range);
        self.items.push(Item::Warning(message, start, end));
    }

    /// A warning from before anything is compiled.
    pub fn warn_early(&mut self, message: String, range: TextRange) {
        self.early.push(warning(message, range));
    }

    /// Where the next warning will stand.
    pub fn mark(&self) -> usize {
        self.items.len()
    }

    /// Says everything behind a mark again.
    pub fn repeat(&mut self, mark: usize) {
        if self.items.len() < MOST {
            self.items.extend_from_within(mark..);
        }
    }

    /// A statement that leaves all blocks behind the first few.
    pub fn exit(&mut self, blocks: usize) {
        let passed: Vec<usize> =
            self.open.iter().rev().take_while(|open| open.blocks >= blocks).map(|open| open.number).collect();
        if !passed.is_empty() {
            self.items.push(Item::Exit(passed));
        }
    }

    /// A `try` with a `finally` begins inside so many blocks.
    pub fn begin_try(&mut self, blocks: usize) {
        self.open.push(Open { number: self.bodies.len(), blocks });
        self.bodies.push(Vec::new());
    }

    /// Its `finally` begins; gives the mark for [`Emission::end_finally`].
    pub fn begin_finally(&mut self) -> (usize, usize) {
        let number = self.open.pop().map_or(0, |open| open.number);
        (number, self.items.len())
    }

    /// Its `finally` ends.
    pub fn end_finally(&mut self, (number, mark): (usize, usize)) {
        let body = self.items.split_off(mark);
        if !body.is_empty() {
            self.bodies[number] = body;
            self.items.push(Item::Body(number));
        }
    }

    /// A function begins: no statement of it leaves what is around.
    pub fn begin_function(&mut self) -> Around {
        Around(std::mem::take(&mut self.open))
    }

    /// It ends.
    pub fn end_function(&mut self, around: Around) {
        self.open = around.0;
    }

    /// All warnings.
    pub fn finish(mut self) -> Warnings {
        self.early.sort_by_key(|(_, start, _)| *start);
        let mut found = self.early;
        if self.items.is_empty() {
            return found;
        }
        // Repetition within repetition is cut; what is there once never is.
        let mut repeated = 0;
        let mut work: Vec<&[Item]> = vec![&self.items];
        while let Some(items) = work.pop() {
            let Some((first, rest)) = items.split_first() else { continue };
            work.push(rest);
            match first {
                Item::Warning(message, start, end) => found.push((message.clone(), *start, *end)),
                Item::Body(number) => work.push(&self.bodies[*number]),
                Item::Exit(numbers) => {
                    for number in numbers.iter().rev() {
                        repeated += 1;
                        if repeated < MOST && found.len() < MOST {
                            work.push(&self.bodies[*number]);
                        }
                    }
                }
            }
        }
        found
    }
}
