//! Functions: parameters of every kind, defaults, annotations, decorators, closures, generators, coroutines.
//!
//! A function never calls itself, so that what a call costs is known where it is written.

use crate::generator::{Generator, Kind, Param, ParamKind, Signature, What};
use crate::types::{Ty, level};
use std::rc::Rc;

const RESULTS: &[Ty] = &[
    Ty::Int,
    Ty::Int,
    Ty::Int,
    Ty::Str,
    Ty::Str,
    Ty::Float,
    Ty::Bool,
    Ty::Ints,
    Ty::Strs,
    Ty::Tuple,
    Ty::Pair,
    Ty::Dict,
    Ty::None,
];
const TAKEN: &[Ty] = &[Ty::Int, Ty::Int, Ty::Str, Ty::Float, Ty::Ints, Ty::Bool, Ty::Tuple, Ty::Dict];

impl Generator {
    /// A function of some kind, and calls of it.
    pub fn define_function(&mut self) {
        let name = self.fresh("func");
        let rate = std::mem::replace(&mut self.wrong_rate, 0);
        for _ in 0..self.rng.below(5).saturating_sub(3) {
            let text = *self.rng.pick(&["@(lambda f: f)", "@traced", "@traced"]);
            if text == "@traced" && !self.lines.iter().any(|line| line == "def traced(function):") {
                if self.indent > 0 {
                    continue;
                }
                for line in "def traced(function):\n    def wrapper(*args, **kwargs):\n        print('call', function.__name__)\n        return function(*args, **kwargs)\n    wrapper.__wrapped__ = function\n    return wrapper".lines() {
                    self.line(line);
                }
            }
            self.line(text);
        }
        self.wrong_rate = rate;
        let signature = self.function(&name);
        self.declare(&name, What::Function(signature.clone()));
        if signature.result == Ty::Iterator {
            return;
        }
        if self.affords(signature.cost + 10) && self.caught > 0 {
            let call = self.call(&name, &signature, 3);
            self.line(format!("show({call})"));
        }
        if self.rng.chance(15) {
            let what = *self.rng.pick(&[
                "__annotations__",
                "__defaults__",
                "__kwdefaults__",
                "__name__",
                "__qualname__",
                "__doc__",
                "__type_params__",
                "__code__.co_argcount",
                "__code__.co_freevars",
                "__code__.co_cellvars",
                "__module__",
            ]);
            // A decorated function shows its wrapper's.
            self.line(format!("print({name}.{what})"));
        }
    }

    /// The head and body of a function.
    pub fn function(&mut self, name: &str) -> Rc<Signature> {
        let result = *self.rng.pick(RESULTS);
        let params = self.parameters();
        let mut texts: Vec<String> = Vec::new();
        let mut star = false;
        let annotated = self.rng.chance(30);
        let generic = self.rng.chance(10);
        for (at, param) in params.iter().enumerate() {
            if param.kind == ParamKind::KeywordOnly && !star {
                star = true;
                if !params.iter().any(|param| param.kind == ParamKind::Rest) {
                    texts.push("*".to_string());
                }
            }
            let mark = match param.kind {
                ParamKind::Rest => "*",
                ParamKind::Keywords => "**",
                _ => "",
            };
            let mut text = format!("{mark}{}", param.name);
            if annotated && self.rng.chance(75) {
                let of = if generic && self.rng.chance(30) { "T" } else { param.ty.annotation() };
                text.push_str(&format!(": {of}"));
            }
            if param.default {
                let value = self.literal(param.ty).at(level::LAMBDA);
                text.push_str(&format!("={value}"));
            }
            texts.push(text);
            let next = params.get(at + 1).map(|next| next.kind);
            if param.kind == ParamKind::PositionalOnly && next != Some(ParamKind::PositionalOnly) {
                texts.push("/".to_string());
            }
        }
        let types = if generic {
            *self.rng.pick(&["[T]", "[T: int]", "[T: (int, str)]", "[T, *Ts]", "[T, **P]", "[T = int]"])
        } else {
            ""
        };
        let arrow = if annotated { format!(" -> {}", result.annotation()) } else { String::new() };
        self.line(format!("def {name}{types}({}){arrow}:", texts.join(", ")));
        let cost = self.scoped(Kind::Function, Some(result), |g| {
            if g.rng.chance(15) {
                g.line(format!("'''What {name} does.'''"));
            }
            g.declare_params(&params);
            g.closure_parts();
            for _ in 0..g.rng.below(3) + 1 {
                g.statement();
            }
            let value = g.clipped(result, 3);
            if result != Ty::None || g.rng.chance(50) {
                g.line(format!("return {value}"));
            }
        });
        Rc::new(Signature { params, result, cost, is_async: false })
    }

