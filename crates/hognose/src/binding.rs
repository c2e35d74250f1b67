//! Whether the arguments of a call fit a tool: as a Python function would say it.
//!
//! Types are looked at one level deep: who runs the tool has the last word anyway.

use hognose_host::{Call, Data};

use crate::toolbox::Tool;

/// The names of a tool's parameters, in the order in which they can be given by position: required ones first.
pub fn names(tool: &Tool) -> Option<Vec<String>> {
    if let Some(names) = &tool.parameters {
        return Some(names.clone());
    }
    let schema = tool.input_schema.as_ref()?;
    let Some(Data::Dict(properties)) = schema.get("properties") else { return None };
    let required = required(schema);
    let (mut first, rest): (Vec<String>, Vec<String>) = properties
        .iter()
        .filter_map(|(name, _)| name.as_str().map(str::to_string))
        .partition(|name| required.contains(&name.as_str()));
    first.extend(rest);
    Some(first)
}

fn required(schema: &Data) -> Vec<&str> {
    let names = schema.get("required").and_then(Data::as_list).unwrap_or(&[]);
    names.iter().filter_map(Data::as_str).collect()
}

/// Whether a call fits; the error is the text of a `TypeError`.
pub fn check(tool: &Tool, call: &Call) -> Result<(), String> {
    let Some(names) = names(tool) else { return Ok(()) };
    let function = tool.name.rsplit('.').next().unwrap_or(&tool.name);
    let schema = tool.input_schema.as_ref();
    let required: Vec<&str> = match (&tool.parameters, schema) {
        (Some(names), _) => names.iter().map(String::as_str).collect(),
        (None, Some(schema)) => required(schema),
        _ => Vec::new(),
    };
    let given = call.args.len();
    if given > names.len() {
        let takes = if required.len() < names.len() {
            format!("from {} to {}", required.len(), names.len())
        } else {
            names.len().to_string()
        };
        let s = if names.len() == 1 && required.len() == 1 { "" } else { "s" };
        let were = if given == 1 { "was" } else { "were" };
        return Err(format!("{function}() takes {takes} positional argument{s} but {given} {were} given"));
    }
    let open = schema
        .is_some_and(|s| matches!(s.get("additionalProperties"), Some(Data::Bool(true) | Data::Dict(_))));
    for (name, _) in &call.kwargs {
        match names.iter().position(|known| known == name) {
            Some(at) if at < given => {
                return Err(format!("{function}() got multiple values for argument '{name}'"));
            }
            Some(_) => {}
            None if open => {}
            None => {
                let hint = match crate::suggest::closest(name, names.iter().map(String::as_str)) {
                    Some(meant) => format!(". Did you mean '{meant}'?"),
                    None => String::new(),
                };
                return Err(format!("{function}() got an unexpected keyword argument '{name}'{hint}"));
            }
        }
    }
    let has = |at: usize, name: &str| at < given || call.kwargs.iter().any(|(known, _)| known == name);
    let missing: Vec<String> = names
        .iter()
        .enumerate()
        .filter(|(at, name)| required.contains(&name.as_str()) && !has(*at, name))
        .map(|(_, name)| format!("'{name}'"))
        .collect();
    if !missing.is_empty() {
        let s = if missing.len() == 1 { "" } else { "s" };
        let listed = match &missing[..] {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
            [] => String::new(),
        };
        return Err(format!(
            "{function}() missing {} required positional argument{s}: {listed}",
            missing.len()
        ));
    }
    let Some(properties) = schema.and_then(|s| s.get("properties")) else { return Ok(()) };
    for (at, name) in names.iter().enumerate() {
        let (Some(value), Some(wanted)) = (call.arg(at, name), properties.get(name)) else { continue };
        let left_out = value.is_none() && !required.contains(&name.as_str());
        if !left_out && !fits(value, wanted) {
            let wanted = wanted.get("type").map_or_else(String::new, words);
            return Err(format!(
                "{function}() argument '{name}' must be {wanted}, not {}",
                value.type_name()
            ));
        }
    }
    Ok(())
}

/// Whether a value has the type that a schema wants, as far as it names one.
fn fits(value: &Data, schema: &Data) -> bool {
    match schema.get("type") {
        Some(Data::Str(wanted)) => is(value, wanted),
        Some(Data::List(wanted)) => wanted.iter().filter_map(Data::as_str).any(|wanted| is(value, wanted)),
        _ => true,
    }
}

fn is(value: &Data, wanted: &str) -> bool {
    // As JSON will have it: a date is a string, a member of an enumeration its value.
    if let Data::Member(member) = value {
        return is(&member.value, wanted);
    }
    let is_text = matches!(value, Data::Object(object) if hognose_host::text_of(object).is_some());
    match wanted {
        "null" => value.is_none(),
        "boolean" => matches!(value, Data::Bool(_)),
        "integer" => {
            matches!(value, Data::Int(_) | Data::BigInt(_))
                || value.as_float().is_some_and(|x| x.fract() == 0.0)
        }
        "number" => matches!(value, Data::Int(_) | Data::BigInt(_) | Data::Float(_)),
        "string" => is_text || matches!(value, Data::Str(_)),
        "array" => matches!(value, Data::List(_) | Data::Tuple(_)),
        "object" => !is_text && matches!(value, Data::Dict(_) | Data::Object(_)),
        _ => true,
    }
}

/// What a schema's type is called in Python.
fn words(wanted: &Data) -> String {
    let word = |name: &str| match name {
        "null" => "None",
        "boolean" => "bool",
        "integer" => "int",
        "number" => "int or float",
        "string" => "str",
        "array" => "list",
        "object" => "dict",
        _ => "something else",
    };
    match wanted {
        Data::Str(name) => word(name).to_string(),
        Data::List(names) => names.iter().filter_map(Data::as_str).map(word).collect::<Vec<_>>().join(" or "),
        _ => String::new(),
    }
}
