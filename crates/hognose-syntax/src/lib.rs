//! Python source text to a syntax tree, with CPython's syntax errors.
//!
//! [`parse`] gives a [`Module`]: the tree, the text and the way from offsets to lines. Before
//! the parser runs, a gate bounds size and nesting, so hostile source is an error and never a
//! stack overflow; see [`MAX_DEPTH`] for what walks over the tree may rely on. A tree that comes
//! out is valid Python: what CPython's tokenizer, parser, symbol table and compiler reject is
//! rejected here, with its message and place.
//!
//! The parser is ruff's and its tree is public as [`ast`]; no other crate names ruff.
//! Nothing here knows about bytecode, and nothing is evaluated.

#![forbid(unsafe_code)]

mod check;
mod error;
mod explain;
mod gate;
mod identifiers;
mod limits;
pub mod literal;
mod numbers;
mod position;
mod small_map;
mod source;
mod tokenizer;
mod tree;

use std::sync::Arc;

pub use ruff_python_ast as ast;
pub use ruff_text_size as text_size;

use ruff_python_ast::{AtomicNodeIndex, Mod, ModModule, PythonVersion, Stmt, StmtExpr, Suite};
use ruff_python_parser::{ParseOptions, Parsed};
use ruff_text_size::Ranged;

pub use error::{ErrorKind, Phase, SyntaxError, SyntaxWarning};
pub use identifiers::normalize;
pub use limits::{Limits, MAX_DEPTH};
pub use position::{LineIndex, Position};
pub use small_map::{SmallMap, SmallSet};
pub use tree::first_operand;

use error::Fault;

/// What kind of source it is: the third argument of Python's `compile`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// `exec`: a file.
    #[default]
    Module,
    /// `eval`: one expression. The tree is one expression statement.
    Expression,
    /// `single`: one statement of an interactive session.
    Interactive,
}

/// How a source is read.
#[derive(Debug, Clone)]
pub struct Options {
    pub mode: Mode,
    /// The name that errors and tracebacks show.
    pub filename: Arc<str>,
    pub limits: Limits,
    /// Whether `await`, `async for` and `async with` may stand outside functions.
    pub allow_top_level_await: bool,
    /// Whether the tree is all that is wanted: what only CPython's symbol table and compiler refuse passes.
    pub tree_only: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Module,
            filename: Arc::from("<string>"),
            limits: Limits::default(),
            allow_top_level_await: false,
            tree_only: false,
        }
    }
}

/// A parsed source: the tree with the text it came from.
#[derive(Debug)]
pub struct Module {
    /// The text that was parsed: decoded, with `\n` line ends. Offsets in the tree refer to it.
    pub source: Arc<str>,
    pub filename: Arc<str>,
    pub mode: Mode,
    pub lines: LineIndex,
    pub warnings: Vec<SyntaxWarning>,
    tree: ModModule,
    /// Whether dropping the tree recursively could use up the stack.
    is_deep: bool,
}

/// Depth up to which the tree is left to its own, recursive drop.
const SHALLOW: usize = 256;

impl Module {
    /// A `SyntaxError` for a range of this source, in bytes.
    pub fn error(&self, message: &str, start: u32, end: u32) -> SyntaxError {
        Fault::new(message, start, end).locate(&self.source, &self.lines, &self.filename)
    }

    /// The statements. In [`Mode::Expression`] that is exactly one expression statement.
    pub fn body(&self) -> &[Stmt] {
        &self.tree.body
    }

    /// The root of the tree.
    pub fn tree(&self) -> &ModModule {
        &self.tree
    }

    /// Line (from 1) and column (from 0, in code points) of an offset in the tree.
    pub fn position(&self, offset: text_size::TextSize) -> Position {
        self.lines.position(offset.to_u32(), &self.source)
    }

    /// The source text of a node.
    pub fn text(&self, node: impl text_size::Ranged) -> &str {
        let range = node.range();
        self.source.get(range.start().to_usize()..range.end().to_usize()).unwrap_or("")
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        if self.is_deep {
            tree::take_apart(&mut self.tree.body);
        }
    }
}

/// Parses the bytes of a file: decodes as its coding comment says, UTF-8 by default.
pub fn parse_bytes(source: &[u8], options: &Options) -> Result<Module, SyntaxError> {
    if source.len() > options.limits.max_source_bytes {
        return Err(nowhere(too_large(options), options));
    }
    match source::decode(source) {
        Ok(text) => parse(&text, options),
        Err(error) if error.nowhere => Err(nowhere(error.fault.message, options)),
        Err(error) => {
            let index = LineIndex::new(&error.source);
            Err(error.fault.locate(&error.source, &index, &options.filename))
        }
    }
}

