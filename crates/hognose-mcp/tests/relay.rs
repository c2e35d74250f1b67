//! The relay: what another process says and reads, line by line.

mod support;

use std::path::PathBuf;

use hognose_mcp::relay;
use serde_json::{Value, json};
use support::{Log, one};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf, duplex, split};
use tokio::task::JoinHandle;

/// A relay that runs in this process, and its other end.
struct Caller {
    input: Option<WriteHalf<DuplexStream>>,
    output: Lines<BufReader<ReadHalf<DuplexStream>>>,
    relay: JoinHandle<std::io::Result<()>>,
    config: PathBuf,
}

impl Caller {
    fn new(name: &str, config: &str) -> Caller {
        let file = format!("hognose-relay-{}-{name}.json", std::process::id());
        let path = std::env::temp_dir().join(file);
        std::fs::write(&path, config).expect("the configuration can be written");
        let (ours, theirs) = duplex(1 << 16);
        let (input, output) = split(theirs);
        let config = path.clone();
        let relay = tokio::spawn(async move { relay::serve(&config, BufReader::new(input), output).await });
        let (output, input) = split(ours);
        Caller { input: Some(input), output: BufReader::new(output).lines(), relay, config: path }
    }

    async fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(format!("{line}\n").as_bytes()).await.expect("the relay reads");
    }

    async fn hear(&mut self) -> Value {
        let line = self.output.next_line().await.expect("UTF-8").expect("a line");
        serde_json::from_str(&line).expect("a line of JSON")
    }

    /// Ends the input; what the relay says of its end.
    async fn end(mut self) -> Result<(), String> {
        if let Some(mut input) = self.input.take() {
            let _ = input.shutdown().await;
        }
        let ended = self.relay.await.expect("no panic").map_err(|error| error.to_string());
        let _ = std::fs::remove_file(&self.config);
        ended
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tools_calls_and_failures() {
    let mut caller = Caller::new("calls", &one(&["demo", "--delay-ms", "0"]).to_string());
    let first = caller.hear().await;
    let ready = &first["ready"];
    assert_eq!(ready["modules"], json!([{"name": "demo", "server": "demo"}]));
    assert_eq!(ready["warnings"], json!([]));
    let tool = &ready["tools"][1];
    assert_eq!((&tool["name"], &tool["policy"], &tool["overlap"]), (&json!("demo.get_temperature"), &json!("allow"), &json!(true)));

    caller.say(r#"{"call": 7, "tool": "demo.get_temperature", "args": ["Oslo"], "kwargs": {}}"#).await;
    assert_eq!(caller.hear().await, json!({"answer": 7, "value": 1.0}));
    caller.say(r#"{"call": 8, "tool": "demo.get_rate", "args": ["EUR"], "kwargs": {"quote": "USD"}}"#).await;
    assert_eq!(caller.hear().await, json!({"answer": 8, "value": 1.08}));
    // What does not fit never reaches the server.
    caller.say(r#"{"call": 9, "tool": "demo.get_rate", "args": ["EUR"], "kwargs": {}}"#).await;
    let message = "get_rate() missing 1 required positional argument: 'quote'";
    assert_eq!(caller.hear().await, json!({"answer": 9, "failure": {"kind": "TypeError", "message": message}}));
    caller.say(r#"{"call": 10, "tool": "demo.get_temperature", "args": ["Atlantis"], "kwargs": {}}"#).await;
    let failed = caller.hear().await;
    assert_eq!((&failed["answer"], &failed["failure"]["kind"]), (&json!(10), &json!("ToolError")));
    caller.say(r#"{"call": 11, "tool": "demo.nothing", "args": [], "kwargs": {}}"#).await;
    let message = "no server offers the tool demo.nothing";
    assert_eq!(caller.hear().await, json!({"answer": 11, "failure": {"kind": "ToolError", "message": message}}));
    assert_eq!(caller.end().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_cancelled_is_not_answered() {
    let log = Log::new("relay-cancel");
    let config = one(&["demo", "--delay-ms", "60000", "--log", &log.path()]);
    let mut caller = Caller::new("cancel", &config.to_string());
    caller.hear().await;
    caller.say(r#"{"call": 1, "tool": "demo.get_temperature", "args": ["Oslo"], "kwargs": {}}"#).await;
    log.until("start").await;
    caller.say(r#"{"cancel": 1}"#).await;
    log.until("start cancelled").await;
    caller.say(r#"{"call": 2, "tool": "demo.nothing", "args": [], "kwargs": {}}"#).await;
    assert_eq!(caller.hear().await["answer"], 2);
    assert_eq!(caller.end().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_do_not_start_are_told_of() {
    let mut caller = Caller::new("dies", &one(&["dies-at-start"]).to_string());
    let failed = caller.hear().await;
    assert_eq!(failed["failed"]["configuration"], false);
    assert!(failed["failed"]["message"].as_str().is_some_and(|text| text.contains("no licence found")), "{failed}");
    assert_eq!(caller.end().await, Ok(()));

    let mut caller = Caller::new("wrong", "{\"mcpServers\": {\"a\": {}}}");
    let failed = caller.hear().await;
    assert_eq!(failed["failed"]["configuration"], true);
    assert!(failed["failed"]["message"].as_str().is_some_and(|text| text.contains("command")), "{failed}");
    assert_eq!(caller.end().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_words_end_it() {
    for (name, line, complaint) in [
        ("json", "hello", "expected a line with an object of JSON: \"hello"),
        ("utf8", "\u{0}", "expected a line with an object of JSON"),
        ("part", r#"{"call": 1, "tool": "demo.convert"}"#, "expected `cancel`, or `call` with"),
        ("number", r#"{"call": -1, "tool": "demo.convert", "args": [], "kwargs": {}}"#, "expected `cancel`"),
        ("args", r#"{"call": 1, "tool": "demo.convert", "args": {}, "kwargs": {}}"#, "expected `cancel`"),
    ] {
        let mut caller = Caller::new(name, &one(&["demo"]).to_string());
        caller.hear().await;
        caller.say(line).await;
        let ended = caller.end().await.expect_err("that is no message");
        assert!(ended.contains(complaint), "{name}: {ended}");
    }
}
