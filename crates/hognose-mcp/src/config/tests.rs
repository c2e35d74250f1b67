//! What configurations mean, and what their errors say.

use super::*;

fn parse(text: &str) -> Result<Config, ConfigError> {
    Config::parse(text, "mcp.json", |name| match name {
        "KEY" => Some("secret".into()),
        "EMPTY" => Some(String::new()),
        _ => None,
    })
}

fn check(server: &str) -> ServerConfig {
    let text = format!("{{\"mcpServers\": {{\"s\": {server}}}}}");
    parse(&text).expect("a configuration").servers.remove(0)
}

fn check_error(text: &str, expected: &str) {
    let error = parse(text).expect_err("a mistake").to_string();
    assert_eq!(error.lines().next(), Some(expected));
}

/// Where the server's text starts: column 23 of line 1.
fn check_server_error(server: &str, expected: &str) {
    check_error(&format!("{{\"mcpServers\": {{\"s\": {server}}}}}"), expected);
}

#[test]
fn a_program_with_everything() {
    let server = check(
        r#"{"type": "stdio", "command": "${HOME:-/root}/x", "args": ["-k", "${KEY}"], "env": {"A": "<${env:KEY}>"},
            "cwd": "/tmp", "timeout": 1.5, "startup_timeout": 5, "disabled": false}"#,
    );
    assert_eq!(
        server.transport,
        Transport::Stdio {
            command: "/root/x".into(),
            args: vec!["-k".into(), "secret".into()],
            env: vec![("A".into(), "<secret>".into())],
            cwd: Some("/tmp".into()),
        }
    );
    assert_eq!(server.timeout, Some(Duration::from_millis(1500)));
    assert_eq!(server.startup_timeout, Some(Duration::from_secs(5)));
    assert!(!format!("{server:?}").contains("secret"));
}

#[test]
fn an_address_with_everything() {
    let server = check(
        r#"{"url": "https://example.com/${KEY}", "headers": {"Authorization": "Bearer ${EMPTY:-none}"},
            "policy": {"*": "allow", "delete_*": "deny", "close": "ask"}, "overlap": ["get_*"]}"#,
    );
    assert_eq!(
        server.transport,
        Transport::Http {
            url: "https://example.com/secret".into(),
            headers: vec![("Authorization".into(), "Bearer none".into())],
        }
    );
    assert_eq!(server.rules.policy_of("delete_all"), Policy::Deny);
    assert_eq!(server.rules.overlap, Overlap::AndAlso(vec!["get_*".into()]));
    assert!(!format!("{server:?}").contains("secret"));
}

