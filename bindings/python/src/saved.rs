//! Guests as bytes: what the engine saves, and around it which call the step shows, and what was printed.

use std::cell::Cell;
use std::ops::RangeInclusive;

use hognose::{Capability, Grants};
use pyo3::prelude::*;

use crate::errors;
use crate::guest::{Cell as GuestCell, Guest, Outcome, Shared, Waits};
use crate::limits::Limits;
use crate::objects::{Objects, Told};
use crate::options::{declare, surround};
use crate::print::Print;
use crate::steps;
use crate::tools::Tools;

/// What a saved guest begins with.
const MARK: &[u8; 8] = b"hognosey";

/// The version of what stands around the engine's part; the first had no objects, and nobody counted calls.
const VERSION: u8 = 2;

/// What the numbers of objects can be: no guest has had so many.
const NUMBERS: RangeInclusive<u64> = 1..=1 << 53;

thread_local! {
    /// Memory for bytes on their way to Python, which copies them.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// What is larger is given back to the system.
const KEPT: usize = 64 << 10;

/// A guest as bytes, for whom they are handed to.
pub fn with_dump<T>(py: Python<'_>, guest: &Guest, act: impl FnOnce(&[u8]) -> T) -> PyResult<T> {
    let mut bytes = BUFFER.try_with(Cell::take).unwrap_or_default();
    bytes.clear();
    let done = dump_onto(py, guest, &mut bytes).map(|()| act(&bytes));
    if bytes.capacity() <= KEPT {
        let _ = BUFFER.try_with(|buffer| buffer.set(bytes));
    }
    done
}

fn dump_onto(py: Python<'_>, guest: &Guest, bytes: &mut Vec<u8>) -> PyResult<()> {
    bytes.reserve(1024);
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&[VERSION, 0, 0, 0, 0, 0, 0, 0, 0]);
    let head = bytes.len();
    let host = Capability::ALL.into_iter().enumerate();
    let host =
        host.filter(|(_, capability)| guest.host.has(*capability)).fold(0, |bits, (at, _)| bits | 1u8 << at);
    bytes.push(u8::from(guest.names) | u8::from(guest.auto_import) << 1 | host << 2);
    let mut word = |n: u64| bytes.extend_from_slice(&n.to_le_bytes());
    word(guest.current.map_or(0, |id| id.number));
    word(guest.slice.unwrap_or(0));
    word(guest.queue.len() as u64);
    for call in &guest.queue {
        word(call.id.number);
    }
    let text = |bytes: &mut Vec<u8>, text: &str| {
        bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
        bytes.extend_from_slice(text.as_bytes());
    };
    text(bytes, guest.print.shown(false));
    text(bytes, guest.print.shown(true));
    bytes.extend_from_slice(&(guest.made.len() as u64).to_le_bytes());
    for ((object, name), n) in &guest.made {
        // 0 for a tool, which is no object's.
        bytes.extend_from_slice(&object.map_or(0, |object| object.saturating_add(1)).to_le_bytes());
        text(bytes, name.as_str());
        bytes.extend_from_slice(&n.to_le_bytes());
    }
    let objects = guest.types.objects.as_ref().map(Objects::told).unwrap_or_default();
    bytes.extend_from_slice(&(objects.len() as u64).to_le_bytes());
    for Told { id, class, key } in objects {
        bytes.extend_from_slice(&id.to_le_bytes());
        bytes.push(u8::from(key.is_some()));
        for text in [class, key.unwrap_or_default()] {
            bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
            bytes.extend_from_slice(text.as_bytes());
        }
    }
    let sum = hognose::checksum(&bytes[head..]).to_le_bytes();
    bytes[head - 8..head].copy_from_slice(&sum);
    guest.session.dump_onto(bytes).map_err(|error| errors::of(py, error, ""))
}

/// Reads what `dump_onto` wrote, as far as it is this crate's.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, n: u64) -> Option<&'a [u8]> {
        let (head, tail) = self.rest.split_at_checked(usize::try_from(n).ok()?)?;
        self.rest = tail;
        Some(head)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn word(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }

    fn text(&mut self) -> Option<String> {
        let n = self.word()?;
        String::from_utf8(self.take(n)?.to_vec()).ok()
    }
}

/// What stands around the engine's part.
struct Around<'a> {
    flags: u8,
    current: u64,
    slice: u64,
    queue: Vec<u64>,
    stdout: String,
    stderr: String,
    made: Vec<(Option<u64>, String, u64)>,
    objects: Vec<Told>,
    inner: &'a [u8],
}

fn around(version: u8, data: &[u8]) -> Option<Around<'_>> {
    let mut reader = Reader { rest: data };
    let sum = reader.take(8)?;
    let own = reader.rest;
    let (flags, current, slice, n) = (reader.byte()?, reader.word()?, reader.word()?, reader.word()?);
    let mut queue = Vec::new();
    for _ in 0..n {
        queue.push(reader.word()?);
    }
    let (stdout, stderr) = (reader.text()?, reader.text()?);
    let mut made = Vec::new();
    let mut objects = Vec::new();
    if version > 1 {
        for _ in 0..reader.word()? {
            let object = reader.word()?.checked_sub(1);
            let object = object.map(|id| NUMBERS.contains(&id).then_some(id).ok_or(())).transpose().ok()?;
            made.push((object, reader.text()?, reader.word()?));
        }
        for _ in 0..reader.word()? {
            let (id, has_key) = (reader.word()?, reader.byte()? != 0);
            if !NUMBERS.contains(&id) {
                return None;
            }
            let (class, key) = (reader.text()?, reader.text()?);
            objects.push(Told { id, class, key: Some(key).filter(|_| has_key) });
        }
    }
    if hognose::checksum(&own[..own.len() - reader.rest.len()]).to_le_bytes() != sum {
        return None;
    }
    Some(Around { flags, current, slice, queue, stdout, stderr, made, objects, inner: reader.rest })
}

