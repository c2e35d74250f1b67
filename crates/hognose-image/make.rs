//! Makes the image: compiles prelude and library, runs them, freezes what is there then.
//!
//! The build script and the tests share this file.

use hognose_bytecode::Code;
use hognose_compiler::Mode;
use hognose_vm::image::{Builder, Image};
use hognose_vm::prelude::PRELUDE;

/// A new image of this build's library.
pub fn make() -> Result<&'static Image, String> {
    hognose_vm::native::register(hognose_stdlib::TABLES);
    let sources = |name: &str| match hognose_stdlib::source(name) {
        None => Ok(None),
        Some((file, text, package)) => Ok(Some((compile(text, file, Mode::Module, false, false)?, package))),
    };
    let compile_text = |text: &str, mode: &str, filename: &str, separate_locals: bool| {
        let mode = if mode == "eval" { Mode::Expression } else { Mode::Module };
        compile(text, filename, mode, false, separate_locals)
    };
    let mut builder = Builder::new(Box::new(sources), Box::new(compile_text));
    builder.module_names(hognose_stdlib::modules());
    builder.init_modules(hognose_stdlib::MODULE_INIT);
    let globals = builder.prelude_globals();
    for (name, source) in PRELUDE {
        builder.prelude(compile(source, name, Mode::Module, true, false)?, globals)?;
    }
    // What every program reads stands beside the prelude: where it stood between others, those were read with it.
    for name in std::iter::once("sys").chain(hognose_stdlib::modules()) {
        builder.module(name)?;
    }
    Ok(builder.finish())
}

/// The code of a source text.
pub fn compile(
    source: &str,
    filename: &str,
    mode: Mode,
    prelude: bool,
    separate_locals: bool,
) -> Result<Code, String> {
    let options = hognose_syntax::Options {
        mode: if mode == Mode::Expression {
            hognose_syntax::Mode::Expression
        } else {
            hognose_syntax::Mode::Module
        },
        filename: filename.into(),
        ..Default::default()
    };
    let tree = hognose_syntax::parse(source, &options).map_err(|error| error.render())?;
    let options = hognose_compiler::Options {
        prelude,
        separate_locals,
        compact: true,
        ..hognose_compiler::Options::new(mode, filename)
    };
    hognose_compiler::compile(&tree, &options).map_err(|error| format!("{filename}: {error}"))
}
