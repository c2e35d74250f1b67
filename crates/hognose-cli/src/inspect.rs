//! `hognose dis`: the instructions of a program.

use crate::args::DisOptions;
use crate::exit::{Exit, Outcome};
use crate::run::read;

/// Prints the instructions of a file.
pub fn dis(options: &DisOptions) -> Outcome {
    let source = read(&options.file)?;
    match source.compile() {
        Ok(program) => {
            println!("{}", program.disassemble().trim_end());
            Ok(Exit::Done)
        }
        Err(error) => {
            eprintln!("{error}");
            Ok(Exit::Raised)
        }
    }
}
