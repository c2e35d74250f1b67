//! A guest that has imported one test module, and copies of it in which methods run.
//!
//! Importing happens once; the session is saved, and each method runs in a session that is loaded from those bytes. So no
//! method sees what another one did, and all of them run in a state that went through bytes.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use hognose::{Answer, Call, Data, Ended, Failure, Limits, Program, RoundTrips, Session, Step, Tool, Toolbox};

use crate::Settings;
use crate::sources::Sources;

const DRIVER: &str = include_str!("driver.py");

/// A session that has imported a module, as bytes.
pub struct Guest {
    saved: Vec<u8>,
    /// What the session can ask for.
    data: DataFiles,
}

/// The data files of a module, which its guest reads by a tool: their names, and where they are. There are no others.
#[derive(Clone)]
struct DataFiles(Arc<Vec<(String, PathBuf)>>);

impl DataFiles {
    fn answer(&self, call: &Call) -> Answer {
        let wanted = call.arg(0, "path").and_then(Data::as_str).unwrap_or_default();
        let Some((_, path)) = self.0.iter().find(|(name, _)| name == wanted) else {
            return Failure::of("FileNotFoundError", format!("No such file: {wanted:?}")).into();
        };
        match std::fs::read(path) {
            Ok(bytes) => Answer::from(bytes),
            Err(error) => Failure::new(error.to_string()).into(),
        }
    }

    fn toolbox(&self) -> Toolbox {
        let files = self.clone();
        Toolbox::new().with(Tool::new("_read_data").parameters(["path"]).run(move |call: &Call| files.answer(call)))
    }
}

/// Lines for whoever asked; the first says how it went.
pub struct Reply {
    pub lines: Vec<String>,
}

impl Reply {
    pub fn new(first: impl Into<String>, rest: impl IntoIterator<Item = String>) -> Reply {
        Reply { lines: std::iter::once(first.into()).chain(rest).collect() }
    }
}

/// Time is no limit that an outcome may depend on: it ends what hangs.
const HANGS: Duration = Duration::from_secs(900);

fn limits(fuel: u64) -> Limits {
    Limits {
        fuel: Some(fuel),
        duration: Some(HANGS),
        waiting: Some(HANGS),
        memory: Some(1 << 30),
        ..Limits::default()
    }
}

impl Guest {
    /// Imports a module; the names of its tests. What ends it is the reply.
    pub fn load(sources: &Sources, settings: &Settings, name: &str) -> Result<(Guest, Vec<String>), Reply> {
        let ours = |error: String| Reply::new(format!("failed {error}"), []);
        let name = if name.starts_with("unittest.") { name.to_string() } else { format!("test.{name}") };
        let (modules, needed) = sources.with_imports(&name).map_err(ours)?;
        let mut session = Session::new(limits(settings.fuel));
        let data = sources.data(&name);
        let paths = data.iter().map(|(path, _)| Data::from(path.as_str())).collect();
        let data = DataFiles(Arc::new(data));
        let toolbox = data.toolbox();
        let feed = |session: &mut Session, file: &str, source: &str, inputs: Vec<(&str, Data)>| {
            let program = Program::named(file, source).map_err(|error| ours(error.to_string()))?;
            let ended = session.run(&program, inputs, &toolbox);
            session.take_stdout();
            session.take_stderr();
            outcome(ended)
        };
        feed(&mut session, "driver.py", DRIVER, Vec::new())?;
        feed(&mut session, "data", "_offer(_paths)", vec![("_paths", Data::List(paths))])?;
        let known = modules.iter().map(|module| Data::from(module.name.as_str())).collect();
        let needed = needed.iter().map(|name| Data::from(name.as_str())).collect();
        let gone = sources.gone().iter().map(|name| Data::from(name.as_str())).collect();
        feed(
            &mut session,
            "absent",
            "_absent(_needed, _known, _gone)",
            vec![("_needed", Data::List(needed)), ("_known", Data::List(known)), ("_gone", Data::List(gone))],
        )?;
        let mut names = Vec::new();
        for module in &modules {
            let pieces = module.pieces().into_iter().map(Data::Str).collect();
            let inputs = vec![
                ("_name", Data::from(module.name.as_str())),
                ("_path", Data::from(module.path.as_str())),
                ("_pieces", Data::List(pieces)),
                ("_package", Data::Bool(module.package)),
            ];
            let wanted = module.name == name;
            let source = if wanted {
                "_load(_name, _path, _pieces, _package)"
            } else {
                "_add_helper(_name, _path, _pieces, _package)"
            };
            names = feed(&mut session, "load", source, inputs)?;
        }
        let saved = session.dump().map_err(|error| ours(error.to_string()))?;
        Ok((Guest { saved, data }, names))
    }

