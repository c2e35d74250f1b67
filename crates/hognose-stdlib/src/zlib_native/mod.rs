//! `_zlib`: compressing and decompressing.
//!
//! Streams are bytes between two calls (`state`), so that objects of the guest that hold them are plain. What is wrong with compressed
//! data is answered as the message, which `zlib` in Python raises.

mod blocks;
pub mod checks;
mod codes;
mod deflate;
mod inflate;
mod input;
mod state;
mod stored;
mod tables;
mod window;

use hognose_vm::native::Obj;
use hognose_vm::native_args::IntArg;
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;

use deflate::{Deflater, Flush, Settings};
use inflate::{Inflater, Why};

natives! {
    pub FUNCTIONS: functions of "_zlib" {
        deflate_start(IntArg, IntArg, IntArg, IntArg, Obj) "level, wbits, memory, strategy, dictionary, /";
        deflate(Obj, Obj, IntArg) "state, data, flush, /";
        inflate_start(IntArg, Obj) "wbits, dictionary, /";
        inflate_preset(Obj, Obj) "state, dictionary, /";
        inflate(Obj, Obj, IntArg) "state, data, most, /";
        raw "crc32" crc32 "data, value=0, /";
        raw "adler32" adler32 "data, value=1, /";
    }
}

fn small(value: IntArg) -> i64 {
    value.0.as_int().unwrap_or(i64::MAX)
}

/// The state of a new stream that compresses; `None` when the settings are not allowed, `False` when the dictionary is not.
fn deflate_start(
    vm: &mut Vm,
    level: IntArg,
    wbits: IntArg,
    memory: IntArg,
    strategy: IntArg,
    dictionary: Obj,
) -> Res {
    let dictionary = if dictionary.0.is_none() { None } else { Some(dictionary.bytes(vm)?) };
    let Some(settings) = Settings::new(small(level), small(wbits), small(memory), small(strategy)) else {
        return Ok(Value::NONE);
    };
    let Some(dictionary) = dictionary else { return finish_state(vm, settings.pack().0) };
    let mut stream = Deflater::new(vm, settings)?;
    if !stream.preset(vm, &dictionary)? {
        return Ok(Value::FALSE);
    }
    finish_state(vm, stream.pack())
}

fn finish_state(vm: &mut Vm, state: Vec<u8>) -> Res {
    vm.reserve(state.len())?;
    Ok(vm.heap.new_bytes(state))
}

fn bad_state(vm: &mut Vm) -> hognose_vm::stop::Stop {
    vm.value_error("not the state of a stream")
}

/// Compressed bytes, and the state behind them.
fn deflate(vm: &mut Vm, state: Obj, data: Obj, flush: IntArg) -> Res {
    let (state, data) = (state.bytes(vm)?, data.bytes(vm)?);
    let Some(mut stream) = Deflater::unpack(vm, &state)? else { return Err(bad_state(vm)) };
    let Some(flush) = Flush::of(small(flush)) else { return Ok(Value::NONE) };
    stream.feed(vm, &data, flush)?;
    let out = std::mem::take(&mut stream.bits.out);
    // Nothing goes on behind the end.
    let state = if flush == Flush::Finish { Vec::new() } else { stream.pack() };
    vm.charge(state.len() / 16)?;
    vm.reserve(out.len() + state.len())?;
    let (out, state) = (vm.heap.new_bytes(out), vm.heap.new_bytes(state));
    Ok(vm.heap.new_tuple([out, state]))
}

/// The state of a new stream that decompresses; `None` when the window is not allowed.
fn inflate_start(vm: &mut Vm, wbits: IntArg, dictionary: Obj) -> Res {
    let dictionary = if dictionary.0.is_none() { None } else { Some(dictionary.bytes(vm)?) };
    let Some(mut stream) = Inflater::new(small(wbits)) else { return Ok(Value::NONE) };
    if let Some(dictionary) = dictionary {
        vm.charge(dictionary.len() / 8)?;
        stream.preset(&dictionary);
    }
    finish_state(vm, stream.pack())
}

/// The state with the dictionary that was asked for; `None` when it is another one.
fn inflate_preset(vm: &mut Vm, state: Obj, dictionary: Obj) -> Res {
    let (state, dictionary) = (state.bytes(vm)?, dictionary.bytes(vm)?);
    vm.charge(dictionary.len() + state.len() / 16)?;
    let Some(mut stream) = Inflater::unpack(&state) else { return Err(bad_state(vm)) };
    if !stream.preset(&dictionary) {
        return Ok(Value::NONE);
    }
    finish_state(vm, stream.pack())
}

/// Why it stopped (0: paused, 1: the end, 2: a dictionary is wanted; a message when the data is bad), the bytes, the state behind them, and how many bytes of the data were not
/// looked at.
fn inflate(vm: &mut Vm, state: Obj, data: Obj, most: IntArg) -> Res {
    let (state, data) = (state.bytes(vm)?, data.bytes(vm)?);
    vm.charge(state.len() / 16)?;
    let Some(mut stream) = Inflater::unpack(&state) else { return Err(bad_state(vm)) };
    let most = usize::try_from(small(most)).unwrap_or(0);
    let (why, out, rest) = stream.feed(vm, &data, most)?;
    let state = stream.pack();
    vm.reserve(out.len() + state.len())?;
    let why = match why {
        Why::Paused => vm.heap.new_int(0),
        Why::End => vm.heap.new_int(1),
        Why::Dictionary => vm.heap.new_int(2),
        Why::Bad(message) => vm.str(message),
    };
    let rest = vm.heap.new_int(i64::try_from(rest).unwrap_or(0));
    let (out, state) = (vm.heap.new_bytes(out), vm.heap.new_bytes(state));
    Ok(vm.heap.new_tuple([why, out, state, rest]))
}

/// The low 32 bits of a checksum of bytes before.
fn low_bits(vm: &Vm, value: Value) -> Option<u32> {
    match value.as_int() {
        Some(value) => Some(value as u32),
        None => value.as_bool().map(u32::from).or_else(|| vm.int_ref(value)?.to_i64().map(|value| value as u32)),
    }
}

/// A checksum of bytes, after one of those before; what is odd about either is left to Python.
pub fn checksum(vm: &mut Vm, args: &[Value], first: u32, of: fn(u32, &[u8]) -> u32) -> Res {
    let [data, before] = *args else { return Err(Stop::Python) };
    let before = match before.given() {
        Some(before) => low_bits(vm, before).ok_or(Stop::Python)?,
        None => first,
    };
    let n = vm.bytes_like(data).ok_or(Stop::Python)?.len();
    vm.charge(n / 8)?;
    let sum = vm.bytes_like(data).map_or(first, |data| of(before, &data));
    Ok(vm.heap.new_int(i64::from(sum)))
}

fn crc32(vm: &mut Vm, args: &[Value]) -> Res {
    checksum(vm, args, 0, checks::crc32)
}

fn adler32(vm: &mut Vm, args: &[Value]) -> Res {
    checksum(vm, args, 1, checks::adler32)
}
