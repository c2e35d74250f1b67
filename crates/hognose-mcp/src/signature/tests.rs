//! Signatures bind as Python functions do. The messages of `TypeError` are those of CPython 3.14 for
//! `def f(…)` with the same parameters, unless a test says otherwise.

use serde_json::json;

use super::*;

fn forecast() -> Signature {
    Signature::new(
        "f",
        &json!({
            "type": "object",
            "properties": {
                "days": {"type": "integer", "default": 3},
                "city": {"type": "string"},
                "class": {"enum": ["a", "b", null]},
                "units": {"type": "string"}
            },
            "required": ["city"],
            "additionalProperties": false
        }),
    )
}

fn check(signature: &Signature, positional: Value, keyword: Value, expected: Value) {
    let found = bind(signature, positional, keyword);
    assert_eq!(found.map(Value::Object), Ok(expected));
}

fn check_error(signature: &Signature, positional: Value, keyword: Value, expected: &str) {
    assert_eq!(bind(signature, positional, keyword), Err(expected.to_string()));
}

fn bind(signature: &Signature, positional: Value, keyword: Value) -> Result<Map<String, Value>, String> {
    let positional = positional.as_array().expect("a list").clone();
    let keyword = keyword.as_object().expect("a dict").clone();
    signature.bind(positional, keyword.into_iter().collect())
}

fn one(schema: Value) -> Signature {
    Signature::new("f", &json!({"type": "object", "properties": {"x": schema}, "required": ["x"]}))
}

#[test]
fn parameters_are_required_first_then_in_order() {
    let names: Vec<String> = forecast().params.into_iter().map(|param| param.python_name).collect();
    assert_eq!(names, ["city", "days", "class_", "units"]);
    let days = forecast().params.swap_remove(1);
    assert_eq!((days.required, days.default), (false, Some(json!(3))));
}

#[test]
fn calls_bind() {
    let f = forecast();
    check(&f, json!(["Paris"]), json!({}), json!({"city": "Paris"}));
    check(&f, json!(["Paris", 5]), json!({"class_": "a"}), json!({"city": "Paris", "days": 5, "class": "a"}));
    check(&f, json!([]), json!({"city": "Paris", "class": "a"}), json!({"city": "Paris", "class": "a"}));
    // None for an optional parameter means that it was left out, unless null is one of its values.
    check(
        &f,
        json!(["Paris"]),
        json!({"units": null, "days": null, "class_": null}),
        json!({"city": "Paris", "class": null}),
    );
}

#[test]
fn wrong_calls_fail_as_in_cpython() {
    let f = forecast();
    check_error(&f, json!([]), json!({}), "f() missing 1 required positional argument: 'city'");
    check_error(&f, json!(["a"]), json!({"city": "b"}), "f() got multiple values for argument 'city'");
    check_error(
        &f,
        json!([1, 2, 3, 4, 5]),
        json!({}),
        "f() takes from 1 to 4 positional arguments but 5 were given",
    );
    check_error(
        &f,
        json!([]),
        json!({"citty": 1}),
        "f() got an unexpected keyword argument 'citty'. Did you mean 'city'?",
    );
    let two = Signature::new("g", &json!({"properties": {"a": {}, "b": {}}, "required": ["a", "b"]}));
    check_error(&two, json!([]), json!({}), "g() missing 2 required positional arguments: 'a' and 'b'");
    check_error(&two, json!([1, 2, 3]), json!({}), "g() takes 2 positional arguments but 3 were given");
    let three = Signature::new("h", &json!({"required": ["a", "b", "c"]}));
    check_error(
        &three,
        json!([]),
        json!({}),
        "h() missing 3 required positional arguments: 'a', 'b', and 'c'",
    );
    let none = Signature::new("n", &json!({"type": "object", "properties": {}}));
    check_error(&none, json!([1]), json!({}), "n() takes 0 positional arguments but 1 was given");
    check_error(&none, json!([]), json!({"a": 1}), "n() got an unexpected keyword argument 'a'");
}

#[test]
fn a_keyword_that_resembles_none_is_answered_with_all() {
    // CPython stops after the name.
    check_error(
        &forecast(),
        json!(["Paris"]),
        json!({"town": 1}),
        "f() got an unexpected keyword argument 'town'; its parameters are 'city', 'days', 'class_', 'units'",
    );
}

