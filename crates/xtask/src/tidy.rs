//! `cargo xtask tidy`: rules of the tree that the compiler does not check.
//!
//! Which crate may know which (the table of the architecture), a header in every Rust module and every Python file
//! below `crates/` and `bindings/`, `#![forbid(unsafe_code)]` in every crate root and the keyword nowhere, no file above 1,200 lines.
//! Every complaint says what to do. Formatting and lints are left to `cargo fmt` and `cargo clippy`.

use crate::behaviour::files;
use crate::options::Options;
use crate::rust_text;
use std::path::Path;

/// What a crate may know of ours. Build- and dev-dependencies are not arrows.
const ARROWS: &[(&str, &[&str])] = &[
    ("unicode_names2", &[]),
    ("hognose-syntax", &[]),
    ("hognose-bytecode", &[]),
    ("hognose-host", &[]),
    ("hognose-compiler", &["hognose-syntax", "hognose-bytecode"]),
    ("hognose-vm", &["hognose-bytecode", "hognose-host", "unicode_names2"]),
    ("hognose-stdlib", &["hognose-vm", "hognose-host"]),
    ("hognose-image", &["hognose-compiler", "hognose-vm", "hognose-stdlib"]),
    ("hognose-snapshot", &["hognose-vm", "hognose-bytecode"]),
    (
        "hognose",
        &[
            "hognose-syntax",
            "hognose-bytecode",
            "hognose-compiler",
            "hognose-host",
            "hognose-vm",
            "hognose-stdlib",
            "hognose-image",
            "hognose-snapshot",
        ],
    ),
    ("hognose-check", &["hognose-syntax", "hognose-host"]),
    ("hognose-mcp", &["hognose"]),
    ("hognose-cli", &["hognose", "hognose-mcp", "hognose-check"]),
    ("hognose-cpython-tests", &["hognose"]),
    ("hognose-python", &["hognose"]),
    ("hognose-fuzz", &[]),
    ("xtask", &["hognose-fuzz"]),
];

/// Crates that lie beside the others: those that are no part of the product, and bindings, whose folders are named after their
/// languages.
const BESIDE: &[&str] = &["fuzz", "bindings/python"];

const LONGEST: usize = 1200;

/// Files that are longer, with the reason.
const LONG: &[(&str, &str)] = &[
    ("crates/hognose-vm/src/text/tables.rs", "generated tables of Unicode"),
    ("crates/hognose-stdlib/lib/datetime.py", "one module as the language has it"),
    ("crates/hognose-stdlib/lib/decimal.py", "one module as the language has it"),
    ("crates/hognose-stdlib/lib/enum.py", "one module as the language has it"),
    ("crates/hognose-stdlib/lib/typing.py", "one module as the language has it"),
];

