//! A small MCP server for demonstrations and tests: weather and currency, made up but always the same.
//!
//! Its answers take their time, as those of real services do, and calls are served side by side. A log
//! of starts and ends shows which calls overlapped.
//! Nothing here reaches out: `send_report` sends nothing to nobody.

mod data;

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation,
    ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::{RequestContext, ServerInitializeError, serve_server};
use rmcp::{RoleServer, transport::io::stdio_pipes};
use serde_json::{Map, Value, json};
use tokio::io::{AsyncRead, AsyncWrite};

use crate::signature::Signature;
use crate::suggest::{closest, listed};

/// How the server behaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// How long each call takes.
    pub delay: Duration,
    /// Look-ups are annotated as read-only, so that they may overlap.
    pub read_only: bool,
    /// A file to which a line of JSON is appended at the start and the end of each call:
    /// `{"ms": 12, "event": "start", "call": 1, "tool": "get_rate", "args": {…}}`, where `event` is `start`, `end`, `error` or `cancelled`.
    pub log: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options { delay: Duration::from_millis(300), read_only: true, log: None }
    }
}

/// Serves on standard input and output until the input ends.
pub async fn serve(options: Options) -> io::Result<()> {
    let (input, output) = stdio_pipes();
    serve_on(options, input, output).await
}

/// Serves on any two streams until `input` ends.
pub async fn serve_on(
    options: Options,
    input: impl AsyncRead + Send + Unpin + 'static,
    output: impl AsyncWrite + Send + Unpin + 'static,
) -> io::Result<()> {
    let log = match &options.log {
        None => None,
        Some(path) => {
            let opened = File::options().create(true).append(true).open(path);
            let named =
                |error| io::Error::other(format!("cannot write to the log {}: {error}", path.display()));
            Some(Mutex::new(opened.map_err(named)?))
        }
    };
    let server = DemoServer {
        tools: tools(options.read_only),
        options,
        log: Arc::new(Log { file: log, started: Instant::now() }),
        calls: AtomicU64::new(0),
    };
    let service = match serve_server(server, (input, output)).await {
        Ok(service) => service,
        // Nobody wanted anything.
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        Err(error) => return Err(io::Error::other(error)),
    };
    service.waiting().await.map_err(io::Error::other)?;
    Ok(())
}

struct DemoServer {
    options: Options,
    tools: Vec<Tool>,
    log: Arc<Log>,
    calls: AtomicU64,
}

impl ServerHandler for DemoServer {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("hognose-demo", env!("CARGO_PKG_VERSION")))
            .with_instructions("Made-up weather and exchange rates.")
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.clone()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = self.tools.iter().find(|tool| tool.name == request.name) else {
            return Err(ErrorData::invalid_params(format!("unknown tool {:?}", request.name), None));
        };
        let arguments = request.arguments.unwrap_or_default();
        let mut entry = Entry {
            log: self.log.clone(),
            call: self.calls.fetch_add(1, Ordering::Relaxed) + 1,
            tool: request.name.to_string(),
            arguments: arguments.clone(),
            outcome: "cancelled",
        };
        entry.write("start");
        tokio::select! {
            () = tokio::time::sleep(self.options.delay) => {}
            () = context.ct.cancelled() => {
                return Err(ErrorData::internal_error("cancelled", None));
            }
        }
        let schema = tool.schema_as_json_value();
        let answer = Signature::new(&tool.name, &schema)
            .bind(Vec::new(), arguments.into_iter().collect())
            .and_then(|arguments| answer(&tool.name, &arguments));
        entry.outcome = if answer.is_ok() { "end" } else { "error" };
        Ok(match answer {
            Err(message) => CallToolResult::error(vec![ContentBlock::text(message)]),
            Ok(Value::String(text)) => CallToolResult::success(vec![ContentBlock::text(text)]),
            // Structured results had to be objects for a long time, so numbers come packed, as FastMCP packs them.
            Ok(value @ Value::Number(_)) => {
                let mut packed = CallToolResult::structured(json!({ "result": value }));
                packed.content = vec![ContentBlock::text(value.to_string())];
                packed
            }
            Ok(value) => CallToolResult::structured(value),
        }
        .into())
    }
}

fn answer(tool: &str, arguments: &Map<String, Value>) -> Result<Value, String> {
    let text = |name: &str| arguments.get(name).and_then(Value::as_str).unwrap_or("");
    let number = |name: &str| arguments.get(name).and_then(Value::as_f64).unwrap_or(0.0);
    match tool {
        "get_forecast" => {
            let city = city(text("city"))?;
            Ok(json!({
                "city": city.name,
                "temperature_c": city.celsius,
                "sky": city.sky,
                "humidity": city.humidity,
            }))
        }
        "get_temperature" => Ok(json!(city(text("city"))?.celsius)),
        "convert" => Ok(json!(rounded(number("celsius") * 9.0 / 5.0 + 32.0, 10.0))),
        "get_rate" => Ok(json!(rounded(rate(text("base"), text("quote"))?, 10_000.0))),
        "convert_currency" => {
            Ok(json!(rounded(number("amount") * rate(text("base"), text("quote"))?, 100.0)))
        }
        "send_report" => {
            let (title, body) = (text("title"), text("body"));
            if title.trim().is_empty() {
                return Err("a report needs a title".into());
            }
            Ok(format!("sent {title:?} ({} characters)", body.chars().count()).into())
        }
        other => Err(format!("unknown tool {other:?}")),
    }
}

