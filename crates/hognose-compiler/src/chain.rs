//! Chains: `a + b + c`, and `a.b(c)[d].e`. Their left sides can be as long as the source, so both are
//! walked in a loop, from the innermost link outwards.

use hognose_bytecode::{Constant, Dst, Num, Op, Small, Src, Word};
use hognose_syntax::ast::{self, Expr, Operator};
use hognose_syntax::text_size::{Ranged, TextRange};
use smallvec::SmallVec;

use crate::Result;
use crate::body::Var;
use crate::compiler::Compiler;
use crate::fold;

/// What is known of a value in a chain of operators.
enum Operand {
    Constant(Constant),
    Register(Src),
}

/// A link of a postfix chain.
#[derive(Clone, Copy)]
enum Link<'a> {
    Attribute(&'a ast::ExprAttribute),
    Subscript(&'a ast::ExprSubscript),
    Call(&'a ast::ExprCall),
}

impl<'a> Compiler<'a> {
    /// A chain of binary operators, constants folded from the left.
    #[inline(never)]
    pub fn binary(&mut self, e: &'a Expr, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let mut links: SmallVec<[&ast::ExprBinOp; 8]> = SmallVec::new();
        let mut first = e;
        while let Expr::BinOp(link) = first {
            links.push(link);
            first = &link.left;
        }
        let scratch = self.scratch(dst)?;
        let mut value = match fold::constant(first) {
            Some(constant) => Operand::Constant(constant),
            None => {
                let later = links.last().copied().map(|link| &*link.right);
                Operand::Register(self.operand_in(first, Some(scratch), later.as_slice())?)
            }
        };
        while let Some(link) = links.pop() {
            let right = fold::constant(&link.right);
            if let (Operand::Constant(a), Some(b)) = (&value, &right)
                && let Some(folded) = fold::binary(link.op, a, b)
            {
                value = Operand::Constant(folded);
                continue;
            }
            let a = match &value {
                Operand::Register(src) => *src,
                Operand::Constant(constant) => {
                    self.load_constant(link.left.range(), constant, scratch);
                    scratch.src()
                }
            };
            let out = if links.is_empty() { dst } else { scratch };
            self.operator(link.range, link.op, false, out, a, &link.right, right)?;
            value = Operand::Register(out.src());
        }
        if let Operand::Constant(constant) = &value {
            self.load_constant(e.range(), constant, dst);
        }
        Ok(())
    }

    /// One operator whose left operand stands in `a`.
    #[expect(clippy::too_many_arguments, reason = "the parts of one instruction")]
    pub fn operator(
        &mut self,
        range: TextRange,
        op: Operator,
        in_place: bool,
        dst: Dst,
        a: Src,
        right: &'a Expr,
        known: Option<Constant>,
    ) -> Result {
        let mark = self.b.mark();
        if let Some(Constant::Int(n)) = known
            && let Ok(n) = i32::try_from(n)
            && let Some(op) = int_operator(op, in_place, dst, a, n)
        {
            self.b.emit(range, op);
            return Ok(());
        }
        let b = match known {
            Some(constant) => {
                let register = self.b.temp()?;
                self.load_constant(right.range(), &constant, Dst(register));
                Src(register)
            }
            None => self.operand(right)?,
        };
        self.b.emit(range, operator(op, in_place, dst, a, b));
        self.b.release(mark);
        Ok(())
    }

    /// A chain of attributes, subscripts and calls.
    #[inline(never)]
    pub fn chain(&mut self, e: &'a Expr, dst: Dst) -> Result {
        let mut links: SmallVec<[Link<'_>; 8]> = SmallVec::new();
        let mut base = e;
        loop {
            let link = match base {
                Expr::Attribute(e) => Link::Attribute(e),
                Expr::Subscript(e) => Link::Subscript(e),
                Expr::Call(e) => Link::Call(e),
                _ => break,
            };
            links.push(link);
            base = match link {
                Link::Attribute(e) => &e.value,
                Link::Subscript(e) => &e.value,
                Link::Call(e) => &e.func,
            };
        }
        // Only a call may throw its result away.
        let dst = if matches!(e, Expr::Call(_)) { dst } else { self.some_dst(dst)? };
        let mut chain = Chain { scratch: None, value: None, base };
        if self.b.is_scratch(dst) && self.b.is_top(dst.0) {
            chain.scratch = Some(dst.0);
        }
        while let Some(link) = links.pop() {
            let mark = self.b.mark();
            let out = if links.is_empty() { Some(dst) } else { None };
            match (link, links.last().copied()) {
                (Link::Attribute(method), Some(Link::Call(call))) if Self::is_plain(&call.arguments) => {
                    links.pop();
                    let out = if links.is_empty() { Some(dst) } else { None };
                    self.method_call(&mut chain, method, call, out)?;
                }
                (Link::Attribute(e), _) => {
                    let obj = self.chain_value(&mut chain, &[])?;
                    let out = self.chain_out(&mut chain, out)?;
                    let site = self.attribute_site(&e.attr);
                    self.b.emit(self.attribute_range(e), Op::GetAttr { dst: out, obj, site });
                    chain.value = Some(out.src());
                }
                (Link::Subscript(e), _) => self.subscript(&mut chain, e, out)?,
                (Link::Call(e), _) => self.chain_call(&mut chain, e, out)?,
            }
            // The scratch register of the chain stays; everything above it goes.
            let keep = chain.scratch.map_or(mark, |s| mark.max(s as usize + 1));
            self.b.release(keep);
        }
        Ok(())
    }

    /// Where tracebacks show an attribute: the expression, or the name alone when that stands on another line than its
    /// object begins.
    pub fn attribute_range(&self, e: &ast::ExprAttribute) -> TextRange {
        let name = e.attr.range;
        if self.line(e.range) == self.line(name) { e.range } else { name }
    }

    /// The register that holds the chain's value so far.
    fn chain_value(&mut self, chain: &mut Chain<'a>, later: &[&'a Expr]) -> Result<Src> {
        if let Some(value) = chain.value {
            return Ok(value);
        }
        if let Expr::Name(name) = chain.base {
            let symbol = self.symbol(&name.id);
            if let Var::Register(_) = self.lookup(symbol) {
                let mark = self.b.mark();
                let src = self.operand_in(chain.base, None, later)?;
                if self.b.mark() > mark {
                    chain.scratch = chain.scratch.or(Some(src.0));
                }
                return Ok(src);
            }
        }
        let scratch = Dst(self.chain_scratch(chain)?);
        self.expr(chain.base, scratch)?;
        Ok(scratch.src())
    }

    /// The register for intermediate values; the last one taken whenever a link begins.
    fn chain_scratch(&mut self, chain: &mut Chain<'a>) -> Result<u8> {
        match chain.scratch {
            Some(register) => Ok(register),
            None => {
                let register = self.b.temp()?;
                chain.scratch = Some(register);
                Ok(register)
            }
        }
    }

    fn chain_out(&mut self, chain: &mut Chain<'a>, out: Option<Dst>) -> Result<Dst> {
        match out {
            Some(dst) => Ok(dst),
            None => Ok(Dst(self.chain_scratch(chain)?)),
        }
    }

    fn subscript(&mut self, chain: &mut Chain<'a>, e: &'a ast::ExprSubscript, out: Option<Dst>) -> Result {
        let obj = self.chain_value(chain, &[&e.slice])?;
        if let Some(index) = fold::small_int(&e.slice) {
            let dst = self.chain_out(chain, out)?;
            self.b.emit(e.range, Op::GetItemInt { dst, obj, index: Word(index) });
            chain.value = Some(dst.src());
            return Ok(());
        }
        // The scratch register has to lie below the key.
        let dst = self.chain_out(chain, out)?;
        if let Some((key, site)) = self.near_key(&e.slice) {
            self.b.emit(e.range, Op::GetItemConst { dst, obj, key, site });
            chain.value = Some(dst.src());
            return Ok(());
        }
        let key = self.operand(&e.slice)?;
        self.b.emit(e.range, Op::GetItem { dst, obj, key });
        chain.value = Some(dst.src());
        Ok(())
    }

    fn chain_call(&mut self, chain: &mut Chain<'a>, e: &'a ast::ExprCall, out: Option<Dst>) -> Result {
        let f = self.chain_scratch(chain)?;
        match chain.value {
            None => self.expr(chain.base, Dst(f))?,
            Some(value) => self.deliver(e.func.range(), value.dst(), Dst(f)),
        }
        let dst = out.unwrap_or(Dst(f));
        if chain.value.is_none() && self.is_bare_super(chain.base, e) {
            self.call_super(e, f, dst)?;
        } else {
            let range =
                if chain.value.is_none() && goes_through_generator(e) { e.func.range() } else { e.range() };
            let is_name = chain.value.is_none();
            if !is_name || !self.call_inlined(range, f, chain.base, &e.arguments, dst)? {
                self.call(range, f, &e.arguments, dst)?;
            }
        }
        chain.value = Some(dst.src());
        Ok(())
    }

    fn method_call(
        &mut self,
        chain: &mut Chain<'a>,
        method: &'a ast::ExprAttribute,
        call: &'a ast::ExprCall,
        out: Option<Dst>,
    ) -> Result {
        let obj = self.chain_value(chain, &[])?;
        let f = self.chain_scratch(chain)?;
        // `f` is the last register taken, so this is `f + 1`.
        self.b.temp()?;
        let site = self.attribute_site(&method.attr);
        let place = self.attribute_range(method);
        self.b.emit(place, Op::LoadMethod { dst: Dst(f), obj, site });
        let dst = out.unwrap_or(Dst(f));
        let (n, names, last) = self.arguments(&call.arguments)?;
        // A method on a line of its own: the call is where its name is.
        let range = TextRange::new(place.start(), call.range().end());
        self.b.emit(
            range,
            match names {
                None => match last {
                    Some(last) => Op::CallMethod { dst, f: Src(f), n, last },
                    None => Op::call_method(dst, Src(f), n),
                },
                Some(names) => Op::CallMethodKw { dst, f: Src(f), n, names },
            },
        );
        chain.value = Some(dst.src());
        Ok(())
    }
}

/// The state of a postfix chain.
struct Chain<'a> {
    /// A register for intermediate values and for the window of calls.
    scratch: Option<u8>,
    /// Where the value so far stands; `None` while only the base is there.
    value: Option<Src>,
    base: &'a Expr,
}

/// The instruction for an operator.
pub(crate) fn operator(op: Operator, in_place: bool, dst: Dst, a: Src, b: Src) -> Op {
    let mode = Num(in_place as u32);
    match op {
        Operator::Add => Op::Add { dst, a, b, mode },
        Operator::Sub => Op::Sub { dst, a, b, mode },
        Operator::Mult => Op::Mul { dst, a, b, mode },
        Operator::MatMult => Op::MatMul { dst, a, b, mode },
        Operator::Div => Op::Div { dst, a, b, mode },
        Operator::Mod => Op::Mod { dst, a, b, mode },
        Operator::Pow => Op::Pow { dst, a, b, mode },
        Operator::LShift => Op::Shl { dst, a, b, mode },
        Operator::RShift => Op::Shr { dst, a, b, mode },
        Operator::BitOr => Op::Or { dst, a, b, mode },
        Operator::BitXor => Op::Xor { dst, a, b, mode },
        Operator::BitAnd => Op::And { dst, a, b, mode },
        Operator::FloorDiv => Op::FloorDiv { dst, a, b, mode },
    }
}

/// The instruction for an operator with an integer literal on its right, where there is one.
fn int_operator(op: Operator, in_place: bool, dst: Dst, a: Src, n: i32) -> Option<Op> {
    let (mode, value) = (Small(in_place as u8), Word(n));
    Some(match op {
        Operator::Add => Op::AddInt { dst, a, mode, value },
        Operator::Sub => Op::SubInt { dst, a, mode, value },
        Operator::Mult => Op::MulInt { dst, a, mode, value },
        Operator::FloorDiv => Op::FloorDivInt { dst, a, mode, value },
        Operator::Mod => Op::ModInt { dst, a, mode, value },
        Operator::BitAnd => Op::AndInt { dst, a, mode, value },
        Operator::LShift => Op::ShlInt { dst, a, mode, value },
        Operator::RShift => Op::ShrInt { dst, a, mode, value },
        _ => return None,
    })
}

/// Whether CPython would go through the generator in place of the call, as it does for `all`, `any` and `tuple`: then
/// tracebacks mark the name alone.
fn goes_through_generator(e: &ast::ExprCall) -> bool {
    let Expr::Name(name) = &*e.func else { return false };
    matches!(name.id.as_str(), "all" | "any" | "tuple")
        && e.arguments.keywords.is_empty()
        && matches!(&*e.arguments.args, [Expr::Generator(_)])
}
