//! What programs read of an image together, and at once. Only the build script uses this file: what the tests make is not stored.

use std::sync::Arc;

use hognose_compiler::Mode;
use hognose_vm::exec::RunWhat;
use hognose_vm::image::{GROUPS, Image};
use hognose_vm::session::{Event, Session};

/// Programs that use the library as programs do, the first one what most of them do. What the same ones read stands together.
const USES: [(&str, &str); 23] = [
    ("start.py", include_str!("uses/start.py")),
    ("language.py", include_str!("uses/language.py")),
    ("classes.py", include_str!("uses/classes.py")),
    ("texts.py", include_str!("uses/texts.py")),
    ("containers.py", include_str!("uses/containers.py")),
    ("functions.py", include_str!("uses/functions.py")),
    ("iterators.py", include_str!("uses/iterators.py")),
    ("patterns.py", include_str!("uses/patterns.py")),
    ("records.py", include_str!("uses/records.py")),
    ("enums.py", include_str!("uses/enums.py")),
    ("types.py", include_str!("uses/types.py")),
    ("documents.py", include_str!("uses/documents.py")),
    ("dates.py", include_str!("uses/dates.py")),
    ("decimals.py", include_str!("uses/decimals.py")),
    ("fractions.py", include_str!("uses/fractions.py")),
    ("chance.py", include_str!("uses/chance.py")),
    ("tasks.py", include_str!("uses/tasks.py")),
    ("contexts.py", include_str!("uses/contexts.py")),
    ("bytes.py", include_str!("uses/bytes.py")),
    ("tables.py", include_str!("uses/tables.py")),
    ("layout.py", include_str!("uses/layout.py")),
    ("algorithms.py", include_str!("uses/algorithms.py")),
    ("network.py", include_str!("uses/network.py")),
];

/// What so many of them read, or more, is one group, and stored as it is.
const MANY: u32 = 4;

/// How an image is stored.
pub struct Wanted {
    /// The group of each chunk of its objects.
    pub groups: Vec<u8>,
    /// For each stream, in the order in which it is stored, whether programs read it that do what most do.
    pub streams: Vec<bool>,
}

/// What programs read of an image.
pub fn wanted(image: &Image) -> Result<Wanted, String> {
    let plain = image.to_bytes(&[], &mut |plain| plain.to_vec());
    let groups: Vec<u8> = users(plain.leak(), Image::chunks_read)?.into_iter().map(group).collect();
    let grouped = image.to_bytes(&groups, &mut |plain| plain.to_vec());
    let users = users(grouped.leak(), Image::streams_read)?.into_iter();
    let streams = users.map(|users| users & 1 != 0 || users.count_ones() >= MANY).collect();
    Ok(Wanted { groups, streams })
}

/// For each part of an image a bit for each program that reads it.
fn users(bytes: &'static [u8], read: impl Fn(&Image) -> Vec<bool>) -> Result<Vec<u32>, String> {
    let mut users: Vec<u32> = Vec::new();
    for (number, (name, source)) in USES.iter().enumerate() {
        let parts = read(used(bytes, name, source)?);
        users.resize(parts.len(), 0);
        users.iter_mut().zip(parts).for_each(|(users, is_read)| *users |= u32::from(is_read) << number);
    }
    Ok(users)
}

/// The group of what is read by the programs whose bits are set: that of the first one that reads it, unless most do.
fn group(users: u32) -> u8 {
    const { assert!(USES.len() + 2 <= GROUPS) };
    match users {
        0 => 0,
        _ if users & 1 != 0 => 1,
        _ if users.count_ones() >= MANY => 2,
        _ => 2 + users.trailing_zeros() as u8,
    }
}

/// An image that was stored, after a program that used it.
fn used(bytes: &'static [u8], name: &str, source: &str) -> Result<&'static Image, String> {
    let image = Image::from_bytes(bytes).map_err(|damage| damage.to_string())?;
    let code = crate::make::compile(source, name, Mode::Module, false, false)?;
    let mut session = Session::new(image);
    session.begin(Arc::new(code)).map_err(|limit| limit.name().to_string())?;
    loop {
        session.vm.meter.slice = i64::MAX / 2;
        match session.run(None) {
            Event::Complete(_) => return Ok(image),
            Event::Slice => {}
            Event::Run(request) => {
                // Named tuples have code of their own.
                let RunWhat::Source { text, mode, filename } = &request.what else {
                    return Err(format!("{name}: {request:?}"));
                };
                let mode = if *mode == "eval" { Mode::Expression } else { Mode::Module };
                let code = crate::make::compile(text, filename, mode, false, request.locals.is_some())?;
                session.run_code(*request, Arc::new(code)).map_err(|limit| limit.name().to_string())?;
            }
            Event::Raised(exc) => return Err(format!("{name}: {}", session.describe(exc))),
            other => return Err(format!("{name}: {other:?}")),
        }
    }
}