#[test]
fn free_form_input_takes_any_keyword() {
    check(&Signature::new("f", &json!({"type": "object"})), json!([]), json!({"a": 1}), json!({"a": 1}));
    let typed = Signature::new("f", &json!({"properties": {}, "additionalProperties": {"type": "string"}}));
    check(&typed, json!([]), json!({"a": "x"}), json!({"a": "x"}));
    check_error(&typed, json!([]), json!({"a": 1}), "f() argument 'a' must be str, not int");
}

#[test]
fn values_are_checked_against_their_schema() {
    for (schema, value, problem) in [
        (json!({"type": "string"}), json!(5), "must be str, not int"),
        (json!({"type": "integer"}), json!(1.5), "must be int, not float"),
        (json!({"type": "integer"}), json!(true), "must be int, not bool"),
        (json!({"type": "number"}), json!("5"), "must be float, not str"),
        (json!({"type": ["string", "null"]}), json!([]), "must be str or None, not list"),
        (
            json!({"anyOf": [{"type": "string"}, {"type": "null"}]}),
            json!({}),
            "must be str or None, not dict",
        ),
        (json!({"type": "string"}), json!(null), "must be str, not NoneType"),
        (json!({"enum": ["a", "it's", 1]}), json!("c"), "must be one of 'a', \"it's\", 1, not 'c'"),
        (json!({"const": true}), json!(false), "must be True, not False"),
    ] {
        check_error(&one(schema), json!([value]), json!({}), &format!("f() argument 'x' {problem}"));
    }
    for (schema, value) in [
        (json!({"type": "integer"}), json!(2.0)),
        (json!({"type": "number"}), json!(2)),
        (json!({"enum": [1]}), json!(1.0)),
        (json!({"type": "unheard-of"}), json!(1)),
        (json!(true), json!(1)),
        (json!({"oneOf": [{"type": "string"}, {"type": "integer"}]}), json!(1)),
    ] {
        assert!(one(schema.clone()).bind(vec![value.clone()], vec![]).is_ok(), "{value} fits {schema}");
    }
}

#[test]
fn values_inside_values_are_named_by_their_path() {
    let rows = one(json!({"type": "array", "items": {
        "type": "object",
        "properties": {"amount": {"type": "number"}, "colour": {}},
        "required": ["amount"],
        "additionalProperties": false
    }}));
    check_error(
        &rows,
        json!([[{"amount": "5"}]]),
        json!({}),
        "f() argument 'x[0].amount' must be float, not str",
    );
    check_error(
        &rows,
        json!([[{"amount": 5}, {}]]),
        json!({}),
        "f() argument 'x[1]' misses the required key 'amount'",
    );
    check_error(
        &rows,
        json!([[{"amount": 5, "color": 1}]]),
        json!({}),
        "f() argument 'x[0]' has the unexpected key 'color'; did you mean 'colour'?",
    );
}

#[test]
fn references_are_followed_but_not_for_ever() {
    let schema = json!({
        "$ref": "#/$defs/Input",
        "$defs": {
            "Input": {"type": "object", "properties": {"node": {"$ref": "#/$defs/Node"}}, "required": ["node"]},
            "Node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}, "id": {"type": "integer"}}},
            "Loop": {"$ref": "#/$defs/Loop"}
        }
    });
    let f = Signature::new("f", &schema);
    check_error(
        &f,
        json!([{"next": {"next": {"id": "x"}}}]),
        json!({}),
        "f() argument 'node.next.next.id' must be int, not str",
    );
    let mut deep = json!({"id": "never looked at"});
    for _ in 0..50 {
        deep = json!({"next": deep});
    }
    assert!(f.bind(vec![deep], vec![]).is_ok());
    assert!(Signature::new("f", &json!({"$ref": "#"})).bind(vec![], vec![]).is_ok());
}

#[test]
fn a_schema_that_explodes_is_given_up() {
    let again = json!({"$ref": "#/$defs/Again"});
    let schema = json!({
        "properties": {"x": again},
        "required": ["x"],
        "$defs": {"Again": {"anyOf": [again, again, again, again]}}
    });
    // More than a million comparisons if nobody stopped.
    let _ = Signature::new("f", &schema).bind(vec![json!(1)], vec![]);
}

#[test]
fn nonsense_is_no_signature_but_no_panic_either() {
    for schema in [json!(null), json!([]), json!({"properties": 5, "required": {"a": 1}}), json!({"type": 3})]
    {
        let _ = Signature::new("f", &schema).bind(vec![json!(1)], vec![("a".into(), json!(2))]);
    }
}
