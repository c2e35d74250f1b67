//! The configuration file: which servers there are, how to reach them, what their tools may do.
//!
//! Reads the `mcpServers` JSON that MCP clients share (and the `servers` key of some editors), with comments and trailing commas:
//!
//! ```json
//! {
//!   "mcpServers": {
//!     "weather": { "command": "weather-server", "args": ["--units", "metric"], "env": { "KEY": "${WEATHER_KEY}" } },
//!     "tickets": {
//!       "url": "https://example.com/mcp",
//!       "headers": { "Authorization": "Bearer ${TICKETS_TOKEN:-none}" },
//!       "timeout": 20,
//!       "policy": { "*": "allow", "delete_*": "deny", "close_ticket": "ask" },
//!       "overlap": ["find_*"]
//!     }
//!   }
//! }
//! ```
//!
//! Every mistake is one [`ConfigError`] that says where it stands, what was expected and what was found. A key of a server that is
//! not known is a mistake; keys beside `mcpServers` belong to other programs and are left alone.
//! Nothing is started here, and no variable is read but those that the file names.

mod json;
mod rules;

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use rules::{Overlap, Policy, Rules};

use crate::suggest::{closest, listed};
use json::{At, Entry, Fault, Json, Node, position};

/// A configuration: its servers in the order of the file.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Config {
    /// The servers, those that are disabled included.
    pub servers: Vec<ServerConfig>,
}

/// What a configuration says about one server.
#[derive(Debug, Clone, PartialEq)]
pub struct ServerConfig {
    /// The key under which the server stands.
    pub name: String,
    /// How to reach it.
    pub transport: Transport,
    /// It stays in the file but is not to be started.
    pub disabled: bool,
    /// How long a call may take.
    pub timeout: Option<Duration>,
    /// How long it may take until the server has answered and listed its tools.
    pub startup_timeout: Option<Duration>,
    /// What its tools may do.
    pub rules: Rules,
}

/// How to reach a server. Its `Debug` form leaves out what may be secret.
#[derive(Clone, PartialEq)]
pub enum Transport {
    /// A program to start, spoken to over its standard input and output.
    Stdio {
        /// The program, looked for in `PATH` unless it is a path.
        command: String,
        /// Its arguments.
        args: Vec<String>,
        /// Variables it gets beside the few that every server inherits.
        env: Vec<(String, String)>,
        /// The folder in which it runs; the current one by default.
        cwd: Option<PathBuf>,
    },
    /// A server that runs already, spoken to over streamable HTTP.
    Http {
        /// Its address.
        url: String,
        /// Headers sent with every request.
        headers: Vec<(String, String)>,
    },
}

impl fmt::Debug for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names =
            |pairs: &[(String, String)]| pairs.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        match self {
            Transport::Stdio { command, args, env, cwd } => f
                .debug_struct("Stdio")
                .field("command", command)
                .field("args", &args.len())
                .field("env", &names(env))
                .field("cwd", cwd)
                .finish(),
            Transport::Http { headers, .. } => {
                f.debug_struct("Http").field("headers", &names(headers)).finish_non_exhaustive()
            }
        }
    }
}

/// What is wrong with a configuration, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigError {
    /// The file, as it was named to us.
    pub file: String,
    /// Where in the file; absent when it could not be read at all.
    pub place: Option<Place>,
    /// What was expected, and what was found.
    pub message: String,
}

/// A place in a file, for people: lines and columns count from one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// The line's text.
    pub source: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(place) = &self.place else {
            return write!(f, "{}: {}", self.file, self.message);
        };
        write!(f, "{}:{}:{}: {}", self.file, place.line, place.column, self.message)?;
        // A caret under a line that a terminal would wrap points at nothing.
        if place.source.chars().count() <= 160 && !place.source.trim().is_empty() {
            let source = place.source.replace('\t', " ");
            write!(f, "\n    {source}\n    {:>column$}", '^', column = place.column)?;
        }
        Ok(())
    }
}

impl std::error::Error for ConfigError {}

