//! The disassembler: a unit as text, one line for each instruction.
//!
//! The text is for people and for snapshot tests; nothing reads it back.

use std::fmt::Write as _;

use crate::{Code, Constant, Intrinsic, Op, Role};

/// Lists all bodies of a unit.
pub fn disassemble(code: &Code) -> String {
    let mut out = String::new();
    for body in &code.bodies {
        let name = code.names.get(body.qualname as usize).map_or("?", |n| n);
        let _ = writeln!(out, "{} ({:?}, {} registers)", name, body.kind, body.registers);
        let mut line = 0;
        for at in body.start..body.end {
            let Some(op) = code.ops.get(at as usize) else { break };
            let start = code.spans.get(at as usize).map_or(0, |s| s.start as usize);
            let here = 1 + code.source.as_bytes().iter().take(start).filter(|b| **b == b'\n').count();
            let label = if here == line { String::new() } else { here.to_string() };
            line = here;
            let _ = writeln!(out, "{label:>5} {at:5}  {}", show(code, at, op));
        }
        for h in &body.handlers {
            let _ = match h.exception == crate::DISCARD.0 {
                true => writeln!(out, "      generator expression {}..{} -> {}", h.start, h.end, h.target),
                false => writeln!(out, "      handler {}..{} -> {} (r{})", h.start, h.end, h.target, h.exception),
            };
        }
        out.push('\n');
    }
    out
}

fn show(code: &Code, at: u32, op: &Op) -> String {
    let mut out = format!("{:<16}", op.name());
    op.operands(|name, role| {
        let _ = match role {
            Role::Read(r) => write!(out, " {name}=r{r}"),
            Role::Write(255) => write!(out, " {name}=_"),
            Role::Write(r) => write!(out, " {name}=r{r}"),
            Role::Constant(k) => {
                write!(out, " {}", code.constants.get(k as usize).map_or("?".into(), constant))
            }
            Role::Name(n) => write!(out, " {}", code.names.get(n as usize).map_or("?", |n| n)),
            Role::Site(s) => {
                let site = code.sites.get(s as usize).and_then(|s| code.names.get(s.name as usize));
                write!(out, " {}", site.map_or("?", |n| n))
            }
            Role::Cache(_) => Ok(()),
            Role::Body(b) => {
                let body = code.bodies.get(b as usize).and_then(|b| code.names.get(b.qualname as usize));
                write!(out, " {}", body.map_or("?", |n| n))
            }
            Role::Jump(d) => write!(out, " -> {}", at as i64 + 1 + d as i64),
            Role::Number(n) => match (op, Intrinsic::from_number(n as u32)) {
                (Op::LoadIntrinsic { .. }, Some(which)) => write!(out, " {}", which.name()),
                _ => write!(out, " {name}={n}"),
            },
        };
    });
    out
}

fn constant(constant: &Constant) -> String {
    match constant {
        Constant::None => "None".into(),
        Constant::Bool(b) => if *b { "True" } else { "False" }.into(),
        Constant::Ellipsis => "...".into(),
        Constant::Int(i) => i.to_string(),
        Constant::BigInt { magnitude, .. } => format!("<int of {} bytes>", magnitude.len()),
        Constant::Float(f) => format!("{f:?}"),
        Constant::Complex(re, im) => format!("({re:?}{im:+?}j)"),
        Constant::Str(s) => format!("{s:?}"),
        Constant::Surrogates(s) => format!("<str of {} code points>", s.len()),
        Constant::Bytes(b) => format!("b{:?}", String::from_utf8_lossy(b)),
        Constant::Tuple(items) => {
            format!("({})", items.iter().map(self::constant).collect::<Vec<_>>().join(", "))
        }
        Constant::FrozenSet(items) => {
            format!("{{{}}}", items.iter().map(self::constant).collect::<Vec<_>>().join(", "))
        }
        Constant::Slice(items) => {
            format!("slice({})", items.iter().map(self::constant).collect::<Vec<_>>().join(", "))
        }
    }
}
