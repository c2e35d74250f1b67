//! The client and programs that speak over standard input and output: good ones and bad ones.

mod support;

use std::sync::Arc;
use std::time::Duration;

use hognose_mcp::client::CallError;
use hognose_mcp::config::Policy;
use serde_json::{Value, json};
use support::{Log, arguments, connect, fixture, one, refusal};

async fn call(servers: &hognose_mcp::client::Servers, tool: &str, json: Value) -> Result<Value, CallError> {
    servers.call("demo", tool, arguments(json), None).await.map(|result| result.value)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tools_are_plain_data() {
    let servers = connect(&one(&["demo", "--delay-ms", "0"])).await;
    let tools = servers.tools();
    let names: Vec<&str> = tools.iter().map(|tool| tool.name.as_str()).collect();
    assert_eq!(
        names,
        ["get_forecast", "get_temperature", "convert", "get_rate", "convert_currency", "send_report"]
    );
    let forecast = &tools[0];
    assert_eq!((forecast.read_only, forecast.overlap, forecast.policy), (true, true, Policy::Allow));
    assert_eq!(forecast.input_schema["required"], json!(["city"]));
    assert_eq!(forecast.output_schema.as_ref().expect("declared")["required"][1], "temperature_c");
    assert_eq!(tools[1].output_schema, Some(json!({"type": "number"})));
    assert_eq!((tools[5].read_only, tools[5].overlap, tools[5].destructive), (false, false, Some(false)));

    let paris = json!({"city": "Paris", "temperature_c": 13.5, "sky": "clouds", "humidity": 70});
    assert_eq!(call(&servers, "get_forecast", json!({"city": "paris"})).await, Ok(paris));
    assert_eq!(call(&servers, "get_temperature", json!({"city": "Oslo"})).await, Ok(json!(1.0)));
    assert_eq!(call(&servers, "convert", json!({"celsius": 18.5})).await, Ok(json!(65.3)));
    assert_eq!(call(&servers, "get_rate", json!({"base": "EUR", "quote": "USD"})).await, Ok(json!(1.08)));
    let money = json!({"amount": 10, "base": "usd", "quote": "jpy"});
    assert_eq!(call(&servers, "convert_currency", money).await, Ok(json!(1504.63)));
    let sent = call(&servers, "send_report", json!({"title": "Weather", "body": "fine"})).await;
    assert_eq!(sent, Ok(json!("sent \"Weather\" (4 characters)")));
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_overlap() {
    let log = Log::new("overlap");
    let servers = Arc::new(connect(&one(&["demo", "--delay-ms", "1000", "--log", &log.path()])).await);
    let calls: Vec<_> = ["Paris", "Rome", "Oslo", "Lima", "Cairo"]
        .map(|city| {
            let servers = servers.clone();
            tokio::spawn(async move { call(&servers, "get_temperature", json!({"city": city})).await })
        })
        .into();
    let mut temperatures = Vec::new();
    for call in calls {
        temperatures.push(call.await.expect("no panic").expect("a temperature"));
    }
    assert_eq!(temperatures, [13.5, 18.5, 1.0, 19.0, 27.5]);
    assert_eq!(log.words(), "start start start start start end end end end end");
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failing_tool_says_why() {
    let servers = connect(&one(&["demo", "--delay-ms", "0", "--no-read-only"])).await;
    assert!(servers.tools().iter().all(|tool| !tool.read_only && !tool.overlap));
    let failed = |message: &str| Err(CallError::Tool { message: message.into(), data: None });
    assert_eq!(
        call(&servers, "get_forecast", json!({"city": "Pariss"})).await,
        failed("unknown city \"Pariss\"; did you mean \"Paris\"?")
    );
    assert_eq!(
        call(&servers, "get_forecast", json!({})).await,
        failed("get_forecast() missing 1 required positional argument: 'city'")
    );
    assert_eq!(
        call(&servers, "get_forcast", json!({})).await.expect_err("no such tool").to_string(),
        "server \"demo\" has no tool \"get_forcast\"; did you mean \"get_forecast\"?"
    );
    assert_eq!(
        servers.call("dem", "x", arguments(json!({})), None).await.expect_err("no such server").to_string(),
        "there is no server \"dem\"; did you mean \"demo\"?"
    );
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_of_the_configuration_hold() {
    let mut json = one(&["demo", "--delay-ms", "0"]);
    json["mcpServers"]["demo"]["policy"] =
        json!({"send_*": "deny", "get_rate": "ask", "get_tmperature": "deny"});
    json["mcpServers"]["demo"]["overlap"] = json!(false);
    let servers = connect(&json).await;
    let policy: Vec<Policy> = servers.tools().iter().map(|tool| tool.policy).collect();
    assert_eq!(policy[3..], [Policy::Ask, Policy::Allow, Policy::Deny]);
    assert!(!servers.tools()[0].overlap);
    let denied = CallError::Denied { server: "demo".into(), tool: "send_report".into() };
    assert_eq!(call(&servers, "send_report", json!({})).await, Err(denied));
    let warning = "server \"demo\" has no tool \"get_tmperature\"; did you mean \"get_temperature\"?";
    assert_eq!(servers.warnings(), [warning]);
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_takes_too_long_is_cancelled_at_the_server() {
    let log = Log::new("timeout");
    let servers = connect(&one(&["demo", "--delay-ms", "60000", "--log", &log.path()])).await;
    let timeout = Some(Duration::from_millis(50));
    let late =
        servers.call("demo", "get_rate", arguments(json!({"base": "EUR", "quote": "USD"})), timeout).await;
    assert_eq!(
        late.expect_err("a time-out").to_string(),
        "the tool \"get_rate\" of server \"demo\" did not answer within 0.05 s"
    );
    log.until("start cancelled").await;

    // The same when the caller loses interest.
    let dropped = call(&servers, "get_rate", json!({"base": "EUR", "quote": "USD"}));
    assert!(tokio::time::timeout(Duration::from_millis(50), dropped).await.is_err());
    log.until("start cancelled start cancelled").await;
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_out_of_the_configuration_holds() {
    let mut json = one(&["demo", "--delay-ms", "60000"]);
    json["mcpServers"]["demo"]["timeout"] = json!(0.05);
    let servers = connect(&json).await;
    let late = call(&servers, "get_rate", json!({"base": "EUR", "quote": "USD"})).await;
    assert!(matches!(late, Err(CallError::Timeout { .. })), "{late:?}");
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_dies_during_calls_is_reported_to_each() {
    let servers = Arc::new(connect(&one(&["dies"])).await);
    for _ in 0..2 {
        let death = call(&servers, "work", json!({})).await.expect_err("it died");
        assert_eq!(
            death.to_string(),
            "server \"demo\" exited with status 3 before it answered; it said:\n    panic: out of cheese"
        );
    }
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_between_messages_is_skipped() {
    let servers = connect(&one(&["noisy"])).await;
    assert_eq!(call(&servers, "work", json!({})).await, Ok(json!("done")));
    let names: Vec<String> = servers.tools().into_iter().map(|tool| tool.python_name).collect();
    assert_eq!(names, ["work", "class_"]);
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_request_is_a_protocol_error() {
    let servers = connect(&one(&["refuses"])).await;
    let refused = call(&servers, "work", json!({})).await.expect_err("refused");
    assert_eq!(refused.to_string(), "server \"demo\" refused the call: the backend is down (code -32603)");
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_without_initialize_are_discovered() {
    let servers = connect(&one(&["modern"])).await;
    assert_eq!(call(&servers, "work", json!({})).await, Ok(json!("done")));
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_gathered_and_changes_followed() {
    let servers = connect(&one(&["growing"])).await;
    let names = || servers.tools().into_iter().map(|tool| tool.python_name).collect::<Vec<_>>();
    assert_eq!(names(), ["tool_0", "tool_1", "tool_2"]);
    assert_eq!(servers.revision(), 1);
    assert_eq!(call(&servers, "tool-0", json!({})).await, Ok(Value::Null));
    for _ in 0..500 {
        if servers.revision() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(names(), ["tool_0", "tool_1", "tool_2", "tool_3"]);
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_server_that_cannot_start_is_reported() {
    let fixture = fixture();
    let text = refusal(&json!({"mcpServers": {
        "good": {"command": fixture, "args": ["demo"]},
        "absent": {"command": "no-such-program-anywhere"},
        "broken": {"command": fixture, "args": ["dies-at-start"]},
        "silent": {"command": fixture, "args": ["silent"], "startup_timeout": 3},
        "locked": {"command": fixture, "args": ["locked"]},
        "homeless": {"command": fixture, "cwd": "/no/such/folder"},
        "folder": {"command": "/"},
        "off": {"command": "no-such-program-anywhere", "disabled": true}
    }}))
    .await;
    let expected = format!(
        "server \"absent\" (no-such-program-anywhere): there is no such program in PATH\n\
         server \"broken\" ({fixture}): exited with status 2 before it was ready; it said:\n    \
         fatal: no licence found\n    Licence server v2\n\
         server \"silent\" ({fixture}): was not ready within 3 s; it said:\n    \
         loading model ...\n    Welcome! Listening on standard input.\n\
         server \"locked\" ({fixture}): refused the connection: no API key (code -32001)\n\
         server \"homeless\" ({fixture}): its \"cwd\" \"/no/such/folder\" is not a folder\n\
         server \"folder\" (/): cannot be started: Permission denied (os error 13)"
    );
    assert_eq!(text, expected);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_sees_what_its_configuration_names_and_little_else() {
    // Spoken in shell: it fails at once, and its last words are what it saw.
    let text = refusal(&json!({"mcpServers": {"s": {
        "command": "sh",
        "args": ["-c", "echo \"$GIVEN [$CARGO_MANIFEST_DIR]\" >&2; exit 1"],
        "env": {"GIVEN": "${CARGO_PKG_NAME:-none}"}
    }}}))
    .await;
    assert!(
        text.ends_with("exited with status 1 before it was ready; it said:\n    hognose-mcp []"),
        "{text}"
    );
}

#[cfg(target_os = "linux")]
mod endings {
    //! Nothing is left behind, whatever the server does about it.

    use super::*;

    /// A server started by a shell which waits for it, and the file in which both wrote who they are.
    fn wrapped(kind: &str, log: &Log) -> Value {
        let script = format!("echo $$ > {log}; \"$0\" {kind} & echo $! >> {log}; wait", log = log.path());
        json!({"mcpServers": {"demo": {"command": "sh", "args": ["-c", format!("exec 3<&0; {}", script.replace("& echo", "<&3 & echo")), fixture()]}}})
    }

    fn processes(log: &Log) -> Vec<u32> {
        let text = std::fs::read_to_string(log.path()).expect("who they are");
        text.lines().map(|line| line.parse().expect("a process id")).collect()
    }

    /// There is such a process, a zombie included.
    fn exists(process: u32) -> bool {
        std::path::Path::new(&format!("/proc/{process}/stat")).exists()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn shutdown_ends_a_stubborn_server_and_its_shell() {
        let log = Log::new("stubborn");
        let servers = connect(&wrapped("stubborn", &log)).await;
        let started = processes(&log);
        assert_eq!(started.iter().filter(|process| exists(**process)).count(), 2);
        servers.shutdown().await;
        assert!(!exists(started[0]), "the shell was waited for");
        for _ in 0..500 {
            if !exists(started[1]) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(!alive(started[1]), "its child is gone");
        let closed = call(&servers, "work", json!({})).await;
        assert_eq!(closed, Err(CallError::Closed { server: "demo".into() }));
        servers.shutdown().await;
    }

    /// It runs: an orphan's zombie is left to whoever is init here, which may not care.
    fn alive(process: u32) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        stat.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn dropping_ends_servers_too() {
        let log = Log::new("dropped");
        let servers = connect(&wrapped("stubborn", &log)).await;
        let started = processes(&log);
        drop(servers);
        for _ in 0..500 {
            if !started.iter().any(|process| alive(*process)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("still alive");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn shutdown_ends_calls_that_run() {
        let log = Log::new("running");
        let servers = Arc::new(connect(&one(&["demo", "--delay-ms", "60000", "--log", &log.path()])).await);
        let calling = servers.clone();
        let running =
            tokio::spawn(
                async move { call(&calling, "get_rate", json!({"base": "EUR", "quote": "USD"})).await },
            );
        log.until("start").await;
        servers.shutdown().await;
        let ended = running.await.expect("no panic");
        assert_eq!(ended, Err(CallError::Closed { server: "demo".into() }));
    }
}
