//! What programs read of an image at once. Only the build script uses this file: what the tests make is not stored.

use std::sync::Arc;

use hognose_compiler::Mode;
use hognose_vm::image::Image;
use hognose_vm::session::{Event, Session};

/// For each stream of an image, in the order in which it is stored, whether a program reads it that does what most do (`start.py`).
pub fn wanted(image: &Image) -> Result<Vec<bool>, String> {
    let plain = image.to_bytes(&mut |plain| plain.to_vec());
    let image = Image::from_bytes(plain.leak()).map_err(|damage| damage.to_string())?;
    let code = crate::make::compile(include_str!("start.py"), "start.py", Mode::Module, false, false)?;
    let mut session = Session::new(image);
    session.begin(Arc::new(code)).map_err(|limit| limit.name().to_string())?;
    loop {
        session.vm.meter.slice = i64::MAX / 2;
        match session.run(None) {
            Event::Complete(_) => return Ok(image.streams_read()),
            Event::Slice => {}
            Event::Raised(exc) => return Err(format!("start.py: {}", session.describe(exc))),
            other => return Err(format!("start.py: {other:?}")),
        }
    }
}
