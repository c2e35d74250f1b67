//! Where the guest's additional modules come from: our helpers first, then CPython's tests as they are installed.
//!
//! A guest has no way to ask for a file. So what a test module imports is found out here, from its text, and handed to the
//! guest before the module runs, dependencies first. Modules of the library are the engine's own and are not looked for.

use std::path::{Path, PathBuf};

use hognose::Program;

/// The longest piece of source that a guest can have compiled at once, with a margin for what is put in front.
const MOST: usize = 250_000;

/// The two folders that modules come from.
pub struct Sources {
    /// CPython's `Lib/test`.
    pub lib: PathBuf,
    /// Our own helpers, by module name: `test/support/__init__.py`, `pickle.py`.
    pub support: PathBuf,
}

/// A module with its source.
pub struct Module {
    pub name: String,
    pub path: String,
    pub text: String,
    pub package: bool,
}

/// A module's imports, as its text has them.
#[derive(Default)]
struct Imports {
    /// Everything that might be a module.
    maybe: Vec<String>,
    /// What the module cannot do without: imports that stand at the left margin.
    needed: Vec<String>,
    /// Names from modules, written `module:name`, that the module cannot do without.
    names: Vec<String>,
}

impl Sources {
    /// Names that modules of the library do not have on purpose, as `module:name`.
    pub fn gone(&self) -> Vec<String> {
        let path = self.support.join("../absent_names.txt");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.filter_map(|line| line.split_whitespace().next()).map(str::to_string).collect()
    }

    /// Data files that a test module may read, by the path below the folder of the tests. `data_files.txt` names them or
    /// their folders: a guest itself has no way to ask for a file.
    pub fn data(&self, module: &str) -> Vec<(String, PathBuf)> {
        let table = std::fs::read_to_string(self.support.join("../data_files.txt")).unwrap_or_default();
        let module = module.strip_prefix("test.").unwrap_or(module);
        let mut found = Vec::new();
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            if words.next() != Some(module) {
                continue;
            }
            for name in words {
                let path = self.lib.join(name);
                let Ok(entries) = std::fs::read_dir(&path) else {
                    found.push((format!("test/{name}"), path));
                    continue;
                };
                for entry in entries.flatten().filter(|entry| entry.path().is_file()) {
                    found.push((format!("test/{name}/{}", entry.file_name().to_string_lossy()), entry.path()));
                }
            }
        }
        found.retain(|(_, path)| path.is_file());
        found.sort();
        found
    }

    /// The module and all that it imports of these sources, dependencies first; and the names of other modules, and
    /// of what is in them (`module:name`), that are imported at a left margin.
    pub fn with_imports(&self, name: &str) -> Result<(Vec<Module>, Vec<String>), String> {
        let (mut found, mut seen, mut needed) = (Vec::new(), Vec::new(), Vec::new());
        self.walk(name, &mut found, &mut seen, &mut needed)?;
        if found.last().is_none_or(|module| module.name != name) {
            return Err(format!("there is no {name} in {}", self.lib.display()));
        }
        needed.retain(|name: &String| !found.iter().any(|module| module.name == *name));
        needed.sort();
        needed.dedup();
        Ok((found, needed))
    }

    fn walk(
        &self,
        name: &str,
        found: &mut Vec<Module>,
        seen: &mut Vec<String>,
        needed: &mut Vec<String>,
    ) -> Result<(), String> {
        if seen.iter().any(|other| other == name) {
            return Ok(());
        }
        seen.push(name.to_string());
        if let Some((parent, _)) = name.rsplit_once('.') {
            self.walk(parent, found, seen, needed)?;
        }
        let Some(module) = self.find(name)? else { return Ok(()) };
        let imports = imports(&module);
        for import in &imports.maybe {
            self.walk(import, found, seen, needed)?;
        }
        needed.extend(imports.needed);
        needed.extend(imports.names);
        found.push(module);
        Ok(())
    }

    fn find(&self, name: &str) -> Result<Option<Module>, String> {
        let parts = name.replace('.', "/");
        let mut candidates = vec![
            (self.support.join(format!("{parts}/__init__.py")), true),
            (self.support.join(format!("{parts}.py")), false),
        ];
        // Helpers of CPython's that stand between its tests and the machine are not for a guest.
        if let Some(rest) = parts.strip_prefix("test/")
            && !rest.starts_with("support")
        {
            candidates.push((self.lib.join(format!("{rest}/__init__.py")), true));
            candidates.push((self.lib.join(format!("{rest}.py")), false));
        }
        // The tests of `unittest` lie beside it in older versions.
        if parts.starts_with("unittest/test") {
            candidates.push((self.lib.join(format!("../{parts}/__init__.py")), true));
            candidates.push((self.lib.join(format!("../{parts}.py")), false));
        }
        for (path, package) in &candidates {
            let package = *package;
            if path.is_file() {
                let text = read(path)?;
                let path = match path.strip_prefix(&self.lib) {
                    Ok(rest) => format!("test/{}", rest.display()),
                    Err(_) => path.display().to_string(),
                };
                return Ok(Some(Module { name: name.to_string(), path, text, package }));
            }
        }
        // A folder without a file for it is a package too.
        let folder = candidates.iter().filter(|(_, package)| *package).filter_map(|(path, _)| path.parent());
        let found = folder.into_iter().any(|folder| folder != self.lib && folder.is_dir());
        let empty =
            || Module { name: name.to_string(), path: parts.clone(), text: String::new(), package: true };
        Ok(found.then(empty))
    }
}

