//! What servers offer: their tools as plain data, and following them when they change.
//!
//! Lists are read page by page, with an end to it: servers are not trusted to stop.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use rmcp::RoleClient;
use rmcp::handler::client::ClientHandler;
use rmcp::model::{ClientConfig, Implementation, PaginatedRequestParams, ProtocolVersion, Tool};
use rmcp::service::{NotificationContext, Peer, ServiceError};
use serde_json::Value;

use crate::config::{Policy, Rules};
use crate::names::Names;

/// More tools than any script could want.
const MOST_TOOLS: usize = 10_000;
/// More pages than these would hold.
const MOST_PAGES: usize = 1_000;

/// A tool of a server.
#[derive(Debug, Clone, PartialEq)]
pub struct ToolInfo {
    /// The server's name in the configuration.
    pub server: String,
    /// What the server calls the tool.
    pub name: String,
    /// What Python calls it; unique within the server.
    pub python_name: String,
    /// A name for people.
    pub title: Option<String>,
    /// What it does, in the server's words.
    pub description: Option<String>,
    /// The JSON Schema of its arguments.
    pub input_schema: Value,
    /// The JSON Schema of what [`ToolResult::value`](super::ToolResult::value) will be, when the server declares one.
    pub output_schema: Option<Value>,
    /// The server packs the value into an object with the one key `result`, as some have to; it is unpacked here.
    pub wraps_result: bool,
    /// The server says that the tool changes nothing.
    pub read_only: bool,
    /// The server says whether it may destroy something.
    pub destructive: Option<bool>,
    /// The server says whether calling it twice does the same as calling it once.
    pub idempotent: Option<bool>,
    /// The server says whether it reaches out into the world.
    pub open_world: Option<bool>,
    /// What the configuration says about calling it.
    pub policy: Policy,
    /// It may run beside other calls: the server says it is read-only, or the configuration says so.
    pub overlap: bool,
}

/// One server's tools as they are now.
pub struct ToolList {
    server: String,
    rules: Rules,
    current: RwLock<Arc<Vec<ToolInfo>>>,
    revision: AtomicU64,
    /// Held while listing, so that the last announcement is also the last list.
    listing: tokio::sync::Mutex<()>,
}

impl ToolList {
    pub fn new(server: &str, rules: &Rules) -> ToolList {
        ToolList {
            server: server.to_string(),
            rules: rules.clone(),
            current: RwLock::default(),
            revision: AtomicU64::new(0),
            listing: tokio::sync::Mutex::new(()),
        }
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn current(&self) -> Arc<Vec<ToolInfo>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn revision(&self) -> u64 {
        self.revision.load(Ordering::Acquire)
    }

    /// Asks the server for its tools.
    pub async fn list(&self, peer: &Peer<RoleClient>) -> Result<(), ServiceError> {
        let _listing = self.listing.lock().await;
        let mut found: Vec<Tool> = Vec::new();
        let mut cursor = None;
        for _ in 0..MOST_PAGES {
            let page =
                peer.list_tools(Some(PaginatedRequestParams::default().with_cursor(cursor.clone()))).await?;
            found.extend(page.tools);
            // A server that repeats its cursor would be asked for ever.
            if page.next_cursor.is_none() || page.next_cursor == cursor || found.len() > MOST_TOOLS {
                break;
            }
            cursor = page.next_cursor;
        }
        found.truncate(MOST_TOOLS);
        let tools = Arc::new(self.describe(&found));
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = tools;
        self.revision.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }

    fn describe(&self, tools: &[Tool]) -> Vec<ToolInfo> {
        let names = Names::new(tools.iter().map(|tool| tool.name.as_ref()));
        let mut seen = std::collections::HashSet::new();
        tools
            .iter()
            .filter(|tool| seen.insert(tool.name.clone()))
            .map(|tool| {
                let name = tool.name.as_ref();
                let hints = tool.annotations.clone().unwrap_or_default();
                let read_only = hints.read_only_hint == Some(true);
                let declared = tool.output_schema.as_deref().cloned().map(Value::Object);
                let unpacked = declared.as_ref().and_then(|schema| wrapped(name, schema));
                ToolInfo {
                    server: self.server.clone(),
                    name: name.to_string(),
                    python_name: names.python(name).unwrap_or(name).to_string(),
                    title: tool.title.clone().or(hints.title),
                    description: tool.description.as_deref().map(str::to_string),
                    input_schema: Value::Object(tool.input_schema.as_ref().clone()),
                    wraps_result: unpacked.is_some(),
                    output_schema: unpacked.or(declared),
                    read_only,
                    destructive: hints.destructive_hint,
                    idempotent: hints.idempotent_hint,
                    open_world: hints.open_world_hint,
                    policy: self.rules.policy_of(name),
                    overlap: self.rules.overlaps(name, read_only),
                }
            })
            .collect()
    }
}

/// The schema of the value inside a result that is packed as `{"result": value}`.
///
/// Before 2026-07-28 structured results had to be objects, so the Python SDKs pack other values: FastMCP says so in
/// the schema, the official SDK gives the schema a title made from the tool's name.
fn wrapped(tool: &str, schema: &Value) -> Option<Value> {
    let properties = schema.get("properties")?.as_object()?;
    let inner = properties.get("result").filter(|_| properties.len() == 1)?;
    let says_so = schema.get("x-fastmcp-wrap-result") == Some(&Value::Bool(true));
    let titled = schema.get("title").and_then(Value::as_str) == Some(&format!("{tool}Output"));
    if !says_so && !titled {
        return None;
    }
    let mut inner = inner.clone();
    // What the inner schema refers to stays reachable.
    for key in ["$defs", "definitions"] {
        if let (Some(definitions), Some(inner)) = (schema.get(key), inner.as_object_mut()) {
            inner.insert(key.to_string(), definitions.clone());
        }
    }
    Some(inner)
}

/// Our side of the conversation: offers the server nothing, and follows its list of tools.
pub struct Follower {
    pub tools: Arc<ToolList>,
}

impl ClientHandler for Follower {
    fn get_info(&self) -> ClientConfig {
        ClientConfig::new(Default::default(), Implementation::new("hognose", env!("CARGO_PKG_VERSION")))
            .with_protocol_version(ProtocolVersion::LATEST_WITH_INITIALIZE)
    }

    async fn on_tool_list_changed(&self, context: NotificationContext<RoleClient>) {
        let tools = self.tools.clone();
        // Not here: the answer could not arrive while this handler waits for it.
        tokio::spawn(async move {
            // If it cannot be listed, what was known before is the best there is.
            let _ = tools.list(&context.peer).await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packed_results_are_recognised() {
        let schema = |title: &str| json!({"title": title, "properties": {"result": {"type": "number"}}});
        assert_eq!(wrapped("add", &schema("addOutput")), Some(json!({"type": "number"})));
        assert_eq!(wrapped("add", &schema("Sum")), None);
        let mut marked = schema("Sum");
        marked["x-fastmcp-wrap-result"] = json!(true);
        assert_eq!(wrapped("add", &marked), Some(json!({"type": "number"})));
        marked["properties"]["more"] = json!({});
        assert_eq!(wrapped("add", &marked), None);
    }
}
