//! What the modules `traceback`, `logging` and `warnings` ask about exceptions, frames and source.
//!
//! Everything here shows only what a printed traceback shows: files, lines, names. Frames of the prelude and of library
//! modules do not show.

use crate::exec::Cx;
use crate::native::{Obj, SelfExc, SelfTraceback};
use crate::objects::TraceEntry;
use crate::stop::{Res, Stop};
use crate::traceback::{self, Place, Sources, body_name, has_source, visible};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTIONS: functions of "_hognose_native" {
        frame "render_traceback" render_traceback "exc, /";
        frame "traceback_levels" traceback_levels "tb, /";
        frame "source_line" source_line "filename, lineno, /";
        frame "source_text" source_text "filename, /";
        frame "stack" stack "";
        frame "stack_frames" stack_frames "";
        frame "caller_position" caller_position "stacklevel=1, library=False, /";
        frame "exception_hint" exception_hint "exc, /";
        marked_lines(Obj, Value, Value) "text, colno, end_colno, /";
    }
    pub INTRINSICS: functions of "_vm" {
        frame "stack_places" stack_places "";
        frame "traceback_wanted" traceback_wanted "exc, /";
        frame "traceback_with" traceback_with "exc, texts, /";
    }
}

fn argument<T: crate::native::FromArg>(cx: &mut Cx<'_>, args: &[Value], at: usize) -> Res<T> {
    T::from_arg(cx.vm, args.get(at).copied().unwrap_or(Value::UNDEF))
}

/// A text that was rendered, paid for.
fn paid(vm: &mut Vm, text: String) -> Res {
    vm.charge(text.len() / 8)?;
    vm.reserve(text.len())?;
    Ok(vm.str(&text))
}

/// The exception that a native is asked about.
fn exception(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    match argument::<SelfExc>(cx, args, 0) {
        Ok(exc) => Ok(exc.value()),
        Err(Stop::Receiver) => {
            let found = cx.vm.type_name(args[0]);
            Err(cx.vm.type_error(format!("Exception expected for value, {found} found")))
        }
        Err(stop) => Err(stop),
    }
}

/// A line or column: far below the bounds of small integers.
fn number(n: usize) -> Value {
    Value::int48(n as i64).unwrap_or(Value::NONE)
}

/// The whole text of an exception.
fn render_traceback(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let exc = exception(cx, args)?;
    let text = traceback::render(cx.vm, cx.units, exc)?;
    paid(cx.vm, text)
}

/// Pairs of a value and whether its `repr` is wanted rather than its `str`.
fn traceback_wanted(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let exc = exception(cx, args)?;
    let wanted = traceback::wanted(cx.vm, cx.units, exc)?;
    let heap = &mut cx.vm.heap;
    let pairs =
        wanted.into_iter().map(|(value, repr)| heap.new_tuple(vec![value, Value::bool(repr)])).collect();
    Ok(heap.new_list(pairs))
}

/// The whole text of an exception, with texts that Python gave for some values: pairs in a list, `None` for one that failed.
fn traceback_with(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let exc = exception(cx, args)?;
    let mut texts = Vec::new();
    if let Some(handle) = args[1].is(Kind::List) {
        for pair in cx.vm.heap.list(handle).to_vec() {
            if let Some(handle) = pair.is(Kind::Tuple)
                && let [value, text] = *cx.vm.heap.tuple(handle)
            {
                texts.push((value, text));
            }
        }
    }
    let text = traceback::render_with(cx.vm, cx.units, exc, &texts)?;
    paid(cx.vm, text)
}

/// The levels of a traceback: tuples of file, line, last line, column, last column (in bytes) and name.
fn traceback_levels(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let mut next = match args[0] {
        none if none.is_none() => none,
        _ => argument::<SelfTraceback>(cx, args, 0)?.value(),
    };
    let mut sources = Sources::default();
    let mut levels = Vec::new();
    while let Some(handle) = next.is(Kind::Traceback) {
        cx.vm.charge(8)?;
        let level = cx.vm.heap.traceback(handle);
        let entry = level.entry;
        next = level.next;
        if visible(cx.units, entry) {
            levels.push(entry);
        }
    }
    let mut shown = Vec::with_capacity(levels.len());
    for entry in levels {
        let place = sources.place(cx.units, entry);
        let code = &cx.units.get(entry.unit).code;
        let name = body_name(cx.vm, cx.units.get(entry.unit), entry.pc);
        let (file, name) = (cx.vm.str(&code.filename), cx.vm.str(&name));
        let numbers = [place.line, place.end_line, place.column, place.end_column].map(number);
        let [line, end_line, column, end_column] = numbers;
        shown.push(cx.vm.heap.new_tuple(vec![file, line, end_line, column, end_column, name]));
    }
    Ok(cx.vm.heap.new_list(shown))
}

/// The session's own unit of a file that was run, the latest one; its number is its position.
fn unit_of(cx: &Cx<'_>, filename: Value) -> Option<u32> {
    let name = cx.vm.text_of(filename)?.to_string_lossy();
    cx.units.youngest(|u| !u.code.prelude && *u.code.filename == *name && has_source(&u.code))
}

/// A line of the source of a file that was run; `None` when no file of this name was.
fn source_line(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let Some(number) = args[1].as_int().and_then(|n| usize::try_from(n).ok()) else { return Ok(Value::NONE) };
    let Some(unit) = unit_of(cx, args[0]) else { return Ok(Value::NONE) };
    let code = &cx.units.get(unit).code;
    cx.vm.charge(code.source.len() / 16)?;
    let lines = Sources::default().lines(unit, code, number, number);
    Ok(match lines.first() {
        Some(line) if !line.is_empty() => cx.vm.str(&format!("{line}\n")),
        _ => cx.vm.str(""),
    })
}

