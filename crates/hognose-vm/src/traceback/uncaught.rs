//! The text of an exception that nothing caught, for whoever runs the session.
//!
//! A user's `__str__` runs in the session, with the guest's own fuel and only so much of it; where it needs the
//! outside world, fails or takes too long, the exception shows as one whose `str` failed.

use super::{render, render_with};
use crate::session::{Event, Session};
use crate::stop::Stop;
use crate::value::{Kind, Value};

/// Fuel for the `__str__` methods of one traceback.
const FUEL: i64 = 5_000_000;

impl Session {
    /// What CPython prints on stderr for an uncaught exception, ending in a newline. Only between feeds.
    pub fn traceback(&mut self, exc: Value) -> String {
        let text = match render(&mut self.vm, &self.units, exc) {
            Ok(text) => Some(text),
            Err(Stop::Python) => self.ask_prelude(exc),
            Err(_) => None,
        };
        text.unwrap_or_else(|| match render_with(&mut self.vm, &self.units, exc, &[]) {
            Ok(text) => text,
            // Even that has no room: the name alone.
            Err(_) => format!("{}\n", self.vm.type_name(exc)),
        })
    }

    /// Lets the prelude render an exception; `None` when that does not come to an end on its own.
    fn ask_prelude(&mut self, exc: Value) -> Option<String> {
        let function = self.vm.image.prelude("_hognose_native_render_traceback");
        if self.running || !function.is_kind(Kind::Function) || !self.vm.meter.begin(FUEL) {
            return None;
        }
        self.begin_function(function, &[exc]);
        self.asked = exc;
        let event = self.run(None);
        self.asked = Value::UNDEF;
        self.vm.meter.end();
        match event {
            Event::Complete(text) if text.is_kind(Kind::Str) => Some(self.vm.show(text)),
            Event::Complete(_) => None,
            _ => {
                self.end_feed();
                None
            }
        }
    }
}