    fn declare_params(&mut self, params: &[Param]) {
        for param in params {
            let ty = match param.kind {
                ParamKind::Rest => Ty::Tuple,
                ParamKind::Keywords => continue,
                _ => param.ty,
            };
            self.declare(&param.name, What::Value(ty));
        }
    }

    /// Now and then a variable of the function around, or of the module, is assigned to.
    fn closure_parts(&mut self) {
        if !self.rng.chance(25) {
            return;
        }
        let around = self.scopes.len() - 2;
        let (word, at) =
            if self.scopes[around].kind == Kind::Function { ("nonlocal", around) } else { ("global", 0) };
        let found: Vec<(String, Ty)> = self.scopes[at]
            .names
            .iter()
            .filter_map(|name| match name.what {
                What::Value(ty @ (Ty::Int | Ty::Float | Ty::Bool | Ty::Str)) if !name.fixed => {
                    Some((name.text.clone(), ty))
                }
                _ => None,
            })
            .collect();
        if found.is_empty() {
            return;
        }
        let (name, ty) = self.rng.pick(&found).clone();
        self.line(format!("{word} {name}"));
        let value = self.clipped(ty, 2);
        self.line(format!("{name} = {value}"));
        if ty == Ty::Int {
            self.line(format!("{name} += 1"));
        }
    }

    fn parameters(&mut self) -> Vec<Param> {
        let mut params: Vec<Param> = Vec::new();
        let mut default = false;
        let positional_only = self.rng.below(5).saturating_sub(3);
        let usual = self.rng.below(3);
        for at in 0..positional_only + usual {
            let ty = *self.rng.pick(TAKEN);
            default = default || self.rng.chance(25);
            let kind = if at < positional_only { ParamKind::PositionalOnly } else { ParamKind::Usual };
            let name = self.fresh("p");
            params.push(Param { name, ty, kind, default });
        }
        if self.rng.chance(20) {
            let name = self.fresh("args");
            params.push(Param { name, ty: Ty::Int, kind: ParamKind::Rest, default: false });
        }
        if self.rng.chance(25) {
            for _ in 0..self.rng.below(2) + 1 {
                let (name, ty, default) = (self.fresh("k"), *self.rng.pick(TAKEN), self.rng.chance(50));
                params.push(Param { name, ty, kind: ParamKind::KeywordOnly, default });
            }
        }
        if self.rng.chance(15) {
            let name = self.fresh("kwargs");
            params.push(Param { name, ty: Ty::Dict, kind: ParamKind::Keywords, default: false });
        }
        params
    }

    /// A generator function with what drives it.
    pub fn generator_function(&mut self) {
        let name = self.fresh("gen");
        let param = self.fresh("p");
        self.line(format!("def {name}({param}):"));
        let cost = self.scoped(Kind::Generator, None, |g| {
            g.declare(&param, What::Value(Ty::Int));
            for _ in 0..g.rng.below(3) + 1 {
                match g.rng.below(6) {
                    0 => g.yielding("yield $i"),
                    1 => g.yielding("yield from $L[:3]"),
                    2 => {
                        let got = g.fresh("got");
                        g.yielding(&format!("{got} = yield $i"));
                        g.line(format!("print('got', {got})"));
                    }
                    3 => g.yielding("yield ($i, $s)"),
                    4 => g.yielding("print((yield $i), 'after')"),
                    _ => g.statement(),
                }
            }
            g.yielding("yield $i");
            if g.rng.chance(40) {
                g.yielding("return $i");
            }
        });
        let driven = *self.rng.pick(&[
            "print(list(GEN($i)))",
            "for x in GEN($i): print(x)",
            "g = GEN($i); print(next(g), list(g))",
            "print(*GEN($i), sep=',')",
            "print([x for x in GEN($i) if x], sum(1 for _ in GEN($o)))",
            "a, *b = GEN($i); print(a, b)",
            "print(max((repr(x) for x in GEN($i)), default=None), dict(enumerate(GEN($o))))",
            "g = GEN($i); print(next(g), g.send($i), next(g, 'end')); g.close(); print(next(g, 'closed'))",
            "g = GEN($i); next(g); print(g.throw(ValueError($s)))",
            "print(list(zip(GEN($i), GEN($o))))",
            "def outer(): x = yield from GEN($i); print('result', x)\nprint(list(outer()))",
        ]);
        self.spend(cost * 2);
        for line in driven.replace("GEN", &name).lines() {
            // The values may be arguments inside a comprehension.
            let walrus = std::mem::replace(&mut self.walrus, false);
            let text = self.fill_text(line, 2);
            self.walrus = walrus;
            self.line(text);
        }
    }

    fn yielding(&mut self, template: &str) {
        let text = self.fill_text(template, 2);
        self.line(text);
    }

