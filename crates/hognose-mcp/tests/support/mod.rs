//! What the tests of the client share: configurations, the fixture server, its log.

#![allow(dead_code, reason = "each test file uses its part")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use hognose_mcp::client::{ConnectError, Options, Servers};
use hognose_mcp::config::Config;
use serde_json::{Map, Value, json};

/// The program of `examples/fixture_server.rs`, which cargo builds along with the tests.
pub fn fixture() -> String {
    let test = std::env::current_exe().expect("the path of this test");
    let profile = test.parent().and_then(Path::parent).expect("the target folder");
    let path = profile.join("examples").join(format!("fixture_server{}", std::env::consts::EXE_SUFFIX));
    assert!(path.exists(), "run `cargo build -p hognose-mcp --example fixture_server` first");
    path.display().to_string()
}

/// The configuration of one server, a fixture of this kind.
pub fn one(arguments: &[&str]) -> Value {
    json!({"mcpServers": {"demo": {"command": fixture(), "args": arguments}}})
}

pub fn config(json: &Value) -> Config {
    Config::parse(&json.to_string(), "test.json", |name| std::env::var(name).ok()).expect("a configuration")
}

pub async fn try_connect(json: &Value) -> Result<Servers, ConnectError> {
    let options = Options {
        startup_timeout: Duration::from_secs(60),
        call_timeout: Duration::from_secs(60),
        shutdown_grace: Duration::from_millis(500),
    };
    Servers::connect(&config(json), &options).await
}

pub async fn connect(json: &Value) -> Servers {
    try_connect(json).await.unwrap_or_else(|error| panic!("{error}"))
}

/// The text of the error when these servers are connected.
pub async fn refusal(json: &Value) -> String {
    match try_connect(json).await {
        Ok(_) => panic!("connected"),
        Err(error) => error.to_string(),
    }
}

pub fn arguments(json: Value) -> Map<String, Value> {
    json.as_object().cloned().expect("arguments are an object")
}

/// A log file that vanishes with the test.
pub struct Log(PathBuf);

impl Log {
    pub fn new(name: &str) -> Log {
        let path = std::env::temp_dir().join(format!("hognose-mcp-{}-{name}.log", std::process::id()));
        let _ = std::fs::remove_file(&path);
        Log(path)
    }

    pub fn path(&self) -> String {
        self.0.display().to_string()
    }

    /// The events so far, in order.
    pub fn events(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    /// The words of the events so far: `start start end end`.
    pub fn words(&self) -> String {
        let words: Vec<String> =
            self.events().iter().map(|event| event["event"].as_str().unwrap_or("?").to_string()).collect();
        words.join(" ")
    }

    /// Waits until the events are these.
    pub async fn until(&self, words: &str) {
        for _ in 0..500 {
            if self.words() == words {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(self.words(), words);
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
