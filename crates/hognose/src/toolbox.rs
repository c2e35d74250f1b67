//! Tools: what a guest can call, described once.

use std::sync::Arc;
use std::time::Duration;

use hognose_host::{Answer, Bounds, Call, Data};
use hognose_vm::calls::ToolInfo;
use hognose_vm::convert::Refused;
use hognose_vm::session::Session as Inner;
use hognose_vm::value::Value;

use crate::binding;
use crate::error::Error;
use crate::module::HostModule;

/// What a driver does when a tool is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    /// The tool runs.
    #[default]
    Allow,
    /// Somebody is asked first ([`Toolbox::on_ask`]).
    Ask,
    /// It never runs: the guest gets a `ToolDenied`.
    Deny,
}

/// What a name stands for that a guest uses and nobody has defined ([`Session::with_names`](crate::Session::with_names)).
#[derive(Clone)]
pub enum Known {
    /// Nothing: using it is a `NameError`.
    Nothing,
    /// A function of the host.
    Tool(Tool),
    /// A value.
    Value(Data),
    /// The host says so later: the session comes back with a [`Step::Name`](crate::Step::Name), and
    /// [`Session::answer_name`](crate::Session::answer_name) says it.
    Later,
}

type Run = dyn Fn(&Call) -> Answer + Send + Sync;
type Ask = dyn Fn(&Call) -> bool + Send + Sync;

/// One tool.
///
/// ```
/// use hognose::{Answer, Data, Failure, Tool};
/// let tool = Tool::new("get_rate")
///     .description("How much of the quote currency one unit of the base currency buys.")
///     .parameters(["base", "quote"])
///     .overlapping()
///     .run(|call| match call.arg(0, "base").and_then(Data::as_str) {
///         Some("EUR") => Answer::from(1.1),
///         _ => Failure::new("unknown currency").into(),
///     });
/// assert_eq!(tool.name(), "get_rate");
/// ```
#[derive(Clone)]
pub struct Tool {
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) input_schema: Option<Data>,
    pub(crate) output_schema: Option<Data>,
    pub(crate) signature: Option<Arc<binding::Signature>>,
    pub(crate) policy: Policy,
    pub(crate) overlap: bool,
    pub(crate) timeout: Option<Duration>,
    pub(crate) run: Option<Arc<Run>>,
}

impl Tool {
    /// A tool with a name; a dotted one is an attribute of a module (`weather.get_forecast`).
    pub fn new(name: impl Into<String>) -> Tool {
        Tool {
            name: name.into(),
            description: None,
            input_schema: None,
            output_schema: None,
            signature: None,
            policy: Policy::Allow,
            overlap: false,
            timeout: None,
            run: None,
        }
    }

    /// What it does, in words.
    pub fn description(mut self, text: impl Into<String>) -> Tool {
        self.description = Some(text.into());
        self
    }

    /// The JSON Schema of its arguments, as data. Arguments are bound to its properties and their types checked.
    ///
    /// ```
    /// use hognose::{Tool, from_json};
    /// let schema = from_json(r#"{"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}"#)?;
    /// let tool = Tool::new("forecast").input_schema(schema);
    /// # let _ = tool;
    /// # Ok::<(), hognose::JsonError>(())
    /// ```
    pub fn input_schema(mut self, schema: Data) -> Tool {
        self.signature = binding::Signature::of_schema(&schema).map(Arc::new);
        self.input_schema = Some(schema);
        self
    }

    /// The JSON Schema of what it gives, as data.
    pub fn output_schema(mut self, schema: Data) -> Tool {
        self.output_schema = Some(schema);
        self
    }

    /// The names of its parameters, all of them required: a short form of a schema.
    pub fn parameters<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Tool {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        self.signature = Some(Arc::new(binding::Signature::of_names(&names)));
        self
    }

