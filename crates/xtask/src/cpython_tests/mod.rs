//! `cargo xtask cpython-tests`: test methods of CPython's own `Lib/test` on the engine, in place and unchanged.
//!
//! The modules are those of `tests/cpython/modules.txt`; their files are read where CPython is installed, and nothing of them
//! is kept. Every method runs in a session of its own (`crates/hognose-cpython-tests`, several processes at a time). Results
//! are the page `docs/compat/cpython-tests.md`: `--write` makes it, `--check` compares.

mod judge;
mod lists;
mod page;
mod pool;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::options::Options;
use crate::part::Part;
use lists::Lists;
use page::Page;

const PAGE: &str = "docs/compat/cpython-tests.md";
const FOLDER: &str = "tests/cpython";
const VARIABLE: &str = "HOGNOSE_CPYTHON_TESTS";

const HELP: &str = "\
cargo xtask cpython-tests [OPTIONS]
    runs test methods of CPython's own Lib/test on the engine, each in a session of its own

    --lib DIR            where Lib/test is (else the environment variable HOGNOSE_CPYTHON_TESTS, else what python3.11 or
                         python3 says); without it there is nothing to do, which is no failure
    --filter TEXT,TEXT   only names (module.Class.method) that have one of the texts in them
    --part 1/10          a tenth of the methods, the same ones everywhere
    --jobs N             processes at a time (2)
    --fuel N             what a method may execute (3000000000, some 20 s)
    --roundtrip-at SEED:N
                         the state of each method goes through bytes at N instants that SEED chooses
    --show               with the traceback of every failure
    --judge              says of every failure what CPython 3.14 (pyodide under node) makes of that method
    --write              brings docs/compat/cpython-tests.md up to date
    --check              fails when something fails that passes by that page, or when the page is not current

Example: cargo xtask cpython-tests --filter test_dict,test_list --show
";

/// What became of one method.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    /// With one line, and the traceback.
    Failed(String, Vec<String>),
    /// With the reason.
    NotApplicable(String),
}

/// What became of one module: its methods, or the one outcome of importing it.
pub struct Results {
    pub module: String,
    pub methods: Vec<(String, Outcome)>,
    /// Whether the import failed, or the module skipped itself.
    pub import: Outcome,
}

/// Settings of a run.
pub struct Run {
    pub lib: PathBuf,
    pub filters: Vec<String>,
    pub part: Option<Part>,
    pub jobs: usize,
    pub fuel: usize,
    pub roundtrip_at: Option<String>,
}

impl Run {
    /// Whether a name is wanted.
    fn wants(&self, name: &str) -> bool {
        self.filters.is_empty() || self.filters.iter().any(|text| name.contains(text.as_str()))
    }

    /// Whether a method of a module is among them.
    fn wants_method(&self, name: &str) -> bool {
        self.wants(name) && self.part.as_ref().is_none_or(|part| part.has(name))
    }

    /// Whether all methods of all modules are.
    fn wants_all(&self) -> bool {
        self.filters.is_empty() && self.part.is_none()
    }

