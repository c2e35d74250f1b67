//! Whether the arguments of a call fit a tool: as a Python function would say it.
//!
//! Types are looked at one level deep: who runs the tool has the last word anyway.

use hognose_host::{Call, Data};

use crate::toolbox::Tool;

/// What a tool takes, made once from its parameters or its schema.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Signature {
    /// In the order in which they can be given by position: required ones first.
    parameters: Vec<Parameter>,
    required: usize,
    /// How many can be given by position; those behind are given by name.
    positional: usize,
    /// Whether other names may be given too.
    open: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct Parameter {
    name: String,
    required: bool,
    /// What its schema says of its type: a name of JSON Schema or a list of them.
    wanted: Option<Data>,
}

impl Signature {
    /// Parameters of which no more than the names is known, all required.
    pub fn of_names(names: &[String]) -> Signature {
        let parameter = |name: &String| Parameter { name: name.clone(), required: true, wanted: None };
        let parameters: Vec<Parameter> = names.iter().map(parameter).collect();
        Signature { required: names.len(), positional: names.len(), parameters, open: false }
    }

    /// What a JSON Schema says; `None` when it names no properties.
    pub fn of_schema(schema: &Data) -> Option<Signature> {
        let Some(Data::Dict(properties)) = schema.get("properties") else { return None };
        let required = schema.get("required").and_then(Data::as_list).unwrap_or(&[]);
        let required = |name: &str| required.iter().any(|known| known.as_str() == Some(name));
        let (mut parameters, rest): (Vec<Parameter>, Vec<Parameter>) = properties
            .iter()
            .filter_map(|(name, property)| {
                let name = name.as_str()?;
                let wanted = property.get("type").cloned();
                Some(Parameter { name: name.to_string(), required: required(name), wanted })
            })
            .partition(|parameter| parameter.required);
        let n_required = parameters.len();
        parameters.extend(rest);
        let open = matches!(schema.get("additionalProperties"), Some(Data::Bool(true) | Data::Dict(_)));
        Some(Signature { required: n_required, positional: parameters.len(), parameters, open })
    }

    /// The same where these are given by name only.
    pub fn keyword_only(mut self, names: &[String]) -> Signature {
        let (by_position, by_name): (Vec<Parameter>, Vec<Parameter>) =
            self.parameters.into_iter().partition(|parameter| !names.contains(&parameter.name));
        self.positional = by_position.len();
        self.required = by_position.iter().filter(|parameter| parameter.required).count();
        self.parameters = by_position;
        self.parameters.extend(by_name);
        self
    }

    /// The names of the parameters.
    pub fn names(&self) -> Vec<String> {
        self.parameters.iter().map(|parameter| parameter.name.clone()).collect()
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.parameters.iter().position(|parameter| parameter.name == name)
    }

    /// Whether a call of the function fits; the error is the text of a `TypeError`.
    fn check(&self, function: &str, call: &Call) -> Result<(), String> {
        let (given, parameters) = (call.args.len(), &self.parameters);
        if given > self.positional {
            let takes = if self.required < self.positional {
                format!("from {} to {}", self.required, self.positional)
            } else {
                self.positional.to_string()
            };
            let s = if self.positional == 1 && self.required == 1 { "" } else { "s" };
            let were = if given == 1 { "was" } else { "were" };
            return Err(format!(
                "{function}() takes {takes} positional argument{s} but {given} {were} given"
            ));
        }
        for (name, _) in &call.kwargs {
            match self.position(name) {
                Some(at) if at < given => {
                    return Err(format!("{function}() got multiple values for argument '{name}'"));
                }
                Some(_) => {}
                None if self.open => {}
                None => {
                    let known = parameters.iter().map(|parameter| parameter.name.as_str());
                    let hint = match crate::suggest::closest(name, known) {
                        Some(meant) => format!(". Did you mean '{meant}'?"),
                        None => String::new(),
                    };
                    return Err(format!("{function}() got an unexpected keyword argument '{name}'{hint}"));
                }
            }
        }
        let mut missing = Vec::new();
        for (at, parameter) in parameters.iter().enumerate() {
            let Some(value) = call.arg(at, &parameter.name) else {
                if parameter.required {
                    missing.push(format!("'{}'", parameter.name));
                }
                continue;
            };
            // What fits is told once it is clear that nothing is missing.
            let Some(wanted) = parameter.wanted.as_ref().filter(|_| missing.is_empty()) else { continue };
            let left_out = value.is_none() && !parameter.required;
            if !left_out && !fits(value, wanted) && self.all_given(call) {
                return Err(format!(
                    "{function}() argument '{}' must be {}, not {}",
                    parameter.name,
                    words(wanted),
                    value.type_name()
                ));
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        let by_name =
            self.parameters[self.positional..].iter().map(|parameter| format!("'{}'", parameter.name));
        let by_name: Vec<String> = by_name.collect();
        let by_position: Vec<String> =
            missing.iter().filter(|name| !by_name.contains(name)).cloned().collect();
        // As Python does: what is missing by position is told first.
        let kind = if by_position.is_empty() { "keyword-only" } else { "positional" };
        let missing = if by_position.is_empty() { missing } else { by_position };
        let s = if missing.len() == 1 { "" } else { "s" };
        let listed = match &missing[..] {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
            [] => String::new(),
        };
        Err(format!("{function}() missing {} required {kind} argument{s}: {listed}", missing.len()))
    }

    fn all_given(&self, call: &Call) -> bool {
        let mut all = self.parameters.iter().enumerate();
        all.all(|(at, parameter)| !parameter.required || call.arg(at, &parameter.name).is_some())
    }
}

/// The names of a tool's parameters, in the order in which they can be given by position.
pub fn names(tool: &Tool) -> Option<Vec<String>> {
    tool.signature.as_ref().map(|signature| signature.names())
}

/// Whether a call fits; the error is the text of a `TypeError`.
pub fn check(tool: &Tool, call: &Call) -> Result<(), String> {
    let Some(signature) = &tool.signature else { return Ok(()) };
    signature.check(tool.name.rsplit('.').next().unwrap_or(&tool.name), call)
}

/// Whether a value has the type that a schema wants: one by name, or one of several.
fn fits(value: &Data, wanted: &Data) -> bool {
    match wanted {
        Data::Str(wanted) => is(value, wanted),
        Data::List(wanted) => wanted.iter().filter_map(Data::as_str).any(|wanted| is(value, wanted)),
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
        "array" => {
            matches!(value, Data::List(_) | Data::Tuple(_) | Data::Set(_) | Data::FrozenSet(_))
        }
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
