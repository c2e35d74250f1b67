//! Strings of the image that have the text of another one.
//!
//! What is stored has each text once: what refers to a double refers to the other one, and the double is empty. So strings of a
//! stored image are equal where they are the same, which is asked most of all of words in the source.

use std::collections::HashMap;

use super::names::Names;
use crate::heap::Frozen;
use crate::objects::{StrData, StrObj};
use crate::text::{Text, TextBuf};
use crate::value::IMAGE;

/// The doubles among these strings, and the string that stands for each: the interned one if there is one, else the first.
pub fn doubles(strs: &Frozen<StrObj>, names: &Names) -> HashMap<u32, u32> {
    let mut first: HashMap<(usize, Vec<u8>), u32> = HashMap::new();
    let mut doubles = HashMap::new();
    let all = 0..strs.len() as u32;
    for index in names.indexes().chain(all) {
        let Some(object) = strs.get(index) else { continue };
        let text = whole(strs, object);
        let stands = *first.entry(key(text.as_text())).or_insert(index);
        if stands != index {
            doubles.insert(index, stands);
        }
    }
    doubles
}

/// The text of a string, in canonical form: of one that is a part of another, too.
pub fn whole(strs: &Frozen<StrObj>, object: &StrObj) -> TextBuf {
    let (mut object, mut start, mut len) = (object, 0usize, usize::MAX);
    while let StrData::Prefix(of, n) | StrData::Part(of, _, n) = object.data {
        len = len.min((n as usize).saturating_sub(start));
        if let StrData::Part(_, from, _) = object.data {
            start += from as usize;
        }
        match strs.get(of & !IMAGE) {
            Some(longer) => object = longer,
            None => break,
        }
    }
    let text = object.text().unwrap_or(Text::Latin1(&[]));
    let start = start.min(text.len());
    text.slice(start..text.len().min(start.saturating_add(len))).narrow()
}

fn key(text: Text<'_>) -> (usize, Vec<u8>) {
    match text {
        Text::Latin1(units) => (1, units.to_vec()),
        Text::Two(units) => (2, units.iter().flat_map(|unit| unit.to_le_bytes()).collect()),
        Text::Four(units) => (4, units.iter().flat_map(|unit| unit.to_le_bytes()).collect()),
    }
}
