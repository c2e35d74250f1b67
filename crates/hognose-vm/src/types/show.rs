//! `repr`, `str`, `ascii` and `format` of builtin values.
//!
//! A container is walked natively as long as everything in it is builtin; at the first object whose
//! class decides, the whole is left to the prelude.

use smallvec::SmallVec;

use crate::classes;
use crate::equal::MAX_DEPTH;
use crate::names;
use crate::num;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::text::TextBuilder;
use crate::text::format::{self as layout, Spec, Target};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The containers around what is shown.
type Active = SmallVec<[Value; 8]>;

/// `repr(value)`, a string.
pub fn repr(vm: &mut Vm, value: Value) -> Res {
    if let Some(text) = super::brief::quoted(vm, value) {
        return Ok(text);
    }
    if let Some(float) = value.as_float() {
        let mut buffer = [0; num::float_text::PLAIN];
        if let Some(n) = num::float_text::plain(&mut buffer, float).filter(|n| *n <= INLINE_TEXT) {
            return Ok(vm.heap.new_latin(&buffer[..n]));
        }
    }
    let constant: &[u8] = match value.kind() {
        Kind::None => b"None",
        Kind::Bool if value.same(Value::TRUE) => b"True",
        Kind::Bool => b"False",
        _ => b"",
    };
    if !constant.is_empty() {
        return Ok(vm.heap.new_latin(constant));
    }
    let mut out = match value.kind() {
        Kind::List | Kind::Tuple | Kind::Dict | Kind::Set => TextBuilder::with_capacity(64),
        _ => TextBuilder::new(),
    };
    let mut active = Active::new();
    write_repr(vm, value, &mut out, &mut active)?;
    Ok(vm.heap.new_text(out.finish()))
}

/// The `repr` of an array under the name of its class.
pub fn array_repr(vm: &mut Vm, handle: u32, name: &str) -> Res {
    let mut out = TextBuilder::new();
    write_array(vm, handle, name, &mut out, &mut Active::new())?;
    Ok(vm.heap.new_text(out.finish()))
}

/// `str(value)`, a string.
pub fn to_str(vm: &mut Vm, value: Value) -> Res {
    match value.kind() {
        Kind::Str => Ok(value),
        Kind::Int => match value.as_int() {
            Some(int) => Ok(super::brief::integer(vm, int)),
            None => repr(vm, value),
        },
        Kind::Exc => {
            let class = vm.class_of(value);
            if vm.lookup(class, names::STR).is_some_and(|f| !f.is_kind(Kind::Native)) {
                return Err(Stop::Python);
            }
            crate::types::exception::to_str(vm, value)
        }
        Kind::Instance => {
            if let Some(text) = vm.own_special(value, names::STR, &[]) {
                return text;
            }
            let class = vm.class_of(value);
            if let Some(text) = vm.text_own(names::STR, &[value])? {
                return Ok(text);
            }
            if let Some(method) = vm.lookup(class, names::STR)
                && shows_payload(vm, method)
            {
                let payload = vm.unwrap(value);
                if matches!(payload.kind(), Kind::Int | Kind::Float | Kind::Str) {
                    return to_str(vm, payload);
                }
            }
            let of = |vm: &mut Vm, name| vm.lookup(class, name);
            match (of(vm, names::STR), of(vm, names::REPR)) {
                // Neither is the guest's: a plain instance, or a payload that shows itself.
                (Some(s), Some(r)) if s.is_kind(Kind::Native) && vm.is_builtin_method(r) => {
                    let payload = vm.unwrap(value);
                    match payload.kind() {
                        // A subclass of these shows its own name.
                        Kind::Instance | Kind::Set | Kind::FrozenSet | Kind::ByteArray | Kind::Array | Kind::Iter => {
                            repr(vm, value)
                        }
                        _ => to_str(vm, payload),
                    }
                }
                _ => Err(Stop::Python),
            }
        }
        _ => repr(vm, value),
    }
}

/// Whether a `__str__` shows the number or string that an instance carries whatever its `__repr__` is: that of members of an
/// `IntEnum` is `int.__repr__`.
fn shows_payload(vm: &Vm, method: Value) -> bool {
    let info = method.is(Kind::Native).map(|native| &vm.natives[native as usize]);
    info.is_some_and(|info| {
        matches!((info.table.owner, info.def.name), ("int" | "float", "__repr__") | ("str", "__str__"))
    })
}

