//! `_html`: escaping.

use hognose_vm::native::Obj;
use hognose_vm::native_args::Truth;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::text::TextBuilder;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_html" {
        escape(Obj, Truth) "s, quote, /";
    }
}

/// What stands for a character.
fn entity(code: u32, quote: bool) -> Option<&'static str> {
    Some(match char::from_u32(code)? {
        '&' => "&amp;",
        '<' => "&lt;",
        '>' => "&gt;",
        '"' if quote => "&quot;",
        '\'' if quote => "&#x27;",
        _ => return None,
    })
}

/// A text with entities for what has a meaning in HTML; `None` for what is no text.
fn escape(vm: &mut Vm, s: Obj, quote: Truth) -> Res {
    let Some(handle) = s.0.is(Kind::Str) else { return Ok(Value::NONE) };
    let text = vm.heap.text(handle);
    let n = text.len();
    let n_special = text.iter().filter(|code| entity(*code, quote.0).is_some()).count();
    vm.charge(n / 4 + 1)?;
    if n_special == 0 {
        return Ok(s.0);
    }
    let larger = n.saturating_add(n_special.saturating_mul(5));
    vm.reserve(larger.saturating_mul(4))?;
    let mut out = TextBuilder::with_capacity(larger);
    for code in vm.heap.text(handle).iter() {
        match entity(code, quote.0) {
            Some(entity) => out.push_str(entity),
            None => out.push(code),
        }
    }
    Ok(vm.heap.new_text(out.finish()))
}
