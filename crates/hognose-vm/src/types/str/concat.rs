//! `a + b` of texts.
//!
//! Short sums are copies. A text that grows keeps its buffer: a string that no program sees owns it, and every text on the way is a
//! part of it, so that a loop of `s += x` is linear and each text goes when nothing refers to it.

use crate::objects::*;
use crate::stop::Res;
use crate::text::{Text, TextBuf};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Up to this length the sum of two strings is a copy of both.
const COPIED: usize = 128;

/// `a + b` of two strings. The buffer of a long `a` moves into the result, of which `a` becomes a prefix, so
/// that a loop of `s += x` is linear.
#[inline]
pub fn concat(vm: &mut Vm, a: Value, b: Value) -> Res {
    let (x, y) = (vm.heap.look_at_short(a.handle()), vm.heap.look_at_short(b.handle()));
    if let (Some((p @ 1.., left)), Some((q @ 1.., right))) = (x, y)
        && p + q <= INLINE_TEXT
    {
        // What is behind a short text is zero, and stays so.
        let ([a, b, c], [x, y, z]) = (left, moved_up(right, p));
        return Ok(vm.heap.new_short(p + q, [a | x, b | y, c | z]));
    }
    concat_copied(vm, a, b)
}

/// [`concat`] of other than two strings that make a short one.
#[inline(never)]
fn concat_copied(vm: &mut Vm, a: Value, b: Value) -> Res {
    let grows = vm.heap.strs.peek(a.handle()).is_some_and(|string| matches!(string.data, StrData::Prefix(..) | StrData::Long(_)));
    if grows && let Some(text) = grown(vm, a, b) {
        return Ok(text);
    }
    // Copying a little costs less than handing a buffer on.
    if let (Some(p @ [_, ..]), Some(q @ [_, ..])) = (vm.heap.look_at(a.handle()), vm.heap.look_at(b.handle()))
        && let n = p.len() + q.len()
        && (INLINE_TEXT + 1..=COPIED).contains(&n)
    {
        let mut text = Vec::with_capacity(n);
        text.extend_from_slice(p);
        text.extend_from_slice(q);
        let text = text.into_boxed_slice();
        vm.reserve(n)?;
        vm.charge(n / 16)?;
        return Ok(vm.heap.new_str_obj(StrObj { data: StrData::Whole(text), hash: 0 }));
    }
    concat_long(vm, a, b)
}

/// A text that ends where the buffer it is in ends, and a short one that there is room for: the sum is in the same buffer. `None`, and no
/// effect, for everything else.
#[inline]
fn grown(vm: &mut Vm, a: Value, b: Value) -> Option<Value> {
    let StrData::Inline(m @ 1.., more) = vm.heap.strs.peek(b.handle())?.data else { return None };
    if a.in_image() {
        return None;
    }
    let room = |string: &StrObj| match &string.data {
        StrData::Long(text) => match &**text {
            TextBuf::Latin1(into) if into.capacity() - into.len() >= usize::from(m) => Some(into.len()).filter(|n| *n > COPIED),
            _ => None,
        },
        _ => None,
    };
    let string = vm.heap.strs.peek(a.handle())?;
    let (holder, len) = match string.data {
        StrData::Prefix(holder, n) => {
            let held = vm.heap.strs.peek(holder).filter(|held| held.hash == HELD)?;
            (holder, room(held).filter(|len| *len == n as usize)?)
        }
        _ => {
            let len = room(string)?;
            (hold(vm, a)?, len)
        }
    };
    let n = u32::try_from(len + usize::from(m)).ok()?;
    // Neither its size nor what it refers to changes.
    let StrData::Long(text) = &mut vm.heap.strs.own_quiet(Value::new(Kind::Str, holder), Kind::Str)?.data else { return None };
    let TextBuf::Latin1(into) = &mut **text else { return None };
    into.extend_from_slice(more.get(..usize::from(m))?);
    Some(vm.heap.new_str_obj_for(StrObj { data: StrData::Prefix(holder, n), hash: 0 }, size_of::<StrObj>()))
}

/// Gives the buffer of a text to a string that no program sees, of which the text becomes a part, as all that is appended to it will
/// be: so none of them refers to another one, and each goes when nothing refers to it.
fn hold(vm: &mut Vm, text: Value) -> Option<u32> {
    let object = vm.heap.str_obj_mut(text.handle());
    let StrData::Long(buffer) = &object.data else { return None };
    let n = u32::try_from(buffer.as_text().len()).ok()?;
    let data = std::mem::replace(&mut object.data, StrData::Prefix(0, n));
    let holder = vm.heap.new_str_obj_for(StrObj { data, hash: HELD }, size_of::<StrObj>()).handle();
    vm.heap.str_obj_mut(text.handle()).data = StrData::Prefix(holder, n);
    Some(holder)
}

