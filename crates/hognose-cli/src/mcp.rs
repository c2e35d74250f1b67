//! Tools of MCP servers: each server is a module of tools; calls run side by side while the session waits.
//!
//! The servers are another program's, `hognose-mcp`, which is started for them and spoken to in lines of JSON
//! (`hognose_mcp::relay` has the words). What runs code that nobody reviewed has no network in it, and is small.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use hognose::{Answer, Call, CallId, Data, Failure as Failed, Notation, Policy, Tool, Toolbox, from_json, to_json};

use crate::demo_server_options::DemoServerOptions;
use crate::exit::{Exit, Failure, Outcome};
use crate::host::{self, Host, Next};

/// The program that speaks to servers.
const PROGRAM: &str = "hognose-mcp";

/// The servers of a configuration, and the calls that run.
pub struct Mcp {
    relay: Child,
    /// Gone when the relay is to end.
    input: Option<ChildStdin>,
    lines: Receiver<Result<Data, String>>,
    toolbox: Toolbox,
    /// The number of a call in the relay's words, and the call.
    running: HashMap<u64, CallId>,
    /// How many calls were sent.
    sent: u64,
    /// Answers that are known without the relay, last first.
    known: Vec<(CallId, Answer)>,
    /// Why the relay answers nothing any more.
    over: Option<String>,
}

impl Mcp {
    /// Starts the servers of a configuration file.
    pub fn connect(path: &Path) -> Result<Mcp, Failure> {
        let mut command = program();
        command.arg("relay").arg(path).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is for us: the servers end when we have.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut relay = command.spawn().map_err(|error| not_started(&command, &error))?;
        let (input, output) = (relay.stdin.take(), relay.stdout.take());
        let (sender, lines) = channel();
        if let Some(output) = output {
            std::thread::spawn(move || read(output, |line| sender.send(line).is_ok()));
        }
        let mut mcp = Mcp {
            relay,
            input,
            lines,
            toolbox: Toolbox::new(),
            running: HashMap::new(),
            sent: 0,
            known: Vec::new(),
            over: None,
        };
        let first = mcp.lines.recv().unwrap_or_else(|_| Err("it ended at once".to_string()));
        let first = first.map_err(|text| Failure { message: format!("{PROGRAM}: {text}"), exit: Exit::Server })?;
        if let Some(failed) = first.get("failed") {
            let configuration = failed.get("configuration").and_then(Data::as_bool) == Some(true);
            let exit = if configuration { Exit::Usage } else { Exit::Server };
            return Err(Failure { message: text(failed, "message").unwrap_or_default().to_string(), exit });
        }
        let Some(ready) = first.get("ready") else {
            let message = format!("{PROGRAM} does not speak as this program does: are both of one version?");
            return Err(Failure { message, exit: Exit::Server });
        };
        for warning in list(ready, "warnings").iter().filter_map(Data::as_str) {
            eprintln!("hognose: warning: {warning}");
        }
        mcp.toolbox = toolbox(ready);
        Ok(mcp)
    }

    /// The tools, to be defined in the session.
    pub fn toolbox(&self) -> &Toolbox {
        &self.toolbox
    }

    /// A call in the relay's words.
    #[expect(clippy::result_large_err, reason = "an error is what the call gives next, once")]
    fn message(&self, number: u64, call: &Call) -> Result<String, Failed> {
        self.toolbox.check(call)?;
        let json = |data: &Data| {
            to_json(data, Notation::Strict)
                .map_err(|error| Failed::of("TypeError", format!("an argument cannot be sent: {error}")))
        };
        let args = call.args.iter().map(json).collect::<Result<Vec<String>, _>>()?.join(",");
        let mut kwargs = Vec::new();
        for (name, value) in &call.kwargs {
            kwargs.push(format!("{}:{}", json(&Data::from(name.as_str()))?, json(value)?));
        }
        let (tool, kwargs) = (json(&Data::from(call.tool.as_str()))?, kwargs.join(","));
        Ok(format!("{{\"call\":{number},\"tool\":{tool},\"args\":[{args}],\"kwargs\":{{{kwargs}}}}}\n"))
    }

    fn send(&mut self, line: &str) -> bool {
        self.input.as_mut().is_some_and(|input| input.write_all(line.as_bytes()).is_ok())
    }

    /// What a line of the relay answers, unless nobody waits for it any more.
    fn answered(&mut self, line: &Data) -> Option<(CallId, Answer)> {
        let number = line.get("answer").and_then(Data::as_int).and_then(|n| u64::try_from(n).ok())?;
        let id = self.running.remove(&number)?;
        let answer = match (line.get("value"), line.get("failure")) {
            (Some(value), _) => Answer::Value(value.clone()),
            (None, Some(failure)) => {
                let kind = text(failure, "kind").unwrap_or("ToolError");
                let failed = Failed::of(kind, text(failure, "message").unwrap_or_default());
                match failure.get("data") {
                    None | Some(Data::None) => failed.into(),
                    Some(data) => failed.with_data(data.clone()).into(),
                }
            }
            (None, None) => Failed::new("the server's answer cannot be read").into(),
        };
        Some((id, answer))
    }

