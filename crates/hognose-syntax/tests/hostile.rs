//! Hostile and very long sources: errors or trees, never a stack overflow.
//!
//! Everything runs on a thread with 1 MiB of stack. Errors' wording is tested elsewhere.

use hognose_syntax::{Limits, Options, parse};

fn on_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(test);
    thread.expect("a thread can start").join().expect("the test passes");
}

fn accepts(source: String) {
    on_small_stack(move || {
        if let Err(error) = parse(&source, &Options::default()) {
            panic!("{}: {}", &source[..source.len().min(40)], error.message);
        }
    });
}

fn rejects(source: String, message: &'static str) {
    on_small_stack(move || match parse(&source, &Options::default()) {
        Ok(_) => panic!("accepted {}", &source[..source.len().min(40)]),
        Err(error) => {
            assert!(error.message.contains(message), "{}: {}", &source[..source.len().min(40)], error.message)
        }
    });
}

#[test]
fn long_chains_are_legal() {
    accepts(["1"; 10_000].join("+"));
    accepts(["a"; 10_000].join(" and "));
    accepts(["a"; 10_000].join(" < "));
    accepts(["a"; 10_000].join(" | "));
    accepts(format!("a{}", ".b".repeat(5_000)));
    accepts(format!("a{}", "()".repeat(5_000)));
    accepts(format!("a{}", "[0]".repeat(5_000)));
    accepts(format!("a{}", ".b(c)[d]".repeat(3_000)));
    accepts(format!("[{}]", "-1, ".repeat(10_000)));
    accepts("'a' ".repeat(3_000));
    accepts("f'{a}' ".repeat(3_000));
    accepts("a = ".repeat(3_000) + "1");
    accepts("@a\n".repeat(3_000) + "def f(): pass");
    accepts(["-a"; 10_000].join(" * "));
    accepts(["not a"; 10_000].join(" or "));
    accepts(format!("if a: pass\n{}", "elif b: pass\n".repeat(20_000)));
    accepts("x = 1\n".repeat(50_000));
    accepts(format!("match a:\n case {}: pass", ["1"; 5_000].join(" | ")));
    accepts(format!("[a for b in c{}]", " if d".repeat(5_000)));
    accepts(format!("f'{}'", "{a}".repeat(5_000)));
    accepts(["lambda: 0"; 5_000].join(", "));
    accepts(["a if b else c"; 5_000].join(", "));
    accepts(format!("{}1", "a if b else ".repeat(200)));
}

#[test]
fn nesting_as_deep_as_the_limits_is_legal() {
    for (open, close) in [("(", ")"), ("[", "]"), ("{1:", "}"), ("f(", ")"), ("a[", "]"), ("(1+", ")")] {
        accepts(open.repeat(200) + "1" + &close.repeat(200));
    }
    accepts("not ".repeat(400) + "1");
    accepts("-".repeat(400) + "1");
    accepts("lambda:".repeat(400) + "1");
    accepts("1**".repeat(400) + "1");
    let nested: String = (0..99).map(|level| " ".repeat(level) + "if a:\n").collect();
    accepts(nested + &" ".repeat(99) + "pass\n");
}

#[test]
fn deep_nesting_is_an_error() {
    for open in ["(", "[", "{", "{1:", "f(", "a[", "(1+", "(lambda:", "[x for x in ", "f(a, *("] {
        rejects(open.repeat(100_000), "too many nested parentheses");
    }
    for prefix in [
        "not ",
        "-",
        "~",
        "lambda: ",
        "lambda x, y: ",
        "lambda x=",
        "1 if 1 else ",
        "1**",
        "-1**",
        "await ",
        "*",
        "x if ",
        "**",
        "- + ~ not ",
    ] {
        for count in [1_100, 100_000] {
            rejects(prefix.repeat(count) + "1", "");
            rejects("f(".to_owned() + &prefix.repeat(count) + "1)", "");
            rejects("a = ".to_owned() + &prefix.repeat(count), "");
        }
    }
    rejects("f'{".repeat(100_000), "");
    rejects("f'{1:{1:{1:{1".to_owned(), "f-string: expressions nested too deeply");
    let nested: String = (0..2_000).map(|level| " ".repeat(level) + "if a:\n").collect();
    rejects(nested, "too many levels of indentation");
    rejects("match a:\n case ".to_owned() + &"[".repeat(100_000), "too many nested parentheses");
    rejects("else: if a: ".repeat(100_000), "");
    rejects("1+".repeat(100_000), "");
    rejects("a.b = c +".repeat(50_000), "");
    rejects("if a: ".repeat(100_000), "");
    rejects("async ".repeat(100_000), "");
    rejects("yield ".repeat(100_000), "");
}

#[test]
fn a_source_that_is_too_large_is_an_error() {
    let options =
        Options { limits: Limits { max_source_bytes: 10, ..Limits::default() }, ..Options::default() };
    let error = parse("12345678901", &options).expect_err("too large");
    assert_eq!(error.message, "source code is longer than 10 bytes");
}

#[test]
fn mistakes_deep_inside_are_found_in_bounded_time_and_stack() {
    let wrong = "a b";
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("{1:", "}"),
        ("f(", ")"),
        ("f(a=", ")"),
        ("a[", "]"),
        ("(x for x in ", ")"),
        ("[x for x in y if ", "]"),
        ("f(*", ")"),
        ("(lambda x=", ": 1)"),
        ("(a if b else ", ")"),
        ("(yield ", ")"),
        ("(a := ", ")"),
        ("-(", ")"),
        ("f'{", "}'"),
        ("f'{a:{", "}}'"),
    ] {
        for depth in [5, 20, 29, 30, 40, 59, 60, 61, 100] {
            rejects(open.repeat(depth) + wrong + &close.repeat(depth), "");
            rejects(format!("x = {}{wrong}{} = 1 2", open.repeat(depth), close.repeat(depth)), "");
            rejects(open.repeat(depth) + wrong, "");
        }
    }
    for header in ["if a:", "for a in b:", "try:", "def f():", "with a:", "class A:", "while a:", "match a:"]
    {
        let nested: String = (0..98).map(|level| " ".repeat(level) + header + "\n").collect();
        rejects(nested + &" ".repeat(98) + "a b\n", "");
    }
}
