//! What single constructs compile to. The listings were read and compared with the rules of the
//! language; they also show the shape of the code that the VM is tuned for.

use hognose_bytecode::{Code, Constant, disassemble, verify};
use hognose_compiler::{Mode, Options, compile};

fn compiled(source: &str, mode: Mode) -> Code {
    let syntax = hognose_syntax::Options { allow_top_level_await: true, ..Default::default() };
    let tree = hognose_syntax::parse(source, &syntax).unwrap_or_else(|e| panic!("{source}: {e}"));
    let code = compile(&tree, &Options::new(mode, "<test>")).unwrap_or_else(|e| panic!("{source}: {e}"));
    verify(&code).unwrap_or_else(|e| panic!("{source}: {e}\n{}", disassemble(&code)));
    code
}

/// The instructions of a body, one in a line, positions counted from its first one.
fn listing(code: &Code, name: &str) -> String {
    let named = |index: u32| code.names.get(index as usize).map(|n| &**n);
    let at = code.bodies.iter().position(|b| named(b.qualname) == Some(name)).expect("a body of that name");
    let body = &code.bodies[at];
    let text = disassemble(code);
    let text = text.split("\n\n").nth(at).expect("a listing for each body");
    let mut out = Vec::new();
    for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let first = words.iter().position(|w| w.starts_with(|c: char| c.is_ascii_alphabetic())).unwrap_or(0);
        let mut shown = Vec::new();
        let mut words = words[first..].iter();
        while let Some(word) = words.next() {
            shown.push(match *word {
                "->" => format!("@{}", shift(words.next().unwrap_or(&""), body.start)),
                range if words.as_slice().first() == Some(&"->") && range.contains("..") => {
                    let (from, to) = range.split_once("..").unwrap_or(("", ""));
                    format!("{}..{}", shift(from, body.start), shift(to, body.start))
                }
                word => word.to_owned(),
            });
        }
        out.push(shown.join(" "));
    }
    out.join("\n")
}

/// A position, counted from `start`.
fn shift(position: &str, start: u32) -> u32 {
    position.parse::<u32>().map_or(u32::MAX, |n| n.saturating_sub(start))
}

/// Checks the body of the function `f` that the source defines.
fn check_bytecode(source: &str, expected: &str) {
    let code = compiled(source, Mode::Module);
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    assert_eq!(listing(&code, "f"), expected.join("\n"), "{source}");
}

fn check_module(source: &str, mode: Mode, expected: &str) {
    let code = compiled(source, mode);
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    assert_eq!(listing(&code, "<module>"), expected.join("\n"), "{source}");
}

#[test]
fn locals_are_operands_and_arguments_are_built_in_place() {
    check_bytecode(
        "def f(n):\n if n < 2: return n\n return f(n - 1) + f(n - 2)",
        "JumpIfNotLtInt a=r0 value=2 @2
         Return src=r0
         LoadGlobal dst=r1 f
         SubInt dst=r2 a=r0 mode=0 value=1
         Call dst=r1 f=r1 n=1 last=r2
         LoadGlobal dst=r2 f
         SubInt dst=r3 a=r0 mode=0 value=2
         Call dst=r2 f=r2 n=1 last=r3
         Add dst=r1 a=r1 b=r2 mode=0
         Return src=r1",
    );
}

#[test]
fn loops_test_at_the_bottom() {
    check_bytecode(
        "def f(xs, n):\n for x in xs: n += x\n while n > 9: n = n // 2\n return n",
        "Move dst=r3 src=r0
         ForPrep iter=r3
         Jump @4
         Add dst=r1 a=r1 b=r2 mode=1
         ForNext dst=r2 iter=r3 @3
         Jump @7
         FloorDivInt dst=r1 a=r1 mode=0 value=2
         JumpIfGtInt a=r1 value=9 @6
         Return src=r1",
    );
}

#[test]
fn a_swap_copies_what_is_overwritten() {
    check_bytecode(
        "def f(a, b):\n a, b = b, a",
        "Moves dst=r2 src=r0 next=r0 from=r1
         Move dst=r1 src=r2
         ReturnNone",
    );
}