    /// Whether something in a module may be wanted.
    fn wants_module(&self, module: &str) -> bool {
        let begins = |text: &String| text.starts_with(&format!("{module}."));
        self.wants(module) || self.filters.iter().any(begins)
    }
}

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    if options.flag("--help") {
        print!("{HELP}");
        return Ok(true);
    }
    let lib = options.value("--lib")?;
    let filter = options.value("--filter")?.unwrap_or_default();
    let part = options.value("--part")?.map(|text| Part::read(&text)).transpose()?;
    let run_options = (options.number("--jobs", 2)?, options.number("--fuel", 3_000_000_000)?);
    let roundtrip_at = options.value("--roundtrip-at")?;
    let (show, write, check) = (options.flag("--show"), options.flag("--write"), options.flag("--check"));
    let ask_judge = options.flag("--judge");
    options.finish()?;
    let Some(lib) = find_lib(lib)? else {
        println!("no CPython tests here: --lib DIR or {VARIABLE} names a folder Lib/test; nothing was run");
        return Ok(true);
    };
    let filters = filter.split(',').filter(|text| !text.is_empty()).map(str::to_string).collect();
    let run = Run { lib, filters, part, jobs: run_options.0.max(1), fuel: run_options.1, roundtrip_at };
    let lists = Lists::read(Path::new(FOLDER))?;
    let modules: Vec<String> = lists.modules.iter().filter(|name| run.wants_module(name)).cloned().collect();
    if modules.is_empty() {
        return Err(format!("{FOLDER}/modules.txt has no module for --filter {filter}"));
    }
    let results = pool::run(&run, &lists, &modules)?;
    print(&results, show);
    if ask_judge {
        judge::print(&run, &results)?;
    }
    let unused = lists.unused(&results);
    if run.wants_all() {
        for pattern in &unused {
            println!("{FOLDER}/not_applicable.txt: nothing matches `{pattern}`: take the line out");
        }
    }
    let old = std::fs::read_to_string(PAGE).unwrap_or_default();
    let mut page = Page::read(&old);
    let complaints = page.complaints(&results, run.wants_all());
    if write {
        if run.part.is_some() {
            return Err("--write takes whole modules: --part selects some of their methods".to_string());
        }
        if let Some(part) = results.iter().find(|result| !run.wants(&result.module)) {
            return Err(format!("--write takes whole modules: --filter selects a part of {}", part.module));
        }
        page.update(&results, run.wants_all());
        let order: BTreeMap<&str, usize> =
            lists.modules.iter().enumerate().map(|(at, name)| (name.as_str(), at)).collect();
        std::fs::write(PAGE, page.text(&order)).map_err(|error| format!("{PAGE}: {error}"))?;
        println!("{PAGE} is written");
    }
    if !check {
        return Ok(true);
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    if complaints.is_empty() {
        println!("{PAGE} is current");
    }
    Ok(complaints.is_empty())
}

/// The folder of CPython's tests, if there is one.
fn find_lib(named: Option<String>) -> Result<Option<PathBuf>, String> {
    if let Some(named) = named.or_else(|| std::env::var(VARIABLE).ok().filter(|text| !text.is_empty())) {
        let folder = PathBuf::from(&named);
        return match folder.join("list_tests.py").is_file() {
            true => Ok(Some(folder)),
            false => Err(format!("{named} is no folder Lib/test of CPython")),
        };
    }
    let ask = "import sys, sysconfig; print(sysconfig.get_paths()['stdlib'] if sys.version_info[:2] == (3, 11) else '')";
    for python in ["python3.11", "python3"] {
        let Ok(output) = std::process::Command::new(python).args(["-c", ask]).output() else { continue };
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()).join("test");
        if folder.join("list_tests.py").is_file() {
            return Ok(Some(folder));
        }
    }
    Ok(None)
}

/// How many methods passed, failed, do not apply.
pub fn counts(results: &Results) -> [usize; 3] {
    let mut found = [0; 3];
    for (_, outcome) in &results.methods {
        found[match outcome {
            Outcome::Passed => 0,
            Outcome::Failed(..) => 1,
            Outcome::NotApplicable(_) => 2,
        }] += 1;
    }
    found
}

fn print(results: &[Results], show: bool) {
    for result in results {
        if let Outcome::Failed(why, trace) = &result.import {
            println!("{} does not import: {why}", result.module);
            trace.iter().filter(|_| show).for_each(|line| println!("    {line}"));
        }
        for (name, outcome) in &result.methods {
            if let Outcome::Failed(why, trace) = outcome {
                println!("{}.{name}: {why}", result.module);
                trace.iter().filter(|_| show).for_each(|line| println!("    {line}"));
            }
        }
    }
    println!("\n{:<36} {:>7} {:>7} {:>7} {:>15}", "module", "methods", "passed", "failed", "not applicable");
    let mut sums = [0; 3];
    let mut broken = 0;
    for result in results {
        let found = counts(result);
        for (sum, n) in sums.iter_mut().zip(found) {
            *sum += n;
        }
        let note = match &result.import {
            Outcome::Passed => String::new(),
            Outcome::Failed(..) => {
                broken += 1;
                "  does not import".to_string()
            }
            Outcome::NotApplicable(why) => format!("  not applicable: {why}"),
        };
        let [passed, failed, other] = found;
        println!("{:<36} {:>7} {passed:>7} {failed:>7} {other:>15}{note}", result.module, passed + failed);
    }
    let [passed, failed, other] = sums;
    println!("{passed} passed, {failed} failed, {other} not applicable, {broken} modules do not import");
}
