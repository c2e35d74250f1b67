//! Tools of MCP servers: each server is a module of tools; calls run side by side while the session waits.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use hognose::{
    Answer, Call, CallId, Data, Failure as Failed, Notation, Policy, Tool, Toolbox, from_json, to_json,
};
use hognose_mcp::client::{CallError, Options, Servers};
use hognose_mcp::config::{Config, Policy as ConfiguredPolicy};
use hognose_mcp::demo_server;
use hognose_mcp::names::Names;
use hognose_mcp::signature::Signature;
use serde_json::{Map, Value};
use tokio::runtime::Runtime;
use tokio::task::AbortHandle;

use crate::args::DemoServerOptions;
use crate::exit::{Exit, Failure, Outcome};
use crate::host::{self, Host, Next};

/// How long servers may take to start before we say that we wait for them.
const PATIENCE: Duration = Duration::from_millis(800);

/// The servers of a configuration, and the calls that run.
pub struct Mcp {
    runtime: Runtime,
    servers: Arc<Servers>,
    toolbox: Toolbox,
    /// By the tool's name in the guest: server, original name, signature.
    tools: HashMap<String, (String, String, Arc<Signature>)>,
    sender: Sender<(CallId, Answer)>,
    answers: Receiver<(CallId, Answer)>,
    running: HashMap<CallId, AbortHandle>,
}

impl Mcp {
    /// Starts the servers of a configuration file.
    pub fn connect(path: &std::path::Path) -> Result<Mcp, Failure> {
        let config = Config::read(path).map_err(|error| Failure::usage(error.to_string()))?;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(
                |error| Failure { message: format!("no runtime for servers: {error}"), exit: Exit::Server },
            )?;
        let names: Vec<String> = config.servers.iter().map(|s| s.name.clone()).collect();
        let servers = runtime.block_on(async {
            let options = Options::default();
            let connecting = Servers::connect(&config, &options);
            tokio::pin!(connecting);
            match tokio::time::timeout(PATIENCE, &mut connecting).await {
                Ok(done) => done,
                Err(_) => {
                    eprintln!("hognose: waiting for {} to start …", names.join(", "));
                    connecting.await
                }
            }
        });
        let servers = servers.map_err(|error| Failure { message: error.to_string(), exit: Exit::Server })?;
        for warning in servers.warnings() {
            eprintln!("hognose: warning: {warning}");
        }
        let modules = Names::new(servers.names());
        let mut toolbox = Toolbox::new();
        for name in servers.names() {
            toolbox = toolbox.describe_module(
                modules.python(name).unwrap_or(name),
                format!("Tools of the MCP server {name}."),
            );
        }
        let mut tools = HashMap::new();
        for tool in servers.tools() {
            let module = modules.python(&tool.server).unwrap_or(&tool.server);
            let name = format!("{module}.{}", tool.python_name);
            // Bound here rather than by the toolbox: the signature knows the names that the server has for them.
            let mut offered = Tool::new(&name).policy(match tool.policy {
                ConfiguredPolicy::Allow => Policy::Allow,
                ConfiguredPolicy::Ask => Policy::Ask,
                ConfiguredPolicy::Deny => Policy::Deny,
            });
            if let Some(text) = &tool.description {
                offered = offered.description(text);
            }
            if tool.overlap {
                offered = offered.overlapping();
            }
            toolbox.add(offered);
            let signature = Arc::new(Signature::new(&tool.python_name, &tool.input_schema));
            tools.insert(name, (tool.server.clone(), tool.name.clone(), signature));
        }
        let (sender, answers) = channel();
        let servers = Arc::new(servers);
        Ok(Mcp { runtime, servers, toolbox, tools, sender, answers, running: HashMap::new() })
    }

    /// The tools, to be defined in the session.
    pub fn toolbox(&self) -> &Toolbox {
        &self.toolbox
    }

