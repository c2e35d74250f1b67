//! The command line: commands and their options.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::demo_server_options::DemoServerOptions;

/// Runs Python that nobody reviewed: sandboxed, suspendable, serialisable.
#[derive(Debug, Parser)]
#[command(
    name = "hognose",
    version,
    max_term_width = 110,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Run(RunOptions),
    Resume(ResumeOptions),
    Repl(ReplOptions),
    Dis(DisOptions),
    DemoServer(DemoServerOptions),
}

/// Runs Python files.
///
/// Several files are feeds of one session: what one defines the next one sees. `-` is standard input.
#[derive(Debug, Args)]
#[command(
    after_help = "Example: hognose run --input city='\"Oslo\"' --limits duration=5s,memory=64MB --trace report.py"
)]
pub struct RunOptions {
    /// Files to run, in order; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// What `sys.argv` has behind the name of the file.
    #[arg(last = true, value_name = "ARGUMENT")]
    pub arguments: Vec<String>,
    #[command(flatten)]
    pub session: SessionOptions,
    /// Go on with the next file after one that failed.
    #[arg(long)]
    pub keep_going: bool,
    /// Define a name before the first file, as JSON: --input 'rows=[1, 2]'.
    #[arg(long = "input", value_name = "NAME=JSON")]
    pub inputs: Vec<String>,
    #[command(flatten)]
    pub shown: ShownOptions,
    /// Answer the fixed tools of the behaviour files (for tests).
    #[arg(long, hide = true)]
    pub test_tools: bool,
    #[command(flatten)]
    pub pause: PauseOptions,
    /// Put the whole state through bytes and back at every step (for tests).
    #[arg(long)]
    pub roundtrip: bool,
    /// As --roundtrip, and also every N instructions (for tests).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub roundtrip_every: Option<u64>,
    /// As --roundtrip, at N instants chosen by SEED (for tests).
    #[arg(long, value_name = "SEED:N")]
    pub roundtrip_at: Option<String>,
    /// Collect garbage at every safepoint, or young objects at every few (for tests).
    #[arg(long, value_name = "SCOPE", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    pub gc_stress: Option<GcStress>,
    /// Put native work off once, wherever there is some (for tests).
    #[arg(long)]
    pub cut: bool,
}

/// What is collected under stress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum GcStress {
    /// Everything, at every safepoint.
    All,
    /// What was made since the last time, at every few instructions, with a check that nothing is missed.
    Young,
}

/// What a session may do.
#[derive(Debug, Args, Clone)]
pub struct SessionOptions {
    /// Limits, such as duration=1s,memory=64MB,depth=1000,calls=1000,output=1MB,fuel=1000000; `none` lifts one.
    #[arg(long, value_name = "NAME=VALUE,…")]
    pub limits: Vec<String>,
    /// The servers whose tools can be imported, as the usual mcpServers JSON.
    #[arg(long, value_name = "CONFIG")]
    pub mcp: Option<PathBuf>,
    /// Run one call at a time, in order, even of tools that may overlap.
    #[arg(long)]
    pub no_overlap: bool,
    /// Let imports that fail say no more than that: no tools or modules to use instead
    #[arg(long)]
    pub no_hints: bool,
}

/// Where to stop, and what becomes of the session then.
#[derive(Debug, Args, Clone)]
pub struct PauseOptions {
    /// Stop at the next call of this tool and save the session with --snapshot.
    #[arg(long, value_name = "NAME", requires = "snapshot")]
    pub pause_at: Option<String>,
    /// Where to save the session.
    #[arg(long, value_name = "FILE", requires = "pause_at")]
    pub snapshot: Option<PathBuf>,
}

/// What is shown beside the guest's own output.
#[derive(Debug, Args, Clone)]
pub struct ShownOptions {
    /// Print the value of the last expression of each file, unless it is None.
    #[arg(long)]
    pub result: bool,
    /// Print the tree of calls with their times to standard error.
    #[arg(long)]
    pub trace: bool,
    /// Print one JSON document: for each file its result, output, calls and usage. Nothing else goes to standard output.
    #[arg(long)]
    pub json: bool,
}

/// Runs what is typed: a session with history and highlighting. Top-level `await` works.
#[derive(Debug, Args)]
#[command(after_help = "Example: hognose repl --mcp mcp.json")]
pub struct ReplOptions {
    #[command(flatten)]
    pub session: SessionOptions,
    /// Where the history is kept; by default .hognose_history in the home folder.
    #[arg(long, value_name = "FILE")]
    pub history: Option<PathBuf>,
}

/// Shows the instructions of a program.
#[derive(Debug, Args)]
#[command(after_help = "Example: hognose dis report.py")]
pub struct DisOptions {
    /// The file; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub file: String,
}

/// Goes on with a session that `run --pause-at` saved.
#[derive(Debug, Args)]
#[command(after_help = "Example: hognose resume paused.hog --answer '{\"temperature_c\": 13.5}'")]
pub struct ResumeOptions {
    /// The saved session.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The answer to the call at which it was paused, as JSON. Without it the call is made anew, with --mcp.
    #[arg(long, value_name = "JSON")]
    pub answer: Option<String>,
    #[command(flatten)]
    pub session: SessionOptions,
    #[command(flatten)]
    pub shown: ShownOptions,
    #[command(flatten)]
    pub pause: PauseOptions,
    /// Answer the fixed tools of the behaviour files (for tests).
    #[arg(long, hide = true)]
    pub test_tools: bool,
}
