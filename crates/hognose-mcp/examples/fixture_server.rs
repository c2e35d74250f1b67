//! Servers for the tests of the client: the demonstration server, and some that misbehave.
//!
//! The first argument says which. The misbehaving ones speak the protocol by hand, line by line, because
//! no library lets one be this wrong.

use std::io::{BufRead, Write};
use std::time::Duration;

use hognose_mcp::demo_server;
use serde_json::{Value, json};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_default();
    match kind.as_str() {
        "demo" => demo(arguments),
        "dies-at-start" => {
            println!("Licence server v2");
            eprintln!("fatal: no licence found");
            std::process::exit(2);
        }
        "silent" => {
            println!("Welcome! Listening on standard input.");
            eprintln!("loading model ...");
            converse(|_, _| None);
        }
        "dies" => converse(|method, id| match method {
            "tools/call" => {
                eprintln!("panic: out of cheese");
                std::process::exit(3);
            }
            _ => ordinary(method, id),
        }),
        "noisy" => converse(|method, id| {
            println!("DEBUG got {method}\nnull\n[1, 2\n{{\"jsonrpc\": \"2.0\", \"method\"\n");
            ordinary(method, id)
        }),
        "refuses" => converse(|method, id| match method {
            "tools/call" => Some(error(id, -32603, "the backend is down")),
            _ => ordinary(method, id),
        }),
        "locked" => converse(|method, id| match method {
            "initialize" => Some(error(id, -32001, "no API key")),
            _ => Some(error(id, -32601, "method not found")),
        }),
        "modern" => converse(|method, id| match method {
            "initialize" => Some(error(id, -32601, "method not found")),
            "server/discover" => Some(result(
                id,
                json!({
                    "resultType": "complete",
                    "supportedVersions": ["2026-07-28"],
                    "capabilities": {"tools": {}},
                    "ttlMs": 0,
                    "cacheScope": "private"
                }),
            )),
            _ => ordinary(method, id),
        }),
        "growing" => growing(),
        "stubborn" => {
            converse(ordinary);
            // Its input was closed, which does not impress it.
            loop {
                std::thread::sleep(Duration::from_secs(3600));
            }
        }
        other => panic!("no server called {other:?}"),
    }
}

fn demo(mut arguments: impl Iterator<Item = String>) {
    let mut options = demo_server::Options::default();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--no-read-only" => options.read_only = false,
            "--delay-ms" => {
                let milliseconds = arguments.next().and_then(|text| text.parse().ok()).expect("milliseconds");
                options.delay = Duration::from_millis(milliseconds);
            }
            "--log" => options.log = arguments.next().map(Into::into),
            other => panic!("no option called {other:?}"),
        }
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(demo_server::serve(options)).expect("served until the input ended");
}

/// A server whose tools come in three pages, one more after each call, which it announces.
fn growing() {
    let mut count = 3;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Ok(message) = serde_json::from_str::<Value>(&line) else { continue };
        let (Some(method), Some(id)) = (message["method"].as_str(), message.get("id")) else { continue };
        match method {
            "tools/list" => {
                let page: usize =
                    message["params"]["cursor"].as_str().and_then(|text| text.parse().ok()).unwrap_or(0);
                let mut listed = json!({"tools": [tool(&format!("tool-{page}"))]});
                if page + 1 < count {
                    listed["nextCursor"] = json!((page + 1).to_string());
                }
                send(&result(id, listed));
            }
            "tools/call" => {
                count += 1;
                send(&json!({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}));
                send(&result(id, json!({"content": []})));
            }
            _ => ordinary(method, id).iter().for_each(send),
        }
    }
}

fn converse(answer: impl Fn(&str, &Value) -> Option<Value>) {
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Ok(message) = serde_json::from_str::<Value>(&line) else { continue };
        if let (Some(method), Some(id)) = (message["method"].as_str(), message.get("id")) {
            answer(method, id).iter().for_each(send);
        }
    }
}

fn ordinary(method: &str, id: &Value) -> Option<Value> {
    Some(match method {
        "initialize" => result(
            id,
            json!({
                "protocolVersion": "2025-06-18",
                "capabilities": {"tools": {"listChanged": true}},
                "serverInfo": {"name": "fixture", "version": "1"}
            }),
        ),
        "tools/list" => result(id, json!({"tools": [tool("work"), tool("class")]})),
        "tools/call" => result(id, json!({"content": [{"type": "text", "text": "done"}]})),
        _ => error(id, -32601, "method not found"),
    })
}

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn result(id: &Value, result: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "result": result})
}

fn error(id: &Value, code: i64, message: &str) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}})
}

fn send(message: &Value) {
    let mut output = std::io::stdout().lock();
    let _ = writeln!(output, "{message}");
    let _ = output.flush();
}
