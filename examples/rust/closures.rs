//! Closures as tools: the shortest way to run a script with functions of the host.
//!
//!     cargo run --example closures

use hognose::{Answer, Data, Failure, Limits, Program, Session, Tool, Toolbox};

const SCRIPT: &str = r#"
orders = fetch_orders(customer="ada")
total = sum(order["amount"] for order in orders)
try:
    rate = get_rate("XYZ")
except ToolError as error:
    print("no rate:", error)
    rate = get_rate("EUR")
{"orders": len(orders), "total": round(total * rate, 2)}
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let order = |amount: f64| Data::Dict(vec![("amount".into(), amount.into())]);
    let tools = Toolbox::new()
        .with(
            Tool::new("fetch_orders")
                .description("The orders of a customer.")
                .parameters(["customer"])
                .run(move |_| Answer::from(Data::List(vec![order(19.5), order(4.25)]))),
        )
        .with(Tool::new("get_rate").parameters(["currency"]).run(|call| {
            match call.arg(0, "currency").and_then(Data::as_str) {
                Some("EUR") => Answer::from(0.92),
                Some(other) => Failure::new(format!("{other} is not traded")).into(),
                None => Failure::of("TypeError", "a currency is a str").into(),
            }
        }));
    let mut session = Session::new(Limits::default());
    let value = session.run(&Program::new(SCRIPT)?, [], &tools)?;
    print!("{}", session.take_stdout());
    println!("{value}");
    println!("{:?}", session.usage());
    Ok(())
}
