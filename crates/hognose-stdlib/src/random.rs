//! Module `_random`: the class `Random`, MT19937 bit for bit as CPython's; `draws` is what `random` makes of its numbers natively.
//!
//! The state of a generator is a `bytearray` in a slot of the object: 624 words and the index, little-endian. It
//! is read and written in place. A generator that was never given a seed has none; its first use asks the host
//! for entropy, by the twins in the prelude, so that an object of the image starts differently in each session.

pub mod draws;

use hognose_vm::class::NewClass;
use hognose_vm::classes;
use hognose_vm::native::{FromArg, Obj};
use hognose_vm::native_args::{IntArg, number::is_int};
use hognose_vm::num::Int;
use hognose_vm::num::mersenne::{Mersenne, N, real, temper};
use hognose_vm::objects::{ByteArrayObj, DictObj, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::{Request, Vm};

hognose_vm::natives! {
    pub METHODS: methods of "Random" {
        raw "__new__" new "cls, *args, **kwargs";
        "__init__" init_object(SelfRandom, Option<Obj>) "self, x=None, /";
        random(Seeded) "self, /";
        getrandbits(Seeded, IntArg) "self, k, /";
        seed(SelfRandom, Option<Obj>) "self, n=None, /";
        getstate(Seeded) "self, /";
        setstate(SelfRandom, Obj) "self, state, /";
    }
    pub INTRINSICS: functions of "_vm" {
        random_is_seeded(SelfRandom) "generator, /";
        host_entropy(Value) "n, /";
    }
}

/// The name of the slot that holds the state: no identifier, so that no program names it by accident.
const STATE: &str = "generator state";
/// Bytes of the words.
const WORDS: usize = 4 * N;
/// Bytes of a state.
const SIZE: usize = WORDS + 4;

/// Makes the class.
pub fn init(vm: &mut Vm, dict: Value) {
    let namespace = vm.heap.new_dict(DictObj::default());
    for method in METHODS.natives {
        if let Some(native) = hognose_vm::native::find(&format!("Random.{}", method.name)) {
            let name = vm.intern(method.name);
            vm.dict_set_name(namespace, name, native);
        }
    }
    let module = vm.intern("_random");
    vm.dict_set_name(namespace, hognose_vm::names::MODULE, module);
    let (name, state) = (vm.intern("Random"), vm.intern(STATE));
    let class = vm.make_class(NewClass {
        name,
        qualname: name,
        metaclass: classes::TYPE,
        bases: vec![classes::OBJECT],
        dict: namespace,
        slots: Some(vec![state]),
    });
    if let Ok(class) = class {
        // The slot is nobody's attribute.
        let namespace = vm.class(class).dict;
        vm.dict_remove_name(namespace, state);
        vm.dict_set_name(dict, name, class);
    }
}

/// `self`: the object.
struct SelfRandom(Value);

/// `self` with a state: the handle of its `bytearray`.
struct Seeded(u32);

impl FromArg for SelfRandom {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        let Some(handle) = value.is(Kind::Instance) else {
            return Err(if value.is_kind(Kind::Pending) { Stop::Python } else { Stop::Receiver });
        };
        let shape = vm.heap.instance(handle).shape;
        match vm.heap.shape(shape).names.first() {
            Some(name) if name.is_kind(Kind::Str) && vm.show(*name) == STATE => Ok(SelfRandom(value)),
            _ => Err(Stop::Receiver),
        }
    }
}

impl FromArg for Seeded {
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        // The slot is looked at first: only generators have a `bytearray` of this size in front.
        if let Some(handle) = value.is(Kind::Instance)
            && let Some(state) = state_of(vm, handle)
        {
            return Ok(Seeded(state));
        }
        SelfRandom::from_arg(vm, value)?;
        Err(Stop::Python)
    }
}

