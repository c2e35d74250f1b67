//! `import` and `from … import`.

use hognose_bytecode::{Constant, Dst, Intrinsic, Op, Small, Src};
use hognose_syntax::ast;
use hognose_syntax::text_size::TextRange;

use crate::Result;
use crate::compiler::Compiler;

impl<'a> Compiler<'a> {
    /// Calls `import_name`; the module stands in the register that is given.
    fn import_name(
        &mut self,
        range: TextRange,
        name: &str,
        names: Option<Box<[Constant]>>,
        level: u32,
    ) -> Result<u8> {
        let f = self.b.temps(4)?;
        self.intrinsic(range, Intrinsic::ImportName, Dst(f));
        self.load_text(range, name, Dst(f + 1));
        let names = names.map_or(Constant::None, Constant::Tuple);
        self.load_constant(range, &names, Dst(f + 2));
        self.load_constant(range, &Constant::Int(level.into()), Dst(f + 3));
        self.b.emit(range, Op::call(Dst(f), Src(f), Small(3)));
        self.b.release(f as usize + 1);
        Ok(f)
    }

    pub fn import(&mut self, s: &'a ast::StmtImport) -> Result {
        for alias in &s.names {
            let name = alias.name.as_str();
            let module = self.import_name(s.range, name, None, 0)?;
            let mut parts = name.split('.');
            let first = parts.next().unwrap_or(name);
            let target = match &alias.asname {
                None => first,
                Some(target) => {
                    for part in parts {
                        let site = self.attribute_site_plain(part);
                        self.b.emit(s.range, Op::ImportFrom { dst: Dst(module), module: Src(module), site });
                    }
                    target.as_str()
                }
            };
            let symbol = self.symbol(target);
            self.store_symbol(s.range, symbol, Src(module))?;
            self.b.release(module as usize);
        }
        Ok(())
    }

    pub fn import_from(&mut self, s: &'a ast::StmtImportFrom) -> Result {
        let name = s.module.as_ref().map_or("", |m| m.as_str());
        let names = s.names.iter().map(|alias| Constant::str(alias.name.as_str())).collect();
        if s.names.iter().any(|alias| alias.name.as_str() == "*") {
            let f = self.b.temps(1)?;
            self.intrinsic(s.range, Intrinsic::ImportStar, Dst(f));
            self.import_name(s.range, name, Some(names), s.level)?;
            let namespace = Dst(self.b.temp()?);
            let op = match self.b.namespace {
                Some(ns) => Op::Move { dst: namespace, src: Src(ns) },
                None => Op::LoadNone { dst: namespace },
            };
            self.b.emit(s.range, op);
            self.b.emit(s.range, Op::call(Dst(f), Src(f), Small(2)));
            return Ok(());
        }
        let module = self.import_name(s.range, name, Some(names), s.level)?;
        for alias in &s.names {
            let target = alias.asname.as_ref().unwrap_or(&alias.name);
            let symbol = self.symbol(target);
            let site = self.attribute_site_plain(&alias.name);
            let mark = self.b.mark();
            let value = match self.lookup(symbol) {
                crate::body::Var::Register(register) => Dst(register),
                _ => Dst(self.b.temp()?),
            };
            self.b.emit(s.range, Op::ImportFrom { dst: value, module: Src(module), site });
            self.store_symbol(alias.range, symbol, value.src())?;
            self.b.release(mark);
        }
        Ok(())
    }

    /// A cache site for a name that is not mangled.
    fn attribute_site_plain(&mut self, name: &str) -> hognose_bytecode::SiteIndex {
        let symbol = self.unit.names.intern(name);
        self.unit.site(symbol)
    }
}
