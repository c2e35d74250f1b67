//! Signed and encrypted snapshots: for keeping them where others can write or read.
//!
//! A layer around a whole snapshot. Keys and nonces come from the caller: nothing here makes random numbers. A
//! signature says who made a snapshot, not that it is the newest one: replay is the keeper's business.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::error::LoadError;

/// The first bytes of a signed snapshot.
const SIGNED: &[u8; 4] = b"hgs\x1b";
/// The first bytes of an encrypted snapshot.
const ENCRYPTED: &[u8; 4] = b"hge\x1b";
const TAG: usize = 32;
const NONCE: usize = 24;

/// A snapshot behind its HMAC-SHA-256.
pub fn sign(snapshot: &[u8], key: &[u8]) -> Vec<u8> {
    let mut signed = Vec::with_capacity(SIGNED.len() + TAG + snapshot.len());
    signed.extend(SIGNED);
    signed.extend(mac(snapshot, key).finalize().into_bytes());
    signed.extend(snapshot);
    signed
}

/// The snapshot in a signed one, when it was signed with this key.
pub fn open_signed<'a>(signed: &'a [u8], key: &[u8]) -> Result<&'a [u8], LoadError> {
    let rest = signed.strip_prefix(SIGNED).ok_or(LoadError::Signature)?;
    let (tag, snapshot) = rest.split_at_checked(TAG).ok_or(LoadError::CutShort)?;
    mac(snapshot, key).verify_slice(tag).map_err(|_| LoadError::Signature)?;
    Ok(snapshot)
}

fn mac(snapshot: &[u8], key: &[u8]) -> Hmac<Sha256> {
    let mac = <Hmac<Sha256> as Mac>::new_from_slice(key).expect("a key of any length will do");
    mac.chain_update(SIGNED).chain_update(snapshot)
}

/// A snapshot that only the key opens (XChaCha20-Poly1305, which signs as well). The nonce is used once: random bytes will do.
pub fn encrypt(snapshot: &[u8], key: &[u8; 32], nonce: &[u8; NONCE]) -> Result<Vec<u8>, LoadError> {
    let payload = Payload { msg: snapshot, aad: ENCRYPTED };
    let sealed = XChaCha20Poly1305::new(Key::from_slice(key)).encrypt(XNonce::from_slice(nonce), payload);
    let sealed = sealed.map_err(|_| LoadError::Limit("size"))?;
    let mut out = Vec::with_capacity(ENCRYPTED.len() + NONCE + sealed.len());
    out.extend(ENCRYPTED);
    out.extend(nonce);
    out.extend(sealed);
    Ok(out)
}

/// The snapshot in an encrypted one.
pub fn decrypt(encrypted: &[u8], key: &[u8; 32]) -> Result<Vec<u8>, LoadError> {
    let rest = encrypted.strip_prefix(ENCRYPTED).ok_or(LoadError::Signature)?;
    let (nonce, sealed) = rest.split_at_checked(NONCE).ok_or(LoadError::CutShort)?;
    let payload = Payload { msg: sealed, aad: ENCRYPTED };
    let opened = XChaCha20Poly1305::new(Key::from_slice(key)).decrypt(XNonce::from_slice(nonce), payload);
    opened.map_err(|_| LoadError::Signature)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_opens() {
        let signed = sign(b"snapshot", b"key");
        assert_eq!(open_signed(&signed, b"key"), Ok(&b"snapshot"[..]));
        assert_eq!(open_signed(&signed, b"other"), Err(LoadError::Signature));
        assert_eq!(open_signed(&signed[..20], b"key"), Err(LoadError::CutShort));
        let encrypted = encrypt(b"snapshot", &[7; 32], &[1; 24]).expect("it is small");
        assert_eq!(decrypt(&encrypted, &[7; 32]), Ok(b"snapshot".to_vec()));
        assert_eq!(decrypt(&encrypted, &[8; 32]), Err(LoadError::Signature));
        let mut changed = encrypted.clone();
        changed[30] ^= 1;
        assert_eq!(decrypt(&changed, &[7; 32]), Err(LoadError::Signature));
    }
}
