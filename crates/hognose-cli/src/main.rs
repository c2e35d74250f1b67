//! The `hognose` program: runs Python that nobody reviewed, with tools, from the command line.
//!
//! What the guest prints goes to standard output; tracebacks and everything of ours go to standard error. Exit codes: 0 done,
//! 1 guest exception, 2 usage or configuration, 3 limit, 4 a tool or server failed to start, 70 a bug of ours.
//! Each command has a file; `drive` is what they share.
#![forbid(unsafe_code)]

mod args;
mod demo_server_options;
mod drive;
mod exit;
mod host;
mod inspect;
mod mcp;
mod repl;
mod report;
mod run;
mod test_tools;
mod trace;

use clap::Parser;

use args::{Arguments, Command};
use exit::Exit;

/// Small pieces of memory cost a fraction of what the system's allocator asks for them: 1.03 of the speed of whole programs
/// (docs/decisions/allocator.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    // (No unwinding: release builds end at a panic, docs/decisions/size.md.)
    let say = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        say(panic);
        eprintln!("hognose: this is a bug of hognose; the lines above say where");
        std::process::exit(Exit::Bug as i32);
    }));
    let outcome = match Arguments::parse().command {
        Command::Run(options) => run::run(options),
        Command::Resume(options) => run::resume(&options),
        Command::Repl(options) => repl::repl(&options),
        Command::Dis(options) => inspect::dis(&options),
        Command::DemoServer(options) => mcp::demo_server(&options),
    };
    match outcome {
        Ok(exit) => exit.into(),
        Err(failure) => {
            eprintln!("hognose: {}", failure.message);
            failure.exit.into()
        }
    }
}
