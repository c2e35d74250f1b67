//! Codecs and error handlers against a table that CPython 3.14 made.

use super::super::codec::{self, Codec, Decoder, ErrorMode, Failure};
use super::{hex, unescape, unhex};

const TABLE: &str = include_str!("data/codec.txt");

fn rows(kind: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let split = |line: &'static str| line.split('\t').collect::<Vec<_>>();
    TABLE.split('\n').map(split).filter(move |row| row[0] == kind)
}

fn describe(failure: Failure) -> String {
    match failure {
        Failure::Unicode(error) => {
            format!("!{},{},{},{}", error.encoding, error.start, error.end, error.reason)
        }
        Failure::WrongHandler => "!T".to_owned(),
    }
}

fn check(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

#[test]
fn encoding() {
    let mut wrong = Vec::new();
    for row in rows("e") {
        let (codec, mode) = (codec::find(row[1]).expect("a codec"), ErrorMode::find(row[2]).expect("a mode"));
        let ours = match codec::encode(codec, unescape(row[3]).as_text(), mode) {
            Ok(bytes) => format!("={}", hex(&bytes)),
            Err(failure) => describe(failure),
        };
        if ours != row[4] {
            wrong.push(format!("{row:?} gave {ours}"));
        }
    }
    check(&wrong);
}

#[test]
fn decoding() {
    let mut wrong = Vec::new();
    for row in rows("d") {
        let (codec, mode) = (codec::find(row[1]).expect("a codec"), ErrorMode::find(row[2]).expect("a mode"));
        let ours = codec::decode(codec, &unhex(row[3]), mode);
        let matches = match (&ours, row[4].strip_prefix('=')) {
            (Ok(text), Some(wanted)) => *text == unescape(wanted),
            (Err(failure), None) => describe(failure.clone()) == row[4],
            _ => false,
        };
        if !matches {
            wrong.push(format!("{row:?} gave {ours:?}"));
        }
    }
    check(&wrong);
}

#[test]
fn tables_and_names() {
    for row in rows("m") {
        let found = codec::find(row[1]).expect("a codec");
        assert_eq!(found.name(), row[2]);
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(codec::decode(found, &all, ErrorMode::Ignore), Ok(unescape(row[3])), "{}", row[1]);
        let back = codec::encode(found, unescape(row[3]).as_text(), ErrorMode::Strict);
        assert_eq!(back.map(|bytes| hex(&bytes)), Ok(row[4].to_owned()), "{}", row[1]);
    }
    for row in rows("n") {
        let name = unescape(row[1]).to_string_lossy();
        let ours = codec::find(&name).map_or("!".to_owned(), Codec::name);
        assert_eq!(ours, row[2], "{row:?}");
    }
}

#[test]
fn decoding_in_pieces_gives_the_same() {
    let text = unescape("a\\xe9\\u20ac\\U0001f600+~z");
    for name in ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "utf-7", "unicode_escape", "latin-1"]
    {
        let found = codec::find(name).expect("a codec");
        let bytes = codec::encode(found, text.as_text(), ErrorMode::Ignore).expect("encodes");
        let (mut decoder, mut waiting) = (Decoder::new(found), Vec::new());
        for (at, &byte) in bytes.iter().enumerate() {
            waiting.push(byte);
            let is_final = at + 1 == bytes.len();
            let used =
                codec::decode_with(&mut decoder, &waiting, ErrorMode::Strict, is_final).expect("decodes");
            waiting.drain(..used);
        }
        assert!(waiting.is_empty());
        let whole = codec::decode(found, &bytes, ErrorMode::Strict);
        assert_eq!(Ok(decoder.out.finish()), whole, "{name}");
    }
}
