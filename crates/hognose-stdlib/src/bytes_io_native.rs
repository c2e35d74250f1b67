//! `io.BytesIO`: what programs do most with bytes in memory.
//!
//! The object is that of the Python that these natives stand in for: an instance with a `bytearray` and the position. They know
//! streams that are open and have no attributes of the guest; all others, and whatever is odd about arguments, are left to that
//! Python.

use std::borrow::Cow;

use hognose_vm::natives;
use hognose_vm::objects::{ByteArrayObj, ByteBuffer, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use crate::io_native::{is_open, most};

natives! {
    pub BYTES_IO: own_methods of "BytesIO" {
        raw "make" make "initial_bytes=b''";
        raw "__iter__" iter "self, /";
        raw "__next__" next "self, /";
        raw "getvalue" getvalue "self, /";
        raw "read" read "self, size=-1, /";
        raw "readline" readline "self, size=-1, /";
        raw "readlines" readlines "self, size=None, /";
        raw "_rest" rest "self, /";
        raw "write" write "self, b, /";
        raw "seek" seek "self, pos, whence=0, /";
        raw "tell" tell "self, /";
    }
}

// The slots, in the order of `__slots__`.
const BUFFER: usize = 0;
const POS: usize = 1;

/// A stream as it stands.
#[derive(Clone, Copy)]
struct Stream {
    instance: u32,
    /// A `bytearray`.
    buffer: u32,
    pos: usize,
}

impl Stream {
    #[inline]
    fn of(vm: &Vm, value: Value) -> Res<Stream> {
        let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
        let object = vm.heap.instance(instance);
        if vm.library_shapes().is_none_or(|shapes| shapes.bytes_io != object.shape) {
            return Err(Stop::Python);
        }
        let buffer = object.slot(BUFFER).is(Kind::ByteArray).ok_or(Stop::Python)?;
        let pos = object.slot(POS).as_int().and_then(|pos| usize::try_from(pos).ok()).ok_or(Stop::Python)?;
        Ok(Stream { instance, buffer, pos })
    }

    fn data(self, vm: &Vm) -> &[u8] {
        &vm.heap.bytearray(self.buffer).data
    }

    fn go_to(self, vm: &mut Vm, pos: usize) {
        let pos = vm.heap.new_int(pos as i64);
        vm.heap.instance_mut(self.instance).set_slot(POS, pos);
    }

    /// Reads to an end that is not beyond that of the bytes.
    fn take(self, vm: &mut Vm, end: usize) -> Res {
        let n = end.saturating_sub(self.pos);
        if n == 0 {
            return Ok(vm.heap.new_bytes([]));
        }
        vm.charge(n / 32)?;
        vm.reserve(n)?;
        let taken: Box<[u8]> = self.data(vm).get(self.pos..end).unwrap_or_default().into();
        self.go_to(vm, end);
        Ok(vm.heap.new_bytes(taken))
    }

    /// Where the line at the position ends.
    fn line_end(self, vm: &mut Vm) -> Res<usize> {
        let left = self.data(vm).get(self.pos..).unwrap_or_default();
        let n = memchr::memchr(b'\n', left).map_or(left.len(), |at| at + 1);
        // What it took to find it.
        vm.charge(n / 32)?;
        Ok(self.pos + n)
    }
}

/// `BytesIO(initial_bytes)`.
fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.bytes_io;
    let data = match args[0].given() {
        None => Vec::new(),
        Some(data) => {
            let n = vm.heap.bytes_obj(data.is(Kind::Bytes).ok_or(Stop::Python)?).data.len();
            vm.charge(n / 32)?;
            vm.reserve(n)?;
            vm.heap.bytes_obj(data.handle()).data.to_vec()
        }
    };
    vm.charge(1)?;
    let buffer = vm.heap.new_bytearray(ByteArrayObj { data: ByteBuffer::from(data), exports: 0 });
    let mut stream = InstanceObj { shape, ..InstanceObj::default() };
    stream.set_slot(BUFFER, buffer);
    stream.set_slot(POS, Value::small(0));
    Ok(vm.heap.new_instance(stream))
}

fn iter(vm: &mut Vm, args: &[Value]) -> Res {
    Stream::of(vm, args[0])?;
    Ok(args[0])
}

