//! Builtin exceptions: how their arguments become fields, and how they show.

use crate::classes;
use crate::names;
use crate::objects::*;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The number of a class of the image among the builtin exceptions, which follow `BaseException`.
const fn number(class: Value) -> u32 {
    class.handle().wrapping_sub(classes::BASE_EXCEPTION.handle())
}

/// The builtin exceptions that set fields from their arguments: a bit for the number of each.
const WITH_FIELDS: u128 = {
    let classes = [
        classes::STOP_ITERATION,
        classes::SYSTEM_EXIT,
        classes::OS_ERROR,
        classes::IMPORT_ERROR,
        classes::SYNTAX_ERROR,
        classes::UNICODE_DECODE_ERROR,
        classes::UNICODE_ENCODE_ERROR,
        classes::UNICODE_TRANSLATE_ERROR,
    ];
    let (mut bits, mut i) = (0, 0);
    while i < classes.len() {
        assert!(number(classes[i]) < u128::BITS);
        bits |= 1 << number(classes[i]);
        i += 1;
    }
    bits
};

/// Whether instances of a class have nothing but the arguments that they are made with.
pub fn without_fields(vm: &Vm, class: Value) -> bool {
    !vm.class(class).mro.iter().any(|class| {
        let number = number(*class);
        number < u128::BITS && WITH_FIELDS >> number & 1 != 0
    })
}

/// `BaseException.__init__` and its builtin overrides: sets fields from the arguments.
pub fn initialise(vm: &mut Vm, exc: Value, args: &[Value], kwargs: &[(Value, Value)]) -> Res<()> {
    let class = vm.class_of(exc);
    if kwargs.is_empty() && without_fields(vm, class) {
        return Ok(());
    }
    let is = |vm: &Vm, base: Value| vm.is_subclass(class, base);
    if !kwargs.is_empty() {
        let accepted: &[Value] = if is(vm, classes::IMPORT_ERROR) {
            &[names::EXC_NAME, names::PATH, names::NAME_FROM]
        } else if is(vm, classes::ATTRIBUTE_ERROR) {
            &[names::EXC_NAME, names::OBJ]
        } else if is(vm, classes::NAME_ERROR) {
            &[names::EXC_NAME]
        } else if is(vm, classes::TOOL_ERROR) {
            &[names::TOOL, names::DATA]
        } else {
            &[]
        };
        for (name, value) in kwargs {
            let text = vm.unwrap(*name);
            match accepted.iter().find(|a| vm.same_text(**a, text)) {
                Some(field) => vm.set_field(exc, *field, *value),
                None => {
                    let known = [classes::IMPORT_ERROR, classes::ATTRIBUTE_ERROR, classes::NAME_ERROR];
                    let text = match known.into_iter().find(|c| vm.is_subclass(class, *c)) {
                        Some(base) => {
                            let (of, shown) = (vm.class_name(base), vm.show(*name));
                            let known: Vec<String> = accepted.iter().map(|a| vm.show(*a)).collect();
                            let hint = match crate::suggest::closest(&shown, known.iter().map(|s| s.as_str()))
                            {
                                Some(close) => format!(". Did you mean '{close}'?"),
                                None => String::new(),
                            };
                            format!("{of}() got an unexpected keyword argument '{shown}'{hint}")
                        }
                        None => format!("{}() takes no keyword arguments", vm.class_name(class)),
                    };
                    return Err(vm.type_error(text));
                }
            }
        }
    }
    if is(vm, classes::STOP_ITERATION) {
        vm.set_field(exc, names::VALUE, args.first().copied().unwrap_or(Value::NONE));
    } else if is(vm, classes::SYSTEM_EXIT) {
        let code = match args {
            [] => Value::NONE,
            [one] => *one,
            many => vm.heap.new_tuple(many),
        };
        vm.set_field(exc, names::CODE_ATTR, code);
    } else if is(vm, classes::OS_ERROR) {
        os_error(vm, exc, class, args);
    } else if is(vm, classes::IMPORT_ERROR) {
        if let [msg] = args {
            vm.set_field(exc, names::MSG, *msg);
        }
    } else if is(vm, classes::SYNTAX_ERROR) {
        syntax_error(vm, exc, args)?;
    } else if is(vm, classes::UNICODE_DECODE_ERROR) || is(vm, classes::UNICODE_ENCODE_ERROR) {
        let [encoding, object, start, end, reason] = args else {
            let n = args.len();
            return Err(vm.type_error(format!("function takes exactly 5 arguments ({n} given)")));
        };
        if is(vm, classes::UNICODE_DECODE_ERROR) && vm.bytes_like(*object).is_none() {
            let found = vm.type_name(*object);
            return Err(vm.type_error(format!("a bytes-like object is required, not '{found}'")));
        }
        let fields = [names::ENCODING, names::OBJECT_ATTR, names::START, names::END, names::REASON];
        for (field, value) in fields.into_iter().zip([encoding, object, start, end, reason]) {
            vm.set_field(exc, field, *value);
        }
    } else if is(vm, classes::UNICODE_TRANSLATE_ERROR) {
        let [object, start, end, reason] = args else {
            let n = args.len();
            return Err(vm.type_error(format!("function takes exactly 4 arguments ({n} given)")));
        };
        let fields = [names::OBJECT_ATTR, names::START, names::END, names::REASON];
        for (field, value) in fields.into_iter().zip([object, start, end, reason]) {
            vm.set_field(exc, field, *value);
        }
    }
    Ok(())
}

