//! BLAKE2b and BLAKE2s (RFC 7693), with all the parameters of a node of a tree.
//!
//! Our own, because the published crate has no digest of any size together with salt and personalisation.

use hognose_vm::stop::Res;
use hognose_vm::vm::Vm;

const SIGMA: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXES: [[usize; 4]; 8] = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
];
const IV: [u64; 8] = [
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

macro_rules! blake2 {
    ($name:ident, $word:ty, $rounds:literal, $rotations:expr, $iv:expr, $doc:literal) => {
        #[doc = $doc]
        ///
        /// `first` is the block of parameters, and a byte that is not 0 for the last node of a level of a tree; a key stands in
        /// front of the data already.
        pub fn $name(vm: &mut Vm, first: &[u8], data: &[u8]) -> Res<Vec<u8>> {
            const WIDTH: usize = size_of::<$word>();
            const BLOCK: usize = 16 * WIDTH;
            let word = |bytes: &[u8], at: usize| {
                let mut word = [0; WIDTH];
                for (place, byte) in word.iter_mut().zip(bytes.iter().skip(at * WIDTH)) {
                    *place = *byte;
                }
                <$word>::from_le_bytes(word)
            };
            let iv: [$word; 8] = IV.map($iv);
            let mut state: [$word; 8] = std::array::from_fn(|at| iv[at] ^ word(first, at));
            let mut done = 0u128;
            let n_blocks = data.len().div_ceil(BLOCK).max(1);
            for number in 0..n_blocks {
                vm.charge(BLOCK)?;
                let block = &data[number * BLOCK..data.len().min((number + 1) * BLOCK)];
                done += block.len() as u128;
                let message: [$word; 16] = std::array::from_fn(|at| word(block, at));
                let mut v: [$word; 16] = std::array::from_fn(|at| if at < 8 { state[at] } else { iv[at - 8] });
                v[12] ^= done as $word;
                v[13] ^= (done >> <$word>::BITS) as $word;
                if number + 1 == n_blocks {
                    v[14] = !v[14];
                    if first.get(8 * WIDTH).is_some_and(|last| *last != 0) {
                        v[15] = !v[15];
                    }
                }
                let [r1, r2, r3, r4]: [u32; 4] = $rotations;
                for round in 0..$rounds {
                    let order = &SIGMA[round % 10];
                    for (step, [a, b, c, d]) in MIXES.into_iter().enumerate() {
                        let (x, y) = (message[order[2 * step]], message[order[2 * step + 1]]);
                        v[a] = v[a].wrapping_add(v[b]).wrapping_add(x);
                        v[d] = (v[d] ^ v[a]).rotate_right(r1);
                        v[c] = v[c].wrapping_add(v[d]);
                        v[b] = (v[b] ^ v[c]).rotate_right(r2);
                        v[a] = v[a].wrapping_add(v[b]).wrapping_add(y);
                        v[d] = (v[d] ^ v[a]).rotate_right(r3);
                        v[c] = v[c].wrapping_add(v[d]);
                        v[b] = (v[b] ^ v[c]).rotate_right(r4);
                    }
                }
                for at in 0..8 {
                    state[at] ^= v[at] ^ v[at + 8];
                }
            }
            Ok(state.iter().flat_map(|word| word.to_le_bytes()).collect())
        }
    };
}

blake2!(blake2b, u64, 12, [32, 24, 16, 63], |word| word, "BLAKE2b of data: all 64 bytes.");
blake2!(blake2s, u32, 10, [16, 12, 8, 7], |word| (word >> 32) as u32, "BLAKE2s of data: all 32 bytes.");
