//! Filling a dict: what `dict(…)`, `dict.update(…)`, `|=` share.
//!
//! Everything that is needed is taken out of the arguments first, so that nothing has happened when
//! a key turns out to need Python: the twin then begins anew with iterators as they were.

use smallvec::SmallVec;

use crate::classes;
use crate::names;
use crate::objects::{DictObj, Entry, IterObj};
use crate::stop::{Res, Stop};
use crate::types::iter::NextPair;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What the arguments of `dict(…)` give, keys hashed, and the exception that came after that.
#[derive(Default)]
pub struct Given {
    pub entries: Vec<Entry>,
    pub raised: Option<Value>,
}

impl Given {
    /// The same where the exception is all that counts.
    pub fn all(self) -> Res<Vec<Entry>> {
        self.raised.map_or(Ok(self.entries), |exception| Err(Stop::Raise(exception)))
    }

    /// Adds an entry, or what is raised in its place; whether it goes on.
    fn add(&mut self, entry: Res<Entry>) -> Res<bool> {
        match entry {
            Ok(entry) => self.entries.push(entry),
            Err(stop) => self.raised = Some(stop.raised().ok_or(stop)?),
        }
        Ok(self.raised.is_none())
    }
}

/// The items that the arguments of `dict(…)` give, keys hashed, as far as there are some before an exception.
pub fn entries_of(vm: &mut Vm, source: Option<Value>, kwargs: Value) -> Res<Given> {
    let mut given = match source {
        Some(source) => from_argument(vm, source)?,
        None => Given::default(),
    };
    if kwargs.is_kind(Kind::Dict) && given.raised.is_none() {
        given.entries.extend(vm.heap.dict(kwargs.handle()).items().copied());
    }
    Ok(given)
}

fn from_argument(vm: &mut Vm, source: Value) -> Res<Given> {
    if let Some(handle) = plain_dict(vm, source)? {
        let n = vm.heap.dict(handle).len();
        vm.charge(n)?;
        vm.reserve(n * 48)?;
        return Ok(Given { entries: vm.heap.dict(handle).items().copied().collect(), raised: None });
    }
    if vm.special(source, names::KEYS).is_some() {
        return Err(Stop::Python);
    }
    if source.is_kind(Kind::Instance) {
        return match vm.is_iterable(source) {
            true => Err(Stop::Python),
            false => Err(vm.not_iterable(source)),
        };
    }
    let in_pairs = |iter: &u32| match vm.heap.iter(*iter) {
        IterObj::Zip(iters, _) => iters.len() == 2,
        IterObj::Enumerate(..) | IterObj::ZipLists(..) | IterObj::EnumerateList(..) => true,
        _ => false,
    };
    match source.is(Kind::Iter).filter(in_pairs) {
        Some(iter) if !vm.calls_python(iter) => vm.or_restored(source, |vm| paired(vm, iter)),
        _ => {
            let (given, raised) = vm.with_items_so_far(source, pairs)?;
            Ok(Given { raised: given.raised.or(raised), ..given })
        }
    }
}

/// The entries that `zip` of two iterators or `enumerate` gives, without tuples for them.
fn paired(vm: &mut Vm, iter: u32) -> Res<Given> {
    let mut given = Given::default();
    loop {
        if given.entries.len() % 64 == 63 {
            vm.charge(96)?;
            vm.reserve(given.entries.len() * 64)?;
        }
        let entry = match pair_of(vm, iter) {
            Ok(Some([key, value])) => vm.hash_key(key).map(|hash| Entry { hash, key, value }),
            Ok(None) => break,
            Err(stop) => Err(stop),
        };
        if !given.add(entry)? {
            break;
        }
    }
    vm.charge(given.entries.len() % 64)?;
    Ok(given)
}

/// The next pair of an iterator that gives pairs.
fn pair_of(vm: &mut Vm, iter: u32) -> Res<Option<[Value; 2]>> {
    let mut pair = [Value::UNDEF; 2];
    match vm.iter_next_pair(iter, &mut pair)? {
        NextPair::Pair => Ok(Some(pair)),
        NextPair::Ended => Ok(None),
        NextPair::Other => match vm.iter_next(iter)?.and_then(|item| item.is(Kind::Tuple)) {
            Some(tuple) => <[Value; 2]>::try_from(vm.heap.tuple(tuple)).map(Some).map_err(|_| Stop::Python),
            None => Ok(None),
        },
    }
}

