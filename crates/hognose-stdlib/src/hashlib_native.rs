//! `_hashlib`: digests of bytes.
//!
//! A hash object of the guest holds the bytes that it was given, so that its state is plain data; the digest is made
//! from all of them when it is asked for.

use hognose_vm::native::Obj;
use hognose_vm::native_args::IntArg;
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;
use sha2::digest::{Digest, ExtendableOutput, Update, XofReader};

natives! {
    pub FUNCTIONS: functions of "_hashlib" {
        digest(Obj, Obj) "name, data, /";
        shake(Obj, Obj, IntArg) "name, data, length, /";
        blake2(Obj, Obj, Obj) "name, parameters, data, /";
        pbkdf2(Obj, Obj, Obj, IntArg, IntArg) "name, password, salt, iterations, length, /";
        compare_digest(Obj, Obj) "a, b, /";
    }
}

/// Bytes that are hashed between two looks at the budget.
const CHUNK: usize = 1 << 16;

fn run<D: Digest>(vm: &mut Vm, data: &[u8]) -> Res<Vec<u8>> {
    let mut state = D::new();
    vm.charge(100)?;
    for chunk in data.chunks(CHUNK) {
        vm.charge(chunk.len())?;
        Digest::update(&mut state, chunk);
    }
    Ok(state.finalize().to_vec())
}

/// The digest of bytes by an algorithm; `None` when there is none of that name.
fn digest_of(vm: &mut Vm, name: &str, data: &[u8]) -> Res<Option<Vec<u8>>> {
    Ok(Some(match name {
        "md5" => run::<md5::Md5>(vm, data)?,
        "blake2b" => crate::blake2::blake2b(vm, &[64, 0, 1, 1], data)?,
        "blake2s" => crate::blake2::blake2s(vm, &[32, 0, 1, 1], data)?,
        "sha1" => run::<sha1::Sha1>(vm, data)?,
        "sha224" => run::<sha2::Sha224>(vm, data)?,
        "sha256" => run::<sha2::Sha256>(vm, data)?,
        "sha384" => run::<sha2::Sha384>(vm, data)?,
        "sha512" => run::<sha2::Sha512>(vm, data)?,
        "sha512_224" => run::<sha2::Sha512_224>(vm, data)?,
        "sha512_256" => run::<sha2::Sha512_256>(vm, data)?,
        "sha3_224" => run::<sha3::Sha3_224>(vm, data)?,
        "sha3_256" => run::<sha3::Sha3_256>(vm, data)?,
        "sha3_384" => run::<sha3::Sha3_384>(vm, data)?,
        "sha3_512" => run::<sha3::Sha3_512>(vm, data)?,
        _ => return Ok(None),
    }))
}

fn digest(vm: &mut Vm, name: Obj, data: Obj) -> Res {
    let (name, data) = (vm.show(name.0), data.bytes(vm)?);
    match digest_of(vm, &name, &data)? {
        Some(digest) => Ok(vm.heap.new_bytes(digest)),
        None => Ok(Value::NONE),
    }
}

fn squeeze<D: Default + Update + ExtendableOutput>(vm: &mut Vm, data: &[u8], length: usize) -> Res<Vec<u8>> {
    let mut state = D::default();
    for chunk in data.chunks(CHUNK) {
        vm.charge(chunk.len())?;
        state.update(chunk);
    }
    let mut reader = state.finalize_xof();
    let mut out = vec![0; length];
    for chunk in out.chunks_mut(CHUNK) {
        vm.charge(chunk.len())?;
        reader.read(chunk);
    }
    Ok(out)
}

/// A digest of any length by `shake_128` or `shake_256`.
fn shake(vm: &mut Vm, name: Obj, data: Obj, length: IntArg) -> Res {
    let (name, data) = (vm.show(name.0), data.bytes(vm)?);
    let length = length.get(vm);
    if length.is_negative() {
        return Err(vm.value_error("Cannot convert negative int"));
    }
    let length = match length.to_i128().and_then(|n| u64::try_from(n).ok()) {
        Some(n) if n < 1 << 29 => n as usize,
        Some(_) => return Err(vm.value_error("length is too large")),
        None => return Err(vm.overflow_error("Python int too large for C unsigned long")),
    };
    vm.reserve(length)?;
    let out = match name.as_str() {
        "shake_128" => squeeze::<sha3::Shake128>(vm, &data, length)?,
        _ => squeeze::<sha3::Shake256>(vm, &data, length)?,
    };
    Ok(vm.heap.new_bytes(out))
}

