//! Input meant to do harm: nothing panics, and nothing takes more than linear time.

use super::super::codec::{self, Decoder, ErrorMode};
use super::super::{
    Text, TextBuf, bytes, case, complex, fields, float, format, hash, names, normalize, pad, percent,
    replace, repr, search, split,
};
use super::Random;

#[test]
fn random_input_never_panics() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let modes = [
        "strict",
        "ignore",
        "replace",
        "backslashreplace",
        "surrogateescape",
        "surrogatepass",
        "namereplace",
    ];
    let codecs = [
        "utf-8",
        "utf-8-sig",
        "utf-16",
        "utf-16-be",
        "utf-32",
        "utf-7",
        "ascii",
        "latin-1",
        "cp1252",
        "cp037",
        "unicode_escape",
        "raw_unicode_escape",
    ];
    let alphabet: Vec<u32> =
        "{}[]!:.%()*+-#0123456789_,zseEfgGncdxXjpP \\NuUx\u{e9}\u{0661}\u{3a3}\u{1F600}aI"
            .chars()
            .map(u32::from)
            .chain([0xD800, 0xDC80, 0x345, 0xAC00, 0x11A8])
            .collect();
    for _ in 0..4_000 {
        let len = random.below(14);
        let codes: Vec<u32> = (0..len).map(|_| alphabet[random.below(alphabet.len())]).collect();
        let text = TextBuf::from_codes(codes.iter().copied());
        let text = text.as_text();
        let data: Vec<u8> = (0..len).map(|_| random.below(256) as u8).collect();
        let found = codec::find(codecs[random.below(codecs.len())]).expect("a codec");
        let mode = ErrorMode::find(modes[random.below(modes.len())]).expect("a mode");
        let _ = codec::decode(found, &data, mode);
        let _ = codec::encode(found, text, mode);
        let _ = codec::decode_with(&mut Decoder::new(found), &data, mode, false);
        let _ = (float::parse(text), float::from_hex(text), complex::parse(text), bytes::from_hex(text));
        let _ = names::lookup(&text.to_string_lossy());
        let _ = (case::title(text), case::casefold(text), repr::repr(text), repr::ascii(text));
        for form in [normalize::Form::Nfc, normalize::Form::Nfkd] {
            let once = normalize::normalize(form, text);
            assert!(normalize::is_normalized(form, once.as_text()));
        }
        for piece in fields::Fields::new(text).flatten().filter_map(|piece| piece.field) {
            let mut numbers = fields::AutoNumber::default();
            if let Ok((_, path)) = fields::split_name(text.slice(piece.name), Some(&mut numbers)) {
                let _ = path.count();
            }
        }
        let _ = percent::Percent::new(text, false).count();
        let width_is_sane = |spec: &format::Spec| spec.output_len(1000).is_some_and(|len| len < 1 << 20);
        for target in
            [format::Target::Text, format::Target::Integer, format::Target::Float, format::Target::Complex]
        {
            let Ok(spec) = format::Spec::parse(text, "x", target) else { continue };
            if width_is_sane(&spec) {
                let bound = spec.output_len(660).expect("it is small");
                let results = match target {
                    format::Target::Text => vec![format::text(text, &spec)],
                    format::Target::Integer => vec![format::integer(true, "123456789", &spec)],
                    format::Target::Float => {
                        vec![format::float(-1.25e300, &spec), format::float(f64::NAN, &spec)]
                    }
                    format::Target::Complex => vec![format::complex(-1.25e300, 1e-300, &spec)],
                };
                assert!(results.into_iter().flatten().all(|text| text.len() <= bound));
            }
        }
    }
}

#[test]
fn searching_repetitive_texts_is_linear() {
    // Quadratic time would be minutes.
    let many = 200_000;
    let wide = |tail: &[u32], count: usize| {
        let codes = std::iter::repeat_n(0x3B1, count).chain(tail.iter().copied());
        TextBuf::from_codes(codes.collect::<Vec<_>>())
    };
    let hay = wide(&[], many);
    let hay = hay.as_text();
    for needle in [wide(&[0x3B2], many / 2), wide(&[0x3B2, 0x3B1], many / 3)] {
        let needle = needle.as_text();
        assert_eq!(search::find(hay, needle), None);
        assert_eq!(search::rfind(hay, needle), None);
        assert_eq!(search::count(hay, needle), 0);
        assert_eq!(split::rsplit(hay, needle, None).len(), 1);
    }
    let needle = wide(&[], many / 2);
    assert_eq!(search::count(hay, needle.as_text()), 2);
    let bytes = TextBuf::Latin1(vec![b'a'; many]);
    let mut needle = vec![b'a'; many / 2];
    needle.push(b'b');
    assert_eq!(search::find(bytes.as_text(), Text::Latin1(&needle)), None);
    assert_eq!(replace::replace_count(bytes.as_text(), Text::Latin1(b"aa"), None), many / 2);
    let sigmas = wide(&[0x3A3], many);
    assert_eq!(case::lower(sigmas.as_text()).as_text().get(many), Some(0x3C2));
    let dots = TextBuf::from_codes(std::iter::repeat_n([0x3A3, 0x2E], many / 2).flatten());
    assert_eq!(case::lower(dots.as_text()).len(), many);
    let marks = TextBuf::from_codes((0..many as u32).map(|at| if at % 2 == 0 { 0x301 } else { 0x323 }));
    assert_eq!(normalize::normalize(normalize::Form::Nfc, marks.as_text()).len(), many);
    assert!(float::parse(TextBuf::Latin1(vec![b'9'; many]).as_text()).is_some_and(f64::is_infinite));
}

#[test]
fn lengths_are_known_before_anything_is_made() {
    let text = Text::Latin1(b"a\tb");
    assert_eq!(text.repeat_len(usize::MAX), None);
    assert_eq!(pad::expandtabs_len(text, usize::MAX), None);
    assert_eq!(replace::replace_len(text, Text::EMPTY, text, usize::MAX), None);
    let many = std::iter::repeat_n(text, 1000);
    assert_eq!(replace::join_len(text, many), Some(3 * 1999));
    let mut out = super::super::TextBuilder::new();
    assert!(!replace::push_translated(&mut out, 0x61, replace::Translated::Text(text), 2));
    assert!(replace::push_translated(&mut out, 0x61, replace::Translated::Text(text), 3));
    assert_eq!(out.finish().as_text(), text);
}

#[test]
fn hashes_of_different_texts_differ() {
    let mut seen = std::collections::HashSet::new();
    let mut add = |codes: &[u32]| {
        let text = TextBuf::from_codes(codes.iter().copied());
        let hash = hash::hash(text.as_text(), 1);
        assert_ne!(hash, -1);
        assert!(seen.insert(hash), "{codes:?}");
    };
    for a in 0..300 {
        add(&[a]);
        for b in [0, 1, 0x61, 0x161, 0x1_F600] {
            add(&[a, b]);
            add(&[a, 0, b]);
            add(&[0x62, a, 3, b, 0, 0, 0, 9]);
            add(&[0x62, a, 3, b, 0, 0, 0, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        }
    }
    for len in 2..100 {
        add(&vec![0x7A; len + 3]);
        add(&vec![0x17A; len + 3]);
    }
    assert_eq!(hash::hash(Text::EMPTY, 5), 0);
}
