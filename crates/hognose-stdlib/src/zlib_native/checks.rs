//! Checksums of compressed streams: CRC-32 and Adler-32.

use crate::binascii_native::CRC;

/// The CRC-32 of more bytes, after one of those before.
pub fn crc32(before: u32, data: &[u8]) -> u32 {
    !data.iter().fold(!before, |crc, byte| CRC[((crc ^ u32::from(*byte)) & 255) as usize] ^ crc >> 8)
}

/// How many bytes can be added up before the sums have to be reduced.
const RUN: usize = 5552;

/// The Adler-32 of more bytes, after one of those before.
pub fn adler32(before: u32, data: &[u8]) -> u32 {
    let (mut a, mut b) = (before & 0xffff, before >> 16);
    for run in data.chunks(RUN) {
        for byte in run {
            a += u32::from(*byte);
            b += a;
        }
        a %= 65521;
        b %= 65521;
    }
    b << 16 | a
}
