//! Names that a program uses and nobody has defined: the host is asked what they stand for.

use hognose_vm::convert::Refused;
use hognose_vm::session::Session as Inner;
use hognose_vm::value::Value;

use crate::error::Error;
use crate::session::Session;
use crate::step::Step;
use crate::toolbox::{Known, Toolbox};

impl Session {
    /// The guest uses a name that nobody has defined.
    pub(crate) fn look_up(&mut self, name: Value, called: bool) -> Option<Step> {
        let text = self.inner.vm.show(name);
        if self.outside.modules && self.inner.define_module(&text) {
            return None;
        }
        let known = match &self.outside.names {
            Some(ask) => ask(&text),
            None => Known::Nothing,
        };
        if matches!(known, Known::Later) {
            return Some(Step::Name { name: text, called });
        }
        match self.name_is(&text, known) {
            Ok(true) => {}
            Ok(false) => self.inner.name_unknown(name),
            Err(refused) => match Inner::limit_of(&refused) {
                Some(limit) => {
                    self.inner.stop(limit);
                    return Some(Step::Limit(limit));
                }
                None => self.inner.name_unknown(name),
            },
        }
        None
    }

    /// Defines what a name stands for; whether that is anything.
    fn name_is(&mut self, name: &str, known: Known) -> Result<bool, Refused> {
        match known {
            Known::Nothing | Known::Later => return Ok(false),
            Known::Tool(mut tool) => {
                // The guest calls it by the name that it used.
                tool.name = name.to_string();
                let tools = Toolbox::new().with(tool);
                tools.define_in(&mut self.inner, self.limits.value).expect("a tool has no constants");
            }
            Known::Value(value) => {
                let value = self.inner.enter_data(&value, self.limits.value)?;
                self.inner.define(name, value);
            }
        }
        Ok(true)
    }

    /// Says what the name of a [`Step::Name`] stands for. What is not said is not known: the next step raises `NameError`
    /// for [`Known::Nothing`], and asks once more when nothing was said.
    pub fn answer_name(&mut self, name: &str, known: Known) -> Result<(), Error> {
        match self.name_is(name, known) {
            Ok(true) => Ok(()),
            Ok(false) => {
                let name = self.inner.vm.intern(name);
                self.inner.name_unknown(name);
                Ok(())
            }
            Err(Refused::Memory(_)) => Err(Error::Memory),
            Err(Refused::Unfit(why)) => {
                Err(Error::Value(format!("the value of '{name}' cannot enter: {why}")))
            }
        }
    }
}
