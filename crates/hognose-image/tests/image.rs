//! The image is the same each time it is made, and survives being stored.

#[path = "../make.rs"]
mod make;

use std::collections::HashMap;
use std::path::Path;

use hognose_bytecode::Constant;
use hognose_image::{BYTES, image};
use hognose_vm::image::{Damaged, Image, Player};
use hognose_vm::session::Session;
use hognose_vm::value::Kind;

#[test]
fn making_it_again_gives_the_same_bytes() {
    let made = bytes(make::make().expect("the library loads"));
    let again = bytes(make::make().expect("the library loads"));
    assert!(made == again, "two images of the same library differ");
    assert!(made == bytes(image()), "the build script made another image");
}

#[test]
fn functions_that_play_iterators_are_found() {
    for player in Player::ALL {
        let function = image().player(*player).unwrap_or_else(|| panic!("{player:?} is not in the image"));
        assert!(!image().facade_of(function).is_undef(), "{player:?} shows no class");
    }
}

#[test]
fn strings_are_equal_where_they_are_the_same() {
    let session = Session::new(image());
    let mut texts = HashMap::new();
    for unit in &image().units {
        for value in unit.constants().iter().filter(|value| value.is_kind(Kind::Str)) {
            let text = session.vm.heap.text(value.handle());
            let Some(text) = text.as_ascii() else { continue };
            let first = *texts.entry(text.to_owned()).or_insert(*value);
            assert!(first.same(*value), "{text:?} is in the image twice");
        }
    }
    assert!(texts.len() > 1000, "only {} strings were found", texts.len());
}

/// The bytes of an image, nothing deflated: how well the build script deflates depends on the profile.
fn bytes(image: &Image) -> Vec<u8> {
    image.to_bytes(&[], &mut |plain| plain.to_vec())
}

#[test]
fn a_part_of_it_is_refused() {
    image();
    for end in [0, 1, 9, 1000, BYTES.len() / 2, BYTES.len() - 1] {
        let error = Image::from_bytes(&BYTES[..end]).err();
        assert!(error.is_some(), "{end} bytes are no image");
    }
    assert_eq!(Image::from_bytes(&BYTES[..BYTES.len() - 1]).err(), Some(Damaged::CutShort));
}

#[test]
fn other_tables_of_natives_are_noticed() {
    image();
    let mut bytes = BYTES.to_vec();
    bytes[4] ^= 1;
    assert!(matches!(Image::from_bytes(bytes.leak()).err(), Some(Damaged::OtherTables { .. })));
}

#[test]
fn every_unit_decodes() {
    let session = Session::new(image());
    for unit in &image().units {
        let linked = unit.get();
        assert_eq!(&*linked.code.filename, unit.filename);
        let code = hognose_vm::image::whole(&session.vm, linked);
        assert_eq!(linked.constants.len(), code.constants.len());
        assert_eq!(linked.names.len(), code.names.len());
        hognose_bytecode::verify(&code).expect("the compiler makes code that the verifier accepts");
    }
}

#[test]
fn code_of_the_image_is_whole_again() {
    let made = make::make().expect("the library loads");
    let session = Session::new(image());
    for (unit, stored) in made.units.iter().zip(&image().units) {
        let (code, again) = (unit.code(), hognose_vm::image::whole(&session.vm, stored.get()));
        assert_eq!(code.names, again.names, "{}", unit.filename);
        let [made, again] = [&code.constants, &again.constants].map(|all| all.iter().map(in_order).collect::<Vec<_>>());
        assert_eq!(made, again, "{}", unit.filename);
    }
}

/// What a constant is; a set has its items in any order.
fn in_order(constant: &Constant) -> String {
    let all = |items: &[Constant]| items.iter().map(in_order).collect::<Vec<_>>();
    match constant {
        Constant::FrozenSet(items) => {
            let mut items = all(items);
            items.sort();
            format!("set {items:?}")
        }
        Constant::Tuple(items) => format!("tuple {:?}", all(items)),
        other => format!("{other:?}"),
    }
}

#[test]
fn everything_of_the_prelude_that_rust_names_is_there() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates are in a folder");
    let mut missing = Vec::new();
    let mut n = 0;
    for part in ["hognose-vm/src", "hognose-stdlib/src", "hognose/src"] {
        visit(&crates.join(part), &mut |file, text| {
            for (at, _) in text.match_indices(".prelude(\"") {
                let name = text[at + 10..].split('"').next().unwrap_or_default();
                n += 1;
                if image().prelude(name).is_none() {
                    missing.push(format!("{name} ({file})"));
                }
            }
        });
    }
    assert!(n > 20, "only {n} names were found: does the search still fit the sources?");
    assert!(missing.is_empty(), "not in the prelude: {missing:?}");
}

fn visit(folder: &Path, with: &mut impl FnMut(String, &str)) {
    for entry in std::fs::read_dir(folder).expect("the folder of a crate").flatten() {
        let path = entry.path();
        if path.is_dir() {
            visit(&path, with);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            with(path.display().to_string(), &text);
        }
    }
}
