//! Classes: fields, inheritance, properties, operators, and instances that use them.
//!
//! What an instance offers is remembered with the class, for `expressions`. Metaclasses, descriptors and the like are in
//! `pieces`.

use crate::generator::{Class, Generator, Kind, Param, ParamKind, Signature, What};
use crate::types::{Ty, level};
use std::rc::Rc;

/// A special method for a class with an integer field `F`, and uses of it.
#[rustfmt::skip]
const SPECIAL: &[(&str, &[(Ty, &str)])] = &[
    ("def __eq__(self, other):\n    return isinstance(other, C) and self.F == other.F\ndef __hash__(self): return self.F % 1000", &[(Ty::Bool, "self == self"), (Ty::Bool, "self != $a"), (Ty::Int, "len({self: 1, self: 2})"), (Ty::Bool, "self in [$i, self]"), (Ty::Int, "{self: $i}[self]")]),
    ("def __lt__(self, other):\n    if not isinstance(other, C): return NotImplemented\n    return self.F < other.F", &[(Ty::Bool, "self < self"), (Ty::Bool, "self > self"), (Ty::Int, "max(self, self).F"), (Ty::Int, "sorted([self, self])[0].F")]),
    ("def __add__(self, other): return self.F + other\n__radd__ = __add__", &[(Ty::Int, "self + $i"), (Ty::Int, "$i + self"), (Ty::Int, "sum([self])"), (Ty::Float, "self + $f")]),
    ("def __mul__(self, other): return (self.F % 50) * (other if isinstance(other, int) else 1)\ndef __rmul__(self, other): return self * 2", &[(Ty::Int, "self * $i"), (Ty::Int, "$i * self"), (Ty::Int, "$s * self")]),
    ("def __sub__(self, other):\n    return NotImplemented\ndef __rsub__(self, other): return ('rsub', other)", &[(Ty::Mixed, "[$i - self]"), (Ty::Mixed, "[$a - self, self]")]),
    ("def __len__(self): return abs(self.F) % 5", &[(Ty::Int, "len(self)"), (Ty::Bool, "bool(self)"), (Ty::Bool, "not self")]),
    ("def __bool__(self): return self.F > 3", &[(Ty::Bool, "bool(self)"), (Ty::Int, "$i if self else $i"), (Ty::Bool, "not not self")]),
    ("def __getitem__(self, key):\n    if isinstance(key, int) and key > 3: raise IndexError('far')\n    return (key, self.F)\n", &[(Ty::Mixed, "[self[$n]]"), (Ty::Mixed, "[self[$n:$n]]"), (Ty::Mixed, "[self[$n, ..., $n:$n:$n]]"), (Ty::Mixed, "list(self)"), (Ty::Bool, "(0, 1) in self"), (Ty::Mixed, "[*self]"), (Ty::Mixed, "[self[$k, *$L]]")]),
    ("def __setitem__(self, key, value): print('set', key, value)\ndef __delitem__(self, key): print('del', key)", &[(Ty::None, "self.__setitem__($a, $a)"), (Ty::None, "self.__delitem__($n)")]),
    ("def __iter__(self):\n    yield self.F % 10\n    yield from (1, 2)", &[(Ty::Ints, "list(self)"), (Ty::Ints, "[*self, $i]"), (Ty::Ints, "sorted(self)"), (Ty::Tuple, "tuple(self)"), (Ty::Int, "sum(self)"), (Ty::Bool, "$i in self"), (Ty::Strs, "list(map(str, self))"), (Ty::Mixed, "list(zip(self, self))"), (Ty::Int, "max(self)"), (Ty::Set, "set(self)"), (Ty::Dict, "dict(zip($s, self))")]),
    ("def __contains__(self, item): return item == self.F", &[(Ty::Bool, "$i in self"), (Ty::Bool, "$a not in self")]),
    ("def __call__(self, x=1, *rest, **named): return x + len(rest) - len(named)", &[(Ty::Int, "self($i)"), (Ty::Int, "self()"), (Ty::Int, "self(*[$i, $i], k=1)"), (Ty::Ints, "list(map(self, $L))"), (Ty::Bool, "callable(self)"), (Ty::Ints, "sorted($L, key=self)")]),
    ("def __str__(self): return f'<{self.F}>'", &[(Ty::Str, "str(self)"), (Ty::Str, "f'{self}'"), (Ty::Str, "'%s' % self"), (Ty::Str, "'{}'.format(self)")]),
    ("def __format__(self, spec): return f'{spec!r}:{self.F}'", &[(Ty::Str, "format(self, $k)"), (Ty::Str, "f'{self:ab{1}}'"), (Ty::Str, "'{:x}'.format(self)")]),
    ("def __int__(self): return self.F\ndef __float__(self): return self.F / 2\ndef __index__(self): return 2\ndef __complex__(self): return 1j", &[(Ty::Int, "int(self)"), (Ty::Float, "float(self)"), (Ty::Int, "[1, 2, 3][self]"), (Ty::Str, "hex(self)"), (Ty::Complex, "complex(self)"), (Ty::Ints, "list(range(self))"), (Ty::Str, "'abcd'[self:]"), (Ty::Float, "self.F / 2 + float(self)"), (Ty::Str, "'%d' % self")]),
    ("def __neg__(self): return -self.F\ndef __pos__(self): return 'pos'\ndef __invert__(self): return ~self.F\ndef __abs__(self): return abs(self.F)\ndef __round__(self, n=None): return n\ndef __divmod__(self, other): return (self.F, other)", &[(Ty::Int, "-self"), (Ty::Str, "+self"), (Ty::Int, "~self"), (Ty::Int, "abs(self)"), (Ty::Mixed, "[round(self, $n)]"), (Ty::Mixed, "[round(self), divmod(self, $i)]")]),
    ("def __getattr__(self, name):\n    if name.startswith('_'): raise AttributeError(name)\n    return name + '?'", &[(Ty::Str, "self.missing"), (Ty::Str, "getattr(self, $k)"), (Ty::Bool, "hasattr(self, '_q')"), (Ty::Str, "getattr(self, '_q', $s)")]),
    ("def __iadd__(self, other):\n    self.F = (self.F + 1) % 100\n    return self\ndef __matmul__(self, other): return ('at', other)\ndef __imatmul__(self, other): return self", &[(Ty::Mixed, "[self @ $a]")]),
    ("def __truediv__(self, o): return 'truediv'\ndef __floordiv__(self, o): return 'floordiv'\ndef __mod__(self, o): return 'mod'\ndef __pow__(self, o, m=None): return ('pow', o, m)\ndef __lshift__(self, o): return 'l'\ndef __rshift__(self, o): return 'r'\ndef __and__(self, o): return 'and'\ndef __or__(self, o): return 'or'\ndef __rxor__(self, o): return 'rxor'", &[(Ty::Str, "self / $a"), (Ty::Str, "self // $a"), (Ty::Str, "self % $a"), (Ty::Mixed, "[self ** $i, pow(self, 2, $i)]"), (Ty::Str, "(self << $a) + (self >> $a)"), (Ty::Str, "(self & $a) + (self | $a)"), (Ty::Str, "$i ^ self")]),
    ("@property\ndef twice(self): return self.F * 2\n@twice.setter\ndef twice(self, value): self.F = value // 2\n@twice.deleter\ndef twice(self): print('deleted')", &[(Ty::Int, "self.twice"), (Ty::None, "setattr(self, 'twice', $i % 100)"), (Ty::None, "delattr(self, 'twice')")]),
    ("@staticmethod\ndef fixed(x, y=2): return x % 100 - y\n@classmethod\ndef named(cls, x): return cls.__name__ + str(x)", &[(Ty::Int, "self.fixed($i)"), (Ty::Str, "self.named($i)"), (Ty::Str, "type(self).named($s)"), (Ty::Int, "type(self).fixed($i, y=$i)")]),
    ("def __reversed__(self): return iter([3, self.F % 7])\ndef __length_hint__(self): return 2", &[(Ty::Ints, "list(reversed(self))")]),
    ("def __setattr__(self, name, value):\n    print('setting', name)\n    super().__setattr__(name, value)", &[(Ty::None, "setattr(self, 'z', $i)")]),
    ("def __getattribute__(self, name):\n    if name == 'hidden': return 'found'\n    return object.__getattribute__(self, name)", &[(Ty::Str, "self.hidden")]),
    ("def __next__(self):\n    self.F += 1\n    if self.F % 4 == 0: raise StopIteration\n    return self.F\ndef __iter__(self): return self", &[(Ty::Int, "next(self)"), (Ty::Int, "next(self, $i)"), (Ty::Ints, "list(self)")]),
    ("def __class_getitem__(cls, item): return (cls.__name__, item)", &[(Ty::Str, "repr(type(self)[$a])")]),
    ("def __dir__(self): return ['b', 'a']\ndef __sizeof__(self): return 8", &[(Ty::Strs, "dir(self)")]),
    ("def __fspath__(self): return 'path'\ndef __bytes__(self): return b'bytes'\ndef __trunc__(self): return 1\ndef __floor__(self): return 2", &[(Ty::Bytes, "bytes(self)")]),
];

