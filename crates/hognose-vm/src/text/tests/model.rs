//! Search, split, replace and the rest against brute force over `Vec<u32>`.

use super::super::*;
use super::{Random, parts, t};

fn codes(text: Text<'_>) -> Vec<u32> {
    text.iter().collect()
}

fn model_find(hay: &[u32], needle: &[u32]) -> Vec<usize> {
    (0..=hay.len()).filter(|&at| hay[at..].starts_with(needle)).collect()
}

fn model_replace(hay: &[u32], old: &[u32], new: &[u32], limit: usize) -> Vec<u32> {
    let (mut out, mut at, mut done) = (Vec::new(), 0, 0);
    loop {
        if done < limit && hay[at..].starts_with(old) {
            out.extend_from_slice(new);
            done += 1;
            at += old.len();
            if !old.is_empty() {
                continue;
            }
        }
        match hay.get(at) {
            Some(&code) => out.push(code),
            None => return out,
        }
        at += 1;
    }
}

#[test]
fn search_replace_and_split_agree_with_brute_force() {
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    for _ in 0..30_000 {
        let (hay, needle, new) = (random.text(40), random.text(4), random.text(3));
        let (hay, needle, new) = (hay.as_text(), needle.as_text(), new.as_text());
        let (h, n) = (codes(hay), codes(needle));
        let hits = model_find(&h, &n);
        assert_eq!(search::find(hay, needle), hits.first().copied());
        assert_eq!(search::rfind(hay, needle), hits.last().copied());
        let mut apart = Vec::new();
        for &hit in &hits {
            if apart.last().is_none_or(|&last| hit >= last + n.len().max(1)) {
                apart.push(hit);
            }
        }
        assert_eq!(search::count(hay, needle), apart.len(), "{hay:?} {needle:?}");
        let limit = [None, Some(0), Some(1), Some(2)][random.below(4)];
        let replaced = model_replace(&h, &n, &codes(new), limit.unwrap_or(usize::MAX));
        let ours = replace::replace(hay, needle, new, limit).unwrap_or_else(|| hay.narrow());
        assert_eq!(codes(ours.as_text()), replaced, "{hay:?} {needle:?} {new:?} {limit:?}");
        assert!(ours.as_text().is_canonical());
        let cuts = replace::replace_count(hay, needle, limit);
        assert_eq!(replace::replace_len(hay, needle, new, cuts), Some(replaced.len()));
        if !n.is_empty() {
            let split = split::split(hay, needle, limit);
            let joined = replace::join(needle, split.iter().map(|range| hay.slice(range.clone())));
            assert_eq!(joined.as_text(), hay);
            assert_eq!(split.len(), 1 + apart.len().min(limit.unwrap_or(usize::MAX)));
            let rsplit = split::rsplit(hay, needle, limit);
            let joined = replace::join(needle, rsplit.iter().map(|range| hay.slice(range.clone())));
            assert_eq!(joined.as_text(), hay);
        }
        assert_eq!(hay.cmp(&needle), h.cmp(&n));
        assert_eq!(hay == needle, h == n);
        assert_eq!(codes(hay.concat(needle).as_text()), [h.clone(), n.clone()].concat());
        let half = hay.slice(h.len() / 2..h.len());
        assert_eq!(hash::hash(half, 7), hash::hash(half.narrow().as_text(), 7));
        assert_eq!(half, half.narrow().as_text());
    }
}

#[test]
fn periodic_needles_are_found_in_wide_texts() {
    for period in 1..6 {
        for len in 2..20 {
            let needle = TextBuf::from_codes((0..len).map(|at| 0x400 + (at % period) as u32));
            for lead in 0..12 {
                let mut codes: Vec<u32> = (0..lead).map(|at| 0x400 + (at % 3) as u32).collect();
                codes.extend(needle.as_text().iter());
                codes.extend([0x401, 0x400]);
                let hay = TextBuf::from_codes(codes.iter().copied());
                let wanted: Vec<u32> = needle.as_text().iter().collect();
                let hits = model_find(&codes, &wanted);
                assert_eq!(search::find(hay.as_text(), needle.as_text()), hits.first().copied());
                assert_eq!(search::rfind(hay.as_text(), needle.as_text()), hits.last().copied());
            }
        }
    }
}

