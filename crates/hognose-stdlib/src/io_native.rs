//! `io.StringIO`: what programs do most with a text in memory.
//!
//! The object is that of the Python that these natives stand in for: an instance with the text, the position, and what was
//! written at the end since somebody looked. They know streams that are open, translate no line ends and have no attributes
//! of the guest; all others, and whatever is odd about arguments, are left to that Python.

use hognose_vm::natives;
use hognose_vm::objects::InstanceObj;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{TextBuilder, search};
use hognose_vm::types::str::part;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub STRING_IO: own_methods of "StringIO" {
        raw "make" make "initial_value='', newline='\\n'";
        raw "__iter__" iter "self, /";
        raw "__next__" next "self, /";
        raw "getvalue" getvalue "self, /";
        raw "read" read "self, size=-1, /";
        raw "readline" readline "self, size=-1, /";
        raw "readlines" readlines "self, hint=-1, /";
        raw "_rest" rest "self, /";
        raw "write" write "self, s, /";
        raw "seek" seek "self, pos, whence=0, /";
        raw "tell" tell "self, /";
        raw "truncate" truncate "self, pos=None, /";
    }
}

// The slots, in the order of `__slots__`.
const TEXT: usize = 0;
const POS: usize = 1;
const PIECES: usize = 2;
const NEWLINE: usize = 3;

const LINE_END: u32 = '\n' as u32;

/// A stream as it stands.
struct Stream {
    instance: u32,
    /// What was looked at before, a string.
    text: u32,
    pos: usize,
    /// What was written at its end since then, a list of strings, if anything was.
    pieces: Option<u32>,
}

impl Stream {
    #[inline]
    fn of(vm: &Vm, value: Value) -> Res<Stream> {
        let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
        let object = vm.heap.instance(instance);
        if vm.library_shapes().is_none_or(|shapes| shapes.string_io != object.shape) {
            return Err(Stop::Python);
        }
        let newline = object.slot(NEWLINE).is(Kind::Str).ok_or(Stop::Python)?;
        let (text, pieces) = (object.slot(TEXT).is(Kind::Str), object.slot(PIECES).is(Kind::List));
        let pieces = pieces.filter(|pieces| !vm.heap.list(*pieces).is_empty());
        let pos = object.slot(POS).as_int().and_then(|pos| usize::try_from(pos).ok());
        if vm.heap.text(newline).get(0) != Some(LINE_END) || vm.heap.text(newline).len() != 1 {
            return Err(Stop::Python);
        }
        let (text, pos) = (text.ok_or(Stop::Python)?, pos.ok_or(Stop::Python)?);
        Ok(Stream { instance, text, pos, pieces })
    }

    /// The whole text: pieces that were written become part of it.
    fn whole(&mut self, vm: &mut Vm) -> Res<u32> {
        let Some(pieces) = self.pieces else { return Ok(self.text) };
        let before = vm.heap.text(self.text).len();
        let all = vm.heap.list(pieces);
        let mut n = before;
        for piece in all {
            n += vm.heap.text(piece.is(Kind::Str).ok_or(Stop::Python)?).len();
        }
        let n_pieces = all.len();
        vm.charge(n / 16 + n_pieces)?;
        vm.reserve(n.saturating_mul(4))?;
        let pieces = vm.heap.list(pieces);
        let whole = match **pieces {
            [only] if before == 0 => only,
            _ => {
                let mut whole = TextBuilder::with_capacity(n);
                whole.push_text(vm.heap.text(self.text));
                for piece in pieces {
                    whole.push_text(vm.heap.text(piece.handle()));
                }
                vm.heap.new_text(whole.finish())
            }
        };
        let object = vm.heap.instance_mut(self.instance);
        object.set_slot(TEXT, whole);
        object.set_slot(PIECES, Value::NONE);
        (self.text, self.pieces) = (whole.handle(), None);
        Ok(self.text)
    }

    /// Reads so much of the text, which is whole.
    fn take(&self, vm: &mut Vm, end: usize) -> Res {
        vm.charge((end - self.pos) / 32)?;
        vm.reserve((end - self.pos).saturating_mul(4))?;
        let taken = part(vm, self.text, self.pos..end);
        let end = vm.heap.new_int(end as i64);
        vm.heap.instance_mut(self.instance).set_slot(POS, end);
        Ok(taken)
    }