fn read(path: &Path) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let text = String::from_utf8(bytes.clone())
        .unwrap_or_else(|_| bytes.iter().map(|byte| char::from(*byte)).collect());
    Ok(text.replace("\r\n", "\n"))
}

impl Module {
    /// The source in pieces that a guest can have compiled. Each begins with as many empty lines as stand before it.
    pub fn pieces(&self) -> Vec<String> {
        let future = self.text.lines().find(|line| line.starts_with("from __future__ import")).unwrap_or("");
        let mut pieces = Vec::new();
        let (mut start, mut before) = (0, 0);
        while self.text.len() - start > MOST {
            let Some(end) = self.cut(start) else { break };
            pieces.push(piece(&self.text[start..end], before, future));
            before += self.text[start..end].matches('\n').count();
            start = end;
        }
        pieces.push(piece(&self.text[start..], before, future));
        pieces
    }

    /// The last place at which the source can be cut: where a class begins and what stands before it is whole.
    fn cut(&self, start: usize) -> Option<usize> {
        let window = &self.text[start..start + self.text[start..].floor_char_boundary(MOST)];
        let places = window.rmatch_indices("\n\nclass ").map(|(at, _)| at + 1);
        places.map(|at| start + at).find(|&at| at > start && Program::new(&self.text[start..at]).is_ok())
    }
}

fn piece(text: &str, before: usize, future: &str) -> String {
    match before {
        0 => text.to_string(),
        _ => format!("{future}{}{text}", "\n".repeat(before)),
    }
}

/// The imports of a module, read line by line: close enough, since names that are no module are ignored later.
fn imports(module: &Module) -> Imports {
    let mut found = Imports::default();
    let mut lines = module.text.lines();
    while let Some(line) = lines.next() {
        let code = line.trim_start();
        let margin = code.len() == line.len();
        if let Some(rest) = code.strip_prefix("import ") {
            for name in names(rest) {
                found.maybe.push(name.clone());
                found.needed.extend(margin.then_some(name));
            }
        } else if let Some((from, rest)) =
            code.strip_prefix("from ").and_then(|rest| rest.split_once(" import "))
        {
            let Some(from) = absolute(module, from.trim()) else { continue };
            let mut rest = rest.split('#').next().unwrap_or("").to_string();
            while rest.contains('(') && !rest.contains(')') {
                match lines.next() {
                    Some(more) => rest.push_str(more.split('#').next().unwrap_or("")),
                    None => break,
                }
            }
            found.maybe.push(from.clone());
            found.maybe.extend(names(&rest).into_iter().map(|name| format!("{from}.{name}")));
            if margin {
                // Helpers are often imported by name from their package.
                if from == "test.support" {
                    let helpers = names(&rest).into_iter().filter(|name| name.ends_with("_helper"));
                    found.needed.extend(helpers.map(|name| format!("{from}.{name}")));
                }
                found.names.extend(names(&rest).into_iter().map(|name| format!("{from}:{name}")));
                found.needed.push(from);
            }
        }
    }
    found
}

fn names(text: &str) -> Vec<String> {
    let text = text.split(['#', ';']).next().unwrap_or("").replace(['(', ')', '\\'], " ");
    let words = text.split(',').filter_map(|part| part.split_whitespace().next());
    let is_name = |word: &&str| word.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.');
    words.filter(is_name).map(str::to_string).collect()
}

/// The name behind `from`, made absolute.
fn absolute(module: &Module, from: &str) -> Option<String> {
    let dots = from.chars().take_while(|&c| c == '.').count();
    if dots == 0 {
        return Some(from.to_string());
    }
    let mut package = if module.package { module.name.as_str() } else { module.name.rsplit_once('.')?.0 };
    for _ in 1..dots {
        package = package.rsplit_once('.')?.0;
    }
    match &from[dots..] {
        "" => Some(package.to_string()),
        rest => Some(format!("{package}.{rest}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(text: &str) -> Module {
        Module {
            name: "test.test_a".into(),
            path: "test/test_a.py".into(),
            text: text.into(),
            package: false,
        }
    }

    #[test]
    fn imports_are_read_from_the_text() {
        let found = imports(&module(
            "import os, sys as s\nfrom test.support import (swap_attr, # why\n    import_helper)\ndef f():\n    import gc\nfrom . import x\n",
        ));
        assert_eq!(found.needed, ["os", "sys", "test.support.import_helper", "test.support", "test"]);
        assert!(found.maybe.contains(&"gc".to_string()) && found.maybe.contains(&"test.x".to_string()));
    }

    #[test]
    fn a_long_source_is_cut_before_classes_and_keeps_its_lines() {
        let class =
            |n: usize| format!("\n\nclass C{n}:\n    text = '''\n\nclass No: {}'''\n", "x".repeat(60_000));
        let text: String = (0..8).map(class).collect();
        let pieces = module(&text).pieces();
        assert!(pieces.len() > 1 && pieces.iter().all(|piece| Program::new(piece).is_ok()));
        assert_eq!(pieces.last().map(|piece| piece.lines().count()), Some(text.lines().count()));
    }
}
