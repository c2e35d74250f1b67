//! Programs: Python that was parsed and compiled once.

use std::sync::Arc;

use hognose_bytecode::Code;
use hognose_compiler::Mode;
use hognose_host::Data;
use hognose_snapshot::Recent;
use hognose_syntax::SyntaxWarning;

use crate::engine;
use crate::error::Error;

/// What a saved program begins with.
const MARK: &[u8; 8] = b"hognosep";

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
    /// What the compiler warns of, if anything.
    warnings: Option<Arc<[SyntaxWarning]>>,
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
        let warnings = (!warnings.is_empty()).then(|| warnings.into());
        Program { code, warnings, inputs: None }
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
        self.warnings.as_deref().unwrap_or(&[])
    }

    /// The inputs that were declared, if any were.
    pub fn inputs(&self) -> Option<&[String]> {
        self.inputs.as_deref()
    }

    /// The program as bytes: its name, inputs and source. Any later version reads them, and compiles what it reads: there is
    /// no code in them, so that what runs is what [`Program::source`] says, whoever wrote the bytes.
    ///
    /// ```
    /// use hognose::Program;
    /// let program = Program::named("sum.py", "x + y")?.with_inputs(["x", "y"]);
    /// let loaded = Program::load(&program.dump())?;
    /// assert_eq!((loaded.name(), loaded.source(), loaded.inputs()), (program.name(), program.source(), program.inputs()));
    /// assert_eq!(Program::load(b"x + y").unwrap_err().to_string(), "these bytes are no program");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn dump(&self) -> Vec<u8> {
        let texts = || {
            [self.name(), self.source()]
                .into_iter()
                .chain(self.inputs().unwrap_or(&[]).iter().map(String::as_str))
        };
        let head = MARK.len() + size_of::<u64>();
        let mut bytes =
            Vec::with_capacity(head + texts().map(|text| size_of::<u64>() + text.len()).sum::<usize>() + 1);
        bytes.extend(MARK);
        bytes.extend([0; size_of::<u64>()]);
        for text in texts() {
            bytes.extend((text.len() as u64).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes.push(u8::from(self.inputs.is_some()));
        let sum = hognose_snapshot::checksum(&bytes[head..]);
        bytes[MARK.len()..head].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads a program that [`Program::dump`] wrote. What is damaged is an [`Error::Snapshot`].
    ///
    /// It is compiled, unless this thread has loaded the same bytes lately: then it is the program of that time.
    pub fn load(bytes: &[u8]) -> Result<Program, Error> {
        thread_local! {
            static RECENT: Recent<Program> = const { Recent::new() };
        }
        match RECENT.try_with(|recent| recent.find(bytes)) {
            Ok(Some((program, taken))) if taken == bytes.len() => return Ok(program),
            _ => {}
        }
        let program = Program::read(bytes)?;
        let _ = RECENT.try_with(|recent| recent.keep(bytes, &program));
        Ok(program)
    }

    fn read(bytes: &[u8]) -> Result<Program, Error> {
        let wrong = |text: &str| Error::Snapshot(text.to_string());
        let Some(rest) = bytes.strip_prefix(MARK) else { return Err(wrong("these bytes are no program")) };
        let Some((sum, rest)) = rest.split_first_chunk::<8>() else {
            return Err(wrong("program is cut short"));
        };
        if hognose_snapshot::checksum(rest).to_le_bytes() != *sum {
            return Err(wrong("program is damaged: its checksum does not match"));
        }
        let Some((declared, mut rest)) = rest.split_last() else { return Err(wrong("program is cut short")) };
        let mut text = || {
            let read = rest.split_first_chunk::<8>().and_then(|(length, tail)| {
                tail.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
            });
            let Some((text, tail)) = read else { return Err(wrong("program is cut short")) };
            rest = tail;
            let text = std::str::from_utf8(text);
            Ok((text.map_err(|_| wrong("program is damaged: its text is not UTF-8"))?, tail.is_empty()))
        };
        let (name, _) = text()?;
        let (source, mut is_last) = text()?;
        let mut inputs = Vec::new();
        while !is_last {
            let input;
            (input, is_last) = text()?;
            inputs.push(input);
        }
        let program = Program::named(name, source)?;
        match declared {
            0 if inputs.is_empty() => Ok(program),
            1 => Ok(program.with_inputs(inputs)),
            _ => Err(wrong("program is damaged")),
        }
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
    pub(crate) fn check_inputs(&self, given: &[(&str, Data)]) -> Result<(), Error> {
        let Some(declared) = &self.inputs else { return Ok(()) };
        let is_given = |name: &String| given.iter().any(|(n, _)| n == name);
        let missing: Vec<String> = declared.iter().filter(|n| !is_given(n)).map(|n| format!("'{n}'")).collect();
        if !missing.is_empty() {
            let s = if missing.len() == 1 { "" } else { "s" };
            return Err(Error::Inputs(format!("{} needs the input{s} {}", self.name(), missing.join(", "))));
        }
        for (name, _) in given {
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
