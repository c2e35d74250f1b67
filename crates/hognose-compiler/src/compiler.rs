//! The compiler: takes one body after the other from a queue and compiles it.
//!
//! A nested function is put into the queue where its definition is met, so that the depth of
//! the nesting costs no stack. [`Compiler::begin`] lays out the registers of a body,
//! [`Compiler::end`] adds it to the unit.

use std::collections::VecDeque;
use std::sync::Arc;

use hognose_bytecode::{
    Body, BodyFlags, BodyIndex, BodyKind, Code, Constant, Dst, Local, NameIndex, Op, Params, Src,
};
use hognose_syntax::ast::{self, Expr, Stmt};
use hognose_syntax::text_size::TextRange;

use crate::inlined::Taking;
use crate::analyze::{Root, analyze};
use crate::body::{Builder, Var};
use crate::names::{Symbol, exact, mangle};
use crate::scope::{Annotated, ScopeId, ScopeKind, Scopes};
use crate::unit::Unit;
use crate::{CompileError, Mode, Options, Result, tree};

/// How many variables of a body live in registers; the rest are spilled.
const MAX_VARIABLES: usize = 180;

/// What a queued body is made from.
#[derive(Clone)]
pub(crate) enum Work<'a> {
    Unit(Root<'a>),
    Function(&'a ast::StmtFunctionDef),
    Lambda(&'a ast::ExprLambda),
    Generator(&'a ast::ExprGenerator),
    Class(&'a ast::StmtClassDef),
    /// The body around a function with type parameters.
    GenericFunction(&'a ast::StmtFunctionDef),
    GenericClass(&'a ast::StmtClassDef),
    GenericAlias(&'a ast::StmtTypeAlias),
    /// The annotate function of a `def`.
    FunctionAnnotations(&'a ast::StmtFunctionDef),
    /// The annotate function of a class or module.
    Annotations(Vec<Annotated<'a>>, bool),
    /// An expression that is evaluated on demand.
    Lazy(&'a Expr),
}

/// A body that waits for its turn.
pub(crate) struct Pending<'a> {
    pub index: BodyIndex,
    pub scope: ScopeId,
    pub work: Work<'a>,
    pub captures: Box<[u8]>,
    pub name: Symbol,
    pub qualname: Symbol,
    /// What the names of its inner functions begin with, where that is not its own name.
    pub prefix: Option<Prefix>,
    /// Whether the body around it is async; lambdas and generator expressions take that over.
    pub is_async: bool,
    pub nested: bool,
    pub first: TextRange,
}

/// What the qualified names of inner functions begin with: a name, and what joins them to it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Prefix {
    pub of: Option<Symbol>,
    pub joint: &'static str,
}

/// The state of a compilation.
pub(crate) struct Compiler<'a> {
    pub unit: Unit,
    pub scopes: Scopes<'a>,
    pub options: &'a Options,
    pub source: &'a str,
    pub future_annotations: bool,
    /// The body that is being compiled.
    pub b: Builder,
    /// The scope in which names are looked up now.
    pub scope: ScopeId,
    /// Variables of the comprehensions that are open.
    pub inner: Vec<(ScopeId, Symbol, Var)>,
    /// The generator expressions among them that have a body of their own as well (`inlined`).
    pub standing: Vec<ScopeId>,
    /// What takes the items of the innermost comprehension, if that is a generator expression that runs where it stands.
    pub taking: Option<Taking>,
    /// The loops of comprehensions that are open, as far as they have something to close.
    pub open_loops: Vec<u8>,
    pub is_async: bool,
    /// Whether the body is an `async def` itself.
    pub is_coroutine: bool,
    /// What the names of inner functions begin with.
    pub prefix: Prefix,
    pub queue: VecDeque<Pending<'a>>,
    pub doc: Option<u32>,
    lines: &'a hognose_syntax::LineIndex,
}

/// Compiles a tree.
pub(crate) fn compile(module: &hognose_syntax::Module, options: &Options) -> Result<Code> {
    let root = tree::root(module);
    let mut unit = Unit::default();
    let future_annotations = options.future_annotations || has_future_annotations(root);
    let scopes = analyze(root, &mut unit.names, future_annotations, options.separate_locals);
    let mut compiler = Compiler {
        lines: &module.lines,
        unit,
        scopes,
        options,
        source: &module.source,
        future_annotations,
        b: Builder::new(),
        scope: 0,
        inner: Vec::new(),
        standing: Vec::new(),
        taking: None,
        open_loops: Vec::new(),
        is_async: false,
        is_coroutine: false,
        prefix: Prefix::default(),
        queue: VecDeque::new(),
        doc: None,
    };
    let index = compiler.unit.reserve_body();
    let name = compiler.unit.names.intern("<module>");
    compiler.body(Pending {
        index,
        scope: 0,
        work: Work::Unit(root),
        captures: Box::default(),
        name,
        qualname: name,
        prefix: Some(Prefix::default()),
        is_async: false,
        nested: false,
        first: TextRange::default(),
    })?;
    while let Some(pending) = compiler.queue.pop_front() {
        compiler.body(pending)?;
    }
    let missing = || CompileError::new("a body is missing", TextRange::default());
    compiler.unit.finish(options.filename.clone(), module.source.clone(), options.prelude).ok_or_else(missing)
}

fn has_future_annotations(root: Root<'_>) -> bool {
    let Root::Suite(suite) = root else { return false };
    suite.iter().any(|statement| match statement {
        Stmt::ImportFrom(s) => {
            let future = s.level == 0 && s.module.as_ref().is_some_and(|m| m.as_str() == "__future__");
            future && s.names.iter().any(|alias| alias.name.as_str() == "annotations")
        }
        _ => false,
    })
}

impl<'a> Compiler<'a> {
    fn body(&mut self, pending: Pending<'a>) -> Result {
        self.b.begin();
        self.scope = pending.scope;
        self.inner.clear();
        self.doc = None;
        let scope = &self.scopes.list[pending.scope];
        let (yields, awaits) = (scope.yields, scope.awaits);
        let plain = if yields { BodyKind::Generator } else { BodyKind::Plain };
        let mut flags = BodyFlags { nested: pending.nested, ..BodyFlags::default() };
        let mut params = Params::default();
        let kind = match &pending.work {
            Work::Unit(_) => {
                flags.module = true;
                flags.is_async = awaits;
                flags.class = self.options.separate_locals;
                if awaits { BodyKind::Coroutine } else { BodyKind::Plain }
            }
            Work::Function(def) => {
                flags.is_async = def.is_async;
                describe(&mut params, &mut flags, Some(&def.parameters));
                match (def.is_async, yields) {
                    (true, true) => BodyKind::AsyncGenerator,
                    (true, false) => BodyKind::Coroutine,
                    _ => plain,
                }
            }
            Work::Lambda(lambda) => {
                flags.is_async = pending.is_async;
                describe(&mut params, &mut flags, lambda.parameters.as_deref());
                plain
            }
            Work::Generator(_) => {
                flags.is_async = pending.is_async;
                if awaits { BodyKind::AsyncGenerator } else { BodyKind::Generator }
            }
            Work::Class(_) => {
                flags.class = true;
                BodyKind::Plain
            }
            _ => BodyKind::Plain,
        };
        if flags.class {
            let namespace = self.unit.names.intern(".namespace");
            self.scopes.list[pending.scope].params = vec![namespace];
        }
        if !matches!(&pending.work, Work::Function(_) | Work::Lambda(_)) {
            let n = self.scopes.list[pending.scope].params.len() as u16;
            params = Params { positional_only: n, positional: n, ..Params::default() };
        }
        let names = &mut self.unit.names;
        params.names = exact(self.scopes.list[pending.scope].params.iter().map(|p| names.index(*p)));
        if matches!(&pending.work, Work::FunctionAnnotations(_) | Work::Annotations(..) | Work::Lazy(_)) {
            // Called so, though an annotation cannot mention it.
            let format = self.unit.names.intern("format");
            params.names = [self.unit.names.index(format)].into();
        }
        self.is_async = flags.is_async;
        self.is_coroutine = matches!(&pending.work, Work::Function(def) if def.is_async);
        let of = Some(pending.qualname);
        self.prefix = match (pending.prefix, &pending.work) {
            (Some(prefix), _) => prefix,
            (None, Work::Class(_) | Work::Generator(_)) => Prefix { of, joint: "." },
            _ => Prefix { of, joint: ".<locals>." },
        };
        let locals = self.begin(flags.class)?;
        flags.spilled = self.b.params_spilled;
        self.work(&pending.work)?;
        if self.b.is_reachable() {
            self.b.emit(TextRange::default(), Op::ReturnNone {});
        }
        self.end(pending, kind, flags, params, locals)
    }

    fn work(&mut self, work: &Work<'a>) -> Result {
        match work {
            Work::Unit(root) => self.unit_body(*root),
            Work::Function(def) => self.function_body(def),
            Work::Lambda(lambda) => self.return_expr(&lambda.body),
            Work::Generator(e) => self.generator_body(e),
            Work::Class(class) => self.class_body(class),
            Work::GenericFunction(def) => self.generic_function_body(def),
            Work::GenericClass(class) => self.generic_class_body(class),
            Work::GenericAlias(alias) => self.generic_alias_body(alias),
            Work::FunctionAnnotations(def) => self.function_annotations_body(def),
            Work::Annotations(annotations, class) => self.annotations_body(annotations, *class),
            Work::Lazy(e) => self.lazy_body(e),
        }
    }

    fn unit_body(&mut self, root: Root<'a>) -> Result {
        let suite = match root {
            Root::Expression(e) => return self.return_expr(e),
            Root::Suite(suite) => suite,
        };
        let feed = self.options.mode == Mode::Feed;
        self.module_annotations()?;
        if let Some(doc) = crate::literal::docstring(suite, self.source)
            && !(feed && suite.len() == 1)
        {
            let range = hognose_syntax::text_size::Ranged::range(&suite[0]);
            let register = self.b.temp()?;
            self.load_constant(range, &doc, Dst(register));
            self.doc = Some(self.unit.constant(&doc).0);
            let name = self.unit.names.intern("__doc__");
            self.store_symbol(range, name, Src(register))?;
            self.b.release(register as usize);
        }
        let value = suite.last().filter(|_| feed).and_then(tree::expression);
        match value {
            None => self.suite(suite),
            Some(value) => {
                self.suite(&suite[..suite.len() - 1])?;
                self.return_expr(value)
            }
        }
    }

    /// Evaluates an expression and leaves the body with its value.
    pub fn return_expr(&mut self, e: &'a Expr) -> Result {
        let value = self.operand(e)?;
        self.b.emit(hognose_syntax::text_size::Ranged::range(e), Op::Return { src: value });
        Ok(())
    }

    /// Lays out the registers of the current body and gives the variables that have names.
    fn begin(&mut self, class: bool) -> Result<Vec<Local>> {
        let scope = &self.scopes.list[self.scope];
        let mut locals = Vec::new();
        let (b, names) = (&mut self.b, &mut self.unit.names);
        let params = scope.params.len();
        if scope.captures.len() >= MAX_VARIABLES {
            return Err(CompileError::new("too many captured variables", TextRange::default()));
        }
        b.params_spilled = params + scope.captures.len() > MAX_VARIABLES;
        if b.params_spilled {
            b.spill = Some(b.temp()?);
            for (n, name) in scope.params.iter().enumerate() {
                b.vars.insert(*name, Var::Spill(n as u32));
            }
        }
        for name in scope.params.iter().take(if b.params_spilled { 0 } else { params }) {
            let register = b.variable()?;
            let cell = scope.cells.contains(name);
            if cell {
                b.prologue.push(Op::WrapCell { var: Src(register) });
            }
            if let Some(state) = &mut b.state {
                state.insert(register);
            }
            b.vars.insert(*name, if cell { Var::Cell(register) } else { Var::Register(register) });
            locals.push(Local { name: names.index(*name), register, cell, free: false });
        }
        for name in &scope.captures {
            let register = b.variable()?;
            b.vars.insert(*name, Var::Cell(register));
            locals.push(Local { name: names.index(*name), register, cell: true, free: true });
        }
        if let (true, Some(list)) = (b.params_spilled, b.spill) {
            for (n, name) in scope.params.iter().enumerate().filter(|(_, name)| scope.cells.contains(name)) {
                let register = b.variable()?;
                let index = hognose_bytecode::Num(n as u32);
                b.prologue.push(Op::LoadSpill { dst: Dst(register), list: Src(list), index });
                b.prologue.push(Op::WrapCell { var: Src(register) });
                b.vars.insert(*name, Var::Cell(register));
                locals.push(Local { name: names.index(*name), register, cell: true, free: false });
            }
        }
        let mut cells: Vec<Symbol> = scope.cells.keys().copied().filter(|c| !b.vars.contains(c)).collect();
        cells.sort_unstable_by(|a, b| names.text(*a).cmp(names.text(*b)));
        for name in cells {
            let register = b.variable()?;
            b.prologue.push(Op::NewCell { dst: Dst(register) });
            b.vars.insert(name, Var::Cell(register));
            locals.push(Local { name: names.index(name), register, cell: true, free: false });
        }
        if class {
            b.namespace = Some(0);
        } else if scope.is_function_like() {
            let own: Vec<Symbol> = scope
                .order
                .iter()
                .copied()
                .filter(|name| scope.usage(*name).is_own() && !b.vars.contains(name))
                .collect();
            let room = MAX_VARIABLES.saturating_sub(b.mark());
            let spilled_params = if b.params_spilled { params } else { 0 };
            if own.len() > room {
                let list = b.temp()?;
                let n = hognose_bytecode::Num((spilled_params + own.len() - room) as u32);
                b.prologue.push(Op::NewSpill { dst: Dst(list), n });
                if let Some(given) = b.spill.replace(list).filter(|_| b.params_spilled) {
                    // One list for both: the parameters move to its front.
                    let scratch = b.temp()?;
                    for n in 0..params as u32 {
                        let index = hognose_bytecode::Num(n);
                        b.prologue.push(Op::LoadSpill { dst: Dst(scratch), list: Src(given), index });
                        b.prologue.push(Op::StoreSpill { list: Src(list), src: Src(scratch), index });
                    }
                }
            }
            for (n, name) in own.into_iter().enumerate() {
                if n >= room {
                    b.vars.insert(name, Var::Spill((spilled_params + n - room) as u32));
                    continue;
                }
                let register = b.variable()?;
                if scope.deleted.contains(&name) {
                    b.deleted.insert(register);
                }
                if scope.inspects {
                    b.doubtful.insert(register);
                }
                b.vars.insert(name, Var::Register(register));
                locals.push(Local { name: names.index(name), register, cell: false, free: false });
            }
        }
        for name in &scope.params {
            if let (Some(Var::Register(register)), true) = (b.vars.get(name), scope.deleted.contains(name)) {
                b.deleted.insert(*register);
            }
        }
        if scope.handles {
            let register = b.temp()?;
            b.handled = Some(register);
            b.prologue.push(Op::LoadUndef { dst: Dst(register) });
        }
        if b.mark() > MAX_VARIABLES + 8 {
            return Err(CompileError::new("too many captured variables", TextRange::default()));
        }
        if scope.sees_class
            && scope.kind != ScopeKind::Class
            && let Some(Var::Cell(cell)) = b.vars.get(&Symbol::CLASS_DICT).copied()
        {
            let register = b.temp()?;
            let name = NameIndex(names.index(Symbol::CLASS_DICT));
            b.prologue.push(Op::LoadCell { dst: Dst(register), cell: Src(cell), name });
            b.namespace = Some(register);
        }
        if scope.inspects {
            self.show_comprehensions(&mut locals)?;
        }
        Ok(locals)
    }

    fn end(
        &mut self,
        pending: Pending<'a>,
        kind: BodyKind,
        flags: BodyFlags,
        params: Params,
        mut locals: Vec<Local>,
    ) -> Result {
        let (b, unit) = (&mut self.b, &mut self.unit);
        for local in &locals {
            let is_param = params.names.contains(&local.name);
            if !local.cell && !is_param && b.doubtful.contains(local.register) {
                b.prologue.push(Op::LoadUndef { dst: Dst(local.register) });
            }
        }
        locals.retain(|l| !is_hidden(unit.names.of_index(l.name)));
        let start = unit.position();
        let handlers = b.finish(&mut unit.ops, &mut unit.spans)?;
        let body = Body {
            name: unit.names.index(pending.name),
            qualname: unit.names.index(pending.qualname),
            kind,
            flags,
            start,
            end: unit.position(),
            params,
            captures: pending.captures,
            registers: b.registers(),
            handled: b.handled,
            handlers: handlers.into(),
            locals: locals.as_slice().into(),
            doc: self.doc,
            first_line: self.lines.line(pending.first.start().into()),
        };
        unit.add_body(pending.index, body);
        Ok(())
    }

    /// The line on which a range begins, from 1.
    pub fn line(&self, range: TextRange) -> u32 {
        self.lines.line(range.start().into())
    }

    // Small helpers that every family uses.

    /// The symbol of an identifier in the current scope, mangled where it is private to a class.
    pub fn symbol(&mut self, name: &str) -> Symbol {
        let private = self.scopes.list[self.scope].private.as_deref();
        self.unit.names.intern(&mangle(private, name))
    }

    /// A cache site for an attribute.
    pub fn attribute_site(&mut self, name: &str) -> hognose_bytecode::SiteIndex {
        let symbol = self.symbol(name);
        self.unit.site(symbol)
    }

    pub fn load_constant(&mut self, range: TextRange, constant: &Constant, dst: Dst) {
        let op = match constant {
            Constant::None => Op::LoadNone { dst },
            Constant::Bool(value) => Op::LoadBool { dst, value: hognose_bytecode::Small(*value as u8) },
            Constant::Int(n) if i32::try_from(*n).is_ok() => {
                Op::LoadInt { dst, value: hognose_bytecode::Word(*n as i32) }
            }
            _ => Op::LoadConst { dst, index: self.unit.constant(constant) },
        };
        self.b.emit(range, op);
    }

    pub fn load_text(&mut self, range: TextRange, text: &str, dst: Dst) {
        self.load_constant(range, &Constant::Str(Arc::from(text)), dst);
    }

    /// Loads an intrinsic.
    pub fn intrinsic(&mut self, range: TextRange, which: hognose_bytecode::Intrinsic, dst: Dst) {
        self.b.emit(range, Op::LoadIntrinsic { dst, which: hognose_bytecode::Num(which.number()) });
    }

    pub fn error<T>(&self, range: TextRange, message: impl Into<String>) -> Result<T> {
        Err(CompileError::new(message, range))
    }

    /// The barrier at the borders of a `try` or `with` body.
    pub fn settle(&mut self, range: TextRange) {
        if !self.options.prelude && !self.is_async && !self.b.follows(Op::Settle {}) {
            self.b.emit(range, Op::Settle {});
        }
    }

    /// The barrier where the exception in a register leaves the body of a `try` or `with`.
    pub fn settle_raised(&mut self, range: TextRange, exception: u8) {
        if !self.options.prelude && !self.is_async {
            self.b.emit(range, Op::SettleRaised { exc: Dst(exception) });
        }
    }
}

/// Whether a variable has a name that no source can mention.
fn is_hidden(name: &str) -> bool {
    name.starts_with('.') && name != ".0"
}

/// Notes the parameters of a function.
fn describe(params: &mut Params, flags: &mut BodyFlags, parameters: Option<&ast::Parameters>) {
    let Some(p) = parameters else { return };
    params.positional_only = p.posonlyargs.len() as u16;
    params.positional = (p.posonlyargs.len() + p.args.len()) as u16;
    params.keyword_only = p.kwonlyargs.len() as u16;
    flags.varargs = p.vararg.is_some();
    flags.varkw = p.kwarg.is_some();
}
