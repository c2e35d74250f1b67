//! How the loop goes on after an instruction, and why it is left.
//!
//! Slow paths give a [`Flow`]; the session gets a [`Leave`]. Nothing here runs anything.

use crate::frame::Action;
use crate::stop::{Limit, Stop, Why};
use crate::value::Value;

/// How to go on after a slow path.
#[derive(Debug)]
pub enum Flow {
    /// With the instruction at `cx.pc` of the same frame.
    Next,
    /// The top frame changed.
    Switch,
    /// An exception was raised by the instruction in front of `cx.pc`.
    Raise(Value),
    /// Out of the loop; the instruction in front of `cx.pc` may have to run again.
    Leave(Leave),
}

// It comes back in two machine registers: what goes through memory is stored in parts, and read at once in larger ones.
const _: () = assert!(size_of::<Flow>() == 16 && size_of::<Option<Flow>>() == 16);

/// Why the loop was left.
//
// Two whole words: what follows a tag of one byte closely is copied together with the tag, and waits for it.
#[derive(Debug)]
#[repr(u64)]
pub enum Leave {
    /// The last frame of the stack returned this.
    Done(Value),
    /// An exception went through all frames of the stack.
    Raised(Value),
    /// The slice of fuel is used up.
    Slice,
    /// A limit was reached.
    Limit(Limit),
    /// So much was made that a collection is due: then go on.
    Collect,
    /// A collection of everything, then go on.
    CollectAll,
    /// Memory was short for so many bytes at once: collect, and if that does not help it is the limit.
    Memory(usize),
    /// The function that enters what the host's values hold is done.
    Entered,
    /// The stack waits for a pending value.
    Wait(Value),
    /// The call that the instruction made is with the host, and the program waits there. The instruction is complete; if the
    /// call fails, it raises.
    Answer(Value),
    /// The stack waits for any of these, or for a time (in seconds).
    WaitAny(Box<(Vec<Value>, Option<f64>)>),
    /// A global name that nobody has defined: the host may know it. The instruction runs again.
    Name(Value),
    /// Code has to be linked and run: a source text or a module. The instruction is complete but for its result, which goes to `R[dst]`.
    Run(Box<RunRequest>),
    /// The debugging limit of single steps was reached (tests with `--roundtrip-every`).
    Step,
}

/// New code to run on top of the stack.
#[derive(Debug)]
pub struct RunRequest {
    /// Source text to compile, or a module to import.
    pub what: RunWhat,
    /// The namespace of its globals.
    pub globals: Value,
    /// The namespace of its locals, when it is another one.
    pub locals: Option<Value>,
    /// The register for the result.
    pub dst: u8,
    /// What happens with the result.
    pub action: Action,
}

/// What new code is made of.
#[derive(Debug)]
pub enum RunWhat {
    /// A source text, to be compiled in a mode (`exec`, `eval`, `single`), with a file name.
    Source { text: String, mode: &'static str, filename: String },
    /// A unit that was compiled before.
    Code { unit: u32 },
    /// A module of the library, while the image is made.
    Library { name: String },
    /// A function of the guest, to be made again with these globals and cells, and not called.
    Function { function: Value, cells: Vec<Value> },
    /// A body of a unit, to be linked with these globals as the code of a function that is there.
    Recode { function: Value, unit: u32, body: u32 },
    /// A source text, to be compiled and not run.
    Compile { text: String, mode: &'static str, filename: String },
    /// A source text, to be parsed: its tree as a tuple of steps that `ast` builds it with.
    Parse { text: String, mode: &'static str, filename: String },
}

impl From<Stop> for Flow {
    #[cold]
    fn from(stop: Stop) -> Flow {
        match stop.why() {
            Why::Raise(exc) => Flow::Raise(exc),
            Why::Limit(limit) => Flow::Leave(Leave::Limit(limit)),
            Why::Memory(bytes) => Flow::Leave(Leave::Memory(bytes)),
            Why::Look(pending) => Flow::Leave(Leave::Wait(pending)),
            // The callers that can meet these handle them before.
            Why::Python | Why::Request | Why::Receiver => Flow::Leave(Leave::Limit(Limit::Fuel)),
        }
    }
}
