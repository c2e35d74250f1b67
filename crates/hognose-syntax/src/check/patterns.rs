//! The rules of `match`: what a pattern binds, and which cases can never be reached.

use std::collections::{BTreeSet, HashSet};

use ruff_python_ast::{Expr, Identifier, Pattern, StmtMatch};
use ruff_text_size::{Ranged, TextRange};

use super::{Check, fault};

pub(super) fn check(match_: &StmtMatch, source: &str) -> Check {
    let last = match_.cases.len().saturating_sub(1);
    for (index, case) in match_.cases.iter().enumerate() {
        let mut names = BTreeSet::new();
        let allows_irrefutable = index == last || case.guard.is_some();
        pattern(&case.pattern, source, allows_irrefutable, &mut names)?;
    }
    Ok(())
}

/// Checks a pattern and collects the names it binds.
fn pattern(node: &Pattern, source: &str, allows_irrefutable: bool, names: &mut BTreeSet<String>) -> Check {
    match node {
        Pattern::MatchValue(value) => {
            if matches!(*value.value, Expr::FString(_) | Expr::TString(_)) {
                return Err(fault("patterns may only match literals and attribute lookups", value.range()));
            }
            Ok(())
        }
        Pattern::MatchSingleton(_) => Ok(()),
        Pattern::MatchStar(star) => bind(star.name.as_ref(), star.range(), names),
        Pattern::MatchSequence(sequence) => {
            let stars = sequence.patterns.iter().filter(|item| item.is_match_star()).count();
            for pair in sequence.patterns.windows(2) {
                if let [left, right] = pair {
                    let between = source.get(left.end().to_usize()..right.start().to_usize()).unwrap_or(",");
                    if !between.contains(',') {
                        return Err(fault("invalid syntax", right.range()));
                    }
                }
            }
            if stars > 1 {
                return Err(fault("multiple starred names in sequence pattern", sequence.range()));
            }
            sequence.patterns.iter().try_for_each(|item| pattern(item, source, true, names))
        }
        Pattern::MatchMapping(mapping) => {
            let mut seen = HashSet::new();
            for key in &mapping.keys {
                let is_constant = key.is_literal_expr() || key.is_unary_op_expr() || key.is_bin_op_expr();
                let text = source.get(key.start().to_usize()..key.end().to_usize()).unwrap_or("");
                let number = Number::of(key);
                let shown = number.as_ref().map(Number::repr).or_else(|| key_repr(key));
                let text = shown.unwrap_or_else(|| text.to_owned());
                let same = number.map_or_else(|| text.clone(), |number| number.identity());
                if is_constant && !seen.insert(same) {
                    return Err(fault(
                        format!("mapping pattern checks duplicate key ({text})"),
                        mapping.range(),
                    ));
                }
            }
            mapping.patterns.iter().try_for_each(|item| pattern(item, source, true, names))?;
            match &mapping.rest {
                Some(rest) => bind(Some(rest), mapping.range(), names),
                None => Ok(()),
            }
        }
        Pattern::MatchClass(class) => {
            let mut seen = HashSet::new();
            for keyword in &class.arguments.keywords {
                if keyword.attr.as_str() == "__debug__" {
                    return Err(fault("cannot assign to __debug__", keyword.pattern.range()));
                }
                if !seen.insert(keyword.attr.as_str()) {
                    let message = format!("attribute name repeated in class pattern: {}", keyword.attr);
                    return Err(fault(message, keyword.pattern.range()));
                }
            }
            class.arguments.patterns.iter().try_for_each(|item| pattern(item, source, true, names))?;
            class
                .arguments
                .keywords
                .iter()
                .try_for_each(|keyword| pattern(&keyword.pattern, source, true, names))
        }
        Pattern::MatchAs(as_) => {
            let Some(inner) = &as_.pattern else {
                if !allows_irrefutable {
                    let message = match &as_.name {
                        Some(name) => format!("name capture '{name}' makes remaining patterns unreachable"),
                        None => "wildcard makes remaining patterns unreachable".to_owned(),
                    };
                    return Err(fault(message, as_.range()));
                }
                return bind(as_.name.as_ref(), as_.range(), names);
            };
            bind(as_.name.as_ref(), as_.range(), names)?;
            pattern(inner, source, allows_irrefutable, names)
        }
        Pattern::MatchOr(or) => {
            let last = or.patterns.len().saturating_sub(1);
            let mut first: Option<BTreeSet<String>> = None;
            for (index, item) in or.patterns.iter().enumerate() {
                let mut bound = BTreeSet::new();
                pattern(item, source, index == last && allows_irrefutable, &mut bound)?;
                match &first {
                    Some(first) if *first != bound => {
                        return Err(fault("alternative patterns bind different names", or.range()));
                    }
                    Some(_) => {}
                    None => first = Some(bound),
                }
            }
            for name in first.unwrap_or_default() {
                if !names.insert(name.clone()) {
                    return Err(fault(
                        format!("multiple assignments to name '{name}' in pattern"),
                        or.range(),
                    ));
                }
            }
            Ok(())
        }
    }
}