/// A guest from bytes.
pub fn guest(
    py: Python<'_>,
    data: &[u8],
    tools: Option<&Bound<'_, PyAny>>,
    limits: Option<&Bound<'_, Limits>>,
    print: Option<&Bound<'_, PyAny>>,
    types: Option<&Bound<'_, PyAny>>,
    objects: Option<&Bound<'_, PyAny>>,
) -> PyResult<Guest> {
    let Some(rest) = data.strip_prefix(MARK) else {
        return Err(errors::snapshot(py, "these bytes are no snapshot of a session or step"));
    };
    let (version, rest) = match rest.split_first() {
        Some((version @ 1..=VERSION, rest)) => (*version, rest),
        Some((version, _)) => {
            let text = format!("snapshot is version {version}, this release reads up to version {VERSION}");
            return Err(errors::snapshot(py, text));
        }
        None => return Err(errors::snapshot(py, "snapshot is cut short")),
    };
    let Some(around) = around(version, rest) else {
        return Err(errors::snapshot(py, "snapshot is cut short or damaged"));
    };
    let limits = Limits::or_default(limits);
    let session =
        hognose::Session::load(around.inner, limits).map_err(|error| errors::of(py, error, "<snapshot>"))?;
    let (names, auto_import) = (around.flags & 1 != 0, around.flags & 2 != 0);
    let host = Capability::ALL.into_iter().enumerate().filter(|(at, _)| around.flags >> 2 >> at & 1 != 0);
    let host = host.fold(Grants::none(), |grants, (_, capability)| grants.with(capability));
    let mut session = surround(session, names, host);
    session.set_modules(auto_import);
    let print = match print.filter(|print| !print.is_none()) {
        Some(print) => Print::of(print)?,
        None => Print::Collected { stdout: around.stdout, stderr: around.stderr },
    };
    let mut guest = Guest::new(session, Tools::of(tools)?, print);
    (guest.names, guest.auto_import, guest.host) = (names, auto_import, host);
    guest.made = around.made.into_iter().map(|(object, name, n)| ((object, name.into()), n)).collect();
    guest.slice = Some(around.slice).filter(|slice| *slice > 0);
    guest.types.objects = Some(Objects::again(around.objects, objects)?);
    declare(&mut guest, types)?;
    for type_ in &guest.tools.types {
        guest.types.declare(type_.bind(py))?;
    }
    guest.session.offer(&guest.tools.core);
    // Only what is outstanding can be shown, whatever the bytes say.
    if around.current != 0 {
        let ids = guest.session.outstanding_ids();
        guest.current = ids.into_iter().find(|id| id.number == around.current);
    }
    if !around.queue.is_empty() {
        let outstanding = guest.session.outstanding();
        let find = |number: &u64| outstanding.iter().find(|call| call.id.number == *number).cloned();
        guest.queue = around.queue.iter().filter_map(find).collect();
    }
    Ok(guest)
}

/// A second guest that goes on from here.
pub fn fork(py: Python<'_>, guest: &Guest) -> PyResult<Guest> {
    let loaded = with_dump(py, guest, |bytes| self::guest(py, bytes, None, None, None, None, None))?;
    let mut other = loaded?;
    other.session.set_limits(guest.session.limits().clone());
    other.types = guest.types.copy(py);
    other.tools = guest.tools.clone_ref(py);
    other.print = guest.print.copy(py);
    Ok(other)
}

/// The step at which a guest waits.
pub fn step(py: Python<'_>, cell: &Shared, guest: &mut Guest) -> PyResult<Option<Py<PyAny>>> {
    if !guest.session.is_running() {
        return Ok(None);
    }
    if let Some(current) = guest.current {
        let call = guest.session.outstanding().into_iter().find(|call| call.id == current);
        if let Some(call) = call {
            return steps::make(py, cell, guest, Outcome::Call(Box::new(call))).map(Some);
        }
    }
    let outcome = match guest.waits.clone() {
        // What was loaded shows itself when it is run on: it stopped where it can do nothing else.
        Waits::Unknown => return steps::next(py, cell, guest).map(Some),
        Waits::Futures => Outcome::Futures { cancelled: Vec::new() },
        Waits::Name(name) => Outcome::Name(name),
        Waits::Slice => Outcome::Running,
    };
    steps::make(py, cell, guest, outcome).map(Some)
}

/// Wakes a step up.
#[pyfunction]
#[pyo3(signature = (data, *, tools=None, limits=None, print=None, types=None, objects=None))]
pub fn load(
    py: Python<'_>,
    data: &[u8],
    tools: Option<&Bound<'_, PyAny>>,
    limits: Option<&Bound<'_, Limits>>,
    print: Option<&Bound<'_, PyAny>>,
    types: Option<&Bound<'_, PyAny>>,
    objects: Option<&Bound<'_, PyAny>>,
) -> PyResult<Py<PyAny>> {
    let cell = GuestCell::new(guest(py, data, tools, limits, print, types, objects)?);
    let mut guest = cell.take(py)?;
    match step(py, &cell, &mut guest)? {
        Some(step) => Ok(step),
        None => {
            let text = "this is a session between two programs, and no step: Session.load() wakes it up";
            Err(errors::snapshot(py, text))
        }
    }
}
