//! What a tool's answer means: a value or a failure.
//!
//! A structured result is the value. Otherwise the contents are: text as a string, and what is no
//! text as the tagged object that the protocol has for it (`{"type": "image", "data": …, "mimeType": …}`).

use std::fmt;
use std::time::Duration;

use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::Value;

use super::ToolInfo;

/// What a tool answered.
#[derive(Debug, Clone, PartialEq)]
pub struct ToolResult {
    /// The value: what was structured; or else the text (parsed, if the tool declares what it returns and it is JSON);
    /// null for nothing, a list for several contents that are not all text.
    pub value: Value,
    /// The value came structured, as the tool's output schema describes it.
    pub structured: bool,
}

/// Why a call gave no value.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum CallError {
    /// There is no such server.
    UnknownServer {
        /// The name that was asked for.
        server: String,
        /// The nearest that exists.
        hint: Option<String>,
    },
    /// The server has no such tool.
    UnknownTool {
        /// The server.
        server: String,
        /// The name that was asked for.
        tool: String,
        /// The nearest that exists.
        hint: Option<String>,
    },
    /// The configuration forbids the tool.
    Denied {
        /// The server.
        server: String,
        /// The tool.
        tool: String,
    },
    /// The tool ran and failed.
    Tool {
        /// What the server says about it.
        message: String,
        /// What it says besides text: a structured value, or other contents.
        data: Option<Value>,
    },
    /// There was no answer in time; the server was told to stop.
    Timeout {
        /// The server.
        server: String,
        /// The tool.
        tool: String,
        /// How long it had.
        after: Duration,
    },
    /// The server's program ended, or stopped talking, before it answered.
    Died {
        /// The server.
        server: String,
        /// How it ended, in words.
        status: String,
        /// The last lines that it wrote to its standard error.
        stderr: Vec<String>,
    },
    /// The server refused the request itself.
    Protocol {
        /// The server.
        server: String,
        /// The JSON-RPC error code.
        code: i64,
        /// What the server says.
        message: String,
        /// What it says besides; in a box, as errors that are rare need not make all of them large.
        data: Option<Box<Value>>,
    },
    /// The server could not be reached, or answered what nobody understands.
    Transport {
        /// The server.
        server: String,
        /// What happened.
        message: String,
    },
    /// The client was shut down before the answer came.
    Closed {
        /// The server.
        server: String,
    },
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hinted = |hint: &Option<String>| match hint {
            Some(meant) => format!("; did you mean {meant:?}?"),
            None => String::new(),
        };
        match self {
            CallError::UnknownServer { server, hint } => {
                write!(f, "there is no server {server:?}{}", hinted(hint))
            }
            CallError::UnknownTool { server, tool, hint } => {
                write!(f, "server {server:?} has no tool {tool:?}{}", hinted(hint))
            }
            CallError::Denied { server, tool } => {
                write!(f, "the configuration denies the tool {tool:?} of server {server:?}")
            }
            CallError::Tool { message, .. } => f.write_str(message),
            CallError::Timeout { server, tool, after } => {
                write!(
                    f,
                    "the tool {tool:?} of server {server:?} did not answer within {} s",
                    after.as_secs_f64()
                )
            }
            CallError::Died { server, status, stderr } => {
                write!(f, "server {server:?} {status} before it answered")?;
                write_lines(f, stderr)
            }
            CallError::Protocol { server, code, message, .. } => {
                write!(f, "server {server:?} refused the call: {message} (code {code})")
            }
            CallError::Transport { server, message } => write!(f, "server {server:?}: {message}"),
            CallError::Closed { server } => write!(f, "server {server:?} was shut down before it answered"),
        }
    }
}

impl std::error::Error for CallError {}

/// The end of what a server said, below a message about it.
pub fn write_lines(f: &mut fmt::Formatter<'_>, lines: &[String]) -> fmt::Result {
    if !lines.is_empty() {
        f.write_str("; it said:")?;
    }
    lines.iter().try_for_each(|line| write!(f, "\n    {line}"))
}