fn os_error(vm: &mut Vm, exc: Value, class: Value, args: &[Value]) {
    if !(2..=5).contains(&args.len()) {
        return;
    }
    vm.set_field(exc, names::ERRNO, args[0]);
    vm.set_field(exc, names::STRERROR, args[1]);
    if let Some(filename) = args.get(2) {
        vm.set_field(exc, names::FILENAME, *filename);
        let short = vm.heap.new_tuple(&args[..2]);
        vm.heap.exception_mut(exc.handle()).args = short;
    }
    if let Some(filename) = args.get(4) {
        vm.set_field(exc, names::FILENAME2, *filename);
    }
    // `OSError(errno, …)` becomes the subclass for that number.
    if class.same(classes::OS_ERROR)
        && let Some(errno) = errno_of(args[0])
        && let Some(special) = class_for_errno(errno)
    {
        let shape = vm.class(special).shape;
        vm.heap.exception_mut(exc.handle()).shape = shape;
    }
}

/// The number of an integer, a `bool` too.
fn errno_of(value: Value) -> Option<i64> {
    match value.kind() {
        Kind::Bool => Some(value.same(Value::TRUE) as i64),
        _ => value.as_int(),
    }
}

/// The subclass of `OSError` for an error number of Linux.
fn class_for_errno(errno: i64) -> Option<Value> {
    Some(match errno {
        11 | 114 | 115 => classes::BLOCKING_IO_ERROR,
        10 => classes::CHILD_PROCESS_ERROR,
        32 | 108 => classes::BROKEN_PIPE_ERROR,
        103 => classes::CONNECTION_ABORTED_ERROR,
        111 => classes::CONNECTION_REFUSED_ERROR,
        104 => classes::CONNECTION_RESET_ERROR,
        17 => classes::FILE_EXISTS_ERROR,
        2 => classes::FILE_NOT_FOUND_ERROR,
        4 => classes::INTERRUPTED_ERROR,
        21 => classes::IS_A_DIRECTORY_ERROR,
        20 => classes::NOT_A_DIRECTORY_ERROR,
        1 | 13 => classes::PERMISSION_ERROR,
        3 => classes::PROCESS_LOOKUP_ERROR,
        110 => classes::TIMEOUT_ERROR,
        _ => return None,
    })
}

fn syntax_error(vm: &mut Vm, exc: Value, args: &[Value]) -> Res<()> {
    if let Some(msg) = args.first() {
        vm.set_field(exc, names::MSG, *msg);
    }
    if let [_, details] = args {
        let Some(details) = vm.builtin_items(*details)? else { return Err(vm.not_iterable(*details)) };
        let n = details.len();
        if n < 4 {
            return Err(vm.type_error(format!("function takes at least 4 arguments ({n} given)")));
        }
        if n > 6 {
            return Err(vm.type_error(format!("function takes at most 6 arguments ({n} given)")));
        }
        let fields = [
            names::FILENAME,
            names::LINENO,
            names::OFFSET,
            names::TEXT,
            names::END_LINENO,
            names::END_OFFSET,
        ];
        for (field, value) in fields.into_iter().zip(details) {
            vm.set_field(exc, field, value);
        }
    }
    Ok(())
}

