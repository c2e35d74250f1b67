//! What guests try: every attack ends as a Python exception or at a limit, and the program stays whole.
//!
//! Time is not looked at, so that the machine does not decide: fuel and memory bound every attack.

use std::io::Write;
use std::process::{Command, Stdio};

/// Exit code and standard error of a script with tight limits.
fn attack(script: &str) -> (i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hognose"))
        .args(["run", "-", "--limits", "memory=32MB,fuel=10000000,duration=none,output=100KB"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _ = child.stdin.take().expect("stdin is piped").write_all(script.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The attack ends by an exception of this type.
fn check_raises(script: &str, exception: &str) {
    let (code, err) = attack(script);
    let last = err.lines().last().unwrap_or_default();
    assert!(code == 1 && last.starts_with(exception), "{script}\nended with {code}: {err}");
}

/// The attack ends at a limit.
fn check_limit(script: &str) {
    let (code, err) = attack(script);
    assert!(code == 3 && err.ends_with("limit was reached\n"), "{script}\nended with {code}: {err}");
}

#[test]
fn absurd_sizes_reach_the_memory_limit() {
    for expression in [
        "'x' * 10**12",
        "[0] * 10**10",
        "(0,) * 10**10",
        "bytes(10**12)",
        "bytearray(10**12)",
        "list(range(10**18))",
        "set(range(10**18))",
        "10 ** 10 ** 10",
        "1 << 10**9",
        "'%1000000000d' % 1",
        "'%.1000000000f' % 1",
        "f'{1:1000000000}'",
        "f'{1.5:.1000000000f}'",
        "'a'.ljust(10**11)",
        "('a' * 10**5).replace('a', 'b' * 10**6)",
        "('b' * 10**5).join(['a'] * 10**5)",
        "('a' * 10**5).translate({97: 'b' * 10**6})",
        "__import__('json').dumps('\\x00' * 10**7)",
        "__import__('json').dumps([[1]] * 10**4, indent='x' * 10**6)",
        "__import__('math').factorial(10**8)",
        "(1).to_bytes(10**12, 'big')",
        "eval('1,' * 10**6)",
        "exec('x = 1\\n' * 10**6)",
    ] {
        check_limit(&format!("x = {expression}\n"));
    }
}

#[test]
fn loops_without_a_back_edge_cost_fuel() {
    let endless = "class Endless:\n    def __iter__(self): return self\n    def __next__(self): return 1\n";
    for loop_ in ["for x in Endless(): pass", "max(Endless())", "2 in Endless()", "[x for x in Endless() if not x]"] {
        check_limit(&format!("{endless}{loop_}\n"));
    }
}

#[test]
fn work_on_large_values_costs_fuel() {
    let setup = "a = 'x' * 10**6; b = 'x' * 10**6; c = b'x' * 10**6; d = b'x' * 10**6; e = bytearray(c)\n\
                 i = 7**100000; j = i + 0; l = [1] * 10**5; s = set(range(10**5)); o = {0}\n\
                 for x in range(10**5): s.discard(x)\n\
                 h = dict.fromkeys(range(10**5))\nfor x in range(10**5): del h[x]\n";
    for operation in [
        "a == b",
        "(a,) == (b,)",
        "{a, b}",
        "a.startswith(b)",
        "a.endswith((b + 'y', b))",
        "c == d",
        "c < d",
        "1 in c",
        "c.startswith(d)",
        "e.append(1); del e[0]",
        "i == j",
        "hash(i)",
        "x, *y = l",
        "s | o",
        "list(s)",
        "sorted(s, key=len); min(s, default=0)",
        "s -= o; s.difference_update(o)",
        "list(h); list(h.items()); sum(h.values())",
        "sum(x for x in s)",
    ] {
        check_limit(&format!("{setup}while True: {operation}\n"));
    }
}

#[test]
fn towers_of_iterators_are_bounded() {
    for layer in ["enumerate(a)", "zip(a)", "zip(a, strict=True)", "map(str, a)", "filter(None, a)"] {
        check_raises(&format!("a = iter([1])\nfor _ in range(20000): a = {layer}\nlist(a)\n"), "RecursionError");
    }
    check_limit("a = iter(range(10**9))\nfor _ in range(64): a = zip(a, a)\nnext(a)\n");
}

#[test]
fn shared_structure_is_not_walked_for_nothing() {
    let twice = "a = [1]; b = [1]; t = (1,)\nfor _ in range(100): a = [a, a]; b = [b, b]; t = (t, t)\n";
    for operation in ["a == b", "a < b", "hash(t)", "repr(a)", "__import__('json').dumps(a)"] {
        check_limit(&format!("{twice}{operation}\n"));
    }
}

#[test]
fn diamonds_of_classes_are_walked_once() {
    let (code, err) = attack(
        "R = A = type('R', (), {})\n\
         for _ in range(40): A = type('A', (type('X', (A,), {}), type('Y', (A,), {})), {})\n\
         R.__eq__ = lambda self, other: 'yes'\nassert (A() == 1) == 'yes'\n",
    );
    assert_eq!(code, 0, "{err}");
}

#[test]
fn deep_data_raises_recursion_errors() {
    for (start, layer, operation) in [
        ("[]", "[a]", "repr(a)"),
        ("[]", "[a]", "__import__('json').dumps(a)"),
        ("[]", "[a]", "__import__('copy').deepcopy(a)"),
        ("()", "(a,)", "hash(a)"),
        ("{}", "{1: a}", "a == __import__('copy').copy(a) and str(a)"),
    ] {
        let script = format!("a = {start}\nfor _ in range(50000): a = {layer}\n{operation}\n");
        check_raises(&script, "RecursionError");
    }
}

#[test]
fn deep_source_is_a_syntax_error() {
    for source in ["'(' * 100000 + ')' * 100000", "'-' * 100000 + '1'", "'lambda:' * 20000 + '1'", "'f(' * 20000"] {
        check_raises(&format!("eval({source})\n"), "SyntaxError");
    }
}

#[test]
fn methods_that_call_themselves_raise_recursion_errors() {
    for (method, operation) in [
        ("__eq__(self, other): return self == other", "A() == 1"),
        ("__repr__(self): return repr(self)", "repr(A())"),
        ("__getattr__(self, name): return getattr(self, name + 'x')", "A().a"),
        ("__hash__(self): return hash(self)", "{A()}"),
        ("__bool__(self): return bool(self)", "not A()"),
        ("__iter__(self): return iter(self)", "list(A())"),
        ("__init_subclass__(cls): type('B', (cls,), {})", "type('B', (A,), {})"),
    ] {
        check_raises(&format!("class A:\n    def {method}\n{operation}\n"), "RecursionError");
    }
}

#[test]
fn catastrophic_patterns_cost_fuel() {
    for call in ["match('(a+)+$', 'a' * 40 + 'b')", "match('(x+x+)+y', 'x' * 100)", "match('(?:){1000000000}', 'a')"] {
        check_limit(&format!("import re\nre.{call}\n"));
    }
}

#[test]
fn what_a_session_keeps_counts_as_memory() {
    for growth in [
        "eval(f'lambda: {i}')",
        "getattr(int, 'a' * 1000 + str(i), None)",
        "exec(f'def f{i}(): return {i}')",
        "l.append([])",
        "l.append((i,))",
    ] {
        let script = format!("l = []\ni = 0\nwhile True:\n    i += 1\n    {growth}\n");
        check_limit(&script);
    }
}

#[test]
fn natives_check_what_they_are_given() {
    for call in [
        "property.__new__(1)",
        "staticmethod.__new__('a')",
        "classmethod.__new__(10**30)",
        "__import__('weakref').ref.__new__(5, int)",
        "object.__new__(1)",
        "object.__new__(list)",
        "type.mro(1)",
        "type('A', (1,), {})",
        "exec('x = 1', type('D', (dict,), {})()) or [][0]",
    ] {
        let (code, err) = attack(&format!("{call}\n"));
        assert_eq!(code, 1, "{call}: {err}");
    }
}

#[test]
fn the_librarys_own_modules_are_not_for_guests() {
    for name in ["_sched", "_hognose", "_hognose_native", "_json", "_typing", "_random", "collections._deque"] {
        check_raises(&format!("import {name}\n"), "ModuleNotFoundError: No module named");
        check_raises(&format!("__import__('{name}')\n"), "ModuleNotFoundError: No module named");
    }
    let script = "import sys, json, asyncio, collections, random, typing, decimal, datetime\n\
                  datetime.datetime.strptime('2024', '%Y')\n\
                  assert not [name for name in sys.modules if name.startswith('_') and name != '__main__']\n";
    let (code, err) = attack(script);
    assert_eq!(code, 0, "{err}");
}
