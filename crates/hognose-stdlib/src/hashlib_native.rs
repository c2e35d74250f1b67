//! `_hashlib`: digests of bytes.
//!
//! A hash object of the guest holds the bytes that it was given, so that its state is plain data; the digest is made
//! from all of them when it is asked for.

use hognose_vm::native::Obj;
use hognose_vm::native_args::IntArg;
use hognose_vm::natives;
use hognose_vm::objects::{ByteArrayObj, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{TextBuf, bytes};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;
use sha2::digest::{Digest, ExtendableOutput, Update, XofReader};

natives! {
    pub FUNCTIONS: functions of "_hashlib" {
        digest(Obj, Obj) "name, data, /";
        shake(Obj, Obj, IntArg) "name, data, length, /";
        blake2(Obj, Obj, Obj) "name, parameters, data, /";
        pbkdf2(Obj, Obj, Obj, IntArg, IntArg) "name, password, salt, iterations, length, /";
        compare_digest(Obj, Obj) "a, b, /";
        raw "openssl_md5" md5 "data=b'', *, usedforsecurity=True, string=None";
        raw "openssl_sha1" sha1 "data=b'', *, usedforsecurity=True, string=None";
        raw "openssl_sha224" sha224 "data=b'', *, usedforsecurity=True, string=None";
        raw "openssl_sha256" sha256 "data=b'', *, usedforsecurity=True, string=None";
        raw "openssl_sha384" sha384 "data=b'', *, usedforsecurity=True, string=None";
        raw "openssl_sha512" sha512 "data=b'', *, usedforsecurity=True, string=None";
    }
    pub HASH: own_methods of "HASH" {
        raw "update" update "self, obj, /";
        raw "digest" whole_digest "self, /";
        raw "hexdigest" hexdigest "self, /";
    }
}

// The slots of a hash object, in the order of `__slots__`.
const NAME: usize = 0;
const DATA: usize = 1;

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

/// A digest as bytes of the guest, or as hexadecimal digits.
fn shown(vm: &mut Vm, digest: &[u8], hex: bool) -> Value {
    if hex { vm.heap.new_text(TextBuf::Latin1(bytes::digits(digest))) } else { vm.heap.new_bytes(digest) }
}

/// The digest of a hash object.
fn digest_of_object(vm: &mut Vm, value: Value, hex: bool) -> Res {
    let (_, name, data) = object_of(vm, value)?;
    let n = vm.bytes_like(data).ok_or(Stop::Python)?.len();
    if n > CHUNK {
        // With looks at the budget in between.
        return Err(Stop::Python);
    }
    let known = vm.heap.text(name.handle()).as_ascii().and_then(|name| {
        let all = [Md5, Sha1, Sha224, Sha256, Sha384, Sha512];
        all.into_iter().find(|which| which.name() == name)
    });
    let which = known.ok_or(Stop::Python)?;
    vm.charge(100 + n)?;
    let data = vm.bytes_like(data).ok_or(Stop::Python)?;
    match which {
        Md5 => { let digest = md5::Md5::digest(&data); Ok(shown(vm, &digest, hex)) }
        Sha1 => { let digest = sha1::Sha1::digest(&data); Ok(shown(vm, &digest, hex)) }
        Sha224 => { let digest = sha2::Sha224::digest(&data); Ok(shown(vm, &digest, hex)) }
        Sha256 => { let digest = sha2::Sha256::digest(&data); Ok(shown(vm, &digest, hex)) }
        Sha384 => { let digest = sha2::Sha384::digest(&data); Ok(shown(vm, &digest, hex)) }
        Sha512 => { let digest = sha2::Sha512::digest(&data); Ok(shown(vm, &digest, hex)) }
    }
}

fn whole_digest(vm: &mut Vm, args: &[Value]) -> Res {
    digest_of_object(vm, args[0], false)
}

fn hexdigest(vm: &mut Vm, args: &[Value]) -> Res {
    digest_of_object(vm, args[0], true)
}

/// The algorithms that programs use most.
#[derive(Clone, Copy)]
enum Which {
    Md5,
    Sha1,
    Sha224,
    Sha256,
    Sha384,
    Sha512,
}

use Which::{Md5, Sha1, Sha224, Sha256, Sha384, Sha512};

impl Which {
    fn name(self) -> &'static str {
        match self {
            Md5 => "md5",
            Sha1 => "sha1",
            Sha224 => "sha224",
            Sha256 => "sha256",
            Sha384 => "sha384",
            Sha512 => "sha512",
        }
    }
}

