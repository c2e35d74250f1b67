//! Hostile patterns stop where the meter says, in work and in memory; nesting ends in an error.

use super::super::{CompileError, Meter, Mode, Subject, compile};
use hognose_vm::text::TextBuf;

/// Stops after so much work or memory, and remembers what it saw.
struct Budget {
    work: u64,
    memory: usize,
    held: usize,
}

#[derive(Debug, PartialEq, Eq)]
enum Over {
    Work,
    Memory,
}

impl Meter for Budget {
    type Stop = Over;

    fn charge(&mut self, work: u64) -> Result<(), Over> {
        self.work = self.work.checked_sub(work).ok_or(Over::Work)?;
        Ok(())
    }

    fn reserve(&mut self, bytes: usize) -> Result<(), Over> {
        if self.held + bytes > self.memory {
            return Err(Over::Memory);
        }
        self.held += bytes;
        Ok(())
    }

    fn release(&mut self, bytes: usize) {
        self.held -= bytes;
    }
}

fn run(pattern: &str, text: &str, mode: Mode, work: u64, memory: usize) -> (Result<bool, Over>, Budget) {
    let mut free = Budget { work: u64::MAX, memory: usize::MAX, held: 0 };
    let pattern = TextBuf::from(pattern);
    let program = match compile(Subject::Text(pattern.as_text()), 0, &mut free) {
        Ok(program) => program,
        Err(error) => panic!("{error:?}"),
    };
    assert_eq!(free.held, 0, "compiling gives its memory back");
    let text = TextBuf::from(text);
    let mut budget = Budget { work, memory, held: 0 };
    let found = program.match_at(mode, Subject::Text(text.as_text()), 0, usize::MAX, &mut budget);
    (found.map(|found| found.is_some()), budget)
}

#[test]
fn exponential_patterns_stop_at_the_limit() {
    let text = "a".repeat(60) + "!";
    let patterns = [
        "(a+)+$",
        "(a|ab?)*$",
        "(a|aa)+$",
        "(?:a*)*$",
        "(a*)*b",
        "((a?){30})*$",
        "(.*a){20}$",
        "(?:(a)|a)*?$",
        r"(a+)+\1$",
    ];
    for pattern in patterns {
        let (found, _) = run(pattern, &text, Mode::Match, 200_000, 1 << 24);
        assert_eq!(found, Err(Over::Work), "{pattern}");
    }
}

#[test]
fn work_is_counted_also_where_nothing_is_remembered() {
    // Each attempt reads to the end of the text, and there are as many attempts as characters.
    let text = "a".repeat(20_000);
    for pattern in ["a*b|c", "a++c|d", "a*?c|d", "(?=a*b)a|c", "(?:aa)*b|c", ".*?b|c", "(a*)b|c", "[ab]*[cd]"]
    {
        let (found, budget) = run(pattern, &text, Mode::Search, 1_000_000, 1 << 24);
        assert_eq!(found, Err(Over::Work), "{pattern} with {} left", budget.work);
    }
    let (found, _) = run("(?:){4000000000}", "", Mode::Match, 1_000_000, 1 << 24);
    assert_eq!(found, Err(Over::Work));
}

#[test]
fn memory_for_alternatives_is_asked_for_and_given_back() {
    let text = "ab".repeat(100_000);
    let (found, budget) = run("(?:ab|a|b)*c", &text, Mode::Match, u64::MAX, 1 << 20);
    assert_eq!((found, budget.held), (Err(Over::Memory), 0));
    let (found, budget) = run("(a|b)*ac", &text, Mode::Match, u64::MAX, 1 << 20);
    assert_eq!((found, budget.held), (Err(Over::Memory), 0));
    let (found, budget) = run("(a|b)*", &text, Mode::Match, u64::MAX, 1 << 26);
    assert_eq!((found, budget.held), (Ok(true), 0));
}