fn next(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    if stream.pos >= stream.data(vm).len() {
        return Err(vm.stop_iteration(Value::NONE));
    }
    let end = stream.line_end(vm)?;
    stream.take(vm, end)
}

fn getvalue(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    let n = stream.data(vm).len();
    vm.charge(n / 32)?;
    vm.reserve(n)?;
    let data: Box<[u8]> = stream.data(vm).into();
    Ok(vm.heap.new_bytes(data))
}

fn read(vm: &mut Vm, args: &[Value]) -> Res {
    let most = most(args[1])?;
    let stream = Stream::of(vm, args[0])?;
    let end = stream.pos.saturating_add(most).min(stream.data(vm).len());
    stream.take(vm, end)
}

fn readline(vm: &mut Vm, args: &[Value]) -> Res {
    let most = most(args[1])?;
    let stream = Stream::of(vm, args[0])?;
    let end = stream.line_end(vm)?;
    stream.take(vm, end.min(stream.pos.saturating_add(most)))
}

/// The lines that are left.
fn rest(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    let n = stream.data(vm).len().saturating_sub(stream.pos);
    vm.charge(n / 16)?;
    let left = stream.data(vm).get(stream.pos..).unwrap_or_default();
    let n_lines = memchr::memchr_iter(b'\n', left).count() + 1;
    vm.charge(n_lines)?;
    vm.reserve(n.saturating_add(n_lines.saturating_mul(40)))?;
    let lines: Vec<Box<[u8]>> = stream
        .data(vm)
        .get(stream.pos..)
        .unwrap_or_default()
        .split_inclusive(|byte| *byte == b'\n')
        .map(Box::from)
        .collect();
    let lines: Vec<Value> = lines.into_iter().map(|line| vm.heap.new_bytes(line)).collect();
    if n > 0 {
        stream.go_to(vm, stream.pos + n);
    }
    Ok(vm.heap.new_list(lines))
}

fn readlines(vm: &mut Vm, args: &[Value]) -> Res {
    if is_open(args[1]) { rest(vm, args) } else { Err(Stop::Python) }
}

fn write(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    let n = match args[1].kind() {
        Kind::Bytes => vm.heap.bytes_obj(args[1].handle()).data.len(),
        Kind::ByteArray if args[1].handle() != stream.buffer => {
            vm.heap.bytearray(args[1].handle()).data.len()
        }
        _ => return Err(Stop::Python),
    };
    if n == 0 {
        return Ok(Value::small(0));
    }
    let object = vm.heap.bytearray(stream.buffer);
    let before = object.data.len();
    let end = stream.pos + n;
    let more = end.saturating_sub(before);
    if stream.pos > before || more > 0 && object.exports > 0 {
        return Err(Stop::Python);
    }
    vm.charge(n / 16 + 1)?;
    if more > 0 && !vm.heap.bytearray(stream.buffer).data.has_room(more) {
        let more = more.max(before);
        vm.reserve(more)?;
        vm.heap.grew(more);
    }
    let data: Cow<'_, [u8]> = vm.bytes_like(args[1]).ok_or(Stop::Python)?;
    let data = data.into_owned();
    let buffer = &mut vm.heap.bytearray_mut(stream.buffer).data;
    let over = n - more;
    if let Some(place) = buffer.get_mut(stream.pos..stream.pos + over) {
        place.copy_from_slice(&data[..over]);
    }
    if more > 0 {
        buffer.extend(if over == 0 { data } else { data[over..].to_vec() });
    }
    stream.go_to(vm, end);
    Ok(vm.heap.new_int(n as i64))
}

fn seek(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    let pos = args[1].as_int().ok_or(Stop::Python)?;
    let from = match args[2].given().map(|whence| whence.as_int()) {
        None | Some(Some(0)) if pos >= 0 => 0,
        Some(Some(1)) => stream.pos,
        Some(Some(2)) => stream.data(vm).len(),
        _ => return Err(Stop::Python),
    };
    let pos = vm.heap.new_int((from as i64).saturating_add(pos).max(0));
    vm.heap.instance_mut(stream.instance).set_slot(POS, pos);
    Ok(pos)
}

fn tell(vm: &mut Vm, args: &[Value]) -> Res {
    let stream = Stream::of(vm, args[0])?;
    Ok(vm.heap.new_int(stream.pos as i64))
}
