//! How long searching a megabyte of log takes; `tests/regex/speed.py` measures the same in CPython.
//!
//! Ignored: it proves nothing by itself.

use super::super::{Matcher, Meter, Mode, Subject, Unmetered, compile};
use hognose_vm::text::TextBuf;
use std::time::Instant;

fn log() -> String {
    let mut text = String::new();
    let mut number: u32 = 1;
    while text.len() < 1_000_000 {
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7FFF_FFFF;
        let level = ["INFO", "WARN", "DEBUG", "ERROR"][(number >> 8) as usize % 4];
        text.push_str(&format!(
            "10.{}.{}.{} - user{} [10/Oct/2024:13:{:02}:{:02} +0000] \"GET /items/{}/view?id={} HTTP/1.1\" {} {} {} took={}ms\n",
            number % 256, (number >> 4) % 256, (number >> 9) % 256, number % 1000, (number >> 3) % 60, (number >> 5) % 60,
            number % 5000, number, 200 + number % 300, number % 100_000, level, number % 777
        ));
    }
    text
}

#[test]
#[ignore = "a measurement"]
fn a_megabyte_of_log() {
    let patterns = include_str!("../../../tests/regex/speed.txt");
    let text = TextBuf::from(log());
    let mut wide = TextBuf::from(log()).to_string_lossy();
    wide.push('\u{20AC}');
    let wide = TextBuf::from(wide);
    for pattern in patterns.lines() {
        let source = TextBuf::from(pattern);
        let program =
            compile(Subject::Text(source.as_text()), 0, &mut Unmetered).expect("patterns are right");
        let mut times = Vec::new();
        let mut count = 0;
        for text in [&text, &wide] {
            let mut best = f64::MAX;
            for _ in 0..3 {
                let start = Instant::now();
                let mut matcher = Matcher::new(&program, Subject::Text(text.as_text()), 0, usize::MAX);
                count = 0;
                let mut sum = 0;
                while let Ok(true) = matcher.advance(Mode::Search, &mut Unmetered) {
                    count += 1;
                    sum += matcher.group(program.groups()).map_or(0, |span| span.1);
                }
                std::hint::black_box(sum);
                best = best.min(start.elapsed().as_secs_f64() * 1000.0);
            }
            times.push(best);
        }
        println!("{:8.2} {:8.2} {count:7}  {pattern}", times[0], times[1]);
    }
}

/// Lets a number of steps pass.
struct Steps(u64);

impl Meter for Steps {
    type Stop = ();

    fn charge(&mut self, work: u64) -> Result<(), ()> {
        self.0 = self.0.checked_sub(work).ok_or(())?;
        Ok(())
    }

    fn reserve(&mut self, _bytes: usize) -> Result<(), ()> {
        Ok(())
    }

    fn release(&mut self, _bytes: usize) {}
}

#[test]
#[ignore = "a measurement"]
fn a_step_of_hostile_patterns() {
    let narrow = "a".repeat(20_000);
    let wide = "\u{3b1}".repeat(20_000);
    let cases = [
        (r"(a+)+$", &narrow),
        (r"(.*a){20}$", &narrow),
        (r"(?:(a)|a)*?$", &narrow),
        (r"(a+)\1b", &narrow),
        (r"(?i)(\w+)\1b", &wide),
        (r"(?i)(.+)\1b", &narrow),
        (r"[\w\u0100-\u0200]*b|c", &wide),
        (r"[^\W\d_\s]*b|c", &wide),
        (r"(?:\w\b|\w)*b|c", &wide),
        (r"a*?b|c", &narrow),
        (r"(?=(a*))\1b|c", &narrow),
        (r"(?:aaaa|aaa|aa|a)*b", &narrow),
        (r"(?:.{500}){100}b", &narrow),
        (r"((((((((((a))))))))))*b|c", &narrow),
        (r"(?<=a{100})b|c", &narrow),
    ];
    for (pattern, text) in cases {
        let (source, text) = (TextBuf::from(pattern), TextBuf::from(text.as_str()));
        let program =
            compile(Subject::Text(source.as_text()), 0, &mut Unmetered).expect("patterns are right");
        let mut steps = Steps(20_000_000);
        let start = Instant::now();
        let found = program.match_at(Mode::Search, Subject::Text(text.as_text()), 0, usize::MAX, &mut steps);
        let nanoseconds = start.elapsed().as_secs_f64() * 1e9 / (20_000_000 - steps.0) as f64;
        println!(
            "{nanoseconds:8.2} ns a step, {}  {pattern}",
            if found.is_ok() { "ended" } else { "stopped" }
        );
    }
}
