//! Where statements may stand, what may be starred, and what is legal but suspicious.
//!
//! In CPython these are errors and warnings of the compiler proper.

use ruff_python_ast::{
    AnyNodeRef, Arguments, CmpOp, Comprehension, ExceptHandler, Expr, ExprContext, Number, Pattern, Stmt,
};
use ruff_text_size::{Ranged, TextRange};

use super::emission::Emission;
use super::{Check, Walk, Warnings, as_future, chain, descend, fault, patterns, symbol_fault};
use crate::Options;
use crate::limits::MAX_BLOCKS;
use crate::small_map::SmallSet;
use crate::tree::Children;

#[derive(Clone, Copy, PartialEq, Eq)]
enum FunctionKind {
    None,
    Class,
    Sync,
    Async,
    /// A generator expression or comprehension inside something not asynchronous.
    Comprehension,
}

/// What encloses a statement within its function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Loop,
    ExceptStar,
    Finally,
    Other,
}

struct Flow<'a> {
    source: &'a str,
    functions: Vec<FunctionKind>,
    blocks: Vec<Block>,
    is_generator: bool,
    top_level_await: bool,
    warnings: Emission,
    /// The generator that the call at hand has as its argument, if what it warns of is said twice.
    compiled_twice: Option<TextRange>,
}

pub(super) fn check(body: &[Stmt], source: &str, options: &Options) -> Result<Warnings, Box<super::Fault>> {
    let mut flow = Flow {
        source,
        functions: Vec::new(),
        blocks: Vec::new(),
        is_generator: false,
        top_level_await: options.allow_top_level_await,
        warnings: Emission::default(),
        compiled_twice: None,
    };
    let futures_end = futures_end(body);
    for (index, stmt) in body.iter().enumerate() {
        if index >= futures_end && as_future(stmt).is_some() {
            return Err(late_future(stmt));
        }
        if let Err(mut fault) = flow.stmt(stmt) {
            // What the table of symbols finds is found before the compiler warns.
            if fault.phase != super::Phase::Symbols {
                fault.warnings = flow.warnings.finish();
            }
            return Err(fault);
        }
    }
    Ok(flow.warnings.finish())
}

fn late_future(stmt: &Stmt) -> Box<super::Fault> {
    symbol_fault("from __future__ imports must occur at the beginning of the file", stmt.range())
}

fn futures_end(body: &[Stmt]) -> usize {
    let docstring = matches!(body.first(), Some(Stmt::Expr(first)) if first.value.is_string_literal_expr());
    let start = usize::from(docstring);
    start + body.iter().skip(start).take_while(|stmt| as_future(stmt).is_some()).count()
}

impl<'a> Flow<'a> {
    fn function(&self) -> FunctionKind {
        self.functions.last().copied().unwrap_or(FunctionKind::None)
    }

    fn warn(&mut self, message: impl Into<String>, range: TextRange) {
        self.warnings.warn(message.into(), range);
    }