fn bind(name: Option<&Identifier>, range: TextRange, names: &mut BTreeSet<String>) -> Check {
    let Some(name) = name else { return Ok(()) };
    if name.as_str() == "__debug__" {
        return Err(fault("cannot assign to __debug__", range));
    }
    if names.insert(name.to_string()) {
        return Ok(());
    }
    Err(fault(format!("multiple assignments to name '{name}' in pattern"), range))
}

/// The key as CPython prints it, where the source text would differ.
fn key_repr(key: &Expr) -> Option<String> {
    let Expr::StringLiteral(string) = key else { return None };
    let text = string.value.to_str();
    let is_plain = !text.contains(['\'', '\\']) && text.chars().all(|c| !c.is_control());
    is_plain.then(|| format!("'{text}'"))
}

/// A number as a key: keys are the same when they are equal, whatever their types.
struct Number {
    /// The real part of a whole number that no float needs to hold.
    whole: Option<i128>,
    real: f64,
    imag: Option<f64>,
    truth: bool,
}

impl Number {
    fn of(key: &Expr) -> Option<Number> {
        match key {
            Expr::BooleanLiteral(literal) => {
                let real = f64::from(u8::from(literal.value));
                Some(Number { whole: Some(literal.value.into()), real, imag: None, truth: true })
            }
            Expr::NumberLiteral(literal) => match &literal.value {
                ruff_python_ast::Number::Int(int) => {
                    let whole = int.as_u64()?;
                    Some(Number { whole: Some(whole.into()), real: whole as f64, imag: None, truth: false })
                }
                ruff_python_ast::Number::Float(real) => {
                    Some(Number { whole: None, real: *real, imag: None, truth: false })
                }
                ruff_python_ast::Number::Complex { real, imag } => {
                    Some(Number { whole: None, real: *real, imag: Some(*imag), truth: false })
                }
            },
            Expr::UnaryOp(unary) if unary.op == ruff_python_ast::UnaryOp::USub => {
                let Number { whole, real, imag, .. } = Number::of(&unary.operand)?;
                Some(Number { whole: whole.map(|w| -w), real: -real, imag: imag.map(|i| -i), truth: false })
            }
            Expr::BinOp(sum) => {
                let (left, right) = (Number::of(&sum.left)?, Number::of(&sum.right)?);
                let imag = right.imag?;
                let imag = if sum.op == ruff_python_ast::Operator::Sub { -imag } else { imag };
                Some(Number { whole: None, real: left.real, imag: Some(imag), truth: false })
            }
            _ => None,
        }
    }

    /// A text that equal numbers share.
    fn identity(&self) -> String {
        match (self.whole, self.imag.filter(|imag| *imag != 0.0)) {
            (Some(whole), None) => format!("{whole}"),
            (None, None) if self.real == self.real.trunc() && self.real.abs() < 1e30 => format!("{:.0}", self.real + 0.0),
            (_, imag) => format!("{:?} {imag:?}", self.real + 0.0),
        }
    }

    fn repr(&self) -> String {
        match (self.whole, self.imag) {
            (Some(whole), _) if self.truth => (if whole == 0 { "False" } else { "True" }).to_owned(),
            (Some(whole), None) => whole.to_string(),
            (_, None) => float_repr(self.real, ".0"),
            (_, Some(imag)) if self.real == 0.0 && self.real.is_sign_positive() => format!("{}j", float_repr(imag, "")),
            (_, Some(imag)) => {
                let sign = if imag.is_sign_negative() { "" } else { "+" };
                format!("({}{sign}{}j)", float_repr(self.real, ""), float_repr(imag, ""))
            }
        }
    }
}

/// A float as Python shows it: an exponent has a sign and two digits.
fn float_repr(value: f64, whole: &str) -> String {
    let text = format!("{value:?}");
    match text.split_once('e') {
        Some((digits, exponent)) => match exponent.strip_prefix('-') {
            Some(exponent) => format!("{digits}e-{exponent:0>2}"),
            None => format!("{digits}e+{exponent:0>2}"),
        },
        None => match text.strip_suffix(".0") {
            Some(digits) => format!("{digits}{whole}"),
            None => text,
        },
    }
}