impl Config {
    /// Reads a configuration file, with the environment of this process for its `${…}`.
    pub fn read(path: impl AsRef<Path>) -> Result<Config, ConfigError> {
        let path = path.as_ref();
        let file = path.display().to_string();
        let unreadable = |message: String| ConfigError { file: file.clone(), place: None, message };
        let bytes = std::fs::read(path).map_err(|error| unreadable(format!("cannot be read: {error}")))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            unreadable(format!("not UTF-8 from byte {} on", error.utf8_error().valid_up_to()))
        })?;
        Config::parse(&text, &file, |name| std::env::var(name).ok())
    }

    /// Reads a configuration from its text. `file` is what errors call it, `variable` answers for `${…}`.
    ///
    /// ```
    /// use hognose_mcp::config::Config;
    /// let text = r#"{"mcpServers": {"weather": {"comand": "weather-server"}}}"#;
    /// let error = Config::parse(text, "mcp.json", |_| None).unwrap_err();
    /// assert_eq!(
    ///     error.to_string().lines().next().unwrap(),
    ///     r#"mcp.json:1:29: unknown key "comand" in server "weather"; did you mean "command"?"#
    /// );
    /// ```
    pub fn parse(
        text: &str,
        file: &str,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Config, ConfigError> {
        let read = || {
            let root = json::parse(text)?;
            servers_of(&root)?
                .iter()
                .map(|entry| server(entry, &variable))
                .collect::<Result<Vec<_>, Fault>>()
                .map(|servers| Config { servers })
        };
        read().map_err(|fault| {
            let (line, column) = position(text, fault.at);
            let source = text.lines().nth(line - 1).unwrap_or("").to_string();
            ConfigError {
                file: file.to_string(),
                place: Some(Place { line, column, source }),
                message: fault.message,
            }
        })
    }
}

/// The keys that may hold the servers, the usual one first.
const ROOT_KEYS: [&str; 2] = ["mcpServers", "servers"];

fn servers_of(root: &Node) -> Result<&[Entry], Fault> {
    let entries = object(root, "the configuration")?;
    let mut found = entries.iter().filter(|entry| ROOT_KEYS.contains(&entry.key.as_str()));
    let Some(servers) = found.next() else {
        let mistyped = entries.iter().find_map(|entry| Some((entry, closest(&entry.key, ROOT_KEYS)?)));
        return Err(match mistyped {
            Some((entry, meant)) => Fault {
                at: entry.key_at,
                message: format!(
                    "expected the key \"mcpServers\", found {:?}; did you mean {meant:?}?",
                    entry.key
                ),
            },
            None if entries.is_empty() => Fault {
                at: root.at,
                message: "expected the key \"mcpServers\", found an empty object".into(),
            },
            None => Fault {
                at: root.at,
                message: format!(
                    "expected the key \"mcpServers\", found only {}",
                    listed(entries.iter().map(|entry| entry.key.as_str()))
                ),
            },
        });
    };
    if let Some(second) = found.next() {
        let message = format!("both {:?} and {:?} are given; one of them is enough", servers.key, second.key);
        return Err(Fault { at: second.key_at, message });
    }
    object(&servers.node, &format!("{:?}", servers.key))
}

/// The keys of a server.
const SERVER_KEYS: [&str; 12] = [
    "command",
    "args",
    "env",
    "cwd",
    "url",
    "headers",
    "type",
    "disabled",
    "timeout",
    "startup_timeout",
    "policy",
    "overlap",
];

fn server(entry: &Entry, variable: &dyn Fn(&str) -> Option<String>) -> Result<ServerConfig, Fault> {
    let name = &entry.key;
    if name.trim().is_empty() {
        return Err(Fault {
            at: entry.key_at,
            message: "expected the name of a server, found an empty key".into(),
        });
    }
    let entries = object(&entry.node, &format!("server {name:?}"))?;
    for entry in entries {
        if !SERVER_KEYS.contains(&entry.key.as_str()) {
            let hint = match closest(&entry.key, SERVER_KEYS) {
                Some(key) => format!("did you mean {key:?}?"),
                None => format!("known keys are {}", listed(SERVER_KEYS)),
            };
            let message = format!("unknown key {:?} in server {name:?}; {hint}", entry.key);
            return Err(Fault { at: entry.key_at, message });
        }
    }
    let get = |key: &str| entries.iter().find(|entry| entry.key == key);

    let disabled = match get("disabled") {
        None => false,
        Some(entry) => boolean(entry)?,
    };
    // A server that is not started needs no variables.
    let unneeded = |_: &str| Some(String::new());
    let reader = Reader { variable: if disabled { &unneeded } else { variable }, disabled };

    Ok(ServerConfig {
        name: name.clone(),
        transport: transport(entry, get, &reader)?,
        disabled,
        timeout: get("timeout").map(seconds).transpose()?,
        startup_timeout: get("startup_timeout").map(seconds).transpose()?,
        rules: Rules {
            policy: get("policy").map(policy).transpose()?.unwrap_or_default(),
            overlap: get("overlap").map(overlap).transpose()?.unwrap_or_default(),
        },
    })
}

