//! The hognose virtual machine: values, heap, builtin types, the loop, limits.
//!
//! All Python code runs in one loop (`exec`) that never recurses; natives take values and
//! finish; all state is plain data. Start at [`session::Session`].
#![forbid(unsafe_code)]

pub mod attribute;
pub mod builtins;
pub mod caches;
pub mod calls;
pub mod class;
pub mod classes;
pub mod convert;
pub mod equal;
pub mod exchange;
pub mod exec;
pub mod frame;
pub mod heap;
mod held;
pub mod host;
mod host_modules;
pub mod image;
mod interned;
mod links;
pub mod lookups;
pub mod meter;
pub mod names;
pub mod native;
pub mod native_args;
pub mod num;
pub mod objects;
pub mod output;
mod own;
pub mod prelude;
pub mod raise;
mod recent;
mod roots;
pub mod session;
pub mod slots;
pub mod special;
pub mod state;
pub mod stop;
pub mod suggest;
mod switch;
pub mod text;
pub mod threads;
pub mod traceback;
pub mod types;
pub mod unit;
pub mod value;
pub mod vm;
mod words;
pub mod zones;
