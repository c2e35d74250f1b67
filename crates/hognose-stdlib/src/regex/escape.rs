//! `re.escape`.

use hognose_vm::text::{Text, TextBuf, TextBuilder};

fn is_special(code: u32) -> bool {
    u8::try_from(code).is_ok_and(|byte| b"\t\n\x0B\x0C\r #$&()*+-.?[\\]^{|}~".contains(&byte))
}

/// `re.escape` of text: a backslash before each character that means something in a pattern.
pub fn escape(text: Text<'_>) -> TextBuf {
    let mut out = TextBuilder::with_capacity(text.len());
    for code in text.iter() {
        if is_special(code) {
            out.push(0x5C);
        }
        out.push(code);
    }
    out.finish()
}

/// `re.escape` of bytes.
pub fn escape_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for &byte in bytes {
        if is_special(u32::from(byte)) {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out
}