    /// Which of its parameters are given by name only.
    ///
    /// ```
    /// use hognose::{Call, CallId, Tool, Toolbox};
    /// let tools = Toolbox::new().with(Tool::new("find").parameters(["text", "limit"]).keyword_only(["limit"]));
    /// let id = CallId { run: 0, number: 1 };
    /// let mut call = Call::new(id, "find");
    /// call.args = ["x".into(), 3.into()].into();
    /// let failure = tools.check(&call).err().unwrap();
    /// assert_eq!(failure.to_string(), "TypeError: find() takes 1 positional argument but 2 were given");
    /// ```
    pub fn keyword_only<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Tool {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        let signature = self.signature.take().map(|signature| (*signature).clone().keyword_only(&names));
        self.signature = signature.map(Arc::new);
        self
    }

    /// What happens when it is called.
    pub fn policy(mut self, policy: Policy) -> Tool {
        self.policy = policy;
        self
    }

    /// Its calls may run beside others, because it changes nothing.
    pub fn overlapping(mut self) -> Tool {
        self.overlap = true;
        self
    }

    /// How long a call may take.
    pub fn timeout(mut self, time: Duration) -> Tool {
        self.timeout = Some(time);
        self
    }

    /// What it does, for [`Session::run`](crate::Session::run).
    pub fn run(mut self, run: impl Fn(&Call) -> Answer + Send + Sync + 'static) -> Tool {
        self.run = Some(Arc::new(run));
        self
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its time-out.
    pub fn timeout_of(&self) -> Option<Duration> {
        self.timeout
    }

    /// What its output is said to be.
    pub fn output_schema_of(&self) -> Option<&Data> {
        self.output_schema.as_ref()
    }
}

/// The tools of a guest.
///
/// ```
/// use hognose::{Answer, Data, Program, Session, Tool, Toolbox};
/// let tools = Toolbox::new().with(
///     Tool::new("convert")
///         .parameters(["celsius"])
///         .run(|call| Answer::from(call.arg(0, "celsius").and_then(Data::as_float).unwrap_or(0.0) * 1.8 + 32.0)),
/// );
/// let mut session = Session::default();
/// let value = session.run(&Program::new("convert(celsius=100)")?, [], &tools)?;
/// assert_eq!(value, Data::Float(212.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default)]
pub struct Toolbox {
    tools: Vec<Tool>,
    modules: Vec<HostModule>,
    ask: Option<Arc<Ask>>,
    pub(crate) objects: Option<Arc<Run>>,
}

impl Toolbox {
    /// No tools.
    pub fn new() -> Toolbox {
        Toolbox::default()
    }

    /// One more tool; one of the same name is replaced.
    pub fn with(mut self, tool: Tool) -> Toolbox {
        self.add(tool);
        self
    }

    /// Adds a tool; one of the same name is replaced.
    pub fn add(&mut self, tool: Tool) {
        match self.tools.iter_mut().find(|known| known.name == tool.name) {
            Some(known) => *known = tool,
            None => self.tools.push(tool),
        }
    }

    /// Takes a tool out, and the description of its module, which whoever knows the tool has.
    pub(crate) fn remove(&mut self, name: &str) {
        self.tools.retain(|tool| tool.name != name);
        if let Some((module, _)) = name.rsplit_once('.') {
            self.modules.retain(|known| known.name != module || known.source.is_some());
        }
    }

    /// Describes the module of dotted tools, and makes it importable even if it has none.
    pub fn describe_module(mut self, name: impl Into<String>, text: impl Into<String>) -> Toolbox {
        self.modules.push(HostModule::new(name).description(text));
        self
    }

    /// Adds a module: source, constants, a description. One of the same name is replaced.
    pub fn with_module(mut self, module: HostModule) -> Toolbox {
        self.modules.retain(|known| known.name != module.name);
        self.modules.push(module);
        self
    }

    /// Keeps the modules whose names pass.
    pub(crate) fn retain_modules(&mut self, mut keep: impl FnMut(&str) -> bool) {
        self.modules.retain(|module| keep(&module.name));
    }

    /// Names and texts of the stubs of modules.
    pub fn stubs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.modules.iter().filter_map(|module| Some((module.name.as_str(), module.stub.as_deref()?)))
    }

