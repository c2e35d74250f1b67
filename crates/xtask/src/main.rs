//! Project chores: `cargo xtask COMMAND`.
//!
//! `behaviour` runs the behaviour files under `tests/python/` on an engine or on CPython, `tidy` checks the rules of
//! the tree, `bench` compares the programs under `benches/programs/` with CPython, `programs` does so with generated
//! ones, `profile` counts what release builds are optimised by, `scripts` runs whole scripts, `cpython-tests` runs CPython's own tests. `cargo xtask help` lists the options.
//!
//! Nothing here is part of the product, and nothing here knows a crate of it: engines are commands.
#![forbid(unsafe_code)]

mod behaviour;
mod bench;
mod cpython_tests;
mod expectation;
mod judges;
mod options;
mod part;
mod process;
mod profile;
mod programs;
mod report;
mod rust_text;
mod scripts;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask behaviour [--engine TEMPLATE] [--mode plain|roundtrip|gc-stress|gc-young|cut] [--filter TEXT] [--part 1/3] [--jobs N] [--timeout S]
    runs tests/python/**/*.py on an engine (default: target/fast/hognose run {file}); --filter takes texts separated by
    commas, one of which is in the path; --part takes a share of the files, the same one everywhere
cargo xtask behaviour --cpython [--filter TEXT]
    proves the files themselves on CPython 3.11 and 3.14 (set up under target/judges at the first use)
cargo xtask behaviour --fill FILE...
    fills in the expectations of files from what CPython prints; read them over afterwards
cargo xtask cpython-tests [--lib DIR] [--filter TEXT] [--part 1/10] [--jobs N] [--timeout S] [--roundtrip-at SEED:N] [--show] [--write] [--check]
    runs methods of CPython's own Lib/test on the engine; `cargo xtask cpython-tests --help` says more
cargo xtask tidy
    checks crate arrows, module headers, forbidden unsafe code and the length of files
cargo xtask bench [--engine TEMPLATE] [--python PATH] [--folder DIR] [--filter TEXT] [--rounds N] [--history] [--instructions] [--record]
    runs benches/programs, or the programs of another folder, paired with CPython 3.11; --history appends to benches/history.csv;
    --instructions counts the engine's instructions with valgrind instead, beside those of benches/instructions.csv;
    --record writes that file
cargo xtask profile [--jobs N] [--changed]
    counts which paths programs take and writes profile/release.profdata, by which release builds are optimised
    (profile/README.md); needs llvm-profdata of LLVM 19 or newer
    --changed         only for functions that are new or have changed: all others keep their counts
cargo xtask programs [--seeds FROM..TO] [--mode plain|roundtrip-at|gc-stress|gc-young] [--minimise] [--keep DIR] [--coverage]
    runs generated programs (fuzz/) on CPython 3.14 and on an engine; `cargo xtask programs --help` says more
cargo xtask scripts [--engine TEMPLATE] [--filter TEXT] [--jobs N] [--timeout S] [--cpython]
    runs tests/scripts/*.py on an engine and compares stdout with the .out file beside each; --cpython proves those
cargo xtask scripts --fill FILE...
    writes the .out files from what CPython prints
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    if let Err(error) = std::env::set_current_dir(root()) {
        eprintln!("cannot enter the project's folder: {error}");
        return ExitCode::from(2);
    }
    let outcome = match command.as_str() {
        "behaviour" => behaviour::run(rest),
        "cpython-tests" => cpython_tests::run(rest),
        "tidy" => tidy::run(rest),
        "bench" => bench::run(rest),
        "profile" => profile::run(rest),
        "programs" => programs::run(rest),
        "scripts" => scripts::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        "" => Err(format!("a command is needed\n\n{HELP}")),
        other => Err(format!("there is no command `{other}`\n\n{HELP}")),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// The folder of the workspace, wherever the command was started.
fn root() -> std::path::PathBuf {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("crates/xtask lies two folders below the workspace").to_path_buf()
}
