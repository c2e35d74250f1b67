//! What is printed for an error: the same lines as CPython 3.14's traceback module.
//!
//! The expected texts are CPython's.

use hognose_syntax::{Options, parse, parse_bytes};

const PRINTED: &[(&str, &str)] = &[
    ("if a\n  b\n", "  File \"x.py\", line 1\n    if a\n        ^\nSyntaxError: expected ':'\n"),
    ("  x = 1\ny", "  File \"x.py\", line 1\n    x = 1\nIndentationError: unexpected indent\n"),
    (
        "f(a b)",
        "  File \"x.py\", line 1\n    f(a b)\n      ^^^\nSyntaxError: invalid syntax. Perhaps you forgot a comma?\n",
    ),
    ("\tx = (\n", "  File \"x.py\", line 1\n    \tx = (\n    ^\nIndentationError: unexpected indent\n"),
    (
        "\u{00e9} = 'abc",
        "  File \"x.py\", line 1\n    \u{00e9} = 'abc\n        ^\nSyntaxError: unterminated string literal (detected at line 1)\n",
    ),
    (
        "x = [\n  1 2\n]",
        "  File \"x.py\", line 2\n    1 2\n    ^^^\nSyntaxError: invalid syntax. Perhaps you forgot a comma?\n",
    ),
    (
        "def f():\n\treturn x y\n",
        "  File \"x.py\", line 2\n    \treturn x y\n    \t         ^\nSyntaxError: invalid syntax\n",
    ),
    (
        "if a:\nb",
        "  File \"x.py\", line 2\n    b\n    ^\nIndentationError: expected an indented block after 'if' statement on line 1\n",
    ),
    (
        "f(a,\n  b c,\n d)",
        "  File \"x.py\", line 2\n    b c,\n    ^^^\nSyntaxError: invalid syntax. Perhaps you forgot a comma?\n",
    ),
    (
        "x = '''a\n\\x1'''",
        "  File \"x.py\", line 1\n    x = '''a\n        ^^^^\nSyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 2-4: truncated \\xXX escape\n",
    ),
    (
        "for i in x\n  pass",
        "  File \"x.py\", line 1\n    for i in x\n              ^\nSyntaxError: expected ':'\n",
    ),
    (
        "a = b\u{00a0}c",
        "  File \"x.py\", line 1\n    a = b\u{00a0}c\n         ^\nSyntaxError: invalid non-printable character U+00A0\n",
    ),
    (
        "if x:\n    y\n  z\n",
        "  File \"x.py\", line 3\n    z\n     ^\nIndentationError: unindent does not match any outer indentation level\n",
    ),
    ("x = 1 +", "  File \"x.py\", line 1\n    x = 1 +\n           ^\nSyntaxError: invalid syntax\n"),
    (
        "class A:",
        "  File \"x.py\", line 1\n    class A:\n            ^\nIndentationError: expected an indented block after class definition on line 1\n",
    ),
    (
        "1 = x",
        "  File \"x.py\", line 1\n    1 = x\n    ^\nSyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?\n",
    ),
    (
        "f(**a, *b)",
        "  File \"x.py\", line 1\n    f(**a, *b)\n         ^^^^\nSyntaxError: iterable argument unpacking follows keyword argument unpacking\n",
    ),
];

#[test]
fn errors_are_printed_as_by_cpython() {
    for (source, expected) in PRINTED {
        let options = Options { filename: "x.py".into(), ..Options::default() };
        let error = parse(source, &options).expect_err("the source is wrong");
        assert_eq!(error.render(), *expected, "{source:?}");
    }
}

#[test]
fn bytes_are_decoded_as_their_comment_says() {
    let module = parse_bytes(b"# coding: latin-1\nx = '\xe9'\r\n", &Options::default()).expect("legal");
    assert_eq!(&*module.source, "# coding: latin-1\nx = '\u{e9}'\n");
    let message = |bytes: &[u8]| parse_bytes(bytes, &Options::default()).expect_err("wrong").message;
    assert_eq!(message(b"# coding: foo\n"), "unknown encoding: foo");
    assert_eq!(message(b"a\0b"), "source code string cannot contain null bytes");
    assert_eq!(message(b"\xef\xbb\xbf# coding: latin-1\n"), "encoding problem: iso-8859-1 with BOM");
    assert_eq!(
        message(b"a=1\nb='\xff'\n"),
        "Non-UTF-8 code starting with '\\xff' on line 2, but no encoding declared; \
         see https://peps.python.org/pep-0263/ for details"
    );
}

#[test]
fn blocks_nest_as_deep_as_in_cpython() {
    let nested = |count: usize| -> String {
        let headers: String = (0..count).map(|level| " ".repeat(level) + "for i in x:\n").collect();
        headers + &" ".repeat(count) + "pass\n"
    };
    assert!(parse(&nested(21), &Options::default()).is_ok());
    let error = parse(&nested(22), &Options::default()).expect_err("too many");
    assert_eq!(
        (error.message.as_str(), error.line, error.column),
        ("too many statically nested blocks", 22, 22)
    );
}

#[test]
fn an_expression_is_one_statement() {
    let options = Options { mode: hognose_syntax::Mode::Expression, ..Options::default() };
    let module = parse("1 + 2\n", &options).expect("legal");
    assert_eq!(module.body().len(), 1);
    assert_eq!(parse("  1 + 2\n", &options).expect_err("indented").message, "unexpected indent");
    assert_eq!(parse("x = 1", &options).expect_err("a statement").message, "invalid syntax");
    assert_eq!(parse("", &options).expect_err("nothing").message, "invalid syntax");
}

#[test]
fn an_interactive_source_is_one_statement() {
    let options = Options { mode: hognose_syntax::Mode::Interactive, ..Options::default() };
    assert!(parse("a = 1; b = 2\n", &options).is_ok());
    let error = parse("a = 1\nb = 2\n", &options).expect_err("two");
    assert_eq!(error.message, "multiple statements found while compiling a single statement");
}

#[test]
fn surrogates_are_decoded_from_the_source() {
    let module = parse("x = 'a\\ud800' 'b'\n", &Options::default()).expect("legal");
    let hognose_syntax::ast::Stmt::Assign(assign) = &module.body()[0] else { panic!("an assignment") };
    let literal = assign.value.as_string_literal_expr().expect("a string");
    assert_eq!(hognose_syntax::literal::string_value(literal, &module.source), [0x61, 0xd800, 0x62]);
}

#[test]
fn await_outside_functions_is_an_option() {
    let options = Options { allow_top_level_await: true, ..Options::default() };
    for source in ["await x", "async for a in b: pass", "[x async for x in y]", "[await x for x in y]"] {
        assert!(parse(source, &options).is_ok(), "{source}");
        assert!(parse(source, &Options::default()).is_err(), "{source}");
    }
}
