//! What CPython 3.14 makes of methods that fail here: the tests are those of an older version, and some of what they demand changed.
//!
//! The judge is pyodide under node (`tests/tools/cpython_tests_judge.mjs`), one process for many methods; where it crashes or does not
//! answer, a new one goes on with the next method.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::{Outcome, Results, Run};

/// Prints for each failed method what 3.14 says, in the form of `tests/cpython/not_applicable.txt`.
pub fn print(run: &Run, results: &[Results]) -> Result<(), String> {
    let mut judge = None;
    for result in results {
        for (name, outcome) in &result.methods {
            let Outcome::Failed(why, _) = outcome else { continue };
            let mut running = match judge.take() {
                Some(running) => running,
                None => Judge::start(run)?,
            };
            match running.ask(&format!("{} {name}", result.module)) {
                Some(answer) => {
                    match answer.split_once(' ') {
                        Some(("failed", text)) => {
                            let short: String = text.chars().take(120).collect();
                            println!("{}.{name} changed in 3.12-3.14: 3.14 says {short}", result.module);
                        }
                        _ => println!("# {}.{name}: 3.14: {answer}; here: {why}", result.module),
                    }
                    judge = Some(running);
                }
                None => println!("# {}.{name}: the judge crashed; here: {why}", result.module),
            }
        }
    }
    Ok(())
}

struct Judge {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Judge {
    fn start(run: &Run) -> Result<Judge, String> {
        let folder = crate::judges::pyodide()?;
        let mut child = Command::new("node")
            .args(["--stack-size=3900", "tests/tools/cpython_tests_judge.mjs", &folder])
            .arg(&run.lib)
            .arg("crates/hognose-cpython-tests/src/driver.py")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start node: {error}"))?;
        let input = child.stdin.take().expect("stdin is piped");
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (send, answers) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                // It ends with the process, or with whoever listens.
                if line.is_err() || send.send(line.unwrap_or_default()).is_err() {
                    return;
                }
            }
        });
        Ok(Judge { child, input, answers })
    }

    fn ask(&mut self, line: &str) -> Option<String> {
        writeln!(self.input, "{line}").ok()?;
        self.answers.recv_timeout(Duration::from_secs(60)).ok()
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
