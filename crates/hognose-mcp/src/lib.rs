//! MCP servers as toolboxes: connects to servers and offers their tools as plain data.
//!
//! The way through this crate: a [`config`] file names the servers, [`client::Servers`] starts them
//! and lists their tools, [`names`] gives each a Python name, [`signature`] turns a tool's JSON Schema
//! into parameters that bind as a Python call does, and [`client::Servers::call`] calls it.
//! [`relay`] does all that for another process, which speaks lines of JSON; [`demo_server`] is a small server for demonstrations and tests.
//!
//! Nothing here knows the interpreter: values are `serde_json` values, failures are enums.

#![deny(missing_docs)]

#![forbid(unsafe_code)]

pub mod client;
pub mod config;
pub mod demo_server;
pub mod names;
pub mod relay;
pub mod signature;
mod suggest;
