//! From a tool's JSON Schema to a Python parameter list, and from a Python call to the tool's arguments.
//!
//! [`Signature::bind`] does what the interpreter of a Python function does with a call's arguments, and
//! complains in its words, because models repair their code from them. On top of that it looks whether the
//! values fit the schema, so that a wrong call fails before anything starts.
//! The check is shallow on purpose (types, enumerations, required and unknown keys): ranges, formats and patterns
//! are left to the server, which has the last word anyway.

mod check;

use serde_json::{Map, Value};

use crate::names::Names;
use crate::suggest::closest;

/// One parameter of a tool.
#[derive(Debug, Clone, PartialEq)]
pub struct Param {
    /// What the server calls it.
    pub name: String,
    /// What Python calls it.
    pub python_name: String,
    /// A call without it is an error.
    pub required: bool,
    /// What the server takes when it is left out, if its schema says so.
    pub default: Option<Value>,
    /// The schema of its values; `true` when the tool's schema says nothing about it.
    pub schema: Value,
}

/// The parameters of a tool, in the order in which they may be given by position.
#[derive(Debug, Clone, PartialEq)]
pub struct Signature {
    /// What the function is called in messages.
    pub function: String,
    /// Required parameters first, otherwise in the order of the schema.
    pub params: Vec<Param>,
    /// Other keywords are accepted too, with values of this schema (Python's `**kwargs`).
    pub extra: Option<Value>,
    /// The whole schema, for what its parts refer to.
    root: Value,
}

