//! Whole sources: library code and hostile ones. Each compiles to code that the verifier accepts,
//! or ends in an error; none panics, overflows the stack or takes long.

use std::path::{Path, PathBuf};

use hognose_compiler::{CompileError, Mode, Options, compile};

/// Compiles and verifies; `None` when the source is no valid Python.
fn check(name: &str, source: &[u8]) -> Option<Result<(), CompileError>> {
    let syntax = hognose_syntax::Options { allow_top_level_await: true, ..Default::default() };
    let tree = hognose_syntax::parse_bytes(source, &syntax).ok()?;
    let mut result = Ok(());
    for mode in [Mode::Module, Mode::Feed] {
        for separate_locals in [false, true] {
            let options = Options { separate_locals, ..Options::new(mode, name) };
            match compile(&tree, &options) {
                Ok(code) => hognose_bytecode::verify(&code).unwrap_or_else(|e| panic!("{name}: {e}")),
                Err(error) => result = Err(error),
            }
        }
    }
    Some(result)
}

fn python_files(folder: &Path, deep: bool, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() && deep {
            python_files(&path, deep, out);
        } else if path.extension().is_some_and(|e| e == "py") {
            out.push(path);
        }
    }
}

/// The project's own library, and CPython's where `PYTHON_LIBRARY` names its folder.
#[test]
fn library_code_compiles_and_verifies() {
    let mut files = Vec::new();
    python_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../hognose-stdlib/lib"), true, &mut files);
    if let Ok(folder) = std::env::var("PYTHON_LIBRARY") {
        python_files(Path::new(&folder), false, &mut files);
        python_files(&Path::new(&folder).join("test"), false, &mut files);
    }
    for path in files {
        let Ok(source) = std::fs::read(&path) else { continue };
        let name = path.display().to_string();
        if let Some(Err(error)) = check(&name, &source) {
            panic!("{name}: {error} at {}", error.start);
        }
    }
}

/// Sources that CPython takes, and so do we.
#[test]
fn long_sources_compile() {
    let n = 20_000;
    let numbered = |from: &dyn Fn(usize) -> String, n: usize| (0..n).map(from).collect::<String>();
    let sources = [
        vec!["1"; n].join("+"),
        vec!["a"; n].join("+"),
        vec!["a"; n].join(" and "),
        vec!["a"; n].join(" < "),
        format!("if {}: pass", vec!["a"; n].join(" or ")),
        format!("a{}", ".b".repeat(n)),
        format!("a{}", "()".repeat(n)),
        format!("a{}", "[0]".repeat(n)),
        format!("a{}", ".b(1)".repeat(n)),
        format!("if a: pass\n{}", numbered(&|i| format!("elif b == {i}: c = {i}\n"), n)),
        format!("[{}]", vec!["a"; n].join(",")),
        format!("f({})", vec!["a"; n].join(",")),
        format!("f({})", numbered(&|i| format!("a{i}=1,"), n)),
        format!("{{{}}}", numbered(&|i| format!("{i}: a,"), n)),
        format!("{{{}}}", numbered(&|i| format!("a{i},"), n)),
        format!("x = {}", "a = ".repeat(n) + "1"),
        format!("f'{}'", "{a}b".repeat(n)),
        format!("match x:\n{}", numbered(&|i| format!(" case {i}: y\n"), n)),
        format!("def f():\n{} return v7", numbered(&|i| format!(" v{i} = {i}\n"), 2000)),
        format!("x = {}", "'a' * 1000 + ".repeat(n) + "b"),
        format!("x = 0x{}", "f".repeat(100_000)),
        numbered(&|i| format!("a{i}: int = 1\n"), 5000),
        "x = 2 ** 10 ** 9, 'a' * 10 ** 10, (1,) * 10 ** 9, 1 << 10 ** 9".to_owned(),
    ];
    for source in sources {
        let start: String = source.chars().take(40).collect();
        match check(&start, source.as_bytes()) {
            Some(Ok(())) => {}
            Some(Err(error)) => panic!("{start}: {error}"),
            None => panic!("{start}: not parsed"),
        }
    }
}

/// Sources that go too far, or nearly.
#[test]
fn deep_sources_end_in_code_or_an_error() {
    let deep = |open: &str, n: usize, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    let mut sources = vec![
        deep("(", 190, "1", ")"),
        deep("[", 190, "a", "]"),
        deep("f(", 190, "a", ")"),
        deep("f(1, 2, ", 190, "a", ")"),
        deep("[", 100, "a", " for a in b]"),
        deep("not ", 490, "a", ""),
        deep("-", 490, "a", ""),
        deep("lambda: ", 490, "a", ""),
        deep("a if b else ", 480, "c", ""),
        deep("a ** ", 480, "c", ""),
        format!("[a {}]", "for a in b ".repeat(1000)),
        format!("{}: pass", deep("if a", 1, "", "")),
        format!("match x:\n case {}: y", deep("[", 90, "a", "]")),
        format!("{} = x", (0..1000).map(|i| format!("a{i}")).collect::<Vec<_>>().join(",")),
        format!("def f({}): pass", (0..1000).map(|i| format!("a{i}")).collect::<Vec<_>>().join(",")),
        format!("def f[{}](): pass", (0..500).map(|i| format!("T{i}")).collect::<Vec<_>>().join(",")),
    ];
    for kind in ["class A:", "def f(a):", "if a:"] {
        let lines: String = (0..90).map(|i| format!("{}{kind}\n", " ".repeat(i))).collect();
        sources.push(format!("{lines}{}a = __class__", " ".repeat(90)));
    }
    for source in sources {
        let start: String = source.chars().take(40).collect();
        check(&start, source.as_bytes());
    }
}

/// Nested `finally` bodies must not multiply.
#[test]
fn nested_finally_grows_in_proportion() {
    let size = |depth: usize| {
        let mut source = String::from("def f():\n while a:\n");
        for i in 0..depth {
            source += &format!("{}try:\n", " ".repeat(i + 2));
        }
        let inner = " ".repeat(depth + 2);
        source += &format!("{inner}if b: return 1\n{inner}if c: break\n{inner}continue\n");
        for i in (0..depth).rev() {
            source += &format!("{0}finally:\n{0} g()\n", " ".repeat(i + 2));
        }
        let tree = hognose_syntax::parse(&source, &Default::default()).expect("valid source");
        compile(&tree, &Options::new(Mode::Module, "x")).expect("compiles").ops.len()
    };
    assert!(size(8) < size(2) * 5, "{} and {} instructions", size(8), size(2));
}