/// The dict behind a value whose items can be copied: a dict, or an instance of a subclass that iterates as dicts do.
pub fn plain_dict(vm: &mut Vm, value: Value) -> Res<Option<u32>> {
    match value.kind() {
        Kind::Dict => Ok(Some(value.handle())),
        Kind::Pending => Err(Stop::Python),
        Kind::Instance => {
            let Some(handle) = vm.as_kind(value, Kind::Dict) else { return Ok(None) };
            // What else its class defines, `keys` and `__getitem__` too, is not asked.
            let own = vm.special(value, names::ITER).is_some_and(|f| !f.is_kind(Kind::Native));
            Ok(if own { None } else { Some(handle) })
        }
        _ => Ok(None),
    }
}

fn pairs(vm: &mut Vm, items: Vec<Value>) -> Res<Given> {
    vm.charge(items.len())?;
    vm.reserve(items.len() * 48)?;
    let mut given = Given { entries: Vec::with_capacity(items.len()), raised: None };
    for (i, item) in items.into_iter().enumerate() {
        let entry = match two_of(vm, i, item) {
            Ok([key, value]) => vm.hash_key(key).map(|hash| Entry { hash, key, value }),
            Err(stop) => Err(stop),
        };
        if !given.add(entry)? {
            break;
        }
    }
    Ok(given)
}

/// Key and value that item number `i` of a sequence of pairs is.
fn two_of(vm: &mut Vm, i: usize, item: Value) -> Res<[Value; 2]> {
    let two = match item.kind() {
        Kind::Tuple => <[Value; 2]>::try_from(vm.heap.tuple(item.handle())).ok(),
        Kind::List => <[Value; 2]>::try_from(&vm.heap.list(item.handle())[..]).ok(),
        _ => None,
    };
    if let Some(two) = two {
        return Ok(two);
    }
    let pair = match item.kind() {
        Kind::Tuple => vm.heap.tuple(item.handle()).to_vec(),
        Kind::List => vm.heap.list(item.handle()).clone(),
        // What another try would not find again.
        _ if vm.unwrap(item).is_kind(Kind::Iter) => return Err(Stop::Python),
        _ => match vm.builtin_items(item)? {
            Some(pair) => pair,
            // Python code goes through it, or says what is wrong with it.
            None => return Err(Stop::Python),
        },
    };
    <[Value; 2]>::try_from(pair).map_err(|pair| {
        let n = pair.len();
        vm.value_error(format!("dictionary update sequence element #{i} has length {n}; 2 is required"))
    })
}

/// Puts items into a dict. Nothing happens when a comparison of keys needs Python.
pub fn put(vm: &mut Vm, dict: u32, entries: Vec<Entry>) -> Res<()> {
    vm.charge(entries.len())?;
    vm.reserve(entries.len() * 32)?;
    // Only keys of classes can need Python: a first look says so before anything changes.
    let simple = |k: Value| {
        matches!(
            k.kind(),
            Kind::Str | Kind::Int | Kind::None | Kind::Bool | Kind::Float | Kind::Wide | Kind::Big | Kind::Bytes
        )
    };
    if !entries.iter().all(|e| simple(e.key)) {
        for entry in &entries {
            vm.dict_find(dict, entry.key, entry.hash)?;
        }
        // Against one another.
        let mut trial = DictObj::with_capacity(entries.len());
        for entry in &entries {
            let mut from = 0;
            let mut found = false;
            while let Some(at) = trial.candidate(entry.hash, from) {
                if vm.same_or_equal(trial.entries[at].key, entry.key)? {
                    found = true;
                    break;
                }
                from = at + 1;
            }
            if !found {
                trial.insert_new(entry.hash, entry.key, Value::NONE);
            }
        }
    } else if !vm.heap.dict(dict).is_empty() {
        for entry in &entries {
            vm.dict_find(dict, entry.key, entry.hash)?;
        }
    }
    for entry in entries {
        match vm.dict_find(dict, entry.key, entry.hash)? {
            Some(at) => vm.heap.dict_mut(dict).entries[at].value = entry.value,
            None => vm.heap.dict_insert_new(dict, entry.hash, entry.key, entry.value),
        }
    }
    Ok(())
}