/// `ascii(value)`, a string.
pub fn ascii(vm: &mut Vm, value: Value) -> Res {
    let shown = repr(vm, value)?;
    let text = vm.heap.text(shown.handle());
    if text.is_ascii() {
        return Ok(shown);
    }
    let n = text.len();
    vm.charge(n)?;
    let length: usize = vm.heap.text(shown.handle()).iter().map(|c| if c < 0x80 { 1 } else { 10 }).sum();
    vm.reserve(length.saturating_mul(2))?;
    let text = vm.heap.text(shown.handle());
    let escaped = crate::text::repr::ascii_escaped(text);
    Ok(vm.heap.new_text(escaped))
}

/// The decimal text of an integer.
pub fn int_text(vm: &mut Vm, value: Value) -> Res<String> {
    let limit = vm.max_str_digits;
    if let Some(i) = value.as_int() {
        return Ok(i.to_string());
    }
    let Some(int) = vm.int_owned(value) else { return Err(Stop::Python) };
    let result = int.as_ref().to_decimal(limit, &mut crate::types::operator::Work(&mut vm.meter));
    result.map_err(|e| vm.num_error(e))
}

/// `<module.Name object at 0x…>`.
pub fn default_repr(vm: &mut Vm, value: Value) -> String {
    let class = vm.class_of(value);
    let name = full_name(vm, class);
    let id = vm.id_of(value);
    format!("<{name} object at {id:#x}>")
}

/// The name of a class with its module, unless that is `builtins`.
pub fn full_name(vm: &Vm, class: Value) -> String {
    let object = vm.class(class);
    let qualname = vm.show(object.qualname);
    match vm.class_attr(class, names::MODULE) {
        Some(module) if module.is_kind(Kind::Str) => {
            let module = vm.show(module);
            if module == "builtins" { qualname } else { format!("{module}.{qualname}") }
        }
        _ => qualname,
    }
}

/// The name of a class as some messages give it: with its module, unless that is `builtins` or the guest's own.
pub fn fully_qualified_name(vm: &Vm, class: Value) -> String {
    let name = full_name(vm, class);
    match name.strip_prefix("__main__.") {
        Some(own) => own.to_string(),
        None => name,
    }
}

/// What a `count` or a `repeat` shows of itself.
fn adapter_shown(vm: &mut Vm, value: Value) -> Option<(&'static str, Vec<Value>)> {
    let IterObj::Adapter(adapter) = vm.heap.iter(value.is(Kind::Iter)?) else { return None };
    let ([a, b, ..], left) = (adapter.values, adapter.numbers[0]);
    match adapter.form {
        Form::Count if b.as_int() == Some(1) => Some(("count", vec![a])),
        Form::Count => Some(("count", vec![a, b])),
        Form::Repeat if left < 0 => Some(("repeat", vec![a])),
        Form::Repeat => Some(("repeat", vec![a, vm.heap.new_int(left)])),
        _ => None,
    }
}

