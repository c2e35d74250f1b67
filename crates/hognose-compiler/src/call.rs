//! Calls: arguments in the registers behind the callee, or as a list and a dict.

use hognose_bytecode::{ConstIndex, Constant, Dst, MAX_ARGUMENTS, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::{Label, Var};
use crate::compiler::Compiler;
use crate::condition::LATER;
use crate::names::Symbol;

impl<'a> Compiler<'a> {
    /// Whether a call has no `*` and `**` and few enough arguments for registers.
    pub fn is_plain(arguments: &ast::Arguments) -> bool {
        arguments.len() <= MAX_ARGUMENTS
            && !arguments.args.iter().any(Expr::is_starred_expr)
            && arguments.keywords.iter().all(|keyword| keyword.arg.is_some())
    }

    /// Evaluates plain arguments into the next registers: how many there are, the names of the last ones, and where the last one is
    /// when none has a name. If that is a variable it stays there: the call takes it to its place.
    pub fn arguments(&mut self, arguments: &'a ast::Arguments) -> Result<(Small, Option<ConstIndex>, Option<Src>)> {
        let mut last = None;
        for (at, argument) in arguments.args.iter().enumerate() {
            let register = self.b.temp()?;
            if at + 1 == arguments.args.len() && arguments.keywords.is_empty() {
                last = Some(self.operand_in(argument, Some(Dst(register)), &[])?);
            } else {
                self.expr(argument, Dst(register))?;
            }
        }
        let (n, names) = self.keywords(&arguments.keywords)?;
        Ok((Small(arguments.args.len() as u8 + n.0), names, last))
    }

    /// Evaluates keyword arguments into the next registers: how many there are, and their names.
    pub fn keywords(&mut self, keywords: &'a [ast::Keyword]) -> Result<(Small, Option<ConstIndex>)> {
        for keyword in keywords {
            let register = self.b.temp()?;
            self.expr(&keyword.value, Dst(register))?;
        }
        Ok((Small(keywords.len() as u8), self.keyword_names(keywords)))
    }

    fn keyword_names(&mut self, keywords: &[ast::Keyword]) -> Option<ConstIndex> {
        let names = keywords.iter().filter_map(|keyword| keyword.arg.as_ref());
        let names: Box<[Constant]> = names.map(|name| Constant::str(name.as_str())).collect();
        (!names.is_empty()).then(|| self.unit.constant(&Constant::Tuple(names)))
    }

    /// Calls the function in register `f`, the last one taken.
    pub fn call(&mut self, range: TextRange, f: u8, arguments: &'a ast::Arguments, dst: Dst) -> Result {
        self.call_with(range, f, 0, arguments, dst)
    }

    /// Calls the function in register `f`; its first `n` arguments stand behind it already, in the last
    /// registers taken.
    pub fn call_with(
        &mut self,
        range: TextRange,
        f: u8,
        n: usize,
        arguments: &'a ast::Arguments,
        dst: Dst,
    ) -> Result {
        if n + arguments.len() > MAX_ARGUMENTS || !Self::is_plain(arguments) {
            return self.call_ex(range, f, n, arguments, None, dst);
        }
        let (more, names, last) = self.arguments(arguments)?;
        let n = Small(n as u8 + more.0);
        self.b.emit(
            range,
            match names {
                None => match last {
                    Some(last) => Op::Call { dst, f: Src(f), n, last },
                    None => Op::call(dst, Src(f), n),
                },
                Some(names) => Op::CallKw { dst, f: Src(f), n, names },
            },
        );
        Ok(())
    }

    /// A call with `*`, `**` or many arguments; `last` is one more behind those by position.
    pub fn call_ex(
        &mut self,
        range: TextRange,
        f: u8,
        n: usize,
        arguments: &'a ast::Arguments,
        last: Option<Src>,
        dst: Dst,
    ) -> Result {
        if let (0, [Expr::Starred(only)], None) = (n, &*arguments.args, last) {
            return self.call_unpacked(range, f, only, &arguments.keywords, dst);
        }
        let list = if n == 0 { self.b.temp()? } else { f + 1 };
        self.b.emit(range, Op::BuildList { dst: Dst(list), start: Src(list), n: Num(n as u32) });
        self.b.release(list as usize + 1);
        for argument in &arguments.args {
            self.list_item(range, list, argument)?;
        }
        if let Some(item) = last {
            self.b.emit(range, Op::ListAppend { list: Src(list), item });
        }
        match &*arguments.keywords {
            [ast::Keyword { arg: None, value, .. }] => {
                let call = self.b.label();
                self.only_options(range, f, Src(list), value, call)?;
                self.b.bind(call);
            }
            keywords => {
                self.keyword_dict(range, f, keywords)?;
            }
        }
        self.b.emit(range, Op::CallEx { dst, f: Src(f) });
        Ok(())
    }

    /// `**x` with no other keyword: a new register gets a dict of it, or goes to `call` with `x` itself where a call may take that and the
    /// items as they are.
    fn only_options(&mut self, range: TextRange, f: u8, items: Src, x: &'a Expr, call: Label) -> Result {
        let options = Src(self.b.temp()?);
        self.expr(x, options.dst())?;
        self.b.emit_jump(range, Op::JumpIfArguments { items, options, to: LATER }, call);
        let dict = Src(self.b.temp()?);
        self.b.emit(range, Op::BuildDict { dst: dict.dst(), start: dict, n: Num(0) });
        self.b.emit(range, Op::DictMerge { dict, items: options, callee: Src(f) });
        self.b.emit(range, Op::Move { dst: options.dst(), src: dict });
        self.b.release(dict.0 as usize);
        Ok(())
    }

    /// `f(*x, …)` with nothing else by position: `x` is iterated when everything else has been evaluated.
    fn call_unpacked(
        &mut self,
        range: TextRange,
        f: u8,
        only: &'a ast::ExprStarred,
        keywords: &'a [ast::Keyword],
        dst: Dst,
    ) -> Result {
        let items = self.b.temp()?;
        self.expr(&only.value, Dst(items))?;
        let items = Src(items);
        let call = self.b.label();
        match keywords {
            // What decorators pass on.
            [ast::Keyword { arg: None, value, .. }] => self.only_options(range, f, items, value, call)?,
            _ => {
                let dict = Src(self.keyword_dict(range, f, keywords)?);
                let options = if keywords.is_empty() { items } else { dict };
                self.b.emit_jump(range, Op::JumpIfArguments { items, options, to: LATER }, call);
            }
        }
        let list = Src(self.b.temp()?);
        self.b.emit(range, Op::BuildList { dst: list.dst(), start: list, n: Num(0) });
        self.b.emit(range, Op::ListExtendArguments { list, items, callee: Src(f) });
        self.b.emit(range, Op::Move { dst: items.dst(), src: list });
        self.b.bind(call);
        self.b.emit(range, Op::CallEx { dst, f: Src(f) });
        Ok(())
    }

    /// Builds the dict of keyword arguments in a new register, or `None` there; repeated ones are an error. Which one that is.
    fn keyword_dict(&mut self, range: TextRange, f: u8, keywords: &'a [ast::Keyword]) -> Result<u8> {
        let dict = self.b.temp()?;
        if keywords.is_empty() {
            self.b.emit(range, Op::LoadNone { dst: Dst(dict) });
            return Ok(dict);
        }
        self.b.emit(range, Op::BuildDict { dst: Dst(dict), start: Src(dict), n: Num(0) });
        let mut merged = false;
        let mut rest = keywords;
        while let Some(keyword) = rest.first() {
            let mark = self.b.mark();
            if keyword.arg.is_none() {
                let items = self.operand(&keyword.value)?;
                let (dict, callee) = (Src(dict), Src(f));
                self.b.emit(range, Op::DictMerge { dict, items, callee });
                merged = true;
                rest = &rest[1..];
            } else {
                // Behind a `**` the names may repeat one of its keys, so they go through a dict of their own.
                let n = rest.iter().take_while(|keyword| keyword.arg.is_some()).count();
                let into = if merged { self.b.temp()? } else { dict };
                if merged {
                    self.b.emit(range, Op::BuildDict { dst: Dst(into), start: Src(into), n: Num(0) });
                }
                for keyword in &rest[..n] {
                    let mark = self.b.mark();
                    let key = self.b.temp()?;
                    self.load_text(keyword.range, keyword.arg.as_ref().map_or("", |a| a.as_str()), Dst(key));
                    let value = self.operand(&keyword.value)?;
                    self.b.emit(keyword.range, Op::DictSet { dict: Src(into), key: Src(key), value });
                    self.b.release(mark);
                }
                if merged {
                    let (dict, items, callee) = (Src(dict), Src(into), Src(f));
                    self.b.emit(range, Op::DictMerge { dict, items, callee });
                }
                rest = &rest[n..];
            }
            self.b.release(mark);
        }
        Ok(dict)
    }

    /// Whether a call is `super()` in a method.
    pub fn is_bare_super(&mut self, callee: &Expr, e: &ast::ExprCall) -> bool {
        let Expr::Name(name) = callee else { return false };
        let symbol = self.symbol(&name.id);
        let method = self.scopes.body_of(self.scope);
        symbol == Symbol::SUPER
            && e.arguments.is_empty()
            && self.lookup(symbol) == Var::Global
            && !self.scopes.list[method].params.is_empty()
            && self.scopes.list[method].is_function_like()
            && self.cell_of(Symbol::CLASS).is_some()
    }

    /// `super()` without arguments: the class cell and the first argument are handed over.
    pub fn call_super(&mut self, e: &'a ast::ExprCall, f: u8, dst: Dst) -> Result {
        let first = self.b.temps(2)?;
        let cell = self.cell_of(Symbol::CLASS).unwrap_or_default();
        let range = e.range();
        self.b.emit(range, Op::Move { dst: Dst(first), src: Src(cell) });
        // Parameters come first, so the first one is in register 0, or in front of the list that is there.
        let object = Dst(first + 1);
        let op = if self.b.params_spilled {
            Op::LoadSpill { dst: object, list: Src(0), index: Num(0) }
        } else {
            Op::Move { dst: object, src: Src(0) }
        };
        self.b.emit(range, op);
        self.b.emit(range, Op::CallSuper { dst, f: Src(f) });
        Ok(())
    }
}