pub fn run(words: Vec<String>) -> Result<bool, String> {
    Options::new(words).finish()?;
    let mut complaints = Vec::new();
    let mut crates: Vec<String> = std::fs::read_dir("crates")
        .map_err(|error| format!("crates: {error}"))?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .filter(|name| Path::new("crates").join(name).join("Cargo.toml").exists())
        .collect();
    crates.sort();
    let places = crates.iter().map(|name| (name.clone(), format!("crates/{name}")));
    let places: Vec<_> =
        places.chain(BESIDE.iter().map(|place| (beside(place), place.to_string()))).collect();
    for (name, place) in &places {
        let manifest = read(&format!("{place}/Cargo.toml"))?;
        complaints.extend(arrows(name, place, &manifest));
        for root in ["lib.rs", "main.rs"] {
            let path = format!("{place}/src/{root}");
            if Path::new(&path).exists() && !read(&path)?.contains("#![forbid(unsafe_code)]") {
                complaints.push(format!("{path}: add `#![forbid(unsafe_code)]` below the header"));
            }
        }
    }
    let mut looked_at = 0;
    for (folder, extension) in [
        ("crates", "rs"),
        ("crates", "py"),
        ("fuzz", "rs"),
        ("bindings", "rs"),
        ("bindings", "py"),
        ("tests/tools", "py"),
    ] {
        if !Path::new(folder).exists() {
            continue;
        }
        for path in files(Path::new(folder), extension)? {
            looked_at += 1;
            let source = read(&path)?;
            if extension == "rs" {
                complaints.extend(rust(&path, &source))
            } else {
                complaints.extend(python(&path, &source))
            }
        }
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    println!("{} crates and {looked_at} files, {} complaints", places.len(), complaints.len());
    Ok(complaints.is_empty())
}

/// The name of a crate that lies in this folder beside the others.
fn beside(place: &str) -> String {
    format!("hognose-{}", place.rsplit('/').next().unwrap_or(place))
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

/// Dependencies of a manifest that its crate may not have.
fn arrows(name: &str, place: &str, manifest: &str) -> Vec<String> {
    let path = format!("{place}/Cargo.toml");
    let Some((_, allowed)) = ARROWS.iter().find(|(crate_name, _)| *crate_name == name) else {
        return vec![format!(
            "{path}: a new crate: add it to ARROWS in crates/xtask/src/tidy.rs and to ARCHITECTURE.md"
        )];
    };
    let mut complaints = Vec::new();
    if !manifest.lines().any(|line| line.trim() == format!("name = \"{name}\"")) {
        complaints.push(format!("{path}: a folder is named as its crate"));
    }
    for dependency in dependencies(manifest) {
        let ours = ARROWS.iter().any(|(crate_name, _)| *crate_name == dependency);
        if (ours || dependency.starts_with("hognose")) && !allowed.contains(&dependency.as_str()) {
            let list = if allowed.is_empty() { "none of ours".to_string() } else { allowed.join(", ") };
            complaints.push(format!(
                "{path}: {name} may know {list}, not {dependency}: pass plain data instead, or move the code"
            ));
        }
    }
    complaints
}

/// The names under `[dependencies]`, those for one platform included.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[').and_then(|rest| rest.split(']').next()) {
            inside = section == "dependencies"
                || (section.starts_with("target.") && section.ends_with(".dependencies"));
            found.extend(section.strip_prefix("dependencies.").map(str::to_string));
        } else if inside && !line.starts_with('#') {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            found.extend((end > 0).then(|| line[..end].to_string()));
        }
    }
    found
}

fn rust(path: &str, source: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if !source.trim_start().starts_with("//!") {
        complaints.push(format!(
            "{path}: open with a `//!` header: what this is, what it promises, what is absent"
        ));
    }
    for (line, word) in rust_text::words(source) {
        if word == "unsafe" {
            complaints.push(format!("{path}:{line}: unsafe code: the crates are written in safe Rust only"));
        }
    }
    complaints.extend(length(path, source));
    complaints
}

fn python(path: &str, source: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let start = source.trim_start();
    if !["\"\"\"", "r\"\"\"", "'''", "#"].iter().any(|mark| start.starts_with(mark)) {
        complaints.push(format!("{path}: open with a docstring or comment: what this is, what it promises"));
    }
    complaints.extend(length(path, source));
    complaints
}

fn length(path: &str, source: &str) -> Option<String> {
    let lines = source.lines().count();
    if LONG.iter().any(|(long, _)| *long == path) {
        return None;
    }
    (lines > LONGEST)
        .then(|| format!("{path}: {lines} lines, more than {LONGEST}: it holds a second idea; split it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_that_is_not_in_the_table_is_reported() {
        let manifest = "[package]\nname = \"hognose-vm\"\n[dependencies]\nhognose-host.workspace = true\nhognose-syntax = { path = \"x\" }\n[dev-dependencies]\nhognose = \"1\"\n";
        let found = arrows("hognose-vm", "crates/hognose-vm", manifest);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("not hognose-syntax"), "{}", found[0]);
        assert_eq!(dependencies("[dependencies.hognose]\npath = \"x\"\n"), ["hognose"]);
    }

    #[test]
    fn bindings_know_the_api_alone() {
        assert_eq!(beside("bindings/python"), "hognose-python");
        let manifest = "[package]\nname = \"hognose-python\"\n[dependencies]\nhognose.workspace = true\nhognose-vm.workspace = true\n";
        let found = arrows("hognose-python", "bindings/python", manifest);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("not hognose-vm"), "{}", found[0]);
    }

    #[test]
    fn headers_and_length_are_checked() {
        assert_eq!(rust("a.rs", "//! Header.\nfn f() {}\n").len(), 0);
        assert_eq!(rust("a.rs", "fn f() {}\n").len(), 1);
        assert_eq!(python("a.py", "x = 1\n").len(), 1);
        assert_eq!(rust("a.rs", &format!("//! H.\n{}", "\n".repeat(1200))).len(), 1);
    }
}
