//! What a pattern tells about where it can match: a literal that it begins with or contains, first characters,
//! a beginning of the text or of a line.
//!
//! All of it may be too generous, never too strict.

use super::program::{Filter, Literal, Start};
use super::tree::{At, First, Kind, Node, Single};

/// Where a search has to try.
pub fn start(root: &Node, mut make: impl FnMut(First) -> Filter) -> Start {
    match leading_place(root) {
        Some(At::Start) => return Start::Beginning,
        Some(At::LineStart) => return Start::Line,
        _ => {}
    }
    let mut prefix = Vec::new();
    leading_literal(root, &mut prefix);
    if !prefix.is_empty() {
        return Start::Literal(make_literal(prefix));
    }
    if root.first.empty {
        return Start::Anywhere;
    }
    let latin: Vec<u8> = (0..=255u8)
        .filter(|&byte| root.first.latin[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0)
        .collect();
    let filter = make(root.first);
    if latin.len() <= 3 && !latin.is_empty() { Start::Chars { latin, filter } } else { Start::Filter(filter) }
}

/// The place that a match begins with.
fn leading_place(node: &Node) -> Option<At> {
    match &node.kind {
        Kind::At(at) => Some(*at),
        Kind::Seq(items) => items.first().and_then(leading_place),
        Kind::Group { body, .. } | Kind::Atomic(body) => leading_place(body),
        Kind::Alt(branches) => {
            let mut places = branches.iter().map(leading_place);
            let first = places.next()??;
            places.all(|place| place == Some(first)).then_some(first)
        }
        _ => None,
    }
}

/// Adds the literal that a match begins with; says whether what comes behind the node may go on with it.
fn leading_literal(node: &Node, out: &mut Vec<u32>) -> bool {
    match &node.kind {
        Kind::Empty | Kind::At(_) | Kind::Look { .. } => true,
        Kind::One(Single::Char(code)) => {
            out.push(*code);
            true
        }
        Kind::Seq(items) => items.iter().all(|item| leading_literal(item, out)),
        Kind::Group { body, .. } | Kind::Atomic(body) => leading_literal(body, out),
        Kind::Repeat { min, max, body, .. } if *min > 0 => leading_literal(body, out) && *max == 1,
        _ => false,
    }
}

fn make_literal(codes: Vec<u32>) -> Literal {
    let bytes: Option<Vec<u8>> = codes.iter().map(|&code| u8::try_from(code).ok()).collect();
    let finder = bytes.map(|bytes| Box::new(memchr::memmem::Finder::new(&bytes).into_owned()));
    Literal { codes, finder }
}

/// The longest literal that every match contains, where looking for it is worth it.
pub fn required(root: &Node, start: &Start) -> Option<Literal> {
    let prefix = match start {
        Start::Literal(literal) => literal.codes.len(),
        Start::Beginning => return None,
        _ => 0,
    };
    let (mut best, mut run) = (Vec::new(), Vec::new());
    collect_required(root, &mut run, &mut best);
    keep_longer(&mut run, &mut best);
    (prefix < 2 && best.len() > prefix).then(|| make_literal(best))
}

fn keep_longer(run: &mut Vec<u32>, best: &mut Vec<u32>) {
    if run.len() > best.len() {
        std::mem::swap(run, best);
    }
    run.clear();
}

fn collect_required(node: &Node, run: &mut Vec<u32>, best: &mut Vec<u32>) {
    match &node.kind {
        Kind::Empty | Kind::At(_) | Kind::Look { .. } => {}
        Kind::One(Single::Char(code)) => run.push(*code),
        Kind::Seq(items) => items.iter().for_each(|item| collect_required(item, run, best)),
        Kind::Group { body, .. } | Kind::Atomic(body) => collect_required(body, run, best),
        Kind::Repeat { min, body, .. } if *min > 0 => {
            keep_longer(run, best);
            collect_required(body, run, best);
            keep_longer(run, best);
        }
        _ => keep_longer(run, best),
    }
}
