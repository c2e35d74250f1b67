//! Writes the image of this build's library to `image.bin` in the output folder.
#![forbid(unsafe_code)]

mod deflate;
mod make;
mod wanted;

use std::path::PathBuf;

fn main() {
    // Prelude, library and machine are dependencies of this script: cargo runs it again when one of them changes.
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=deflate.rs");
    println!("cargo::rerun-if-changed=make.rs");
    println!("cargo::rerun-if-changed=uses");
    println!("cargo::rerun-if-changed=wanted.rs");
    match make::make().and_then(|image| Ok((image, wanted::wanted(image)?))) {
        Ok((image, wanted)) => {
            let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it")).join("image.bin");
            // "release" for every profile that inherits from that one, the wheel's, too.
            let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
            let bytes = if release { deflate::small(image, &wanted) } else { deflate::quick(image, &wanted) };
            std::fs::write(out, bytes).expect("the output folder can be written");
        }
        Err(error) => {
            println!("cargo::error=the library does not load: {}", error.replace('\n', " | "));
            std::process::exit(1);
        }
    }
}
