//! Keys that are sorted by numbers which stand for them.
//!
//! When all keys are of one simple type, or rows (tuples, lists) with a simple type in each column, as much of each key as 64
//! bits hold becomes a number that compares as the key does. Sorting then moves these, and looks at the keys themselves only
//! where two numbers are equal and do not say all.
//!
//! Nothing here raises or asks Python: keys that could do either are for the merge in `sort`.

use std::cmp::Ordering;

use crate::heap::Heap;
use crate::objects::StrData;
use crate::text::Text;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// How many columns of rows are looked at.
pub(super) const COLUMNS: usize = 12;

/// What the values of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    /// Integers in words from the first to the second, or truth values.
    Ints(i64, i64),
    /// Integers in words and floats, no NaN.
    Numbers,
    /// Texts of Latin-1.
    Narrow,
    /// Texts.
    Wide,
    /// Anything else.
    Other,
}

impl Column {
    /// The column with one value.
    #[inline]
    fn of(heap: &Heap, value: Value) -> Column {
        match value.kind() {
            Kind::Int | Kind::Bool => {
                let i = int(value);
                Column::Ints(i, i)
            }
            Kind::Float if value.as_float().is_some_and(|f| !f.is_nan()) => Column::Numbers,
            Kind::Str if matches!(heap.text(value.handle()), Text::Latin1(_)) => Column::Narrow,
            Kind::Str => Column::Wide,
            _ => Column::Other,
        }
    }

    /// The column with the values of both.
    #[inline]
    fn join(self, other: Column) -> Column {
        match (self, other) {
            (Column::Ints(a, b), Column::Ints(c, d)) => Column::Ints(a.min(c), b.max(d)),
            (Column::Ints(..) | Column::Numbers, Column::Ints(..) | Column::Numbers) => Column::Numbers,
            (Column::Narrow, Column::Narrow) => Column::Narrow,
            (Column::Narrow | Column::Wide, Column::Narrow | Column::Wide) => Column::Wide,
            _ => Column::Other,
        }
    }

    /// How many bits tell its values apart; `None` when no number of them does for all.
    fn bits(self) -> Option<u32> {
        match self {
            Column::Ints(low, high) => Some(64 - (high.wrapping_sub(low) as u64).leading_zeros()),
            Column::Numbers => Some(64),
            Column::Narrow | Column::Wide | Column::Other => None,
        }
    }

    /// A number of so many bits that compares as the value does, except that it may be equal where the values are not.
    #[inline]
    fn rank(self, heap: &Heap, value: Value, bits: u32) -> u64 {
        match self {
            Column::Ints(low, _) => {
                let rank = int(value).wrapping_sub(low) as u64;
                let needed = self.bits().unwrap_or(64);
                if needed > bits { rank >> (needed - bits) } else { rank }
            }
            Column::Numbers => number(value) >> (64 - bits),
            Column::Narrow => {
                let Text::Latin1(units) = heap.text(value.handle()) else { return 0 };
                let mut first = [0; 8];
                let n = units.len().min(8);
                first[..n].copy_from_slice(&units[..n]);
                u64::from_be_bytes(first) >> (64 - bits)
            }
            Column::Wide => {
                let text = heap.text(value.handle());
                let code = |i: usize| u64::from(text.get(i).unwrap_or(0));
                (code(0) << 43 | code(1) << 22 | code(2) << 1) >> (64 - bits)
            }
            Column::Other => 0,
        }
    }

    /// The order of two values; `None` where this is not the place to ask.
    #[inline]
    fn compare(self, heap: &Heap, a: Value, b: Value) -> Option<Ordering> {
        match self {
            Column::Ints(..) => Some(int(a).cmp(&int(b))),
            Column::Numbers => Some(number(a).cmp(&number(b))),
            Column::Narrow | Column::Wide => Some(order_of_texts(heap, a.handle(), b.handle())),
            Column::Other => None,
        }
    }
}

/// The order of two strings.
#[inline]
fn order_of_texts(heap: &Heap, a: u32, b: u32) -> Ordering {
    heap.order_short(a, b).unwrap_or_else(|| heap.text(a).cmp(&heap.text(b)))
}

/// The integer of an `int` in a word or a `bool`.
#[inline(always)]
fn int(value: Value) -> i64 {
    value.as_int().unwrap_or(value.handle() as i64)
}

