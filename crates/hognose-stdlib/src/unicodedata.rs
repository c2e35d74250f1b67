//! Module `unicodedata`: the character database, which is the text core's.

use hognose_vm::native::{FromArg, Obj};
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::normalize::{self as core, Form};
use hognose_vm::text::{TextBuf, names, ucd};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "unicodedata" {
        name(Char, Option<Value>) "chr, default=None, /";
        lookup(Obj) "name, /";
        category(Char) "chr, /";
        bidirectional(Char) "chr, /";
        combining(Char) "chr, /";
        east_asian_width(Char) "chr, /";
        mirrored(Char) "chr, /";
        decomposition(Char) "chr, /";
        decimal(Char, Option<Value>) "chr, default=None, /";
        digit(Char, Option<Value>) "chr, default=None, /";
        numeric(Char, Option<Value>) "chr, default=None, /";
        normalize(Obj, Obj) "form, unistr, /";
        is_normalized(Obj, Obj) "form, unistr, /";
    }
}

/// The constants of the module.
pub fn init(vm: &mut Vm, dict: Value) {
    let (name, version) = (vm.intern("unidata_version"), vm.str(ucd::VERSION));
    vm.dict_set_name(dict, name, version);
}

/// One character.
struct Char(u32);

impl FromArg for Char {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if value.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let found = vm.text_of(value).map(|text| (text.len(), text.get(0)));
        match found {
            Some((1, Some(code))) => Ok(Char(code)),
            Some((n, _)) => {
                Err(vm.type_error(format!("argument 1 must be a unicode character, not a string of length {n}")))
            }
            None => {
                let name = vm.type_name(value);
                Err(vm.type_error(format!("argument 1 must be a unicode character, not {name}")))
            }
        }
    }
}

fn name(vm: &mut Vm, chr: Char, default: Option<Value>) -> Res {
    match (names::name(chr.0), default) {
        (Some(name), _) => Ok(vm.text(TextBuf::from(name))),
        (None, Some(default)) => Ok(default),
        (None, None) => Err(vm.value_error("no such name")),
    }
}

fn lookup(vm: &mut Vm, name: Obj) -> Res {
    let handle = name.only_text(vm, "lookup")?;
    let shown = vm.heap.text(handle).to_string_lossy();
    if shown.len() > 256 {
        return Err(vm.raise(hognose_vm::classes::KEY_ERROR, "name too long"));
    }
    match names::lookup(&shown) {
        Some(code) => Ok(vm.text(TextBuf::from_codes([code]))),
        None => Err(vm.raise(hognose_vm::classes::KEY_ERROR, format!("undefined character name '{shown}'"))),
    }
}

fn category(vm: &mut Vm, chr: Char) -> Res {
    Ok(vm.intern(ucd::category(chr.0)))
}

fn bidirectional(vm: &mut Vm, chr: Char) -> Res {
    Ok(vm.intern(ucd::bidirectional(chr.0)))
}

fn combining(_: &mut Vm, chr: Char) -> Res {
    Ok(Value::small(i32::from(ucd::combining(chr.0))))
}

fn east_asian_width(vm: &mut Vm, chr: Char) -> Res {
    Ok(vm.intern(ucd::east_asian_width(chr.0)))
}

fn mirrored(_: &mut Vm, chr: Char) -> Res {
    Ok(Value::small(i32::from(ucd::mirrored(chr.0))))
}

fn decomposition(vm: &mut Vm, chr: Char) -> Res {
    Ok(vm.str(&core::decomposition(chr.0)))
}

fn or_default(vm: &mut Vm, found: Option<Value>, default: Option<Value>, what: &str) -> Res {
    match found.or(default) {
        Some(value) => Ok(value),
        None => Err(vm.value_error(format!("not a {what}"))),
    }
}

fn decimal(vm: &mut Vm, chr: Char, default: Option<Value>) -> Res {
    or_default(vm, ucd::decimal(chr.0).map(|d| Value::small(i32::from(d))), default, "decimal")
}

fn digit(vm: &mut Vm, chr: Char, default: Option<Value>) -> Res {
    or_default(vm, ucd::digit(chr.0).map(|d| Value::small(i32::from(d))), default, "digit")
}

fn numeric(vm: &mut Vm, chr: Char, default: Option<Value>) -> Res {
    or_default(vm, ucd::numeric(chr.0).map(Value::float), default, "numeric character")
}

fn form_and_text(vm: &mut Vm, method: &str, form: Obj, text: Obj) -> Res<(Form, u32)> {
    let form = form.text_at(vm, method, 1)?;
    let text = text.text_at(vm, method, 2)?;
    let Some(form) = vm.heap.text(form).as_ascii().and_then(Form::from_name) else { return Err(vm.value_error("invalid normalization form")) };
    let n = vm.heap.text(text).len();
    vm.charge(n * 2)?;
    // A character has up to 18 parts.
    let large = vm.heap.text(text).iter().filter(|c| *c >= 0x80).count();
    vm.reserve(n.saturating_mul(8).saturating_add(large.saturating_mul(72)))?;
    Ok((form, text))
}

fn normalize(vm: &mut Vm, form: Obj, text: Obj) -> Res {
    let (form, text) = form_and_text(vm, "normalize", form, text)?;
    if core::is_plain(form, vm.heap.text(text)) {
        return Ok(Value::new(Kind::Str, text));
    }
    let made = core::normalize(form, vm.heap.text(text));
    Ok(vm.text(made))
}

fn is_normalized(vm: &mut Vm, form: Obj, text: Obj) -> Res {
    let (form, text) = form_and_text(vm, "is_normalized", form, text)?;
    Ok(Value::bool(core::is_normalized(form, vm.heap.text(text))))
}
