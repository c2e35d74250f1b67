//! The generator against CPython's `random`.

use super::{hex, read_int};
use crate::num::Unmetered;
use crate::num::float_text::repr;
use crate::num::mersenne::Mersenne;

/// Seed, three times `random()`, then `getrandbits` of 1, 32, 33, 64, 200 and 0 bits, then `random()` after 1000 words.
const EXPECTED: &[(&str, [&str; 3], [&str; 6], &str)] = &[
    (
        "0x0",
        ["0.8444218515250481", "0.7579544029403025", "0.420571580830845"],
        [
            "0x0",
            "0xf728b4fa",
            "0x82e2e662",
            "0xeb1167b367a9c378",
            "0x955ba91faf7a024204f7c1bd874da5e709d4713d60c8a70639",
            "0x0",
        ],
        "0.7321014772226084",
    ),
    (
        "0x1",
        ["0.13436424411240122", "0.8474337369372327", "0.763774618976614"],
        [
            "0x0",
            "0x1e2feb89",
            "0x17ed4d57b",
            "0x78e510617311d8a3",
            "0x77ce42c8218072e8c35bf992dc9e9c616612e7696a6cecc1b",
            "0x0",
        ],
        "0.5714150405846471",
    ),
    (
        "0x2a",
        ["0.6394267984578837", "0.025010755222666936", "0.27502931836911926"],
        [
            "0x0",
            "0x23b8c1e9",
            "0xbc8960a9",
            "0xbd9c66b3ad3c2d6d",
            "0x70822e8f36c031199972a846916419f828b9d2434e465e150",
            "0x0",
        ],
        "0.32735266694173426",
    ),
    (
        "-0x2a",
        ["0.6394267984578837", "0.025010755222666936", "0.27502931836911926"],
        [
            "0x0",
            "0x23b8c1e9",
            "0xbc8960a9",
            "0xbd9c66b3ad3c2d6d",
            "0x70822e8f36c031199972a846916419f828b9d2434e465e150",
            "0x0",
        ],
        "0.32735266694173426",
    ),
    (
        "0x100000000",
        ["0.11299430095636409", "0.41782886486292836", "0.0166763664992291"],
        [
            "0x1",
            "0xe047a393",
            "0x1ce3ee200",
            "0xd67ce86c54ddeae1",
            "0xd11365e840235985fa039564a873aa3044fea64d658bacf78a",
            "0x0",
        ],
        "0.3453315688944122",
    ),
    (
        "0x10000000000000005",
        ["0.5105783769365112", "0.8797586528012199", "0.5149365298491138"],
        [
            "0x1",
            "0x58dde2db",
            "0xb817b23d",
            "0x9458135550717eb4",
            "0xe762d2c91e0b256fa48fa2f34fa4bd2a0ad833f6e0af614134",
            "0x0",
        ],
        "0.8112320638223677",
    ),
    (
        "2**20000+12345",
        ["0.37548879893399734", "0.9005781718371948", "0.2905335123958487"],
        [
            "0x1",
            "0xe2c921d3",
            "0x1ce313509",
            "0x3ce8e3ab39da4c6",
            "0x6457fc47e3b49eca6bafb84612a8b54844fdbf4efef7408c30",
            "0x0",
        ],
        "0.732411980226302",
    ),
];

#[test]
fn the_generator_is_that_of_cpython() {
    let meter = &mut Unmetered;
    for (seed, floats, words, last) in EXPECTED {
        let seed = match *seed {
            "2**20000+12345" => format!("0x1{:05000x}", 12345),
            seed => seed.to_owned(),
        };
        let mut random = Mersenne::from_int(read_int(&seed).as_ref());
        for expected in floats {
            assert_eq!(repr(random.random()), *expected);
        }
        for (bits, expected) in [1, 32, 33, 64, 200, 0].into_iter().zip(words) {
            let Ok(word) = random.bits(bits, meter);
            assert_eq!(hex(word), *expected);
        }
        for _ in 0..500 {
            random.next_u32();
        }
        let (state, index) = random.state();
        let mut random = Mersenne::from_state(*state, index).expect("a state of its own");
        for _ in 0..500 {
            random.next_u32();
        }
        assert_eq!(repr(random.random()), *last);
    }
    assert_eq!(Mersenne::from_state([0; 624], 625), None);
}
