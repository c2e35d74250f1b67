//! Sessions as bytes: saving, waking up in another process, forking.
//!
//! What the engine saves is in the snapshot crate's hands; around it stands what this crate adds: the run, time that was
//! spent, timers. Clock, grants and toolbox are the host's and are handed in anew.

use std::sync::Arc;
use std::time::Duration;

use hognose_snapshot::{DumpOptions, LoadLimits, LoadOptions};

use crate::error::Error;
use crate::limits::Limits;
use crate::program::Program;
use crate::reuse::Engine;
use crate::session::Session;

/// What a saved session begins with.
const MARK: &[u8; 8] = b"hognose\x02";

/// What it began with before its head had a checksum.
const MARK_1: &[u8; 8] = b"hognose\x01";

impl Session {
    /// Saves the session, with all code of the guest.
    ///
    /// ```
    /// use hognose::{Answer, Data, Limits, Program, Session, Step, Tool, Toolbox};
    /// let mut session = Session::default();
    /// session.define(&Toolbox::new().with(Tool::new("fetch")));
    /// session.start(&Program::new("fetch('a') + 1")?, [])?;
    /// let Step::Calls { new, .. } = session.step() else { panic!("it calls") };
    /// let bytes = session.dump()?;
    ///
    /// // Elsewhere, later:
    /// let mut session = Session::load(&bytes, Limits::default())?;
    /// session.answer(session.outstanding_ids()[0], Answer::from(41))?;
    /// assert_eq!(session.step().value(), Some(Data::Int(42)));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn dump(&self) -> Result<Vec<u8>, Error> {
        self.dump_without(&[])
    }

    /// Saves the session; these programs are stored by their hash alone, and whoever loads it has them.
    pub fn dump_without(&self, programs: &[&Program]) -> Result<Vec<u8>, Error> {
        self.dump_around(&hashed(programs))
    }

    /// Saves the session, with all code of the guest, behind what is in a buffer, which is as it was after an error: for hosts
    /// that put something in front.
    pub fn dump_onto(&self, bytes: &mut Vec<u8>) -> Result<(), Error> {
        self.dump_around_onto(bytes, &[])
    }

    fn dump_around(&self, without: &[hognose_snapshot::Program]) -> Result<Vec<u8>, Error> {
        let mut bytes = Vec::with_capacity(1024);
        self.dump_around_onto(&mut bytes, without)?;
        Ok(bytes)
    }

    fn dump_around_onto(
        &self,
        bytes: &mut Vec<u8>,
        without: &[hognose_snapshot::Program],
    ) -> Result<(), Error> {
        let start = bytes.len();
        bytes.extend_from_slice(MARK);
        bytes.extend_from_slice(&[0; 8]);
        let head = bytes.len();
        let (run, spent, timers) = self.outer_state();
        let mut word = |n: u64| bytes.extend_from_slice(&n.to_le_bytes());
        word(run);
        word(spent);
        word(timers.len() as u64);
        for (left, number) in timers {
            word(nanos(left));
            word(number);
        }
        let sum = hognose_snapshot::checksum(&bytes[head..]).to_le_bytes();
        bytes[head - 8..head].copy_from_slice(&sum);
        let options = DumpOptions { without, ..DumpOptions::default() };
        hognose_snapshot::dump_onto(bytes, &self.inner, &options).map_err(|error| {
            bytes.truncate(start);
            Error::Snapshot(format!("the session cannot be saved: {error}"))
        })
    }

    /// Wakes a session up. Budgets are what they were, and never more than these limits.
    ///
    /// ```
    /// use hognose::{Limits, Session};
    /// let error = Session::load(b"no snapshot", Limits::default()).err().unwrap();
    /// assert_eq!(error.to_string(), "these bytes are no snapshot");
    /// ```
    pub fn load(bytes: &[u8], limits: Limits) -> Result<Session, Error> {
        Session::load_with(bytes, limits, &[])
    }

    /// Wakes a session up that was saved without these programs.
    pub fn load_with(bytes: &[u8], limits: Limits, programs: &[&Program]) -> Result<Session, Error> {
        Session::load_around(bytes, limits, &hashed(programs))
    }

    fn load_around(
        bytes: &[u8],
        limits: Limits,
        programs: &[hognose_snapshot::Program],
    ) -> Result<Session, Error> {
        let wrong = |text: &str| Error::Snapshot(text.to_string());
        let (mut rest, sum) = match (bytes.strip_prefix(MARK), bytes.strip_prefix(MARK_1)) {
            (Some(rest), _) => {
                let (sum, rest) = rest.split_first_chunk::<8>().ok_or_else(|| wrong("snapshot is cut short"))?;
                (rest, Some(sum))
            }
            (None, Some(rest)) => (rest, None),
            (None, None) => return Err(wrong("these bytes are no snapshot")),
        };
        let head = rest;
        let mut word = || {
            let (head, tail) = rest.split_first_chunk::<8>().ok_or_else(|| wrong("snapshot is cut short"))?;
            rest = tail;
            Ok::<u64, Error>(u64::from_le_bytes(*head))
        };
        let (run, spent, n) = (word()?, word()?, word()?);
        let mut timers = Vec::new();
        for _ in 0..n {
            timers.push((Duration::from_nanos(word()?), word()?));
        }
        let head = &head[..head.len() - rest.len()];
        if sum.is_some_and(|sum| hognose_snapshot::checksum(head).to_le_bytes() != *sum) {
            return Err(wrong("snapshot is damaged: the checksum of its head does not match"));
        }
        let options = LoadOptions {
            programs,
            limits: LoadLimits {
                memory: limits.memory,
                fuel: limits.fuel,
                calls: limits.calls,
                output: limits.output,
                ..LoadLimits::default()
            },
            ..LoadOptions::default()
        };
        let mut inner = Engine::new();
        inner.busy = true;
        let loaded = hognose_snapshot::load_into(&mut inner, rest, &options);
        inner.busy = false;
        loaded.map_err(|error| Error::Snapshot(error.to_string()))?;
        Ok(Session::around(inner, limits, run, spent, timers))
    }

    /// A second session that goes on from here by itself, with the number of its run.
    ///
    /// ```
    /// use hognose::{Data, Program, Session};
    /// let mut session = Session::default();
    /// session.set("x", &Data::Int(1))?;
    /// let mut other = session.fork(1)?;
    /// other.set("x", &Data::Int(2))?;
    /// session.start(&Program::new("x")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::Int(1)));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn fork(&self, run: u64) -> Result<Session, Error> {
        let bytes = self.dump()?;
        let mut session = Session::load(&bytes, self.limits().clone())?.with_run(run);
        session.share_surroundings(self);
        Ok(session)
    }
}

