//! Runs test methods of CPython's own `Lib/test` on the engine, one by one: the worker of `cargo xtask cpython-tests`.
//!
//! It answers for one line of standard input at a time, with a number of lines and then those lines:
//!
//! - `load MODULE`: imports a test module in the guest. `tests` and then the names of its methods; or `skipped REASON`; or
//!   `failed REASON` and then the traceback.
//! - `run N`: runs one method of the module that was loaded last, in a copy of the session of its own. `passed`, or
//!   `skipped REASON`, or `failed REASON` and then the traceback.
//!
//! Which modules and methods, how many at a time and what becomes of the results is told by `xtask`. Nothing of CPython's
//! is in here: its files are read where they are installed.
#![forbid(unsafe_code)]

mod guest;
mod sources;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use guest::{Guest, Reply};
use sources::Sources;

/// Settings of a worker.
pub struct Settings {
    /// How much a method may execute: fuel, not time, so that a slow machine has the same outcome.
    pub fuel: u64,
    /// Seed and number of instants at which the state goes through bytes.
    pub roundtrip_at: Option<(u64, u64)>,
}

fn main() -> Result<(), String> {
    let (sources, settings) = arguments()?;
    // A panic is an outcome of the method, told in one line.
    std::panic::set_hook(Box::new(|_| {}));
    let mut guest: Option<Guest> = None;
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let reply = match line.split_once(' ') {
            Some(("load", module)) => {
                guest = None;
                caught(|| Guest::load(&sources, &settings, module)).map_or_else(
                    |reply| reply,
                    |loaded| match loaded {
                        Ok((loaded, names)) => {
                            guest = Some(loaded);
                            Reply::new("tests", names)
                        }
                        Err(reply) => reply,
                    },
                )
            }
            Some(("run", number)) => match (&guest, number.parse()) {
                (Some(guest), Ok(number)) => {
                    caught(|| guest.run(&settings, number)).unwrap_or_else(|reply| reply)
                }
                _ => return Err(format!("nothing is loaded, or {number:?} is no number")),
            },
            _ => return Err(format!("what is {line:?}?")),
        };
        let mut out = std::io::stdout().lock();
        let text: String = reply.lines.iter().map(|line| format!("{}\n", line.replace('\n', " "))).collect();
        write!(out, "{}\n{text}", reply.lines.len()).map_err(|error| error.to_string())?;
        out.flush().map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// What a closure gives, or the reply that says how it panicked.
fn caught<T>(run: impl FnOnce() -> T) -> Result<T, Reply> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).map_err(|why| {
        let text = why.downcast_ref::<String>().cloned();
        let text = text.or(why.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default();
        Reply::new(format!("failed the engine panicked: {}", text.replace('\n', " ")), [])
    })
}

fn arguments() -> Result<(Sources, Settings), String> {
    let mut words = std::env::args().skip(1);
    let (mut lib, mut support) = (None, None);
    let mut settings = Settings { fuel: 3_000_000_000, roundtrip_at: None };
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--lib" => lib = Some(PathBuf::from(value)),
            "--support" => support = Some(PathBuf::from(value)),
            "--fuel" => {
                settings.fuel = value.parse().map_err(|_| format!("--fuel is a number, not {value:?}"))?;
            }
            "--roundtrip-at" => {
                let pair = value.split_once(':').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
                settings.roundtrip_at =
                    Some(pair.ok_or_else(|| format!("--roundtrip-at is SEED:N, not {value:?}"))?);
            }
            _ => return Err(format!("what is {word:?}?")),
        }
    }
    let lib = lib.ok_or("--lib is needed: the folder of CPython's tests")?;
    let support = support.ok_or("--support is needed: the folder of our own helper modules")?;
    Ok((Sources { lib, support }, settings))
}