fn write_repr(vm: &mut Vm, value: Value, out: &mut TextBuilder, active: &mut Active) -> Res<()> {
    if active.len() > MAX_DEPTH {
        let text = "maximum recursion depth exceeded while getting the repr of an object";
        return Err(vm.raise(classes::RECURSION_ERROR, text));
    }
    vm.charge(1)?;
    vm.reserve(out.len())?;
    match value.kind() {
        // What its file is called is not told here.
        Kind::CodeObj => return Err(Stop::Python),
        Kind::Undef => out.push_str("<unbound>"),
        Kind::None => out.push_str("None"),
        Kind::Bool => out.push_str(if value.handle() != 0 { "True" } else { "False" }),
        Kind::NotImplemented => out.push_str("NotImplemented"),
        Kind::Ellipsis => out.push_str("Ellipsis"),
        Kind::Int => {
            let mut buffer = [0u8; 24];
            let from = crate::text::digits::decimal(&mut buffer, value.as_int().unwrap_or_default());
            out.push_ascii(&buffer[from..]);
        }
        Kind::Wide | Kind::Big => out.push_str(&int_text(vm, value)?),
        Kind::Float => {
            let (mut buffer, float) = ([0; num::float_text::PLAIN], value.as_float().unwrap_or(0.0));
            match num::float_text::plain(&mut buffer, float) {
                Some(n) => out.push_ascii(&buffer[..n]),
                None => out.push_str(&num::float_text::repr(float)),
            }
        }
        Kind::Complex => {
            let c = vm.heap.complex(value.handle());
            let z = num::complex::Complex { re: c.real, im: c.imag };
            out.push_str(&num::complex_text::repr(z));
        }
        Kind::Str => {
            let n = vm.heap.text(value.handle()).len();
            vm.charge(n / 8)?;
            if let Some(text) = vm.heap.str_obj(value.handle()).bytes()
                && n <= 1024
                && crate::text::repr::is_plain(text)
            {
                out.push_ascii(b"'");
                out.push_ascii(text);
                out.push_ascii(b"'");
                return Ok(());
            }
            if n > 1024 {
                // A character may become ten, and stands in two buffers for a while.
                let text = vm.heap.text(value.handle());
                let width = match text {
                    crate::text::Text::Latin1(_) => 1,
                    crate::text::Text::Two(_) => 2,
                    crate::text::Text::Four(_) => 4,
                };
                let shown = crate::text::repr::repr_len(text).unwrap_or(usize::MAX);
                vm.charge(shown / 2)?;
                vm.reserve(shown.saturating_mul(3 * width))?;
            }
            let text = crate::text::repr::repr(vm.heap.text(value.handle()));
            out.push_text(text.as_text());
        }
        Kind::Bytes => {
            let n = vm.heap.bytes_obj(value.handle()).data.len();
            vm.charge(n / 8)?;
            vm.reserve(n * 4)?;
            out.push_str(&crate::text::repr::bytes_repr(&vm.heap.bytes_obj(value.handle()).data));
        }
        Kind::ByteArray => {
            let n = vm.heap.bytearray(value.handle()).data.len();
            vm.charge(n / 8)?;
            vm.reserve(n * 4)?;
            out.push_str(&bytearray_repr(vm, value.handle(), "bytearray"));
        }
        Kind::Array => write_array(vm, value.handle(), "array", out, active)?,
        Kind::List => {
            let n = vm.heap.list(value.handle()).len();
            if n == 0 {
                out.push_ascii(b"[]");
                return Ok(());
            }
            if active.iter().any(|v| v.same(value)) {
                out.push_str("[...]");
                return Ok(());
            }
            active.push(value);
            out.push_ascii(b"[");
            for i in 0..n {
                if i > 0 {
                    out.push_ascii(b", ");
                }
                let item = vm.heap.list(value.handle())[i];
                write_repr(vm, item, out, active)?;
            }
            out.push_ascii(b"]");
            active.pop();
        }
        Kind::Tuple => {
            let n = vm.heap.tuple(value.handle()).len();
            if active.iter().any(|v| v.same(value)) {
                out.push_str("(...)");
                return Ok(());
            }
            active.push(value);
            out.push_ascii(b"(");
            for i in 0..n {
                if i > 0 {
                    out.push_ascii(b", ");
                }
                let item = vm.heap.tuple(value.handle())[i];
                write_repr(vm, item, out, active)?;
            }
            out.push_str(if n == 1 { ",)" } else { ")" });
            active.pop();
        }
        Kind::Dict => {
            if active.iter().any(|v| v.same(value)) {
                out.push_str("{...}");
                return Ok(());
            }
            active.push(value);
            out.push_ascii(b"{");
            let mut first = true;
            let mut at = 0;
            while let Some(i) = vm.heap.dict(value.handle()).next_at(at) {
                at = i + 1;
                let entry = vm.heap.dict(value.handle()).entries[i];
                if !first {
                    out.push_ascii(b", ");
                }
                first = false;
                write_repr(vm, entry.key, out, active)?;
                out.push_ascii(b": ");
                write_repr(vm, entry.value, out, active)?;
            }
            out.push_ascii(b"}");
            active.pop();
        }
        Kind::Set | Kind::FrozenSet => {
            let frozen = value.is_kind(Kind::FrozenSet);
            if vm.heap.set(value).is_empty() {
                out.push_str(if frozen { "frozenset()" } else { "set()" });
                return Ok(());
            }
            if active.iter().any(|v| v.same(value)) {
                out.push_str(if frozen { "frozenset(...)" } else { "set(...)" });
                return Ok(());
            }
            active.push(value);
            out.push_str(if frozen { "frozenset({" } else { "{" });
            let items: Vec<Value> = vm.heap.set(value).items().map(|e| e.key).collect();
            for (i, item) in items.into_iter().enumerate() {
                if i > 0 {
                    out.push_ascii(b", ");
                }
                write_repr(vm, item, out, active)?;
            }
            out.push_str(if frozen { "})" } else { "}" });
            active.pop();
        }
        Kind::Range => {
            let range = vm.heap.range(value.handle()).clone();
            out.push_str("range(");
            write_repr(vm, range.start, out, active)?;
            out.push_str(", ");
            write_repr(vm, range.stop, out, active)?;
            if range.step.as_int() != Some(1) {
                out.push_str(", ");
                write_repr(vm, range.step, out, active)?;
            }
            out.push_str(")");
        }
        Kind::Iter if adapter_shown(vm, value).is_some() => {
            let Some((name, parts)) = adapter_shown(vm, value) else { return Ok(()) };
            active.push(value);
            out.push_str(name);
            for (at, part) in parts.into_iter().enumerate() {
                out.push_str(if at == 0 { "(" } else { ", " });
                write_repr(vm, part, out, active)?;
            }
            out.push_str(")");
            active.pop();
        }
        Kind::Slice => {
            let slice = vm.heap.slice(value.handle()).clone();
            active.push(value);
            out.push_str("slice(");
            for (i, part) in [slice.start, slice.stop, slice.step].into_iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                write_repr(vm, part, out, active)?;
            }
            out.push_str(")");
            active.pop();
        }
        Kind::View => {
            let view = vm.heap.view(value.handle()).clone();
            let Some(dict) = vm.as_kind(view.dict, Kind::Dict) else { return Err(Stop::Python) };
            if active.iter().any(|v| v.same(value)) {
                out.push_str("...");
                return Ok(());
            }
            active.push(value);
            out.push_str(match view.part {
                ViewPart::Keys => "dict_keys([",
                ViewPart::Values => "dict_values([",
                ViewPart::Items => "dict_items([",
            });
            let entries: Vec<Entry> = vm.heap.dict(dict).items().copied().collect();
            for (i, entry) in entries.into_iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                match view.part {
                    ViewPart::Keys => write_repr(vm, entry.key, out, active)?,
                    ViewPart::Values => write_repr(vm, entry.value, out, active)?,
                    ViewPart::Items => {
                        out.push_str("(");
                        write_repr(vm, entry.key, out, active)?;
                        out.push_str(", ");
                        write_repr(vm, entry.value, out, active)?;
                        out.push_str(")");
                    }
                }
            }
            out.push_str("])");
            active.pop();
        }
        Kind::Class => {
            let metaclass = vm.class(value).metaclass;
            if vm.lookup(metaclass, names::REPR).is_some_and(|f| !f.is_kind(Kind::Native)) {
                return Err(Stop::Python);
            }
            let name = full_name(vm, value);
            out.push_str(&format!("<class '{name}'>"));
        }
        Kind::Function => {
            let name = vm.show(vm.heap.function(value.handle()).qualname);
            let id = vm.id_of(value);
            out.push_str(&format!("<function {name} at {id:#x}>"));
        }
        Kind::Native => {
            let info = &vm.natives[value.handle() as usize];
            if info.is_new() {
                let class = super::function::native_owner(vm, info);
                let id = vm.id_of(class);
                out.push_str(&format!("<built-in method __new__ of type object at {id:#x}>"));
            } else if info.is_method() {
                let kind = if info.slot { "slot wrapper" } else { "method" };
                out.push_str(&format!("<{kind} '{}' of '{}' objects>", info.shown(), info.table.owner));
            } else {
                out.push_str(&format!("<built-in function {}>", info.shown()));
            }
        }
        Kind::Bound => {
            let bound = vm.heap.bound(value.handle()).clone();
            if bound.func.is_kind(Kind::Native) {
                let info = &vm.natives[bound.func.handle() as usize];
                let (name, wrapper) = (info.shown(), info.slot);
                let (of, id) = (vm.type_name(bound.self_), vm.id_of(bound.self_));
                let kind = if wrapper { "method-wrapper" } else { "built-in method" };
                let join = if wrapper { format!("'{name}'") } else { name.to_string() };
                out.push_str(&format!("<{kind} {join} of {of} object at {id:#x}>"));
            } else {
                let name = match bound.func.kind() {
                    Kind::Function => vm.show(vm.heap.function(bound.func.handle()).qualname),
                    Kind::Tool => vm.show(vm.heap.tool(bound.func.handle()).name),
                    _ => "?".to_string(),
                };
                out.push_str(&format!("<bound method {name} of "));
                active.push(value);
                write_repr(vm, bound.self_, out, active)?;
                active.pop();
                out.push_str(">");
            }
        }
        Kind::Module => {
            let module = vm.heap.module(value.handle());
            let (name, dict) = (module.name, module.dict);
            let name = vm.dict_get_name(dict, crate::names::NAME).unwrap_or(name);
            let file = vm.dict_get_name(dict, crate::names::FILE).filter(|f| f.is_kind(Kind::Str) && !value.in_image());
            let origin = match file {
                Some(file) => format!(" from '{}'", vm.show(file)),
                None if value.in_image() => " (built-in)".to_string(),
                None => String::new(),
            };
            let name = vm.show(name);
            out.push_str(&format!("<module '{name}'{origin}>"));
        }
        Kind::Gen => {
            let class = vm.class_of(value);
            let generator = vm.heap.generator(value.handle()).clone();
            let id = vm.id_of(value);
            if generator.facade.is_undef() {
                let kind = match generator.flavour {
                    GenFlavour::Generator => "generator",
                    GenFlavour::Coroutine => "coroutine",
                    GenFlavour::AsyncGenerator => "async_generator",
                };
                let name = vm.show(generator.qualname);
                out.push_str(&format!("<{kind} object {name} at {id:#x}>"));
            } else {
                let name = full_name(vm, class);
                out.push_str(&format!("<{name} object at {id:#x}>"));
            }
        }
        Kind::Tool => {
            let tool = vm.heap.tool(value.handle());
            let (name, is_member) = (vm.show(tool.name), tool.is_member());
            if is_member {
                out.push_str(&format!("<method '{name}' of objects of the host>"));
                return Ok(());
            }
            let id = vm.id_of(value);
            out.push_str(&format!("<function {name} at {id:#x}>"));
        }
        Kind::Exc => {
            let class = vm.class_of(value);
            if vm.lookup(class, names::REPR).is_some_and(|f| !f.is_kind(Kind::Native)) {
                return Err(Stop::Python);
            }
            let name = vm.class_name(class);
            let args = vm.heap.exception(value.handle()).args;
            active.push(value);
            out.push_str(&name);
            let items = match args.is(Kind::Tuple) {
                Some(handle) => vm.heap.tuple(handle).to_vec(),
                None => Vec::new(),
            };
            out.push_str("(");
            for (i, item) in items.into_iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                write_repr(vm, item, out, active)?;
            }
            out.push_str(")");
            active.pop();
        }
        Kind::Instance => {
            if let Some(text) = vm.own_special(value, names::REPR, &[]) {
                let text = text?;
                let text = vm.heap.text(text.is(Kind::Str).ok_or(Stop::Python)?).to_string_lossy();
                out.push_str(&text);
                return Ok(());
            }
            let class = vm.class_of(value);
            match vm.lookup(class, names::REPR) {
                Some(f) if vm.is_builtin_method(f) => {
                    let payload = vm.unwrap(value);
                    if payload.is_kind(Kind::Instance) {
                        let text = match vm.text_own(names::REPR, &[value])? {
                            Some(text) => vm.show(text),
                            None => default_repr(vm, value),
                        };
                        out.push_str(&text);
                    } else {
                        // A set's subclass shows its own name.
                        match payload.kind() {
                            Kind::Set | Kind::FrozenSet => {
                                let items: Vec<Value> = vm.heap.set(payload).items().map(|e| e.key).collect();
                                let name = vm.class_name(class);
                                let again = active.iter().any(|v| v.same(value));
                                out.push_str(&name);
                                if items.is_empty() || again {
                                    out.push_str(if again { "(...)" } else { "()" });
                                    return Ok(());
                                }
                                active.push(value);
                                out.push_str("({");
                                for (i, item) in items.into_iter().enumerate() {
                                    if i > 0 {
                                        out.push_str(", ");
                                    }
                                    write_repr(vm, item, out, active)?;
                                }
                                out.push_str("})");
                                active.pop();
                            }
                            Kind::ByteArray => {
                                let name = vm.class_name(class);
                                vm.reserve(vm.heap.bytearray(payload.handle()).data.len() * 4)?;
                                out.push_str(&bytearray_repr(vm, payload.handle(), &name));
                            }
                            Kind::Array => {
                                let name = vm.class_name(class);
                                write_array(vm, payload.handle(), &name, out, active)?;
                            }
                            Kind::Iter if adapter_shown(vm, payload).is_some() => return Err(Stop::Python),
                            _ => write_repr(vm, payload, out, active)?,
                        }
                    }
                }
                _ => return Err(Stop::Python),
            }
        }
        Kind::Super => {
            let object = vm.heap.super_obj(value.handle()).clone();
            let class = vm.class_name(object.class);
            let of = if object.object.is_undef() {
                "NULL".to_string()
            } else {
                format!("<{} object>", vm.class_name(object.start))
            };
            out.push_str(&format!("<super: <class '{class}'>, {of}>"));
        }
        Kind::Descr => {
            let text = match vm.heap.descr(value.handle()).clone() {
                DescrObj::Member { class, name } => {
                    format!("<member '{}' of '{}' objects>", vm.show(name), vm.class_name(class))
                }
                DescrObj::GetSet { class, name, .. } => {
                    let what = if super::descriptor::is_field(vm, class, name) { "member" } else { "attribute" };
                    format!("<{what} '{}' of '{}' objects>", vm.show(name), vm.class_name(class))
                }
                DescrObj::ClassMethod(f) | DescrObj::StaticMethod(f) => {
                    let kind = vm.type_name(value);
                    out.push_str(&format!("<{kind}("));
                    active.push(value);
                    write_repr(vm, f, out, active)?;
                    active.pop();
                    ")>".to_string()
                }
                _ => default_repr(vm, value),
            };
            out.push_str(&text);
        }
        Kind::Weak => {
            let id = vm.id_of(value);
            let target = vm.heap.weak(value.handle()).target;
            let text = if target.is_undef() {
                format!("<weakref at {id:#x}; dead>")
            } else {
                let (name, of) = (vm.type_name(target), vm.id_of(target));
                format!("<weakref at {id:#x}; to '{name}' at {of:#x}>")
            };
            out.push_str(&text);
        }
        Kind::MemoryView => {
            let text = crate::types::memoryview::methods::shown(vm, value.handle());
            out.push_str(&text);
        }
        Kind::Pending => return Err(Stop::Python),
        _ => {
            let text = default_repr(vm, value);
            out.push_str(&text);
        }
    }
    Ok(())
}

