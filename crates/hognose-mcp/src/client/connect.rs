//! Reaching one server: start or dial, shake hands, list the tools; or say clearly why not.
//!
//! The handshake is `initialize`, which all servers of earlier protocol versions know and most later ones; a server that
//! refuses it is asked again with the `server/discover` of 2026-07-28. In this order nothing that
//! older servers do not know is ever sent to them.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::io::ErrorKind;
use std::sync::{Arc, Once};
use std::time::Duration;

use rmcp::model::ProtocolVersion;
use rmcp::service::{
    ClientInitializeError, ClientLifecycleMode, RunningService, ServiceError, serve_client_with_lifecycle,
};
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::transport::streamable_http_client::{StreamableHttpClientTransportConfig, StreamableHttpError};
use rmcp::{ErrorData, RoleClient};

use super::Options;
use super::answer::write_lines;
use super::process::{self, Pipes, Process};
use super::tools::{Follower, ToolList};
use crate::config::{ServerConfig, Transport};

/// More calls to one server over HTTP wait for their turn.
const CONCURRENT_REQUESTS: usize = 64;

/// A server that answered.
pub struct Connection {
    pub service: RunningService<RoleClient, Follower>,
    pub tools: Arc<ToolList>,
    pub process: Option<Process>,
}

/// Not all servers could be started. Its text has a paragraph for each that could not.
#[derive(Debug, Clone, PartialEq)]
pub struct ConnectError {
    /// The servers that could not be started, in the order of the configuration.
    pub failures: Vec<ServerFailure>,
}

/// A server that could not be started, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct ServerFailure {
    /// The server's name in the configuration.
    pub server: String,
    /// The program or the address.
    pub address: String,
    /// What went wrong.
    pub failure: Failure,
}

/// Why a server could not be started.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Failure {
    /// There is no such program.
    NotFound,
    /// The program cannot be started.
    Spawn {
        /// What the system says.
        message: String,
    },
    /// The program ended, or stopped talking, before its tools were listed.
    Exited {
        /// How it ended, in words.
        status: String,
        /// The last lines that it wrote to its standard error.
        stderr: Vec<String>,
    },
    /// It took too long.
    Timeout {
        /// How long it had.
        after: Duration,
        /// The last lines that it wrote to its standard error, or to its standard output without being messages.
        said: Vec<String>,
    },
    /// The address cannot be reached, or answers with something else.
    Http {
        /// What happened, with the HTTP status if there was one.
        message: String,
    },
    /// The server answered, but not as the protocol wants.
    Protocol {
        /// What happened.
        message: String,
    },
}

impl fmt::Display for ConnectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, failure) in self.failures.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            failure.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for ConnectError {}

impl fmt::Display for ServerFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "server {:?} ({}): ", self.server, self.address)?;
        match &self.failure {
            Failure::NotFound if self.address.contains(['/', '\\']) => {
                f.write_str("there is no such program")
            }
            Failure::NotFound => f.write_str("there is no such program in PATH"),
            Failure::Spawn { message } | Failure::Http { message } | Failure::Protocol { message } => {
                f.write_str(message)
            }
            Failure::Exited { status, stderr } => {
                write!(f, "{status} before it was ready")?;
                write_lines(f, stderr)
            }
            Failure::Timeout { after, said } => {
                write!(f, "was not ready within {} s", after.as_secs_f64())?;
                write_lines(f, said)
            }
        }
    }
}

/// Connects one server and lists its tools.
pub async fn connect(config: &ServerConfig, options: &Options) -> Result<Connection, Failure> {
    let after = config.startup_timeout.unwrap_or(options.startup_timeout);
    let mut process = None;
    let attempt = async {
        match open(config, ClientLifecycleMode::Initialize, options, &mut process).await {
            Err(Refusal::Refused(error)) => {
                let preferred_versions = vec![ProtocolVersion::V_2026_07_28];
                let discover = ClientLifecycleMode::Discover { preferred_versions };
                match open(config, discover, options, &mut process).await {
                    // The first refusal is the one that most servers' authors would recognise.
                    Err(Refusal::Refused(_)) => Err(refused(&error)),
                    Err(Refusal::Failed(failure)) => Err(failure),
                    Ok(connected) => Ok(connected),
                }
            }
            Err(Refusal::Failed(failure)) => Err(failure),
            Ok(connected) => Ok(connected),
        }
    };
    match tokio::time::timeout(after, attempt).await {
        Ok(Ok((service, tools))) => Ok(Connection { service, tools, process }),
        Ok(Err(failure)) => Err(failure),
        Err(_) => {
            let said =
                process.iter().flat_map(|process| [process.stderr(), process.noise()].concat()).collect();
            Err(Failure::Timeout { after, said })
        }
    }
}

/// Why one way of shaking hands failed.
enum Refusal {
    /// The server answered the handshake with an error, so another one may be worth a try.
    Refused(ErrorData),
    Failed(Failure),
}

type Connected = (RunningService<RoleClient, Follower>, Arc<ToolList>);

