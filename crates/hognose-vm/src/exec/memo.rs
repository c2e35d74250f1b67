//! What functions of `functools.lru_cache` remember.
//!
//! Such a function is a wrapper of the library's (`_memoised`). What it knows is a list in the one of its cells that holds a list: its
//! table, how often that had an answer and how often not, and how many entries it has at most, or `None`. A call that the table has an
//! answer for is answered without a frame.

use super::call::{self, Callee};
use super::{Cx, Flow, keys};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The places in the list.
const TABLE: usize = 0;
const HITS: usize = 1;
const MISSES: usize = 2;
const MOST: usize = 3;

/// The wrapper of the image whose calls are remembered, and which of its cells has the list.
#[derive(Clone, Copy, Debug)]
pub struct MemoWrapper {
    /// Its unit.
    pub unit: u32,
    /// Its body there.
    pub body: u32,
    /// The number of the cell.
    pub cell: usize,
    /// The number of the cell that has the function.
    pub function: usize,
    /// What puts a result into a table where that takes more than a look: it gets the list, the key and the result, which it gives back.
    pub remember: Value,
}

/// What a table has for a call.
enum Found {
    At(u32, usize),
    /// Nothing: under this key with this hash it may get it.
    Nowhere(u32, Value, i64),
    /// That takes more to tell: keys that compare in Python.
    Unsure,
}

/// What becomes of a call.
pub(super) enum Answer {
    /// It has this result.
    Known(Value),
    /// This function is to be entered with the same arguments, its result to be remembered with what comes next.
    Ask(u32, Value),
    /// It is a call as others are.
    None,
}

/// What becomes of a call of a function. Where there is room for a frame one that has no answer yet counts as asked.
#[inline(never)]
pub(super) fn answer(vm: &mut Vm, function: u32, args: &[Value], is_room: bool) -> Answer {
    // Most functions of the library are no closures: for those nothing has to be known of the wrapper, which is read where it is asked for.
    if vm.heap.function(function).cells.len() < CELLS {
        return Answer::None;
    }
    answer_of(vm, function, args, is_room).unwrap_or(Answer::None)
}

/// The wrapper has no fewer cells.
const CELLS: usize = 5;

fn answer_of(vm: &mut Vm, function: u32, args: &[Value], is_room: bool) -> Option<Answer> {
    let wrapper = vm.image.memo_wrapper()?;
    let object = vm.heap.function(function);
    if (object.unit, object.body) != (wrapper.unit, wrapper.body) {
        return None;
    }
    let content = |cell: usize| Some(vm.heap.cell(object.cells.get(cell)?.is(Kind::Cell)?).0);
    let (memo, inner) = (content(wrapper.cell)?.is(Kind::List)?, content(wrapper.function)?);
    let key = match *args {
        [one] if is_own_key(one) => one,
        _ => vm.heap.new_tuple(args),
    };
    let table = vm.heap.list(memo).get(TABLE)?.is(Kind::Dict)?;
    if let Some(Some(at)) = keys::position(vm, Value::new(Kind::Dict, table), key) {
        return Some(Answer::Known(hit(vm, memo, table, at)));
    }
    match look(vm, memo, key).ok()? {
        Found::At(table, at) => Some(Answer::Known(hit(vm, memo, table, at))),
        Found::Nowhere(..) if is_room => {
            let inner = inner.is(Kind::Function)?;
            if vm.heap.function(inner).direct.arguments as usize != args.len() {
                return None;
            }
            count(vm, memo, MISSES);
            let kept = vm.heap.new_tuple([Value::new(Kind::List, memo), key]);
            Some(Answer::Ask(inner, kept))
        }
        Found::Nowhere(..) | Found::Unsure => None,
    }
}

/// One hit or miss more.
fn count(vm: &mut Vm, memo: u32, place: usize) {
    let number = vm.heap.list(memo).get(place).and_then(|number| Value::add_ints(*number, Value::small(1)));
    if let Some(number) = number
        && let Some(place) = vm.heap.list_mut(memo).get_mut(place)
    {
        *place = number;
    }
}

/// A call gave a value: puts it into the table of its function (`kept` is what [`Answer::Ask`] says) and delivers it.
///
/// The call must not be made once more, so nothing stops here: what cannot be done at once is done by a function of the library, which can
/// be stopped.
pub(super) fn remember(cx: &mut Cx<'_>, dst: u8, kept: Value, value: Value) -> Flow {
    let kept = kept.is(Kind::Tuple).map_or(&[][..], |kept| cx.vm.heap.tuple(kept));
    if let [list, key] = *kept
        && let Some(memo) = list.is(Kind::List)
        && !matches!(put(cx.vm, memo, key, value), Ok(true))
        && let Some(wrapper) = cx.vm.image.memo_wrapper()
    {
        return call::invoke_with(cx, Callee::store(wrapper.remember, dst), &[list, key, value]);
    }
    cx.set(dst, value);
    Flow::Next
}

