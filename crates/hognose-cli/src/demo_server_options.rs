//! The options of `demo-server`, which both programs have: `hognose` hands them on to `hognose-mcp`.

use std::path::PathBuf;

use clap::Args;

/// Serves a small MCP server for demonstrations: weather and currency, made up.
#[derive(Debug, Args)]
#[command(after_help = "Example: hognose demo-server --delay 0.3 --log calls.log")]
pub struct DemoServerOptions {
    /// How long each call takes, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.3)]
    pub delay: f64,
    /// Do not annotate look-ups as read-only: their calls run one at a time.
    #[arg(long)]
    pub no_read_only: bool,
    /// A file to which the start and the end of each call are appended.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
}