fn transport<'a>(
    server: &'a Entry,
    get: impl Fn(&str) -> Option<&'a Entry>,
    reader: &Reader,
) -> Result<Transport, Fault> {
    let name = &server.key;
    let stdio = match get("type") {
        None => None,
        Some(entry) => match string(&entry.node, "\"type\"")? {
            "stdio" => Some(true),
            "http" | "streamable-http" | "streamableHttp" => Some(false),
            "sse" => {
                let message = "the transport \"sse\" has been replaced by streamable HTTP: expected \"http\"";
                return Err(Fault { at: entry.node.at, message: message.into() });
            }
            other => {
                let message = format!(
                    "expected \"stdio\", \"http\" or \"streamable-http\" as \"type\", found {other:?}"
                );
                return Err(Fault { at: entry.node.at, message });
            }
        },
    };
    let (command, url) = (get("command"), get("url"));
    let is_stdio = match (command, url, stdio) {
        (Some(_), Some(url), _) => {
            let message =
                format!("server {name:?} has both \"command\" and \"url\"; it is reached by one of them");
            return Err(Fault { at: url.key_at, message });
        }
        (None, None, Some(true)) => return Err(missing(server, "\"command\", as its \"type\" is \"stdio\"")),
        (None, None, Some(false)) => return Err(missing(server, "\"url\", as its \"type\" is \"http\"")),
        (None, None, None) => return Err(missing(server, "\"command\" (a program to start) or \"url\"")),
        (Some(entry), None, Some(false)) | (None, Some(entry), Some(true)) => {
            let message = format!("server {name:?} has {:?}, which does not go with its \"type\"", entry.key);
            return Err(Fault { at: entry.key_at, message });
        }
        (Some(_), None, _) => true,
        (None, Some(_), _) => false,
    };
    let foreign: &[&str] = if is_stdio { &["headers"] } else { &["args", "env", "cwd"] };
    for key in foreign {
        if let Some(entry) = get(key) {
            let has = if is_stdio { "command" } else { "url" };
            let message = format!("{key:?} does not go with {has:?} in server {name:?}");
            return Err(Fault { at: entry.key_at, message });
        }
    }
    match (command, url) {
        (Some(command), _) => {
            let program = reader.text(&command.node, "\"command\"")?;
            if program.trim().is_empty() && !reader.disabled {
                return Err(Fault {
                    at: command.node.at,
                    message: "expected a program, found an empty string".into(),
                });
            }
            Ok(Transport::Stdio {
                command: program,
                args: get("args").map(|entry| reader.list(entry)).transpose()?.unwrap_or_default(),
                env: get("env").map(|entry| reader.pairs(entry)).transpose()?.unwrap_or_default(),
                cwd: get("cwd")
                    .map(|entry| reader.text(&entry.node, "\"cwd\""))
                    .transpose()?
                    .map(PathBuf::from),
            })
        }
        (None, Some(url)) => {
            let address = reader.text(&url.node, "\"url\"")?;
            if !address.starts_with("http://") && !address.starts_with("https://") && !reader.disabled {
                let message = "expected a \"url\" that starts with http:// or https://".to_string();
                return Err(Fault { at: url.node.at, message });
            }
            let headers = get("headers").map(|entry| reader.pairs(entry)).transpose()?.unwrap_or_default();
            Ok(Transport::Http { url: address, headers })
        }
        (None, None) => Err(missing(server, "\"command\" or \"url\"")),
    }
}

fn missing(server: &Entry, what: &str) -> Fault {
    Fault { at: server.key_at, message: format!("server {:?} needs {what}", server.key) }
}

/// Reads texts in which `${…}` is replaced.
struct Reader<'a> {
    variable: &'a dyn Fn(&str) -> Option<String>,
    /// The server is not started, so what was expanded may be anything.
    disabled: bool,
}