    /// Where the line at the position ends; `None` at the end of the text, which is whole.
    fn line_end(&self, vm: &mut Vm) -> Res<Option<usize>> {
        let text = vm.heap.text(self.text);
        let n = text.len();
        if self.pos >= n {
            return Ok(None);
        }
        let end = search::find_code(text.slice(self.pos..n), LINE_END).map_or(n, |at| self.pos + at + 1);
        // What it took to find it.
        vm.charge((end - self.pos) / 32)?;
        Ok(Some(end))
    }
}

/// `StringIO(initial_value)`.
fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.string_io;
    let text = args[0].given().unwrap_or(hognose_vm::names::EMPTY);
    if !text.is_kind(Kind::Str) || args[1].given().is_some() {
        return Err(Stop::Python);
    }
    vm.charge(1)?;
    let newline = vm.char(LINE_END);
    let mut stream = InstanceObj { shape, ..InstanceObj::default() };
    let parts = [(TEXT, text), (POS, Value::small(0)), (PIECES, Value::NONE), (NEWLINE, newline)];
    parts.into_iter().for_each(|(slot, value)| stream.set_slot(slot, value));
    Ok(vm.heap.new_instance(stream))
}

fn iter(vm: &mut Vm, args: &[Value]) -> Res {
    Stream::of(vm, args[0])?;
    Ok(args[0])
}

fn next(vm: &mut Vm, args: &[Value]) -> Res {
    let mut stream = Stream::of(vm, args[0])?;
    stream.whole(vm)?;
    match stream.line_end(vm)? {
        Some(end) => stream.take(vm, end),
        None => Err(vm.stop_iteration(Value::NONE)),
    }
}

fn getvalue(vm: &mut Vm, args: &[Value]) -> Res {
    let mut stream = Stream::of(vm, args[0])?;
    Ok(Value::new(Kind::Str, stream.whole(vm)?))
}

/// A size that says nothing: not given, `None` or -1.
pub fn is_open(size: Value) -> bool {
    size.is_undef() || size.is_none() || size.as_int() == Some(-1)
}

/// A size that says how much at most; nothing for one that Python has to look at.
pub fn most(size: Value) -> Res<usize> {
    match size.as_int() {
        _ if is_open(size) => Ok(usize::MAX),
        Some(size) => usize::try_from(size).map_err(|_| Stop::Python),
        None => Err(Stop::Python),
    }
}

fn read(vm: &mut Vm, args: &[Value]) -> Res {
    let most = most(args[1])?;
    let mut stream = Stream::of(vm, args[0])?;
    let text = stream.whole(vm)?;
    let n = vm.heap.text(text).len();
    if stream.pos >= n {
        return Ok(hognose_vm::names::EMPTY);
    }
    stream.take(vm, stream.pos.saturating_add(most).min(n))
}

fn readline(vm: &mut Vm, args: &[Value]) -> Res {
    let most = most(args[1])?;
    let mut stream = Stream::of(vm, args[0])?;
    stream.whole(vm)?;
    match stream.line_end(vm)? {
        Some(end) => stream.take(vm, end.min(stream.pos.saturating_add(most))),
        None => Ok(hognose_vm::names::EMPTY),
    }
}

/// The lines that are left, and where they end; nothing when there are none. The position stays where it is.
pub fn lines_left(vm: &mut Vm, value: Value) -> Res<Option<(Vec<Value>, usize)>> {
    let mut stream = Stream::of(vm, value)?;
    let text = stream.whole(vm)?;
    let n = vm.heap.text(text).len();
    if stream.pos >= n {
        return Ok(None);
    }
    let left = n - stream.pos;
    vm.charge(left / 16)?;
    let mut ends = Vec::new();
    let mut at = stream.pos;
    while at < n {
        at = search::find_code(vm.heap.text(text).slice(at..n), LINE_END).map_or(n, |found| at + found + 1);
        ends.push(at);
    }
    vm.charge(ends.len())?;
    vm.reserve(left.saturating_mul(4).saturating_add(ends.len().saturating_mul(48)))?;
    let mut lines = Vec::with_capacity(ends.len());
    let mut start = stream.pos;
    for end in ends {
        lines.push(part(vm, text, start..end));
        start = end;
    }
    Ok(Some((lines, n)))
}

