//! The engine behind the API: the compiler as the VM gets it.

use std::cell::RefCell;
use std::sync::Arc;

use hognose_bytecode::Code;
use hognose_compiler::Mode;
pub use hognose_image::image;
use hognose_syntax::{Phase, SyntaxWarning};
use hognose_vm::exec::{RunRequest, RunWhat};
use hognose_vm::session::{Event, Session};
use hognose_vm::value::Value;

/// Code, and what the compiler warns of.
pub type Compiled = (Arc<Code>, Vec<SyntaxWarning>);

/// Parses and compiles a source.
pub fn compile(source: &str, filename: &str, mode: Mode) -> Result<Compiled, hognose_syntax::SyntaxError> {
    let options = hognose_syntax::Options {
        mode: match mode {
            Mode::Expression => hognose_syntax::Mode::Expression,
            _ => hognose_syntax::Mode::Module,
        },
        filename: Arc::from(filename),
        limits: hognose_syntax::Limits::default(),
        allow_top_level_await: true,
        tree_only: false,
    };
    let mut tree = hognose_syntax::parse(source, &options)?;
    let options = hognose_compiler::Options::new(mode, options.filename);
    match hognose_compiler::compile(&tree, &options) {
        Ok(code) => Ok((Arc::new(code), std::mem::take(&mut tree.warnings))),
        Err(error) => Err(tree.error(&error.message, error.start, error.end)),
    }
}

/// Parses and compiles the bytes of a file as a feed.
pub fn compile_bytes(source: &[u8], filename: &str) -> Result<Compiled, hognose_syntax::SyntaxError> {
    let options = hognose_syntax::Options {
        filename: Arc::from(filename),
        allow_top_level_await: true,
        ..Default::default()
    };
    let mut tree = hognose_syntax::parse_bytes(source, &options)?;
    match hognose_compiler::compile(&tree, &hognose_compiler::Options::new(Mode::Feed, filename)) {
        Ok(code) => Ok((Arc::new(code), std::mem::take(&mut tree.warnings))),
        Err(error) => Err(tree.error(&error.message, error.start, error.end)),
    }
}

/// Compiles a text for `exec`, `eval` or `compile` of the guest.
fn compile_text(
    text: &str,
    mode: &str,
    filename: &str,
    separate_locals: bool,
) -> Result<Compiled, hognose_syntax::SyntaxError> {
    let mut tree = hognose_syntax::parse(text, &reading(mode, filename))?;
    let interactive = mode == "single";
    // Examples of `doctest` are found in their docstrings, modules in their source.
    let has_lines = mode == "module" || filename.starts_with("<doctest ") && filename.ends_with("]>");
    let mode = if mode == "eval" { Mode::Expression } else { Mode::Module };
    let options = hognose_compiler::Options {
        separate_locals,
        interactive,
        ..hognose_compiler::Options::new(mode, filename)
    };
    match hognose_compiler::compile(&tree, &options) {
        Ok(code) if has_lines => Ok((Arc::new(code), std::mem::take(&mut tree.warnings))),
        // There is no file in which a traceback could look its lines up.
        Ok(code) => Ok((Arc::new(code.lines_only()), std::mem::take(&mut tree.warnings))),
        Err(error) => Err(tree.error(&error.message, error.start, error.end)),
    }
}

/// How a text of the guest is read in a mode of Python's `compile`.
fn reading(mode: &str, filename: &str) -> hognose_syntax::Options {
    hognose_syntax::Options {
        mode: match mode {
            "eval" => hognose_syntax::Mode::Expression,
            "single" => hognose_syntax::Mode::Interactive,
            _ => hognose_syntax::Mode::Module,
        },
        filename: Arc::from(filename),
        ..Default::default()
    }
}

/// Parses a text for `ast.parse` of the guest.
fn parse_text(
    text: &str,
    mode: &str,
    filename: &str,
) -> Result<Vec<hognose_compiler::Item>, hognose_syntax::SyntaxError> {
    let options = hognose_syntax::Options { tree_only: true, ..reading(mode, filename) };
    let tree = hognose_syntax::parse(text, &options)?;
    Ok(hognose_compiler::outline(&tree))
}