async fn open(
    config: &ServerConfig,
    lifecycle: ClientLifecycleMode,
    options: &Options,
    process: &mut Option<Process>,
) -> Result<Connected, Refusal> {
    let tools = Arc::new(ToolList::new(&config.name, &config.rules));
    let follower = Follower { tools: tools.clone() };
    let service = match &config.transport {
        Transport::Stdio { command, args, env, cwd } => {
            let cwd = cwd.as_deref();
            if let Some(cwd) = cwd.filter(|cwd| !cwd.is_dir()) {
                let message = format!("its \"cwd\" {cwd:?} is not a folder");
                return Err(Refusal::Failed(Failure::Spawn { message }));
            }
            let started = process::start(command, args, env, cwd, options.shutdown_grace);
            let (started, pipes): (Process, Pipes) = started.map_err(|error| {
                Refusal::Failed(match error.kind() {
                    ErrorKind::NotFound => Failure::NotFound,
                    _ => Failure::Spawn { message: format!("cannot be started: {error}") },
                })
            })?;
            *process = Some(started);
            serve_client_with_lifecycle(follower, pipes, lifecycle).await
        }
        Transport::Http { url, headers } => {
            let transport =
                dial(url, headers).map_err(|message| Refusal::Failed(Failure::Http { message }))?;
            serve_client_with_lifecycle(follower, transport, lifecycle).await
        }
    };
    let service = match service {
        Ok(service) => service,
        Err(ClientInitializeError::JsonRpcError(error)) => return Err(Refusal::Refused(error)),
        Err(error) => return Err(Refusal::Failed(failed(&error, process.as_ref()).await)),
    };
    let offers_tools = service.peer_info().is_none_or(|info| info.capabilities.tools.is_some());
    if offers_tools && let Err(error) = tools.list(service.peer()).await {
        return Err(Refusal::Failed(match error {
            ServiceError::McpError(error) => {
                Failure::Protocol { message: format!("cannot list its tools: {}", error.message) }
            }
            error => failed(&error, process.as_ref()).await,
        }));
    }
    Ok((service, tools))
}

/// Why a conversation broke off: the program's end explains more than what it did to the conversation.
async fn failed(error: &(dyn Error + Send + Sync + 'static), process: Option<&Process>) -> Failure {
    let broke_off = matches!(
        error.downcast_ref::<ClientInitializeError>(),
        Some(ClientInitializeError::ConnectionClosed(_) | ClientInitializeError::TransportError { .. })
    ) || matches!(
        error.downcast_ref::<ServiceError>(),
        Some(ServiceError::TransportClosed | ServiceError::TransportSend(_))
    );
    match process {
        Some(process) if broke_off => {
            let (status, stderr) = process.last_words().await;
            Failure::Exited { status, stderr: [stderr, process.noise()].concat() }
        }
        Some(_) => Failure::Protocol { message: explain(error) },
        None => Failure::Http { message: explain(error) },
    }
}

fn refused(error: &ErrorData) -> Failure {
    Failure::Protocol {
        message: format!("refused the connection: {} (code {})", error.message, i64::from(error.code.0)),
    }
}

/// An error with its causes, each said once, without the names of Rust types that the library puts around it.
pub fn explain(error: &(dyn Error + 'static)) -> String {
    let carried = match (error.downcast_ref::<ClientInitializeError>(), error.downcast_ref::<ServiceError>())
    {
        (Some(ClientInitializeError::TransportError { error, .. }), _) => Some(error),
        (_, Some(ServiceError::TransportSend(error))) => Some(error),
        _ => None,
    };
    if let Some(carried) = carried {
        return explain(carried.error.as_ref());
    }
    match error.downcast_ref::<StreamableHttpError<reqwest::Error>>() {
        Some(StreamableHttpError::Client(error)) => return explain(error),
        Some(StreamableHttpError::AuthRequired(challenge)) => {
            let challenge = &challenge.www_authenticate_header;
            return format!("HTTP 401, it wants authorization ({challenge}); \"headers\" can carry it");
        }
        Some(StreamableHttpError::UnexpectedServerResponse(text)) => {
            return text.trim_end_matches([':', ' ']).to_string();
        }
        Some(StreamableHttpError::UnexpectedContentType(kind)) => {
            let kind = kind.as_deref().unwrap_or("nothing");
            return format!("answers with {kind} where an MCP server answers with JSON or an event stream");
        }
        Some(StreamableHttpError::InsufficientScope(challenge)) => {
            return format!(
                "HTTP 403, the authorization is not enough ({})",
                challenge.www_authenticate_header
            );
        }
        _ => {}
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text.push_str(": ");
            text.push_str(&more);
        }
        cause = error.source();
    }
    text
}

fn dial(
    url: &str,
    headers: &[(String, String)],
) -> Result<StreamableHttpClientTransport<reqwest::Client>, String> {
    static PROVIDER: Once = Once::new();
    // Fails when the embedder has chosen a provider already, which is as good.
    PROVIDER.call_once(|| drop(rustls::crypto::ring::default_provider().install_default()));
    let mut builder = reqwest::Client::builder();
    if url.starts_with("http://") {
        // Nothing will be encrypted, so nothing needs to be trusted: a machine without certificates will do.
        builder = builder.tls_certs_only([]);
    }
    let client = builder
        .connect_timeout(Duration::from_secs(20))
        // A kept connection whose last answer was not read to its end delays the next request.
        .pool_max_idle_per_host(0)
        .redirect(reqwest::redirect::Policy::custom(|attempt| {
            let same_origin =
                attempt.previous().last().is_some_and(|last| last.origin() == attempt.url().origin());
            // Headers may be secret, so another origin gets none; other redirects would turn POST into GET.
            let harmless = same_origin && matches!(attempt.status().as_u16(), 307 | 308);
            if harmless && attempt.previous().len() < 5 { attempt.follow() } else { attempt.stop() }
        }))
        .build()
        .map_err(|error| explain(&error))?;
    let mut custom = HashMap::new();
    for (name, value) in headers {
        // The value may be a secret, so the message shows the name only.
        let bad = |what: &str| format!("the {what} of the header {name:?} cannot be sent over HTTP");
        custom.insert(name.parse().map_err(|_| bad("name"))?, value.parse().map_err(|_| bad("value"))?);
    }
    let config = StreamableHttpClientTransportConfig::with_uri(url)
        .custom_headers(custom)
        .max_concurrent_requests(CONCURRENT_REQUESTS);
    Ok(StreamableHttpClientTransport::with_client(client, config))
}
