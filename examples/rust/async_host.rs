//! A host on tokio: every call of the script becomes a task, and the tasks run side by side.
//!
//! The session never blocks the event loop: it runs for a slice of fuel at a time, and while it waits for answers
//! the runtime has the thread.
//!
//!     cargo run --example async_host

use std::time::{Duration, Instant};

use hognose::{Answer, Call, CallId, Data, Program, Session, Step, Tool, Toolbox};
use tokio::sync::mpsc;

const SCRIPT: &str = r#"
import asyncio

async def report(city):
    weather, news = await asyncio.gather(get_weather(city), get_news(city))
    return f"{city}: {weather}, {news}"

for line in await asyncio.gather(*[report(city) for city in ["Oslo", "Lima", "Cairo"]]):
    print(line)
"#;

/// What a tool does: here it only takes its time.
async fn perform(call: Call) -> Answer {
    tokio::time::sleep(Duration::from_millis(100)).await;
    let city = call.arg(0, "city").and_then(Data::as_str).unwrap_or("nowhere").to_string();
    match call.tool.as_ref() {
        "get_weather" => Answer::from(format!("{} degrees", city.len())),
        _ => Answer::from(format!("nothing new in {city}")),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let began = Instant::now();
    let mut session = Session::default();
    let tool = |name: &str| Tool::new(name).parameters(["city"]).overlapping();
    session.define(&Toolbox::new().with(tool("get_weather")).with(tool("get_news")));
    session.start(&Program::new(SCRIPT)?, [])?;

    let (sender, mut answers) = mpsc::unbounded_channel::<(CallId, Answer)>();
    let mut n_calls = 0;
    loop {
        match session.run_for(1_000_000) {
            Step::Slice => tokio::task::yield_now().await,
            Step::Calls { new, .. } => {
                for call in new {
                    n_calls += 1;
                    let (id, sender) = (call.id, sender.clone());
                    tokio::spawn(async move {
                        // Nobody listens any more when the run is over: then the answer is not wanted.
                        let _ = sender.send((id, perform(call).await));
                    });
                }
                // The first answer, or the time at which the script wants to go on by itself.
                let timer = session.next_timer().unwrap_or(Duration::MAX);
                tokio::select! {
                    Some((id, answer)) = answers.recv() => session.answer(id, answer)?,
                    () = tokio::time::sleep(timer) => {}
                }
            }
            Step::Complete(_) => break,
            other => return Err(format!("the script ended by {other:?}").into()),
        }
    }
    print!("{}", session.take_stdout());
    println!("{n_calls} calls of 100 ms each in {} ms", began.elapsed().as_millis());
    Ok(())
}