    fn body(&mut self, body: &'a [Stmt]) -> Check {
        body.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn block(&mut self, block: Block, at: TextRange, body: &'a [Stmt]) -> Check {
        let nested = self.blocks.iter().filter(|block| **block != Block::ExceptStar).count();
        if nested >= MAX_BLOCKS {
            return Err(fault("too many statically nested blocks", at));
        }
        self.blocks.push(block);
        let result = self.body(body);
        self.blocks.pop();
        result
    }

    fn in_function(&mut self, kind: FunctionKind, walk: impl FnOnce(&mut Self) -> Check) -> Check {
        self.functions.push(kind);
        let blocks = std::mem::take(&mut self.blocks);
        let was_generator = std::mem::replace(&mut self.is_generator, false);
        let around = self.warnings.begin_function();
        let result = walk(self);
        self.warnings.end_function(around);
        self.is_generator = was_generator;
        self.blocks = blocks;
        self.functions.pop();
        result
    }

    /// `break` and `continue`: whether a loop is there, and nothing in between that forbids it.
    fn leaves_loop(&mut self, message: &str, what: &str, range: TextRange) -> Check {
        let mut finally = false;
        for (depth, block) in self.blocks.clone().iter().enumerate().rev() {
            match block {
                Block::Loop => {
                    self.warnings.exit(depth);
                    return Ok(());
                }
                Block::ExceptStar => return Err(except_star(range)),
                Block::Finally if !finally => {
                    finally = true;
                    self.warnings.warn_early(format!("'{what}' in a 'finally' block"), range);
                }
                Block::Finally | Block::Other => {}
            }
        }
        Err(fault(message, range))
    }

    fn return_(&mut self, return_: &'a ruff_python_ast::StmtReturn) -> Check {
        // A loop hides the `finally` around it, as in CPython.
        let around = self.blocks.iter().rev().find(|b| matches!(b, Block::Loop | Block::Finally));
        if around == Some(&Block::Finally) {
            self.warnings.warn_early("'return' in a 'finally' block".to_string(), return_.range());
        }
        if !matches!(self.function(), FunctionKind::Sync | FunctionKind::Async) {
            return Err(fault("'return' outside function", return_.range()));
        }
        if self.function() == FunctionKind::Async && self.is_generator && return_.value.is_some() {
            return Err(fault("'return' with value in async generator", return_.range()));
        }
        if self.blocks.contains(&Block::ExceptStar) {
            return Err(except_star(return_.range()));
        }
        self.unstarred(return_.value.as_deref())?;
        self.warnings.exit(0);
        Ok(())
    }

    fn unstarred(&mut self, value: Option<&'a Expr>) -> Check {
        match value {
            Some(Expr::Starred(starred)) => Err(fault("can't use starred expression here", starred.range())),
            Some(value) => self.expr(value),
            None => Ok(()),
        }
    }

    fn is_async_allowed(&self) -> bool {
        match self.function() {
            FunctionKind::Async => true,
            FunctionKind::None => self.top_level_await,
            _ => false,
        }
    }

    fn asynchronous(&self, what: &str, range: TextRange) -> Check {
        if self.is_async_allowed() {
            Ok(())
        } else {
            Err(symbol_fault(format!("'{what}' outside async function"), range))
        }
    }

    fn forbidden(&self, name: &str, range: TextRange) -> Check {
        if name == "__debug__" { Err(symbol_fault("cannot assign to __debug__", range)) } else { Ok(()) }
    }

    fn target(&mut self, target: &'a Expr) -> Check {
        match target {
            Expr::Starred(starred) => {
                return Err(fault("starred assignment target must be in a list or tuple", starred.range()));
            }
            Expr::Tuple(tuple) => self.unpacked(&tuple.elts, tuple.range())?,
            Expr::List(list) => self.unpacked(&list.elts, list.range())?,
            _ => {}
        }
        self.expr(target)
    }

    fn unpacked(&mut self, items: &'a [Expr], range: TextRange) -> Check {
        if items.iter().filter(|item| item.is_starred_expr()).count() > 1 {
            return Err(fault("multiple starred expressions in assignment", range));
        }
        for item in items {
            let item = if let Expr::Starred(starred) = item { &*starred.value } else { item };
            match item {
                Expr::Tuple(tuple) => self.unpacked(&tuple.elts, tuple.range())?,
                Expr::List(list) => self.unpacked(&list.elts, list.range())?,
                _ => {}
            }
        }
        Ok(())
    }

    fn try_(&mut self, try_: &'a ruff_python_ast::StmtTry) -> Check {
        let has_finally = !try_.finalbody.is_empty();
        // With handlers it is a `try` in a `try`; without them one block.
        let inner = has_finally && !try_.handlers.is_empty();
        if has_finally {
            self.warnings.begin_try(self.blocks.len());
        }
        if inner {
            self.blocks.push(Block::Other);
        }
        self.block(Block::Other, try_.range(), &try_.body)?;
        for (index, ExceptHandler::ExceptHandler(handler)) in try_.handlers.iter().enumerate() {
            if handler.type_.is_none() && index + 1 < try_.handlers.len() {
                return Err(fault("default 'except:' must be last", handler.range()));
            }
            if let Some(type_) = &handler.type_ {
                self.expr(type_)?;
            }
            if let Some(name) = &handler.name {
                self.forbidden(name.as_str(), handler.range())?;
            }
            let block = if try_.is_star { Block::ExceptStar } else { Block::Other };
            self.block(block, handler.range(), &handler.body)?;
        }
        self.body(&try_.orelse)?;
        if inner {
            self.blocks.pop();
        }
        if has_finally {
            let body = self.warnings.begin_finally();
            self.block(Block::Finally, try_.range(), &try_.finalbody)?;
            self.warnings.end_finally(body);
        }
        Ok(())
    }

    fn function_def(&mut self, function: &'a ruff_python_ast::StmtFunctionDef) -> Check {
        for decorator in &function.decorator_list {
            self.expr(&decorator.expression)?;
        }
        self.forbidden(function.name.as_str(), function.range())?;
        self.parameters(&function.parameters)?;
        self.type_params(function.type_params.as_deref())?;
        self.deferred(function.returns.as_deref())?;
        let kind = if function.is_async { FunctionKind::Async } else { FunctionKind::Sync };
        self.in_function(kind, |flow| {
            flow.is_generator = function.is_async && yields(&function.body);
            flow.body(&function.body)
        })
    }

    fn parameters(&mut self, parameters: &'a ruff_python_ast::Parameters) -> Check {
        for parameter in parameters.iter() {
            let parameter = parameter.as_parameter();
            let range = TextRange::new(parameter.name.range().start(), parameter.range().end());
            self.forbidden(parameter.name.as_str(), range)?;
        }
        for parameter in parameters.iter() {
            self.deferred(parameter.annotation())?;
            if let Some(default) = parameter.default() {
                self.expr(default)?;
            }
        }
        Ok(())
    }

    /// An annotation, a bound, a default of a type parameter or the value of an alias: a function of its own.
    fn deferred(&mut self, expr: Option<&'a Expr>) -> Check {
        let Some(expr) = expr else { return Ok(()) };
        self.in_function(FunctionKind::Sync, |flow| flow.expr(expr))
    }

    fn type_params(&mut self, parameters: Option<&'a ruff_python_ast::TypeParams>) -> Check {
        for parameter in parameters.into_iter().flat_map(|parameters| &parameters.type_params) {
            self.forbidden(parameter.name().as_str(), parameter.range())?;
            if let ruff_python_ast::TypeParam::TypeVar(var) = parameter {
                self.deferred(var.bound.as_deref())?;
            }
            self.deferred(parameter.default())?;
        }
        Ok(())
    }

    fn arguments(&mut self, arguments: &'a Arguments) -> Check {
        let mut seen = SmallSet::default();
        for keyword in &arguments.keywords {
            let Some(name) = &keyword.arg else { continue };
            self.forbidden(name.as_str(), keyword.range())?;
            if !seen.insert(name.as_str(), ()) {
                return Err(fault(format!("keyword argument repeated: {name}"), keyword.range()));
            }
        }
        Ok(())
    }

    fn comprehension(&mut self, expr: &'a Expr, clauses: &'a [Comprehension], parts: [&'a Expr; 2]) -> Check {
        let is_generator = expr.is_generator_expr();
        let outer = self.function();
        if let Some(first) = clauses.first() {
            self.expr(&first.iter)?;
        }
        let tests = clauses.iter().flat_map(|clause| &clause.ifs);
        let later = clauses.iter().skip(1).map(|clause| &clause.iter);
        let is_async = clauses.iter().any(|clause| clause.is_async)
            || parts.into_iter().chain(tests).chain(later).any(awaits);
        if is_async && !is_generator && !self.is_async_allowed() {
            let message = "asynchronous comprehension outside of an asynchronous function";
            return Err(symbol_fault(message, expr.range()));
        }
        let kind = match outer {
            FunctionKind::Async => FunctionKind::Async,
            FunctionKind::None if self.top_level_await => FunctionKind::Async,
            _ if is_generator && is_async => FunctionKind::Async,
            _ => FunctionKind::Comprehension,
        };
        self.functions.push(kind);
        for (index, clause) in clauses.iter().enumerate() {
            self.target(&clause.target)?;
            if index > 0 {
                self.expr(&clause.iter)?;
            }
            for test in &clause.ifs {
                self.expr(test)?;
            }
        }
        let [first, second] = parts;
        self.expr(first)?;
        if !std::ptr::eq(first, second) {
            self.expr(second)?;
        }
        self.functions.pop();
        Ok(())
    }

    fn compare(&mut self, compare: &'a ruff_python_ast::ExprCompare) {
        let mut left: &Expr = &compare.left;
        for (op, right) in compare.ops.iter().zip(&compare.comparators) {
            if matches!(op, CmpOp::Is | CmpOp::IsNot) {
                let word = if *op == CmpOp::Is { "\"is\"" } else { "\"is not\"" };
                let instead = if *op == CmpOp::Is { "==" } else { "!=" };
                if let Some(type_) = identity_literal(left).or_else(|| identity_literal(right)) {
                    let message = format!("{word} with '{type_}' literal. Did you mean \"{instead}\"?");
                    self.warn(message, compare.range());
                }
            }
            left = right;
        }
    }

    fn link(&mut self, expr: &'a Expr) -> Check {
        match expr {
            Expr::Call(call) => {
                self.arguments(&call.arguments)?;
                self.compiled_twice = is_compiled_twice(call).then(|| call.arguments.args[0].range());
                if let Some(type_) = uncallable(&call.func) {
                    let message = format!("'{type_}' object is not callable; perhaps you missed a comma?");
                    self.warn(message, expr.range());
                }
            }
            Expr::Subscript(subscript) if subscript.ctx == ExprContext::Load => self.subscript(subscript),
            Expr::Attribute(attribute) if attribute.ctx != ExprContext::Load => {
                self.forbidden(attribute.attr.as_str(), expr.range())?;
            }
            _ => {}
        }
        Ok(())
    }

    fn subscript(&mut self, subscript: &'a ruff_python_ast::ExprSubscript) {
        if let Some(type_) = unsubscriptable(&subscript.value) {
            let message = format!("'{type_}' object is not subscriptable; perhaps you missed a comma?");
            self.warn(message, subscript.range());
        } else if let (Some("str" | "bytes" | "list" | "tuple"), Some(index)) =
            (literal_type(&subscript.value), literal_type(&subscript.slice))
            && index != "int"
            && index != "bool"
        {
            let type_ = literal_type(&subscript.value).unwrap_or_default();
            let message = format!(
                "{type_} indices must be integers or slices, not {index}; perhaps you missed a comma?"
            );
            self.warn(message, subscript.range());
        }
    }
}

/// Whether CPython 3.14 compiles the argument of a call once as a loop in place, and once as the generator that is needed
/// if the name turns out to be another function's: what it warns of in there it says twice.
fn is_compiled_twice(call: &ruff_python_ast::ExprCall) -> bool {
    let Expr::Name(name) = &*call.func else { return false };
    matches!(name.id.as_str(), "all" | "any" | "tuple")
        && call.arguments.keywords.is_empty()
        && matches!(&*call.arguments.args, [Expr::Generator(_)])
}

fn except_star(range: TextRange) -> Box<super::Fault> {
    fault("'break', 'continue' and 'return' cannot appear in an except* block", range)
}

/// The type of a literal that `is` cannot compare sensibly.
fn identity_literal(expr: &Expr) -> Option<&'static str> {
    match literal_type(expr).filter(|_| !expr.is_f_string_expr())? {
        "NoneType" | "bool" | "ellipsis" | "list" | "dict" | "set" => None,
        "tuple" => {
            let Expr::Tuple(tuple) = expr else { return None };
            let is_constant = tuple.elts.iter().all(|item| item.is_literal_expr());
            is_constant.then_some("tuple")
        }
        name => Some(name),
    }
}

/// The name of the type of a literal or display.
fn literal_type(expr: &Expr) -> Option<&'static str> {
    Some(match expr {
        Expr::StringLiteral(_) | Expr::FString(_) => "str",
        Expr::BytesLiteral(_) => "bytes",
        Expr::NumberLiteral(number) => match number.value {
            Number::Int(_) => "int",
            Number::Float(_) => "float",
            Number::Complex { .. } => "complex",
        },
        Expr::BooleanLiteral(_) => "bool",
        Expr::NoneLiteral(_) => "NoneType",
        Expr::EllipsisLiteral(_) => "ellipsis",
        Expr::Tuple(_) => "tuple",
        Expr::List(_) | Expr::ListComp(_) => "list",
        Expr::Dict(_) | Expr::DictComp(_) => "dict",
        Expr::Set(_) | Expr::SetComp(_) => "set",
        _ => return None,
    })
}