/// Writes an array under the name of its class.
fn write_array(vm: &mut Vm, handle: u32, name: &str, out: &mut TextBuilder, active: &mut Active) -> Res<()> {
    let code = char::from(vm.heap.array(handle).code);
    out.push_str(&format!("{name}('{code}'"));
    if super::array::len(vm, handle) > 0 {
        out.push_str(", ");
        let items = match code {
            'u' | 'w' => super::array::text(vm, handle)?,
            _ => {
                let items = super::array::items(vm, handle)?;
                vm.heap.new_list(items)
            }
        };
        write_repr(vm, items, out, active)?;
    }
    out.push_str(")");
    Ok(())
}

/// How a bytearray shows under the name of its class: single quotes are escaped in any case.
pub fn bytearray_repr(vm: &Vm, handle: u32, name: &str) -> String {
    let shown = crate::text::repr::bytes_repr(&vm.heap.bytearray(handle).data);
    let shown = if shown.starts_with("b\"") { shown.replace('\'', "\\'") } else { shown };
    format!("{name}({shown})")
}

/// `format(value, spec)`: both builtin.
pub fn format(vm: &mut Vm, value: Value, spec: Value) -> Res {
    match value.kind() {
        Kind::Instance => {
            if let Some(text) = vm.own_special(value, names::FORMAT, &[spec]) {
                return text;
            }
            let class = vm.class_of(value);
            if vm.lookup(class, names::FORMAT).is_some_and(|f| !vm.is_builtin_method(f)) {
                return Err(Stop::Python);
            }
            if let Some(text) = vm.text_own(names::FORMAT, &[value, spec])? {
                return Ok(text);
            }
            let payload = vm.unwrap(value);
            if payload.is_kind(Kind::Instance) {
                return object_format(vm, value, spec);
            }
            // An empty specification is `str(value)`, which the guest may have redefined.
            if vm.heap.text(spec.handle()).is_empty() { to_str(vm, value) } else { format(vm, payload, spec) }
        }
        Kind::Pending => Err(Stop::Python),
        Kind::Str | Kind::Int | Kind::Bool | Kind::Wide | Kind::Big | Kind::Float | Kind::Complex => {
            if !spec.is_kind(Kind::Str) {
                return Err(Stop::Python);
            }
            if let Some(text) = super::brief::format(vm, value, spec) {
                return Ok(text);
            }
            if vm.heap.text(spec.handle()).is_empty() {
                return to_str(vm, value);
            }
            format_builtin(vm, value, spec)
        }
        _ => object_format(vm, value, spec),
    }
}