/// The whole digest by `blake2b` or `blake2s`.
fn blake2(vm: &mut Vm, name: Obj, parameters: Obj, data: Obj) -> Res {
    let (name, parameters, data) = (vm.show(name.0), parameters.bytes(vm)?, data.bytes(vm)?);
    let digest = match name.as_str() {
        "blake2b" => crate::blake2::blake2b(vm, &parameters, &data)?,
        _ => crate::blake2::blake2s(vm, &parameters, &data)?,
    };
    Ok(vm.heap.new_bytes(digest))
}

/// The block size of an algorithm, in bytes.
fn block_size(name: &str) -> usize {
    match name {
        "sha384" | "sha512" | "sha512_224" | "sha512_256" | "blake2b" => 128,
        "sha3_224" => 144,
        "sha3_256" => 136,
        "sha3_384" => 104,
        "sha3_512" => 72,
        _ => 64,
    }
}

/// HMAC of two pieces of a message; `None` when there is no algorithm of that name.
fn hmac(vm: &mut Vm, name: &str, key: &[u8], message: &[u8]) -> Res<Option<Vec<u8>>> {
    let size = block_size(name);
    let mut block = if key.len() > size {
        match digest_of(vm, name, key)? {
            Some(key) => key,
            None => return Ok(None),
        }
    } else {
        key.to_vec()
    };
    block.resize(size, 0);
    let mut inner: Vec<u8> = block.iter().map(|b| b ^ 0x36).collect();
    inner.extend_from_slice(message);
    let Some(inner) = digest_of(vm, name, &inner)? else { return Ok(None) };
    let mut outer: Vec<u8> = block.iter().map(|b| b ^ 0x5c).collect();
    outer.extend_from_slice(&inner);
    digest_of(vm, name, &outer)
}

/// PBKDF2 with HMAC.
fn pbkdf2(vm: &mut Vm, name: Obj, password: Obj, salt: Obj, iterations: IntArg, length: IntArg) -> Res {
    let name = vm.show(name.0);
    let (password, salt) = (password.bytes(vm)?, salt.bytes(vm)?);
    let whole = |v: IntArg| v.0.as_int().and_then(|n| usize::try_from(n).ok());
    let (Some(iterations), Some(length)) = (whole(iterations), whole(length)) else {
        return Err(vm.value_error("iteration value must be greater than 0."));
    };
    vm.reserve(length)?;
    let mut out = Vec::new();
    let mut number = 1u32;
    while out.len() < length {
        let mut message = salt.clone();
        message.extend_from_slice(&number.to_be_bytes());
        let Some(mut turn) = hmac(vm, &name, &password, &message)? else { return Ok(Value::NONE) };
        let mut block = turn.clone();
        for _ in 1..iterations {
            let Some(next) = hmac(vm, &name, &password, &turn)? else { return Ok(Value::NONE) };
            turn = next;
            for (a, b) in block.iter_mut().zip(&turn) {
                *a ^= b;
            }
        }
        out.extend_from_slice(&block);
        number = number.saturating_add(1);
    }
    out.truncate(length);
    Ok(vm.heap.new_bytes(out))
}

/// Whether two ASCII texts or two bytes-like objects are equal.
fn compare_digest(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    let texts = (vm.text_of(a.0).is_some(), vm.text_of(b.0).is_some());
    if texts == (true, true) {
        let (x, y) = (vm.text_of(a.0), vm.text_of(b.0));
        if x.is_some_and(|t| !t.is_ascii()) || y.is_some_and(|t| !t.is_ascii()) {
            return Err(vm.type_error("comparing strings with non-ASCII characters is not supported"));
        }
        let n = x.map_or(0, |t| t.len());
        let equal = x == y;
        vm.charge(n / 16)?;
        return Ok(Value::bool(equal));
    }
    if vm.lends_bytes(a.0) || vm.lends_bytes(b.0) {
        return Err(Stop::Python);
    }
    if vm.gathered_bytes(a.0).is_none() && vm.gathered_bytes(b.0).is_none() {
        let (x, y) = (vm.type_name(a.0), vm.type_name(b.0));
        return Err(vm.type_error(format!("unsupported operand types(s) or combination of types: '{x}' and '{y}'")));
    }
    let (x, y) = (a.bytes(vm)?, b.bytes(vm)?);
    Ok(Value::bool(x == y))
}
