//! The client and servers that speak streamable HTTP.
//!
//! The server is the demonstration server behind a small HTTP front written here, so that it can answer in both
//! ways the protocol knows (JSON, event stream) and misbehave.

mod support;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hognose_mcp::client::CallError;
use hognose_mcp::demo_server;
use serde_json::{Value, json};
use support::{Log, arguments, connect, refusal};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, DuplexStream, WriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// The front: requests go to the demonstration server line by line, answers come back by their id.
struct Front {
    to_server: tokio::sync::Mutex<WriteHalf<DuplexStream>>,
    waiting: Mutex<HashMap<String, oneshot::Sender<String>>>,
}

/// Starts a server and says where it listens.
async fn serve(options: demo_server::Options) -> SocketAddr {
    let (near, far) = tokio::io::duplex(1 << 16);
    let (far_read, far_write) = tokio::io::split(far);
    tokio::spawn(demo_server::serve_on(options, far_read, far_write));
    let (near_read, near_write) = tokio::io::split(near);
    let front = Arc::new(Front { to_server: tokio::sync::Mutex::new(near_write), waiting: Mutex::default() });

    let answers = front.clone();
    tokio::spawn(async move {
        let mut lines = BufReader::new(near_read).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let message: Value = serde_json::from_str(&line).expect("JSON");
            let waiting = answers.waiting.lock().expect("no panic").remove(&message["id"].to_string());
            if let Some(waiting) = waiting {
                let _ = waiting.send(line);
            }
        }
    });

    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(answer(front.clone(), stream));
        }
    });
    address
}

async fn answer(front: Arc<Front>, mut stream: TcpStream) {
    let mut request = Vec::new();
    let mut body_at = None;
    let head = loop {
        let mut buffer = [0; 4096];
        let Ok(read @ 1..) = stream.read(&mut buffer).await else { return };
        request.extend_from_slice(&buffer[..read]);
        let at = body_at.or_else(|| request.windows(4).position(|four| four == b"\r\n\r\n").map(|at| at + 4));
        let Some(at) = at else { continue };
        body_at = Some(at);
        let head = String::from_utf8_lossy(&request[..at]).to_ascii_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
        if request.len() >= at + length.and_then(|length| length.trim().parse().ok()).unwrap_or(0) {
            break head;
        }
    };
    let body = String::from_utf8_lossy(&request[body_at.unwrap_or(0)..]).replace('\n', " ");
    let response = respond(&front, &head, &body).await;
    let _ = stream.write_all(response.as_bytes()).await;
    let _ = stream.shutdown().await;
}

async fn respond(front: &Front, head: &str, body: &str) -> String {
    let plain = |status: &str| format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    let (method, path) = head.split_once(' ').unwrap_or(("", ""));
    let path = path.split(' ').next().unwrap_or("");
    match (method, path) {
        ("post", "/mcp") if !head.contains("x-team: weather\r\n") => plain("403 Forbidden"),
        ("post", "/mcp") => {
            let message: Value = serde_json::from_str(body).expect("JSON");
            let id = message["id"].to_string();
            let (tell, told) = oneshot::channel();
            if !message["id"].is_null() {
                front.waiting.lock().expect("no panic").insert(id, tell);
            }
            let line = format!("{body}\n");
            front.to_server.lock().await.write_all(line.as_bytes()).await.expect("the server listens");
            if message["id"].is_null() {
                return plain("202 Accepted");
            }
            let Ok(answer) = told.await else { return plain("500 Internal Server Error") };
            let (kind, answer) = match message["method"].as_str() {
                Some("tools/call") => ("text/event-stream", format!("event: message\ndata: {answer}\n\n")),
                _ => ("application/json", answer),
            };
            format!(
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nMcp-Session-Id: s1\r\n\
                 Connection: close\r\n\r\n{answer}",
                answer.len()
            )
        }
        ("post", "/locked") => plain("401 Unauthorized\r\nWWW-Authenticate: Bearer"),
        ("post", "/broken") => plain("500 Internal Server Error"),
        ("post", "/page") => {
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello".into()
        }
        ("post", "/elsewhere") => plain("307 Temporary Redirect\r\nLocation: http://127.0.0.2:1/mcp"),
        ("post", "/moved") => plain("308 Permanent Redirect\r\nLocation: /mcp"),
        ("post", "/hangs") => std::future::pending().await,
        ("post", _) => plain("404 Not Found"),
        ("delete", _) => plain("200 OK"),
        _ => plain("405 Method Not Allowed"),
    }
}