/// The steps of building a tree, as the library takes them (`lib/_ast_build.py`): 0 and a value; 1 and the length of a list;
/// or the name of a class, with a place if nodes of that class have one.
fn steps(vm: &mut hognose_vm::vm::Vm, items: &[hognose_compiler::Item]) -> Value {
    use hognose_compiler::Item;
    let number = |n: u32| Value::small(i32::try_from(n).unwrap_or(i32::MAX));
    let mut steps = Vec::with_capacity(items.len() * 3);
    for item in items {
        match item {
            Item::Value(constant) => {
                let made = hognose_vm::image::constants(vm, std::slice::from_ref(constant)).unwrap_or_default();
                steps.extend([number(0), made.first().copied().unwrap_or(Value::NONE)]);
            }
            Item::List(n) => steps.extend([number(1), number(*n)]),
            Item::Node(class, place) => {
                steps.push(vm.intern(class));
                if let Some(p) = place {
                    steps.extend([p.line, p.column, p.end_line, p.end_column].map(number));
                }
            }
        }
    }
    vm.heap.new_tuple(steps)
}

/// The longest text that a guest can have compiled, in bytes: some 60 ms of work.
const MOST_SOURCE: usize = 1 << 18;
/// Answers a request of the guest for code: `exec`, `eval`, `compile`. An event when that ended the feed.
pub fn serve(session: &mut Session, request: RunRequest) -> Option<Event> {
    if let RunWhat::Source { text, .. } | RunWhat::Compile { text, .. } | RunWhat::Parse { text, .. } =
        &request.what
    {
        // Parsing and compiling cannot be polled, so a text has a bound. Its price was paid by whoever asked.
        if text.len() > MOST_SOURCE {
            let found = text.len();
            let text =
                format!("source code of {found} bytes is too long to compile here (at most {MOST_SOURCE})");
            let text = session.vm.str(&text);
            let exc = session.vm.new_exception(hognose_vm::classes::MEMORY_ERROR, &[text]);
            return session.run_failed(exc);
        }
    }
    let compiled = match &request.what {
        RunWhat::Source { text, mode: "module", filename } => lately_compiled(text, filename, || {
            compile_text(text, "module", filename, false)
        }),
        RunWhat::Source { text, mode, filename } => {
            compile_text(text, mode, filename, request.locals.is_some())
        }
        RunWhat::Compile { text, mode, filename } => {
            // Who runs it may give other locals than globals.
            return match compile_text(text, mode, filename, true) {
                Ok((code, warnings)) => {
                    let given = session.give_code(&request, code);
                    if given.is_none() {
                        warn(session, filename, &warnings);
                    }
                    given
                }
                Err(error) => fail(session, filename, &error, mode),
            };
        }
        RunWhat::Parse { text, mode, filename } => {
            return match parse_text(text, mode, filename) {
                Ok(items) => {
                    let steps = steps(&mut session.vm, &items);
                    session.give_value(&request, steps);
                    None
                }
                Err(error) => fail(session, filename, &error, mode),
            };
        }
        RunWhat::Function { function, cells } => return session.give_function(&request, *function, cells),
        RunWhat::Recode { function, unit, body } => return session.recode(&request, *function, *unit, *body),
        RunWhat::Code { unit } => Ok((session.whole_code(*unit), Vec::new())),
        RunWhat::Library { .. } => return None,
    };
    let (filename, mode) = match &request.what {
        RunWhat::Source { filename, mode, .. } => (filename.clone(), *mode),
        _ => (String::new(), "exec"),
    };
    match compiled {
        Ok((code, warnings)) => match session.run_code(request, code) {
            Ok(()) => {
                warn(session, &filename, &warnings);
                None
            }
            Err(limit) => Some(session.stop(limit)),
        },
        Err(error) => fail(session, &filename, &error, mode),
    }
}

/// Raises a syntax error, behind the warnings that came before it.
fn fail(
    session: &mut Session,
    filename: &str,
    error: &hognose_syntax::SyntaxError,
    mode: &str,
) -> Option<Event> {
    let exc = syntax_error(session, error, mode);
    if error.warnings.is_empty() {
        return session.run_failed(exc);
    }
    let found = warnings_of(session, filename, &error.warnings);
    let both = session.vm.heap.new_tuple([found, exc]);
    session.call_between("fail_with_warnings", both);
    None
}

