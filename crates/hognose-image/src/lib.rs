//! The image of this build: builtins, prelude and every library module as they stand after import.
//!
//! The build script makes it, the binary holds it as bytes, a process reads it when it is first needed.
//! Start at [`image`]. The format belongs to `hognose_vm::image`.
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use hognose_vm::image::Image;

/// The image as it is stored.
pub static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/image.bin"));

/// The image of this process.
pub fn image() -> &'static Image {
    static IMAGE: LazyLock<&'static Image> = LazyLock::new(|| {
        hognose_vm::native::register(hognose_stdlib::TABLES);
        match Image::from_bytes(BYTES) {
            Ok(image) => image,
            Err(error) => panic!("{error}"),
        }
    });
    *IMAGE
}
