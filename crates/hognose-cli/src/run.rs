//! `hognose run`: files as feeds of one session.

use std::io::{IsTerminal, Read};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hognose::{Clock, Data, Limits, Program, Session, SystemClock, Toolbox, from_json};

use crate::args::{GcStress, PauseOptions, ResumeOptions, RunOptions, SessionOptions};
use crate::drive::{Between, Cut, Drive, End, Output, Plain, Roundtrip, RoundtripAt};
use crate::exit::{Exit, Failure, Outcome};
use crate::host::{Host, NoTools, Still, StillClock};
use crate::report::{self, Feed};
use crate::test_tools::TestTools;

/// A source and the name under which it shows.
pub struct Source {
    pub name: String,
    pub text: Vec<u8>,
}

impl Source {
    /// Parses and compiles it.
    pub fn compile(&self) -> Result<Program, hognose::Error> {
        Program::from_bytes(&self.name, &self.text)
    }

    /// Warnings of a source that did not compile, as Python's `warnings` shows them: no guest is there to do it.
    fn shown(&self, warnings: &[hognose::SyntaxWarning]) -> String {
        let text = String::from_utf8_lossy(&self.text);
        let lines: Vec<&str> = text.lines().collect();
        let mut shown = String::new();
        let mut seen = std::collections::HashSet::new();
        for warning in warnings.iter().filter(|w| seen.insert((w.line, &w.message))) {
            let at = (warning.line as usize).wrapping_sub(1);
            shown += &format!("{}:{}: SyntaxWarning: {}\n", self.name, warning.line, warning.message);
            if let Some(line) = lines.get(at).map(|line| line.trim()).filter(|line| !line.is_empty()) {
                shown += &format!("  {line}\n");
            }
        }
        shown
    }
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &str) -> Result<Source, Failure> {
    if path == "-" {
        let mut text = Vec::new();
        if std::io::stdin().is_terminal() {
            eprintln!("hognose: reading Python from the terminal; Ctrl-D ends it");
        }
        std::io::stdin()
            .lock()
            .read_to_end(&mut text)
            .map_err(|error| Failure::usage(format!("standard input cannot be read: {error}")))?;
        return Ok(Source { name: "<stdin>".to_string(), text });
    }
    match std::fs::read(path) {
        Ok(text) => Ok(Source { name: path.to_string(), text }),
        Err(error) => Err(Failure::usage(format!("{path} cannot be read: {error}"))),
    }
}

/// The limits of the command line.
pub fn limits(options: &SessionOptions) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    for text in &options.limits {
        limits.set(text).map_err(|error| Failure::usage(format!("--limits: {error}")))?;
    }
    Ok(limits)
}

fn inputs(texts: &[String]) -> Result<Vec<(String, Data)>, Failure> {
    let mut found = Vec::new();
    for text in texts {
        let Some((name, json)) = text.split_once('=') else {
            return Err(Failure::usage(format!("--input: expected NAME=JSON, found {text:?}")));
        };
        let name = name.trim();
        let plain = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() || !plain || name.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(Failure::usage(format!("--input: {name:?} is no name in Python")));
        }
        let value = from_json(json).map_err(|error| {
            let hint = if json.starts_with(|c: char| c.is_alphabetic()) && !json.contains('"') {
                format!("; text needs quotes: --input '{name}=\"{json}\"'")
            } else {
                String::new()
            };
            Failure::usage(format!("--input {name}: {error}{hint}"))
        })?;
        found.push((name.to_string(), value));
    }
    Ok(found)
}

/// What a session is surrounded by.
pub struct Surroundings {
    pub host: Box<dyn Host>,
    pub clock: Arc<dyn Clock>,
    pub toolbox: Toolbox,
}

/// Who answers, the clock, and the tools, as the options say.
pub fn surroundings(
    options: &SessionOptions,
    test_tools: Option<TestTools>,
) -> Result<Surroundings, Failure> {
    if let Some(tools) = test_tools {
        let (clock, toolbox) = (tools.clock(), tools.toolbox().clone());
        return Ok(Surroundings { host: Box::new(tools), clock, toolbox });
    }
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::default());
    let Some(config) = &options.mcp else {
        return Ok(Surroundings { host: Box::new(NoTools), clock, toolbox: Toolbox::new() });
    };
    let servers = crate::mcp::Mcp::connect(config)?;
    let toolbox = servers.toolbox().clone();
    Ok(Surroundings { host: Box::new(servers), clock, toolbox })
}

