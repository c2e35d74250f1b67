//! Servers for another process: what they offer, and calls to them, as lines of JSON.
//!
//! The command line starts the program `hognose-mcp` when it needs servers, so that the program which runs code that
//! nobody reviewed has no network in it. Each line is one object. The relay begins with one of
//!
//! ```json
//! {"ready": {"modules": [{"name": "weather", "server": "weather"}],
//!            "tools": [{"name": "weather.get_rate", "description": "…", "policy": "allow", "overlap": true}],
//!            "warnings": ["…"]}}
//! {"failed": {"message": "…", "configuration": true}}
//! ```
//!
//! and, after the first, answers calls in the order in which they end:
//!
//! ```json
//! {"call": 1, "tool": "weather.get_rate", "args": ["EUR"], "kwargs": {"to": "NOK"}}
//! {"cancel": 1}
//! {"answer": 1, "value": 11.6}
//! {"answer": 2, "failure": {"kind": "ToolTimeout", "message": "…", "data": null}}
//! ```
//!
//! `kind` is what the guest sees raised: `ToolError`, `ToolTimeout`, `ToolDenied`, or `TypeError` when the arguments do not fit. Numbers of calls are the caller's; a call
//! that was cancelled is not answered. The end of the input ends the servers.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::client::{CallError, Options, Servers};
use crate::config::{Config, Policy};
use crate::names::Names;
use crate::signature::Signature;

/// How long servers may take to start before the caller is told that they are waited for.
const PATIENCE: Duration = Duration::from_millis(800);

/// By the name of a tool for the caller: server, original name, parameters.
type Tools = HashMap<String, (String, String, Signature)>;

/// Connects the servers of a configuration file and relays until the input ends; then ends the servers.
///
/// Fails when nobody reads the output any more, or when a line of the input is not of this protocol. Servers that do not start are no
/// failure of the relay: the caller reads of them.
pub async fn serve(
    config: &Path,
    input: impl AsyncBufRead + Unpin,
    mut output: impl AsyncWrite + Unpin + Send + 'static,
) -> io::Result<()> {
    let servers = match connect(config).await {
        Ok(servers) => Arc::new(servers),
        Err(failed) => return write(&mut output, &json!({ "failed": failed })).await,
    };
    let (ready, tools) = offer(&servers);
    let relayed = async {
        write(&mut output, &json!({ "ready": ready })).await?;
        relay(&servers, tools, input, output).await
    };
    let relayed = relayed.await;
    servers.shutdown().await;
    relayed
}

async fn connect(path: &Path) -> Result<Servers, Value> {
    let failed = |message: String, configuration| json!({"message": message, "configuration": configuration});
    let config = Config::read(path).map_err(|error| failed(error.to_string(), true))?;
    let options = Options::default();
    let connecting = Servers::connect(&config, &options);
    tokio::pin!(connecting);
    let connected = match tokio::time::timeout(PATIENCE, &mut connecting).await {
        Ok(done) => done,
        Err(_) => {
            let names: Vec<&str> = config.servers.iter().map(|server| server.name.as_str()).collect();
            eprintln!("hognose: waiting for {} to start …", names.join(", "));
            connecting.await
        }
    };
    connected.map_err(|error| failed(error.to_string(), false))
}

/// What the servers offer: each is a module, its tools are functions of it.
fn offer(servers: &Servers) -> (Value, Tools) {
    let names = Names::new(servers.names());
    let module = |server: &str| names.python(server).unwrap_or(server).to_string();
    let modules: Vec<Value> =
        servers.names().map(|server| json!({"name": module(server), "server": server})).collect();
    let mut offered = Vec::new();
    let mut tools = HashMap::new();
    for tool in servers.tools() {
        let name = format!("{}.{}", module(&tool.server), tool.python_name);
        let policy = match tool.policy {
            Policy::Allow => "allow",
            Policy::Ask => "ask",
            Policy::Deny => "deny",
        };
        offered.push(json!({
            "name": name,
            "description": tool.description,
            "policy": policy,
            "overlap": tool.overlap,
        }));
        // Bound here: the signature knows the names that the server has for its parameters.
        let signature = Signature::new(&tool.python_name, &tool.input_schema);
        tools.insert(name, (tool.server, tool.name, signature));
    }
    (json!({"modules": modules, "tools": offered, "warnings": servers.warnings()}), tools)
}

