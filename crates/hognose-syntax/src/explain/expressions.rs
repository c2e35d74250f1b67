//! Expressions, with the mistakes people make inside them.

use crate::tokenizer::TokenKind;

use super::nodes::{Node, NodeKind, Targets};
use super::{Explainer, Rule, Stop, is_keyword, raise};

const EXPRESSION: u8 = 100;
const NAMED: u8 = 101;
const STAR: u8 = 102;
const PRIMARY: u8 = 103;

// Binding powers; a rule `binary(n)` takes operators that bind at least as strongly as n.
pub(super) const OR: u8 = 1;
const AND: u8 = 2;
const NOT: u8 = 3;
const COMPARISON: u8 = 4;
pub(super) const BITWISE_OR: u8 = 5;
const UNARY: u8 = 11;
const POWER: u8 = 12;

pub(super) const MAYBE_EQUALS: &str = "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";

impl Explainer<'_> {
    pub(super) fn star_expressions_no_star(&mut self) -> Rule<Node> {
        self.comma_list(Self::expression)
    }

    pub(super) fn star_expressions(&mut self) -> Rule<Node> {
        self.comma_list(Self::star_expression)
    }

    /// `a`, `a, b` or `a,`.
    fn comma_list(&mut self, item: fn(&mut Self) -> Rule<Node>) -> Rule<Node> {
        let first = item(self)?;
        if !self.is_op(",")? {
            return Ok(first);
        }
        let start = first.first;
        let mut items = vec![first];
        while self.opt(|p| p.op(","))?.is_some() {
            match self.opt(item)? {
                Some(node) => items.push(node),
                None => break,
            }
        }
        Ok(Node::new(NodeKind::Tuple, start, self.last_end()).with(items))
    }

    pub(super) fn star_expression(&mut self) -> Rule<Node> {
        self.memo(STAR, |p| {
            if p.is_op("*")? {
                let star = p.advance()?;
                let value = p.binary(BITWISE_OR)?;
                return Ok(Node::new(NodeKind::Starred, star.start, value.last).with(vec![value]));
            }
            p.expression()
        })
    }

    pub(super) fn star_named_expression(&mut self) -> Rule<Node> {
        if self.is_op("*")? {
            let star = self.advance()?;
            let value = self.binary(BITWISE_OR)?;
            return Ok(Node::new(NodeKind::Starred, star.start, value.last).with(vec![value]));
        }
        self.named_expression()
    }

    pub(super) fn star_named_expressions(&mut self) -> Rule<Vec<Node>> {
        let mut items = vec![self.star_named_expression()?];
        while self.opt(|p| p.op(","))?.is_some() {
            match self.opt(Self::star_named_expression)? {
                Some(node) => items.push(node),
                None => break,
            }
        }
        Ok(items)
    }

    fn assignment_expression(&mut self) -> Rule<Node> {
        let name = self.name()?;
        self.op(":=")?;
        let value = self.expression()?;
        Ok(Node::new(NodeKind::Named, name.start, value.last))
    }

    pub(super) fn named_expression(&mut self) -> Rule<Node> {
        self.memo(NAMED, |p| {
            let start = p.position;
            if let Some(node) = p.opt(Self::assignment_expression)? {
                return Ok(node);
            }
            // After `name :=` nothing else is tried.
            if p.opt(|p| {
                p.name()?;
                p.op(":=")
            })?
            .is_some()
            {
                return Err(Stop::Fail);
            }
            p.position = start;
            p.mistake(Self::mistaken_named_expression)?;
            let node = p.expression()?;
            p.not(|p| p.op(":="))?;
            Ok(node)
        })
    }

    fn mistaken_named_expression(&mut self) -> Rule<()> {
        self.opt(|p| {
            let target = p.expression()?;
            p.op(":=")?;
            p.expression()?;
            let message = format!("cannot use assignment expressions with {}", target.description());
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        self.opt(|p| {
            let name = p.name()?;
            p.op("=")?;
            let value = p.binary(BITWISE_OR)?;
            p.not(|p| if p.one_of_ops(&["=", ":="])? { Ok(()) } else { Err(Stop::Fail) })?;
            Err::<(), _>(raise(MAYBE_EQUALS, name.start, value.end))
        })?;
        self.opt(|p| {
            let target = p.binary(BITWISE_OR)?;
            let excluded = [
                NodeKind::List,
                NodeKind::Tuple,
                NodeKind::Generator,
                NodeKind::True,
                NodeKind::None,
                NodeKind::False,
            ];
            if excluded.contains(&target.kind) {
                return Err(Stop::Fail);
            }
            p.op("=")?;
            p.binary(BITWISE_OR)?;
            p.not(|p| if p.one_of_ops(&["=", ":="])? { Ok(()) } else { Err(Stop::Fail) })?;
            let message = format!(
                "cannot assign to {} here. Maybe you meant '==' instead of '='?",
                target.description()
            );
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        Ok(())
    }

    pub(super) fn expression(&mut self) -> Rule<Node> {
        self.memo(EXPRESSION, |p| {
            p.deeper(|p| {
                p.mistake(Self::mistaken_expression)?;
                p.mistake(Self::legacy_statement)?;
                p.plain_expression()
            })
        })
    }

    fn plain_expression(&mut self) -> Rule<Node> {
        if self.is_word("lambda")? {
            return self.lambda();
        }
        let value = self.binary(OR)?;
        let conditional = self.opt(|p| {
            p.word("if")?;
            p.binary(OR)?;
            p.word("else")?;
            p.deeper(Self::expression)
        })?;
        Ok(match conditional {
            Some(other) => Node::new(NodeKind::Conditional, value.first, other.last),
            None => value,
        })
    }

    fn lambda(&mut self) -> Rule<Node> {
        let keyword = self.word("lambda")?;
        self.lambda_parameters()?;
        self.op(":")?;
        let body = self.deeper(Self::expression)?;
        Ok(Node::new(NodeKind::Lambda, keyword.start, body.last))
    }

    fn mistaken_expression(&mut self) -> Rule<()> {
        let is_soft = |text: &str| matches!(text, "match" | "case" | "type" | "_");
        let first = self.peek()?;
        let skips = first.kind == TokenKind::Name
            && (is_soft(self.text(first))
                || (!is_keyword(self.text(first)) && self.peek_ahead(1)?.kind == TokenKind::String));
        if first.kind == TokenKind::String {
            self.opt(Self::text_between_strings)?;
        }
        if !skips {
            self.opt(|p| {
                let left = p.binary(OR)?;
                let tries = std::mem::replace(&mut p.tries_mistakes, false);
                let right = p.opt(Self::plain_expression);
                p.tries_mistakes = tries;
                let right = right?.ok_or(Stop::Fail)?;
                let level = p.tokens.get(p.position.saturating_sub(1)).map_or(0, |token| token.level);
                if p.is_legacy_word(&left) || level == 0 {
                    return Err(Stop::Fail);
                }
                Err::<(), _>(raise("invalid syntax. Perhaps you forgot a comma?", left.start, right.end))
            })?;
        }
        self.opt(|p| {
            let value = p.binary(OR)?;
            p.word("if")?;
            let test = p.binary(OR)?;
            if p.is_word("else")? || p.is_op(":")? {
                p.word("else")?;
                p.not(Self::expression)?;
                let next = p.peek()?;
                let message = "expected expression after 'else', but statement is given";
                return Err(raise(message, next.start, next.end));
            }
            Err::<(), _>(raise("expected 'else' after 'if' expression", value.start, test.end))
        })?;
        self.opt(|p| {
            let keyword = p.advance()?;
            if keyword.kind != TokenKind::Name || !matches!(p.text(keyword), "pass" | "break" | "continue") {
                return Err(Stop::Fail);
            }
            p.word("if")?;
            let test = p.binary(OR)?;
            p.word("else")?;
            let _ = test;
            p.statement_or_expression()?;
            let message = "expected expression before 'if', but statement is given";
            Err::<(), _>(raise(message, keyword.start, keyword.end))
        })?;
        self.opt(|p| {
            let keyword = p.word("lambda")?;
            p.lambda_parameters()?;
            let colon = p.op(":")?;
            if p.is_kind(TokenKind::FStringMiddle)? || p.is_kind(TokenKind::FStringEnd)? {
                let kind = if p.in_template { "t-string" } else { "f-string" };
                let message = format!("{kind}: lambda expressions are not allowed without parentheses");
                return Err(raise(message, keyword.start, colon.end));
            }
            Err::<(), _>(Stop::Fail)
        })?;
        Ok(())
    }

    /// `"he said "hi""`: what stands between two strings was meant to be in one.
    fn text_between_strings(&mut self) -> Rule<()> {
        self.kind(TokenKind::String)?;
        let start = self.peek()?.start;
        let tries = std::mem::replace(&mut self.tries_mistakes, false);
        let mut end = None;
        let result = loop {
            if !matches!(self.is_kind(TokenKind::String), Ok(false)) {
                break Ok(());
            }
            match self.opt(Self::plain_expression) {
                Ok(Some(node)) => end = Some(node.end),
                Ok(None) => break Err(Stop::Fail),
                Err(stop) => break Err(stop),
            }
        };
        self.tries_mistakes = tries;
        result?;
        self.kind(TokenKind::String)?;
        let end = end.ok_or(Stop::Fail)?;
        Err(raise("invalid syntax. Is this intended to be part of the string?", start, end))
    }

    fn is_legacy_word(&self, node: &Node) -> bool {
        let text = self.source.get(node.start as usize..node.end as usize).unwrap_or("");
        node.kind == NodeKind::Name && matches!(text, "print" | "exec")
    }

    fn legacy_statement(&mut self) -> Rule<()> {
        let name = self.name()?;
        let word = self.text(name).to_owned();
        self.not(|p| p.op("("))?;
        let rest = self.star_expressions()?;
        if !matches!(word.as_str(), "print" | "exec") {
            return Err(Stop::Fail);
        }
        let message = format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?");
        Err(raise(message, name.start, rest.end))
    }

    pub(super) fn binary(&mut self, power: u8) -> Rule<Node> {
        self.memo(power, |p| p.binary_uncached(power))
    }

    fn binary_uncached(&mut self, power: u8) -> Rule<Node> {
        let mut left = self.operand(power)?;
        // What has bound so far: after a comparison nothing stronger can follow.
        let mut ceiling = u8::MAX;
        loop {
            let Some((strength, width)) = self.operator()? else { return Ok(left) };
            if strength < power || strength > ceiling {
                return Ok(left);
            }
            let is_in = self.is_word("in")?;
            let right = self.opt(|p| {
                p.position += width;
                // `**` takes a unary operand; the others one that binds more strongly.
                if strength == POWER { p.deeper(|p| p.binary(UNARY)) } else { p.binary(strength + 1) }
            })?;
            let Some(right) = right else { return Ok(left) };
            let (start, end) = (left.first, right.last);
            left = if strength != COMPARISON {
                Node::new(NodeKind::Operation, start, end)
            } else if ceiling == COMPARISON {
                // `a in b < c`: the first operator counts.
                Node { end, ..left }
            } else if is_in {
                Node::new(NodeKind::Comparison { is_in }, start, end).with(vec![left])
            } else {
                Node::new(NodeKind::Comparison { is_in }, start, end)
            };
            ceiling = strength;
        }
    }

    /// The operator here: how strongly it binds and how many tokens it has.
    fn operator(&mut self) -> Rule<Option<(u8, usize)>> {
        let token = self.peek()?;
        let text = self.text(token);
        Ok(match (token.kind, text) {
            (TokenKind::Name, "or") => Some((OR, 1)),
            (TokenKind::Name, "and") => Some((AND, 1)),
            (TokenKind::Name, "in") => Some((COMPARISON, 1)),
            (TokenKind::Name, "is") => {
                let next = self.peek_ahead(1)?;
                Some((COMPARISON, if self.text(next) == "not" { 2 } else { 1 }))
            }
            (TokenKind::Name, "not") => {
                let next = self.peek_ahead(1)?;
                (self.text(next) == "in" && next.kind == TokenKind::Name).then_some((COMPARISON, 2))
            }
            (TokenKind::Operator, "<" | ">" | "==" | "!=" | "<=" | ">=") => Some((COMPARISON, 1)),
            (TokenKind::Operator, "|") => Some((BITWISE_OR, 1)),
            (TokenKind::Operator, "^") => Some((6, 1)),
            (TokenKind::Operator, "&") => Some((7, 1)),
            (TokenKind::Operator, "<<" | ">>") => Some((8, 1)),
            (TokenKind::Operator, "+" | "-") => Some((9, 1)),
            (TokenKind::Operator, "*" | "/" | "//" | "%" | "@") => Some((10, 1)),
            (TokenKind::Operator, "**") => Some((POWER, 1)),
            _ => None,
        })
    }

    fn operand(&mut self, power: u8) -> Rule<Node> {
        let token = self.peek()?;
        match (token.kind, self.text(token)) {
            (TokenKind::Name, "not") if power <= NOT => {
                self.advance()?;
                let value = self.deeper(|p| p.binary(NOT))?;
                Ok(Node::new(NodeKind::Operation, token.start, value.last))
            }
            (TokenKind::Operator, "-" | "+" | "~") if power <= UNARY => {
                self.advance()?;
                let value = self.deeper(|p| p.binary(UNARY))?;
                Ok(Node::new(NodeKind::Operation, token.start, value.last))
            }
            (TokenKind::Name, "await") => {
                self.advance()?;
                let value = self.primary()?;
                Ok(Node::new(NodeKind::Await, token.start, value.last))
            }
            _ => self.primary(),
        }
    }

    pub(super) fn primary(&mut self) -> Rule<Node> {
        self.memo(PRIMARY, |p| {
            let mut node = p.atom()?;
            loop {
                let token = p.peek()?;
                if token.kind != TokenKind::Operator {
                    return Ok(node);
                }
                let kind = match p.text(token) {
                    "." => {
                        let found = p.opt(|p| {
                            p.advance()?;
                            p.name()
                        })?;
                        found.map(|_| NodeKind::Attribute)
                    }
                    "(" => {
                        let generator = p.deeper(|p| p.opt(Self::generator))?;
                        match generator {
                            Some(_) => Some(NodeKind::Call),
                            None => p
                                .deeper(|p| {
                                    p.opt(|p| {
                                        p.advance()?;
                                        p.call_arguments()?;
                                        p.op(")")
                                    })
                                })?
                                .map(|_| NodeKind::Call),
                        }
                    }
                    "[" => p
                        .deeper(|p| {
                            p.opt(|p| {
                                p.advance()?;
                                p.slices()?;
                                p.op("]")
                            })
                        })?
                        .map(|_| NodeKind::Subscript),
                    _ => None,
                };
                let Some(kind) = kind else { return Ok(node) };
                node = Node::new(kind, node.first, p.last_end());
            }
        })
    }

    fn slices(&mut self) -> Rule<()> {
        loop {
            if self.opt(Self::slice)?.is_none() {
                self.starred_argument()?;
            }
            if self.opt(|p| p.op(","))?.is_none() || self.is_op("]")? {
                return Ok(());
            }
        }
    }

    fn slice(&mut self) -> Rule<()> {
        let is_slice = self.opt(|p| {
            p.opt(Self::expression)?;
            p.op(":")?;
            p.opt(Self::expression)?;
            if p.opt(|p| p.op(":"))?.is_some() {
                p.opt(Self::expression)?;
            }
            Ok(())
        })?;
        if is_slice.is_none() {
            self.named_expression()?;
        }
        Ok(())
    }

    fn atom(&mut self) -> Rule<Node> {
        let token = self.peek()?;
        let node = |kind| Node::new(kind, token.start, token.end);
        match token.kind {
            TokenKind::Name => {
                let kind = match self.text(token) {
                    "True" => NodeKind::True,
                    "False" => NodeKind::False,
                    "None" => NodeKind::None,
                    word if is_keyword(word) => return Err(Stop::Fail),
                    _ => NodeKind::Name,
                };
                self.advance()?;
                Ok(node(kind))
            }
            TokenKind::Number => {
                self.advance()?;
                Ok(node(NodeKind::Literal))
            }
            TokenKind::String | TokenKind::FStringStart => self.strings(),
            TokenKind::Operator => match self.text(token) {
                "(" => self.deeper(Self::parenthesized),
                "[" => self.deeper(Self::bracketed),
                "{" => self.deeper(Self::braced),
                "..." => {
                    self.advance()?;
                    Ok(node(NodeKind::Ellipsis))
                }
                _ => Err(Stop::Fail),
            },
            _ => Err(Stop::Fail),
        }
    }

    fn parenthesized(&mut self) -> Rule<Node> {
        let tuple = self.opt(|p| {
            let open = p.op("(")?;
            let mut items = Vec::new();
            if let Some(first) = p.opt(Self::star_named_expression)? {
                items.push(first);
                p.op(",")?;
                if let Some(rest) = p.opt(Self::star_named_expressions)? {
                    items.extend(rest);
                }
            }
            let close = p.op(")")?;
            Ok(Node::new(NodeKind::Tuple, open.start, close.end).with(items))
        })?;
        if let Some(tuple) = tuple {
            return Ok(tuple);
        }
        let group = self.opt(|p| {
            let open = p.op("(")?;
            let inner = if p.is_word("yield")? { p.yield_expression()? } else { p.named_expression()? };
            let close = p.op(")")?;
            // The parentheses are no part of the expression.
            Ok(Node { first: open.start, last: close.end, ..inner })
        })?;
        if let Some(group) = group {
            return Ok(group);
        }
        self.mistake(|p| {
            p.op("(")?;
            if p.is_op("**")? {
                let stars = p.advance()?;
                p.expression()?;
                p.op(")")?;
                return Err(raise("cannot use double starred expression here", stars.start, stars.end));
            }
            let starred = p.starred_argument()?;
            p.op(")")?;
            Err::<(), _>(raise("cannot use starred expression here", starred.start, starred.end))
        })?;
        self.generator()
    }

    pub(super) fn generator(&mut self) -> Rule<Node> {
        let found = self.opt(|p| {
            let open = p.op("(")?;
            p.element()?;
            p.comprehension_clauses()?;
            let close = p.op(")")?;
            Ok(Node::new(NodeKind::Generator, open.start, close.end))
        })?;
        if let Some(found) = found {
            return Ok(found);
        }
        self.mistake(Self::mistaken_comprehension)?;
        Err(Stop::Fail)
    }

    /// An expression, perhaps with `:=`, that is no target of `:=`.
    pub(super) fn element(&mut self) -> Rule<Node> {
        if let Some(named) = self.opt(Self::assignment_expression)? {
            return Ok(named);
        }
        let node = self.expression()?;
        self.not(|p| p.op(":="))?;
        Ok(node)
    }

    fn mistaken_comprehension(&mut self) -> Rule<()> {
        let open = self.advance()?;
        let is_round = self.text(open) == "(";
        self.opt(|p| {
            let starred = p.starred_argument()?;
            p.comprehension_clauses()?;
            let message = "iterable unpacking cannot be used in comprehension";
            Err::<(), _>(raise(message, starred.start, starred.end))
        })?;
        if is_round {
            return Err(Stop::Fail);
        }
        self.opt(|p| {
            let first = p.star_named_expression()?;
            let comma = p.op(",")?;
            let end = p.opt(|p| {
                let items = p.star_named_expressions()?;
                p.sees_comprehension()?;
                Ok(items.last().map_or(comma.end, |last| last.end))
            })?;
            let end = match end {
                Some(end) => end,
                None => {
                    p.sees_comprehension()?;
                    comma.end
                }
            };
            let message = "did you forget parentheses around the comprehension target?";
            Err::<(), _>(raise(message, first.start, end))
        })?;
        Err(Stop::Fail)
    }

    fn sees_comprehension(&mut self) -> Rule<()> {
        self.comprehension_clauses().map(|_| ())
    }

    fn bracketed(&mut self) -> Rule<Node> {
        let list = self.opt(|p| {
            let open = p.op("[")?;
            let items = p.opt(Self::star_named_expressions)?.unwrap_or_default();
            let close = p.op("]")?;
            Ok(Node::new(NodeKind::List, open.start, close.end).with(items))
        })?;
        if let Some(list) = list {
            return Ok(list);
        }
        let comprehension = self.opt(|p| {
            let open = p.op("[")?;
            p.named_expression()?;
            p.comprehension_clauses()?;
            let close = p.op("]")?;
            Ok(Node::new(NodeKind::ListComp, open.start, close.end))
        })?;
        if let Some(comprehension) = comprehension {
            return Ok(comprehension);
        }
        self.mistake(Self::mistaken_comprehension)?;
        Err(Stop::Fail)
    }

    fn braced(&mut self) -> Rule<Node> {
        let dict = self.opt(|p| {
            let open = p.op("{")?;
            if !p.is_op("}")? {
                p.dict_item()?;
                while p
                    .opt(|p| {
                        p.op(",")?;
                        p.mistake(Self::missing_colon)?;
                        p.dict_item()
                    })?
                    .is_some()
                {}
                p.opt(|p| p.op(","))?;
            }
            let close = p.op("}")?;
            Ok(Node::new(NodeKind::Dict, open.start, close.end))
        })?;
        if let Some(dict) = dict {
            return Ok(dict);
        }
        self.mistake(|p| {
            p.op("{")?;
            p.mistaken_dict_items()
        })?;
        let set = self.opt(|p| {
            let open = p.op("{")?;
            let items = p.star_named_expressions()?;
            let close = p.op("}")?;
            Ok(Node::new(NodeKind::Set, open.start, close.end).with(items))
        })?;
        if let Some(set) = set {
            return Ok(set);
        }
        let comprehension = self.opt(|p| {
            let open = p.op("{")?;
            p.expression()?;
            p.op(":")?;
            p.expression()?;
            p.comprehension_clauses()?;
            let close = p.op("}")?;
            Ok(Node::new(NodeKind::DictComp, open.start, close.end))
        })?;
        if let Some(comprehension) = comprehension {
            return Ok(comprehension);
        }
        self.mistake(|p| {
            p.op("{")?;
            let stars = p.op("**")?;
            p.binary(BITWISE_OR)?;
            p.comprehension_clauses()?;
            p.op("}")?;
            Err::<(), _>(raise("dict unpacking cannot be used in dict comprehension", stars.start, stars.end))
        })?;
        let comprehension = self.opt(|p| {
            let open = p.op("{")?;
            p.named_expression()?;
            p.comprehension_clauses()?;
            let close = p.op("}")?;
            Ok(Node::new(NodeKind::SetComp, open.start, close.end))
        })?;
        if let Some(comprehension) = comprehension {
            return Ok(comprehension);
        }
        self.mistake(Self::mistaken_comprehension)?;
        Err(Stop::Fail)
    }

    fn dict_item(&mut self) -> Rule<()> {
        if self.is_op("**")? {
            self.advance()?;
            self.binary(BITWISE_OR)?;
            return Ok(());
        }
        self.expression()?;
        self.op(":")?;
        self.expression()?;
        Ok(())
    }

    /// A key of a later item without its colon, whatever follows it.
    fn missing_colon(&mut self) -> Rule<()> {
        let tries = std::mem::replace(&mut self.tries_mistakes, false);
        let key = self.opt(Self::plain_expression);
        self.tries_mistakes = tries;
        let key = key?.ok_or(Stop::Fail)?;
        self.not(|p| p.op(":"))?;
        let fault = super::Fault::new("':' expected after dictionary key", key.end - 1, key.end - 1);
        Err(Stop::Raise(Box::new(fault.without_end())))
    }

    fn mistaken_dict_items(&mut self) -> Rule<()> {
        self.opt(|p| {
            p.dict_item()?;
            loop {
                p.op(",")?;
                if p.opt(Self::dict_item)?.is_none() {
                    break;
                }
            }
            p.opt(|p| {
                let key = p.expression()?;
                p.not(|p| p.op(":"))?;
                let fault = super::Fault::new("':' expected after dictionary key", key.end - 1, key.end - 1);
                Err::<(), _>(Stop::Raise(Box::new(fault.without_end())))
            })?;
            p.mistaken_dict_value()
        })?;
        self.mistaken_dict_value()
    }

    fn mistaken_dict_value(&mut self) -> Rule<()> {
        self.expression()?;
        let colon = self.op(":")?;
        if self.is_op("*")? {
            let star = self.advance()?;
            let value = self.binary(BITWISE_OR)?;
            let _ = value;
            return Err(self.raise_from(star.start, "cannot use a starred expression in a dictionary value"));
        }
        if self.one_of_ops(&["}", ","])? {
            let message = "expression expected after dictionary key and ':'";
            return Err(raise(message, colon.start, colon.end));
        }
        Err(Stop::Fail)
    }

    /// An error from a place to the last token looked at.
    pub(super) fn raise_from(&self, start: u32, message: &str) -> Stop {
        let token = self.tokens.get(self.seen.saturating_sub(1)).or(self.tokens.last());
        raise(message, start, token.map_or(start, |token| token.end - 1).max(start))
    }

    pub(super) fn comprehension_clauses(&mut self) -> Rule<u32> {
        self.comprehension_clause()?;
        while self.opt(Self::comprehension_clause)?.is_some() {}
        Ok(self.last_end())
    }

    fn comprehension_clause(&mut self) -> Rule<()> {
        let start = self.position;
        let found = self.opt(|p| {
            p.opt(|p| p.word("async"))?;
            p.word("for")?;
            p.star_targets()?;
            p.word("in")?;
            Ok(())
        })?;
        if found.is_some() {
            self.binary(OR)?;
            while self
                .opt(|p| {
                    p.word("if")?;
                    p.binary(OR)
                })?
                .is_some()
            {}
            return Ok(());
        }
        self.mistake(|p| {
            p.opt(|p| p.word("async"))?;
            p.word("for")?;
            p.binary(BITWISE_OR)?;
            while p
                .opt(|p| {
                    p.op(",")?;
                    p.binary(BITWISE_OR)
                })?
                .is_some()
            {}
            p.opt(|p| p.op(","))?;
            p.not(|p| p.word("in"))?;
            Err::<(), _>(p.raise_last("'in' expected after for-loop variables"))
        })?;
        self.position = start;
        self.mistake(Self::mistaken_for_target)?;
        Err(Stop::Fail)
    }

    pub(super) fn mistaken_for_target(&mut self) -> Rule<()> {
        self.opt(|p| p.word("async"))?;
        self.word("for")?;
        let target = self.star_expressions()?;
        match target.invalid_target(Targets::Looped) {
            Some(bad) => Err(raise(format!("cannot assign to {}", bad.description()), bad.start, bad.end)),
            None => Err(Stop::Fail),
        }
    }

    pub(super) fn star_target(&mut self) -> Rule<Node> {
        if self.is_op("*")? {
            let star = self.advance()?;
            self.not(|p| p.op("*"))?;
            let target = self.star_target()?;
            return Ok(Node::new(NodeKind::Starred, star.start, target.last).with(vec![target]));
        }
        let node = self.primary()?;
        if node.is_target() { Ok(node) } else { Err(Stop::Fail) }
    }

    pub(super) fn star_targets(&mut self) -> Rule<Node> {
        self.comma_list(Self::star_target)
    }

    pub(super) fn yield_expression(&mut self) -> Rule<Node> {
        let keyword = self.word("yield")?;
        if self.opt(|p| p.word("from"))?.is_some() {
            self.expression()?;
        } else {
            self.opt(Self::star_expressions)?;
        }
        Ok(Node::new(NodeKind::Yield, keyword.start, self.last_end()))
    }

    fn starts_statement(&mut self) -> Rule<bool> {
        let token = self.peek()?;
        let words = [
            "pass", "break", "continue", "return", "raise", "global", "nonlocal", "del", "assert", "import",
            "from",
        ];
        Ok(token.kind == TokenKind::Name && words.contains(&self.text(token)))
    }

    fn statement_or_expression(&mut self) -> Rule<()> {
        if self.starts_statement()? { self.simple_statement() } else { self.expression().map(|_| ()) }
    }
}
