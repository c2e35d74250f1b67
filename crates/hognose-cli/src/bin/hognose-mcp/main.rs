//! The `hognose-mcp` program: what `hognose` starts when it needs MCP servers.
//!
//! It speaks to servers on the network and to programs on this machine; it runs no Python. Exit codes as those of `hognose`.
#![forbid(unsafe_code)]

#[path = "../../demo_server_options.rs"]
mod demo_server_options;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use hognose_mcp::{demo_server, relay};

use demo_server_options::DemoServerOptions;

/// Speaks to MCP servers for the hognose program.
#[derive(Debug, Parser)]
#[command(
    name = "hognose-mcp",
    version,
    max_term_width = 110,
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Relay(RelayOptions),
    DemoServer(DemoServerOptions),
}

/// Starts servers, says what they offer, and answers calls, in lines of JSON on standard input and output.
#[derive(Debug, Args)]
#[command(after_help = "Example: hognose-mcp relay mcp.json < /dev/null")]
struct RelayOptions {
    /// The servers, as the usual mcpServers JSON.
    #[arg(value_name = "CONFIG")]
    config: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let done = runtime.and_then(|runtime| match arguments.command {
        Command::Relay(options) => {
            let input = tokio::io::BufReader::new(tokio::io::stdin());
            let done = runtime.block_on(relay::serve(&options.config, input, tokio::io::stdout()));
            // A thread may still wait for standard input: it is not waited for.
            runtime.shutdown_background();
            done
        }
        Command::DemoServer(options) => {
            let Ok(delay) = Duration::try_from_secs_f64(options.delay) else {
                eprintln!("hognose-mcp: --delay is a number of seconds, not {}", options.delay);
                std::process::exit(2);
            };
            let options = demo_server::Options { delay, read_only: !options.no_read_only, log: options.log };
            runtime.block_on(demo_server::serve(options))
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hognose-mcp: {error}");
            ExitCode::from(4)
        }
    }
}
