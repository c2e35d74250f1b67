//! The client: servers that are connected, their tools, and calls to them.
//!
//! [`Servers::connect`] starts and connects all servers of a configuration side by side, [`Servers::tools`] says what they
//! offer, [`Servers::call`] calls, from as many places at once as one likes. When it is over, [`Servers::shutdown`] ends
//! the programs that were started and waits for them; dropping does the same without waiting.
//!
//! How a program is started and ended is in `process`, how a server is reached in `connect`, what an answer means in
//! `answer`. Which tools may overlap, and whom to ask, is told here ([`ToolInfo`]) and decided elsewhere; only what
//! the configuration denies is refused here too.

mod answer;
mod connect;
mod process;
mod tools;

use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rmcp::RoleClient;
use rmcp::model::CallToolRequestParams;
use rmcp::service::{RunningService, RunningServiceCancellationToken, ServiceError};
use serde_json::{Map, Value};

pub use answer::{CallError, ToolResult};
pub use connect::{ConnectError, Failure, ServerFailure};
pub use tools::ToolInfo;

use crate::config::{Config, Policy, Transport};
use crate::suggest::{closest, listed};
use connect::Connection;
use process::Process;
use tools::{Follower, ToolList};

/// How patient the client is, where the configuration does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// How long a server may take from its start until its tools are listed.
    pub startup_timeout: Duration,
    /// How long a call may take.
    pub call_timeout: Duration,
    /// How long a program may take to end by itself after its input was closed, before it is told to, and again before it is killed.
    pub shutdown_grace: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            startup_timeout: Duration::from_secs(30),
            call_timeout: Duration::from_secs(60),
            shutdown_grace: Duration::from_secs(2),
        }
    }
}

/// Servers that are connected.
///
/// ```no_run
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// use hognose_mcp::client::{Options, Servers};
/// use hognose_mcp::config::Config;
///
/// let servers = Servers::connect(&Config::read("mcp.json")?, &Options::default()).await?;
/// for tool in servers.tools() {
///     println!("{}.{}", tool.server, tool.name);
/// }
/// let arguments = serde_json::Map::from_iter([("city".to_string(), "Paris".into())]);
/// let result = servers.call("weather", "get_forecast", arguments, None).await?;
/// println!("{}", result.value);
/// servers.shutdown().await;
/// # Ok(())
/// # }
/// ```
pub struct Servers {
    servers: Vec<Server>,
    call_timeout: Duration,
}

struct Server {
    name: String,
    timeout: Option<Duration>,
    tools: Arc<ToolList>,
    /// Read by calls, for as long as they run; written by the shutdown.
    service: tokio::sync::RwLock<RunningService<RoleClient, Follower>>,
    /// What makes running calls end, so that the shutdown gets its turn.
    cancel: Mutex<Option<RunningServiceCancellationToken>>,
    /// Absent when the server is reached over HTTP.
    process: Option<Process>,
}

impl Servers {
    /// Starts and connects all servers that are not disabled, side by side.
    ///
    /// All of them or none: when one fails, those that started are ended again, and the error tells of every one that
    /// failed. Needs a Tokio runtime with I/O and timers.
    pub async fn connect(config: &Config, options: &Options) -> Result<Servers, ConnectError> {
        let attempts: Vec<_> = config
            .servers
            .iter()
            .filter(|server| !server.disabled)
            .map(|server| {
                let (server, options) = (server.clone(), options.clone());
                tokio::spawn(async move {
                    let connected = connect::connect(&server, &options).await;
                    (server, connected)
                })
            })
            .collect();
        let mut servers = Vec::new();
        let mut failures = Vec::new();
        for attempt in attempts {
            match attempt.await {
                Ok((config, Ok(connection))) => {
                    let Connection { service, tools, process } = connection;
                    servers.push(Server {
                        name: config.name,
                        timeout: config.timeout,
                        tools,
                        cancel: Mutex::new(Some(service.cancellation_token())),
                        service: tokio::sync::RwLock::new(service),
                        process,
                    });
                }
                Ok((config, Err(failure))) => {
                    let address = match config.transport {
                        Transport::Stdio { command, .. } => command,
                        Transport::Http { url, .. } => url,
                    };
                    failures.push(ServerFailure { server: config.name, address, failure });
                }
                // Only a panic or the end of the runtime gets here.
                Err(error) => failures.push(ServerFailure {
                    server: String::new(),
                    address: String::new(),
                    failure: Failure::Protocol { message: error.to_string() },
                }),
            }
        }
        let servers = Servers { servers, call_timeout: options.call_timeout };
        if failures.is_empty() {
            return Ok(servers);
        }
        servers.shutdown().await;
        Err(ConnectError { failures })
    }

