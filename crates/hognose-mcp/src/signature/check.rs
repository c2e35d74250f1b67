//! Whether a value fits a JSON Schema, as far as a wrong call shows it.
//!
//! Looks at `type`, `enum`, `const`, `properties`, `required`, `additionalProperties`, `items`, the
//! combinations `anyOf`, `oneOf`, `allOf`, and `$ref` within the document. Schemas come from servers that
//! nobody vouches for: depth and work are bounded, and what lies beyond the bounds counts as fitting.

use serde_json::Value;

use crate::suggest::closest;

/// Deeper values are left to the server.
const DEEPEST: usize = 12;
/// So is what is left after this many comparisons.
const MOST_STEPS: usize = 100_000;
/// A chain of references longer than this leads nowhere.
const LONGEST_CHAIN: usize = 16;

/// Says what is wrong with `value` as `name`: `'city' must be str, not int`.
pub fn check(name: &str, value: &Value, schema: &Value, root: &Value) -> Result<(), String> {
    Checker { root, steps: MOST_STEPS }.check(name, value, schema, 0)
}

/// `schema`, or what its `$ref` leads to.
pub fn resolve<'a>(mut schema: &'a Value, root: &'a Value) -> &'a Value {
    for _ in 0..LONGEST_CHAIN {
        let target = schema
            .get("$ref")
            .and_then(Value::as_str)
            .and_then(|reference| reference.strip_prefix('#'))
            .and_then(|pointer| root.pointer(pointer));
        match target {
            Some(target) => schema = target,
            None => break,
        }
    }
    schema
}

struct Checker<'a> {
    root: &'a Value,
    steps: usize,
}

