//! Command-line options: `--name value` pairs, `--flag`s and plain words.
//!
//! A command takes what it knows by name; what is left over is an error, so that a misspelt option is never ignored.
//! Short options and `--name=value` do not exist here.

/// The words of a command line that were not taken yet.
pub struct Options(Vec<String>);

impl Options {
    pub fn new(words: Vec<String>) -> Options {
        Options(words)
    }

    /// Takes `--name VALUE`.
    pub fn value(&mut self, name: &str) -> Result<Option<String>, String> {
        let Some(at) = self.0.iter().position(|word| word == name) else { return Ok(None) };
        self.0.remove(at);
        if at < self.0.len() { Ok(Some(self.0.remove(at))) } else { Err(format!("{name} needs a value")) }
    }

    /// Takes `--name NUMBER`.
    pub fn number(&mut self, name: &str, default: usize) -> Result<usize, String> {
        match self.value(name)? {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| format!("{name} needs a number, not `{text}`")),
        }
    }

    /// Takes `--name`, and says whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    /// Takes all remaining plain words.
    pub fn words(&mut self) -> Vec<String> {
        let (options, words) =
            std::mem::take(&mut self.0).into_iter().partition(|word| word.starts_with("--"));
        self.0 = options;
        words
    }

    /// Complains about what nobody took.
    pub fn finish(self) -> Result<(), String> {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(format!("what is `{word}`? `cargo xtask help` lists the options")),
        }
    }
}