fn one(address: SocketAddr, path: &str) -> Value {
    json!({"mcpServers": {"demo": {
        "type": "http",
        "url": format!("http://{address}{path}"),
        "headers": {"X-Team": "weather"},
        "startup_timeout": 20
    }}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_overlap_and_fail_as_over_pipes() {
    let log = Log::new("http");
    let address = serve(demo_server::Options {
        delay: Duration::from_millis(1000),
        log: Some(log.path().into()),
        ..Default::default()
    })
    .await;
    let servers = Arc::new(connect(&one(address, "/mcp")).await);
    assert_eq!(servers.tools().len(), 6);
    let calls: Vec<_> = ["Paris", "Oslo", "Rome"]
        .map(|city| {
            let servers = servers.clone();
            tokio::spawn(async move {
                servers.call("demo", "get_temperature", arguments(json!({"city": city})), None).await
            })
        })
        .into();
    let mut temperatures = Vec::new();
    for call in calls {
        temperatures.push(call.await.expect("no panic").expect("a temperature").value);
    }
    assert_eq!(temperatures, [13.5, 1.0, 18.5]);
    assert_eq!(log.words(), "start start start end end end");
    let unknown = servers.call("demo", "get_forecast", arguments(json!({"city": "Pari"})), None).await;
    assert_eq!(
        unknown,
        Err(CallError::Tool { message: "unknown city \"Pari\"; did you mean \"Paris\"?".into(), data: None })
    );
    servers.shutdown().await;
    let closed = servers.call("demo", "get_forecast", arguments(json!({"city": "Paris"})), None).await;
    assert_eq!(closed, Err(CallError::Closed { server: "demo".into() }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_takes_too_long_is_cancelled() {
    let log = Log::new("http-timeout");
    let address = serve(demo_server::Options {
        delay: Duration::from_secs(60),
        log: Some(log.path().into()),
        ..Default::default()
    })
    .await;
    let servers = connect(&one(address, "/mcp")).await;
    let timeout = Some(Duration::from_millis(200));
    let late = servers.call("demo", "convert", arguments(json!({"celsius": 1})), timeout).await;
    assert!(matches!(late, Err(CallError::Timeout { .. })), "{late:?}");
    log.until("start cancelled").await;
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_redirect_within_the_server_is_followed() {
    let address = serve(demo_server::Options::default()).await;
    let servers = connect(&one(address, "/moved")).await;
    assert_eq!(servers.tools().len(), 6);
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_does_not_answer_as_a_server() {
    let address = serve(demo_server::Options::default()).await;
    for (path, expected) in [
        ("/locked", "HTTP 401, it wants authorization (Bearer); \"headers\" can carry it"),
        ("/broken", "HTTP 500"),
        ("/nowhere", "HTTP 404 Not Found"),
        ("/page", "answers with text/html where an MCP server answers with JSON or an event stream"),
        ("/elsewhere", "HTTP 307 Temporary Redirect"),
    ] {
        let text = refusal(&one(address, path)).await;
        assert_eq!(text, format!("server \"demo\" (http://{address}{path}): {expected}"));
    }
    let mut slow = one(address, "/hangs");
    slow["mcpServers"]["demo"]["startup_timeout"] = json!(0.3);
    let text = refusal(&slow).await;
    assert!(text.ends_with("/hangs): was not ready within 0.3 s"), "{text}");

    let mut bad = one(address, "/mcp");
    bad["mcpServers"]["demo"]["headers"] = json!({"X Team": "secret"});
    let text = refusal(&bad).await;
    assert!(text.ends_with("the name of the header \"X Team\" cannot be sent over HTTP"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_where_nobody_listens() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let text = refusal(&one(address, "/mcp")).await;
    assert!(text.contains("Connection refused"), "{text}");
}