fn uncallable(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Generator(_) => Some("generator"),
        Expr::TString(_) => Some("string.templatelib.Template"),
        _ => literal_type(expr),
    }
}

fn unsubscriptable(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Lambda(_) => Some("function"),
        Expr::Generator(_) => Some("generator"),
        Expr::TString(_) => Some("string.templatelib.Template"),
        _ => literal_type(expr).filter(|name| {
            matches!(*name, "NoneType" | "bool" | "int" | "float" | "complex" | "ellipsis" | "set")
        }),
    }
}

/// Whether an expression awaits in its own scope.
fn awaits(expr: &Expr) -> bool {
    let mut stack = Children { nodes: vec![AnyNodeRef::from(expr)] };
    while let Some(node) = stack.nodes.pop() {
        match node {
            AnyNodeRef::ExprAwait(_) => return true,
            AnyNodeRef::ExprLambda(_) | AnyNodeRef::ExprGenerator(_) => {}
            _ => node.visit_source_order(&mut stack),
        }
    }
    false
}

/// Whether a function's own body yields.
fn yields(body: &[Stmt]) -> bool {
    let mut stack = Children { nodes: body.iter().map(AnyNodeRef::from).collect() };
    while let Some(node) = stack.nodes.pop() {
        match node {
            AnyNodeRef::ExprYield(_) | AnyNodeRef::ExprYieldFrom(_) => return true,
            AnyNodeRef::StmtFunctionDef(_) | AnyNodeRef::StmtClassDef(_) | AnyNodeRef::ExprLambda(_) => {}
            _ => node.visit_source_order(&mut stack),
        }
    }
    false
}