    /// Runs one test.
    pub fn run(&self, settings: &Settings, number: i64) -> Reply {
        let limits = limits(settings.fuel);
        let mut session = match Session::load(&self.saved, limits.clone()) {
            Ok(session) => session.with_clock(std::sync::Arc::new(hognose::SystemClock::default())),
            Err(error) => return Reply::new(format!("failed the saved session does not load: {error}"), []),
        };
        let program = Program::named("run", "_run(_number)").expect("the program is no one's but ours");
        session.set_limits(limits);
        if let Err(error) = session.start(&program, [("_number", Data::Int(number))]) {
            return Reply::new(format!("failed it does not start: {error}"), []);
        }
        let early = match settings.roundtrip_at {
            Some((seed, n)) => stir(&mut session, seed.wrapping_add(number as u64), n, &self.data),
            None => Ok(None),
        };
        let ended = match early {
            Ok(Some(step)) => match step {
                Step::Complete(value) => Ok(value),
                Step::Raised(exception) => Err(Ended::Raised(exception)),
                Step::Limit(limit) => Err(Ended::Limit(limit)),
                _ => Err(Ended::Interrupted),
            },
            Ok(None) => session.finish(&self.data.toolbox()),
            Err(error) => return Reply::new(format!("failed the round trip: {error}"), []),
        };
        match outcome(ended) {
            Ok(lines) => Reply { lines },
            Err(reply) => reply,
        }
    }
}

/// Puts the state through bytes at instants that a seed chooses. The step with which the program ended, if it did.
fn stir(session: &mut Session, seed: u64, n: u64, data: &DataFiles) -> Result<Option<Step>, String> {
    let mut seed = seed.wrapping_mul(2).wrapping_add(1);
    let mut trips = RoundTrips::default();
    for _ in 0..n {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = session.run_instructions(1 + (seed >> 33) % 5_000);
        if step.is_end() {
            return Ok(Some(step));
        }
        session.roundtrip(&mut trips).map_err(|error| error.to_string())?;
        match step {
            Step::Slice => {}
            // Told once, so answered here.
            Step::Calls { new, .. } if !new.is_empty() => {
                for call in new {
                    session.answer(call.id, data.answer(&call)).map_err(|error| error.to_string())?;
                }
            }
            _ => break,
        }
    }
    Ok(None)
}

/// The lines that the driver gives, or what came instead.
fn outcome(ended: Result<Data, Ended>) -> Result<Vec<String>, Reply> {
    match ended {
        Ok(Data::List(items)) => Ok(items
            .into_iter()
            .map(|item| match item {
                Data::Str(text) => text,
                other => format!("{other:?}"),
            })
            .collect()),
        Ok(_) => Ok(Vec::new()),
        Err(Ended::Raised(exception)) if exception.kind == "unittest.case.SkipTest" => {
            Err(Reply::new(format!("skipped {}", exception.message), []))
        }
        Err(Ended::Raised(exception)) => {
            let first = format!("failed {}", exception.to_string().lines().next().unwrap_or(""));
            Err(Reply::new(first, exception.traceback.lines().map(str::to_string)))
        }
        Err(Ended::Limit(limit)) => {
            Err(Reply::new(format!("failed the limit of {} ended it", limit.name()), []))
        }
        Err(other) => Err(Reply::new(format!("failed {other}"), [])),
    }
}
