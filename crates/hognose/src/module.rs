//! Modules of the host's: what a guest can import besides the library.

use std::sync::Arc;

use hognose_compiler::Mode;
use hognose_host::Data;

use crate::engine;
use crate::error::Error;

/// A module that the host adds: Python source, constants, or both. Tools with dotted names that begin with the module's are
/// in it too.
///
/// Source runs when a program imports the module for the first time, once for a session, as code of the guest: on its meter,
/// with what a guest may do and no more. It sees the constants and tools of its module as its globals. A name with dots
/// (`company.tax`) is a module in a package.
///
/// ```
/// use hognose::{Answer, Data, HostModule, Program, Session, Tool, Toolbox};
/// let tools = Toolbox::new()
///     .with(Tool::new("company.net").parameters(["order"]).run(|_| Answer::from(100.0)))
///     .with_module(
///         HostModule::new("company")
///             .description("What everybody here computes alike.")
///             .constant("VAT", Data::Float(0.5))
///             .source("def gross(order):\n    return net(order) * (1 + VAT)\n")?,
///     );
/// let program = Program::new("from company import gross, VAT\ngross(order=7)")?;
/// assert_eq!(Session::default().run(&program, [], &tools)?, Data::Float(150.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HostModule {
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) constants: Vec<(String, Data)>,
    pub(crate) source: Option<Arc<str>>,
    pub(crate) stub: Option<Arc<str>>,
}

impl HostModule {
    /// A module with nothing in it.
    pub fn new(name: impl Into<String>) -> HostModule {
        HostModule { name: name.into(), description: None, constants: Vec::new(), source: None, stub: None }
    }

    /// What it is for: its docstring.
    pub fn description(mut self, text: impl Into<String>) -> HostModule {
        self.description = Some(text.into());
        self
    }

    /// One more name with a value.
    pub fn constant(mut self, name: impl Into<String>, value: Data) -> HostModule {
        self.constants.push((name.into(), value));
        self
    }

    /// Its source, which has to be Python: an [`Error::Syntax`] otherwise.
    pub fn source(mut self, text: impl Into<Arc<str>>) -> Result<HostModule, Error> {
        let text = text.into();
        engine::compile(&text, &self.filename(), Mode::Module)?;
        self.source = Some(text);
        Ok(self)
    }

    /// Its types, as the text of a stub file (PEP 484), for whoever describes or checks programs. A guest does not see it.
    pub fn stub(mut self, text: impl Into<Arc<str>>) -> HostModule {
        self.stub = Some(text.into());
        self
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name that tracebacks show for its source.
    fn filename(&self) -> String {
        format!("{}.py", self.name.replace('.', "/"))
    }
}
