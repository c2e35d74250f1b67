//! How work and memory of compiling and matching are reported, and how they are stopped.
//!
//! Knows nothing of budgets: whoever implements [`Meter`] decides.

/// Receives what compiling and matching cost. An error ends them; what they were given stays whole.
pub trait Meter {
    /// Why it stopped.
    type Stop;

    /// Some steps were made (about one instruction or a few characters each). Called every few hundred.
    fn charge(&mut self, work: u64) -> Result<(), Self::Stop>;

    /// Memory is about to be allocated.
    fn reserve(&mut self, bytes: usize) -> Result<(), Self::Stop>;

    /// Memory that was reserved is given back.
    fn release(&mut self, bytes: usize);
}

/// Lets everything pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unmetered;

impl Meter for Unmetered {
    type Stop = std::convert::Infallible;

    fn charge(&mut self, _work: u64) -> Result<(), Self::Stop> {
        Ok(())
    }

    fn reserve(&mut self, _bytes: usize) -> Result<(), Self::Stop> {
        Ok(())
    }

    fn release(&mut self, _bytes: usize) {}
}