/// A hash object of the usual kind: its instance, the name, and what it was given.
#[inline]
fn object_of(vm: &Vm, value: Value) -> Res<(u32, Value, Value)> {
    let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
    let object = vm.heap.instance(instance);
    if vm.library_shapes().is_none_or(|shapes| shapes.hash != object.shape) || !object.slot(NAME).is_kind(Kind::Str) {
        return Err(Stop::Python);
    }
    Ok((instance, object.slot(NAME), object.slot(DATA)))
}

/// A hash object that begins with some bytes: those themselves, until there are more.
fn begin(vm: &mut Vm, which: Which, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.hash;
    let [data, _, string] = *args else { return Err(Stop::Python) };
    let data = match data.given() {
        Some(data) if data.is_kind(Kind::Bytes) => data,
        None => vm.heap.new_bytes([]),
        _ => return Err(Stop::Python),
    };
    if string.given().is_some_and(|string| !string.is_none()) {
        return Err(Stop::Python);
    }
    vm.charge(1)?;
    let mut made = InstanceObj { shape, ..InstanceObj::default() };
    let name = vm.intern(which.name());
    made.set_slot(NAME, name);
    made.set_slot(DATA, data);
    Ok(vm.heap.new_instance(made))
}

fn md5(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Md5, args)
}

fn sha1(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Sha1, args)
}

fn sha224(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Sha224, args)
}

fn sha256(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Sha256, args)
}

fn sha384(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Sha384, args)
}

fn sha512(vm: &mut Vm, args: &[Value]) -> Res {
    begin(vm, Sha512, args)
}

/// `update(bytes)`.
fn update(vm: &mut Vm, args: &[Value]) -> Res {
    let (instance, _, data) = object_of(vm, args[0])?;
    let more = args[1];
    let n = match more.kind() {
        Kind::Bytes => vm.heap.bytes_obj(more.handle()).data.len(),
        Kind::ByteArray => vm.heap.bytearray(more.handle()).data.len(),
        _ => return Err(Stop::Python),
    };
    vm.charge(n / 16 + 1)?;
    if let Some(before) = data.is(Kind::Bytes) {
        // They are the guest's own: from the second piece on there is a buffer.
        let before = vm.heap.bytes_obj(before).data.len();
        if before == 0 && more.is_kind(Kind::Bytes) {
            vm.heap.instance_mut(instance).set_slot(DATA, more);
            return Ok(Value::NONE);
        }
        vm.charge(before / 16)?;
        vm.reserve(before + n)?;
        let pieces = [vm.bytes_like(data), vm.bytes_like(more)].map(Option::unwrap_or_default);
        let data = pieces.concat();
        let buffer = vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 });
        vm.heap.instance_mut(instance).set_slot(DATA, buffer);
        return Ok(Value::NONE);
    }
    let buffer = data.is(Kind::ByteArray).ok_or(Stop::Python)?;
    if !vm.heap.bytearray(buffer).data.has_room(n) {
        let more = n.max(vm.heap.bytearray(buffer).data.len());
        vm.reserve(more)?;
        vm.heap.grew(more);
    }
    let more = vm.bytes_like(more).ok_or(Stop::Python)?.into_owned();
    vm.heap.bytearray_mut(buffer).data.extend(more);
    Ok(Value::NONE)
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