impl Signature {
    /// The signature of the tool whose input has `schema`, called `function` in messages.
    ///
    /// ```
    /// use hognose_mcp::signature::Signature;
    /// use serde_json::json;
    /// let signature = Signature::new(
    ///     "get_forecast",
    ///     &json!({"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}),
    /// );
    /// let arguments = signature.bind(vec![json!("Paris")], vec![]).unwrap();
    /// assert_eq!(arguments["city"], "Paris");
    /// assert_eq!(
    ///     signature.bind(vec![], vec![]).unwrap_err(),
    ///     "get_forecast() missing 1 required positional argument: 'city'"
    /// );
    /// ```
    ///
    /// Never fails: from a schema that makes no sense it takes what does.
    pub fn new(function: &str, schema: &Value) -> Signature {
        let resolved = check::resolve(schema, schema);
        let properties = resolved.get("properties").and_then(Value::as_object);
        let required: Vec<&str> = resolved
            .get("required")
            .and_then(Value::as_array)
            .map(|names| names.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();

        let mut found: Vec<(&str, Option<&Value>)> = Vec::new();
        if let Some(properties) = properties {
            found.extend(properties.iter().map(|(name, schema)| (name.as_str(), Some(schema))));
        }
        // A name can be required without being described.
        for name in &required {
            if properties.is_none_or(|properties| !properties.contains_key(*name))
                && !found.iter().any(|(known, _)| known == name)
            {
                found.push((name, None));
            }
        }

        let names = Names::new(found.iter().map(|(name, _)| *name));
        let required: std::collections::HashSet<&str> = required.into_iter().collect();
        let mut params: Vec<Param> = found
            .iter()
            .map(|(name, described)| {
                let default = described.and_then(|described| described.get("default")).cloned();
                Param {
                    name: (*name).to_string(),
                    python_name: names.python(name).unwrap_or(name).to_string(),
                    required: required.contains(name) && default.is_none(),
                    default,
                    schema: described.cloned().unwrap_or(Value::Bool(true)),
                }
            })
            .collect();
        // Stable: both groups keep the order of the schema.
        params.sort_by_key(|param| !param.required);

        // JSON Schema allows more keys unless told otherwise. Servers that describe their parameters and
        // do not mention others do not expect any, and a misspelt keyword has to be an error.
        let extra = match resolved.get("additionalProperties") {
            Some(Value::Bool(false)) => None,
            Some(schema) => Some(schema.clone()),
            None => properties.is_none().then_some(Value::Bool(true)),
        };
        Signature { function: function.to_string(), params, extra, root: schema.clone() }
    }

    /// The tool's arguments for a call with these positional and keyword arguments.
    ///
    /// The error is the message of a `TypeError`. Parameters that were left out stay out: their defaults
    /// are the server's. `None` for an optional parameter whose schema has no null means the same.
    pub fn bind(
        &self,
        positional: Vec<Value>,
        keyword: Vec<(String, Value)>,
    ) -> Result<Map<String, Value>, String> {
        let given = positional.len();
        let mut slots: Vec<Option<Value>> =
            positional.into_iter().map(Some).take(self.params.len()).collect();
        slots.resize(self.params.len(), None);
        let mut others: Map<String, Value> = Map::new();
        for (name, value) in keyword {
            let at = self
                .params
                .iter()
                .position(|param| param.python_name == name)
                .or_else(|| self.params.iter().position(|param| param.name == name));
            let taken = match at.and_then(|at| slots.get_mut(at)) {
                Some(slot) => slot.replace(value).is_some(),
                None if self.extra.is_some() => others.insert(name.clone(), value).is_some(),
                None => return Err(self.unexpected(&name)),
            };
            if taken {
                return Err(format!("{}() got multiple values for argument '{name}'", self.function));
            }
        }
        if given > self.params.len() {
            return Err(self.too_many(given));
        }
        let missing: Vec<&str> = self
            .params
            .iter()
            .zip(&slots)
            .filter(|(param, slot)| param.required && slot.is_none())
            .map(|(param, _)| param.python_name.as_str())
            .collect();
        if !missing.is_empty() {
            return Err(self.missing(&missing));
        }

        let mut arguments = Map::new();
        for (param, slot) in self.params.iter().zip(slots) {
            let Some(value) = slot else { continue };
            if !param.required && value.is_null() && !self.fits(&value, &param.schema) {
                continue;
            }
            self.check(&param.python_name, &value, &param.schema)?;
            arguments.insert(param.name.clone(), value);
        }
        if let Some(extra) = &self.extra {
            for (name, value) in others {
                self.check(&name, &value, extra)?;
                arguments.insert(name, value);
            }
        }
        Ok(arguments)
    }

    fn fits(&self, value: &Value, schema: &Value) -> bool {
        check::check("", value, schema, &self.root).is_ok()
    }

    fn check(&self, name: &str, value: &Value, schema: &Value) -> Result<(), String> {
        check::check(name, value, schema, &self.root)
            .map_err(|problem| format!("{}() argument {problem}", self.function))
    }

    fn unexpected(&self, name: &str) -> String {
        let message = format!("{}() got an unexpected keyword argument '{name}'", self.function);
        let names = || self.params.iter().map(|param| param.python_name.as_str());
        match closest(name, names()) {
            Some(meant) => format!("{message}. Did you mean '{meant}'?"),
            None if self.params.is_empty() => message,
            // CPython stops at the name; whoever repairs the call needs to know the others.
            None => format!("{message}; its parameters are {}", quoted(names())),
        }
    }

    fn too_many(&self, given: usize) -> String {
        let all = self.params.len();
        let required = self.params.iter().filter(|param| param.required).count();
        let takes = if required < all { format!("from {required} to {all}") } else { all.to_string() };
        let plural = if required < all || all != 1 { "s" } else { "" };
        let were = if given == 1 { "was" } else { "were" };
        format!("{}() takes {takes} positional argument{plural} but {given} {were} given", self.function)
    }

    fn missing(&self, names: &[&str]) -> String {
        let plural = if names.len() == 1 { "" } else { "s" };
        let quoted: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
        let listed = match quoted.as_slice() {
            [one, two] => format!("{one} and {two}"),
            [first @ .., last] if !first.is_empty() => format!("{}, and {last}", first.join(", ")),
            _ => quoted.join(", "),
        };
        format!("{}() missing {} required positional argument{plural}: {listed}", self.function, names.len())
    }
}

fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