/// The source of a file that was run; `None` when no file of this name was.
fn source_text(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let Some(unit) = unit_of(cx, args[0]) else { return Ok(Value::NONE) };
    let source = cx.units.get(unit).code.source.clone();
    cx.vm.charge(source.len() / 8)?;
    cx.vm.reserve(source.len())?;
    Ok(cx.vm.str(&source))
}

/// The frames that show, the innermost first: where each is.
fn visible_frames(cx: &Cx<'_>) -> Vec<TraceEntry> {
    let last = cx.frames.len().saturating_sub(1);
    let entry = |(at, frame): (usize, &crate::frame::Frame)| {
        let pc = if at == last { cx.pc as u32 } else { frame.pc };
        TraceEntry { unit: frame.unit, pc: pc.saturating_sub(1) }
    };
    cx.frames.iter().enumerate().map(entry).rev().filter(|e| visible(cx.units, *e)).collect()
}

/// The frames of Python that are not the prelude's, the innermost first, without those of the module that asks.
fn frames_around(cx: &Cx<'_>) -> Vec<TraceEntry> {
    let asking = cx.frame().unit;
    let python = cx.frames.iter().rev().filter(|frame| !cx.units.get(frame.unit).code.prelude);
    let entry = |frame: &crate::frame::Frame| TraceEntry { unit: frame.unit, pc: frame.pc.saturating_sub(1) };
    python.skip_while(|frame| frame.unit == asking).map(entry).collect()
}

/// The stack of calls, outermost first: tuples of file, line, name and text.
fn stack(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let mut sources = Sources::default();
    let mut shown = Vec::new();
    for entry in visible_frames(cx).into_iter().rev() {
        cx.vm.charge(16)?;
        let line = sources.place(cx.units, entry).line;
        let code = &cx.units.get(entry.unit).code;
        let source = sources.lines(entry.unit, code, line, line);
        let text = if has_source(code) { source.first().map_or("", |l| l.trim()) } else { "" };
        let text = cx.vm.str(text);
        let name = body_name(cx.vm, cx.units.get(entry.unit), entry.pc);
        let (file, name) = (cx.vm.str(&code.filename), cx.vm.str(&name));
        shown.push(cx.vm.heap.new_tuple(vec![file, number(line), name, text]));
    }
    Ok(cx.vm.heap.new_list(shown))
}

/// Frames are made by the twin in the prelude.
fn stack_frames(_: &mut Cx<'_>, _: &[Value]) -> Res {
    Err(Stop::Python)
}

/// The stack of calls as far as it shows, outermost first: tuples of code, line, globals and instruction.
fn stack_places(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let mut sources = Sources::default();
    let mut places = Vec::new();
    for entry in visible_frames(cx).into_iter().rev() {
        cx.vm.charge(16)?;
        let line = sources.place(cx.units, entry).line;
        let unit = cx.units.get(entry.unit);
        let within = |body: &hognose_bytecode::Body| body.start <= entry.pc && entry.pc < body.end;
        let body = unit.code.bodies.iter().position(within).unwrap_or(0);
        let code = cx.vm.heap.code_of(entry.unit, body as u32);
        let place = vec![code, number(line), unit.globals, number(entry.pc as usize)];
        places.push(cx.vm.heap.new_tuple(place));
    }
    Ok(cx.vm.heap.new_list(places))
}

/// File, line, module, globals and function of a calling frame (1: the nearest one that shows, or with `library` the nearest one
/// of another module); `None` when there are not so many.
fn caller_position(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let level = args[0].as_int().unwrap_or(1).max(1);
    let frames = if args[1].same(Value::TRUE) { frames_around(cx) } else { visible_frames(cx) };
    let Some(entry) = usize::try_from(level - 1).ok().and_then(|n| frames.get(n)).copied() else {
        return Ok(Value::NONE);
    };
    let line = Sources::default().place(cx.units, entry).line;
    let unit = cx.units.get(entry.unit);
    let globals = unit.globals;
    let module = cx.vm.dict_get_name(globals, crate::names::NAME).unwrap_or(crate::names::MAIN);
    let name = body_name(cx.vm, unit, entry.pc);
    let (file, name) = (cx.vm.str(&unit.code.filename), cx.vm.str(&name));
    Ok(cx.vm.heap.new_tuple(vec![file, number(line), module, globals, name]))
}

/// What a printed traceback says behind the message: `. Did you mean: 'name'?`, or nothing.
fn exception_hint(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let exc = exception(cx, args)?;
    cx.vm.charge(1000)?;
    let text = traceback::hint(cx.vm, cx.units, exc);
    Ok(cx.vm.str(&text))
}

/// Lines of source as a traceback prints them, with marks below a range: from a column of the first line to one of
/// the last, both in bytes.
fn marked_lines(vm: &mut Vm, text: Obj, column: Value, end_column: Value) -> Res {
    let text = vm.show(text.0);
    vm.charge(text.len() / 4)?;
    vm.reserve(text.len() * 8)?;
    let lines: Vec<&str> = text.split('\n').map(str::trim_end).collect();
    let lines = lines.strip_suffix(&[""]).unwrap_or(&lines);
    let number = |value: Value| value.as_int().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    let place =
        Place { line: 1, column: number(column), end_line: lines.len(), end_column: number(end_column) };
    let shown = traceback::marked(lines, place);
    let shown = shown.iter().map(|line| vm.str(line)).collect();
    Ok(vm.heap.new_list(shown))
}