impl Generator {
    /// A class, and an instance of it.
    pub fn define_class(&mut self) {
        let name = self.fresh("Class");
        let base = self.find(|name| match &name.what {
            What::Class(class) => Some(class.clone()),
            _ => None,
        });
        let base = if self.rng.chance(45) { base } else { None };
        let field = self.fresh("f");
        let mut fields: Vec<(String, Ty)> = base.as_ref().map(|base| base.fields.clone()).unwrap_or_default();
        let inherited = fields.len();
        fields.push((field.clone(), Ty::Int));
        if self.rng.chance(40) {
            let ty = *self.rng.pick(&[Ty::Str, Ty::Float, Ty::Ints, Ty::Bool, Ty::Pair]);
            fields.push((self.fresh("f"), ty));
        }
        let mut uses: Vec<(Ty, String)> = base.as_ref().map(|base| base.uses.clone()).unwrap_or_default();
        let mut methods = base.as_ref().map(|base| base.methods.clone()).unwrap_or_default();
        let head = match &base {
            Some(base) => format!("({})", base.name),
            None => self.rng.pick(&["", "", "()", "(object)", "[T]", "[T: str, *Ts]"]).to_string(),
        };
        self.line(format!("class {name}{head}:"));
        self.spend(10);
        let mut cost = base.as_ref().map_or(0, |base| base.cost) + 6;
        self.scoped(Kind::Class, None, |g| {
            if g.rng.chance(20) {
                g.line("'''A class.'''");
            }
            if g.rng.chance(12) {
                let list: Vec<String> =
                    fields[inherited..].iter().map(|(name, _)| format!("'{name}'")).collect();
                g.line(format!("__slots__ = ({},)", list.join(", ")));
            }
            if g.rng.chance(30) {
                let value = g.literal(Ty::Int).at(level::LAMBDA);
                let kind = *g.rng.pick(&["kind = 'k'", "kind: str = 'k'", "kind, other = 'k', 1"]);
                g.line(kind);
                g.line(format!("level = {value}"));
                uses.push((Ty::Str, "self.kind".to_string()));
                uses.push((Ty::Int, "type(self).level".to_string()));
            }
            let list: Vec<String> = fields
                .iter()
                .map(
                    |(name, ty)| {
                        if g.rng.chance(15) { format!("{name}: {}", ty.annotation()) } else { name.clone() }
                    },
                )
                .collect();
            g.line(format!("def __init__(self, {}):", list.join(", ")));
            if inherited > 0 {
                let names: Vec<&str> = fields[..inherited].iter().map(|(name, _)| name.as_str()).collect();
                g.line(format!("    super().__init__({})", names.join(", ")));
            }
            for (name, _) in &fields[inherited..] {
                g.line(format!("    self.{name} = {name}"));
            }
            let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
            if g.rng.chance(60) {
                let names: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
                g.line(format!("__match_args__ = ({},)", names.join(", ")));
            }
            let shown: Vec<String> = names.iter().map(|name| format!("{{self.{name}!r}}")).collect();
            g.line("def __repr__(self):");
            let word = *g.rng.pick(&["{type(self).__name__}", "{self.__class__.__qualname__}"]);
            g.line(format!("    return f'{word}({})'", shown.join(", ")));
            for _ in 0..g.rng.below(4) {
                let (text, gives) = *g.rng.pick(SPECIAL);
                let text = text
                    .replace("self.F", &format!("self.{field}"))
                    .replace("other.F", &format!("other.{field}"));
                let text = text.replace(", C)", &format!(", {name})"));
                text.lines().for_each(|line| g.line(line));
                uses.extend(gives.iter().map(|(ty, text)| (*ty, text.replace(".F", &format!(".{field}")))));
                cost += 2;
            }
            for _ in 0..g.rng.below(3) {
                let method = g.fresh("method");
                let rate = std::mem::replace(&mut g.wrong_rate, 0);
                let signature = g.method(&method, &fields);
                g.wrong_rate = rate;
                methods.push((method, signature));
            }
        });
        for (field, ty) in &fields {
            uses.push((*ty, format!("self.{field}")));
        }
        let class = Rc::new(Class { name: name.clone(), fields, uses, methods, cost });
        self.declare(&name, What::Class(class.clone()));
        if self.caught == 0 && !self.affords(30) {
            return;
        }
        let made = self.instance(&class, 0);
        let object = self.fresh("obj");
        self.line(format!("{object} = {made}"));
        self.declare(&object, What::Object(class.clone()));
        for _ in 0..self.rng.below(4) {
            if class.uses.is_empty() || !self.affords(class.cost) {
                break;
            }
            let (_, text) = self.rng.pick(&class.uses).clone();
            let text = self.fill_text(&text.replace("self", &object), 2);
            self.line("try:");
            self.line(format!("    show({text})"));
            self.catch();
        }
        if self.rng.chance(15) {
            let text = *self.rng.pick(&[
                "print(C.__mro__ == (*C.mro(),), C.__bases__[0].__name__)",
                "O.extra = 1; print(sorted(vars(O)))",
                "print(isinstance(O, C), issubclass(C, object), C.__name__)",
                "print(hasattr(C, 'kind'), C.__doc__)",
                "O += 1; print(O)",
                "del O.nope",
                "C.added = lambda self, x: x; print(O.added(5))",
                "O @= 2",
                "O[0] = 1; del O[1:2]",
                "O.nope = 5; print(O.nope); del O.nope",
                "print(O.__dict__)",
                "print(C.__annotations__, C.__module__)",
                "print([name for name in vars(C) if not name.startswith('__')])",
            ]);
            let text = text
                .replace("C.", &format!("{name}."))
                .replace("(C,", &format!("({name},"))
                .replace(" C)", &format!(" {name})"))
                .replace("(C)", &format!("({name})"))
                .replace("(C, ", &format!("({name}, "));
            let text = replace_word(&text, &object);
            self.line("try:");
            for part in text.split("; ") {
                self.line(format!("    {part}"));
            }
            self.catch();
        }
    }

