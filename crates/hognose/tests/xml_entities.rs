//! Entities of XML documents that grow without bound are refused, as expat refuses them, before they fill the memory.

use hognose::{Data, Limits, Program, Session, Step};

const SOURCE: &str = r#"
import xml.etree.ElementTree as ET
def refused(declarations, content):
    try:
        ET.XML(f'<!DOCTYPE a [{declarations}]><a>{content}</a>')
    except ET.ParseError as error:
        return str(error).partition(':')[0]
nested = ''.join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
[
    refused(f'<!ENTITY big "{"x" * 50_000}">', '&big;' * 200),
    refused('<!ENTITY l0 "ha">' + nested, '&l9;'),
    refused(f'<!ENTITY big "{"x" * 50_000}">', '&big;' * 20),
]
"#;

#[test]
fn entities_that_grow_are_refused() {
    let mut session = Session::new(Limits::default());
    let program = Program::new(SOURCE).expect("it compiles");
    session.start(&program, []).expect("it starts");
    let words = "limit on input amplification factor (from DTD and entities) breached";
    let expected = Data::List(vec![Data::from(words), Data::from(words), Data::None]);
    assert_eq!(session.step(), Step::Complete(expected));
}