/// A number that compares as an integer in a word, a `bool` or a float does.
#[inline]
fn number(value: Value) -> u64 {
    // Both zeros are equal.
    let bits = (value.as_float().unwrap_or_else(|| int(value) as f64) + 0.0).to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

/// Sorts items that are all integers in words, or all floats but NaN. `false`: they are not.
pub fn sort_numbers(items: &mut [Value]) -> bool {
    if items.iter().all(|v| v.as_int().is_some()) {
        items.sort_by_key(|v| int(*v));
    } else if items.iter().all(|v| v.as_float().is_some_and(|f| !f.is_nan())) {
        items.sort_by_key(|v| number(*v));
    } else {
        return false;
    }
    true
}

/// Sorts a few short texts of Latin-1. `false`, and nothing has happened: they are something else.
pub fn sort_few_texts(heap: &Heap, items: &mut [Value]) -> bool {
    const FEW: usize = 16;
    // The first eight bytes as a number tell most of them apart.
    let mut keys = [(0u64, Value::UNDEF); FEW];
    let Some(keys) = keys.get_mut(..items.len()) else { return false };
    let text = |item: Value| match item.is(Kind::Str).map(|handle| &heap.str_obj(handle).data) {
        Some(StrData::Inline(n, text)) => Some((text, *n)),
        _ => None,
    };
    for (at, &new) in items.iter().enumerate() {
        let Some((units, _)) = text(new) else { return false };
        let first = units.first_chunk().map_or(0, |first| u64::from_be_bytes(*first));
        let mut place = at;
        // What is behind the text is zero: where that does not tell, the shorter one is less.
        while place > 0
            && let (other, before) = keys[place - 1]
            && (other > first || other == first && text(before) > text(new))
        {
            keys[place] = (other, before);
            place -= 1;
        }
        keys[place] = (first, new);
    }
    items.iter_mut().zip(keys).for_each(|(item, key)| *item = key.1);
    true
}

/// What keys are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rows {
    /// No rows: each is its own column.
    None,
    /// Tuples, or lists.
    Of(Kind),
    /// Rows of so many values, one behind the other.
    Flat(usize),
}

/// Keys, and what is known of them.
struct Keys<'a> {
    heap: &'a Heap,
    keys: &'a [Value],
    rows: Rows,
    columns: Vec<Column>,
    /// Rows do not all have the same length.
    ragged: bool,
}

/// A key: what its number is, and where it is.
#[derive(Clone, Copy)]
struct Ranked {
    rank: u64,
    at: u32,
}

impl<'a> Keys<'a> {
    fn new(heap: &'a Heap, keys: &'a [Value], rows: Rows) -> Option<Keys<'a>> {
        let mut found = Keys { heap, keys, rows, columns: Vec::new(), ragged: false };
        if rows == Rows::None {
            let mut column = Column::of(heap, keys[0]);
            for key in &keys[1..] {
                if column == Column::Other {
                    break;
                }
                column = column.join(Column::of(heap, *key));
            }
            found.columns.push(column);
        } else {
            let first = found.row(0);
            let n = first.len();
            found.columns.extend(first.iter().take(COLUMNS).map(|v| Column::of(heap, *v)));
            for at in 1..found.len() {
                if let (Rows::Of(kind), Some(key)) = (rows, keys.get(at))
                    && !key.is_kind(kind)
                {
                    return None;
                }
                let row = found.row(at);
                found.ragged |= row.len() != n;
                found.columns.truncate(row.len());
                for (column, value) in found.columns.iter_mut().zip(row) {
                    *column = column.join(Column::of(heap, *value));
                }
                if found.columns.first().is_none_or(|c| *c == Column::Other) {
                    return None;
                }
            }
            // What is behind is not known.
            if found.ragged || n > found.columns.len() {
                found.columns.push(Column::Other);
            }
        }
        if found.columns.first().is_none_or(|c| *c == Column::Other) { None } else { Some(found) }
    }

    /// The number of keys.
    fn len(&self) -> usize {
        match self.rows {
            Rows::Flat(width) => self.keys.len() / width,
            _ => self.keys.len(),
        }
    }

    #[inline]
    fn row(&self, at: usize) -> &'a [Value] {
        match self.rows {
            Rows::None => &self.keys[at..=at],
            Rows::Of(Kind::Tuple) => self.heap.tuple(self.keys[at].handle()),
            Rows::Of(_) => self.heap.list(self.keys[at].handle()),
            Rows::Flat(width) => &self.keys[at * width..][..width],
        }
    }

    #[inline]
    fn item(&self, key: u32, column: usize) -> Value {
        self.row(key as usize)[column]
    }

    /// The numbers of all keys, and the first column that they do not tell all of.
    fn ranks(&self) -> (Vec<Ranked>, usize) {
        let mut left = 64;
        let mut parts: Vec<(usize, Column, u32)> = Vec::new();
        let mut next = self.columns.len();
        for (at, column) in self.columns.iter().enumerate() {
            let bits = column.bits();
            let given = bits.unwrap_or(64).min(left);
            if given > 0 && *column != Column::Other {
                parts.push((at, *column, given));
                left -= given;
            }
            if bits != Some(given) {
                next = at;
                break;
            }
        }
        let rank = |at: usize| {
            let mut rank = 0;
            if self.rows == Rows::None {
                for (_, column, bits) in &parts {
                    rank = column.rank(self.heap, self.keys[at], *bits);
                }
            } else {
                let row = self.row(at);
                for (at, column, bits) in &parts {
                    let part = column.rank(self.heap, row[*at], *bits);
                    rank = if *bits == 64 { part } else { rank << bits | part };
                }
            }
            Ranked { rank, at: at as u32 }
        };
        ((0..self.len()).map(rank).collect(), next)
    }

    /// The order of two keys whose numbers are equal, which say all before a column; `None` where it takes more to tell.
    #[inline]
    fn compare(&self, a: u32, b: u32, from: usize) -> Option<Ordering> {
        for (at, column) in self.columns.iter().enumerate().skip(from) {
            // Where columns end, rows may be at their ends.
            if *column == Column::Other {
                return None;
            }
            match column.compare(self.heap, self.item(a, at), self.item(b, at)) {
                Some(Ordering::Equal) => {}
                order => return order,
            }
        }
        Some(Ordering::Equal)
    }
}