/// Lets the guest's `warnings` know what the compiler warns of, before anything else runs.
pub fn warn(session: &mut Session, filename: &str, warnings: &[SyntaxWarning]) {
    if !warnings.is_empty() {
        let found = warnings_of(session, filename, warnings);
        session.call_between("syntax_warnings", found);
    }
}

fn warnings_of(session: &mut Session, filename: &str, warnings: &[SyntaxWarning]) -> Value {
    let vm = &mut session.vm;
    let filename = vm.str(filename);
    let number = |n: u32| Value::small(n as i32);
    let found: Vec<Value> = warnings
        .iter()
        .map(|w| {
            let message = vm.str(&w.message);
            let place = [w.line, w.column, w.end_line, w.end_column].map(number);
            vm.heap.new_tuple([message, filename].into_iter().chain(place).collect::<Vec<Value>>())
        })
        .collect();
    vm.heap.new_list(found)
}

/// The line that a `SyntaxError` of a text without a file shows: what the parser has at hand, with a line end that `exec`
/// adds. The compiler proper has none.
fn shown_line(error: &hognose_syntax::SyntaxError, mode: &str) -> Option<String> {
    let text = error.text.as_deref().filter(|_| error.phase <= Phase::Parser)?;
    let unclosed = error.message.ends_with("was never closed");
    let alone = error.is_read_on || error.phase == Phase::Tokenizer && !unclosed;
    Some(match text.strip_suffix('\n') {
        Some(line) if alone => line.to_string(),
        None if !alone && mode == "exec" => format!("{text}\n"),
        _ => text.to_string(),
    })
}

/// A `SyntaxError` of the guest.
pub fn syntax_error(session: &mut Session, error: &hognose_syntax::SyntaxError, mode: &str) -> Value {
    use hognose_vm::classes;
    let class = match error.kind {
        hognose_syntax::ErrorKind::Syntax => classes::SYNTAX_ERROR,
        hognose_syntax::ErrorKind::Indentation => classes::INDENTATION_ERROR,
        hognose_syntax::ErrorKind::Tab => classes::TAB_ERROR,
    };
    let vm = &mut session.vm;
    let message = vm.str(&error.message);
    let filename = vm.str(&error.filename);
    let text = match shown_line(error, mode) {
        Some(text) => vm.str(&text),
        None => Value::NONE,
    };
    let number = |n: i64| Value::small(n as i32);
    let details = [
        filename,
        number(error.line as i64),
        number(error.column as i64),
        text,
        number(error.end_line as i64),
        number(error.end_column as i64),
    ];
    let mut given = vec![message];
    // What is wrong with the text as a whole has no place.
    if error.line > 0 || error.text.is_some() {
        given.push(vm.heap.new_tuple(details));
    }
    let exc = vm.new_exception(class, &given);
    let _ = hognose_vm::types::exception::initialise(vm, exc, &given, &[]);
    if error.phase == Phase::Symbols {
        let alone = vm.heap.new_tuple([message]);
        vm.heap.exception_mut(exc.handle()).args = alone;
    }
    exc
}

/// Sources of modules that were compiled lately by this thread: name of the file, text, code.
type Lately = Vec<(String, String, Compiled)>;

/// How many of them are kept.
const KEPT: usize = 16;

thread_local! {
    static LATELY: RefCell<Lately> = const { RefCell::new(Vec::new()) };
}

/// The code of a module's source: sessions of one thread that import it share it.
fn lately_compiled<E>(
    text: &str,
    filename: &str,
    compile: impl FnOnce() -> Result<Compiled, E>,
) -> Result<Compiled, E> {
    let known = LATELY.with_borrow(|lately| {
        let found = lately.iter().find(|(name, source, _)| name == filename && source == text);
        found.map(|(_, _, compiled)| compiled.clone())
    });
    if let Some(compiled) = known {
        return Ok(compiled);
    }
    let compiled = compile()?;
    LATELY.with_borrow_mut(|lately| {
        if lately.len() >= KEPT {
            lately.remove(0);
        }
        lately.push((filename.to_string(), text.to_string(), compiled.clone()));
    });
    Ok(compiled)
}