/// `str(exception)` of builtin exceptions.
pub fn to_str(vm: &mut Vm, exc: Value) -> Res {
    let class = vm.class_of(exc);
    let args = match vm.heap.exception(exc.handle()).args.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    let is = |vm: &Vm, base: Value| vm.is_subclass(class, base);
    if is(vm, classes::KEY_ERROR)
        && let [key] = args[..]
    {
        return super::repr(vm, key);
    }
    if is(vm, classes::OS_ERROR)
        && let (Some(errno), Some(strerror)) = (vm.field(exc, names::ERRNO), vm.field(exc, names::STRERROR))
    {
        let (errno, strerror) = (super::to_str(vm, errno)?, super::to_str(vm, strerror)?);
        let mut text = format!("[Errno {}] {}", vm.show(errno), vm.show(strerror));
        if let Some(filename) = vm.field(exc, names::FILENAME).filter(|f| !f.is_none()) {
            let shown = super::repr(vm, filename)?;
            text.push_str(&format!(": {}", vm.show(shown)));
        }
        if let Some(filename) = vm.field(exc, names::FILENAME2).filter(|f| !f.is_none()) {
            let shown = super::repr(vm, filename)?;
            text.push_str(&format!(" -> {}", vm.show(shown)));
        }
        return Ok(vm.str(&text));
    }
    if is(vm, classes::IMPORT_ERROR)
        && let Some(msg) = vm.field(exc, names::MSG).filter(|m| m.is_kind(Kind::Str))
    {
        return Ok(msg);
    }
    if is(vm, classes::SYNTAX_ERROR) {
        let msg = vm.field(exc, names::MSG).unwrap_or(Value::NONE);
        let msg = super::to_str(vm, msg)?;
        let file = vm.field(exc, names::FILENAME).and_then(|f| vm.text_of(f).map(|t| t.to_string_lossy()));
        let line = vm.field(exc, names::LINENO).and_then(|l| l.as_int());
        let msg = vm.show(msg);
        let text = match (file, line) {
            (Some(file), Some(line)) => {
                let name = file.rsplit('/').next().unwrap_or(&file).to_string();
                format!("{msg} ({name}, line {line})")
            }
            (None, Some(line)) => format!("{msg} (line {line})"),
            (Some(file), None) => format!("{msg} ({file})"),
            (None, None) => msg,
        };
        return Ok(vm.str(&text));
    }
    if is(vm, classes::UNICODE_ERROR)
        && let Some(text) = unicode_text(vm, exc, class)
    {
        return Ok(vm.str(&text));
    }
    if is(vm, classes::BASE_EXCEPTION_GROUP)
        && let (Some(message), Some(list)) = (vm.field(exc, names::MESSAGE), vm.field(exc, names::EXCEPTIONS))
    {
        let n = super::len(vm, list)?;
        let s = if n == 1 { "" } else { "s" };
        let text = format!("{} ({n} sub-exception{s})", vm.show(message));
        return Ok(vm.str(&text));
    }
    match args[..] {
        [] => Ok(names::EMPTY),
        [one] => super::to_str(vm, one),
        _ => {
            let tuple = vm.heap.exception(exc.handle()).args;
            super::repr(vm, tuple)
        }
    }
}

fn unicode_text(vm: &mut Vm, exc: Value, class: Value) -> Option<String> {
    let object = vm.field(exc, names::OBJECT_ATTR)?;
    let start = vm.field(exc, names::START)?.as_int()?;
    let end = vm.field(exc, names::END)?.as_int()?;
    let reason = vm.field(exc, names::REASON)?;
    let reason = vm.show(reason);
    let encoding = vm.field(exc, names::ENCODING).map(|e| vm.show(e));
    let one = end == start + 1;
    if vm.is_subclass(class, classes::UNICODE_DECODE_ERROR) {
        let encoding = encoding?;
        if one {
            let byte = *vm.bytes_like(object)?.get(usize::try_from(start).ok()?)?;
            return Some(format!(
                "'{encoding}' codec can't decode byte {byte:#04x} in position {start}: {reason}"
            ));
        }
        return Some(format!(
            "'{encoding}' codec can't decode bytes in position {start}-{}: {reason}",
            end - 1
        ));
    }
    let verb = if vm.is_subclass(class, classes::UNICODE_ENCODE_ERROR) {
        format!("'{}' codec can't encode", encoding?)
    } else {
        "can't translate".to_string()
    };
    if one {
        let code = vm.text_of(object)?.get(usize::try_from(start).ok()?)?;
        let shown = match code {
            0..=0xff => format!("\\x{code:02x}"),
            0x100..=0xffff => format!("\\u{code:04x}"),
            _ => format!("\\U{code:08x}"),
        };
        return Some(format!("{verb} character '{shown}' in position {start}: {reason}"));
    }
    Some(format!("{verb} characters in position {start}-{}: {reason}", end - 1))
}

/// `exc.__traceback__`: made from the trace when it is asked for.
pub fn traceback(vm: &mut Vm, exc: Value) -> Value {
    let object = vm.heap.exception(exc.handle());
    if !object.traceback.is_undef() && object.trace.is_empty() {
        return object.traceback;
    }
    let (trace, known) = (object.trace.clone(), object.traceback);
    // The object that it gave before, if the exception has gone nowhere since.
    let mut at = known;
    let mut levels = trace.iter().rev();
    loop {
        match (at.is(Kind::Traceback), levels.next()) {
            (None, None) if at.is_none() => return known,
            (Some(handle), Some(entry)) if vm.heap.traceback(handle).entry == *entry => {
                at = vm.heap.traceback(handle).next;
            }
            _ => break,
        }
    }
    let mut next = Value::NONE;
    for entry in trace {
        next = vm.heap.new_traceback(TracebackObj { entry, next });
    }
    vm.heap.exception_mut(exc.handle()).traceback = next;
    next
}
