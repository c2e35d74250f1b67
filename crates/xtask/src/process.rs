//! Running a command with a time limit.
//!
//! Both output pipes are read while the command runs, so a chatty one cannot block. Output beyond 4 MB is cut.
//! Measuring is not here (`bench` uses `tests/tools/measure.py`).

use crate::expectation::Output;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const MOST: u64 = 4 << 20;

/// Runs a command. An error is one of ours: it could not start, or it took too long.
pub fn run(words: &[String], limit: Duration) -> Result<Output, String> {
    let (program, arguments) = words.split_first().ok_or("an engine needs at least one word")?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start `{program}`: {error}"))?;
    let out = read(child.stdout.take().expect("stdout is piped"));
    let err = read(child.stderr.take().expect("stderr is piped"));
    let start = Instant::now();
    let mut nap = Duration::from_micros(200);
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if start.elapsed() > limit => {
                child.kill().map_err(|error| error.to_string())?;
                child.wait().map_err(|error| error.to_string())?;
                return Err(format!("took longer than {} s", limit.as_secs()));
            }
            None => std::thread::sleep(nap),
        }
        nap = (nap * 2).min(Duration::from_millis(10));
    };
    let text = |thread: std::thread::JoinHandle<Vec<u8>>| {
        String::from_utf8_lossy(&thread.join().expect("the reader does not panic")).into_owned()
    };
    Ok(Output { stdout: text(out), stderr: text(err), code: Some(status.code().unwrap_or(-1)) })
}

fn read(pipe: impl Read + Send + 'static) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let mut pipe = pipe;
        // A pipe that breaks ends the text; the exit code says the rest.
        let _ = pipe.by_ref().take(MOST).read_to_end(&mut bytes);
        let _ = std::io::copy(&mut pipe, &mut std::io::sink());
        bytes
    })
}
