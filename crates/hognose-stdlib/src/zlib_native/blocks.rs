//! Blocks of a deflate stream (RFC 1951): symbols become codes of the best lengths, codes become bits.
//!
//! Which of two equally good codes is taken decides about bytes that programs print the number of, so ties are broken as zlib breaks them:
//! of two trees of the same weight the flatter one is joined first. Nothing here knows how matches are found.

use super::tables::{DISTANCES, LENGTHS, distance_code, length_code};

/// Bits that go out, the low ones first.
#[derive(Default)]
pub struct Bits {
    /// Whole bytes.
    pub out: Vec<u8>,
    /// Bits that are no byte yet, fewer than eight of them between two calls.
    pub hold: u64,
    pub held: u32,
}

impl Bits {
    fn put(&mut self, value: u32, bits: u32) {
        self.hold |= u64::from(value) << self.held;
        self.held += bits;
        while self.held >= 8 {
            self.out.push(self.hold as u8);
            self.hold >>= 8;
            self.held -= 8;
        }
    }

    /// Fills the last byte with zeros.
    pub fn align(&mut self) {
        if self.held > 0 {
            self.out.push(self.hold as u8);
        }
        (self.hold, self.held) = (0, 0);
    }

    /// An empty block of the fixed codes.
    pub fn empty_fixed(&mut self) {
        self.put(0b010, 3);
        self.put(0, 7);
    }

    /// The head of a block that is not compressed; its bytes come behind.
    pub fn stored_head(&mut self, size: usize, last: bool) {
        self.put(u32::from(last), 3);
        self.align();
        let size = size as u16;
        self.out.extend_from_slice(&size.to_le_bytes());
        self.out.extend_from_slice(&(!size).to_le_bytes());
    }
}

/// A literal byte (distance 0), or a match: how far back, and its length less three.
#[derive(Clone, Copy)]
pub struct Symbol {
    pub distance: u16,
    pub low: u8,
}

const END_OF_BLOCK: usize = 256;
/// The order in which lengths of the codes for lengths are sent.
pub const LENGTH_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LENGTH_EXTRA: [u8; 19] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];

/// A prefix code: a length for each symbol, and its bits in the order in which they are sent.
pub struct Code {
    lengths: Vec<u8>,
    bits: Vec<u16>,
    /// The last symbol that has a code.
    last: usize,
}

impl Code {
    fn with_lengths(lengths: Vec<u8>, last: usize) -> Code {
        let mut next = [0u16; 16];
        let mut count = [0u16; 16];
        lengths.iter().for_each(|n| count[usize::from(*n)] += 1);
        let mut code = 0u16;
        for length in 1..16 {
            let shorter = if length == 1 { 0 } else { count[length - 1] };
            code = code.wrapping_add(shorter) << 1;
            next[length] = code;
        }
        let bits = lengths
            .iter()
            .map(|&length| {
                if length == 0 {
                    return 0;
                }
                let code = next[usize::from(length)];
                next[usize::from(length)] = code.wrapping_add(1);
                code.reverse_bits() >> (16 - u32::from(length))
            })
            .collect();
        Code { lengths, bits, last }
    }

    /// The code that RFC 1951 fixes for literals and lengths.
    fn fixed_literals() -> Code {
        Code::with_lengths(
            (0..288)
                .map(|n| match n {
                    0..144 => 8,
                    144..256 => 9,
                    256..280 => 7,
                    _ => 8,
                })
                .collect(),
            287,
        )
    }

    fn fixed_distances() -> Code {
        Code::with_lengths(vec![5; 30], 29)
    }

    fn put(&self, bits: &mut Bits, symbol: usize) {
        bits.put(u32::from(self.bits[symbol]), u32::from(self.lengths[symbol]));
    }

    fn cost(&self, counts: &[u32], extra: impl Fn(usize) -> u8) -> usize {
        let each = counts.iter().enumerate().filter(|(_, n)| **n > 0);
        each.map(|(at, n)| *n as usize * (usize::from(self.lengths[at]) + usize::from(extra(at)))).sum()
    }

    /// The best code for symbols that are so frequent, of lengths up to `most`.
    fn best(counts: &[u32], most: u8) -> Code {
        let mut tree = Tree::of(counts);
        let last = tree.last;
        tree.join();
        Code::with_lengths(tree.lengths(most, counts.len()), last)
    }
}

