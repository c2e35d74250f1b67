//! The flags of `re`, with CPython's numbers.

/// `re.IGNORECASE`.
pub const IGNORECASE: u32 = 2;
/// `re.LOCALE`.
pub const LOCALE: u32 = 4;
/// `re.MULTILINE`.
pub const MULTILINE: u32 = 8;
/// `re.DOTALL`.
pub const DOTALL: u32 = 16;
/// `re.UNICODE`.
pub const UNICODE: u32 = 32;
/// `re.VERBOSE`.
pub const VERBOSE: u32 = 64;
/// `re.DEBUG`.
pub const DEBUG: u32 = 128;
/// `re.ASCII`.
pub const ASCII: u32 = 256;

/// The flags of which at most one holds at a place.
pub(super) const TYPE_FLAGS: u32 = ASCII | LOCALE | UNICODE;

/// The flag of an inline letter.
pub(super) fn of_letter(code: u32) -> Option<u32> {
    Some(match char::from_u32(code)? {
        'i' => IGNORECASE,
        'L' => LOCALE,
        'm' => MULTILINE,
        's' => DOTALL,
        'x' => VERBOSE,
        'a' => ASCII,
        'u' => UNICODE,
        _ => return None,
    })
}

/// The flags of a whole pattern, made complete; the error is a `ValueError`.
pub(super) fn complete(flags: u32, is_text: bool) -> Result<u32, &'static str> {
    if is_text {
        if flags & LOCALE != 0 {
            return Err("cannot use LOCALE flag with a str pattern");
        }
        if flags & ASCII != 0 && flags & UNICODE != 0 {
            return Err("ASCII and UNICODE flags are incompatible");
        }
        return Ok(if flags & ASCII != 0 { flags } else { flags | UNICODE });
    }
    if flags & UNICODE != 0 {
        return Err("cannot use UNICODE flag with a bytes pattern");
    }
    if flags & LOCALE != 0 && flags & ASCII != 0 {
        return Err("ASCII and LOCALE flags are incompatible");
    }
    Ok(flags)
}
