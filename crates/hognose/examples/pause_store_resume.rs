//! Pauses at a call, stores the session in a file, and goes on in another process.
//!
//! `cargo run -p hognose --example pause_store_resume`: the program starts itself for the second half.

use hognose::{Answer, Limits, Program, Session, Step, Tool, Toolbox};

const SCRIPT: &str = r#"
order = {"id": 17, "lines": [("bolt", 3), ("nut", 5)]}
if approve(f"order {order['id']}"):
    print("approved:", sum(n for _, n in order["lines"]), "pieces")
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args_os();
    let program = arguments.next().ok_or("a process has a name")?;
    match arguments.next() {
        None => {
            let path = std::env::temp_dir().join(format!("hognose-example-{}.hog", std::process::id()));
            pause(&path)?;
            let status = std::process::Command::new(program).arg(&path).status()?;
            std::fs::remove_file(&path)?;
            if !status.success() {
                return Err("the second half failed".into());
            }
            Ok(())
        }
        Some(path) => resume(std::path::Path::new(&path)),
    }
}

fn pause(path: &std::path::Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("approve").parameters(["what"])));
    session.start(&Program::named("order.py", SCRIPT)?, [])?;
    let Step::Calls { new, .. } = session.step() else {
        return Err("the script asks for an approval".into());
    };
    let bytes = session.dump()?;
    println!("process {} waits for {} ({} bytes)", std::process::id(), new[0], bytes.len());
    std::fs::write(path, bytes)?;
    Ok(())
}

fn resume(path: &std::path::Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut session = Session::load(&std::fs::read(path)?, Limits::default())?;
    for call in session.outstanding() {
        println!("process {} answers {call}", std::process::id());
        session.answer(call.id, Answer::from(true))?;
    }
    let step = session.step();
    print!("{}", session.take_stdout());
    assert!(matches!(step, Step::Complete(_)), "{step:?}");
    Ok(())
}
