//! A server's program: started, listened to, ended, and never left behind.
//!
//! The program leads a process group of its own, so that what it starts (`npx` starts `node`) ends with it.
//! A task waits for it, so that it leaves no zombie; another keeps the end of what it writes to
//! its standard error, for messages when something goes wrong.
//! The conversation over its standard input and output belongs to somebody else.

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use process_wrap::tokio::{ChildWrapper, CommandWrap, KillOnDrop};
use tokio::io::{AsyncRead, AsyncReadExt, ReadBuf};
use tokio::process::{ChildStdin, ChildStdout, Command};
use tokio::sync::{oneshot, watch};

/// What a program inherits beside what its configuration names: enough to find programs, certificates and a home, none
/// of the secrets that an environment tends to hold.
const INHERITED: [&str; 27] = [
    "HOME",
    "LOGNAME",
    "PATH",
    "SHELL",
    "TERM",
    "USER",
    "TMPDIR",
    "TZ",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_DATA_HOME",
    "XDG_RUNTIME_DIR",
    // What Windows programs do not start without.
    "APPDATA",
    "LOCALAPPDATA",
    "HOMEDRIVE",
    "HOMEPATH",
    "PATHEXT",
    "PROGRAMFILES",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "USERPROFILE",
];

/// How many lines are kept of what a program says.
const LINES: usize = 20;
/// How many characters are kept of each.
const LINE_LENGTH: usize = 300;
/// How long to wait for the rest of what an ended program said.
const LAST_WORDS: Duration = Duration::from_millis(300);
/// `SIGTERM`, by the number that POSIX gives it.
#[cfg(unix)]
const SIGTERM: i32 = 15;

/// A program that was started.
pub struct Process {
    exit: watch::Receiver<Option<String>>,
    stderr: Heard,
    stderr_closed: watch::Receiver<bool>,
    stdout_closed: watch::Receiver<bool>,
    noise: Heard,
    /// Sending or dropping it ends the program.
    stop: Mutex<Option<oneshot::Sender<()>>>,
}

/// The program's ends of the conversation.
pub type Pipes = (Listening, ChildStdin);

/// Starts a program. It ends when the [`Process`] is dropped.
pub fn start(
    command: &str,
    args: &[String],
    env: &[(String, String)],
    cwd: Option<&Path>,
    grace: Duration,
) -> io::Result<(Process, Pipes)> {
    let inherited = INHERITED.iter().filter_map(|name| Some((*name, std::env::var_os(name)?)));
    let mut spawned = Command::new(command);
    spawned.args(args).env_clear().envs(inherited).envs(env.iter().map(|(name, value)| (name, value)));
    if let Some(cwd) = cwd {
        spawned.current_dir(cwd);
    }
    spawned.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut wrapped = CommandWrap::from(spawned);
    #[cfg(unix)]
    wrapped.wrap(process_wrap::tokio::ProcessGroup::leader());
    #[cfg(windows)]
    wrapped.wrap(process_wrap::tokio::JobObject);
    wrapped.wrap(KillOnDrop);
    let mut child = wrapped.spawn()?;

    let missing = || io::Error::other("the program has no pipes");
    let stdin = child.stdin().take().ok_or_else(missing)?;
    let stdout = child.stdout().take().ok_or_else(missing)?;
    let mut stderr_pipe = child.stderr().take().ok_or_else(missing)?;

    let (stop, stopped) = oneshot::channel();
    let (exit_tell, exit) = watch::channel(None);
    tokio::spawn(async move {
        let status = end(child, stopped, grace).await;
        let _ = exit_tell.send(Some(in_words(status)));
    });

    let stderr = Heard::default();
    let (closed_tell, stderr_closed) = watch::channel(false);
    let hearing = stderr.clone();
    tokio::spawn(async move {
        let mut buffer = [0; 4096];
        while let Ok(read @ 1..) = stderr_pipe.read(&mut buffer).await {
            hearing.hear(buffer.get(..read).unwrap_or_default());
        }
        let _ = closed_tell.send(true);
    });

    let noise = Heard::default();
    let (closed, stdout_closed) = watch::channel(false);
    let listening = Listening { stdout: Some(stdout), noise: noise.clone(), closed: Some(closed) };
    let stop = Mutex::new(Some(stop));
    let process = Process { exit, stderr, stderr_closed, stdout_closed, noise, stop };
    Ok((process, (listening, stdin)))
}

/// Waits for the program; once told to stop, sees to it that there is an end to the waiting.
async fn end(
    mut child: Box<dyn ChildWrapper>,
    stopped: oneshot::Receiver<()>,
    grace: Duration,
) -> io::Result<ExitStatus> {
    let ended = tokio::select! {
        status = child.wait() => Some(status),
        _ = stopped => None,
    };
    let status = match ended {
        Some(status) => status,
        // Its input is closed by now, which asks it to end.
        None => match tokio::time::timeout(grace, child.wait()).await {
            Ok(status) => status,
            Err(_) => {
                #[cfg(unix)]
                let _ = child.signal(SIGTERM);
                match tokio::time::timeout(grace, child.wait()).await {
                    Ok(status) => status,
                    Err(_) => {
                        let _ = child.start_kill();
                        child.wait().await
                    }
                }
            }
        },
    };
    // What it started and left behind.
    let _ = child.start_kill();
    status
}