/// Parses source text.
///
/// Takes time and memory proportional to the source's length.
pub fn parse(source: &str, options: &Options) -> Result<Module, SyntaxError> {
    if source.len() > options.limits.max_source_bytes {
        return Err(nowhere(too_large(options), options));
    }
    if source.contains('\0') {
        return Err(nowhere("source code string cannot contain null bytes".to_owned(), options));
    }
    let text = source::translate_newlines(source);
    let source: Arc<str> = Arc::from(text.as_ref());
    let lines = LineIndex::new(&source);
    let (tree, is_deep, warnings) = match parse_text(&source, options) {
        Ok(parts) => parts,
        Err(mut fault) => {
            // In an expression whose last line does not end, the end has no column.
            let behind = source.len() - source.trim_end_matches([' ', '\t', '\x0c']).len();
            let at_end =
                fault.start as usize + behind >= source.len() && fault.start as usize <= source.len();
            if options.mode == Mode::Expression
                && at_end
                && fault.kind == ErrorKind::Syntax
                && fault.message == "invalid syntax"
                && !source.ends_with('\n')
            {
                fault = fault.with_columns(0, 0);
            }
            // The end of the text is a character like any other where no line end is added.
            if options.mode != Mode::Module
                && fault.message == "unexpected EOF while parsing"
                && source.ends_with('\\')
            {
                fault.message = "unexpected character after line continuation character".to_owned();
                (fault.line_end, fault.no_end) = (false, true);
            }
            let found = warnings_before(&fault, &source);
            let mut error = fault.locate(&source, &lines, &options.filename);
            if source.is_empty() && options.mode != Mode::Module {
                (error.line, error.end_line) = (0, 0);
            }
            error.warnings = located(found, &source, &lines);
            return Err(error);
        }
    };
    let warnings = located(warnings, &source, &lines);
    Ok(Module {
        source,
        filename: options.filename.clone(),
        mode: options.mode,
        lines,
        warnings,
        tree,
        is_deep,
    })
}

/// Warnings with the bytes that they are about.
type Found = Vec<(String, u32, u32)>;

fn located(warnings: Found, source: &str, lines: &LineIndex) -> Vec<SyntaxWarning> {
    let place = |(message, start, end): (String, u32, u32)| {
        let (start, end) = (lines.position(start, source), lines.position(end, source));
        SyntaxWarning {
            message,
            line: start.line,
            column: start.column + 1,
            end_line: end.line,
            end_column: end.column + 1,
        }
    };
    warnings.into_iter().map(place).collect()
}

/// What the tokenizer and the parser warn of before they come to an error.
fn warnings_before(fault: &Fault, source: &str) -> Found {
    if fault.message == gate::TOO_COMPLEX {
        return Found::new();
    }
    // What the compiler finds is found when all is parsed.
    let until = if fault.phase <= Phase::Parser { fault.start } else { u32::MAX };
    let mut tokenizer = tokenizer::Tokenizer::new(source);
    while tokenizer
        .next_token()
        .is_ok_and(|token| token.kind != tokenizer::TokenKind::End && token.start < until)
    {}
    let mut warnings = std::mem::take(&mut tokenizer.warnings);
    warnings.append(&mut literal::escape_warnings(source, until));
    warnings.sort_by_key(|(_, start, _)| *start);
    warnings.extend_from_slice(&fault.warnings);
    warnings
}

/// The tree, whether it is deep, and the warnings in the order in which CPython gives them.
type Parts = (ModModule, bool, Found);

