//! The parameters of functions and lambdas, and type parameters.

use crate::tokenizer::Token;

use super::{Explainer, Rule, Stop, raise};

/// What has been read of a parameter list.
#[derive(Default)]
struct State {
    has_default: bool,
    slash: bool,
    star: bool,
    count: usize,
}

impl Explainer<'_> {
    /// Up to the closing parenthesis, which is only looked at.
    pub(super) fn function_parameters(&mut self) -> Rule<()> {
        self.parameters(")", "Function parameters cannot be parenthesized")
    }

    pub(super) fn lambda_parameters(&mut self) -> Rule<()> {
        self.parameters(":", "Lambda expression parameters cannot be parenthesized")
    }

    fn parameters(&mut self, closer: &str, parenthesized: &str) -> Rule<()> {
        let mut state = State::default();
        loop {
            if self.is_op(closer)? {
                return Ok(());
            }
            self.one_parameter(&mut state, closer, parenthesized)?;
            if self.is_op(closer)? {
                return Ok(());
            }
            self.op(",")?;
        }
    }

    fn wrong(&self, message: &str, token: Token) -> Stop {
        if self.tries_mistakes { raise(message, token.start, token.end) } else { Stop::Fail }
    }

    fn one_parameter(&mut self, state: &mut State, closer: &str, parenthesized: &str) -> Rule<()> {
        let token = self.peek()?;
        match self.text(token) {
            "/" => {
                self.advance()?;
                if state.count == 0 && !state.star {
                    let next = self.tokens.get(self.position).copied().unwrap_or(token);
                    if self.text(next) != "," {
                        return Err(Stop::Fail);
                    }
                    return Err(self.wrong("at least one parameter must precede /", token));
                }
                if state.slash {
                    return Err(self.wrong("/ may appear only once", token));
                }
                if state.star {
                    return Err(self.wrong("/ must be ahead of *", token));
                }
                state.slash = true;
                if self.is_op("*")? {
                    let star = self.peek()?;
                    return Err(self.wrong("expected comma between / and *", star));
                }
                Ok(())
            }
            "*" => {
                self.advance()?;
                if state.star {
                    return Err(self.wrong("* argument may appear only once", token));
                }
                state.star = true;
                if self.is_op(closer)? {
                    if self.tries_mistakes && closer == ":" {
                        return Err(self.raise_last("named arguments must follow bare *"));
                    }
                    return Err(self.wrong("named arguments must follow bare *", token));
                }
                if self.is_op(",")? {
                    let next = self.peek_ahead(1)?;
                    if self.text(next) == closer || self.text(next) == "**" {
                        if self.tries_mistakes && closer == ":" {
                            return Err(self.raise_last("named arguments must follow bare *"));
                        }
                        return Err(self.wrong("named arguments must follow bare *", token));
                    }
                    return Ok(());
                }
                self.parameter_name(closer, true)?;
                if self.is_op("=")? {
                    let equals = self.peek()?;
                    return Err(self.wrong("var-positional argument cannot have default value", equals));
                }
                Ok(())
            }
            "**" => {
                self.advance()?;
                self.parameter_name(closer, false)?;
                if self.is_op("=")? {
                    let equals = self.peek()?;
                    return Err(self.wrong("var-keyword argument cannot have default value", equals));
                }
                self.opt(|p| p.op(","))?;
                if self.is_op(closer)? {
                    // The comma is given back for the loop above.
                    return Ok(());
                }
                let next = self.peek()?;
                let message = "arguments cannot follow var-keyword argument";
                if self.one_of_ops(&["*", "**", "/"])? || self.sees(Self::name)? {
                    return Err(self.wrong(message, next));
                }
                Err(Stop::Fail)
            }
            "(" => {
                self.mistake(|p| {
                    let open = p.advance()?;
                    p.name()?;
                    while p
                        .opt(|p| {
                            p.op(",")?;
                            p.name()
                        })?
                        .is_some()
                    {}
                    p.opt(|p| p.op(","))?;
                    let close = p.op(")")?;
                    Err::<(), _>(raise(parenthesized, open.start, close.end))
                })?;
                Err(Stop::Fail)
            }
            _ => {
                self.parameter_name(closer, false)?;
                state.count += 1;
                let name_end = self.last_end();
                if self.is_op("=")? {
                    let equals = self.advance()?;
                    if self.one_of_ops(&[")", ","])? {
                        return Err(self.wrong("expected default value expression", equals));
                    }
                    self.expression()?;
                    state.has_default = true;
                } else if state.has_default && !state.star {
                    if self.tries_mistakes && (self.is_op(",")? || self.is_op(closer)?) {
                        let message = "parameter without a default follows parameter with a default";
                        return Err(raise(message, token.start, name_end));
                    }
                    if self.is_op(",")? || self.is_op(closer)? {
                        return Err(Stop::Fail);
                    }
                }
                Ok(())
            }
        }
    }

    fn parameter_name(&mut self, closer: &str, is_star: bool) -> Rule<()> {
        self.name()?;
        if closer == ")" && self.is_op(":")? {
            self.advance()?;
            if is_star {
                self.star_expression()?
            } else {
                self.expression()?
            };
        }
        Ok(())
    }

    /// `[T, *Ts, **P]` if it is there.
    pub(super) fn type_parameters(&mut self) -> Rule<()> {
        if !self.is_op("[")? {
            return Ok(());
        }
        self.advance()?;
        if self.is_op("]")? {
            let close = self.peek()?;
            if !self.tries_mistakes {
                return Err(Stop::Fail);
            }
            return Err(self.raise_from(close.start, "Type parameter list cannot be empty"));
        }
        loop {
            self.type_parameter()?;
            if self.opt(|p| p.op(","))?.is_none() || self.is_op("]")? {
                break;
            }
        }
        self.op("]")?;
        Ok(())
    }

    fn type_parameter(&mut self) -> Rule<()> {
        let token = self.peek()?;
        let what = match self.text(token) {
            "*" => Some("TypeVarTuple"),
            "**" => Some("ParamSpec"),
            _ => None,
        };
        if what.is_some() {
            self.advance()?;
        }
        self.name()?;
        if self.is_op(":")? {
            let colon = self.advance()?;
            if let Some(what) = what {
                if !self.tries_mistakes {
                    return Err(Stop::Fail);
                }
                let bound = self.expression()?;
                let kind = if bound.kind == super::nodes::NodeKind::Tuple { "constraints" } else { "bound" };
                return Err(raise(format!("cannot use {kind} with {what}"), colon.start, bound.end));
            }
            self.expression()?;
        }
        if self.opt(|p| p.op("="))?.is_some() {
            if what == Some("TypeVarTuple") {
                self.star_expression()?
            } else {
                self.expression()?
            };
        }
        Ok(())
    }
}
