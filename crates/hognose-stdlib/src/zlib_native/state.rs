//! States of streams as bytes: what a guest's object holds between two calls.
//!
//! They come back from the guest, so nothing in them is trusted: a reader answers `None` where they end too early,
//! and who reads checks the ranges.

/// Puts numbers and bytes behind each other.
#[derive(Default)]
pub struct Packer(pub Vec<u8>);

impl Packer {
    pub fn number(&mut self, n: u32) {
        self.0.extend_from_slice(&n.to_le_bytes());
    }

    pub fn bytes(&mut self, data: &[u8]) {
        self.number(u32::try_from(data.len()).expect("states are small"));
        self.0.extend_from_slice(data);
    }

    pub fn shorts(&mut self, data: &[u16]) {
        self.number(u32::try_from(data.len()).expect("states are small"));
        self.0.extend(data.iter().flat_map(|n| n.to_le_bytes()));
    }
}

/// Takes them out again.
pub struct Unpacker<'a>(pub &'a [u8]);

impl<'a> Unpacker<'a> {
    pub fn number(&mut self) -> Option<u32> {
        let (first, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*first))
    }

    /// A number that must not be above a bound.
    pub fn at_most(&mut self, bound: usize) -> Option<usize> {
        let n = self.number()? as usize;
        (n <= bound).then_some(n)
    }

    pub fn flag(&mut self) -> Option<bool> {
        Some(self.at_most(1)? == 1)
    }

    pub fn bytes(&mut self, most: usize) -> Option<&'a [u8]> {
        let size = self.at_most(most)?;
        let (first, rest) = self.0.split_at_checked(size)?;
        self.0 = rest;
        Some(first)
    }

    pub fn shorts(&mut self, most: usize) -> Option<Vec<u16>> {
        let size = self.at_most(most)?;
        let (first, rest) = self.0.split_at_checked(size * 2)?;
        self.0 = rest;
        Some(first.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}