/// Calls as they come, answers as they end.
async fn relay(
    servers: &Arc<Servers>,
    tools: Tools,
    mut input: impl AsyncBufRead + Unpin,
    mut output: impl AsyncWrite + Unpin + Send + 'static,
) -> io::Result<()> {
    let (answers, mut ended) = mpsc::unbounded_channel::<(u64, Result<Value, Value>)>();
    let mut running: HashMap<u64, AbortHandle> = HashMap::new();
    let mut line = Vec::new();
    let outcome = loop {
        tokio::select! {
            read = input.read_until(b'\n', &mut line) => match read {
                Err(error) => break Err(error),
                Ok(0) => break Ok(()),
                Ok(_) => {
                    let message = match Message::read(&line) {
                        Ok(message) => message,
                        Err(error) => break Err(error),
                    };
                    line.clear();
                    match message {
                        Message::Cancel(number) => {
                            if let Some(call) = running.remove(&number) {
                                call.abort();
                            }
                        }
                        Message::Call { number, tool, args, kwargs } => {
                            match bind(&tools, &tool, args, kwargs) {
                                Err(failure) => drop(answers.send((number, Err(failure)))),
                                Ok((server, tool, arguments)) => {
                                    let (servers, answers) = (servers.clone(), answers.clone());
                                    let call = tokio::spawn(async move {
                                        let called = servers.call(&server, &tool, arguments, None).await;
                                        let answer = called.map(|result| result.value).map_err(failure);
                                        let _ = answers.send((number, answer));
                                    });
                                    running.insert(number, call.abort_handle());
                                }
                            }
                        }
                    }
                }
            },
            // (Never none: this function holds a sender.)
            Some((number, answer)) = ended.recv() => {
                running.remove(&number);
                let line = match answer {
                    Ok(value) => json!({"answer": number, "value": value}),
                    Err(failure) => json!({"answer": number, "failure": failure}),
                };
                if let Err(error) = write(&mut output, &line).await {
                    break Err(error);
                }
            }
        }
    };
    for call in running.values() {
        call.abort();
    }
    outcome
}

/// What a caller says.
enum Message {
    Call { number: u64, tool: String, args: Vec<Value>, kwargs: Map<String, Value> },
    Cancel(u64),
}

impl Message {
    fn read(line: &[u8]) -> io::Result<Message> {
        let wrong = |what: &str| {
            let start: String = String::from_utf8_lossy(line).chars().take(80).collect();
            io::Error::new(io::ErrorKind::InvalidData, format!("{what}: {start:?}"))
        };
        let Ok(Value::Object(mut message)) = serde_json::from_slice(line) else {
            return Err(wrong("expected a line with an object of JSON"));
        };
        if let Some(number) = message.get("cancel").and_then(Value::as_u64) {
            return Ok(Message::Cancel(number));
        }
        let number = message.get("call").and_then(Value::as_u64);
        match (number, message.remove("tool"), message.remove("args"), message.remove("kwargs")) {
            (
                Some(number),
                Some(Value::String(tool)),
                Some(Value::Array(args)),
                Some(Value::Object(kwargs)),
            ) => Ok(Message::Call { number, tool, args, kwargs }),
            _ => Err(wrong("expected `cancel`, or `call` with `tool`, `args` and `kwargs`")),
        }
    }
}

fn bind(
    tools: &Tools,
    tool: &str,
    args: Vec<Value>,
    kwargs: Map<String, Value>,
) -> Result<(String, String, Map<String, Value>), Value> {
    let failed = |kind: &str, message: String| json!({"kind": kind, "message": message});
    let (server, name, signature) =
        tools.get(tool).ok_or_else(|| failed("ToolError", format!("no server offers the tool {tool}")))?;
    let arguments =
        signature.bind(args, kwargs.into_iter().collect()).map_err(|text| failed("TypeError", text))?;
    Ok((server.clone(), name.clone(), arguments))
}

/// What a caller reads of a call that failed.
fn failure(error: CallError) -> Value {
    let message = error.to_string();
    let (kind, data) = match error {
        CallError::Timeout { .. } => ("ToolTimeout", None),
        CallError::Denied { .. } => ("ToolDenied", None),
        CallError::Tool { data, .. } => ("ToolError", data),
        CallError::Protocol { data, .. } => ("ToolError", data.map(|data| *data)),
        _ => ("ToolError", None),
    };
    json!({"kind": kind, "message": message, "data": data})
}

async fn write(output: &mut (impl AsyncWrite + Unpin), message: &Value) -> io::Result<()> {
    let mut line = message.to_string();
    line.push('\n');
    output.write_all(line.as_bytes()).await?;
    output.flush().await
}