/// The next line, and where it ends. The position stays where it is.
pub fn peek_line(vm: &mut Vm, value: Value) -> Res<Option<(Value, usize)>> {
    let mut stream = Stream::of(vm, value)?;
    let text = stream.whole(vm)?;
    let Some(end) = stream.line_end(vm)? else { return Ok(None) };
    vm.reserve((end - stream.pos).saturating_mul(4))?;
    Ok(Some((part(vm, text, stream.pos..end), end)))
}

/// Sets the position.
pub fn go_to(vm: &mut Vm, value: Value, pos: usize) -> Res<()> {
    let stream = Stream::of(vm, value)?;
    let pos = vm.heap.new_int(pos as i64);
    vm.heap.instance_mut(stream.instance).set_slot(POS, pos);
    Ok(())
}

/// The lines that are left.
fn rest(vm: &mut Vm, args: &[Value]) -> Res {
    let Some((lines, end)) = lines_left(vm, args[0])? else { return Ok(vm.heap.new_list(Vec::new())) };
    go_to(vm, args[0], end)?;
    Ok(vm.heap.new_list(lines))
}

fn readlines(vm: &mut Vm, args: &[Value]) -> Res {
    if is_open(args[1]) { rest(vm, args) } else { Err(Stop::Python) }
}

fn write(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    let n = vm.heap.text(args[1].is(Kind::Str).ok_or(Stop::Python)?).len();
    if n == 0 {
        return Ok(Value::small(0));
    }
    let before = vm.heap.text(stream.text).len();
    let (pos, n) = (vm.heap.new_int((stream.pos + n) as i64), vm.heap.new_int(n as i64));
    match stream.pieces {
        // They stand at the end, and so does the position then.
        Some(pieces) => vm.heap.list_push(pieces, args[1]),
        None if stream.pos != before => return Err(Stop::Python),
        None if before == 0 => vm.heap.instance_mut(stream.instance).set_slot(TEXT, args[1]),
        None => {
            let pieces = vm.heap.new_list(vec![args[1]]);
            vm.heap.instance_mut(stream.instance).set_slot(PIECES, pieces);
        }
    }
    vm.heap.instance_mut(stream.instance).set_slot(POS, pos);
    Ok(n)
}

fn seek(vm: &mut Vm, args: &[Value]) -> Res {
    let mut stream = Stream::of(vm, args[0])?;
    let pos = args[1].as_int().filter(|pos| *pos >= 0).ok_or(Stop::Python)?;
    let to_end = match args[2].given().map(|whence| whence.as_int()) {
        None | Some(Some(0)) => false,
        Some(Some(2)) if pos == 0 => true,
        _ => return Err(Stop::Python),
    };
    let text = stream.whole(vm)?;
    let pos = if to_end { vm.heap.new_int(vm.heap.text(text).len() as i64) } else { args[1] };
    vm.heap.instance_mut(stream.instance).set_slot(POS, pos);
    Ok(pos)
}

fn tell(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    Ok(vm.heap.new_int(stream.pos as i64))
}

fn truncate(vm: &mut Vm, args: &[Value]) -> Res {
    let mut stream = Stream::of(vm, args[0])?;
    let size = match args[1].given().filter(|size| !size.is_none()) {
        None => stream.pos,
        Some(size) => size.as_int().and_then(|size| usize::try_from(size).ok()).ok_or(Stop::Python)?,
    };
    let text = stream.whole(vm)?;
    if size < vm.heap.text(text).len() {
        vm.charge(size / 32)?;
        vm.reserve(size.saturating_mul(4))?;
        let kept = part(vm, text, 0..size);
        vm.heap.instance_mut(stream.instance).set_slot(TEXT, kept);
    }
    Ok(vm.heap.new_int(size as i64))
}