fn in_words(status: io::Result<ExitStatus>) -> String {
    let Ok(status) = status else { return "ended".into() };
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("was ended by signal {signal}");
    }
    match status.code() {
        Some(code) => format!("exited with status {code}"),
        None => "ended".into(),
    }
}

impl Process {
    /// Completes when the program has ended.
    pub async fn exited(&self) {
        // An error means that the waiting task is gone, and the program with it.
        let _ = self.exit.clone().wait_for(Option::is_some).await;
    }

    /// Begins to end the program: its input has to be closed by whoever holds it.
    pub fn stop(&self) {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// How the program ended, in words, and the end of what it said; to be asked when its pipe was closed.
    pub async fn last_words(&self) -> (String, Vec<String>) {
        let _ = tokio::time::timeout(LAST_WORDS, self.exited()).await;
        let status = self.exit.borrow().clone().unwrap_or_else(|| "closed its output".into());
        for closed in [&self.stderr_closed, &self.stdout_closed] {
            let _ = tokio::time::timeout(LAST_WORDS, closed.clone().wait_for(|closed| *closed)).await;
        }
        (status, self.stderr.lines())
    }

    /// The end of what the program said so far.
    pub fn stderr(&self) -> Vec<String> {
        self.stderr.lines()
    }

    /// What the program wrote to its standard output that cannot be a message.
    pub fn noise(&self) -> Vec<String> {
        self.noise.lines()
    }
}

/// The last lines of a stream of bytes.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Lines>>);

#[derive(Default)]
struct Lines {
    whole: VecDeque<String>,
    begun: Vec<u8>,
}

impl Heard {
    fn hear(&self, bytes: &[u8]) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for byte in bytes {
            match byte {
                b'\n' => lines.finish(),
                // Four bytes are the most that a character has.
                byte if lines.begun.len() < LINE_LENGTH * 4 => lines.begun.push(*byte),
                _ => {}
            }
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !lines.begun.is_empty() {
            lines.finish();
        }
        lines.whole.iter().cloned().collect()
    }
}

impl Lines {
    fn finish(&mut self) {
        let bytes = std::mem::take(&mut self.begun);
        let text = String::from_utf8_lossy(&bytes);
        // Control characters would let a server paint over our messages.
        let line: String =
            text.trim_end().chars().map(|c| if c.is_control() { ' ' } else { c }).take(LINE_LENGTH).collect();
        if line.trim().is_empty() {
            return;
        }
        if self.whole.len() == LINES {
            self.whole.pop_front();
        }
        self.whole.push_back(line);
    }
}

/// The program's standard output. Lines that are no JSON objects are remembered: the protocol skips
/// them, but they are the first thing to look at when a server does not answer.
pub struct Listening {
    /// Absent only while this is dropped.
    stdout: Option<ChildStdout>,
    noise: Heard,
    closed: Option<watch::Sender<bool>>,
}

impl AsyncRead for Listening {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let Some(stdout) = &mut self.stdout else { return Poll::Ready(Ok(())) };
        let polled = Pin::new(stdout).poll_read(context, buffer);
        self.noise.listen(buffer.filled().get(before..).unwrap_or_default());
        polled
    }
}

/// A program that ended before it could be spoken to may have said why where messages were expected.
impl Drop for Listening {
    fn drop(&mut self) {
        let (Some(mut stdout), Some(closed)) = (self.stdout.take(), self.closed.take()) else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let noise = self.noise.clone();
        let drain = async move {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = stdout.read(&mut buffer).await {
                noise.listen(buffer.get(..read).unwrap_or_default());
            }
        };
        runtime.spawn(async move {
            let _ = tokio::time::timeout(LAST_WORDS, drain).await;
            let _ = closed.send(true);
        });
    }
}

impl Heard {
    /// Keeps lines that do not begin as a message does.
    fn listen(&self, bytes: &[u8]) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for byte in bytes {
            match byte {
                b'\n' if lines.begun.starts_with(b"{") => lines.begun.clear(),
                b'\n' => lines.finish(),
                // One byte tells a message; there is no need to keep it.
                _ if lines.begun.starts_with(b"{") => {}
                b' ' if lines.begun.is_empty() => {}
                byte if lines.begun.len() < LINE_LENGTH * 4 => lines.begun.push(*byte),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_are_kept_and_made_harmless() {
        let heard = Heard::default();
        for number in 0..30 {
            heard.hear(format!("line {number}\r\n\n").as_bytes());
        }
        heard.hear(b"\x1b[31mred\xff");
        let lines = heard.lines();
        assert_eq!((lines.len(), lines[0].as_str(), lines[19].as_str()), (20, "line 11", " [31mred\u{fffd}"));
        heard.hear(&[b'x'; 1_000_000]);
        assert_eq!(heard.lines()[19].len(), LINE_LENGTH);
    }

    #[test]
    fn noise_is_what_is_no_message() {
        let heard = Heard::default();
        heard.listen(b"Starting\n{\"jsonrpc\": \"2.0\"}\n");
        heard.listen(b"  {\"a\"");
        heard.listen(b": 1}\nready\n");
        assert_eq!(heard.lines(), ["Starting", "ready"]);
    }
}