/// The state of a generator, if it has one.
#[inline]
fn state_of(vm: &Vm, instance: u32) -> Option<u32> {
    let object = vm.heap.instance(instance);
    let state = object.inline[0].is(Kind::ByteArray)?;
    let first = *vm.heap.shape(object.shape).names.first()?;
    (first.is_kind(Kind::Str) && vm.heap.bytearray(state).data.len() == SIZE).then_some(state)
}

fn word(data: &[u8], at: usize) -> u32 {
    match data.get(4 * at..4 * at + 4) {
        Some(&[a, b, c, d]) => u32::from_le_bytes([a, b, c, d]),
        _ => 0,
    }
}

fn set_word(data: &mut [u8], at: usize, word: u32) {
    if let Some(place) = data.get_mut(4 * at..4 * at + 4) {
        place.copy_from_slice(&word.to_le_bytes());
    }
}

/// The next 32 bits of a stored generator.
#[inline]
fn next(data: &mut [u8]) -> u32 {
    let index = word(data, N) as usize;
    if index < N {
        set_word(data, N, index as u32 + 1);
        return temper(word(data, index));
    }
    next_block(data)
}

/// The first number of the next block of words.
#[inline(never)]
fn next_block(data: &mut [u8]) -> u32 {
    let Some(mut generator) = used_up(data) else { return 0 };
    let first = generator.next_u32();
    store(data, &generator);
    first
}

/// A stored generator behind the last of its words.
fn used_up(data: &[u8]) -> Option<Mersenne> {
    let mut words = [0; N];
    for (word, bytes) in words.iter_mut().zip(data.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    Mersenne::from_state(words, N)
}

fn store(data: &mut [u8], generator: &Mersenne) {
    let (words, index) = generator.state();
    for (bytes, word) in data.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = word.to_le_bytes();
    }
    set_word(data, N, index as u32);
}

/// Gives a generator its state.
fn set_state(vm: &mut Vm, object: Value, generator: &Mersenne) {
    let mut data = vec![0; SIZE];
    store(&mut data, generator);
    let state = vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 });
    vm.heap.instance_mut(object.handle()).inline[0] = state;
}

fn random(vm: &mut Vm, state: Seeded) -> Res {
    let data = &mut vm.heap.bytearray_mut(state.0).data;
    let (high, low) = (next(data), next(data));
    Ok(Value::float(real(high, low)))
}

fn getrandbits(vm: &mut Vm, state: Seeded, k: IntArg) -> Res {
    let k = k.get(vm);
    if k.is_negative() {
        return Err(vm.value_error("Cannot convert negative int"));
    }
    let Some(k) = k.to_i128().and_then(|k| u64::try_from(k).ok()) else {
        return Err(vm.overflow_error("Python int too large for C uint64_t"));
    };
    if k <= 32 {
        let data = &mut vm.heap.bytearray_mut(state.0).data;
        return Ok(if k == 0 { Value::small(0) } else { vm_int(next(data) >> (32 - k)) });
    }
    let count = usize::try_from(k.div_ceil(32)).unwrap_or(usize::MAX);
    vm.reserve(count.saturating_mul(8))?;
    vm.charge(count.saturating_mul(4))?;
    let data = &mut vm.heap.bytearray_mut(state.0).data;
    let mut words: Vec<u32> = (0..count).map(|_| next(data)).collect();
    // The highest word keeps its upper bits.
    if let (Some(top), extra @ 1..) = (words.last_mut(), k % 32) {
        *top >>= 32 - extra;
    }
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let int = hognose_vm::num::int::from_bytes(
        &bytes,
        false,
        false,
        &mut hognose_vm::types::operator::Work(&mut vm.meter),
    )?;
    Ok(vm.int(int))
}

fn vm_int(word: u32) -> Value {
    Value::int48(i64::from(word)).unwrap_or_default()
}

