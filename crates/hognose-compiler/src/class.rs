//! Classes: the statement, and the body that fills the namespace.

use hognose_bytecode::{Constant, Dst, Intrinsic, Op, Src};
use hognose_syntax::ast;
use hognose_syntax::text_size::{TextRange, TextSize};

use crate::Result;
use crate::analyze::address;
use crate::body::Var;
use crate::compiler::{Compiler, Work};
use crate::exceptions::header;
use crate::literal;
use crate::names::Symbol;
use crate::scope::Role;

impl<'a> Compiler<'a> {
    pub fn class_def(&mut self, class: &'a ast::StmtClassDef) -> Result {
        let mark = self.b.mark();
        let decorators = self.decorators(&class.decorator_list)?;
        let f = self.b.temp()?;
        if class.type_params.is_some() {
            self.generic_class(class, f)?;
        } else {
            self.build_class(class, f, None)?;
        }
        self.decorate(&class.decorator_list, decorators, f)?;
        let result = if class.decorator_list.is_empty() { f } else { decorators };
        let symbol = self.symbol(&class.name);
        self.store_symbol(class.name.range, symbol, Src(result))?;
        self.b.release(mark);
        Ok(())
    }

    /// Where a class begins: at its first decorator.
    pub fn class_start(class: &ast::StmtClassDef) -> TextRange {
        class.decorator_list.first().map_or(class.range, |d| d.range)
    }

    /// Calls `build_class` in `R[f]`, the last register taken; `generic`: a base behind the others.
    pub fn build_class(&mut self, class: &'a ast::StmtClassDef, f: u8, generic: Option<Src>) -> Result {
        // The whole statement without its decorators.
        let decorated = class.decorator_list.last().map_or(class.range.start(), |d| d.range.end());
        let between = usize::from(decorated)..usize::from(class.name.range.start());
        let keyword = self.source.get(between).and_then(|text| text.rfind("class")).unwrap_or(0) as u32;
        let range = TextRange::new(decorated + TextSize::new(keyword), class.range.end());
        self.intrinsic(range, Intrinsic::BuildClass, Dst(f));
        let body = self.b.temp()?;
        let scope = self.scope_of(address(class), Role::Body)?;
        let first = Self::class_start(class);
        self.make_function(range, Dst(body), body, 0, scope, Work::Class(class), &class.name, first)?;
        let name = self.b.temp()?;
        self.load_text(range, &class.name, Dst(name));
        let arguments = class.arguments.as_deref();
        match (arguments, generic) {
            (Some(arguments), None) => self.call_with(range, f, 2, arguments, Dst(f))?,
            (Some(arguments), Some(base)) => self.generic_call(range, f, arguments, base)?,
            (None, base) => {
                if let Some(base) = base {
                    let last = self.b.temp()?;
                    self.b.emit(range, Op::Move { dst: Dst(last), src: base });
                }
                let n = hognose_bytecode::Small(2 + base.is_some() as u8);
                self.b.emit(range, Op::call(Dst(f), Src(f), n));
            }
        }
        self.b.release(f as usize + 1);
        Ok(())
    }

    fn store_text(&mut self, range: TextRange, name: &str, value: &Constant) -> Result {
        let mark = self.b.mark();
        let register = self.b.temp()?;
        self.load_constant(range, value, Dst(register));
        let symbol = self.unit.names.intern(name);
        self.store_symbol(range, symbol, Src(register))?;
        self.b.release(mark);
        Ok(())
    }

    /// Loads what a variable of this body holds, by its symbol.
    fn own_cell(&self, symbol: Symbol) -> Option<u8> {
        match self.b.vars.get(&symbol) {
            Some(Var::Cell(cell)) => Some(*cell),
            _ => None,
        }
    }

    pub fn class_body(&mut self, class: &'a ast::StmtClassDef) -> Result {
        let range = header(class.range);
        if let Some(cell) = self.own_cell(Symbol::CLASS_DICT)
            && self.scopes.list[self.scope].cells.contains(&Symbol::CLASS_DICT)
        {
            self.b.emit(range, Op::StoreCell { cell: Src(cell), src: Src(0) });
        }
        let mark = self.b.mark();
        let register = self.b.temp()?;
        let (module, name) = (self.unit.names.intern("__module__"), self.unit.names.intern("__name__"));
        self.load_symbol(range, name, Dst(register))?;
        self.store_symbol(range, module, Src(register))?;
        self.b.release(mark);
        let qualname = Constant::str(self.prefix.of.map_or("", |name| self.unit.names.text(name)));
        self.store_text(range, "__qualname__", &qualname)?;
        let line = self.line(Self::class_start(class));
        self.store_text(range, "__firstlineno__", &Constant::Int(line.into()))?;
        if class.type_params.is_some()
            && let Some(cell) = self.own_cell(Symbol::TYPE_PARAMS)
        {
            let register = self.b.temp()?;
            let name = self.unit.name(Symbol::TYPE_PARAMS);
            self.b.emit(range, Op::LoadCell { dst: Dst(register), cell: Src(cell), name });
            let symbol = self.unit.names.intern("__type_params__");
            self.store_symbol(range, symbol, Src(register))?;
            self.b.release(mark);
        }
        self.begin_conditions(range)?;
        self.begin_annotations(range)?;
        if let Some(doc) = literal::docstring(&class.body, self.source) {
            self.doc = Some(self.unit.constant(&doc).0);
            self.store_text(range, "__doc__", &doc)?;
        }
        self.suite(&class.body)?;
        self.class_annotations(range)?;
        let attributes = &self.scopes.list[self.scope].static_attributes;
        let attributes = attributes.iter().map(|name| Constant::Str(name.clone())).collect();
        self.store_text(range, "__static_attributes__", &Constant::Tuple(attributes))?;
        if self.scopes.list[self.scope].cells.contains(&Symbol::CLASS_DICT)
            && let Some(cell) = self.own_cell(Symbol::CLASS_DICT)
        {
            // From now on annotations see the class instead of the namespace it is made from.
            let symbol = self.unit.names.intern("__classdictcell__");
            self.store_symbol(range, symbol, Src(cell))?;
        }
        if self.scopes.list[self.scope].cells.contains(&Symbol::CLASS)
            && let Some(cell) = self.own_cell(Symbol::CLASS)
        {
            self.b.emit(range, Op::Return { src: Src(cell) });
        }
        Ok(())
    }
}