fn parse_text(source: &str, options: &Options) -> Result<Parts, Fault> {
    let mut tokenizer = tokenizer::Tokenizer::new(source);
    let mut escapes = literal::Escapes::of(source);
    let gate::Passed { depth: bound, has_scopes } = match gate::check(&mut tokenizer, escapes.as_mut()) {
        Ok(passed) => passed,
        // A source that is too complex is not read again; anything else may be the consequence of
        // an error further up.
        Err(fault) if fault.message == gate::TOO_COMPLEX => return Err(fault),
        Err(fault) => return Err(explain::explain(source, options.mode).unwrap_or(fault)),
    };
    let mode = match options.mode {
        Mode::Module | Mode::Interactive => ruff_python_parser::Mode::Module,
        Mode::Expression => ruff_python_parser::Mode::Expression,
    };
    // An indented line is an error that the parser behind this does not see.
    let last = || source.rsplit('\n').next().unwrap_or("");
    let is_blank = |line: &str| !line.is_empty() && line.bytes().all(|b| b == b' ' || b == b'\t');
    if options.mode == Mode::Expression
        && (source.starts_with([' ', '\t', '\x0c']) || is_blank(last()))
        && let Some(fault) = explain::explain(source, options.mode)
    {
        return Err(fault);
    }
    let parse_options = ParseOptions::from(mode).with_target_version(PythonVersion::PY314);
    let parsed = ruff_python_parser::parse_unchecked(source, parse_options);
    let fault = first_fault(&parsed, source, options.mode);
    let mut tree = into_module(parsed.into_syntax());
    let max_depth = options.limits.max_depth.min(MAX_DEPTH);
    // The bound holds for a valid source; what the parser makes of another one is its own affair.
    let depth = if fault.is_none() && bound <= max_depth.min(SHALLOW) {
        debug_assert!(tree::measure(&tree.body, max_depth).total <= bound, "a tree deeper than its bound");
        tree::Depth { total: bound, too_deep: None }
    } else {
        tree::measure(&tree.body, max_depth)
    };
    let is_deep = depth.total > SHALLOW;
    let too_deep = depth
        .too_deep
        .map(|range| Fault::new(gate::TOO_COMPLEX, range.start().to_u32(), range.end().to_u32()));
    let ends_badly = fault.is_none() && options.mode == Mode::Interactive && may_end_badly(&tree.body, source);
    let end = ends_badly.then(|| explain::explain(source, options.mode)).flatten();
    let checked = match fault.or(too_deep).or(end) {
        Some(fault) => Err(Box::new(fault)),
        None if options.tree_only => Ok(Vec::new()),
        None => check::check(&tree.body, has_scopes, source, options),
    };
    match checked {
        Ok(mut later) => {
            let mut warnings = std::mem::take(&mut tokenizer.warnings);
            warnings.append(&mut escapes.map_or_else(Vec::new, literal::Escapes::finish));
            warnings.sort_by_key(|(_, start, _)| *start);
            warnings.append(&mut later);
            Ok((tree, is_deep, warnings))
        }
        Err(fault) => {
            if is_deep {
                tree::take_apart(&mut tree.body);
            }
            Err(*fault)
        }
    }
}

fn first_fault(parsed: &Parsed<Mod>, source: &str, mode: Mode) -> Option<Fault> {
    let errors = parsed.errors().iter().map(|error| error.location);
    let unsupported = parsed.unsupported_syntax_errors().iter().map(|error| error.range);
    let range = errors.chain(unsupported).min_by_key(|range| range.start())?;
    let plain = || Fault::new("invalid syntax", range.start().to_u32(), range.end().to_u32());
    Some(explain::explain(source, mode).unwrap_or_else(plain))
}

fn into_module(tree: Mod) -> ModModule {
    match tree {
        Mod::Module(module) => module,
        Mod::Expression(expression) => {
            let range = expression.range;
            let statement = StmtExpr { node_index: AtomicNodeIndex::NONE, range, value: expression.body };
            let mut body = Suite::new();
            body.push(Stmt::Expr(statement));
            ModModule { node_index: AtomicNodeIndex::NONE, range, body }
        }
    }
}

fn is_compound(statement: &Stmt) -> bool {
    use Stmt::{ClassDef, For, FunctionDef, If, Match, Try, While, With};
    matches!(statement, ClassDef(_) | For(_) | FunctionDef(_) | If(_) | Match(_) | Try(_) | While(_) | With(_))
}

/// Whether an interactive source may be something else than the statements of one line, or one compound statement
/// that ends as such a statement has to: with a line end of its own, or with a block.
fn may_end_badly(body: &[Stmt], source: &str) -> bool {
    match body {
        [] => true,
        [only] => !source.ends_with('\n') && is_compound(only),
        [first, .., last] => {
            let between = source.get(first.start().to_usize()..last.start().to_usize());
            between.is_none_or(|text| text.contains('\n'))
        }
    }
}

fn too_large(options: &Options) -> String {
    format!("source code is longer than {} bytes", options.limits.max_source_bytes)
}

fn nowhere(message: String, options: &Options) -> SyntaxError {
    SyntaxError {
        kind: ErrorKind::Syntax,
        message,
        filename: options.filename.clone(),
        line: 0,
        column: 0,
        end_line: 0,
        end_column: 0,
        text: None,
        is_read_on: false,
        phase: Phase::Parser,
        warnings: Vec::new(),
    }
}
