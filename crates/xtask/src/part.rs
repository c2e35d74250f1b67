//! Shares of many files or tests that are the same on every machine: chosen by a hash of the name.

/// A share of files or tests.
#[derive(Debug)]
pub struct Part {
    number: u64,
    of: u64,
}

impl Part {
    /// Reads `1/3`: the first of three shares.
    pub fn read(text: &str) -> Result<Part, String> {
        let numbers = text.split_once('/').and_then(|(n, of)| Some((n.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Part { number, of }),
            _ => Err(format!("--part is such as 1/3, not `{text}`")),
        }
    }

    /// Whether it has this file or test.
    pub fn has(&self, path: &str) -> bool {
        // FNV-1a: what the standard library offers may differ from release to release.
        let hash = path.bytes().fold(0xCBF2_9CE4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        (hash >> 32) % self.of == self.number - 1
    }
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[test]
    fn every_file_is_in_exactly_one_part() {
        let parts: Vec<Part> =
            ["1/3", "2/3", "3/3"].iter().filter_map(|text| Part::read(text).ok()).collect();
        for n in 0..300 {
            let path = format!("tests/python/types/list/file_{n}.py");
            assert_eq!(parts.iter().filter(|part| part.has(&path)).count(), 1, "{path}");
        }
        for wrong in ["0/3", "4/3", "1", "a/b", "1/0"] {
            assert!(Part::read(wrong).is_err(), "{wrong}");
        }
    }
}