impl Checker<'_> {
    fn check(&mut self, path: &str, value: &Value, schema: &Value, depth: usize) -> Result<(), String> {
        let Some(steps) = self.steps.checked_sub(1) else { return Ok(()) };
        self.steps = steps;
        if depth == DEEPEST {
            return Ok(());
        }
        let root = self.root;
        let schema = resolve(schema, root);
        if *schema == Value::Bool(false) {
            return Err(format!("'{path}' is not allowed"));
        }
        let types = types(schema);
        if !types.is_empty() && !types.iter().any(|name| is_type(value, name)) {
            return Err(wrong_type(path, &types, value));
        }
        if let Some(options) = schema.get("enum").and_then(Value::as_array)
            && !options.iter().any(|option| same(option, value))
        {
            let shown: Vec<String> = options.iter().take(20).map(repr).collect();
            let more = if options.len() > 20 { ", …" } else { "" };
            return Err(format!("'{path}' must be one of {}{more}, not {}", shown.join(", "), repr(value)));
        }
        if let Some(only) = schema.get("const")
            && !same(only, value)
        {
            return Err(format!("'{path}' must be {}, not {}", repr(only), repr(value)));
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(alternatives) = schema.get(key).and_then(Value::as_array) {
                self.any(path, value, alternatives, depth)?;
            }
        }
        for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.check(path, value, part, depth + 1)?;
        }
        match value {
            Value::Array(items) => {
                if let Some(schema) = schema.get("items").filter(|schema| schema.is_object()) {
                    for (index, item) in items.iter().enumerate() {
                        self.check(&format!("{path}[{index}]"), item, schema, depth + 1)?;
                    }
                }
                Ok(())
            }
            Value::Object(_) => self.object(path, value, schema, depth),
            _ => Ok(()),
        }
    }

    fn any(&mut self, path: &str, value: &Value, alternatives: &[Value], depth: usize) -> Result<(), String> {
        let root = self.root;
        let mut expected: Vec<&str> = Vec::new();
        let mut nearest = None;
        let mut untyped = false;
        for alternative in alternatives {
            let Err(problem) = self.check(path, value, alternative, depth + 1) else {
                return Ok(());
            };
            let types = types(resolve(alternative, root));
            if types.iter().any(|name| is_type(value, name)) {
                // Of the right type, so this is the one that was meant.
                nearest.get_or_insert(problem);
            }
            untyped |= types.is_empty();
            expected.extend(types);
        }
        match nearest {
            Some(problem) => Err(problem),
            None if alternatives.is_empty() => Ok(()),
            None if untyped => {
                Err(format!("'{path}' fits none of the {} forms it may have", alternatives.len()))
            }
            None => Err(wrong_type(path, &expected, value)),
        }
    }

    fn object(&mut self, path: &str, value: &Value, schema: &Value, depth: usize) -> Result<(), String> {
        let Some(members) = value.as_object() else { return Ok(()) };
        let properties = schema.get("properties").and_then(Value::as_object);
        for name in
            schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
        {
            if !members.contains_key(name) {
                return Err(format!("'{path}' misses the required key '{name}'"));
            }
        }
        let patterned = schema.get("patternProperties").is_some();
        for (name, member) in members {
            if let Some(schema) = properties.and_then(|properties| properties.get(name)) {
                self.check(&format!("{path}.{name}"), member, schema, depth + 1)?;
                continue;
            }
            match schema.get("additionalProperties") {
                Some(Value::Bool(false)) if !patterned => {
                    let known = properties.into_iter().flat_map(|properties| properties.keys());
                    let hint = match closest(name, known.map(String::as_str)) {
                        Some(meant) => format!("; did you mean '{meant}'?"),
                        None => String::new(),
                    };
                    return Err(format!("'{path}' has the unexpected key '{name}'{hint}"));
                }
                Some(schema) if schema.is_object() && !patterned => {
                    self.check(&format!("{path}.{name}"), member, schema, depth + 1)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The types that a schema names, none when it names none.
fn types(schema: &Value) -> Vec<&str> {
    match schema.get("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

fn is_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        // In JSON Schema 2.0 is an integer.
        "integer" => {
            value.is_i64() || value.is_u64() || value.as_f64().is_some_and(|number| number.fract() == 0.0)
        }
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        // A type that JSON does not have rejects nothing.
        _ => true,
    }
}

fn wrong_type(path: &str, types: &[&str], value: &Value) -> String {
    let mut expected: Vec<&str> = Vec::new();
    for name in types {
        let python = match *name {
            "null" => "None",
            "boolean" => "bool",
            "integer" => "int",
            "number" => "float",
            "string" => "str",
            "array" => "list",
            "object" => "dict",
            other => other,
        };
        if !expected.contains(&python) {
            expected.push(python);
        }
    }
    format!("'{path}' must be {}, not {}", expected.join(" or "), type_name(value))
}

/// What Python calls the type of `value`.
fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "NoneType",
        Value::Bool(_) => "bool",
        Value::Number(number) if number.is_f64() => "float",
        Value::Number(_) => "int",
        Value::String(_) => "str",
        Value::Array(_) => "list",
        Value::Object(_) => "dict",
    }
}

/// Equality in which 1 is 1.0, as in JSON Schema and in Python.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        _ => a == b,
    }
}

/// A short value as Python writes it.
fn repr(value: &Value) -> String {
    const SHOWN: usize = 60;
    match value {
        Value::Null => "None".into(),
        Value::Bool(true) => "True".into(),
        Value::Bool(false) => "False".into(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => {
            let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
            let mut shown = String::from(quote);
            for c in text.chars().take(SHOWN) {
                match c {
                    '\\' => shown.push_str("\\\\"),
                    '\n' => shown.push_str("\\n"),
                    '\t' => shown.push_str("\\t"),
                    '\r' => shown.push_str("\\r"),
                    c if c == quote => shown.extend(['\\', c]),
                    c => shown.push(c),
                }
            }
            if text.chars().nth(SHOWN).is_some() {
                shown.push('…');
            }
            shown.push(quote);
            shown
        }
        Value::Array(items) => format!("a list of {}", items.len()),
        Value::Object(members) => format!("a dict of {}", members.len()),
    }
}
