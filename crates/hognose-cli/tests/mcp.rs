//! Servers and the program that speaks to them, as the command line sees both: when they do not start, and when they end.

#![cfg(feature = "mcp")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("hognose-cli-mcp-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        Folder(folder)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("the file can be written");
        path.display().to_string()
    }

    /// A configuration of the demonstration's server.
    fn demo(&self) -> String {
        let server = hognose_mcp();
        let text = format!(r#"{{"mcpServers": {{"weather": {{"command": {server:?}, "args": ["demo-server", "--delay", "0"]}}}}}}"#);
        self.file("mcp.json", &text)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Exit code, standard output, standard error.
fn run(program: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .env("PATH", "/usr/bin:/bin")
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

fn hognose() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hognose"))
}

/// (Cargo says where it is in a variable with a hyphen, which the shell of `profile/rustc` leaves out.)
fn hognose_mcp() -> PathBuf {
    hognose().with_file_name(format!("hognose-mcp{}", std::env::consts::EXE_SUFFIX))
}

#[test]
fn values_cross_as_they_are() {
    let folder = Folder::new("values");
    let script = "import weather\nprint(weather.get_forecast('Oslo'), weather.convert(celsius=18.5))\n\
                  try:\n    weather.convert()\nexcept TypeError as error:\n    print(error)\n\
                  try:\n    weather.convert(float('nan'))\nexcept TypeError as error:\n    print(error)\n\
                  try:\n    weather.get_rate('EUR', 'Taler')\nexcept ToolError as error:\n    print(type(error).__name__)\n";
    let (code, out, err) = run(hognose(), &["run", "--mcp", &folder.demo(), &folder.file("job.py", script)]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        (code, lines.as_slice()),
        (
            0,
            [
                "{'city': 'Oslo', 'temperature_c': 1.0, 'sky': 'snow', 'humidity': 81} 65.3",
                "convert() missing 1 required positional argument: 'celsius'",
                "an argument cannot be sent: JSON has no word for nan at $",
                "ToolError",
            ]
            .as_slice()
        ),
        "{err}"
    );
}

#[test]
fn wrong_configurations_end_with_2_and_servers_that_do_not_start_with_4() {
    let folder = Folder::new("start");
    let script = folder.file("job.py", "print('never')");
    let run = |config: &str| run(hognose(), &["run", "--mcp", config, &script]);
    let (code, out, err) = run("/nowhere/mcp.json");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("/nowhere/mcp.json"), "{err}");
    let (code, _, err) = run(&folder.file("wrong.json", "{\"mcpServers\": {\"a\": {}}}"));
    assert_eq!(code, 2, "{err}");
    let dies = r#"{"mcpServers": {"a": {"command": "sh", "args": ["-c", "echo no licence >&2; exit 3"]}}}"#;
    let (code, out, err) = run(&folder.file("dies.json", dies));
    assert_eq!((code, out.as_str()), (4, ""));
    assert!(err.contains("no licence"), "{err}");
}

/// The program without the other one beside it.
#[test]
fn without_the_other_program_there_are_no_servers() {
    let folder = Folder::new("alone");
    let alone = folder.0.join(format!("hognose{}", std::env::consts::EXE_SUFFIX));
    std::fs::copy(hognose(), &alone).expect("the program can be copied");
    let script = folder.file("job.py", "print('here')");
    assert_eq!(run(&alone, &["run", &script]), (0, "here\n".into(), String::new()));
    let told = "the program hognose-mcp, which speaks to MCP servers, does not start (hognose-mcp: ";
    let where_to = "it belongs into the folder of this program, or into one of PATH\n";
    for arguments in [vec!["run", "--mcp", "mcp.json", &script], vec!["demo-server"]] {
        let (code, out, err) = run(&alone, &arguments);
        assert_eq!((code, out.as_str()), (4, ""));
        assert!(err.contains(told) && err.ends_with(where_to), "{err}");
    }
}

/// Another program of that name.
#[cfg(unix)]
#[test]
fn what_does_not_speak_as_it_should_is_told_of() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("other");
    let alone = folder.0.join("hognose");
    std::fs::copy(hognose(), &alone).expect("the program can be copied");
    let script = folder.file("job.py", "import a\nfor i in range(2):\n    try:\n        a.b()\n    except ToolError as error:\n        print(error)");
    let other = |text: &str| {
        let path = folder.file("hognose-mcp", &format!("#!/bin/sh\n{text}\n"));
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).expect("it can be made a program");
        run(&alone, &["run", "--mcp", "mcp.json", &script])
    };
    for (text, complaint) in [
        ("exit 0", "hognose: hognose-mcp: it ended at once\n"),
        ("echo hello", "the answer cannot be read"),
        ("echo '{}'", "does not speak as this program does: are both of one version?\n"),
        ("echo '[]'", "does not speak as this program does: are both of one version?\n"),
    ] {
        let (code, out, err) = other(text);
        assert_eq!((code, out.as_str()), (4, ""), "{text}");
        assert!(err.contains(complaint), "{text}: {err}");
    }
    // It offers a tool, and ends at the first call, or answers with nonsense, or something that nobody asked.
    let offers = r#"echo '{"ready": {"modules": [{"name": "a", "server": "a"}], "tools": [{"name": "a.b", "policy": "allow"}]}}'"#;
    let no_more = "hognose-mcp, which speaks to the servers, answers no more: ";
    let (code, out, err) = other(&format!("{offers}\nread line"));
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, format!("{no_more}it has ended\n").repeat(2));
    let (code, out, err) = other(&format!("{offers}\nread line; echo '{{'; read line"));
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.lines().all(|line| line.starts_with(&format!("{no_more}the answer cannot be read: "))), "{out}");
    let answers = r#"read line; echo '{"answer": 9, "value": 1}'; echo '{"answer": 1}'; read line; echo '{"answer": 2, "failure": {"kind": "ToolError", "message": "no"}}'; read line"#;
    let (code, out, err) = other(&format!("{offers}\n{answers}"));
    assert_eq!((code, out.as_str(), err.as_str()), (0, "the server's answer cannot be read\nno\n", ""));
}

#[test]
fn the_other_program_says_what_it_is_for() {
    let program = &hognose_mcp();
    let (code, out, _) = run(program, &["--help"]);
    assert!(code == 0 && out.contains("Speaks to MCP servers for the hognose program"), "{out}");
    let (code, out, _) = run(program, &["relay", "--help"]);
    assert!(code == 0 && out.contains("Example: hognose-mcp relay mcp.json"), "{out}");
    let (code, out, err) = run(program, &["relay", "/nowhere/mcp.json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("{\"failed\":") && out.contains("/nowhere/mcp.json"), "{out}");
    assert_eq!(run(program, &["demo-server", "--delay", "-1"]).0, 2);
    assert_eq!(run(program, &[]).0, 2);
}
