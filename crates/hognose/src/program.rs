//! Programs: Python that was parsed and compiled once.

use std::sync::Arc;

use hognose_bytecode::Code;
use hognose_compiler::Mode;
use hognose_syntax::SyntaxWarning;

use crate::engine;
use crate::error::Error;

/// Python that was parsed and compiled: shared by any number of sessions and threads.
///
/// ```
/// use hognose::{Data, Program, Session};
/// let program = Program::named("total.py", "sum(rows) * factor")?.with_inputs(["rows", "factor"]);
/// let mut session = Session::default();
/// session.start(&program, [("rows", vec![Data::Int(1), Data::Int(2)].into()), ("factor", Data::Int(10))])?;
/// assert_eq!(session.step().value(), Some(Data::Int(30)));
/// # Ok::<(), hognose::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Program {
    pub(crate) code: Arc<Code>,
    warnings: Arc<[SyntaxWarning]>,
    inputs: Option<Arc<[String]>>,
}

impl Program {
    /// Compiles a source. Errors show it as `<input>`.
    ///
    /// ```
    /// let error = hognose::Program::new("x = (1,").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "  File \"<input>\", line 1\n    x = (1,\n        ^\nSyntaxError: '(' was never closed"
    /// );
    /// ```
    pub fn new(source: &str) -> Result<Program, Error> {
        Program::named("<input>", source)
    }

    /// Compiles a source with a file name for tracebacks.
    ///
    /// ```
    /// assert_eq!(hognose::Program::named("job.py", "1")?.name(), "job.py");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn named(name: &str, source: &str) -> Result<Program, Error> {
        Ok(Program::of(engine::compile(source, name, Mode::Feed)?))
    }

    /// Compiles the bytes of a file: decoded as its coding comment says, UTF-8 by default.
    pub fn from_bytes(name: &str, source: &[u8]) -> Result<Program, Error> {
        Ok(Program::of(engine::compile_bytes(source, name)?))
    }

    fn of((code, warnings): engine::Compiled) -> Program {
        Program { code, warnings: warnings.into(), inputs: None }
    }

    /// Declares the names that every start has to give values for.
    ///
    /// ```
    /// use hognose::{Error, Program, Session};
    /// let program = Program::new("x + y")?.with_inputs(["x", "y"]);
    /// let error = Session::default().start(&program, [("x", 1.into())]).unwrap_err();
    /// assert_eq!(error.to_string(), "<input> needs the input 'y'");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn with_inputs<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Program {
        self.inputs = Some(names.into_iter().map(Into::into).collect());
        self
    }

    /// The file name for tracebacks.
    pub fn name(&self) -> &str {
        &self.code.filename
    }

    /// The source.
    pub fn source(&self) -> &str {
        &self.code.source
    }

    /// What the compiler warns of, such as `x is 1`. A session that runs the program gives these to the guest's `warnings`,
    /// which shows them on standard error unless the guest has set filters.
    ///
    /// ```
    /// let program = hognose::Program::new("x = 1\nx is 1")?;
    /// assert_eq!(program.warnings()[0].message, "\"is\" with 'int' literal. Did you mean \"==\"?");
    /// assert_eq!(program.warnings()[0].line, 2);
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn warnings(&self) -> &[SyntaxWarning] {
        &self.warnings
    }

    /// The instructions, for people.
    ///
    /// ```
    /// assert!(hognose::Program::new("1 + x")?.disassemble().contains("Add"));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn disassemble(&self) -> String {
        hognose_bytecode::disassemble(&self.code)
    }

    /// Whether these inputs are the declared ones.
    pub(crate) fn check_inputs(&self, given: &[&str]) -> Result<(), Error> {
        let Some(declared) = &self.inputs else { return Ok(()) };
        let missing: Vec<String> =
            declared.iter().filter(|n| !given.contains(&n.as_str())).map(|n| format!("'{n}'")).collect();
        if !missing.is_empty() {
            let s = if missing.len() == 1 { "" } else { "s" };
            return Err(Error::Inputs(format!("{} needs the input{s} {}", self.name(), missing.join(", "))));
        }
        for name in given {
            if !declared.iter().any(|n| n == name) {
                let hint = match crate::suggest::closest(name, declared.iter().map(String::as_str)) {
                    Some(meant) => format!("; did you mean '{meant}'?"),
                    None => String::new(),
                };
                return Err(Error::Inputs(format!("{} has no input '{name}'{hint}", self.name())));
            }
        }
        Ok(())
    }
}