#[test]
fn the_order_of_the_file_stays_and_other_programs_keys_are_left_alone() {
    let config = parse(r#"{"theme": "dark", "servers": {"b": {"command": "b"}, "a": {"url": "http://a"}}}"#);
    let names: Vec<String> =
        config.expect("a configuration").servers.into_iter().map(|server| server.name).collect();
    assert_eq!(names, ["b", "a"]);
    assert_eq!(parse(r#"{"mcpServers": {}}"#), Ok(Config::default()));
}

#[test]
fn a_disabled_server_needs_no_variables() {
    assert!(check(r#"{"command": "${NOT_SET}", "disabled": true}"#).disabled);
}

#[test]
fn mistakes_in_the_frame() {
    check_error(
        "{\"mcpServer\": {}}",
        "mcp.json:1:2: expected the key \"mcpServers\", found \"mcpServer\"; did you mean \"mcpServers\"?",
    );
    check_error("{\"tools\": {}}", "mcp.json:1:1: expected the key \"mcpServers\", found only \"tools\"");
    check_error("{}", "mcp.json:1:1: expected the key \"mcpServers\", found an empty object");
    check_error("[]", "mcp.json:1:1: expected an object for the configuration, found an array");
    check_error(
        "{\"mcpServers\": []}",
        "mcp.json:1:16: expected an object for \"mcpServers\", found an array",
    );
    check_error(
        "{\"mcpServers\": {},\n  \"servers\": {}}",
        "mcp.json:2:3: both \"mcpServers\" and \"servers\" are given; one of them is enough",
    );
    check_error(
        "{\"mcpServers\": {\"a\": {\"command\": \"x\"}\n\"b\": {}}}",
        "mcp.json:2:1: expected `,` or `}`, found `\"`",
    );
}

#[test]
fn mistakes_in_a_server() {
    check_server_error("5", "mcp.json:1:22: expected an object for server \"s\", found the number 5");
    check_server_error("{}", "mcp.json:1:17: server \"s\" needs \"command\" (a program to start) or \"url\"");
    check_server_error(
        r#"{"type": "http"}"#,
        "mcp.json:1:17: server \"s\" needs \"url\", as its \"type\" is \"http\"",
    );
    check_server_error(
        r#"{"comand": "x"}"#,
        "mcp.json:1:23: unknown key \"comand\" in server \"s\"; did you mean \"command\"?",
    );
    check_server_error(
        r#"{"colour": "x"}"#,
        "mcp.json:1:23: unknown key \"colour\" in server \"s\"; known keys are \"command\", \"args\", \"env\", \"cwd\", \"url\", \"headers\", \"type\", \"disabled\", \"timeout\", \"startup_timeout\", \"policy\", \"overlap\"",
    );
    check_server_error(
        r#"{"command": ["x"]}"#,
        "mcp.json:1:34: expected a string for \"command\", found an array",
    );
    check_server_error(r#"{"command": ""}"#, "mcp.json:1:34: expected a program, found an empty string");
    check_server_error(
        r#"{"command": "x", "args": "-v"}"#,
        "mcp.json:1:47: expected an array of strings for \"args\", found the string \"-v\"",
    );
    check_server_error(
        r#"{"command": "x", "args": [1]}"#,
        "mcp.json:1:48: expected a string for each of \"args\", found the number 1",
    );
    check_server_error(
        r#"{"command": "x", "env": {"A": 1}}"#,
        "mcp.json:1:52: expected a string for \"A\", found the number 1",
    );
    check_server_error(
        r#"{"command": "x", "url": "http://x"}"#,
        "mcp.json:1:39: server \"s\" has both \"command\" and \"url\"; it is reached by one of them",
    );
    check_server_error(
        r#"{"url": "x.com"}"#,
        "mcp.json:1:30: expected a \"url\" that starts with http:// or https://",
    );
    check_server_error(
        r#"{"url": "http://x", "args": []}"#,
        "mcp.json:1:42: \"args\" does not go with \"url\" in server \"s\"",
    );
    check_server_error(
        r#"{"type": "http", "command": "x"}"#,
        "mcp.json:1:39: server \"s\" has \"command\", which does not go with its \"type\"",
    );
    check_server_error(
        r#"{"type": "sse", "url": "http://x"}"#,
        "mcp.json:1:31: the transport \"sse\" has been replaced by streamable HTTP: expected \"http\"",
    );
    check_server_error(
        r#"{"command": "x", "timeout": "5"}"#,
        "mcp.json:1:50: expected a number of seconds from above 0 to 86400 for \"timeout\", found the string \"5\"",
    );
    check_server_error(
        r#"{"command": "x", "timeout": 0}"#,
        "mcp.json:1:50: expected a number of seconds from above 0 to 86400 for \"timeout\", found the number 0",
    );
    check_server_error(
        r#"{"command": "x", "policy": {"*": "denny"}}"#,
        "mcp.json:1:55: expected \"allow\", \"ask\" or \"deny\", found the string \"denny\"; did you mean \"deny\"?",
    );
    check_server_error(
        r#"{"command": "x", "overlap": "all"}"#,
        "mcp.json:1:50: expected an array of tool names, true (all) or false (none) for \"overlap\", found the string \"all\"",
    );
}

#[test]
fn mistakes_in_variables() {
    check_server_error(
        r#"{"command": "${NOT_SET}"}"#,
        "mcp.json:1:34: the environment variable NOT_SET is not set; set it, or write ${NOT_SET:-default}",
    );
    check_server_error(r#"{"command": "${KEY"}"#, "mcp.json:1:34: expected `}` after `${`");
    check_server_error(
        r#"{"command": "${input:key}"}"#,
        "mcp.json:1:34: expected the name of an environment variable, found `${input:key}`",
    );
}

#[test]
fn an_error_shows_its_line() {
    let error = parse("{\n\t\"mcpServers\": {\"é\": {\"comand\": 1}}\n}").expect_err("a mistake");
    let shown = "mcp.json:2:23: unknown key \"comand\" in server \"é\"; did you mean \"command\"?\n     \
                 \"mcpServers\": {\"é\": {\"comand\": 1}}\n                          ^";
    assert_eq!(error.to_string(), shown);
}

#[test]
fn a_file_that_is_not_there() {
    let error = Config::read("/nowhere/mcp.json").expect_err("no such file").to_string();
    assert!(error.starts_with("/nowhere/mcp.json: cannot be read: "), "{error}");
}