/// Puts the items of another dict into a dict. Nothing happens when a comparison of keys needs Python.
pub fn put_all(vm: &mut Vm, dict: u32, other: u32) -> Res<()> {
    let n = vm.heap.dict(other).len();
    if dict == other || n == 0 {
        return Ok(());
    }
    vm.charge(n + vm.heap.dict(other).entries.len() / 8)?;
    vm.reserve(n * 48)?;
    if n == 1 {
        let Some(&entry) = vm.heap.dict(other).items().next() else { return Ok(()) };
        match vm.dict_find(dict, entry.key, entry.hash)? {
            Some(at) => vm.heap.dict_mut(dict).entries[at].value = entry.value,
            None => vm.heap.dict_insert_new(dict, entry.hash, entry.key, entry.value),
        }
        return Ok(());
    }
    // Where the dict has their keys: that is all that can stop.
    let mut known: SmallVec<[usize; 8]> = SmallVec::with_capacity(n);
    let (mut at, mut n_known) = (0, 0);
    while let Some(i) = vm.heap.dict(other).next_at(at) {
        at = i + 1;
        let entry = vm.heap.dict(other).entries[i];
        let found = vm.dict_find(dict, entry.key, entry.hash)?;
        n_known += usize::from(found.is_some());
        known.push(found.unwrap_or(usize::MAX));
    }
    if n_known != 0 {
        let values: SmallVec<[Value; 8]> = vm.heap.dict(other).items().map(|entry| entry.value).collect();
        let target = vm.heap.dict_mut(dict);
        for (at, value) in known.iter().zip(values) {
            if let Some(entry) = target.entries.get_mut(*at) {
                entry.value = value;
            }
        }
    }
    if n_known != n {
        // Positions change from here on.
        let mut target = std::mem::take(vm.heap.dict_mut(dict));
        let before = target.heap_bytes();
        for (entry, at) in vm.heap.dict(other).items().zip(&known) {
            if *at == usize::MAX {
                target.insert_new(entry.hash, entry.key, entry.value);
            }
        }
        vm.heap.grew(target.heap_bytes().saturating_sub(before));
        *vm.heap.dict_mut(dict) = target;
    }
    Ok(())
}

impl Vm {
    /// The hash of a key of a dict: the error of an unhashable one says what it was wanted for.
    pub fn hash_key(&mut self, key: Value) -> Res<i64> {
        match self.hash(key) {
            Err(stop) if let Some(exc) = stop.raised() => Err(self.unhashable(exc, key, "a dict key")),
            other => other,
        }
    }

    /// As `hash_key`, for an element of a set.
    pub fn hash_element(&mut self, key: Value) -> Res<i64> {
        match self.hash(key) {
            Err(stop) if let Some(exc) = stop.raised() => Err(self.unhashable(exc, key, "a set element")),
            other => other,
        }
    }

    /// The error of an unhashable key in the words of 3.14: what was used as what, and why not.
    #[cold]
    fn unhashable(&mut self, exc: Value, key: Value, role: &str) -> Stop {
        if !self.class_of(exc).same(classes::TYPE_ERROR) {
            return Stop::Raise(exc);
        }
        let why = match crate::types::exception::to_str(self, exc) {
            Ok(text) => self.show(text),
            Err(stop) => return stop,
        };
        let name = self.type_name(key);
        self.type_error(format!("cannot use '{name}' as {role} ({why})"))
    }
}

/// A new dict of these items.
pub fn new_dict(vm: &mut Vm, entries: Vec<Entry>) -> Res {
    vm.reserve(entries.len() * 32)?;
    let dict = vm.heap.new_dict(DictObj::default());
    put(vm, dict.handle(), entries)?;
    Ok(dict)
}

/// The elements of a set, or the keys of a dict, with the hashes that are stored with them; `None` of anything else.
pub fn stored_hashes(vm: &mut Vm, value: Value) -> Res<Option<Vec<(i64, Value)>>> {
    let n = match value.kind() {
        Kind::Set | Kind::FrozenSet => vm.heap.set(value).table.len(),
        Kind::Dict => vm.heap.dict(value.handle()).len(),
        _ => return Ok(None),
    };
    vm.charge(n / 4)?;
    vm.reserve(n * 24)?;
    Ok(Some(match value.kind() {
        Kind::Dict => vm.heap.dict(value.handle()).items().map(|e| (e.hash, e.key)).collect(),
        _ => vm.heap.set(value).items().map(|e| (e.hash, e.key)).collect(),
    }))
}
