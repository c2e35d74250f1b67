//! Lists the Python files under `lib/` as a table of module names and sources.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=lib");
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("lib");
    let mut files = Vec::new();
    collect(&root, &root, &mut files);
    files.sort();
    let mut table = String::from("/// Module names, file names, sources, and whether they are packages.\nstatic FILES: &[(&str, &str, &str, bool)] = &[\n");
    for (name, relative, path, package) in files {
        let _ = writeln!(table, "    ({name:?}, {relative:?}, include_str!({path:?}), {package}),");
    }
    table.push_str("];\n");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it")).join("files.rs");
    std::fs::write(out, table).expect("the output folder can be written");
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String, String, bool)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
            continue;
        }
        if path.extension().is_none_or(|e| e != "py") {
            continue;
        }
        let relative = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let package = relative.ends_with("__init__.py");
        let name = relative.trim_end_matches(".py").trim_end_matches("/__init__").replace('/', ".");
        files.push((name, relative, path.to_string_lossy().into_owned(), package));
    }
}
