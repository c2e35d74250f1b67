//! f-strings and t-strings. Neighbouring texts are one constant, from where the first begins to where the last ends.

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, AnyStringFlags, FStringPart, InterpolatedElement, InterpolatedStringElement};
use hognose_syntax::literal::without_comments;
use hognose_syntax::text_size::{Ranged, TextRange, TextSize};

use super::{Walk, Work};
use crate::literal::{self, Text};

/// A piece of a string: text with the range that it comes from, or a field.
enum Piece<'a> {
    Text(Text, TextRange),
    Field(&'a InterpolatedElement),
}

#[derive(Default)]
struct Pieces<'a>(Vec<Piece<'a>>);

impl<'a> Pieces<'a> {
    fn text(&mut self, text: Text, range: TextRange) {
        if let Some(Piece::Text(last, whole)) = self.0.last_mut() {
            last.append(text);
            *whole = TextRange::new(whole.start(), range.end());
        } else {
            self.0.push(Piece::Text(text, range));
        }
    }

    fn elements(&mut self, elements: &'a [InterpolatedStringElement], is_raw: bool, source: &str) {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(text) => {
                    self.text(literal::fstring_text(text, is_raw, source), text.range);
                }
                InterpolatedStringElement::Interpolation(field) => {
                    if let Some(debug) = &field.debug_text {
                        let start = field.range.start() + TextSize::new(1);
                        let length = TextSize::new(u32::try_from(debug.as_str().len()).unwrap_or(0));
                        let text = Text::from(&*without_comments(debug.as_str()));
                        self.text(text, TextRange::at(start, length));
                    }
                    self.0.push(Piece::Field(field));
                }
            }
        }
    }
}

impl<'a> Walk<'a> {
    pub(super) fn fstring(&mut self, e: &'a ast::ExprFString, range: TextRange) {
        let mut pieces = Pieces::default();
        for part in e.value.iter() {
            match part {
                FStringPart::Literal(text) => {
                    pieces.text(literal::part_text(text, self.source), text.range());
                }
                FStringPart::FString(f) => {
                    let is_raw = AnyStringFlags::from(f.flags).is_raw_string();
                    pieces.elements(&f.elements, is_raw, self.source);
                }
            }
        }
        self.pieces(pieces, "FormattedValue");
        self.node("JoinedStr", range);
    }

    pub(super) fn tstring(&mut self, e: &'a ast::ExprTString, range: TextRange) {
        let mut pieces = Pieces::default();
        for part in e.value.iter() {
            let is_raw = AnyStringFlags::from(part.flags).is_raw_string();
            pieces.elements(&part.elements, is_raw, self.source);
        }
        self.pieces(pieces, "Interpolation");
        self.node("TemplateStr", range);
    }

    /// A format specification, from its colon on.
    pub(super) fn expand_spec(&mut self, spec: &'a ast::InterpolatedStringFormatSpec) {
        let mut pieces = Pieces::default();
        pieces.elements(&spec.elements, false, self.source);
        self.pieces(pieces, "FormattedValue");
        let before = self.source.get(..spec.range.start().to_usize()).unwrap_or("");
        let colon = TextSize::new(u32::from(before.ends_with(':')));
        self.node("JoinedStr", TextRange::new(spec.range.start() - colon, spec.range.end()));
    }

    /// The list of the values of a string whose fields are of a class.
    fn pieces(&mut self, Pieces(mut pieces): Pieces<'a>, class: &'static str) {
        pieces.retain(|piece| !matches!(piece, Piece::Text(text, _) if text.is_empty()));
        let n = pieces.len();
        for piece in pieces {
            match piece {
                Piece::Text(text, range) => self.constant(text.constant(), range),
                Piece::Field(field) => self.field(field, class),
            }
        }
        self.list(n);
    }

    fn field(&mut self, field: &'a InterpolatedElement, class: &'static str) {
        self.expr(&field.expression);
        if class == "Interpolation" {
            self.value(Constant::str(&literal::interpolation_text(field, self.source)));
        }
        let conversion = crate::fstring::conversion(field);
        self.int(conversion.to_char().map_or(-1, |c| i64::from(u32::from(c))));
        match &field.format_spec {
            Some(spec) => self.next.push(Work::Spec(spec)),
            None => self.none(),
        }
        self.node(class, field.range);
    }
}