#[test]
fn split_on_whitespace() {
    let text = t(" a  b\u{2003}c ");
    let text = text.as_text();
    assert_eq!(parts(text, split::split_whitespace(text, None)), ["a", "b", "c"]);
    assert_eq!(parts(text, split::split_whitespace(text, Some(0))), ["a  b\u{2003}c "]);
    assert_eq!(parts(text, split::split_whitespace(text, Some(1))), ["a", "b\u{2003}c "]);
    assert_eq!(parts(text, split::rsplit_whitespace(text, Some(1))), [" a  b", "c"]);
    assert_eq!(parts(text, split::rsplit_whitespace(text, None)), ["a", "b", "c"]);
}

#[test]
fn lines() {
    let text = t("a\r\nb\rc\n\nd\u{2028}e\u{1c}");
    let text = text.as_text();
    assert_eq!(parts(text, split::split_lines(text, false)), ["a", "b", "c", "", "d", "e"]);
    assert_eq!(
        parts(text, split::split_lines(text, true)),
        ["a\r\n", "b\r", "c\n", "\n", "d\u{2028}", "e\u{1c}"]
    );
    assert!(split::split_lines(Text::EMPTY, true).is_empty());
}

#[test]
fn rsplit_takes_the_last_of_overlapping_separators() {
    let text = t("aaa");
    let aa = t("aa");
    assert_eq!(parts(text.as_text(), split::rsplit(text.as_text(), aa.as_text(), None)), ["a", ""]);
    assert_eq!(parts(text.as_text(), split::split(text.as_text(), aa.as_text(), None)), ["", "a"]);
}

#[test]
fn padding() {
    let text = t("ab");
    let text = text.as_text();
    assert_eq!(pad::center(text, 5, 0x2A).to_string_lossy(), "**ab*");
    assert_eq!(pad::center(t("abc").as_text(), 6, 0x2A).to_string_lossy(), "*abc**");
    assert_eq!(pad::ljust(text, 4, 0x1F600).to_string_lossy(), "ab\u{1F600}\u{1F600}");
    assert_eq!(pad::rjust(text, 1, 0x20).to_string_lossy(), "ab");
    assert_eq!(pad::zfill(t("-5").as_text(), 4).to_string_lossy(), "-005");
    assert_eq!(pad::expandtabs(t("a\tbc\t\n\td").as_text(), 4, 0).to_string_lossy(), "a   bc  \n    d");
    assert_eq!(pad::expandtabs_len(t("a\tb").as_text(), usize::MAX), None);
}

#[test]
fn stripping() {
    let text = t("\u{a0}xyx\u{3000}");
    let text = text.as_text();
    assert_eq!(strip::strip_whitespace(text, strip::Ends::Both), 1..4);
    assert_eq!(strip::strip_chars(text, t("x\u{3000}").as_text(), strip::Ends::Right), 0..3);
    assert_eq!(strip::strip_chars(text, Text::EMPTY, strip::Ends::Both), 0..5);
    assert_eq!(strip::remove_suffix(text, t("x\u{3000}").as_text()), 0..3);
}

#[test]
fn surrogates_and_utf8() {
    let text = TextBuf::from_codes([0x61, 0xDC80, 0x1F600]);
    assert_eq!(text.as_text().to_utf8(), Err(1));
    assert_eq!(t("é\u{1F600}").as_text().to_utf8().as_deref(), Ok("é\u{1F600}"));
    assert_eq!(text.as_text().slice_step(2, -2, 2).as_text(), TextBuf::from_codes([0x1F600, 0x61]).as_text());
    assert!(text.as_text().slice_step(0, 1, 2).as_text().is_canonical());
}
