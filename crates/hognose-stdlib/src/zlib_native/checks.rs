//! Checksums of bytes: CRC-32 and Adler-32 of compressed streams, and the CRC of BinHex.

use std::sync::LazyLock;

/// How many bytes the CRC-32 goes on by at once.
const STEP: usize = 16;

/// What a byte adds to a CRC-32 that is followed by so many others: the first table is the usual one. Made when one is wanted, which
/// takes microseconds: they would be 16 KB of the program.
static CRC: LazyLock<Box<[[u32; 256]; STEP]>> = LazyLock::new(|| {
    let mut tables = Box::new([[0; 256]; STEP]);
    let mut at = 0;
    while at < 256 {
        let (mut crc, mut bit) = (at as u32, 0);
        while bit < 8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            bit += 1;
        }
        tables[0][at] = crc;
        at += 1;
    }
    let mut table = 1;
    while table < STEP {
        let mut at = 0;
        while at < 256 {
            let before = tables[table - 1][at];
            tables[table][at] = before >> 8 ^ tables[0][(before & 255) as usize];
            at += 1;
        }
        table += 1;
    }
    tables
});

/// The CRC-32 of more bytes, after one of those before.
pub fn crc32(before: u32, data: &[u8]) -> u32 {
    let tables = &**CRC;
    let mut crc = !before;
    let (steps, rest) = data.as_chunks::<STEP>();
    for step in steps {
        let mut bytes = *step;
        for (byte, before) in bytes.iter_mut().zip(crc.to_le_bytes()) {
            *byte ^= before;
        }
        // Each table is looked at for itself: none has to wait for another.
        crc = 0;
        for (at, byte) in bytes.iter().enumerate() {
            crc ^= tables[STEP - 1 - at][usize::from(*byte)];
        }
    }
    !rest.iter().fold(crc, |crc, byte| tables[0][((crc ^ u32::from(*byte)) & 255) as usize] ^ crc >> 8)
}

/// How many bytes can be added up before the sums have to be reduced.
const RUN: usize = 5552;
/// How many bytes are added up without a look at the sum before each.
const LANES: usize = 16;

/// The Adler-32 of more bytes, after one of those before.
pub fn adler32(before: u32, data: &[u8]) -> u32 {
    let (mut a, mut b) = (before & 0xffff, before >> 16);
    for run in data.chunks(RUN) {
        let (lanes, rest) = run.as_chunks::<LANES>();
        for lane in lanes {
            b += a * LANES as u32;
            let (mut sum, mut weighted) = (0, 0);
            for (at, byte) in lane.iter().enumerate() {
                sum += u32::from(*byte);
                weighted += u32::from(*byte) * (LANES - at) as u32;
            }
            a += sum;
            b += weighted;
        }
        for byte in rest {
            a += u32::from(*byte);
            b += a;
        }
        a %= 65521;
        b %= 65521;
    }
    b << 16 | a
}

/// What a byte makes of the CRC of BinHex.
static CRC_HQX: [u16; 256] = {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let (mut crc, mut bit) = ((at as u16) << 8, 0);
        while bit < 8 {
            crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 };
            bit += 1;
        }
        table[at] = crc;
        at += 1;
    }
    table
};

/// The CRC of BinHex of more bytes, after one of those before.
pub fn crc_hqx(before: u16, data: &[u8]) -> u16 {
    data.iter().fold(before, |crc, byte| CRC_HQX[usize::from((crc >> 8) as u8 ^ byte)] ^ crc << 8)
}

#[test]
fn sums_are_those_of_one_byte_after_the_other() {
    let data: Vec<u8> = (0..6000u32).map(|at| (at * at / 7) as u8).collect();
    for n in [0, 1, 15, 16, 17, 100, 5552, 6000] {
        let (mut crc, mut adler) = (7, 1);
        for byte in &data[..n] {
            crc = crc32(crc, &[*byte]);
            adler = adler32(adler, &[*byte]);
        }
        assert_eq!((crc, adler), (crc32(7, &data[..n]), adler32(1, &data[..n])), "{n} bytes");
    }
    assert_eq!((crc32(0, b"123456789"), adler32(1, b"Wikipedia"), crc_hqx(0, b"123456789")), (0xcbf4_3926, 0x11e6_0398, 0x31c3));
}