/// Trees of symbols on the way to one tree. Leaves are numbered as their symbols, what joins two comes behind.
struct Tree {
    weight: Vec<u32>,
    depth: Vec<u8>,
    parent: Vec<usize>,
    /// Trees that are not joined yet: a heap whose lightest is at 1.
    heap: Vec<usize>,
    /// Nodes as they were taken from the heap.
    taken: Vec<usize>,
    last: usize,
}

impl Tree {
    fn of(counts: &[u32]) -> Tree {
        let mut weight = counts.to_vec();
        let mut heap = vec![0];
        heap.extend((0..counts.len()).filter(|at| counts[*at] > 0));
        let mut last = heap.last().copied().filter(|_| heap.len() > 1);
        // A code has two symbols at least.
        while heap.len() < 3 {
            // The next symbol of the first three, or symbol 0 where others are used.
            let spare = match last {
                None => 0,
                Some(n @ (0 | 1)) => n + 1,
                Some(_) => 0,
            };
            last = Some(last.map_or(spare, |n| n.max(spare)));
            weight[spare] = 1;
            heap.push(spare);
        }
        let nodes = counts.len() * 2;
        weight.resize(nodes, 0);
        let mut tree = Tree {
            weight,
            depth: vec![0; nodes],
            parent: vec![0; nodes],
            heap,
            taken: Vec::new(),
            last: last.unwrap_or(0),
        };
        for at in (1..=(tree.heap.len() - 1) / 2).rev() {
            tree.sink(at);
        }
        tree
    }

    fn lighter(&self, a: usize, b: usize) -> bool {
        (self.weight[a], self.depth[a]) <= (self.weight[b], self.depth[b])
    }