/// What the list of a function that remembers has for a call: `absent` when there is nothing, `unsure` when that takes more to tell, as
/// with named arguments.
pub fn recalled(vm: &mut Vm, memo: Value, args: Value, named: Value, absent: Value, unsure: Value) -> Res {
    let memo = memo.is(Kind::List).ok_or(Stop::Receiver)?;
    if named.is(Kind::Dict).is_some_and(|named| !vm.heap.dict(named).is_empty()) {
        return Ok(unsure);
    }
    let key = key_of(vm, args)?;
    Ok(match look(vm, memo, key)? {
        Found::At(table, at) => hit(vm, memo, table, at),
        Found::Nowhere(..) => absent,
        Found::Unsure => unsure,
    })
}

/// Puts what a call gave into the table, unless it is there by now; where the table has as many entries as it may have the oldest one
/// goes. Whether that was done.
pub fn keep(vm: &mut Vm, memo: Value, args: Value, value: Value) -> Res {
    let memo = memo.is(Kind::List).ok_or(Stop::Receiver)?;
    let key = key_of(vm, args)?;
    put(vm, memo, key, value).map(Value::bool)
}

fn put(vm: &mut Vm, memo: u32, key: Value, value: Value) -> Res<bool> {
    match look(vm, memo, key)? {
        Found::At(..) => Ok(true),
        Found::Nowhere(table, key, hash) => {
            let most = vm.heap.list(memo).get(MOST).and_then(|most| most.as_int());
            let dict = vm.heap.dict(table);
            if most.is_some_and(|most| dict.len() as i64 >= most)
                && let Some(oldest) = dict.next_at(0)
            {
                vm.heap.dict_mut(table).remove_at(oldest);
            }
            vm.heap.dict_insert_new(table, hash, key, value);
            Ok(true)
        }
        Found::Unsure => Ok(false),
    }
}

/// An answer, which counts; where the number of entries is limited it becomes the newest.
fn hit(vm: &mut Vm, memo: u32, table: u32, at: usize) -> Value {
    let list = vm.heap.list(memo);
    let limited = list.get(MOST).is_some_and(|most| !most.is_none());
    count(vm, memo, HITS);
    let dict = vm.heap.dict(table);
    if !limited || at + 1 == dict.entries.len() {
        return dict.entries[at].value;
    }
    let entry = vm.heap.dict_mut(table).remove_at(at);
    vm.heap.dict_insert_new(table, entry.hash, entry.key, entry.value);
    entry.value
}

/// Whether an argument that is the only one is its own key.
fn is_own_key(value: Value) -> bool {
    matches!(value.kind(), Kind::Str | Kind::Int | Kind::Wide | Kind::Big)
}

/// The key of a call with these arguments, a tuple; what is no tuple is a key already.
fn key_of(vm: &Vm, args: Value) -> Res {
    let Some(items) = args.is(Kind::Tuple) else { return Ok(args) };
    Ok(match vm.heap.tuple(items) {
        [one] if is_own_key(*one) => *one,
        _ => args,
    })
}

#[inline(never)]
fn look(vm: &mut Vm, memo: u32, key: Value) -> Res<Found> {
    let Some(table) = vm.heap.list(memo).get(TABLE).and_then(|table| table.is(Kind::Dict)) else { return Ok(Found::Unsure) };
    let found = match vm.hash(key) {
        Ok(hash) => vm.dict_find(table, key, hash).map(|at| (hash, at)),
        Err(stop) => Err(stop),
    };
    match found {
        Ok((_, Some(at))) => Ok(Found::At(table, at)),
        Ok((hash, None)) => Ok(Found::Nowhere(table, key, hash)),
        Err(stop) if stop == Stop::Python || stop.raised().is_some() => Ok(Found::Unsure),
        Err(stop) => Err(stop),
    }
}

impl crate::image::Image {
    /// The wrapper of `functools.lru_cache`, as the image has it.
    #[inline]
    pub fn memo_wrapper(&self) -> Option<MemoWrapper> {
        let found = || {
            let heap = self.frozen();
            let module = self.library_module("functools")?;
            let function = heap.function(heap.member(module, crate::names::REMEMBERING)?)?;
            let remember = heap.member(module, crate::names::REMEMBER)?;
            let has_list = |cell: &Value| heap.content(*cell).is_some_and(|content| content.is_kind(Kind::List));
            let has_native = |cell: &Value| heap.content(*cell).is_some_and(|content| content.is_kind(Kind::Native));
            let of = |what: &dyn Fn(&Value) -> bool| function.cells.iter().position(what);
            Some(MemoWrapper { unit: function.unit, body: function.body, cell: of(&has_list)?, function: of(&has_native)?, remember })
        };
        if self.is_building() { None } else { *self.memo.get_or_init(found) }
    }
}
