//! CPython as the judge: 3.11 in a virtual environment, 3.14 as pyodide under node, both under `target/judges`.
//!
//! Setting up happens at the first use and needs `python3`, `npm` and their registries. Each judge is one process
//! that answers for one file at a time (the protocol is described in `tests/tools/judge.py`); one that dies is started
//! again for the next file. What the files expect is in `expectation`.

use crate::expectation::Output;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const FOLDER: &str = "target/judges";
const PYODIDE: &str = "pyodide@314";

/// The Python of the virtual environment, which is made when it is missing.
pub fn old_python() -> Result<String, String> {
    let python = format!("{FOLDER}/venv/bin/python");
    if !Path::new(&python).exists() {
        let base = ["python3.11", "python3"]
            .into_iter()
            .find(|name| version(name).is_some_and(|text| text.starts_with("Python 3.11.")))
            .ok_or("CPython 3.11 is needed as `python3.11` or `python3`")?;
        eprintln!("making {FOLDER}/venv");
        done(Command::new(base).args(["-m", "venv", "--without-pip", &format!("{FOLDER}/venv")]))?;
    }
    Ok(python)
}

/// The folder in which pyodide is installed.
pub fn pyodide() -> Result<String, String> {
    if !Path::new(FOLDER).join("node_modules/pyodide/package.json").exists() {
        std::fs::create_dir_all(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
        eprintln!("installing {PYODIDE} in {FOLDER}");
        let quiet = ["install", "--silent", "--no-fund", "--no-audit", "--prefix", FOLDER, PYODIDE];
        done(Command::new("npm").args(quiet))?;
    }
    Ok(FOLDER.to_string())
}

/// A running judge.
pub struct Judge {
    command: Vec<String>,
    running: Option<(Arc<Mutex<Child>>, ChildStdin, BufReader<ChildStdout>)>,
}

impl Judge {
    /// CPython 3.11.
    pub fn old() -> Result<Judge, String> {
        Ok(Judge::new(vec![old_python()?, "tests/tools/judge.py".into(), "serve".into()]))
    }

    /// CPython 3.14.
    pub fn new_python() -> Result<Judge, String> {
        let folder = pyodide()?;
        Ok(Judge::new(
            ["node", "--stack-size=3900", "tests/tools/judge.mjs", &folder].map(String::from).to_vec(),
        ))
    }

    fn new(command: Vec<String>) -> Judge {
        Judge { command, running: None }
    }

    /// Runs one file.
    pub fn run(&mut self, path: &str) -> Result<Output, String> {
        let answer = self.ask(path);
        if answer.is_err() {
            self.stop();
        }
        answer
    }

    /// Runs one file that may never end: the judge is stopped when the time is over.
    pub fn run_within(&mut self, path: &str, limit: Duration) -> Result<Output, String> {
        // Getting ready takes longer than any file.
        let limit = if self.running.is_none() { limit * 10 } else { limit };
        self.start()?;
        let child = self.running.as_ref().map(|(child, ..)| child.clone());
        let (done, wait) = mpsc::channel::<()>();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if wait.recv_timeout(limit) == Err(RecvTimeoutError::Timeout)
                    && let Some(child) = child
                {
                    // It may have ended by itself; the reader sees the end either way.
                    let _ = child.lock().expect("no thread panics while it holds the lock").kill();
                }
            });
            let answer = self.run(path);
            drop(done);
            answer
        })
    }

    fn start(&mut self) -> Result<(), String> {
        if self.running.is_none() {
            let mut child = Command::new(&self.command[0])
                .args(&self.command[1..])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .map_err(|error| format!("cannot start `{}`: {error}", self.command[0]))?;
            let input = child.stdin.take().expect("stdin is piped");
            let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
            self.running = Some((Arc::new(Mutex::new(child)), input, output));
        }
        Ok(())
    }

    fn ask(&mut self, path: &str) -> Result<Output, String> {
        let text = |error: std::io::Error| format!("the judge does not answer: {error}");
        self.start()?;
        let (_, input, output) = self.running.as_mut().expect("it was just started");
        writeln!(input, "run {path}").map_err(text)?;
        let mut line = String::new();
        output.read_line(&mut line).map_err(text)?;
        let mut sizes = line.split_whitespace().map(str::parse::<usize>);
        let (Some(Ok(out)), Some(Ok(err))) = (sizes.next(), sizes.next()) else {
            return Err("the judge crashed".to_string());
        };
        let mut bytes = vec![0; out + err];
        output.read_exact(&mut bytes).map_err(text)?;
        Ok(Output {
            stdout: String::from_utf8_lossy(&bytes[..out]).into_owned(),
            stderr: String::from_utf8_lossy(&bytes[out..]).into_owned(),
            code: None,
        })
    }

    fn stop(&mut self) {
        if let Some((child, input, _)) = self.running.take() {
            drop(input);
            let mut child = child.lock().expect("no thread panics while it holds the lock");
            // It may be gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        self.stop();
    }
}

fn version(python: &str) -> Option<String> {
    let output = Command::new(python).arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn done(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("cannot start `{name}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{name}` failed: {status}")) }
}