fn between(options: &RunOptions) -> Result<Box<dyn Between>, Failure> {
    if let Some(text) = &options.roundtrip_at {
        let parsed = text.split_once(':').and_then(|(seed, n)| Some((seed.parse().ok()?, n.parse().ok()?)));
        let Some((seed, n)) = parsed else {
            return Err(Failure::usage(format!("--roundtrip-at is SEED:N, two numbers, not {text:?}")));
        };
        return Ok(Box::new(RoundtripAt::new(seed, n)));
    }
    if options.roundtrip || options.roundtrip_every.is_some() {
        return Ok(Box::new(Roundtrip::new(options.roundtrip_every)));
    }
    if options.cut {
        return Ok(Box::new(Cut));
    }
    Ok(Box::new(Plain))
}

/// Saves a session that waits at a call, and beside it what its host knows.
fn save(
    session: &Session,
    host: &dyn Host,
    call: &hognose::Call,
    options: &PauseOptions,
) -> Result<(), Failure> {
    let Some(path) = &options.snapshot else { return Ok(()) };
    let bytes = session.dump().map_err(|error| Failure { message: error.to_string(), exit: Exit::Bug })?;
    // Whole or not at all: a run that pauses again may write over the file from which it was resumed.
    let write = |path: &Path, bytes: &[u8]| {
        let part = beside(path, &format!(".{}.part", std::process::id()));
        // A pipe or a device is written to, not replaced.
        let special = std::fs::metadata(path).is_ok_and(|known| !known.is_file());
        let written = match special {
            true => std::fs::write(path, bytes),
            false => std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path)),
        };
        written.map_err(|error| {
            let _ = std::fs::remove_file(&part);
            Failure::usage(format!("{} cannot be written: {error}", path.display()))
        })
    };
    write(path, &bytes)?;
    if let Some(state) = host.state() {
        write(&host_state(path), state.as_bytes())?;
    }
    eprintln!("hognose: paused at {call}; saved in {} ({} bytes)", path.display(), bytes.len());
    Ok(())
}

/// Where the state of a host stands.
fn host_state(snapshot: &Path) -> PathBuf {
    beside(snapshot, ".host")
}

/// A path with something behind its name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(ending);
    name.into()
}

/// Says so when a run was to be paused and has ended without that call: there is no file then.
fn note_no_pause(options: &PauseOptions, paused: bool) {
    if let (Some(tool), false) = (&options.pause_at, paused) {
        eprintln!("hognose: the run ended without a call of {tool}; nothing was saved");
    }
}

