//! Compiles Python files, verifies the result and, with `-d`, lists it.

use hognose_compiler::{Mode, Options};

fn main() {
    let mut listing = false;
    let mut failures = 0;
    for path in std::env::args().skip(1) {
        if path == "-d" {
            listing = true;
            continue;
        }
        let Ok(source) = std::fs::read(&path) else { continue };
        let options = hognose_syntax::Options { allow_top_level_await: true, ..Default::default() };
        let tree = match hognose_syntax::parse_bytes(&source, &options) {
            Ok(tree) => tree,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        let code = match hognose_compiler::compile(&tree, &Options::new(Mode::Module, path.as_str())) {
            Ok(code) => code,
            Err(error) => {
                println!("{path}: COMPILE {error} at {}", error.start);
                failures += 1;
                continue;
            }
        };
        if listing {
            println!("{}", hognose_bytecode::disassemble(&code));
        }
        if let Err(error) = hognose_bytecode::verify(&code) {
            println!("{path}: VERIFY {error}");
            failures += 1;
        }
    }
    println!("{failures} failures");
}
