//! Operators and comparisons in the loop: integers and floats in the word at once, what takes a look by a call, the rest in the
//! general way.
//!
//! These are macros of `run.rs` that need none of its variables: `r!` and `w!` are its registers, `vm!` and `context!` what it
//! runs, `constant!` a constant of its code; `jump!`, `safepoint!` and `slow!` are its ways on.

// An operator of other than inline integers and floats.
macro_rules! other {
    ($dst:expr, $a:expr, $b:expr, $which:expr) => {{
        if $a.is_kind(Kind::Instance) && methods::operator(vm!(), $which, $a, $b) && is_room!() {
            enter_method!()
        }
        match arith::quick(vm!(), $which, $a, $b) {
            Some(value) => {
                w!($dst, value);
                safepoint!();
            }
            None => slow!(),
        }
    }};
}

// Arithmetic of integers and floats.
macro_rules! arith {
    ($dst:expr, $a:expr, $b:expr, $ints:path, |$x:ident, $y:ident| $floats:expr, $which:expr) => {{
        let (a, b) = ($a, $b);
        if let Some(v) = $ints(a, b) {
            w!($dst, v);
        } else if let Some(v) = Value::of_floats(a, b, |$x, $y| $floats) {
            w!($dst, v);
        } else {
            other!($dst, a, b, $which)
        }
    }};
}

// Arithmetic of an integer or a float and a small integer of the source.
macro_rules! arith_int {
    ($dst:expr, $a:expr, $value:expr, $ints:path, |$x:ident, $y:ident| $floats:expr, $which:expr) => {{
        let (a, b) = ($a, Value::small($value.0));
        if let Some(v) = $ints(a, b) {
            w!($dst, v);
        } else if let Some(v) = Value::of_floats(a, Value::float($value.0 as f64), |$x, $y| $floats) {
            w!($dst, v);
        } else {
            other!($dst, a, b, $which)
        }
    }};
}

// An operator of integers.
macro_rules! bits {
    ($dst:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $ints:expr, $which:expr) => {{
        let (a, b) = ($a, $b);
        match Value::ints(a, b) {
            Some(($x, $y)) if let Some(v) = $ints => w!($dst, v),
            _ => other!($dst, a, b, $which),
        }
    }};
}

// An operator of integers or sets.
macro_rules! bits_or_sets {
    ($dst:expr, $a:expr, $b:expr, $mode:expr, $ints:path, $which:expr) => {{
        let (a, b) = ($a, $b);
        match $ints(a, b) {
            Some(v) => w!($dst, v),
            None => sets!($dst, a, b, $mode, $which),
        }
    }};
}

// An operator of two sets, or of something else.
macro_rules! sets {
    ($dst:expr, $a:expr, $b:expr, $mode:expr, $which:expr) => {{
        match arith::of_sets(vm!(), $which, $mode.0 != 0, $a, $b) {
            Some(value) => {
                w!($dst, value);
                safepoint!();
            }
            None => other!($dst, $a, $b, $which),
        }
    }};
}

// A comparison that is a value.
macro_rules! compare {
    ($dst:expr, $a:expr, $b:expr, $op:tt, $which:expr) => {{
let (a, b) = (r!($a), r!($b));
if let Some((x, y)) = Value::ordered_ints(a, b) {
    w!($dst, Value::bool(x $op y));
} else if let Some((x, y)) = Value::ordered_floats(a, b) {
    w!($dst, Value::bool(x $op y));
} else if let Some(truth) = compare::quick(vm!(), $which, a, b) {
    w!($dst, Value::bool(truth));
} else {
    if methods::comparison(vm!(), $which, a, b) && is_room!() {
        enter_method!()
    }
    slow!()
}
    }};
}

// A comparison that decides where to go on.
macro_rules! branch {
    ($a:expr, $b:expr, $to:expr, $op:tt, $sense:literal, $which:expr) => {{
let (a, b) = ($a, $b);
if let Some((x, y)) = Value::ordered_ints(a, b) {
    if (x $op y) == $sense { jump!($to) }
} else if let Some((x, y)) = Value::ordered_floats(a, b) {
    if (x $op y) == $sense { jump!($to) }
} else if let Some(truth) = compare::quick(vm!(), $which, a, b) {
    if truth == $sense { jump!($to) }
} else {
    if methods::comparison(vm!(), $which, a, b) && is_room!() {
        enter_method!()
    }
    slow!()
}
    }};
}

// Whether a value equals a constant string decides where to go on.
macro_rules! branch_const {
    ($a:expr, $index:expr, $to:expr, $sense:literal) => {{
        let (a, b) = (r!($a), constant!($index));
        let texts = if a.same(b) { Some(true) } else { compare::equal_texts(vm!(), a, b) };
        match texts {
            Some(truth) => {
                if truth == $sense {
                    jump!($to)
                }
            }
            None => match compare::quick(vm!(), C::Eq, a, b) {
                Some(truth) => {
                    if truth == $sense {
                        jump!($to)
                    }
                }
                None => slow!(),
            },
        }
    }};
}

// A comparison with a small integer decides where to go on.
macro_rules! branch_int {
    ($a:expr, $value:expr, $to:expr, $op:tt, $sense:literal, $which:expr) => {{
let a = r!($a);
if let Some(x) = a.as_int() {
    if (x $op $value.0 as i64) == $sense { jump!($to) }
} else if let Some(x) = a.as_ordered_float() {
    if (x $op $value.0 as f64) == $sense { jump!($to) }
} else {
    slow!()
}
    }};
}

// Whether two values are the same object.
macro_rules! is {
    ($a:expr, $b:expr, |$truth:ident| $then:expr) => {{
        let (a, b) = (r!($a), r!($b));
        if a.is_kind(Kind::Pending) || b.is_kind(Kind::Pending) {
            slow!()
        } else {
            let $truth = compare::same(vm!(), a, b);
            $then
        }
    }};
}

// Whether a container has an item.
macro_rules! within {
    ($item:expr, $container:expr, |$truth:ident| $then:expr) => {{
        let (item, container) = (r!($item), r!($container));
        let known = match container.kind() {
            Kind::Dict => keys::has(vm!(), container, item),
            Kind::Set | Kind::FrozenSet => keys::is_element(vm!(), container, item),
            _ => None,
        };
        let found = match known {
            Some(found) => Ok(found),
            None => crate::types::contains(vm!(), container, item),
        };
        match found {
            Ok($truth) => $then,
            Err(_) if methods::contains(vm!(), container, item) && is_room!() => enter_method!(),
            Err(stop) => slow!(compare::contains_stopped(context!(), stop, item, container)),
        }
    }};
}