/// [`concat`] of other than two short texts.
#[inline(never)]
fn concat_long(vm: &mut Vm, a: Value, b: Value) -> Res {
    let (x, y) = (vm.heap.text(a.handle()), vm.heap.text(b.handle()));
    if y.is_empty() {
        return Ok(a);
    }
    if x.is_empty() {
        return Ok(b);
    }
    let n = x.len() + y.len();
    if let (Text::Latin1(p), Text::Latin1(q)) = (x, y)
        && n <= COPIED
    {
        if n <= INLINE_TEXT {
            // One of them is a prefix of something longer.
            let mut short = super::Short::new();
            short.put(p);
            short.put(q);
            return Ok(vm.heap.new_finished(short.finish()));
        }
        let mut text = Vec::with_capacity(n);
        text.extend_from_slice(p);
        text.extend_from_slice(q);
        let text = text.into_boxed_slice();
        vm.reserve(n)?;
        vm.charge(n / 16)?;
        return Ok(vm.heap.new_str_obj(StrObj { data: StrData::Whole(text), hash: 0 }));
    }
    let same_width = matches!(
        (x, y),
        (Text::Latin1(_), Text::Latin1(_))
            | (Text::Two(_), Text::Two(_) | Text::Latin1(_))
            | (Text::Four(_), _)
    );
    let steals = same_width
        && !a.same(b)
        && !a.in_image()
        && x.len() >= y.len()
        && n <= u32::MAX as usize
        && match vm.heap.str_obj(a.handle()).data {
            StrData::Long(_) | StrData::Whole(_) => true,
            StrData::Prefix(holder, len) => {
                let holder = vm.heap.str_obj(holder);
                holder.hash == HELD && holder.text().is_some_and(|held| held.len() == len as usize)
            }
            StrData::Inline(..) | StrData::Part(..) => false,
        };
    if !steals {
        vm.reserve(n * 4)?;
        vm.charge(n / 16)?;
        let (x, y) = (vm.heap.text(a.handle()), vm.heap.text(b.handle()));
        let text = x.concat(y);
        return Ok(vm.heap.new_text(text));
    }
    let (len, added) = (x.len() as u32, y.len());
    vm.reserve(n)?;
    vm.charge(added / 16)?;
    let holder = match vm.heap.str_obj(a.handle()).data {
        StrData::Long(_) => hold(vm, a),
        StrData::Prefix(holder, _) => Some(holder),
        _ => None,
    };
    let Vm { heap, scratch, .. } = &mut *vm;
    let more = match heap.text(b.handle()) {
        // A little text goes over a buffer that is there already.
        Text::Latin1(bytes) if bytes.len() <= 256 => {
            scratch.clear();
            scratch.extend_from_slice(bytes);
            None
        }
        text => Some(text.narrow()),
    };
    let more = more.as_ref().map_or(Text::Latin1(scratch), TextBuf::as_text);
    let Some(holder) = holder else {
        // Most of what was made at once is appended to once.
        let object = heap.str_obj_mut(a.handle());
        let before = object.size() - size_of::<StrObj>();
        let StrData::Whole(bytes) = std::mem::replace(&mut object.data, StrData::Prefix(0, len)) else { return Ok(a) };
        let mut text = Box::new(TextBuf::Latin1(bytes.into_vec()));
        append(&mut text, more);
        let result = heap.new_grown(StrObj { data: StrData::Long(text), hash: 0 }, before);
        heap.str_obj_mut(a.handle()).data = StrData::Prefix(result.handle(), len);
        return Ok(result);
    };
    let object = heap.str_obj_mut(holder);
    let before = object.size();
    if let StrData::Long(text) = &mut object.data {
        append(text, more);
    }
    let grown = object.size() - before;
    Ok(heap.new_str_obj_for(StrObj { data: StrData::Prefix(holder, n as u32), hash: 0 }, size_of::<StrObj>() + grown))
}

/// Puts a text behind one that is as wide or wider.
fn append(to: &mut TextBuf, more: Text<'_>) {
    match (to, more) {
        (TextBuf::Latin1(into), Text::Latin1(from)) => into.extend_from_slice(from),
        (TextBuf::Two(into), from) => into.extend(from.iter().map(|c| c as u16)),
        (TextBuf::Four(into), from) => into.extend(from.iter()),
        _ => {}
    }
}