    /// Who is asked about tools whose policy is [`Policy::Ask`]. Without somebody to ask the answer is no.
    pub fn on_ask(mut self, ask: impl Fn(&Call) -> bool + Send + Sync + 'static) -> Toolbox {
        self.ask = Some(Arc::new(ask));
        self
    }

    /// Who answers when a method of an object of the host is called, or an attribute of one is read: [`Call::object`] says of which.
    ///
    /// ```
    /// use hognose::{Answer, Data, Failure, Handle, Program, Session, Toolbox};
    /// let users = ["Ada", "Bob"];
    /// let tools = Toolbox::new().on_objects(move |call| match (call.object, call.tool.as_str()) {
    ///     (Some(1), "find") => match call.arg(0, "number").and_then(Data::as_int) {
    ///         Some(n @ 0..2) => Answer::from(users[n as usize]),
    ///         _ => Failure::of("LookupError", "no such user").into(),
    ///     },
    ///     (Some(1), "size") => Answer::from(users.len()),
    ///     (Some(id), _) => Failure::new(format!("there is no object {id} any more")).into(),
    ///     (None, _) => unreachable!("tools are answered by their own closures"),
    /// });
    /// let table = Handle::new(1, "Table").attribute("name", "users").live("size").method("find");
    /// let program = Program::new("table.name, table.size, table.find(1), table")?;
    /// let value = Session::default().run(&program, [("table", table.into())], &tools).unwrap();
    /// assert_eq!(value.to_string(), "('users', 2, 'Bob', <Table #1>)");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn on_objects(mut self, run: impl Fn(&Call) -> Answer + Send + Sync + 'static) -> Toolbox {
        self.objects = Some(Arc::new(run));
        self
    }

    /// A tool by its name.
    pub fn get(&self, name: &str) -> Option<&Tool> {
        self.tools.iter().find(|tool| tool.name == name)
    }

    /// All tools.
    pub fn iter(&self) -> impl Iterator<Item = &Tool> {
        self.tools.iter()
    }

    /// Looks a call over before anything starts: the tool exists, its policy allows it, its arguments fit.
    ///
    /// ```
    /// use hognose::{Call, CallId, Tool, Toolbox};
    /// let tools = Toolbox::new().with(Tool::new("fetch").parameters(["url"]));
    /// let id = CallId { run: 0, number: 1 };
    /// let call = Call::new(id, "fetch");
    /// let failure = tools.check(&call).err().unwrap();
    /// assert_eq!(failure.to_string(), "TypeError: fetch() missing 1 required positional argument: 'url'");
    /// ```
    #[expect(clippy::result_large_err, reason = "a failure becomes the answer, which is no smaller")]
    pub fn check(&self, call: &Call) -> Result<&Tool, hognose_host::Failure> {
        self.check_near(call, &mut 0)
    }

    /// The same; `near` is where the tool of the call before is, and then where this one is.
    #[expect(clippy::result_large_err, reason = "a failure becomes the answer, which is no smaller")]
    pub(crate) fn check_near(&self, call: &Call, near: &mut usize) -> Result<&Tool, hognose_host::Failure> {
        // A tool may have the name of a method: that is no reason to call it instead.
        if call.object.is_some() {
            let text = format!("nobody answers for objects of the host here: {} was not called", call.tool);
            return Err(hognose_host::Failure::new(text));
        }
        self.check_named(call, near)
    }

    /// The same in a toolbox that has the methods of an object as its tools.
    #[expect(clippy::result_large_err, reason = "a failure becomes the answer, which is no smaller")]
    pub fn check_member(&self, call: &Call) -> Result<&Tool, hognose_host::Failure> {
        self.check_named(call, &mut 0)
    }

    /// What answers a call, if it is one of the tool at this place, in which there is nothing to look over.
    #[inline]
    pub(crate) fn plain_at(&self, at: usize, call: &Call) -> Option<&Run> {
        let tool = self.tools.get(at)?;
        let is_plain = tool.signature.is_none() && tool.policy == Policy::Allow && call.object.is_none();
        tool.run.as_deref().filter(|_| is_plain && tool.name == call.tool.as_str())
    }

    #[expect(clippy::result_large_err, reason = "a failure becomes the answer, which is no smaller")]
    fn check_named(&self, call: &Call, near: &mut usize) -> Result<&Tool, hognose_host::Failure> {
        use hognose_host::Failure;
        let name = call.tool.as_str();
        if self.tools.get(*near).is_none_or(|tool| tool.name != name) {
            *near = self.tools.iter().position(|tool| tool.name == name).unwrap_or(usize::MAX);
        }
        let Some(tool) = self.tools.get(*near) else {
            let hint = match crate::suggest::closest(&call.tool, self.tools.iter().map(|t| t.name.as_str())) {
                Some(meant) => format!("; did you mean {meant}?"),
                None => String::new(),
            };
            return Err(Failure::new(format!("there is no tool {}{hint}", call.tool)));
        };
        if tool.policy == Policy::Deny {
            return Err(Failure::denied(format!("the policy denies the tool {}", tool.name)));
        }
        binding::check(tool, call).map_err(|text| Failure::of("TypeError", text))?;
        if tool.policy == Policy::Ask {
            match &self.ask {
                None => {
                    let text =
                        format!("the tool {} needs an approval, and there is nobody to ask", tool.name);
                    return Err(Failure::denied(text));
                }
                Some(ask) if !ask(call) => {
                    return Err(Failure::denied(format!("the call of {} was not approved", tool.name)));
                }
                Some(_) => {}
            }
        }
        Ok(tool)
    }

    /// What the machine has to know of the tools.
    pub(crate) fn infos(&self) -> impl Iterator<Item = ToolInfo> {
        self.tools.iter().map(info)
    }

    /// Makes tools and modules known to a session. An error when a constant cannot enter; everything else is there then.
    pub(crate) fn define_in(&self, inner: &mut Inner, bounds: Bounds) -> Result<(), Error> {
        if self.tools.is_empty() && self.modules.is_empty() {
            return Ok(());
        }
        let mut refused = None;
        let mut modules: Vec<(&str, Vec<(&str, Value)>)> =
            self.modules.iter().map(|module| (module.name.as_str(), Vec::new())).collect();
        for (at, module) in self.modules.iter().enumerate() {
            for (name, data) in &module.constants {
                match inner.enter_data(data, bounds) {
                    Ok(value) => modules[at].1.push((name, value)),
                    Err(Refused::Memory(_)) => refused = Some(Error::Memory),
                    Err(Refused::Unfit(why)) => {
                        let module = &module.name;
                        let text = format!("the constant '{name}' of the module '{module}' cannot enter: {why}");
                        refused = Some(Error::Value(text));
                    }
                }
            }
        }
        for tool in &self.tools {
            let value = inner.new_tool(info(tool));
            match tool.name.rsplit_once('.') {
                None => inner.define(&tool.name, value),
                Some((module, name)) => match modules.iter_mut().find(|(known, _)| *known == module) {
                    Some((_, attributes)) => attributes.push((name, value)),
                    None => modules.push((module, vec![(name, value)])),
                },
            }
        }
        // Packages come before what lies in them.
        modules.sort_by_key(|(one, _)| *one);
        for (name, attributes) in modules {
            let known = self.modules.iter().find(|known| known.name == name);
            let doc = known.and_then(|module| module.description.as_deref());
            match known.and_then(|module| module.source.as_deref()) {
                Some(source) => inner.new_source_module(name, doc, &attributes, source),
                None => inner.new_module(name, doc, &attributes),
            };
        }
        refused.map_or(Ok(()), Err)
    }
}

fn info(tool: &Tool) -> ToolInfo {
    ToolInfo { name: tool.name.as_str().into(), overlaps: tool.overlap, parameters: binding::names(tool) }
}
