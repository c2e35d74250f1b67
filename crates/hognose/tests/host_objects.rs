//! Objects of the host's own classes: records with named fields, and members of enumerations.

use hognose::{
    Answer, Data, Limits, Member, Notation, Object, Program, Session, Step, Tool, Toolbox, to_json,
};

fn point(x: i64, y: i64) -> Data {
    let fields = vec![("x".to_string(), x.into()), ("y".to_string(), y.into())];
    Data::Object(Box::new(Object { class: "Point".to_string(), fields, is_tuple: false, is_frozen: false }))
}

fn red() -> Data {
    Data::Member(Box::new(Member { class: "Color".to_string(), name: "RED".to_string(), value: 1.into() }))
}

/// What a program over `p`, `q` and `c` prints and gives.
fn run(source: &str) -> (String, Data) {
    let mut session = Session::default();
    let program = Program::new(source).expect("it compiles");
    let inputs = [("p", point(1, 2)), ("q", point(1, 2)), ("c", red())];
    session.start(&program, inputs).expect("it starts");
    match session.step() {
        Step::Complete(value) => (session.take_stdout(), value),
        other => panic!("{other:?}"),
    }
}

fn shown(source: &str) -> String {
    match run(source).1 {
        Data::Str(text) => text,
        other => panic!("{other}"),
    }
}

#[test]
fn records_are_used_as_dataclasses_are() {
    assert_eq!(shown("repr(p)"), "Point(x=1, y=2)");
    assert_eq!(
        shown("repr((p == q, p is q, type(p) is type(q), p.x + p.y, type(p).__name__))"),
        "(True, False, True, 3, 'Point')"
    );
    assert_eq!(shown("p.x = 5\nrepr((p, p == q, vars(p)))"), "(Point(x=5, y=2), False, {'x': 5, 'y': 2})");
    assert_eq!(shown("match p:\n    case object(x=1, y=b): r = b\nrepr(r)"), "2");
    assert_eq!(shown("Point = type(p)\nmatch p:\n    case Point(a, b): r = a, b\nrepr(r)"), "(1, 2)");
    assert_eq!(
        shown(
            "import copy, dataclasses\nrepr((copy.replace(p, x=7), dataclasses.asdict(p), dataclasses.is_dataclass(p), copy.deepcopy(p) == p))"
        ),
        "(Point(x=7, y=2), {'x': 1, 'y': 2}, True, True)"
    );
    assert_eq!(
        shown("try: {p}\nexcept TypeError as e: r = str(e)\nr"),
        "cannot use 'Point' as a set element (unhashable type: 'Point')"
    );
    assert_eq!(
        shown("try: p.z\nexcept AttributeError as e: r = str(e)\nr"),
        "'Point' object has no attribute 'z'"
    );
    assert_eq!(shown("try: type(p)(1)\nexcept TypeError as e: r = str(e)\nr"), "Point() is missing y");
}

#[test]
fn records_leave_as_they_came_and_changed() {
    assert_eq!(run("p").1, point(1, 2));
    assert_eq!(run("p.y = 9\np").1, point(1, 9));
    assert_eq!(run("[p, {'k': q}]").1, Data::List(vec![point(1, 2), Data::dict([("k", point(1, 2))])]));
    assert_eq!(to_json(&point(1, 2), Notation::Strict), Ok(r#"{"x": 1, "y": 2}"#.to_string()));
}

#[test]
fn there_is_one_member_for_each_name() {
    assert_eq!(
        shown("repr((c, str(c), c.name, c.value, f'{c:>10}'))"),
        "(<Color.RED: 1>, 'Color.RED', 'RED', 1, ' Color.RED')"
    );
    assert_eq!(run("c").1, red());
    assert_eq!(to_json(&red(), Notation::Strict), Ok("1".to_string()));
    assert_eq!(
        shown("try: c.name = 'BLUE'\nexcept AttributeError as e: r = str(e)\nr"),
        "Color cannot be changed: it is an enumeration of the host"
    );

    // Also when it comes by another way, and after the session was bytes.
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("color")));
    let program = Program::new("d = color()\n(c is d, {c: 1}[d])").expect("it compiles");
    session.start(&program, [("c", red())]).expect("it starts");
    let Step::Calls { new, .. } = session.step() else { panic!("it calls the tool") };
    let bytes = session.dump().expect("it is saved");
    let mut session = Session::load(&bytes, Limits::default()).expect("it loads");
    session.answer(new[0].id, Answer::Value(red())).expect("it takes the answer");
    assert_eq!(session.step().value(), Some(Data::Tuple(vec![true.into(), 1.into()])));
}

#[test]
fn members_of_the_guests_own_enumerations_leave_by_name() {
    let source = "import enum\nclass Level(enum.Enum):\n    LOW = 'low'\nLevel.LOW";
    let low = Member { class: "Level".to_string(), name: "LOW".to_string(), value: "low".into() };
    assert_eq!(run(source).1, Data::Member(Box::new(low)));
}