    /// A method with a body of its own that sees the fields.
    fn method(&mut self, name: &str, fields: &[(String, Ty)]) -> Rc<Signature> {
        let param = self.fresh("p");
        let result = *self.rng.pick(&[Ty::Int, Ty::Str, Ty::Ints, Ty::Bool]);
        self.line(format!("def {name}(self, {param}=0):"));
        let cost = self.scoped(Kind::Function, Some(result), |g| {
            g.declare(&param, What::Value(Ty::Int));
            for (field, ty) in fields {
                g.declare_fixed(&format!("self.{field}"), What::Value(*ty));
            }
            g.statement();
            let (field, ty) = g.rng.pick(fields).clone();
            if g.rng.chance(50) {
                let value = g.clipped(ty, 2);
                g.line(format!("self.{field} = {value}"));
            }
            let value = g.clipped(result, 3);
            g.line(format!("return {value}"));
        });
        let params = vec![Param { name: param, ty: Ty::Int, kind: ParamKind::Usual, default: true }];
        Rc::new(Signature { params, result, cost, is_async: false })
    }
}

/// The instance, which a template calls `O`.
fn replace_word(text: &str, object: &str) -> String {
    let mut out = String::new();
    let chars: Vec<char> = text.chars().collect();
    for (at, c) in chars.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| chars[at]);
        let after = chars.get(at + 1);
        let alone = !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(|c| c.is_alphanumeric());
        if *c == 'O' && alone { out.push_str(object) } else { out.push(*c) }
    }
    out
}