#[test]
fn an_operand_that_a_later_one_assigns_is_copied() {
    check_bytecode(
        "def f(x):\n return x + g(x := 2)",
        "Move dst=r1 src=r0
         LoadGlobal dst=r2 g
         LoadInt dst=r0 value=2
         Call dst=r2 f=r2 n=1 last=r0
         Add dst=r1 a=r1 b=r2 mode=0
         Return src=r1",
    );
}

#[test]
fn a_variable_is_written_by_the_last_instruction_only() {
    check_bytecode(
        "def f(x):\n x = g(x) + h(x)",
        "LoadGlobal dst=r1 g
         Call dst=r1 f=r1 n=1 last=r0
         LoadGlobal dst=r2 h
         Call dst=r2 f=r2 n=1 last=r0
         Add dst=r0 a=r1 b=r2 mode=0
         ReturnNone",
    );
}

#[test]
fn only_doubtful_variables_are_checked() {
    check_bytecode(
        "def f(c):\n y = 1\n if c: x = y\n return x",
        "LoadUndef dst=r2
         LoadInt dst=r1 value=1
         JumpIfNot src=r0 @4
         Move dst=r2 src=r1
         CheckBound src=r2 x
         Return src=r2",
    );
}

#[test]
fn comparisons_become_jumps() {
    check_bytecode(
        "def f(a, b):\n if a is not None and not (a < b <= 10 or a in (1, 2)): return 1",
        "JumpIfNone src=r0 @7
         JumpIfNotLt a=r0 b=r1 @3
         JumpIfLeInt a=r1 value=10 @7
         LoadConst dst=r2 (1, 2)
         JumpIfIn a=r0 b=r2 @7
         LoadInt dst=r2 value=1
         Return src=r2
         ReturnNone",
    );
}

#[test]
fn an_augmented_target_is_evaluated_once() {
    check_bytecode(
        "def f(a):\n a.b[g()] += 1",
        "GetAttr dst=r1 obj=r0 b
         LoadGlobal dst=r2 g
         Call dst=r2 f=r2 n=0 last=r2
         GetItem dst=r3 obj=r1 key=r2
         AddInt dst=r3 a=r3 mode=1 value=1
         SetItem obj=r1 key=r2 src=r3
         ReturnNone",
    );
}

#[test]
fn constants_are_folded_while_they_are_small() {
    check_module(
        "1 + 2 * 3 - -1, 'a' * 3, 2 ** 200 - 1, 2 ** 2000, 1 / 0",
        Mode::Feed,
        "LoadInt dst=r1 value=8
         LoadConst dst=r2 \"aaa\"
         LoadConst dst=r3 <int of 25 bytes>
         LoadInt dst=r4 value=2
         LoadInt dst=r5 value=2000
         Pow dst=r4 a=r4 b=r5 mode=0
         LoadInt dst=r5 value=1
         LoadInt dst=r6 value=0
         Div dst=r5 a=r5 b=r6 mode=0
         BuildTuple dst=r0 start=r1 n=5
         Return src=r0",
    );
}

#[test]
fn a_call_that_stands_as_a_statement_is_a_barrier() {
    check_module(
        "f()\nx = g()",
        Mode::Feed,
        "LoadGlobal dst=r0 f
         Call dst=r0 f=r0 n=0 last=r0
         Drop src=r0
         LoadGlobal dst=r0 g
         Call dst=r0 f=r0 n=0 last=r0
         StoreGlobal src=r0 x
         ReturnNone",
    );
}

#[test]
fn a_comparison_with_text_names_its_constant() {
    check_bytecode(
        "def f(x):\n if x == 'a': return 1\n return 2",
        "JumpIfNotEqConst a=r0 \"a\" @3
         LoadInt dst=r1 value=1
         Return src=r1
         LoadInt dst=r1 value=2
         Return src=r1",
    );
}

#[test]
fn a_finally_body_is_compiled_once() {
    check_bytecode(
        "def f():\n try:\n  return g()\n finally:\n  h = 1",
        "LoadUndef dst=r1
         Settle
         LoadGlobal dst=r5 g
         Call dst=r5 f=r5 n=0 last=r5
         Settle
         LoadInt dst=r2 value=2
         Move dst=r3 src=r5
         Jump @8
         Move dst=r4 src=r1
         Jump @13
         LoadInt dst=r2 value=1
         SettleRaised exc=r3
         Moves dst=r4 src=r1 next=r1 from=r3
         LoadInt dst=r0 value=1
         Move dst=r1 src=r4
         JumpIfEqInt a=r2 value=2 @17
         Jump @18
         Return src=r3
         Reraise exc=r3
         Move dst=r1 src=r4
         Reraise exc=r5
         handler 2..8 @10 (r3)
         handler 13..14 @19 (r5)",
    );
}