impl<'a> Walk<'a> for Flow<'a> {
    fn stmt(&mut self, stmt: &'a Stmt) -> Check {
        match stmt {
            Stmt::FunctionDef(function) => self.function_def(function),
            Stmt::ClassDef(class) => {
                self.forbidden(class.name.as_str(), class.range())?;
                for decorator in &class.decorator_list {
                    self.expr(&decorator.expression)?;
                }
                self.type_params(class.type_params.as_deref())?;
                if let Some(arguments) = &class.arguments {
                    self.arguments(arguments)?;
                    let walk = |flow: &mut Self| descend(flow, AnyNodeRef::from(arguments.as_ref()));
                    match class.type_params {
                        Some(_) => self.in_function(FunctionKind::Sync, walk)?,
                        None => walk(self)?,
                    }
                }
                self.in_function(FunctionKind::Class, |flow| flow.body(&class.body))
            }
            Stmt::Return(return_) => self.return_(return_),
            Stmt::Break(break_) => self.leaves_loop("'break' outside loop", "break", break_.range()),
            Stmt::Continue(continue_) => {
                self.leaves_loop("'continue' not properly in loop", "continue", continue_.range())
            }
            Stmt::For(for_) => {
                if for_.is_async {
                    self.asynchronous("async for", for_.range())?;
                }
                self.expr(&for_.iter)?;
                self.target(&for_.target)?;
                self.block(Block::Loop, for_.range(), &for_.body)?;
                self.body(&for_.orelse)
            }
            Stmt::While(while_) => {
                self.expr(&while_.test)?;
                self.block(Block::Loop, while_.range(), &while_.body)?;
                self.body(&while_.orelse)
            }
            Stmt::With(with) => {
                if with.is_async {
                    self.asynchronous("async with", with.range())?;
                }
                for item in &with.items {
                    self.expr(&item.context_expr)?;
                    if let Some(target) = &item.optional_vars {
                        self.target(target)?;
                    }
                }
                let depth = self.blocks.len();
                self.blocks.extend(std::iter::repeat_n(Block::Other, with.items.len() - 1));
                let result = self.block(Block::Other, with.range(), &with.body);
                self.blocks.truncate(depth);
                result
            }
            Stmt::Try(try_) => self.try_(try_),
            Stmt::Match(match_) => {
                self.expr(&match_.subject)?;
                patterns::check(match_, self.source)?;
                descend_cases(self, match_)
            }
            Stmt::Expr(expr) => self.unstarred(Some(&expr.value)),
            Stmt::Assign(assign) => {
                self.unstarred(Some(&assign.value))?;
                assign.targets.iter().try_for_each(|target| self.target(target))
            }
            Stmt::AnnAssign(assign) => {
                self.unstarred(assign.value.as_deref())?;
                self.expr(&assign.target)?;
                self.deferred(Some(&assign.annotation))
            }
            Stmt::TypeAlias(alias) => {
                self.expr(&alias.name)?;
                self.type_params(alias.type_params.as_deref())?;
                self.deferred(Some(&alias.value))
            }
            Stmt::AugAssign(assign) => {
                self.unstarred(Some(&assign.value))?;
                self.expr(&assign.target)
            }
            Stmt::Assert(assert) => {
                if matches!(assert.test.as_ref(), Expr::Tuple(tuple) if !tuple.elts.is_empty()) {
                    self.warn("assertion is always true, perhaps remove parentheses?", stmt.range());
                }
                descend(self, AnyNodeRef::from(stmt))
            }
            Stmt::ImportFrom(_)
                if as_future(stmt).is_some() && !(self.functions.is_empty() && self.blocks.is_empty()) =>
            {
                Err(late_future(stmt))
            }
            Stmt::Import(import) => import.names.iter().try_for_each(|alias| {
                self.forbidden(alias.asname.as_ref().unwrap_or(&alias.name).as_str(), alias.range())
            }),
            Stmt::ImportFrom(import) => import.names.iter().try_for_each(|alias| {
                self.forbidden(alias.asname.as_ref().unwrap_or(&alias.name).as_str(), alias.range())
            }),
            _ => descend(self, AnyNodeRef::from(stmt)),
        }
    }

    fn expr(&mut self, expr: &'a Expr) -> Check {
        match expr {
            Expr::Name(name) if name.ctx == ExprContext::Del && name.id == "__debug__" => {
                Err(fault("cannot delete __debug__", expr.range()))
            }
            Expr::Name(name) if name.ctx != ExprContext::Load => self.forbidden(&name.id, expr.range()),
            Expr::BinOp(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Call(_) => {
                chain(self, expr, Self::link)
            }
            Expr::Yield(_) | Expr::YieldFrom(_) => {
                let word = if expr.is_yield_expr() { "yield" } else { "yield from" };
                if !matches!(self.function(), FunctionKind::Sync | FunctionKind::Async) {
                    return Err(fault(format!("'{word}' outside function"), expr.range()));
                }
                if word == "yield from" && self.function() == FunctionKind::Async {
                    return Err(fault("'yield from' inside async function", expr.range()));
                }
                if let Expr::Yield(yield_) = expr {
                    return self.unstarred(yield_.value.as_deref());
                }
                descend(self, AnyNodeRef::from(expr))
            }
            Expr::Await(_) => {
                if !self.is_async_allowed() {
                    let is_function =
                        self.functions.iter().rev().find(|kind| **kind != FunctionKind::Comprehension)
                            == Some(&FunctionKind::Sync);
                    let place = if is_function { "async function" } else { "function" };
                    return Err(symbol_fault(format!("'await' outside {place}"), expr.range()));
                }
                descend(self, AnyNodeRef::from(expr))
            }
            Expr::Lambda(lambda) => {
                if let Some(parameters) = &lambda.parameters {
                    self.parameters(parameters)?;
                }
                self.in_function(FunctionKind::Sync, |flow| flow.expr(&lambda.body))
            }
            Expr::ListComp(comp) => self.comprehension(expr, &comp.generators, [&comp.elt, &comp.elt]),
            Expr::SetComp(comp) => self.comprehension(expr, &comp.generators, [&comp.elt, &comp.elt]),
            Expr::Generator(comp) => {
                let is_twice = self.compiled_twice.take() == Some(expr.range());
                let mark = self.warnings.mark();
                self.comprehension(expr, &comp.generators, [&comp.elt, &comp.elt])?;
                if is_twice {
                    self.warnings.repeat(mark);
                }
                Ok(())
            }
            Expr::DictComp(comp) => {
                let key = comp.key.as_deref().unwrap_or(&comp.value);
                self.comprehension(expr, &comp.generators, [key, &comp.value])
            }
            Expr::Compare(compare) => {
                self.compare(compare);
                descend(self, AnyNodeRef::from(expr))
            }
            Expr::FString(string) => {
                for element in string.value.elements() {
                    if let Some(field) = element.as_interpolation()
                        && field.expression.is_starred_expr()
                    {
                        return Err(fault("can't use starred expression here", field.expression.range()));
                    }
                }
                descend(self, AnyNodeRef::from(expr))
            }
            _ => descend(self, AnyNodeRef::from(expr)),
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern) -> Check {
        descend(self, AnyNodeRef::from(pattern))
    }
}

fn descend_cases<'a>(flow: &mut Flow<'a>, match_: &'a ruff_python_ast::StmtMatch) -> Check {
    for case in &match_.cases {
        flow.pattern(&case.pattern)?;
        if let Some(guard) = &case.guard {
            flow.expr(guard)?;
        }
        flow.body(&case.body)?;
    }
    Ok(())
}