/// The positions of keys in ascending order, equal ones in theirs. `None`: it takes more to compare them.
pub fn order(vm: &Vm, keys: &[Value]) -> Option<Vec<u32>> {
    let rows = match keys.first()?.kind() {
        Kind::Instance => None,
        kind @ (Kind::Tuple | Kind::List) => Some(Rows::Of(kind)),
        _ => Some(Rows::None),
    };
    if let Some(rows) = rows
        && let Some(order) = Keys::new(&vm.heap, keys, rows).and_then(|keys| keys.order())
    {
        return Some(order);
    }
    // Rows in rows.
    let (flat, width) = super::flat::flattened(vm, keys, COLUMNS)?;
    Keys::new(&vm.heap, &flat, Rows::Flat(width))?.order()
}

/// The positions of the first so many of the keys in ascending order, or in descending order, equal ones in theirs. `None`: numbers do
/// not say it all.
pub fn first(vm: &Vm, keys: &[Value], n: usize, reverse: bool) -> Option<Vec<u32>> {
    let rows = match keys.first()?.kind() {
        Kind::Instance => return None,
        kind @ (Kind::Tuple | Kind::List) => Rows::Of(kind),
        _ => Rows::None,
    };
    let keys = Keys::new(&vm.heap, keys, rows)?;
    let (mut ranks, next) = keys.ranks();
    if next < keys.columns.len() {
        return None;
    }
    if reverse {
        ranks.iter_mut().for_each(|key| key.rank = !key.rank);
    }
    if n < ranks.len() {
        ranks.select_nth_unstable_by_key(n, |key| (key.rank, key.at));
        ranks.truncate(n);
    }
    ranks.sort_unstable_by_key(|key| (key.rank, key.at));
    Some(ranks.into_iter().map(|key| key.at).collect())
}

impl Keys<'_> {
    fn order(&self) -> Option<Vec<u32>> {
        let (mut ranks, next) = self.ranks();
        if next == self.columns.len() {
            ranks.sort_by_key(|key| key.rank);
        } else if let (Rows::None, [Column::Narrow | Column::Wide]) = (self.rows, &self.columns[..]) {
            let text = |key: &Ranked| self.keys[key.at as usize].handle();
            ranks.sort_by(|a, b| a.rank.cmp(&b.rank).then_with(|| order_of_texts(self.heap, text(a), text(b))));
        } else {
            // What cannot be told counts as equal.
            let rest = |a: &Ranked, b: &Ranked| self.compare(a.at, b.at, next);
            ranks.sort_by(|a, b| a.rank.cmp(&b.rank).then_with(|| rest(a, b).unwrap_or(Ordering::Equal)));
            // It is enough if nobody had to know: then no two neighbours are equal so far.
            let unknown = |pair: &[Ranked]| pair[0].rank == pair[1].rank && rest(&pair[0], &pair[1]).is_none();
            if self.columns.contains(&Column::Other) && ranks.windows(2).any(unknown) {
                return None;
            }
        }
        Some(ranks.into_iter().map(|key| key.at).collect())
    }
}