#[test]
fn a_guest_that_reaches_for_the_classes_breaks_nothing() {
    for source in [
        "g = type(p).__base__.__init__.__globals__\ng['_classes'] = 5",
        "g = type(p).__base__.__init__.__globals__\ng['_classes'].clear()",
        "g = type(p).__base__.__init__.__globals__\nfor key in list(g['_classes']): g['_classes'][key] = int",
        "g = type(p).__base__.__init__.__globals__\ndel g['_classes']",
        "type(p).__match_args__ = 5",
        "type(p).__match_args__ = (1, 'x', 'gone')",
        "g = type(p).__base__.__init__.__globals__\ndel g['Record'], g['Member']",
        "type(c).RED = 5",
        "del type(p).__match_args__\ndel p.x",
    ] {
        let mut session = Session::default();
        let program = Program::new(source).expect("it compiles");
        session.start(&program, [("p", point(1, 2)), ("c", red())]).expect("it starts");
        assert!(matches!(session.step(), Step::Complete(_)), "{source}");
        let again = Program::new("(p.x, c.name)").expect("it compiles");
        session.start(&again, [("p", point(3, 4)), ("c", red())]).expect("it starts");
        assert_eq!(session.step().value(), Some(Data::Tuple(vec![3.into(), "RED".into()])), "{source}");
        session.start(&Program::new("p").expect("it compiles"), []).expect("it starts");
        assert!(matches!(session.step(), Step::Complete(Data::Object(_) | Data::Opaque(_))), "{source}");
    }
}

#[test]
fn the_classes_of_other_modules_have_their_module() {
    let order = Object {
        class: "shop.models.Order".to_string(),
        fields: vec![("id".to_string(), 7.into())],
        ..Object::default()
    };
    let mut session = Session::default();
    let program = Program::new("print(type(o), o)\no").expect("it compiles");
    session.start(&program, [("o", Data::Object(Box::new(order.clone())))]).expect("it starts");
    assert_eq!(session.step().value(), Some(Data::Object(Box::new(order))));
    assert_eq!(session.take_stdout(), "<class 'shop.models.Order'> Order(id=7)\n");
}

/// What a program over `o` gives, with the session going through bytes before it is asked.
fn stored(o: Data, source: &str) -> Data {
    let mut session = Session::default();
    session.start(&Program::new("o").expect("it compiles"), [("o", o.clone())]).expect("it starts");
    assert_eq!(session.step().value(), Some(o));
    let bytes = session.dump().expect("it is saved");
    let mut session = Session::load(&bytes, Limits::default()).expect("it loads");
    session.start(&Program::new(source).expect("it compiles"), []).expect("it starts");
    match session.step() {
        Step::Complete(value) => value,
        other => panic!("{other:?}"),
    }
}

#[test]
fn fields_may_have_any_name_but_those_of_python() {
    for name in ["__dict__", "__class__", "__weakref__", "__match_args__", "__"] {
        let fields = vec![(name.to_string(), 1.into())];
        let odd = Data::Object(Box::new(Object {
            class: "Odd".to_string(),
            fields,
            is_tuple: false,
            is_frozen: false,
        }));
        let program = Program::new("o").expect("it compiles");
        let error = Session::default().start(&program, [("o", odd)]).expect_err("it is refused").to_string();
        assert!(error.contains(&format!("Odd: a field cannot be called {name:?}")), "{error}");
    }
    for name in ["", "a b", "class", "é", "x\0y", "_classes"] {
        let fields = vec![(name.to_string(), 1.into()), ("last".to_string(), 2.into())];
        let odd = Data::Object(Box::new(Object {
            class: "Odd".to_string(),
            fields,
            is_tuple: false,
            is_frozen: false,
        }));
        assert_eq!(
            stored(odd.clone(), "o.last, repr(type(o))").as_list().map(|l| l[0].clone()),
            Some(2.into()),
            "{name:?}"
        );
    }
    // One name with a comma in it is not two.
    let one =
        Object { class: "T".to_string(), fields: vec![("a, b".to_string(), 1.into())], ..Object::default() };
    let two = Object {
        class: "T".to_string(),
        fields: vec![("a".to_string(), 1.into()), ("b".to_string(), 2.into())],
        ..Object::default()
    };
    let both = Data::List(vec![Data::Object(Box::new(one)), Data::Object(Box::new(two))]);
    assert_eq!(stored(both.clone(), "o"), both);
}

#[test]
fn records_may_be_empty_large_and_nested() {
    let empty = Data::Object(Box::default());
    let fields = (0..3000).map(|i| (format!("f{i}"), i.into())).collect();
    let large = Data::Object(Box::new(Object {
        class: "Large".to_string(),
        fields,
        is_tuple: false,
        is_frozen: false,
    }));
    let mut nested = Data::None;
    for _ in 0..100 {
        nested = Data::Object(Box::new(Object {
            is_tuple: false,
            is_frozen: false,
            class: "Node".to_string(),
            fields: vec![("next".to_string(), nested)],
        }));
    }
    let all = Data::List(vec![empty, large, nested]);
    assert_eq!(stored(all.clone(), "o"), all);
    assert_eq!(stored(all, "o[1].f2999 + len(repr(o))").as_int().is_some_and(|n| n > 3000), true);
}

#[test]
fn members_may_have_any_name() {
    for name in ["name", "value", "__repr__", "__class__", "_members_", "_name_", ""] {
        let member = Member { class: "Field".to_string(), name: name.to_string(), value: 3.into() };
        let member = Data::Member(Box::new(member));
        let shown = stored(member.clone(), "(o.name, o.value, str(o))");
        let wanted = vec![name.into(), 3.into(), format!("Field.{name}").as_str().into()];
        assert_eq!(shown, Data::Tuple(wanted), "{name:?}");
    }
}