/// An object without a state.
fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args[0];
    let is_random = class.is_kind(Kind::Class) && {
        let shape = vm.class(class).shape;
        let first = vm.heap.shape(shape).names.first().copied();
        first.is_some_and(|name| vm.show(name) == STATE)
    };
    if !is_random {
        return Err(vm.type_error("Random.__new__(X): X is not a subtype of _random.Random"));
    }
    let shape = vm.class(class).shape;
    Ok(vm.heap.new_instance(InstanceObj { shape, ..InstanceObj::default() }))
}

fn init_object(vm: &mut Vm, object: SelfRandom, n: Option<Obj>) -> Res {
    seed(vm, object, n)
}

fn seed(vm: &mut Vm, object: SelfRandom, n: Option<Obj>) -> Res {
    let Some(n) = n.filter(|n| !n.0.is_none()) else {
        vm.heap.instance_mut(object.0.handle()).inline[0] = Value::UNDEF;
        return Ok(Value::NONE);
    };
    let payload = vm.unwrap(n.0);
    let generator = if is_int(payload) {
        let words = IntArg(payload).get(vm).words() as usize;
        vm.reserve(words.saturating_mul(16))?;
        vm.charge(words.saturating_mul(4).saturating_add(2000))?;
        Mersenne::from_int(IntArg(payload).get(vm))
    } else {
        // The hash counts as an unsigned number.
        let hash = vm.hash(n.0)?;
        vm.charge(2000)?;
        Mersenne::from_int(Int::from(hash as u64).as_ref())
    };
    set_state(vm, object.0, &generator);
    Ok(Value::NONE)
}

fn getstate(vm: &mut Vm, state: Seeded) -> Res {
    vm.charge(N)?;
    let data = &vm.heap.bytearray(state.0).data;
    let words: Vec<Value> = (0..=N).map(|i| vm_int(word(data, i))).collect();
    Ok(vm.heap.new_tuple(words))
}

fn setstate(vm: &mut Vm, object: SelfRandom, state: Obj) -> Res {
    let Some(handle) = vm.as_kind(state.0, Kind::Tuple) else {
        return Err(vm.type_error("state vector must be a tuple"));
    };
    if vm.heap.tuple(handle).len() != N + 1 {
        return Err(vm.value_error("state vector is the wrong size"));
    }
    vm.charge(N)?;
    let mut words = [0; N];
    for at in 0..=N {
        let item = vm.heap.tuple(handle)[at];
        let item = vm.unwrap(item);
        if !is_int(item) {
            return Err(if item.is_kind(Kind::Pending) {
                Stop::Python
            } else if at == N {
                let name = vm.type_name(item);
                vm.type_error(format!("'{name}' object cannot be interpreted as an integer"))
            } else {
                vm.type_error("an integer is required")
            });
        }
        let int = IntArg(item).get(vm);
        if at == N && int.to_i64().is_some_and(i64::is_negative) {
            return Err(vm.value_error("invalid state"));
        }
        if at == N && int.to_i64().is_none() {
            return Err(vm.overflow_error("Python int too large to convert to C long"));
        }
        if int.is_negative() {
            return Err(vm.overflow_error("can't convert negative value to unsigned int"));
        }
        let Some(value) = int.to_i128().and_then(|i| u64::try_from(i).ok()) else {
            return Err(vm.overflow_error("Python int too large to convert to C unsigned long"));
        };
        match words.get_mut(at) {
            Some(place) => *place = value as u32,
            None => {
                let generator = usize::try_from(value).ok().and_then(|i| Mersenne::from_state(words, i));
                match generator {
                    Some(generator) => set_state(vm, object.0, &generator),
                    None => return Err(vm.value_error("invalid state")),
                }
            }
        }
    }
    Ok(Value::NONE)
}

/// Whether a generator has a state.
fn random_is_seeded(vm: &mut Vm, object: SelfRandom) -> Res {
    Ok(Value::bool(state_of(vm, object.0.handle()).is_some()))
}

/// So many bytes of the host's entropy.
fn host_entropy(vm: &mut Vm, n: Value) -> Res {
    vm.ask(Request::Capability { name: "entropy", args: vec![n] })
}