#[test]
fn simple_repetitions_need_no_memory() {
    let text = "ab ".repeat(100_000);
    for pattern in [".*c", ".*?c", "[ab ]*c", "(?:ab |x)*+$", r"(?:\w+\s)*$", r"(?>(?:ab )*)$"] {
        let memory = if pattern.starts_with("(?") { 64 << 20 } else { 4096 };
        let (found, _) = run(pattern, &text, Mode::Match, u64::MAX, memory);
        assert!(found.is_ok(), "{pattern}");
    }
}

#[test]
fn deep_nesting_is_an_error_and_long_patterns_are_not() {
    let mut free = Budget { work: u64::MAX, memory: usize::MAX, held: 0 };
    for open in ["(", "(?:", "(?=", "(?>", "(?i:", "(?:a|"] {
        for (depth, fits) in [(400, true), (100_000, false)] {
            let pattern = TextBuf::from(open.repeat(depth) + "a" + &")".repeat(depth));
            let made = compile(Subject::Text(pattern.as_text()), 0, &mut free);
            assert_eq!(made.is_ok(), fits, "{open} {depth}");
            assert!(fits || matches!(made, Err(CompileError::TooDeep)), "{open} {depth}");
        }
    }
    let words: Vec<String> = (0..5000).map(|number| format!("word{number}")).collect();
    let (found, _) = run(&words.join("|"), "word4999!", Mode::Match, u64::MAX, 1 << 20);
    assert_eq!(found, Ok(true));
    let (found, _) = run(&"(a)?".repeat(5000), &"a".repeat(4000), Mode::Fullmatch, u64::MAX, 1 << 26);
    assert_eq!(found, Ok(true));
}

#[test]
fn large_patterns_stop_while_they_are_compiled() {
    let patterns =
        ["[\\w\u{100}-\u{ffff}]", "(?P<a>b)?", "a|", "[a-\u{ffff}]", "(?:a|b|c|ab)", "(a{8}){8}", "\u{e9}"];
    for piece in patterns {
        let pattern = TextBuf::from(match piece {
            "(?P<a>b)?" => (0..20_000).map(|number| format!("(?P<a{number}>b)?")).collect(),
            piece => piece.repeat(20_000),
        });
        for flags in [0, super::super::flags::IGNORECASE] {
            let mut budget = Budget { work: 20_000, memory: usize::MAX, held: 0 };
            let made = compile(Subject::Text(pattern.as_text()), flags, &mut budget).map(|_| ());
            assert_eq!(made, Err(CompileError::Stop(Over::Work)), "{piece}");
            let mut budget = Budget { work: u64::MAX, memory: 1 << 16, held: 0 };
            let made = compile(Subject::Text(pattern.as_text()), flags, &mut budget).map(|_| ());
            assert_eq!(made, Err(CompileError::Stop(Over::Memory)), "{piece}");
            assert_eq!(budget.held, 0);
        }
    }
}

#[test]
fn numbers_of_repetitions_have_the_limit_of_64_bit_cpython() {
    for (pattern, fits) in [
        ("a{4294967294}", true),
        ("a{4294967295}", false),
        ("a{,4294967295}", false),
        ("a{99999999999999999999}", false),
    ] {
        let pattern = TextBuf::from(pattern);
        let made = compile(Subject::Text(pattern.as_text()), 0, &mut super::super::Unmetered).map(|_| ());
        let error = CompileError::Overflow("the repetition number is too large");
        assert_eq!(made, if fits { Ok(()) } else { Err(error) });
    }
}

#[test]
fn many_groups_cost_at_each_attempt() {
    let pattern: String = (0..20_000).map(|_| "(a)b|").collect::<String>() + "c";
    let (found, _) = run(&pattern, &"a".repeat(1000), Mode::Search, 2_000_000, 1 << 24);
    assert_eq!(found, Err(Over::Work));
}

#[test]
fn failed_searches_charge_what_they_read() {
    let text = "a".repeat(1_000_000);
    for pattern in ["b", "[bc]", "bcd", "\\d", "(?m)^b", "a?xyz"] {
        let (found, _) = run(pattern, &text, Mode::Search, 10_000, 1 << 20);
        assert_eq!(found, Err(Over::Work), "{pattern}");
    }
}