    /// Coroutines under `asyncio.run`.
    pub fn coroutines(&mut self) {
        self.line("import asyncio");
        let mut made: Vec<(String, Rc<Signature>)> = Vec::new();
        let names = self.scope().names.len();
        for _ in 0..self.rng.below(2) + 1 {
            let (name, param) = (self.fresh("task"), self.fresh("p"));
            let result = *self.rng.pick(&[Ty::Int, Ty::Int, Ty::Str, Ty::Ints]);
            self.line(format!("async def {name}({param}):"));
            let cost = self.scoped(Kind::Async, Some(result), |g| {
                g.declare(&param, What::Value(Ty::Int));
                for _ in 0..g.rng.below(3) + 1 {
                    if g.rng.chance(50) {
                        let wait = *g.rng.pick(&[
                            "await asyncio.sleep(0)",
                            "print('step', await asyncio.sleep(0, $i))",
                            "await asyncio.sleep(0.00$o)",
                        ]);
                        let text = g.fill_text(wait, 1);
                        g.line(text);
                    } else {
                        g.statement();
                    }
                }
                let value = g.clipped(result, 3);
                g.line(format!("return {value}"));
            });
            let params = vec![Param { name: param, ty: Ty::Int, kind: ParamKind::Usual, default: false }];
            let signature = Rc::new(Signature { params, result, cost: cost + 5, is_async: true });
            self.declare(&name, What::Function(signature.clone()));
            made.push((name, signature));
        }
        let (agen, manager) = (self.fresh("agen"), self.fresh("Manager"));
        self.piece(&format!(
            "async def {agen}(n):\n    for k in range(n):\n        await asyncio.sleep(0)\n        yield k * $i\n?    print('generated')\nclass {manager}:\n    async def __aenter__(self):\n        print('enter')\n?        await asyncio.sleep(0)\n        return $i\n    async def __aexit__(self, kind, value, trace):\n        print('exit', kind)\n        return «True|False|None»"
        ));
        let main = self.fresh("main");
        self.line(format!("async def {main}():"));
        let first = made[0].0.clone();
        let last = made[made.len() - 1].0.clone();
        let cost = self.scoped(Kind::Async, None, |g| {
            for _ in 0..g.rng.below(4) + 2 {
                let text = *g.rng.pick(&[
                    "print(await FIRST($i))", "print(await asyncio.gather(FIRST($i), LAST($i)))", "print(await asyncio.gather(FIRST($o), LAST($i), return_exceptions=True))", "t = asyncio.create_task(FIRST($i)); await asyncio.sleep(0); print(await t)", "async for x in AGEN($o): print(x)", "async for x in AGEN(2): print(x, end=' ')\nelse: print('over')", "print([x async for x in AGEN($o)])", "print([x + await FIRST(x) async for x in AGEN(2) if x >= 0] if $b else 0)", "print({x: $s async for x in AGEN($o)}, sorted({x % 3 async for x in AGEN($o)}))", "print([await FIRST(x) for x in range(2)])", "g = AGEN(3); print(await anext(g)); await g.aclose()", "async with MANAGER() as m: print(m, $a)", "async with MANAGER() as m, MANAGER(): print(m); await asyncio.sleep(0)", "async with MANAGER():\n    print('in'); raise KeyError($k)", "try:\n    async with asyncio.timeout(0.0005): await asyncio.sleep(1)\nexcept TimeoutError as e: print('late', repr(e))", "async with asyncio.TaskGroup() as tg:\n    a, b = tg.create_task(FIRST($i)), tg.create_task(LAST($o))\nprint(a.result(), b.done())", "try:\n    print(await asyncio.wait_for(FIRST($i), 5))\nexcept ValueError as e: print(e)", "q = asyncio.Queue(); q.put_nowait($i); print(await q.get(), q.empty())", "t = asyncio.create_task(asyncio.sleep(5)); await asyncio.sleep(0); t.cancel()\ntry: await t\nexcept asyncio.CancelledError: print('cancelled', t.cancelled())", "print([y async for y in (x * 2 async for x in AGEN($o))])", "lock = asyncio.Lock()\nasync with lock: print(lock.locked())", "print(await anext(aiter(AGEN(1))), await anext(AGEN(0), 'none'))", "for f in asyncio.as_completed([FIRST($i)]): print(await f)", "e = asyncio.Event(); e.set(); print(await e.wait())", "%",
                ]);
                if text == "%" {
                    g.statement();
                    continue;
                }
                let text = text.replace("FIRST", &first).replace("LAST", &last).replace("AGEN", &agen).replace("MANAGER", &manager);
                for line in text.lines() {
                    let line = g.fill_text(line, 2);
                    g.line(line);
                }
            }
        });
        self.scope().names.truncate(names);
        self.spend(cost + 20);
        // What asyncio has to say in a traceback is its own affair.
        self.line("try:");
        self.line(format!("    asyncio.run({main}())"));
        self.line("except BaseException as stopped:");
        self.line("    print(type(stopped).__name__, stopped)");
    }
}
