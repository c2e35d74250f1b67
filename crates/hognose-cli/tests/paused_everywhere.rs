//! A program that waits at a call goes on in another process as if nothing had happened.
//!
//! Every behaviour file about host calls is paused at each call of each tool that it uses, saved, and resumed in a new
//! process, until its end. What all the processes print together is what one process prints that is never paused.
//! What that one has to print is the business of `cargo xtask behaviour`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Text and code of a run.
#[derive(Debug, PartialEq)]
struct Ran {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

/// More pauses than any file has calls.
const MOST_PAUSES: usize = 1000;

fn hognose(arguments: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_hognose"))
        .args(arguments)
        .current_dir(root())
        .output()
        .expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ran { stdout: text(&output.stdout), stderr: text(&output.stderr), code: output.status.code() }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs a file in as many processes as it makes calls of a tool, and one. Also says how often it was paused.
fn in_pieces(file: &str, tool: &str, folder: &Path) -> (Ran, usize) {
    let snapshot = folder.join(format!("{}-{tool}.hog", file.replace('/', "-")));
    let snapshot = snapshot.to_str().expect("a path in UTF-8");
    let pause = ["--test-tools", "--pause-at", tool, "--snapshot", snapshot];
    let mut all = Ran { stdout: String::new(), stderr: String::new(), code: None };
    let mut piece = hognose(&[&["run", file], &pause[..]].concat());
    for pauses in 0..MOST_PAUSES {
        all.stdout += &piece.stdout;
        let (paused, said): (Vec<&str>, Vec<&str>) =
            piece.stderr.split_inclusive('\n').partition(|line| line.starts_with("hognose: paused at "));
        if paused.is_empty() {
            // The last piece says, once and at its end, that there was no further call.
            let end = format!("hognose: the run ended without a call of {tool}; nothing was saved\n");
            let Some(said) = piece.stderr.strip_suffix(&end) else {
                panic!("{file}, {tool}: the last piece does not say that it was not paused: {}", piece.stderr)
            };
            all.stderr += said;
            all.code = piece.code;
            return (all, pauses);
        }
        all.stderr += &said.concat();
        piece = hognose(&[&["resume", snapshot], &pause[..]].concat());
    }
    panic!("{file} is paused at {tool} for ever");
}

/// Checks the files of a folder.
fn check_folder(name: &str) {
    let folder = std::env::temp_dir().join(format!("hognose-paused-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the snapshots");
    let mut wrong = Vec::new();
    let mut pauses = 0;
    let entries = std::fs::read_dir(root().join("tests/python").join(name)).expect("the folder is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    for path in files.iter().filter(|path| path.extension().is_some_and(|text| text == "py")) {
        let file = format!("tests/python/{name}/{}", path.file_name().expect("a name").to_string_lossy());
        let source = std::fs::read_to_string(path).expect("a script");
        let Some(tools) = source.lines().find_map(|line| line.strip_prefix("# tools:")) else { continue };
        let whole = hognose(&["run", &file, "--test-tools"]);
        for tool in tools.trim().trim_start_matches("async ").split(',').map(str::trim) {
            let (pieces, times) = in_pieces(&file, tool, &folder);
            pauses += times;
            if pieces != whole {
                wrong.push(format!(
                    "{file}, paused {times} times at {tool}:\n{pieces:#?}\nunpaused:\n{whole:#?}"
                ));
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(wrong.is_empty(), "{} differ\n{}", wrong.len(), wrong.join("\n"));
    assert!(pauses > 100, "only {pauses} pauses: the tools of the files are not read right");
}

#[test]
fn host_calls_go_on_in_another_process() {
    check_folder("host_calls");
}

#[test]
fn pending_values_go_on_in_another_process() {
    check_folder("pending");
}
