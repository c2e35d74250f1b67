//! The commands with real output: what goes where, and how the program ends.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn hognose(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hognose"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may end before it has read everything.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// Exit code, standard output, standard error.
fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let output = hognose(arguments, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn output_goes_to_stdout_and_tracebacks_to_stderr() {
    let (code, out, err) = run(&["run", "-"], "print('before')\n[].pop()\n");
    assert_eq!((code, out.as_str()), (1, "before\n"));
    assert!(err.ends_with("IndexError: pop from empty list\n"), "{err}");
    assert!(err.contains("  File \"<stdin>\", line 2, in <module>\n    [].pop()\n"), "{err}");
}

#[test]
fn the_result_is_printed_on_request() {
    assert_eq!(run(&["run", "-", "--result"], "x = 6\nx * 7"), (0, "42\n".into(), String::new()));
    assert_eq!(run(&["run", "-", "--result"], "None"), (0, String::new(), String::new()));
    assert_eq!(run(&["run", "-"], "6 * 7"), (0, String::new(), String::new()));
}

#[test]
fn inputs_are_json() {
    let (code, out, _) = run(&["run", "-", "--input", "rows=[1, {\"a\": null}]"], "print(rows)");
    assert_eq!((code, out.as_str()), (0, "[1, {'a': None}]\n"));
    let (code, _, err) = run(&["run", "-", "--input", "city=Oslo"], "");
    assert_eq!(code, 2);
    assert!(err.contains("text needs quotes: --input 'city=\"Oslo\"'"), "{err}");
}

#[test]
fn limits_end_the_run_with_3() {
    let (code, _, err) = run(&["run", "-", "--limits", "fuel=100000"], "while True: pass");
    assert_eq!((code, err.as_str()), (3, "hognose: the fuel limit was reached\n"));
    let (code, _, err) = run(&["run", "-", "--limits", "duration=100ms,fuel=none"], "while True: pass");
    assert_eq!((code, err.as_str()), (3, "hognose: the duration limit was reached\n"));
    let (code, _, err) = run(&["run", "-", "--limits", "memroy=1MB"], "");
    assert_eq!(code, 2);
    assert!(err.contains("did you mean \"memory\"?"), "{err}");
}

#[test]
fn wrong_usage_ends_with_2() {
    for arguments in
        [&["run"][..], &["run", "no-such-file.py"], &["walk"], &["run", "-", "--roundtrip-at", "x"]]
    {
        let (code, out, err) = run(arguments, "");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(!err.is_empty());
    }
}

#[test]
fn syntax_errors_show_their_place() {
    let (code, _, err) = run(&["run", "-"], "x = (1,\n");
    assert_eq!(code, 1);
    assert_eq!(
        err,
        "  File \"<stdin>\", line 1\n    x = (1,\n        ^\nSyntaxError: '(' was never closed\n"
    );
}

#[test]
fn warnings_come_before_the_syntax_error() {
    let source = "y = '\\d'\nassert (y, 'a')\nif y is 3: pass\nbreak\n";
    let (code, _, err) = run(&["run", "-"], source);
    assert_eq!(code, 1);
    let lines: Vec<&str> = err.lines().collect();
    let [escape, a, always, b, is, c, place, ..] = lines[..] else { panic!("{err}") };
    assert!(escape.starts_with("<stdin>:1: SyntaxWarning: \"\\d\" is an invalid escape sequence"), "{err}");
    assert_eq!(always, "<stdin>:2: SyntaxWarning: assertion is always true, perhaps remove parentheses?");
    assert!(is.starts_with("<stdin>:3: SyntaxWarning: \"is\" with 'int' literal"), "{err}");
    assert_eq!([a, b, c], ["  y = '\\d'", "  assert (y, 'a')", "  if y is 3: pass"]);
    assert_eq!(place, "  File \"<stdin>\", line 4");
}

#[test]
fn tools_fail_as_exceptions_and_show_in_the_trace() {
    let script = "try:\n    fail('no')\nexcept ToolError as error:\n    print(error.tool, error)\n";
    let (code, out, err) = run(&["run", "-", "--test-tools", "--trace"], script);
    assert_eq!((code, out.as_str()), (0, "fail no\n"));
    assert!(err.contains("fail('no')") && err.contains("failed: ToolError: no"), "{err}");
}

#[test]
fn json_tells_everything() {
    let (code, out, _) = run(&["run", "-", "--test-tools", "--json"], "print('hi'); echo(x=5)");
    assert_eq!(code, 0);
    let document: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let feed = &document["feeds"][0];
    assert_eq!(
        (&feed["status"], &feed["result"], &feed["stdout"]),
        (&"done".into(), &5.into(), &"hi\n".into())
    );
    assert_eq!(feed["calls"][0]["kwargs"]["x"], 5);
}

#[test]
fn a_paused_run_goes_on_in_another_process() {
    let path = std::env::temp_dir().join(format!("hognose-test-{}.hog", std::process::id()));
    let path = path.to_str().expect("UTF-8");
    let script = "names = {'a': [1, 2]}\nx = echo(1)\nprint(names, x)\n";
    let (code, out, err) =
        run(&["run", "-", "--test-tools", "--pause-at", "echo", "--snapshot", path], script);
    assert_eq!((code, out.as_str()), (0, ""), "{err}");
    let resumed = run(&["resume", path, "--answer", "[true]"], "");
    let damaged = std::fs::read(path).expect("a snapshot");
    std::fs::write(path, &damaged[..damaged.len() / 2]).expect("it can be written");
    let cut = run(&["resume", path, "--answer", "1"], "");
    std::fs::remove_file(path).expect("it is there");
    assert_eq!(resumed, (0, "{'a': [1, 2]} [True]\n".into(), String::new()));
    assert_eq!(cut.0, 2, "{}", cut.2);
}

#[test]
fn instructions_are_shown() {
    let (code, out, _) = run(&["dis", "-"], "1 + x");
    assert_eq!(code, 0);
    assert!(out.contains("Add"), "{out}");
}

#[test]
fn a_result_that_nobody_wants_may_be_of_any_size() {
    let script = "x = [0] * 3_000_000\nprint(len(x))\nx\n";
    assert_eq!(run(&["run", "-"], script), (0, "3000000\n".into(), String::new()));
    let (code, _, err) = run(&["run", "-", "--result"], script);
    assert_eq!((code, err.as_str()), (3, "hognose: the value size limit was reached\n"));
}

#[test]
fn a_pause_that_did_not_come_is_told_and_a_file_is_replaced_whole() {
    let folder = std::env::temp_dir().join(format!("hognose-pause-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("run.hog");
    let path = file.to_str().expect("a path of ours");
    let pause = ["run", "-", "--test-tools", "--pause-at", "echo", "--snapshot", path];
    let (code, out, err) = run(&pause, "print(1)");
    assert_eq!((code, out.as_str()), (0, "1\n"));
    assert_eq!(err, "hognose: the run ended without a call of echo; nothing was saved\n");
    assert!(!file.exists());
    assert_eq!(run(&pause, "print(echo(2))").0, 0);
    let (code, out, _) = run(&["resume", path, "--test-tools", "--pause-at", "echo", "--snapshot", path], "");
    assert_eq!((code, out.as_str()), (0, "2\n"));
    let mut left: Vec<_> = std::fs::read_dir(&folder).expect("the folder").flatten().map(|e| e.file_name()).collect();
    left.sort();
    assert_eq!(left, ["run.hog", "run.hog.host"], "no part is left behind");
    let _ = std::fs::remove_dir_all(&folder);
}
