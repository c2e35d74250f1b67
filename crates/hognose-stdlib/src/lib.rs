//! The importable modules of hognose.
//!
//! Most are Python (`lib/`), run once when the image is made; the natives that they stand on are here,
//! a table for each module, and what else fills the namespaces of those that are native altogether.
//! Start at [`source`].
#![forbid(unsafe_code)]

mod base64_native;
mod binascii_native;
mod blake2;
mod bytes_io_native;
mod catalogue;
mod collections_native;
mod csv_native;
mod datetime_native;
pub mod cmath;
mod decimal_native;
mod functools_native;
mod hashlib_native;
mod fractions_native;
mod hognose_native;
mod html_native;
mod io_native;
mod json_native;
pub mod math;
mod modules_native;
mod operator_native;
mod ordered_native;
mod os_native;
pub mod random;
mod re_native;
pub mod regex;
mod sched;
mod statistics_native;
mod struct_native;
mod sys_native;
mod threads_native;
mod time_native;
mod unicodedata;
mod url_native;
mod xml_native;
mod zlib_native;
mod zoneinfo_native;

use hognose_vm::native::Table;

pub use catalogue::{modules, source};

/// The tables of natives of library modules.
pub static TABLES: &[&Table] = &[
    &base64_native::FUNCTIONS,
    &binascii_native::FUNCTIONS,
    &cmath::FUNCTIONS,
    &collections_native::FUNCTIONS,
    &collections_native::FIELD,
    &collections_native::DEQUE,
    &collections_native::ORDERED,
    &csv_native::FUNCTIONS,
    &csv_native::READER,
    &fractions_native::METHODS,
    &datetime_native::DATE,
    &datetime_native::DATETIME,
    &datetime_native::TIME,
    &datetime_native::TIMEDELTA,
    &datetime_native::ZONEINFO,
    &decimal_native::FUNCTIONS,
    &decimal_native::METHODS,
    &functools_native::FUNCTIONS,
    &functools_native::KEY_WRAPPER,
    &functools_native::PARTIAL,
    &hashlib_native::FUNCTIONS,
    &hashlib_native::HASH,
    &hognose_native::FUNCTIONS,
    &bytes_io_native::BYTES_IO,
    &html_native::FUNCTIONS,
    &io_native::STRING_IO,
    &json_native::FUNCTIONS,
    &math::FUNCTIONS,
    &modules_native::FUNCTIONS,
    &operator_native::FUNCTIONS,
    &operator_native::ITEM_GETTER,
    &operator_native::ATTR_GETTER,
    &ordered_native::HEAPQ,
    &ordered_native::BISECT,
    &os_native::FUNCTIONS,
    &random::INTRINSICS,
    &random::draws::HELPERS,
    &random::METHODS,
    &re_native::FUNCTIONS,
    &re_native::matches::METHODS,
    &re_native::patterns::METHODS,
    &sched::FUNCTIONS,
    &statistics_native::FUNCTIONS,
    &struct_native::FUNCTIONS,
    &struct_native::STRUCT,
    &struct_native::UNPACK_ITERATOR,
    &threads_native::FUNCTIONS,
    &sys_native::FUNCTIONS,
    &time_native::FUNCTIONS,
    &unicodedata::FUNCTIONS,
    &url_native::FUNCTIONS,
    &zlib_native::FUNCTIONS,
    &xml_native::FUNCTIONS,
    &zoneinfo_native::FUNCTIONS,
];

/// What puts constants and classes into the namespaces of native modules, when the image is made.
pub static MODULE_INIT: &[(&str, hognose_vm::image::InitModule)] =
    &[("array", hognose_vm::types::array::init), ("math", math::init), ("cmath", cmath::init), ("_random", random::init), ("_re", re_native::matches::init), ("unicodedata", unicodedata::init)];
