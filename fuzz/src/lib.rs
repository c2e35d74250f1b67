//! Small valid Python programs from a seed, for comparing two interpreters.
//!
//! [`generate`] gives a program that ends, prints all that it computes, and prints the same on every correct Python
//! 3.14: nothing depends on addresses, time, chance, the order of sets or the width of a machine word. Some expressions are
//! wrong on purpose, and some programs end with an exception that nothing catches.
//!
//! Start at `statements` for what a program is made of; `expressions` is typed, `tables` is the larger part of what it
//! draws from, `pieces` holds constructs that need several statements. Running and comparing are in
//! `xtask` (`cargo xtask programs`). Nothing here knows an interpreter.
#![forbid(unsafe_code)]

mod classes;
mod compound;
mod expressions;
mod functions;
mod generator;
mod literals;
mod patterns;
mod pieces;
mod rng;
mod statements;
mod tables;
mod template;
mod types;

/// The program of a seed.
pub fn generate(seed: u64) -> String {
    let mut generator = generator::Generator::new(seed);
    generator.program();
    let mut text = generator.lines.join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_seed_gives_one_program() {
        for seed in 0..200 {
            let program = super::generate(seed);
            assert_eq!(program, super::generate(seed));
            assert!(program.len() < 60_000, "the program of seed {seed} has {} bytes", program.len());
            assert!(
                !program.contains('$') && !program.contains('§') && !program.contains('«'),
                "seed {seed}"
            );
        }
    }
}