    /// Moves a tree down the heap to where it belongs.
    fn sink(&mut self, mut at: usize) {
        let node = self.heap[at];
        let end = self.heap.len();
        while at * 2 < end {
            let mut child = at * 2;
            if child + 1 < end && self.lighter(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if self.lighter(node, self.heap[child]) {
                break;
            }
            self.heap[at] = self.heap[child];
            at = child;
        }
        self.heap[at] = node;
    }

    /// Joins the two lightest trees until one is left.
    fn join(&mut self) {
        let mut new = self.weight.len() / 2;
        while self.heap.len() > 2 {
            let first = self.heap[1];
            let bottom = self.heap.pop().expect("the heap has trees");
            self.heap[1] = bottom;
            self.sink(1);
            let second = self.heap[1];
            self.taken.extend([first, second]);
            self.weight[new] = self.weight[first] + self.weight[second];
            self.depth[new] = self.depth[first].max(self.depth[second]) + 1;
            self.parent[first] = new;
            self.parent[second] = new;
            self.heap[1] = new;
            self.sink(1);
            new += 1;
        }
        self.taken.push(self.heap[1]);
    }

    /// The lengths of the codes. Those that would be too long are shortened at the expense of shorter ones.
    fn lengths(&self, most: u8, symbols: usize) -> Vec<u8> {
        let mut depth = vec![0u8; self.weight.len()];
        let mut count = [0usize; 16];
        let mut over = 0usize;
        for &node in self.taken.iter().rev().skip(1) {
            let mut length = depth[self.parent[node]] + 1;
            if length > most {
                length = most;
                over += 1;
            }
            depth[node] = length;
            if node < symbols {
                count[usize::from(length)] += 1;
            }
        }
        let most = usize::from(most);
        let shorten = over > 0;
        while over > 0 {
            // A leaf of the deepest level above moves down and takes one of those that are too deep beside it.
            let from = (1..most).rev().find(|n| count[*n] > 0).expect("some code is shorter");
            count[from] -= 1;
            count[from + 1] += 2;
            count[most] -= 1;
            over = over.saturating_sub(2);
        }
        if shorten {
            // The lightest leaves have the longest codes.
            let mut leaves = self.taken.iter().filter(|n| **n < symbols);
            for length in (1..=most).rev() {
                for leaf in leaves.by_ref().take(count[length]) {
                    depth[*leaf] = length as u8;
                }
            }
        }
        depth.truncate(symbols);
        depth
    }
}

/// Lengths of codes, runs of them as one: a symbol of the code for lengths, its extra bits.
fn runs(lengths: &[u8], out: &mut Vec<(u8, u8)>) {
    let mut before = None;
    let mut rest = lengths;
    while let Some(&length) = rest.first() {
        let all = rest.iter().take_while(|n| **n == length).count();
        // A run of the same length needs one that is sent as it is, a run of zeros does not.
        let (least, most) = match (length, before == Some(length)) {
            (0, _) => (3, 138),
            (_, true) => (3, 6),
            (_, false) => (4, 7),
        };
        let mut run = all.min(most);
        let taken = run;
        if run < least {
            out.extend(std::iter::repeat_n((length, 0), run));
        } else if length == 0 {
            out.push(if run <= 10 { (17, run as u8 - 3) } else { (18, run as u8 - 11) });
        } else {
            if before != Some(length) {
                out.push((length, 0));
                run -= 1;
            }
            out.push((16, run as u8 - 3));
        }
        before = Some(length);
        rest = &rest[taken..];
    }
}

/// Writes the symbols of one block in the form that takes the fewest bytes. `stored` are the bytes that they stand for, where they are still there.
pub fn write(bits: &mut Bits, symbols: &[Symbol], stored: Option<&[u8]>, fixed_only: bool, last: bool) {
    let mut literals = [0u32; 286];
    let mut distances = [0u32; 30];
    literals[END_OF_BLOCK] = 1;
    for symbol in symbols {
        if symbol.distance == 0 {
            literals[usize::from(symbol.low)] += 1;
        } else {
            literals[END_OF_BLOCK + 1 + length_code(symbol.low)] += 1;
            distances[distance_code(symbol.distance)] += 1;
        }
    }
    let (literal_code, distance_code) = (Code::best(&literals, 15), Code::best(&distances, 15));
    let mut lengths = Vec::new();
    runs(&literal_code.lengths[..=literal_code.last], &mut lengths);
    runs(&distance_code.lengths[..=distance_code.last], &mut lengths);
    let mut length_counts = [0u32; 19];
    lengths.iter().for_each(|(symbol, _)| length_counts[usize::from(*symbol)] += 1);
    let code_of_lengths = Code::best(&length_counts, 7);
    let sent = LENGTH_ORDER.iter().rposition(|n| code_of_lengths.lengths[*n] > 0).unwrap_or(0).max(3) + 1;
    let length_extra = |at: usize| if at > END_OF_BLOCK { LENGTHS[at - END_OF_BLOCK - 1].extra } else { 0 };
    let distance_extra = |at: usize| DISTANCES[at].extra;
    let own = literal_code.cost(&literals, length_extra)
        + distance_code.cost(&distances, distance_extra)
        + code_of_lengths.cost(&length_counts, |at| LENGTH_EXTRA[at])
        + 3 * sent
        + 14;
    let (fixed_literals, fixed_distances) = (Code::fixed_literals(), Code::fixed_distances());
    let fixed =
        fixed_literals.cost(&literals, length_extra) + fixed_distances.cost(&distances, distance_extra);
    let bytes = |bits: usize| (bits + 3).div_ceil(8);
    let fixed_wins = fixed_only || bytes(fixed) <= bytes(own);
    let best = if fixed_wins { bytes(fixed) } else { bytes(own) };
    if let Some(stored) = stored.filter(|s| s.len() + 4 <= best) {
        bits.stored_head(stored.len(), last);
        bits.out.extend_from_slice(stored);
    } else if fixed_wins {
        bits.put(0b010 | u32::from(last), 3);
        write_symbols(bits, symbols, &fixed_literals, &fixed_distances);
    } else {
        bits.put(0b100 | u32::from(last), 3);
        bits.put(literal_code.last as u32 - 256, 5);
        bits.put(distance_code.last as u32, 5);
        bits.put(sent as u32 - 4, 4);
        for at in &LENGTH_ORDER[..sent] {
            bits.put(u32::from(code_of_lengths.lengths[*at]), 3);
        }
        for (symbol, extra) in lengths {
            code_of_lengths.put(bits, usize::from(symbol));
            bits.put(u32::from(extra), u32::from(LENGTH_EXTRA[usize::from(symbol)]));
        }
        write_symbols(bits, symbols, &literal_code, &distance_code);
    }
    if last {
        bits.align();
    }
}

fn write_symbols(bits: &mut Bits, symbols: &[Symbol], literals: &Code, distances: &Code) {
    for symbol in symbols {
        if symbol.distance == 0 {
            literals.put(bits, usize::from(symbol.low));
            continue;
        }
        let at = length_code(symbol.low);
        literals.put(bits, END_OF_BLOCK + 1 + at);
        bits.put(u32::from(symbol.low) + 3 - u32::from(LENGTHS[at].base), u32::from(LENGTHS[at].extra));
        let at = distance_code(symbol.distance);
        distances.put(bits, at);
        bits.put(u32::from(symbol.distance) - u32::from(DISTANCES[at].base), u32::from(DISTANCES[at].extra));
    }
    literals.put(bits, END_OF_BLOCK);
}
