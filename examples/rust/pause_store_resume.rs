//! A run that is paused at a call, stored in a file, and resumed by another process.
//!
//!     cargo run --example pause_store_resume

use std::path::Path;
use std::process::Command;

use hognose::{Answer, Limits, Program, Session, Step, Tool, Toolbox};

const SCRIPT: &str = r#"
def price(item):
    return ask_supplier(item) * 1.2

prices = {item: price(item) for item in ["bolt", "nut"]}
print(prices)
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    if let Some(file) = arguments.next() {
        return resume(Path::new(&file));
    }
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("ask_supplier").parameters(["item"])));
    session.start(&Program::new(SCRIPT)?, [])?;
    let Step::Calls { new, .. } = session.step() else { return Err("the script calls a tool".into()) };
    let file = std::env::temp_dir().join(format!("hognose-example-{}.hog", std::process::id()));
    let bytes = session.dump()?;
    std::fs::write(&file, &bytes)?;
    println!("paused at {}; {} bytes saved", new[0], bytes.len());
    // Days may pass here. Whoever has the file can go on, on another machine and with a later build.
    let status = Command::new(std::env::current_exe()?).arg(&file).status()?;
    std::fs::remove_file(&file)?;
    if status.success() { Ok(()) } else { Err("the other process failed".into()) }
}

fn resume(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut session = Session::load(&std::fs::read(file)?, Limits::default())?;
    // Calls that were under way when the session was saved.
    for call in session.outstanding() {
        println!("process {} answers {call}", std::process::id());
        session.answer(call.id, Answer::from(10))?;
    }
    loop {
        match session.step() {
            Step::Calls { new, .. } => {
                for call in new {
                    session.answer(call.id, Answer::from(2.5))?;
                }
            }
            Step::Complete(_) => break,
            other => return Err(format!("the script should end, not {other:?}").into()),
        }
    }
    print!("{}", session.take_stdout());
    Ok(())
}
