//! Tools as closures: the shortest way to run a script.
//!
//! `cargo run -p hognose --example closures`

use hognose::{Answer, Data, Failure, Limits, Program, Session, Tool, Toolbox};

const SCRIPT: &str = r#"
total = 0
for name in ["bolt", "nut", "gasket"]:
    try:
        total += price(name) * 10
    except KeyError as error:
        print("no price for", error)
total
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tools = Toolbox::new().with(Tool::new("price").parameters(["name"]).run(|call| {
        match call.arg(0, "name").and_then(Data::as_str) {
            Some("bolt") => Answer::from(0.25),
            Some("nut") => Answer::from(0.5),
            other => Failure::of("KeyError", other.unwrap_or("?")).into(),
        }
    }));
    let mut session = Session::new(Limits { calls: Some(100), ..Limits::default() });
    let total = session.run(&Program::named("prices.py", SCRIPT)?, [], &tools)?;
    print!("{}", session.take_stdout());
    println!("total: {total}");
    assert_eq!(total, Data::Float(7.5));
    Ok(())
}