#[test]
fn a_handler_restores_what_was_handled_before() {
    check_bytecode(
        "def f():\n try: g()\n except E as e: return e",
        "LoadUndef dst=r1
         LoadUndef dst=r0
         Settle
         LoadGlobal dst=r4 g
         Call dst=r4 f=r4 n=0 last=r4
         Drop src=r4
         Settle
         Jump @22
         SettleRaised exc=r2
         Moves dst=r3 src=r1 next=r1 from=r2
         LoadGlobal dst=r4 E
         JumpIfNoMatch exc=r2 types=r4 @19
         Move dst=r0 src=r2
         Move dst=r4 src=r0
         LoadUndef dst=r0
         Move dst=r1 src=r3
         Return src=r4
         LoadUndef dst=r0
         Reraise exc=r4
         Reraise exc=r2
         Move dst=r1 src=r3
         Reraise exc=r4
         ReturnNone
         handler 3..7 @8 (r2)
         handler 13..17 @17 (r4)
         handler 10..20 @20 (r4)",
    );
}

#[test]
fn comprehensions_run_in_the_body_around_them() {
    check_bytecode(
        "def f(xs):\n return [x * 2 for x in xs if x]",
        "Move dst=r2 src=r0
         BuildList dst=r1 start=r1 n=0
         ForPrep iter=r2
         Jump @7
         JumpIfNot src=r5 @7
         MulInt dst=r6 a=r5 mode=0 value=2
         ListAppend list=r1 item=r6
         ForNext dst=r5 iter=r2 @4
         Return src=r1",
    );
}

#[test]
fn a_generator_expression_runs_where_a_builtin_goes_through_it() {
    check_bytecode(
        "def f(xs):\n return sum(x for x in xs)",
        "LoadGlobal dst=r1 sum
         LoadIntrinsic dst=r2 sum
         JumpIfIsNot a=r1 b=r2 @16
         Move dst=r5 src=r0
         LoadInt dst=r2 value=0
         LoadNone dst=r3
         LoadNone dst=r4
         ForPrep iter=r5
         Jump @12
         SumItem sum=r2 item=r8 @12
         SumTotal sum=r2
         Add dst=r2 a=r2 b=r8 mode=0
         ForNext dst=r8 iter=r5 @9
         SumTotal sum=r2
         Move dst=r1 src=r2
         Jump @21
         MakeFunction dst=r3 base=r3 has=0 f.<locals>.<genexpr>
         Move dst=r4 src=r0
         GetIter dst=r4 src=r4
         Call dst=r2 f=r3 n=1 last=r4
         Call dst=r1 f=r1 n=1 last=r2
         Return src=r1
         generator expression 8..9 @13
         generator expression 12..13 @13",
    );
    check_bytecode(
        "def f(xs):\n return ','.join(x for x in xs if x)",
        r#"LoadConst dst=r1 ","
         LoadMethod dst=r1 obj=r1 join
         Move dst=r4 src=r0
         BuildList dst=r3 start=r3 n=0
         ForPrep iter=r4
         Jump @8
         JumpIfNot src=r7 @8
         ListAppend list=r3 item=r7
         ForNext dst=r7 iter=r4 @6
         CallMethod dst=r1 f=r1 n=1 last=r3
         Return src=r1
         generator expression 5..9 @9"#,
    );
}

#[test]
fn what_takes_items_is_outside_a_generator_expression() {
    let code = compiled("def f(xs):\n return sum(x for x in xs)", Mode::Module);
    let body = &code.bodies[1];
    let inside = |at: u32| body.is_in_generator_expression(body.start + at);
    // The loop is inside; what begins it, what adds up, and the call are not.
    let covered: Vec<u32> = (0..body.end - body.start).filter(|at| inside(*at)).collect();
    assert_eq!(covered, [8, 12]);
    assert!(!body.handles());
}