    /// All calls that run fail, and those that come.
    fn end(&mut self, why: &str) {
        let message = format!("{PROGRAM}, which speaks to the servers, answers no more: {why}");
        for (_, id) in self.running.drain() {
            self.known.push((id, Failed::new(&message).into()));
        }
        self.over = Some(message);
    }
}

impl Host for Mcp {
    fn start(&mut self, call: &Call) {
        if let Some(message) = &self.over {
            self.known.push((call.id, Failed::new(message).into()));
            return;
        }
        let number = self.sent + 1;
        match self.message(number, call) {
            Err(failure) => self.known.push((call.id, failure.into())),
            Ok(line) => {
                self.sent = number;
                self.running.insert(number, call.id);
                // (If it cannot be sent the relay has ended, and `next` reads so.)
                self.send(&line);
            }
        }
    }

    fn cancel(&mut self, id: CallId) {
        let found = self.running.iter().find(|(_, call)| **call == id).map(|(number, _)| *number);
        if let Some(number) = found {
            self.running.remove(&number);
            self.send(&format!("{{\"cancel\":{number}}}\n"));
        }
    }

    fn next(&mut self, timer: Option<Duration>) -> Next {
        if let Some((id, answer)) = self.known.pop() {
            return Next::Answer(id, answer);
        }
        if timer.is_none() && self.running.is_empty() {
            return Next::Nothing;
        }
        let wait = timer.map_or(host::PATIENCE, |time| time.min(host::PATIENCE));
        match self.lines.recv_timeout(wait) {
            Ok(Ok(line)) => match self.answered(&line) {
                Some((id, answer)) => Next::Answer(id, answer),
                None => Next::Timer,
            },
            Ok(Err(why)) => {
                self.end(&why);
                Next::Timer
            }
            Err(RecvTimeoutError::Timeout) => Next::Timer,
            Err(RecvTimeoutError::Disconnected) => {
                self.end("it has ended");
                if self.known.is_empty() {
                    std::thread::sleep(wait);
                }
                Next::Timer
            }
        }
    }
}

impl Drop for Mcp {
    /// Waits until the servers have ended.
    fn drop(&mut self) {
        self.input = None;
        let _ = self.relay.wait();
    }
}

/// The tools that the relay offers: a module for each server.
fn toolbox(ready: &Data) -> Toolbox {
    let mut toolbox = Toolbox::new();
    for module in list(ready, "modules") {
        let (name, server) = (text(module, "name"), text(module, "server"));
        let description = format!("Tools of the MCP server {}.", server.unwrap_or_default());
        toolbox = toolbox.describe_module(name.unwrap_or_default(), description);
    }
    for tool in list(ready, "tools") {
        let mut offered = Tool::new(text(tool, "name").unwrap_or_default()).policy(match text(tool, "policy") {
            Some("allow") => Policy::Allow,
            Some("ask") => Policy::Ask,
            _ => Policy::Deny,
        });
        if let Some(text) = text(tool, "description") {
            offered = offered.description(text);
        }
        if tool.get("overlap").and_then(Data::as_bool) == Some(true) {
            offered = offered.overlapping();
        }
        toolbox.add(offered);
    }
    toolbox
}

fn text<'a>(data: &'a Data, key: &str) -> Option<&'a str> {
    data.get(key).and_then(Data::as_str)
}

fn list<'a>(data: &'a Data, key: &str) -> &'a [Data] {
    data.get(key).and_then(Data::as_list).unwrap_or_default()
}

/// Reads lines until there are no more, or nobody `takes` them.
fn read(output: ChildStdout, takes: impl Fn(Result<Data, String>) -> bool) {
    for line in BufReader::new(output).lines() {
        let read = line.map_err(|error| error.to_string()).and_then(|line| {
            from_json(&line).map_err(|error| format!("the answer cannot be read: {error}"))
        });
        if !takes(read) {
            return;
        }
    }
}

/// The program beside this one, or else the one in `PATH`.
fn program() -> Command {
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let beside = std::env::current_exe().ok().and_then(|path| path.canonicalize().ok());
    let beside: Option<PathBuf> = beside.and_then(|path| Some(path.parent()?.join(&name)));
    Command::new(beside.filter(|path| path.is_file()).unwrap_or_else(|| name.into()))
}

fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    let message = format!(
        "the program {PROGRAM}, which speaks to MCP servers, does not start ({program}: {error}); \
         it belongs into the folder of this program, or into one of PATH"
    );
    Failure { message, exit: Exit::Server }
}

/// `hognose demo-server`: the other program's, with the same options.
pub fn demo_server(options: &DemoServerOptions) -> Outcome {
    let mut command = program();
    command.args(["demo-server", "--delay", &options.delay.to_string()]);
    if options.no_read_only {
        command.arg("--no-read-only");
    }
    if let Some(log) = &options.log {
        command.arg("--log").arg(log);
    }
    // Whoever started this process ends the server by ending it: where that can be said, it is the server.
    #[cfg(unix)]
    {
        let error = std::os::unix::process::CommandExt::exec(&mut command);
        Err(not_started(&command, &error))
    }
    #[cfg(not(unix))]
    match command.status() {
        Ok(status) if status.success() => Ok(Exit::Done),
        Ok(_) => Ok(Exit::Server),
        Err(error) => Err(not_started(&command, &error)),
    }
}
