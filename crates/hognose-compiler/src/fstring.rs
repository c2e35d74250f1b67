//! f-strings and t-strings.

use hognose_bytecode::{Constant, Dst, Intrinsic, Num, Op, Small, Src};
use hognose_syntax::ast::{
    self, AnyStringFlags, ConversionFlag, FStringPart, InterpolatedElement, InterpolatedStringElement,
};
use hognose_syntax::literal::without_comments;
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::compiler::Compiler;
use crate::literal::{self, Text};

/// How many parts are joined at once.
const CHUNK: usize = 32;

/// A piece of an f-string.
enum Piece<'a> {
    Text(Text),
    Value(&'a InterpolatedElement),
}

/// The pieces of a string under construction; neighbouring texts are one.
#[derive(Default)]
struct Pieces<'a>(Vec<Piece<'a>>);

impl<'a> Pieces<'a> {
    fn text(&mut self, text: Text) {
        if text.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some(Piece::Text(last)) => last.append(text),
            _ => self.0.push(Piece::Text(text)),
        }
    }

    fn elements(&mut self, elements: &'a [InterpolatedStringElement], is_raw: bool, source: &str) {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(text) => {
                    self.text(literal::fstring_text(text, is_raw, source))
                }
                InterpolatedStringElement::Interpolation(value) => {
                    if let Some(debug) = &value.debug_text {
                        self.text(Text::from(&*without_comments(debug.as_str())));
                    }
                    self.0.push(Piece::Value(value));
                }
            }
        }
    }
}

impl<'a> Compiler<'a> {
    #[inline(never)]
    pub fn fstring(&mut self, e: &'a ast::ExprFString, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let mut pieces = Pieces::default();
        for part in e.value.iter() {
            match part {
                FStringPart::Literal(text) => pieces.text(literal::part_text(text, self.source)),
                FStringPart::FString(f) => {
                    pieces.elements(&f.elements, AnyStringFlags::from(f.flags).is_raw_string(), self.source)
                }
            }
        }
        self.join(e.range, pieces, dst)
    }

    /// Joins pieces into one text.
    fn join(&mut self, range: TextRange, pieces: Pieces<'a>, dst: Dst) -> Result {
        let Pieces(pieces) = pieces;
        if pieces.is_empty() {
            self.load_text(range, "", dst);
            return Ok(());
        }
        if let [piece] = &pieces[..] {
            return self.piece(range, piece, dst, 0);
        }
        let mark = self.b.mark();
        let mut start = mark as u8;
        for piece in &pieces {
            // A long string is joined from the left, a chunk at a time.
            if self.b.mark() - mark == CHUNK {
                let n = Num(CHUNK as u32);
                self.b.emit(range, Op::BuildString { dst: Dst(start), start: Src(start), n });
                self.b.release(mark + 1);
                start = mark as u8;
            }
            let register = self.b.temp()?;
            self.piece(range, piece, Dst(register), Op::PART)?;
        }
        let n = Num((self.b.mark() - mark) as u32);
        self.b.emit(range, Op::BuildString { dst, start: Src(start), n });
        self.b.release(mark);
        Ok(())
    }

    /// `plain` is the conversion of a field that has none.
    fn piece(&mut self, range: TextRange, piece: &Piece<'a>, dst: Dst, plain: u8) -> Result {
        match piece {
            Piece::Text(text) => {
                self.load_constant(range, &text.constant(), dst);
                Ok(())
            }
            Piece::Value(value) => self.format(value, dst, plain),
        }
    }

    fn format(&mut self, value: &'a InterpolatedElement, dst: Dst, plain: u8) -> Result {
        let mark = self.b.mark();
        let conversion = match conversion(value) {
            ConversionFlag::None => 0,
            ConversionFlag::Str => 1,
            ConversionFlag::Repr => 2,
            ConversionFlag::Ascii => 3,
        };
        let scratch = self.b.is_scratch(dst).then_some(dst);
        let op = match &value.format_spec {
            None => {
                let src = self.operand_in(&value.expression, scratch, &[])?;
                Op::FormatValue { dst, src, conversion: Small(if conversion == 0 { plain } else { conversion }) }
            }
            Some(spec) => {
                let src = self.operand(&value.expression)?;
                let spec = self.spec(spec)?;
                Op::FormatSpec { dst, src, spec, conversion: Num(conversion.into()) }
            }
        };
        self.b.emit(value.range, op);
        self.b.release(mark);
        Ok(())
    }

    /// A format specification in a new register.
    fn spec(&mut self, spec: &'a ast::InterpolatedStringFormatSpec) -> Result<Src> {
        let register = self.b.temp()?;
        let mut pieces = Pieces::default();
        pieces.elements(&spec.elements, false, self.source);
        self.join(spec.range, pieces, Dst(register))?;
        Ok(Src(register))
    }

    #[inline(never)]
    pub fn tstring(&mut self, e: &'a ast::ExprTString, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let mut pieces = Pieces::default();
        for part in e.value.iter() {
            pieces.elements(&part.elements, AnyStringFlags::from(part.flags).is_raw_string(), self.source);
        }
        let Pieces(pieces) = pieces;
        let f = self.b.temp()?;
        self.intrinsic(e.range, Intrinsic::BuildTemplate, Dst(f));
        if pieces.len() <= CHUNK {
            for piece in &pieces {
                let register = self.b.temp()?;
                self.template_piece(e.range(), piece, register)?;
            }
            self.b.emit(e.range, Op::call(dst, Src(f), Small(pieces.len() as u8)));
            return Ok(());
        }
        let list = self.b.temp()?;
        self.b.emit(e.range, Op::BuildList { dst: Dst(list), start: Src(list), n: Num(0) });
        let item = self.b.temp()?;
        for piece in &pieces {
            self.template_piece(e.range, piece, item)?;
            self.b.emit(e.range, Op::ListAppend { list: Src(list), item: Src(item) });
        }
        self.b.emit(e.range, Op::LoadNone { dst: Dst(item) });
        self.b.emit(e.range, Op::CallEx { dst, f: Src(f) });
        Ok(())
    }

    fn template_piece(&mut self, range: TextRange, piece: &Piece<'a>, dst: u8) -> Result {
        let value = match piece {
            Piece::Text(text) => {
                self.load_constant(range, &text.constant(), Dst(dst));
                return Ok(());
            }
            Piece::Value(value) => value,
        };
        let mark = self.b.mark();
        let f = self.b.temp()?;
        self.intrinsic(value.range, Intrinsic::BuildInterpolation, Dst(f));
        let first = self.b.temp()?;
        self.expr(&value.expression, Dst(first))?;
        let arguments = self.b.temps(2)?;
        self.load_text(value.range, &literal::interpolation_text(value, self.source), Dst(arguments));
        let conversion = match conversion(value).to_char() {
            Some(c) => Constant::str(&c.to_string()),
            None => Constant::None,
        };
        self.load_constant(value.range, &conversion, Dst(arguments + 1));
        match &value.format_spec {
            Some(spec) => {
                self.spec(spec)?;
            }
            None => {
                let register = self.b.temp()?;
                self.load_text(value.range, "", Dst(register));
            }
        }
        self.b.emit(value.range, Op::call(Dst(dst), Src(f), Small(4)));
        self.b.release(mark);
        Ok(())
    }
}

/// The conversion of a field: `{x=}` alone shows the `repr`.
pub(crate) fn conversion(field: &InterpolatedElement) -> ConversionFlag {
    let bare = field.conversion == ConversionFlag::None && field.format_spec.is_none();
    if bare && field.debug_text.is_some() { ConversionFlag::Repr } else { field.conversion }
}
