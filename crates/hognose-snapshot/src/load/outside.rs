//! What a snapshot refers to and does not hold: units, and names of the library.

use std::sync::Arc;

use hognose_bytecode::Code;
use hognose_vm::native;
use hognose_vm::objects::{StrData, StrObj};
use hognose_vm::text::{Text, TextBuf};
use hognose_vm::value::{IMAGE, Kind, Value};

use super::{Load, LoadedUnit, Loader};
use crate::dump::{name_form, unit_form};
use crate::error::LoadError;
use crate::names::{self, Index, WantedStep};
use crate::program::Hash;
use crate::recent::Recent;

/// Handlers times instructions of a body beyond which verifying it would take too long.
const MOST_HANDLING: usize = 16 << 20;

thread_local! {
    /// Code that was read and verified.
    static RECENT: Recent<Arc<Code>> = const { Recent::new() };
}

impl Loader<'_> {
    /// The table of units. Their names and constants are made here, because objects refer to them.
    pub(super) fn units(&mut self) -> Load {
        let n = self.reader.count(2)?;
        let mut own = 0;
        for _ in 0..n {
            let form = self.reader.num()?;
            let unit = match form {
                unit_form::WHOLE => {
                    let code = self.code()?;
                    self.own_unit(code, &mut own)?
                }
                unit_form::BY_HASH => {
                    let (filename, hash) = self.unit_name()?;
                    match self.options.programs.iter().find(|p| p.hash == hash) {
                        Some(program) => self.own_unit(program.code.clone(), &mut own)?,
                        None => return Err(LoadError::NeedsProgram { filename, hash }),
                    }
                }
                unit_form::LIBRARY | unit_form::LIBRARY_WHOLE => {
                    let (filename, hash) = self.unit_name()?;
                    let index = Index::of(self.image);
                    let found = index.unit(&filename);
                    let same = found.filter(|u| index.unit_hash(self.image, *u as u32) == hash);
                    let whole = form == unit_form::LIBRARY_WHOLE;
                    let stored = if whole { Some(self.code()?) } else { None };
                    match (same, stored) {
                        (Some(u), _) => LoadedUnit {
                            number: Some(u as u32 | IMAGE),
                            code: self.image.units[u].code().clone(),
                            has_globals: whole,
                            linked: None,
                        },
                        (None, Some(code)) => self.own_unit(code, &mut own)?,
                        (None, None) => match found {
                            Some(u) => LoadedUnit {
                                number: None,
                                code: self.image.units[u].code().clone(),
                                has_globals: false,
                                linked: None,
                            },
                            None => return Err(LoadError::NeedsLibrary(filename)),
                        },
                    }
                }
                _ => return Err(self.wrong("a unit")),
            };
            self.units.push(unit);
        }
        Ok(())
    }

    fn unit_name(&mut self) -> Load<(String, Hash)> {
        let filename = self.reader.text()?.to_string();
        let hash = self.reader.take(32)?;
        Ok((filename, Hash(hash.try_into().map_err(|_| LoadError::CutShort)?)))
    }

    /// Code in the bytes: accepted only when the verifier does, or has before.
    fn code(&mut self) -> Load<Arc<Code>> {
        if let Some((code, taken)) = RECENT.try_with(|recent| recent.find(self.reader.rest())).ok().flatten() {
            self.reader.skip(taken);
            return Ok(code);
        }
        let before = self.reader.rest();
        let (code, taken) = hognose_bytecode::decode(self.reader.rest()).map_err(|e| {
            if e.at >= self.reader.left() { LoadError::CutShort } else { self.wrong(e.expected) }
        })?;
        self.reader.skip(taken);
        for body in &code.bodies {
            let length = body.end.saturating_sub(body.start) as usize;
            if length.saturating_mul(body.catching().count()) > MOST_HANDLING {
                return Err(LoadError::Limit("exception handlers"));
            }
        }
        hognose_bytecode::verify(&code)
            .map_err(|e| LoadError::Malformed { at: self.size - self.reader.left(), expected: format!("valid code ({e})") })?;
        let code = Arc::new(code);
        let _ = RECENT.try_with(|recent| recent.keep(&before[..taken], &code));
        Ok(code)
    }

    /// A unit that becomes one of the session.
    fn own_unit(&mut self, code: Arc<Code>, own: &mut u32) -> Load<LoadedUnit> {
        let linked = self.session.values_of(&code).map_err(|_| LoadError::Limit("constants"))?;
        let vm = &mut self.session.vm;
        vm.heap.grew(code.ops.len() * 16 + code.source.len());
        self.within_memory()?;
        *own += 1;
        Ok(LoadedUnit { number: Some(*own - 1), code, has_globals: true, linked: Some(linked) })
    }

    /// The table of names: what stands in for objects of the library.
    pub(super) fn names(&mut self) -> Load {
        let n = self.reader.count(1)?;
        self.outside.reserve(n);
        for _ in 0..n {
            let value = self.outside_value()?;
            self.outside.push(value);
        }
        Ok(())
    }

    fn outside_value(&mut self) -> Load<Value> {
        let lacks = |what: &str, name: &str| LoadError::NeedsLibrary(format!("{what}{name}"));
        let form = self.reader.num()?;
        Ok(match form {
            name_form::TEXT => {
                let text = self.reader.text()?;
                self.session.vm.intern(text)
            }
            name_form::NATIVE => {
                let path = self.reader.text()?;
                native::find(path).ok_or_else(|| lacks("", path))?
            }
            name_form::CLASS => {
                let name = self.reader.text()?;
                names::class_by_name(name).ok_or_else(|| lacks("the class ", name))?
            }
            name_form::MODULE => {
                let name = self.reader.text()?;
                self.image.library_module(name).ok_or_else(|| lacks("the module ", name))?
            }
            name_form::PRELUDE => {
                let name = self.reader.text()?;
                let found = Some(self.image.prelude(name)).filter(|f| f.is_kind(Kind::Function));
                found.ok_or_else(|| lacks("the function ", name))?
            }
            name_form::BUILTINS => self.image.builtins,
            name_form::MODULES => self.image.modules,
            name_form::CHAR => {
                let code = self.reader.below(self.image.chars.len(), "a code point of Latin-1")?;
                self.image.chars[code]
            }
            name_form::GLOBALS | name_form::IMAGE_CONSTANT => {
                let filename = self.reader.text()?;
                let unit = Index::of(self.image).unit(filename).ok_or_else(|| lacks("", filename))?;
                let unit = &self.image.units[unit];
                if form == name_form::GLOBALS {
                    unit.globals
                } else {
                    let k = self.reader.num()?;
                    let constant = unit.constants().get(k as usize).copied();
                    constant.ok_or_else(|| lacks("a constant of ", filename))?
                }
            }
            name_form::UNIT_NAME | name_form::UNIT_CONSTANT => {
                let unit = self.reader.below(self.units.len(), "the number of a unit")?;
                let k = self.reader.num()? as usize;
                let linked = self.units[unit].linked.as_ref();
                let found = linked.and_then(|(constants, names)| {
                    if form == name_form::UNIT_NAME { names.get(k) } else { constants.get(k) }
                });
                found.copied().ok_or_else(|| self.wrong("a name or constant of a unit"))?
            }
            name_form::ATTR | name_form::PART => {
                let parent = self.reader.below(self.outside.len(), "a name above")?;
                let parent = self.outside[parent];
                let step = if form == name_form::ATTR {
                    WantedStep::Attr(self.reader.text()?)
                } else {
                    WantedStep::Part(self.reader.small()?)
                };
                if !parent.in_image() {
                    return Err(self.wrong("an object of the library"));
                }
                let vm = &self.session.vm;
                let found = names::follow(vm, parent, &step).filter(|v| v.in_image() || v.is_kind(Kind::Native));
                let found = found.ok_or_else(|| {
                    let of = vm.type_name(parent);
                    let name = match &step {
                        WantedStep::Attr(name) => format!("'{name}'"),
                        WantedStep::Part(n) => format!("part {n}"),
                    };
                    LoadError::NeedsLibrary(format!("{name} of a {of}"))
                })?;
                if parent.is_kind(Kind::Class) && found.same(vm.class(parent).dict) {
                    self.class_dicts.push((found, parent));
                }
                found
            }
            _ => return Err(self.wrong("a name")),
        })
    }

    /// A string: its width becomes the narrowest one, its hash is computed when it is asked for.
    pub(super) fn string(&mut self) -> Load {
        let head = self.reader.num()?;
        let interned = head & 4 != 0;
        let len = usize::try_from(head >> 3).map_err(|_| LoadError::CutShort)?;
        let text = match head & 3 {
            0 => TextBuf::Latin1(self.reader.take(len)?.to_vec()),
            1 => {
                let bytes = self.reader.take(len.checked_mul(2).ok_or(LoadError::CutShort)?)?;
                let units: Vec<u16> = bytes.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])).collect();
                Text::Two(&units).narrow()
            }
            2 => {
                let bytes = self.reader.take(len.checked_mul(4).ok_or(LoadError::CutShort)?)?;
                let units: Vec<u32> =
                    bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
                if units.iter().any(|u| *u > 0x10_FFFF) {
                    return Err(self.wrong("code points"));
                }
                Text::Four(&units).narrow()
            }
            _ => {
                let above = self.strings.len();
                let whole = self.reader.below(2 * above, "a string above")?;
                let start = if whole < above { 0 } else { self.reader.num()? };
                let start = u32::try_from(start).map_err(|_| self.wrong("where a part of a string begins"))?;
                let whole = self.strings[if whole < above { whole } else { whole - above }];
                let object = self.session.vm.heap.str_obj(whole.handle());
                // A string is as narrow as it can be, so its front has one of its widest characters; each whole one is looked through once.
                let least = |text: &TextBuf| match text {
                    TextBuf::Latin1(_) => 0,
                    TextBuf::Two(units) => 1 + units.iter().take_while(|unit| **unit <= 0xFF).count(),
                    TextBuf::Four(units) => 1 + units.iter().take_while(|unit| **unit <= 0xFFFF).count(),
                };
                // Other parts than fronts are of Latin-1.
                let fits = match &object.data {
                    _ if start > 0 => object.latin1().is_some_and(|text| len <= text.len().saturating_sub(start as usize)),
                    StrData::Whole(text) => len <= text.len(),
                    StrData::Long(text) => {
                        let least = *self.fronts.entry(whole.handle()).or_insert_with(|| least(text));
                        (least..=text.len()).contains(&len)
                    }
                    _ => false,
                };
                if !fits || whole.in_image() {
                    return Err(self.wrong("a string that has such a part"));
                }
                let data = match start {
                    0 => StrData::Prefix(whole.handle(), len as u32),
                    start => StrData::Part(whole.handle(), start, len as u32),
                };
                let value = self.session.vm.heap.new_str_obj(StrObj { data, hash: 0 });
                self.strings.push(value);
                return Ok(());
            }
        };
        let vm = &mut self.session.vm;
        let name = interned.then(|| text.as_text().to_utf8().ok()).flatten();
        let value = match name {
            Some(name) => vm.intern(&name),
            None => vm.heap.new_text(text),
        };
        self.strings.push(value);
        Ok(())
    }
}
