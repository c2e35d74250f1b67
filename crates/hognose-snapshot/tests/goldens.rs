//! Snapshots that were kept in `tests/snapshots/` go on in this build.
//!
//! Each is a script paused at its first call, saved with the library functions it runs in; beside it stands the
//! script, whose last line says what the rest prints. `HOGNOSE_BLESS=1` writes those that are missing. Before the first release
//! a change of the format may write all of them again (delete them first); one that a release has written is never written again.

mod support;

use std::path::PathBuf;

use hognose_snapshot::{DumpOptions, LoadOptions, dump, load};
use support::*;

#[test]
fn kept_snapshots_go_on() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/snapshots");
    let mut seen = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder is there") {
        let script = entry.expect("a file").path();
        if script.extension().is_none_or(|e| e != "py") {
            continue;
        }
        let source = std::fs::read_to_string(&script).expect("a script");
        let expected = source.lines().last().and_then(|l| l.strip_prefix("# prints: ")).expect("what it prints");
        let kept = script.with_extension("v1.snapshot");
        if !kept.exists() && std::env::var_os("HOGNOSE_BLESS").is_some() {
            let options = DumpOptions { portable: true, ..DumpOptions::default() };
            let bytes = dump(&paused(&source), &options).expect("it can be saved");
            std::fs::write(&kept, bytes).expect("the folder can be written");
        }
        let bytes = std::fs::read(&kept).expect("a kept snapshot; HOGNOSE_BLESS=1 writes it");
        let mut session = match load(engine::image(), &bytes, &LoadOptions::default()) {
            Ok(session) => session,
            Err(error) => panic!("{}: {error}", kept.display()),
        };
        let (end, output) = finish(&mut session);
        assert_eq!((end.as_str(), output.trim_end()), ("done", expected), "{}", kept.display());
        seen += 1;
    }
    assert!(seen >= 3);
}
