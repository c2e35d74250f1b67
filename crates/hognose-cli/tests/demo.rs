//! The demonstration, as its server saw it: which calls overlapped, and in which order they ran.
//!
//! What is compared are the events in the server's log, never times: where calls have to overlap the server is slow
//! enough that the last one starts long before the first one ends.

use std::path::{Path, PathBuf};
use std::process::Command;

use hognose::{Data, from_json};

fn demo() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/demo")
}

/// A folder of this test, with a configuration whose server takes `delay` seconds for each call and keeps a log.
struct Job {
    folder: PathBuf,
}

impl Job {
    fn new(name: &str, delay: &str, read_only: bool) -> Job {
        let folder = std::env::temp_dir().join(format!("hognose-demo-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let job = Job { folder };
        let text = |path: &Path| Data::from(path.to_string_lossy().into_owned());
        let mut arguments = vec![
            Data::from("demo-server"),
            Data::from("--delay"),
            Data::from(delay),
            Data::from("--log"),
            text(&job.log()),
        ];
        if !read_only {
            arguments.push(Data::from("--no-read-only"));
        }
        let server = Data::Dict(vec![
            (Data::from("command"), Data::from(env!("CARGO_BIN_EXE_hognose"))),
            (Data::from("args"), Data::List(arguments)),
        ]);
        let servers = Data::Dict(vec![(Data::from("weather"), server)]);
        let config = Data::Dict(vec![(Data::from("mcpServers"), servers)]);
        let config = hognose::to_json(&config, hognose::Notation::Strict).expect("a configuration is JSON");
        std::fs::write(job.config(), config).expect("the configuration can be written");
        job
    }

    fn log(&self) -> PathBuf {
        self.folder.join("calls.log")
    }

    fn config(&self) -> PathBuf {
        self.folder.join("mcp.json")
    }

    /// Runs the program and gives what it printed.
    fn run(&self, arguments: &[&str]) -> String {
        let output = Command::new(env!("CARGO_BIN_EXE_hognose"))
            .args(arguments)
            .arg("--mcp")
            .arg(self.config())
            .current_dir(demo())
            .output()
            .expect("the program starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// The server's events, in order: `+tool` for a start, `-tool` for an end.
    fn events(&self) -> Vec<String> {
        let log = std::fs::read_to_string(self.log()).expect("the server wrote its log");
        log.lines()
            .map(|line| {
                let event = from_json(line).expect("a line of the log is JSON");
                let word = |name: &str| event.get(name).and_then(Data::as_str).unwrap_or_default().to_string();
                let sign = if word("event") == "start" { "+" } else { "-" };
                format!("{sign}{}", word("tool"))
            })
            .collect()
    }

    /// The most calls that were under way at once.
    fn most_at_once(&self) -> usize {
        let (mut now, mut most) = (0usize, 0);
        for event in self.events() {
            if event.starts_with('+') { now += 1 } else { now -= 1 }
            most = most.max(now);
        }
        most
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn expected() -> String {
    std::fs::read_to_string(demo().join("expected.txt")).expect("the demonstration has its output")
}

#[test]
fn gathered_calls_overlap_whatever_the_tools_are() {
    for read_only in [true, false] {
        let job = Job::new(&format!("gather-{read_only}"), "1", read_only);
        assert_eq!(job.run(&["run", "gather.py"]), expected());
        let events = job.events();
        assert_eq!(events.len(), 20);
        assert!(events[..5].iter().all(|event| event == "+get_forecast"), "{events:?}");
    }
}

#[test]
fn a_paused_run_is_resumed_by_another_process() {
    let job = Job::new("paused", "0.3", true);
    let snapshot = job.folder.join("paused.hog");
    let snapshot = snapshot.to_str().expect("a path of ours");
    let printed = job.run(&["run", "--pause-at", "weather.convert", "--snapshot", snapshot, "gather.py"]);
    assert_eq!(printed, "");
    assert_eq!(job.run(&["resume", snapshot]), expected());
    // One snapshot can be resumed many times.
    assert_eq!(job.run(&["resume", snapshot]), expected());
}

#[test]
fn plain_code_overlaps_when_tools_only_read() {
    for script in ["comprehensions.py", "loop.py"] {
        let job = Job::new(script, "1", true);
        assert_eq!(job.run(&["run", script]), expected());
        assert!(job.most_at_once() >= 5, "{script}: {:?}", job.events());
    }
}

#[test]
fn plain_code_is_sequential_when_tools_do_more_than_read() {
    for script in ["comprehensions.py", "loop.py", "looking.py"] {
        let job = Job::new(&format!("ordered-{script}"), "0.01", false);
        assert_eq!(job.run(&["run", script]), expected());
        assert_eq!(job.most_at_once(), 1, "{script}: {:?}", job.events());
    }
}

#[test]
fn a_loop_that_looks_is_sequential() {
    let job = Job::new("looking", "0.01", true);
    assert_eq!(job.run(&["run", "looking.py"]), expected());
    assert_eq!(job.most_at_once(), 1, "{:?}", job.events());
}
