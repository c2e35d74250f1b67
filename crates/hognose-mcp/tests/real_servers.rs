//! The client and servers that nobody here wrote, over both transports.
//!
//! Runs when `tests/servers/install.sh` has installed them into `target/servers`, or when `HOGNOSE_REAL_SERVERS` says where they are
//! (`1` for the usual place), and then fails if they are missing. Otherwise it says that it was left out.

mod support;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use hognose_mcp::client::CallError;
use serde_json::{Value, json};
use support::{arguments, connect, try_connect};

/// Where the servers are; none when they are not installed and nobody asked for them.
fn installed() -> Option<PathBuf> {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/servers");
    let wanted = std::env::var("HOGNOSE_REAL_SERVERS").ok().filter(|wanted| !wanted.is_empty());
    let place = match wanted.as_deref() {
        None | Some("1") => usual,
        Some(place) => PathBuf::from(place),
    };
    if place.join("installed").exists() {
        return Some(place.canonicalize().expect("the folder exists"));
    }
    assert!(
        wanted.is_none(),
        "the servers are not in {}: run crates/hognose-mcp/tests/servers/install.sh first",
        place.display()
    );
    println!("left out: run crates/hognose-mcp/tests/servers/install.sh to install the servers");
    None
}

fn npm(place: &Path, package: &str, arguments: &[&str]) -> Value {
    let script = place.join("node_modules/@modelcontextprotocol").join(package).join("dist/index.js");
    let mut all = vec![script.display().to_string()];
    all.extend(arguments.iter().map(|argument| argument.to_string()));
    json!({"command": "node", "args": all})
}

/// An empty folder that vanishes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("hognose-mcp-real-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path.canonicalize().expect("the folder exists"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_servers_at_once() {
    let Some(place) = installed() else { return };
    let folder = Folder::new();
    let path = |name: &str| folder.0.join(name).display().to_string();
    let mut memory = npm(&place, "server-memory", &[]);
    memory["env"] = json!({"MEMORY_FILE_PATH": path("memory.json")});
    memory["policy"] = json!({"delete_*": "deny"});
    let python = place.join("venv/bin/python").display().to_string();
    let servers = connect(&json!({"mcpServers": {
        "everything": npm(&place, "server-everything", &[]),
        "files": npm(&place, "server-filesystem", &[&folder.0.display().to_string()]),
        "memory": memory,
        "time": {"command": python, "args": ["-m", "mcp_server_time", "--local-timezone", "UTC"]}
    }}))
    .await;
    let servers = Arc::new(servers);
    assert!(servers.warnings().is_empty());
    let tools = servers.tools();
    let tool = |server: &str, name: &str| {
        let found = tools.iter().find(|tool| tool.server == server && tool.name == name);
        found.unwrap_or_else(|| panic!("{server} has {name}"))
    };
    for tool in &tools {
        println!(
            "{}.{} read_only={} output={}",
            tool.server,
            tool.name,
            tool.read_only,
            tool.output_schema.is_some()
        );
    }
    let call = |server: &'static str, tool: &'static str, json: Value| {
        let servers = servers.clone();
        async move { servers.call(server, tool, arguments(json), None).await.map(|result| result.value) }
    };

    assert_eq!(call("everything", "echo", json!({"message": "hi"})).await, Ok(json!("Echo: hi")));
    assert_eq!(tool("everything", "get-tiny-image").python_name, "get_tiny_image");
    let image = call("everything", "get-tiny-image", json!({})).await.expect("an image");
    assert!(
        image.as_array().expect("several contents").iter().any(|part| part["type"] == "image"),
        "{image}"
    );
    let structured = call("everything", "get-structured-content", json!({"location": "Chicago"})).await;
    assert!(structured.expect("a value")["temperature"].is_number());

    assert!(tool("files", "read_text_file").read_only && !tool("files", "write_file").read_only);
    let written = call("files", "write_file", json!({"path": path("a.txt"), "content": "hello"})).await;
    assert!(written.is_ok(), "{written:?}");
    let read =
        call("files", "read_text_file", json!({"path": path("a.txt")})).await.expect("what was written");
    assert!(read == json!("hello") || read["content"] == "hello", "{read}");
    let outside = call("files", "read_text_file", json!({"path": "/etc/hostname"})).await;
    assert!(
        matches!(&outside, Err(CallError::Tool { message, .. }) if message.contains("denied")),
        "{outside:?}"
    );

    let entity = json!({"entities": [{"name": "Paris", "entityType": "city", "observations": ["rainy"]}]});
    assert!(call("memory", "create_entities", entity).await.is_ok());
    let graph = call("memory", "read_graph", json!({})).await.expect("the graph");
    assert_eq!(graph["entities"][0]["name"], "Paris");
    let denied = call("memory", "delete_entities", json!({"entityNames": ["Paris"]})).await;
    assert!(matches!(denied, Err(CallError::Denied { .. })));

    // Side by side, on different servers and on one.
    let zones = ["Asia/Tokyo", "America/Lima", "Europe/Oslo"];
    let (tokyo, lima, oslo, echo) = tokio::join!(
        call("time", "get_current_time", json!({"timezone": zones[0]})),
        call("time", "get_current_time", json!({"timezone": zones[1]})),
        call("time", "get_current_time", json!({"timezone": zones[2]})),
        call("everything", "echo", json!({"message": "meanwhile"})),
    );
    for (zone, time) in zones.iter().zip([tokyo, lima, oslo]) {
        let time = time.expect("a time").to_string();
        assert!(time.contains(zone), "{time}");
    }
    assert_eq!(echo, Ok(json!("Echo: meanwhile")));
    let nowhere = call("time", "get_current_time", json!({"timezone": "Nowhere"})).await;
    assert!(
        matches!(&nowhere, Err(CallError::Tool { message, .. }) if message.contains("Nowhere")),
        "{nowhere:?}"
    );
    servers.shutdown().await;
}

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_over_http() {
    let Some(place) = installed() else { return };
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = port.expect("a free port").port();
    let script = place.join("node_modules/@modelcontextprotocol/server-everything/dist/index.js");
    let child = Command::new("node")
        .arg(script)
        .arg("streamableHttp")
        .env("PORT", port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let _running = Running(child.expect("node starts"));
    let config = json!({"mcpServers": {"far": {"url": format!("http://127.0.0.1:{port}/mcp")}}});
    let mut connected = try_connect(&config).await;
    for _ in 0..100 {
        if connected.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        connected = try_connect(&config).await;
    }
    let servers = connected.unwrap_or_else(|error| panic!("{error}"));
    let echo = servers.call("far", "echo", arguments(json!({"message": "hi"})), None).await;
    assert_eq!(echo.map(|result| result.value), Ok(json!("Echo: hi")));
    servers.shutdown().await;
}