fn city(name: &str) -> Result<&'static data::City, String> {
    let names = || data::CITIES.iter().map(|city| city.name);
    data::CITIES.iter().find(|city| city.name.eq_ignore_ascii_case(name.trim())).ok_or_else(|| match closest(
        name,
        names(),
    ) {
        Some(meant) => format!("unknown city {name:?}; did you mean {meant:?}?"),
        None => format!("unknown city {name:?}; known cities are {}", listed(names())),
    })
}

/// How much of `quote` one unit of `base` is worth.
fn rate(base: &str, quote: &str) -> Result<f64, String> {
    let per_euro = |code: &str| {
        let known = data::PER_EURO.iter().find(|(known, _)| known.eq_ignore_ascii_case(code.trim()));
        known.map(|(_, rate)| *rate).ok_or_else(|| {
            let known = listed(data::PER_EURO.iter().map(|(code, _)| *code));
            format!("unknown currency {code:?}; known currencies are {known}")
        })
    };
    Ok(per_euro(quote)? / per_euro(base)?)
}

fn rounded(value: f64, steps: f64) -> f64 {
    (value * steps).round() / steps
}

fn tools(read_only: bool) -> Vec<Tool> {
    let city = json!({"city": {"type": "string", "description": "The name of a city, such as Paris"}});
    let pair = json!({
        "base": {"type": "string", "description": "A currency code, such as EUR"},
        "quote": {"type": "string", "description": "A currency code, such as USD"}
    });
    let mut conversion =
        json!({"amount": {"type": "number", "description": "How much of the base currency"}});
    if let (Some(conversion), Some(pair)) = (conversion.as_object_mut(), pair.as_object()) {
        conversion.extend(pair.clone());
    }
    let forecast = object(json!({
        "city": {"type": "string"},
        "temperature_c": {"type": "number"},
        "sky": {"type": "string", "enum": ["clear", "clouds", "rain", "snow", "fog"]},
        "humidity": {"type": "integer", "minimum": 0, "maximum": 100}
    }));
    let mut number = object(json!({"result": {"type": "number"}}));
    number.insert("x-fastmcp-wrap-result".into(), true.into());

    let look_up =
        |name: &'static str, description: &'static str, input: &Value, output: &Map<String, Value>| {
            Tool::new(name, description, object(input.clone()))
                .with_raw_output_schema(Arc::new(output.clone()))
                .with_annotations(ToolAnnotations::new().read_only(read_only).open_world(false))
        };
    vec![
        look_up("get_forecast", "The weather in a city.", &city, &forecast),
        look_up("get_temperature", "The temperature in a city, in degrees Celsius.", &city, &number),
        look_up(
            "convert",
            "Degrees Fahrenheit for degrees Celsius.",
            &json!({"celsius": {"type": "number"}}),
            &number,
        ),
        look_up(
            "get_rate",
            "How much of the quote currency one unit of the base currency buys.",
            &pair,
            &number,
        ),
        look_up(
            "convert_currency",
            "An amount of the base currency in the quote currency.",
            &conversion,
            &number,
        ),
        Tool::new(
            "send_report",
            "Sends a report.",
            object(json!({"title": {"type": "string"}, "body": {"type": "string"}})),
        )
        .with_annotations(ToolAnnotations::new().read_only(false).destructive(false).idempotent(false)),
    ]
}

/// The schema of an object whose properties are all required.
fn object(properties: Value) -> Map<String, Value> {
    let names: Vec<&String> = properties.as_object().into_iter().flat_map(Map::keys).collect();
    let required = json!(names);
    Map::from_iter([
        ("type".to_string(), "object".into()),
        ("properties".to_string(), properties),
        ("required".to_string(), required),
        ("additionalProperties".to_string(), false.into()),
    ])
}

/// Where starts and ends of calls are written.
struct Log {
    file: Option<Mutex<File>>,
    started: Instant,
}

/// A call in the log. It ends when this is dropped, so that a call which is cancelled ends too.
struct Entry {
    log: Arc<Log>,
    call: u64,
    tool: String,
    arguments: Map<String, Value>,
    outcome: &'static str,
}

impl Entry {
    fn write(&self, event: &str) {
        let Some(file) = &self.log.file else { return };
        let ms = u64::try_from(self.log.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let line =
            json!({"ms": ms, "event": event, "call": self.call, "tool": self.tool, "args": self.arguments});
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        // In one piece, so that several servers may share a log; a log that is full is no reason to fail.
        let _ = file.write_all(format!("{line}\n").as_bytes());
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.write(self.outcome);
    }
}