#[test]
fn a_captured_comprehension_variable_gets_a_cell_for_each_run() {
    check_bytecode(
        "def f(xs):\n return [lambda: x for x in xs]",
        "Move dst=r2 src=r0
         BuildListFor dst=r1 items=r2
         NewCell dst=r5
         ForPrep iter=r2
         Jump @8
         StoreCell cell=r5 src=r6
         MakeFunction dst=r7 base=r8 has=0 f.<locals>.<lambda>
         ListAppend list=r1 item=r7
         ForNext dst=r6 iter=r2 @5
         Return src=r1",
    );
}

#[test]
fn awaiting_makes_a_module_a_coroutine() {
    let code = compiled("await f()\n[lambda: g()]", Mode::Feed);
    assert_eq!(code.bodies[0].kind, hognose_bytecode::BodyKind::Coroutine);
    assert!(code.bodies.iter().all(|body| body.flags.is_async), "a lambda belongs to the body around it");
    let code = compiled("def f(): pass", Mode::Feed);
    assert!(code.bodies.iter().all(|body| !body.flags.is_async));
}

#[test]
fn private_names_are_mangled_and_keywords_are_not() {
    let code = compiled("class A:\n def f(self): return self.__x(__y=__z)", Mode::Module);
    assert_eq!(
        listing(&code, "A.f"),
        "LoadMethod dst=r1 obj=r0 _A__x\nLoadGlobal dst=r3 _A__z\n\
         CallMethodKw dst=r1 f=r1 n=1 (\"__y\")\nReturn src=r1"
    );
}

#[test]
fn strings_of_the_source_are_keys_in_the_instruction() {
    check_bytecode(
        "def f(row, n):\n row['a'] += n\n row['b'] = {'x': row['a'], 'y': n}",
        r#"GetItemConst dst=r2 obj=r0 "a"
         Add dst=r2 a=r2 b=r1 mode=1
         SetItemConst obj=r0 src=r2 "a"
         GetItemConst dst=r3 obj=r0 "a"
         Move dst=r4 src=r1
         BuildRecord dst=r2 start=r3 n=2 ("x", "y")
         SetItemConst obj=r0 src=r2 "b"
         ReturnNone"#,
    );
}

#[test]
fn a_record_needs_different_strings_as_keys() {
    let source = "def f(x):\n return {'a': x, 'b': x}";
    let text = |text: &str| Constant::Str(text.into());
    for keys in [
        Constant::Tuple(vec![text("a"), text("a")].into()),
        Constant::Tuple(vec![text("a")].into()),
        Constant::Tuple(vec![text("a"), Constant::Int(1)].into()),
        text("ab"),
    ] {
        let mut code = compiled(source, Mode::Module);
        let at = code.constants.iter().position(|constant| matches!(constant, Constant::Tuple(_))).expect("the keys");
        code.constants[at] = keys;
        let refused = verify(&code).expect_err("no keys of a record");
        assert!(refused.reason.contains("2 different strings"), "{refused}");
    }
    // The other way of writing it, where a key stands there twice.
    check_bytecode(
        "def f(x):\n return {'a': x, 'a': x}",
        r#"LoadConst dst=r2 "a"
         Move dst=r3 src=r0
         LoadConst dst=r4 "a"
         Move dst=r5 src=r0
         BuildDict dst=r1 start=r2 n=2
         Return src=r1"#,
    );
}

#[test]
fn a_last_argument_has_a_register_of_the_body() {
    use hognose_bytecode::{Dst, MAX_REGISTERS, Op, Small, Src};
    let code = compiled("g(1)\n", Mode::Module);
    let at = code.ops.iter().position(|op| matches!(op, Op::Call { .. })).expect("a call");
    // A byte more than there are registers, and where a byte holds less than the sum.
    let (dst, last) = (Dst(0), Src(0));
    for (registers, op) in [
        (2, Op::Call { dst, f: Src(0), n: Small(2), last }),
        (2, Op::CallMethod { dst, f: Src(0), n: Small(1), last }),
        (MAX_REGISTERS as u16, Op::CallMethod { dst, f: Src(1), n: Small(254), last }),
        (MAX_REGISTERS as u16, Op::Call { dst, f: Src(200), n: Small(200), last }),
    ] {
        let mut changed = code.clone();
        changed.ops[at] = op;
        changed.bodies[0].registers = registers;
        let refused = verify(&changed).expect_err("no register for it").to_string();
        assert!(refused.contains("register"), "{refused}");
    }
}