impl Reader<'_> {
    fn text(&self, node: &Node, what: &str) -> Result<String, Fault> {
        let text = string(node, what)?;
        self.expand(text).map_err(|message| Fault { at: node.at, message })
    }

    fn list(&self, entry: &Entry) -> Result<Vec<String>, Fault> {
        let Json::Array(items) = &entry.node.value else {
            return Err(expected(&entry.node, &format!("an array of strings for {:?}", entry.key)));
        };
        let what = format!("each of {:?}", entry.key);
        items.iter().map(|item| self.text(item, &what)).collect()
    }

    fn pairs(&self, entry: &Entry) -> Result<Vec<(String, String)>, Fault> {
        object(&entry.node, &format!("{:?}", entry.key))?
            .iter()
            .map(|pair| Ok((pair.key.clone(), self.text(&pair.node, &format!("{:?}", pair.key))?)))
            .collect()
    }

    /// Replaces `${NAME}`, `${NAME:-default}` and `${env:NAME}`. What was put in is not looked at again.
    fn expand(&self, text: &str) -> Result<String, String> {
        let mut expanded = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("${") {
            expanded.push_str(before);
            let (inside, after) = after.split_once('}').ok_or("expected `}` after `${`")?;
            let (name, default) = match inside.split_once(":-") {
                Some((name, default)) => (name, Some(default)),
                None => (inside, None),
            };
            let name = name.strip_prefix("env:").unwrap_or(name);
            if name.is_empty() || !name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric()) {
                return Err(format!("expected the name of an environment variable, found `${{{inside}}}`"));
            }
            match ((self.variable)(name).filter(|value| !value.is_empty() || default.is_none()), default) {
                (Some(value), _) => expanded.push_str(&value),
                (None, Some(default)) => expanded.push_str(default),
                (None, None) => {
                    return Err(format!(
                        "the environment variable {name} is not set; set it, or write ${{{name}:-default}}"
                    ));
                }
            }
            rest = after;
        }
        expanded.push_str(rest);
        Ok(expanded)
    }
}

fn policy(entry: &Entry) -> Result<Vec<(String, Policy)>, Fault> {
    let words = Policy::WORDS.map(|(word, _)| word);
    object(&entry.node, "\"policy\"")?
        .iter()
        .map(|rule| {
            let word = string(&rule.node, &format!("the policy for {:?}", rule.key))?;
            match Policy::WORDS.iter().find(|(known, _)| *known == word) {
                Some((_, policy)) => Ok((rule.key.clone(), *policy)),
                None => {
                    let hint = closest(word, words)
                        .map_or(String::new(), |meant| format!("; did you mean {meant:?}?"));
                    Err(expected(&rule.node, "\"allow\", \"ask\" or \"deny\""))
                        .map_err(|fault| Fault { message: fault.message + &hint, ..fault })
                }
            }
        })
        .collect()
}

fn overlap(entry: &Entry) -> Result<Overlap, Fault> {
    let what = "an array of tool names, true (all) or false (none) for \"overlap\"";
    match &entry.node.value {
        Json::Bool(true) => Ok(Overlap::All),
        Json::Bool(false) => Ok(Overlap::Nothing),
        Json::Array(items) => items
            .iter()
            .map(|item| string(item, "each of \"overlap\"").map(str::to_string))
            .collect::<Result<_, _>>()
            .map(Overlap::AndAlso),
        _ => Err(expected(&entry.node, what)),
    }
}

/// A day: whoever waits longer for a call wants no limit, and timers dislike very large numbers.
const LONGEST_SECONDS: f64 = 86_400.0;

fn seconds(entry: &Entry) -> Result<Duration, Fault> {
    match entry.node.value {
        Json::Number(seconds) if seconds > 0.0 && seconds <= LONGEST_SECONDS => {
            Ok(Duration::from_secs_f64(seconds))
        }
        _ => Err(expected(
            &entry.node,
            &format!("a number of seconds from above 0 to 86400 for {:?}", entry.key),
        )),
    }
}

fn boolean(entry: &Entry) -> Result<bool, Fault> {
    match entry.node.value {
        Json::Bool(value) => Ok(value),
        _ => Err(expected(&entry.node, &format!("true or false for {:?}", entry.key))),
    }
}

fn string<'a>(node: &'a Node, what: &str) -> Result<&'a str, Fault> {
    match &node.value {
        Json::String(text) => Ok(text),
        _ => Err(expected(node, &format!("a string for {what}"))),
    }
}

fn object<'a>(node: &'a Node, what: &str) -> Result<&'a [Entry], Fault> {
    match &node.value {
        Json::Object(entries) => Ok(entries),
        _ => Err(expected(node, &format!("an object for {what}"))),
    }
}

fn expected(node: &Node, what: &str) -> Fault {
    let at: At = node.at;
    Fault { at, message: format!("expected {what}, found {}", node.found()) }
}

#[cfg(test)]
mod tests;
