//! Format strings in the loop: values as text, and texts put together.
//!
//! These are macros of `run.rs`, as those of `loops.rs` are.

// The texts of a format string as one.
macro_rules! build_string {
    ($dst:expr, $start:expr, $n:expr) => {{
        let s = $start.0 as usize;
        if let Some(text) = crate::types::brief::joined(context!().vm, &regs!()[s..s + $n.0 as usize]) {
            w!($dst, text);
            safepoint!();
            again!();
        }
        slow!()
    }};
}

// A value without a specification.
macro_rules! format_value {
    ($dst:expr, $src:expr, $conversion:expr) => {{
        let v = r!($src);
        if $conversion.0 == Op::PART {
            if v.is_kind(Kind::Str) || v.as_int().is_some() || v.as_float().is_some() {
                w!($dst, v);
                again!();
            }
        } else if $conversion.0 != 0 {
            if let Some(text) = quick::converted(context!().vm, v, $conversion.0) {
                w!($dst, text);
                safepoint!();
                again!();
            }
        } else if v.is_kind(Kind::Str) {
            w!($dst, v);
            again!();
        } else if let Some(int) = v.as_int() {
            w!($dst, crate::types::brief::integer(context!().vm, int));
            safepoint!();
            again!();
        } else if let Some(text) = quick::float_text(context!().vm, v) {
            w!($dst, text);
            safepoint!();
            again!();
        }
        slow!()
    }};
}

// A value with one.
macro_rules! format_spec {
    ($dst:expr, $src:expr, $spec:expr, $conversion:expr) => {{
        let (v, spec) = (r!($src), r!($spec));
        if $conversion.0 == 0
            && let Some(text) = quick::formatted(context!().vm, v, spec)
        {
            w!($dst, text);
            safepoint!();
            again!();
        }
        slow!()
    }};
}