/// Round trips of one session, for tests: code goes along with the first and every so many more, otherwise by its hash.
#[doc(hidden)]
#[derive(Default)]
pub struct RoundTrips {
    made: u64,
    known: Vec<hognose_snapshot::Program>,
}

impl RoundTrips {
    /// How often the guest's code goes along.
    const WHOLE: u64 = 64;

    pub(crate) fn through_bytes(&mut self, session: &Session) -> Result<Session, Error> {
        let whole = self.made.is_multiple_of(Self::WHOLE);
        self.made += 1;
        if whole {
            return Session::load(&session.dump()?, session.limits().clone());
        }
        let is_known =
            |known: &[hognose_snapshot::Program], code| known.iter().any(|p| Arc::ptr_eq(&p.code, code));
        let own = || session.inner.units.own();
        self.known.retain(|program| own().any(|unit| Arc::ptr_eq(&unit.code, &program.code)));
        for unit in own() {
            if !is_known(&self.known, &unit.code) {
                self.known.push(hognose_snapshot::Program::new(unit.code.clone()));
            }
        }
        Session::load_around(&session.dump_around(&self.known)?, session.limits().clone(), &self.known)
    }
}

fn hashed(programs: &[&Program]) -> Vec<hognose_snapshot::Program> {
    programs.iter().map(|program| hognose_snapshot::Program::new(program.code.clone())).collect()
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