/// Goes on with a saved session.
pub fn resume(options: &ResumeOptions) -> Outcome {
    let bytes = std::fs::read(&options.file)
        .map_err(|error| Failure::usage(format!("{} cannot be read: {error}", options.file.display())))?;
    let limits = limits(&options.session)?;
    let answer = match &options.answer {
        None => None,
        Some(text) => Some(from_json(text).map_err(|error| Failure::usage(format!("--answer: {error}")))?),
    };
    let mut session = Session::load(&bytes, limits)
        .map_err(|error| Failure::usage(format!("{}: {error}", options.file.display())))?;
    let mut waiting = session.outstanding();
    let test_tools = match options.test_tools {
        true => {
            let path = host_state(&options.file);
            let state = std::fs::read_to_string(&path)
                .map_err(|error| Failure::usage(format!("{} cannot be read: {error}", path.display())))?;
            let (tools, running) = TestTools::from_state(&state, &waiting).map_err(Failure::usage)?;
            waiting.retain(|call| !running.contains(&call.id));
            Some(tools)
        }
        false => None,
    };
    let Surroundings { mut host, clock, toolbox } = surroundings(&options.session, test_tools)?;
    let mut session = to_the_end(session.with_clock(clock.clone()));
    session.offer(&toolbox);
    if options.session.no_overlap {
        session.set_overlap(false);
    }
    interrupt_on_ctrl_c(&session);
    session.keep_result(options.shown.result);
    session.drop_result(!options.shown.result && !options.shown.json);
    let output = if options.shown.json { Output::kept() } else { Output::Through };
    let mut between = Plain;
    let mut drive = Drive::new(&mut *host, &mut between, clock, output);
    drive.pause_at = options.pause.pause_at.clone();
    if let Some(answer) = answer {
        if waiting.is_empty() {
            return Err(Failure::usage(format!(
                "{} waits for no call, so --answer has no use",
                options.file.display()
            )));
        }
        let call = waiting.remove(0);
        session.answer(call.id, answer).map_err(|error| Failure::usage(error.to_string()))?;
    }
    for call in &waiting {
        drive.resumed(call);
    }
    let end = drive.finish(&mut session);
    let (elapsed, trace, output) = (drive.elapsed(), drive.trace, drive.output);
    let name = options.file.display().to_string();
    if options.shown.trace {
        eprint!("{}", trace.render(&name, elapsed));
    }
    let exit = report_end(&end, options.shown.json);
    note_no_pause(&options.pause, matches!(end, End::Paused(_)));
    if let End::Paused(call) = &end {
        save(&session, &*host, call, &options.pause)?;
    }
    if options.shown.json {
        let (stdout, stderr) = output.into_texts();
        let usage = session.usage();
        println!("{}", report::document(&[Feed { name, end, stdout, stderr, trace, usage, elapsed }]));
    } else if let Some(shown) = session.shown_result() {
        println!("{shown}");
    }
    Ok(exit)
}

/// A session that the process ends with. Giving back each of its objects was up to a twentieth of the time of programs that hold
/// many.
fn to_the_end(session: Session) -> ManuallyDrop<Session> {
    ManuallyDrop::new(session)
}

/// Runs the files.
pub fn run(options: RunOptions) -> Outcome {
    let limits = limits(&options.session)?;
    let inputs = inputs(&options.inputs)?;
    let sources = options.files.iter().map(|path| read(path)).collect::<Result<Vec<_>, Failure>>()?;

    let trips = options.roundtrip || options.roundtrip_every.is_some() || options.roundtrip_at.is_some();
    let stress = options.gc_stress.is_some() || options.cut || trips;
    let surroundings = if stress && !options.test_tools && options.session.mcp.is_none() {
        let clock = Arc::new(StillClock::default());
        Surroundings { host: Box::new(Still(clock.clone())), clock, toolbox: Toolbox::new() }
    } else {
        surroundings(&options.session, options.test_tools.then(TestTools::new))?
    };
    let Surroundings { mut host, clock, toolbox } = surroundings;
    let mut session = to_the_end(Session::new(limits).with_clock(clock.clone()));
    session.define(&toolbox);
    session.set_overlap(!options.session.no_overlap);
    session.set_hints(!options.session.no_hints);
    match options.gc_stress {
        None => {}
        Some(GcStress::All) => session.collect_always(true),
        Some(GcStress::Young) => session.collect_young(),
    }
    interrupt_on_ctrl_c(&session);
    session.keep_result(options.shown.result);
    session.drop_result(!options.shown.result && !options.shown.json);
    for (name, value) in &inputs {
        session.set(name, value).map_err(|error| Failure::usage(format!("--input: {error}")))?;
    }

    let mut between = between(&options)?;
    let mut feeds = Vec::new();
    let mut exit = Exit::Done;
    let mut paused = false;
    for source in &sources {
        let output = if options.shown.json { Output::kept() } else { Output::Through };
        let mut drive = Drive::new(&mut *host, &mut *between, clock.clone(), output);
        drive.pause_at = options.pause.pause_at.clone();
        name_program(&mut session, source, &options.arguments)?;
        let end = begin(&mut session, source, &mut drive);
        let (elapsed, trace, output) = (drive.elapsed(), drive.trace, drive.output);
        if options.shown.trace {
            eprint!("{}", trace.render(&source.name, elapsed));
        }
        let this = report_end(&end, options.shown.json);
        if let End::Paused(call) = &end {
            save(&session, &*host, call, &options.pause)?;
            paused = true;
            break;
        }
        if options.shown.result
            && !options.shown.json
            && let Some(shown) = session.shown_result()
        {
            println!("{shown}");
        }
        if options.shown.json {
            let (stdout, stderr) = output.into_texts();
            let name = source.name.clone();
            feeds.push(Feed { name, end, stdout, stderr, trace, usage: session.usage(), elapsed });
        }
        if this != Exit::Done {
            if exit == Exit::Done {
                exit = this;
            }
            if !options.keep_going || this == Exit::Interrupted {
                break;
            }
        }
    }
    note_no_pause(&options.pause, paused);
    if options.shown.json {
        println!("{}", report::document(&feeds));
    }
    Ok(exit)
}