/// Reads a finished call's answer.
pub fn read(result: CallToolResult, tool: &ToolInfo) -> Result<ToolResult, CallError> {
    let (texts, others) = split(&result.content);
    if result.is_error == Some(true) {
        let message = match texts.join("\n") {
            text if text.trim().is_empty() => format!("the tool {:?} failed without a message", tool.name),
            text => text,
        };
        let data = result.structured_content.or_else(|| (!others.is_empty()).then(|| others.into()));
        return Err(CallError::Tool { message, data });
    }
    if let Some(value) = result.structured_content {
        return Ok(ToolResult { value: unpack(value, tool), structured: true });
    }
    let value = match (texts.as_slice(), others.as_slice()) {
        ([], []) => Value::Null,
        (texts, []) => {
            let text = texts.join("\n");
            let parsed = tool.output_schema.as_ref().and_then(|_| serde_json::from_str(&text).ok());
            parsed.map_or(Value::String(text), |value| unpack(value, tool))
        }
        ([], [only]) => only.clone(),
        _ => result.content.iter().map(as_value).collect(),
    };
    Ok(ToolResult { value, structured: false })
}

fn unpack(value: Value, tool: &ToolInfo) -> Value {
    match value {
        Value::Object(mut members) if tool.wraps_result && members.len() == 1 => {
            members.remove("result").unwrap_or(Value::Object(members))
        }
        other => other,
    }
}

fn split(content: &[ContentBlock]) -> (Vec<&str>, Vec<Value>) {
    let mut texts = Vec::new();
    let mut others = Vec::new();
    for block in content {
        match block.as_text() {
            Some(text) => texts.push(text.text.as_str()),
            None => others.push(as_value(block)),
        }
    }
    (texts, others)
}

fn as_value(block: &ContentBlock) -> Value {
    match block.as_text() {
        Some(text) => text.text.clone().into(),
        // What was read from JSON can be written as JSON.
        None => serde_json::to_value(block).unwrap_or(Value::Null),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Policy;
    use serde_json::json;

    fn check(answer: Value, output_schema: Option<Value>, wraps_result: bool) -> Result<Value, CallError> {
        let tool = ToolInfo {
            server: "s".into(),
            name: "t".into(),
            python_name: "t".into(),
            title: None,
            description: None,
            input_schema: json!({}),
            output_schema,
            wraps_result,
            read_only: false,
            destructive: None,
            idempotent: None,
            open_world: None,
            policy: Policy::Allow,
            overlap: false,
        };
        read(serde_json::from_value(answer).expect("an answer"), &tool).map(|result| result.value)
    }

    fn text(text: &str) -> Value {
        json!({"type": "text", "text": text})
    }

    #[test]
    fn structured_content_is_the_value() {
        let answer = json!({"content": [text("ignored")], "structuredContent": {"result": 5}});
        assert_eq!(check(answer.clone(), None, false), Ok(json!({"result": 5})));
        assert_eq!(check(answer, Some(json!({})), true), Ok(json!(5)));
        assert_eq!(check(json!({"content": [], "structuredContent": null}), None, false), Ok(Value::Null));
    }

    #[test]
    fn text_is_a_string_unless_more_is_promised() {
        let answer = json!({"content": [text("[1,"), text("2]")]});
        assert_eq!(check(answer.clone(), None, false), Ok(json!("[1,\n2]")));
        assert_eq!(check(answer, Some(json!({"type": "array"})), false), Ok(json!([1, 2])));
        assert_eq!(
            check(json!({"content": [text("no JSON")]}), Some(json!({})), false),
            Ok(json!("no JSON"))
        );
        assert_eq!(check(json!({"content": []}), None, false), Ok(Value::Null));
    }

    #[test]
    fn other_contents_are_tagged_objects() {
        let image = json!({"type": "image", "data": "AA==", "mimeType": "image/png"});
        let link = json!({"type": "resource_link", "uri": "file:///x", "name": "x"});
        let embedded = json!({"type": "resource", "resource": {"uri": "file:///x", "text": "hi"}});
        assert_eq!(check(json!({"content": [image]}), None, false), Ok(image.clone()));
        let mixed = check(json!({"content": [text("see"), image, link, embedded]}), None, false);
        assert_eq!(mixed, Ok(json!(["see", image, link, embedded])));
    }

    #[test]
    fn errors_carry_the_servers_text_and_data() {
        let answer =
            json!({"isError": true, "content": [text("no such city")], "structuredContent": {"code": 4}});
        let error = CallError::Tool { message: "no such city".into(), data: Some(json!({"code": 4})) };
        assert_eq!(check(answer, None, false), Err(error));
        let silent = check(json!({"isError": true, "content": []}), None, false).expect_err("a failure");
        assert_eq!(silent.to_string(), "the tool \"t\" failed without a message");
    }
}
