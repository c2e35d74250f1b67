//! What `match` asks of classes and mappings, where nothing of the guest decides.
//!
//! Everything else, and every error, is the business of the twins in the prelude.

use crate::attribute::Attr;
use crate::classes;
use crate::names;
use crate::native::Obj;
use crate::natives;
use crate::objects::TupleItems;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub INTRINSICS: functions of "_vm" {
        match_class(Obj, Value, Value, Value) "subject, cls, n_positional, keyword_names, /";
        match_keys(Obj, Value) "subject, keys, /";
    }
}

/// More sub-patterns than this are left to the twin, which also knows how to report one that is there twice.
const FEW: usize = 8;

/// The values for the sub-patterns of `cls(…)`, a tuple; `None` when the subject does not match.
fn match_class(vm: &mut Vm, subject: Obj, class: Value, n_positional: Value, keywords: Value) -> Res {
    if super::attributes::is_surely_none(vm, subject.0, class) {
        return Ok(Value::NONE);
    }
    if let Some((values, n)) = slots_at_hand(vm, subject.0, class, n_positional, keywords) {
        return Ok(vm.heap.new_tuple(TupleItems::from(&values[..n])));
    }
    if !class.is_kind(Kind::Class) {
        return Err(Stop::Python);
    }
    if !super::attributes::is_instance(vm, subject.0, class)? {
        return Ok(Value::NONE);
    }
    let n = usize::try_from(n_positional.as_int().unwrap_or(0)).unwrap_or(0);
    let Some(keywords) = keywords.is(Kind::Tuple) else { return Err(Stop::Python) };
    let n_keywords = vm.heap.tuple(keywords).len();
    if n + n_keywords > FEW {
        return Err(Stop::Python);
    }
    let mut wanted = [Value::UNDEF; FEW];
    if n > 0 {
        match vm.class_getattr(class, names::MATCH_ARGS)? {
            Attr::Value(args) if args.is_kind(Kind::Tuple) => {
                let args = vm.heap.tuple(args.handle());
                let Some(args) = args.get(..n) else { return Err(Stop::Python) };
                wanted[..n].copy_from_slice(args);
            }
            Attr::Missing if n == 1 && n_keywords == 0 && matches_itself(vm, class) => {
                return Ok(vm.heap.new_tuple([subject.0]));
            }
            _ => return Err(Stop::Python),
        }
    }
    wanted[n..n + n_keywords].copy_from_slice(vm.heap.tuple(keywords));
    let mut values = [Value::UNDEF; FEW];
    let wanted = &wanted[..n + n_keywords];
    for (i, name) in wanted.iter().enumerate() {
        if !name.is_kind(Kind::Str) || wanted[..i].iter().any(|other| vm.same_text(*other, *name)) {
            return Err(Stop::Python);
        }
        match attribute(vm, subject.0, *name)? {
            Some(value) => values[i] = value,
            None => return Ok(Value::NONE),
        }
    }
    let items = TupleItems::from(&values[..wanted.len()]);
    Ok(vm.heap.new_tuple(items))
}

/// The values for the sub-patterns, and how many there are, of an instance of just this class whose attributes have been asked for
/// lately.
fn slots_at_hand(
    vm: &Vm,
    object: Value,
    class: Value,
    n_positional: Value,
    keywords: Value,
) -> Option<([Value; FEW], usize)> {
    let instance = vm.heap.instances.own(object, Kind::Instance)?;
    if !vm.heap.shapes.peek(instance.shape)?.class.same(class) {
        return None;
    }
    let own = vm.class(class);
    if own.flags.getattribute || own.flags.getattr || !own.metaclass.same(classes::TYPE) {
        return None;
    }
    let keywords = vm.heap.tuple(keywords.is(Kind::Tuple)?);
    let positional = match usize::try_from(n_positional.as_int()?).ok()? {
        0 => &[][..],
        n => vm.heap.tuple(vm.class_attr(class, names::MATCH_ARGS)?.is(Kind::Tuple)?).get(..n)?,
    };
    let mut values = [Value::UNDEF; FEW];
    let mut n = 0;
    for name in positional.iter().chain(keywords) {
        // Names that are known are interned, so those that say the same are the same. A name that is there twice is an error.
        let before = positional.iter().chain(keywords).take(n);
        if !name.is_kind(Kind::Str) || before.into_iter().any(|other| other.same(*name)) {
            return None;
        }
        *values.get_mut(n)? = vm.recent_slot(object, *name)?;
        n += 1;
    }
    Some((values, n))
}

/// An attribute that is there without running anything; `None` when there is none.
fn attribute(vm: &mut Vm, object: Value, name: Value) -> Res<Option<Value>> {
    let class = vm.class_of(object);
    let flags = vm.class(class).flags;
    if flags.getattribute || flags.getattr || matches!(object.kind(), Kind::Class | Kind::Module | Kind::Super) {
        return Err(Stop::Python);
    }
    let name = vm.intern_value(name);
    if let Some(value) = vm.recent_slot(object, name) {
        return Ok(Some(value));
    }
    match vm.find_attr(object, name) {
        Ok(Attr::Value(value)) => {
            vm.note_slot(object, name, value);
            Ok(Some(value))
        }
        // A field of a named tuple, say.
        Ok(Attr::Call(getter, args, n)) => {
            let function = vm.plain_native(getter, n).ok_or(Stop::Python)?;
            match function(vm, &args[..n]) {
                Err(stop) if stop.is_budget() => Err(stop),
                found => found.map(Some).map_err(|_| Stop::Python),
            }
        }
        Ok(Attr::Missing) => Ok(None),
        Ok(_) => Err(Stop::Python),
        Err(stop) if stop.raised().is_some() => Err(Stop::Python),
        Err(stop) => Err(stop),
    }
}

/// Whether the one positional sub-pattern of a class stands for the subject itself.
fn matches_itself(vm: &Vm, class: Value) -> bool {
    use classes::{BOOL, BYTEARRAY, BYTES, DICT, FLOAT, FROZENSET, INT, LIST, SET, STR, TUPLE};
    let own = [BOOL, BYTEARRAY, BYTES, DICT, FLOAT, FROZENSET, INT, LIST, SET, STR, TUPLE];
    vm.class(class).mro.iter().any(|base| own.iter().any(|c| c.same(*base)))
}

/// The values under the keys of a mapping pattern, a tuple; `None` when one is missing.
fn match_keys(vm: &mut Vm, subject: Obj, keys: Value) -> Res {
    let (Some(dict), Some(keys)) = (subject.0.is(Kind::Dict), keys.is(Kind::Tuple)) else {
        return Err(Stop::Python);
    };
    let n = vm.heap.tuple(keys).len();
    if n > FEW {
        return Err(Stop::Python);
    }
    let mut values = [Value::UNDEF; FEW];
    #[expect(clippy::needless_range_loop, reason = "the position counts for names and values alike")]
    for i in 0..n {
        let key = vm.heap.tuple(keys)[i];
        let twice = (0..i).any(|j| vm.same_text(vm.heap.tuple(keys)[j], key));
        if !key.is_kind(Kind::Str) || twice {
            return Err(Stop::Python);
        }
        let hash = vm.str_hash(key.handle());
        match vm.dict_find(dict, key, hash)? {
            Some(at) => values[i] = vm.heap.dict(dict).entries[at].value,
            None => return Ok(Value::NONE),
        }
    }
    let items = TupleItems::from(&values[..n]);
    Ok(vm.heap.new_tuple(items))
}
