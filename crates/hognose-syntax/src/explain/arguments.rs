//! The arguments of a call or a class.

use super::expressions::MAYBE_EQUALS;
use super::nodes::{Node, NodeKind};
use super::{Explainer, Rule, Stop, raise};

const UNPARENTHESIZED: &str = "Generator expression must be parenthesized";

#[derive(Default)]
pub(super) struct Arguments {
    /// The last positional argument.
    last_positional: Option<Node>,
    count: usize,
    ends_with_double_star: bool,
    has_keywords: bool,
}

impl Explainer<'_> {
    /// What stands between the brackets of a call; the closing one is only looked at.
    pub(super) fn call_arguments(&mut self) -> Rule<()> {
        let found = self.opt(|p| {
            if p.opt(Self::arguments)?.is_some() {
                p.opt(|p| p.op(","))?;
            }
            if p.is_op(")")? { Ok(()) } else { Err(Stop::Fail) }
        })?;
        if found.is_some() {
            return Ok(());
        }
        self.mistake(Self::mistaken_arguments)?;
        Err(Stop::Fail)
    }

    fn positional(&mut self) -> Rule<Node> {
        if self.is_op("*")? {
            return self.starred_argument();
        }
        let node = self.element()?;
        self.not(|p| p.op("="))?;
        Ok(node)
    }

    pub(super) fn starred_argument(&mut self) -> Rule<Node> {
        self.mistake(|p| {
            let star = p.op("*")?;
            p.expression()?;
            p.op("=")?;
            let value = p.expression()?;
            Err::<(), _>(raise("cannot assign to iterable argument unpacking", star.start, value.end))
        })?;
        let star = self.op("*")?;
        match self.opt(Self::expression)? {
            Some(value) => Ok(Node::new(NodeKind::Starred, star.start, value.last).with(vec![value])),
            None if self.tries_mistakes => Err(self.raise_last("Invalid star expression")),
            None => Err(Stop::Fail),
        }
    }

    fn arguments(&mut self) -> Rule<Arguments> {
        let mut found = Arguments::default();
        if let Some(first) = self.opt(Self::positional)? {
            found.last_positional = Some(first);
            found.count += 1;
            while let Some(next) = self.opt(|p| {
                p.op(",")?;
                p.positional()
            })? {
                found.last_positional = Some(next);
                found.count += 1;
            }
            let start = self.position;
            if self.opt(|p| p.op(","))?.is_some() && self.opt(|p| p.keywords(&mut found))?.is_none() {
                self.position = start;
            }
            return Ok(found);
        }
        self.keywords(&mut found)?;
        Ok(found)
    }

    fn keywords(&mut self, found: &mut Arguments) -> Rule<()> {
        found.ends_with_double_star = self.keyword_or_star()?;
        found.has_keywords = true;
        found.count += 1;
        let mut double_starred = found.ends_with_double_star;
        loop {
            let only_double = double_starred;
            let next = self.opt(|p| {
                p.op(",")?;
                if only_double && p.is_op("*")? {
                    return Err(Stop::Fail);
                }
                p.keyword_or_star()
            })?;
            let Some(is_double) = next else { return Ok(()) };
            found.count += 1;
            found.ends_with_double_star = is_double;
            double_starred |= is_double;
        }
    }

    /// Whether it was `**`.
    fn keyword_or_star(&mut self) -> Rule<bool> {
        self.mistake(Self::mistaken_keyword)?;
        if self.is_op("**")? {
            self.advance()?;
            self.expression()?;
            return Ok(true);
        }
        if self.is_op("*")? {
            self.starred_argument()?;
            return Ok(false);
        }
        self.name()?;
        self.op("=")?;
        self.expression()?;
        Ok(false)
    }

    fn mistaken_keyword(&mut self) -> Rule<()> {
        let first = self.peek()?;
        let word = self.text(first).to_owned();
        if matches!(word.as_str(), "True" | "False" | "None") {
            self.opt(|p| {
                p.advance()?;
                let equals = p.op("=")?;
                Err::<(), _>(raise(format!("cannot assign to {word}"), first.start, equals.end))
            })?;
        }
        self.opt(|p| {
            let name = p.name()?;
            let equals = p.op("=")?;
            p.expression()?;
            p.comprehension_clauses()?;
            Err::<(), _>(raise(MAYBE_EQUALS, name.start, equals.end))
        })?;
        self.opt(|p| {
            p.not(|p| {
                p.name()?;
                p.op("=")
            })?;
            let target = p.expression()?;
            let equals = p.op("=")?;
            let message = "expression cannot contain assignment, perhaps you meant \"==\"?";
            Err::<(), _>(raise(message, target.start, equals.end))
        })?;
        self.opt(|p| {
            let stars = p.op("**")?;
            p.expression()?;
            p.op("=")?;
            let value = p.expression()?;
            Err::<(), _>(raise("cannot assign to keyword argument unpacking", stars.start, value.end))
        })?;
        Ok(())
    }

    fn mistaken_arguments(&mut self) -> Rule<()> {
        self.opt(|p| {
            let found = p.arguments()?;
            if !found.ends_with_double_star && !found.has_keywords {
                return Err(Stop::Fail);
            }
            let comma = p.op(",")?;
            p.op("*")?;
            p.arguments()?;
            let message = "iterable argument unpacking follows keyword argument unpacking";
            Err::<(), _>(p.raise_from(comma.start, message))
        })?;
        self.opt(|p| {
            let element = p.expression()?;
            let end = p.comprehension_clauses()?;
            p.op(",")?;
            p.opt(|p| {
                if p.opt(|p| {
                    p.expression()?;
                    p.comprehension_clauses()
                })?
                .is_none()
                {
                    p.arguments()?;
                }
                Ok(())
            })?;
            Err::<(), _>(raise(UNPARENTHESIZED, element.start, end))
        })?;
        self.opt(|p| {
            let name = p.name()?;
            let equals = p.op("=")?;
            p.expression()?;
            p.comprehension_clauses()?;
            Err::<(), _>(raise(MAYBE_EQUALS, name.start, equals.end))
        })?;
        self.opt(|p| {
            p.opt(|p| {
                p.arguments()?;
                p.op(",")
            })?;
            let name = p.name()?;
            let equals = p.op("=")?;
            if !p.one_of_ops(&[",", ")"])? {
                return Err(Stop::Fail);
            }
            Err::<(), _>(raise("expected argument value expression", name.start, equals.end))
        })?;
        self.opt(|p| {
            let found = p.arguments()?;
            let end = p.comprehension_clauses()?;
            if found.count <= 1 {
                return Err(Stop::Fail);
            }
            let Some(last) = found.last_positional else { return Err(Stop::Fail) };
            Err::<(), _>(raise(UNPARENTHESIZED, last.start, end))
        })?;
        self.opt(|p| {
            p.arguments()?;
            p.op(",")?;
            let element = p.expression()?;
            let end = p.comprehension_clauses()?;
            Err::<(), _>(raise(UNPARENTHESIZED, element.start, end))
        })?;
        self.opt(|p| {
            let found = p.arguments()?;
            p.op(",")?;
            p.arguments()?;
            let message = if found.ends_with_double_star {
                "positional argument follows keyword argument unpacking"
            } else {
                "positional argument follows keyword argument"
            };
            Err::<(), _>(p.raise_last(message))
        })?;
        Ok(())
    }
}