/// Ctrl-C interrupts what the session runs; twice while nothing reacts, it ends the process.
pub fn interrupt_on_ctrl_c(session: &Session) {
    let handle = session.interrupt_handle();
    let Ok(mut signals) = signal_hook::iterator::Signals::new([signal_hook::consts::SIGINT]) else { return };
    std::thread::spawn(move || {
        let mut last: Option<std::time::Instant> = None;
        for _ in signals.forever() {
            if last.is_some_and(|at| at.elapsed() < std::time::Duration::from_millis(500)) {
                std::process::exit(Exit::Interrupted as i32);
            }
            last = Some(std::time::Instant::now());
            handle.interrupt();
        }
    });
}

/// Lets a program know its name and its arguments, as `python FILE ARGUMENT…` does.
fn name_program(session: &mut Session, source: &Source, arguments: &[String]) -> Result<(), Failure> {
    let is_file = source.name != "<stdin>";
    let name = if is_file { source.name.as_str() } else { "-" };
    let args: Vec<&str> = std::iter::once(name).chain(arguments.iter().map(String::as_str)).collect();
    session.set_args(&args);
    if is_file {
        let set = session.set("__file__", &hognose::Data::from(name));
        set.map_err(|error| Failure::usage(error.to_string()))?;
    }
    Ok(())
}

/// Starts a source and runs it to its end.
pub fn begin(session: &mut Session, source: &Source, drive: &mut Drive<'_>) -> End {
    let started = source.compile().and_then(|program| session.start(&program, []));
    match started {
        Ok(()) => drive.finish(session),
        Err(hognose::Error::Syntax { rendered, message, warnings, .. }) => {
            drive.output.add("", &source.shown(&warnings));
            let (kind, text) = message.split_once(": ").unwrap_or(("SyntaxError", &message));
            End::Raised(Box::new(hognose::Exception {
                kind: kind.to_string(),
                message: text.to_string(),
                traceback: rendered,
                exit_code: None,
                call: None,
            }))
        }
        Err(hognose::Error::Memory) => End::Limit(hognose::Limit::Memory),
        Err(error) => End::Raised(Box::new(hognose::Exception {
            kind: "RuntimeError".to_string(),
            traceback: format!("RuntimeError: {error}\n"),
            message: error.to_string(),
            exit_code: None,
            call: None,
        })),
    }
}

/// Says how a feed ended; `quiet` when a document will say it.
pub fn report_end(end: &End, quiet: bool) -> Exit {
    let (exit, text) = match end {
        End::Value(_) => (Exit::Done, String::new()),
        End::Raised(exception) => {
            let exit = if exception.exit_code == Some(0) { Exit::Done } else { Exit::Raised };
            (exit, exception.traceback.clone())
        }
        End::Limit(limit) => (Exit::Limit, format!("hognose: the {} limit was reached\n", limit.name())),
        End::Interrupted => (Exit::Interrupted, "hognose: interrupted\n".to_string()),
        End::Stuck(calls) if calls.is_empty() => {
            (Exit::Raised, "hognose: the program waits for something that nothing will answer\n".to_string())
        }
        End::Stuck(calls) => {
            let calls: Vec<String> = calls.iter().map(|call| call.to_string()).collect();
            (Exit::Raised, format!("hognose: nothing here answers {}\n", calls.join(", ")))
        }
        End::Paused(_) => (Exit::Done, String::new()),
    };
    if !quiet {
        eprint!("{text}");
    }
    exit
}