    fn prepare(&self, call: &Call) -> Result<(String, String, Map<String, Value>), Failed> {
        let (server, tool, signature) = self
            .tools
            .get(call.tool.as_str())
            .ok_or_else(|| Failed::new(format!("no server offers the tool {}", call.tool)))?;
        self.toolbox.check(call)?;
        let positional = call.args.iter().map(json).collect::<Result<_, _>>()?;
        let keyword = call
            .kwargs
            .iter()
            .map(|(name, value)| Ok((name.clone(), json(value)?)))
            .collect::<Result<_, Failed>>()?;
        let arguments = signature.bind(positional, keyword).map_err(|text| Failed::of("TypeError", text))?;
        Ok((server.clone(), tool.clone(), arguments))
    }
}

impl Host for Mcp {
    fn start(&mut self, call: &Call) {
        let id = call.id;
        let (server, tool, arguments) = match self.prepare(call) {
            Ok(parts) => parts,
            Err(failure) => {
                let _ = self.sender.send((id, failure.into()));
                return;
            }
        };
        let (servers, sender) = (self.servers.clone(), self.sender.clone());
        let task = self.runtime.spawn(async move {
            let answer = match servers.call(&server, &tool, arguments, None).await {
                Ok(result) => match from_json(&result.value.to_string()) {
                    Ok(value) => Answer::Value(value),
                    Err(error) => Failed::new(format!("the server's answer cannot be read: {error}")).into(),
                },
                Err(error) => failure(error).into(),
            };
            let _ = sender.send((id, answer));
        });
        self.running.insert(id, task.abort_handle());
    }

    fn cancel(&mut self, id: CallId) {
        if let Some(task) = self.running.remove(&id) {
            task.abort();
        }
    }

    fn next(&mut self, timer: Option<Duration>) -> Next {
        let received = match timer {
            Some(time) => self.answers.recv_timeout(time.min(host::PATIENCE)),
            None if self.running.is_empty() => {
                self.answers.try_recv().map_err(|_| RecvTimeoutError::Disconnected)
            }
            None => self.answers.recv_timeout(host::PATIENCE),
        };
        match received {
            Ok((id, answer)) => {
                self.running.remove(&id);
                Next::Answer(id, answer)
            }
            Err(RecvTimeoutError::Timeout) => Next::Timer,
            Err(RecvTimeoutError::Disconnected) => Next::Nothing,
        }
    }
}

impl Drop for Mcp {
    fn drop(&mut self) {
        for task in self.running.values() {
            task.abort();
        }
        self.runtime.block_on(self.servers.shutdown());
    }
}

/// An argument as JSON.
fn json(data: &Data) -> Result<Value, Failed> {
    let text = to_json(data, Notation::Strict)
        .map_err(|error| Failed::of("TypeError", format!("an argument cannot be sent: {error}")))?;
    serde_json::from_str(&text)
        .map_err(|error| Failed::of("TypeError", format!("an argument cannot be sent: {error}")))
}

/// What the guest sees of a call that failed.
fn failure(error: CallError) -> Failed {
    let message = error.to_string();
    let value = |value: Value| from_json(&value.to_string()).unwrap_or_default();
    match error {
        CallError::Timeout { .. } => Failed::timeout(message),
        CallError::Denied { .. } => Failed::denied(message),
        CallError::Tool { data: Some(data), .. } => Failed::new(message).with_data(value(data)),
        CallError::Protocol { data: Some(data), .. } => Failed::new(message).with_data(value(*data)),
        _ => Failed::new(message),
    }
}

/// `hognose demo-server`.
pub fn demo_server(options: DemoServerOptions) -> Outcome {
    let delay = Duration::try_from_secs_f64(options.delay)
        .map_err(|_| Failure::usage(format!("--delay is a number of seconds, not {}", options.delay)))?;
    let options = demo_server::Options { delay, read_only: !options.no_read_only, log: options.log };
    let failed = |error: std::io::Error| Failure {
        message: format!("the server failed: {error}"),
        exit: Exit::Server,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    runtime.block_on(demo_server::serve(options)).map_err(failed)?;
    Ok(Exit::Done)
}