/// `object.__format__`: only the empty specification.
pub fn object_format(vm: &mut Vm, value: Value, spec: Value) -> Res {
    if vm.text_of(spec).is_some_and(|t| t.is_empty()) {
        return to_str(vm, value);
    }
    let name = vm.type_name(value);
    Err(vm.type_error(format!("unsupported format string passed to {name}.__format__")))
}

fn format_builtin(vm: &mut Vm, value: Value, spec: Value) -> Res {
    let (name, target) = match value.kind() {
        Kind::Str => ("str", Target::Text),
        Kind::Float => ("float", Target::Float),
        Kind::Complex => ("complex", Target::Complex),
        Kind::Bool => ("bool", Target::Integer),
        _ => ("int", Target::Integer),
    };
    let spec = match Spec::parse(vm.heap.text(spec.handle()), name, target) {
        Ok(spec) => spec,
        Err(error) => return Err(vm.value_error(&error.0)),
    };
    let content = match value.kind() {
        Kind::Str => vm.heap.text(value.handle()).len(),
        _ => 512,
    };
    match spec.output_len(content) {
        Some(n) => {
            vm.reserve(n * 4)?;
            vm.charge(n / 8)?;
        }
        None => return Err(vm.raise_with(classes::MEMORY_ERROR, &[])),
    }
    let result = match value.kind() {
        Kind::Str => layout::text(vm.heap.text(value.handle()), &spec),
        Kind::Float => layout::float(value.as_float().unwrap_or(0.0), &spec),
        Kind::Complex => {
            let c = vm.heap.complex(value.handle()).clone();
            layout::complex(c.real, c.imag, &spec)
        }
        _ if spec.is_float() => match operator_float(vm, value)? {
            Some(f) => layout::float(f, &spec),
            None => return Err(Stop::Python),
        },
        _ => {
            let Some(int) = vm.int_owned(value) else { return Err(Stop::Python) };
            let negative = int.as_ref().is_negative();
            let mut work = crate::types::operator::Work(&mut vm.meter);
            let digits = match spec.radix() {
                Some(radix) if radix != 10 => {
                    int.as_ref().to_radix(radix, &mut work).map_err(num::Error::Stop)
                }
                _ => int.as_ref().to_decimal(0, &mut work),
            };
            let digits = match digits {
                Ok(digits) => digits,
                Err(error) => return Err(vm.num_error(error)),
            };
            layout::integer(negative, digits.trim_start_matches('-'), &spec)
        }
    };
    match result {
        Ok(text) => Ok(vm.heap.new_text(text)),
        Err(error) if layout::is_overflow(&error) => Err(vm.overflow_error(&error.0)),
        Err(error) => Err(vm.value_error(&error.0)),
    }
}

fn operator_float(vm: &mut Vm, value: Value) -> Res<Option<f64>> {
    crate::types::operator::to_float(vm, value)
}