    /// The names of the servers, in the order of the configuration.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.servers.iter().map(|server| server.name.as_str())
    }

    /// All tools as they are now, in the order of the configuration and of each server.
    pub fn tools(&self) -> Vec<ToolInfo> {
        self.servers
            .iter()
            .flat_map(|server| server.tools.current().iter().cloned().collect::<Vec<_>>())
            .collect()
    }

    /// A number that grows whenever a server has announced a change of its tools and they were listed anew.
    ///
    /// Servers that speak only the protocol of 2026-07-28 announce nothing.
    pub fn revision(&self) -> u64 {
        self.servers.iter().map(|server| server.tools.revision()).sum()
    }

    /// What in the configuration has no effect, most likely because a name is misspelt.
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        for server in &self.servers {
            let tools = server.tools.current();
            let names: Vec<&str> = tools.iter().map(|tool| tool.name.as_str()).collect();
            for pattern in server.tools.rules().unmatched(&names) {
                let hint = match closest(pattern, names.iter().copied()) {
                    Some(meant) => format!("did you mean {meant:?}?"),
                    None => format!("its tools are {}", listed(names.iter().copied())),
                };
                warnings.push(format!("server {:?} has no tool {pattern:?}; {hint}", server.name));
            }
        }
        warnings
    }

    /// Calls a tool, by its original name, and waits for what it answers.
    ///
    /// Without a `timeout` the server's from the configuration holds, else that of the [`Options`].
    /// Any number of calls may run at once. Dropping the future cancels the call: the server
    /// is told so. Arguments are sent as they are; [`crate::signature`] checks them beforehand.
    pub async fn call(
        &self,
        server: &str,
        tool: &str,
        arguments: Map<String, Value>,
        timeout: Option<Duration>,
    ) -> Result<ToolResult, CallError> {
        let Some(server) = self.servers.iter().find(|known| known.name == server) else {
            let hint = closest(server, self.names()).map(str::to_string);
            return Err(CallError::UnknownServer { server: server.to_string(), hint });
        };
        let tools = server.tools.current();
        let Some(tool) = tools.iter().find(|known| known.name == tool) else {
            let hint = closest(tool, tools.iter().map(|known| known.name.as_str())).map(str::to_string);
            return Err(CallError::UnknownTool { server: server.name.clone(), tool: tool.to_string(), hint });
        };
        if tool.policy == Policy::Deny {
            return Err(CallError::Denied { server: server.name.clone(), tool: tool.name.clone() });
        }
        let timeout = timeout.or(server.timeout).unwrap_or(self.call_timeout);
        server.call(tool, arguments, timeout).await
    }

    /// Ends all servers, side by side, and waits until they have ended. Calls that still run fail.
    ///
    /// A program's input is closed; if it does not end by itself it is asked to (`SIGTERM`), then killed, together with what
    /// it started. Takes at most three times [`Options::shutdown_grace`]. Doing it twice does no harm.
    pub async fn shutdown(&self) {
        for server in &self.servers {
            server.cancel();
        }
        for server in &self.servers {
            let _ = server.service.write().await.close_with_timeout(Duration::from_secs(2)).await;
        }
        for server in &self.servers {
            if let Some(process) = &server.process {
                process.stop();
            }
        }
        for server in &self.servers {
            if let Some(process) = &server.process {
                process.exited().await;
            }
        }
    }
}

impl Server {
    fn cancel(&self) {
        if let Some(token) = self.cancel.lock().unwrap_or_else(PoisonError::into_inner).take() {
            token.cancel();
        }
    }

    async fn call(
        &self,
        tool: &ToolInfo,
        arguments: Map<String, Value>,
        timeout: Duration,
    ) -> Result<ToolResult, CallError> {
        let service = self.service.read().await;
        let request = CallToolRequestParams::new(tool.name.clone()).with_arguments(arguments);
        let outcome = tokio::select! {
            outcome = tokio::time::timeout(timeout, service.call_tool(request)) => outcome,
            () = self.gone() => return Err(self.died().await),
        };
        let expired =
            |after| CallError::Timeout { server: self.name.clone(), tool: tool.name.clone(), after };
        match outcome {
            Err(_) => Err(expired(timeout)),
            Ok(Ok(result)) => answer::read(result, tool),
            Ok(Err(ServiceError::McpError(error))) => Err(CallError::Protocol {
                server: self.name.clone(),
                code: i64::from(error.code.0),
                message: error.message.into_owned(),
                data: error.data.map(Box::new),
            }),
            Ok(Err(ServiceError::Timeout { timeout })) => Err(expired(timeout)),
            Ok(Err(ServiceError::TransportClosed)) => Err(self.died().await),
            // Writing to a program that has gone fails before its end is noticed.
            Ok(Err(ServiceError::TransportSend(_))) if self.process.is_some() => Err(self.died().await),
            Ok(Err(error)) => {
                Err(CallError::Transport { server: self.name.clone(), message: connect::explain(&error) })
            }
        }
    }

    /// Completes when the server's program has ended, and what it had written was read.
    fn gone(&self) -> impl Future<Output = ()> + '_ {
        // A last answer may still be on its way from the pipe.
        const LAST_ANSWER: Duration = Duration::from_millis(200);
        async move {
            match &self.process {
                None => std::future::pending().await,
                Some(process) => {
                    process.exited().await;
                    tokio::time::sleep(LAST_ANSWER).await;
                }
            }
        }
    }

    async fn died(&self) -> CallError {
        let server = self.name.clone();
        if self.cancel.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            return CallError::Closed { server };
        }
        match &self.process {
            Some(process) => {
                let (status, stderr) = process.last_words().await;
                CallError::Died { server, status, stderr }
            }
            None => CallError::Transport { server, message: "the connection was closed".into() },
        }
    }
}
