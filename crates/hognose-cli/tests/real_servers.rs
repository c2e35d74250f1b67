//! One script that uses servers which nobody here wrote, all at once, through the command line.
//!
//! `make test` installs them (`crates/hognose-mcp/tests/servers/install.sh`) and sets `HOGNOSE_REAL_SERVERS=1`, which makes their
//! absence a failure; without either this says that it was left out.

use std::path::{Path, PathBuf};
use std::process::Command;

fn installed() -> Option<PathBuf> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/servers");
    if place.join("installed").exists() {
        return Some(place.canonicalize().expect("the folder exists"));
    }
    let wanted = std::env::var("HOGNOSE_REAL_SERVERS").is_ok_and(|wanted| !wanted.is_empty());
    assert!(!wanted, "run crates/hognose-mcp/tests/servers/install.sh first");
    println!("left out: run crates/hognose-mcp/tests/servers/install.sh to install the servers");
    None
}

#[test]
fn one_script_drives_four_servers() {
    let Some(place) = installed() else { return };
    let folder = std::env::temp_dir().join(format!("hognose-real-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let folder = folder.canonicalize().expect("the folder exists");
    let npm = |name: &str| {
        place.join("node_modules/@modelcontextprotocol").join(name).join("dist/index.js").display().to_string()
    };
    let config = format!(
        r#"{{"mcpServers": {{
            "everything": {{"command": "node", "args": ["{everything}"]}},
            "files": {{"command": "node", "args": ["{filesystem}", "{folder}"]}},
            "memory": {{"command": "node", "args": ["{memory}"], "env": {{"MEMORY_FILE_PATH": "{folder}/memory.json"}}}},
            "clock": {{"command": "{python}", "args": ["-m", "mcp_server_time", "--local-timezone", "UTC"]}}
        }}}}"#,
        everything = npm("server-everything"),
        filesystem = npm("server-filesystem"),
        memory = npm("server-memory"),
        python = place.join("venv/bin/python").display(),
        folder = folder.display(),
    );
    let config_file = folder.join("mcp.json");
    std::fs::write(&config_file, config).expect("the configuration can be written");
    let script = format!(
        r#"
import asyncio
import clock, everything, files, memory

folder = {folder:?}
sums = await asyncio.gather(*[everything.get_sum(a=n, b=n * n) for n in range(3)])
print(sums)
files.write_file(path=folder + "/notes.txt", content="line one\nline two\n")
print(files.read_text_file(path=folder + "/notes.txt")["content"].splitlines())
memory.create_entities(entities=[{{"name": "Hognose", "entityType": "snake", "observations": ["plays dead"]}}])
graph = memory.read_graph()
print([entity["name"] for entity in graph["entities"]])
moment = clock.convert_time(source_timezone="UTC", time="12:00", target_timezone="Asia/Tokyo")
print(moment["target"]["datetime"][11:16] if isinstance(moment, dict) else "21:00" in moment)
try:
    files.read_text_file(path="/etc/passwd")
except ToolError as error:
    print(type(error).__name__, "denied" in str(error).lower())
try:
    everything.get_sum(a="one")
except TypeError as error:
    print(error)
"#,
        folder = folder.display().to_string(),
    );
    let script_file = folder.join("job.py");
    std::fs::write(&script_file, script).expect("the script can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_hognose"))
        .args(["run", "--mcp"])
        .args([&config_file, &script_file])
        .output()
        .expect("the program starts");
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let _ = std::fs::remove_dir_all(&folder);
    assert!(output.status.success(), "{printed}\n{errors}");
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(
        lines,
        [
            "['The sum of 0 and 0 is 0.', 'The sum of 1 and 1 is 2.', 'The sum of 2 and 4 is 6.']",
            "['line one', 'line two']",
            "['Hognose']",
            "21:00",
            "ToolError True",
            "get_sum() missing 1 required positional argument: 'b'",
        ]
    );
}
