//! The opcodes: what each instruction does to the registers.
//!
//! An instruction is eight bytes: the opcode, up to three bytes (registers or small
//! numbers) and one 32-bit operand, or up to seven bytes. `R[x]` is a register of the running body, `R[x..]`
//! a run of them. An instruction either completes or has no effect.
//!
//! Numbers are never reused: a snapshot stores them.
//!
//! Truth, comparison, arithmetic, attribute and item access may run code of the guest; the
//! instruction then completes when that code returns.

use crate::operand::*;

/// The most operands that an instruction of eight bytes has.
pub const MAX_OPERANDS: usize = 8;

macro_rules! opcodes {
    ($($(#[$doc:meta])* $number:literal $name:ident { $($field:ident: $ty:ident),* $(,)? })*) => {
        /// One instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Op { $($(#[$doc])* $name { $(#[allow(missing_docs)] $field: $ty),* }),* }

        impl Op {
            /// The number under which the opcode is stored.
            pub fn number(&self) -> u8 {
                match self { $(Op::$name { .. } => $number),* }
            }

            /// The name in listings.
            pub fn name(&self) -> &'static str {
                match self { $(Op::$name { .. } => stringify!($name)),* }
            }

            /// Calls `visit` with the name and the role of each operand, in order.
            #[allow(unused_variables)]
            pub fn operands(&self, mut visit: impl FnMut(&'static str, Role)) {
                match *self { $(Op::$name { $($field),* } => { $(visit(stringify!($field), $field.role());)* }),* }
            }

            /// Calls `visit` with each operand as a number, in order.
            #[allow(unused_variables)]
            pub fn to_wire(&self, mut visit: impl FnMut(i64)) {
                match *self { $(Op::$name { $($field),* } => { $(visit($field.to_wire());)* }),* }
            }

            /// How many operands the instructions with this opcode have.
            fn count(number: u8) -> Option<usize> {
                match number {
                    $($number => Some(<[&str]>::len(&[$(stringify!($field)),*])),)*
                    161 | 164 => Some(3),
                    _ => None,
                }
            }

            /// The instruction with this opcode and these operands.
            #[allow(unused_mut, unused_variables)]
            fn of_operands(number: u8, operands: &[i64; MAX_OPERANDS]) -> Option<Op> {
                let mut operands = operands.iter().copied();
                match number {
                    $($number => Some(Op::$name { $($field: $ty::from_wire(operands.next()?)?),* }),)*
                    // Those that did not say where the last argument is.
                    161 | 164 => {
                        let (dst, f) = (Dst::from_wire(operands.next()?)?, Src::from_wire(operands.next()?)?);
                        let n = Small::from_wire(operands.next()?)?;
                        Some(if number == 161 { Op::call(dst, f, n) } else { Op::call_method(dst, f, n) })
                    }
                    _ => None,
                }
            }

            /// The instruction with this opcode, operands taken from `next`.
            #[inline]
            pub fn from_wire(number: u8, mut next: impl FnMut() -> Option<i64>) -> Option<Op> {
                let mut operands = [0; MAX_OPERANDS];
                for operand in operands.iter_mut().take(Op::count(number)?) {
                    *operand = next()?;
                }
                Op::of_operands(number, &operands)
            }
        }
    };
}

opcodes! {
    // Moves and constants.

    /// `R[dst] = R[src]`.
    0 Move { dst: Dst, src: Src }
    /// `R[dst] = R[src]` and `R[next] = R[from]`: two moves that stood one behind the other, the second of something else than the first.
    196 Moves { dst: Dst, src: Src, next: Dst, from: Src }
    /// `R[dst] = constants[index]`.
    1 LoadConst { dst: Dst, index: ConstIndex }
    /// `R[dst] = value`, an integer.
    2 LoadInt { dst: Dst, value: Word }
    /// `R[dst] = None`.
    3 LoadNone { dst: Dst }
    /// `R[dst] = True` (1) or `False` (0).
    4 LoadBool { dst: Dst, value: Small }
    /// Unbinds `R[dst]`: reading it as a variable is an error from now on.
    5 LoadUndef { dst: Dst }
    /// Raises `UnboundLocalError` when `R[src]` is unbound.
    6 CheckBound { src: Src, name: NameIndex }
    /// `del x` of a local: raises `UnboundLocalError` when unbound, then unbinds.
    7 DeleteLocal { var: Src, name: NameIndex }
    /// `R[dst]` = the intrinsic with this number ([`crate::Intrinsic`]).
    8 LoadIntrinsic { dst: Dst, which: Num }

    // Names.

    /// `R[dst]` = global, then builtin, else `NameError`.
    10 LoadGlobal { dst: Dst, site: SiteIndex }
    /// Binds a global.
    11 StoreGlobal { src: Src, site: SiteIndex }
    /// Deletes a global, else `NameError`.
    12 DeleteGlobal { site: SiteIndex }
    /// Class body: `R[dst]` = name in the mapping `R[ns]`, then global, then builtin, else `NameError`.
    13 LoadName { dst: Dst, ns: Src, site: SiteIndex }
    /// Class body: `R[ns][name] = R[src]`.
    14 StoreName { ns: Src, src: Src, site: SiteIndex }
    /// Class body: `del R[ns][name]`, else `NameError`.
    15 DeleteName { ns: Src, site: SiteIndex }
    /// Class body: `R[dst]` = name in the mapping `R[ns]`, else what the cell `R[cell]` holds.
    16 LoadNameOrCell { dst: Dst, ns: Src, cell: Src, site: SiteIndex }
    /// `R[dst]` = a new, empty cell.
    17 NewCell { dst: Dst }
    /// `R[var]` = a new cell that holds what `R[var]` was (a parameter that is captured).
    18 WrapCell { var: Src }
    /// `R[dst]` = what the cell `R[cell]` holds; unbound: `UnboundLocalError`, or `NameError` for a captured cell.
    19 LoadCell { dst: Dst, cell: Src, name: NameIndex }
    /// Puts `R[src]` into the cell `R[cell]`.
    20 StoreCell { cell: Src, src: Src }
    /// Empties the cell `R[cell]`; an error as for `LoadCell` when it is empty.
    21 DeleteCell { cell: Src, name: NameIndex }
    /// `R[dst]` = element `index` of the list of spilled locals `R[list]`; may be unbound (`CheckBound` follows where needed).
    22 LoadSpill { dst: Dst, list: Src, index: Num }
    /// Element `index` of the list of spilled locals `R[list]` = `R[src]`.
    23 StoreSpill { list: Src, src: Src, index: Num }
    /// `R[dst]` = a new list of `n` unbound spilled locals.
    24 NewSpill { dst: Dst, n: Num }

    // Attributes and items.

    /// `R[dst] = R[obj].name`.
    30 GetAttr { dst: Dst, obj: Src, site: SiteIndex }
    /// `R[obj].name = R[src]`.
    31 SetAttr { obj: Src, src: Src, site: SiteIndex }
    /// `del R[obj].name`.
    32 DelAttr { obj: Src, site: SiteIndex }
    /// Looks up a method to call: `R[dst]` = function and `R[dst + 1] = R[obj]`, or `R[dst]` = the bound
    /// attribute and `R[dst + 1]` unbound. `CallMethod` with `f = dst` follows.
    33 LoadMethod { dst: Dst, obj: Src, site: SiteIndex }
    /// `LoadMethod` right in front of the `CallMethod` with `f = dst`, which it may do as well.
    198 LoadMethodToCall { dst: Dst, obj: Src, site: SiteIndex }
    /// Like `LoadMethod` for a special method looked up on the type; raises the `TypeError` of the
    /// `with` statement when it is missing. `which`: 0 `__enter__`, 1 `__exit__`, 2 `__aenter__`, 3 `__aexit__`.
    34 LoadSpecial { dst: Dst, obj: Src, which: Num }
    /// `R[dst] = R[obj][R[key]]`.
    35 GetItem { dst: Dst, obj: Src, key: Src }
    /// `R[obj][R[key]] = R[src]`.
    36 SetItem { obj: Src, key: Src, src: Src }
    /// `del R[obj][R[key]]`.
    37 DelItem { obj: Src, key: Src }
    /// `R[dst] = slice(R[start], R[start + 1], R[start + 2])`.
    38 BuildSlice { dst: Dst, start: Src }
    /// `R[dst] = R[obj][index]`, an integer.
    39 GetItemInt { dst: Dst, obj: Src, index: Word }
    /// `R[dst] = R[obj][constants[key]]`, a string. The site keeps where a dict had it.
    40 GetItemConst { dst: Dst, obj: Src, key: NearConst, site: NearSite }
    /// `R[obj][constants[key]] = R[src]`, the same.
    41 SetItemConst { obj: Src, src: Src, key: NearConst, site: NearSite }

    // Arithmetic. `mode` 1 is the in-place form (`+=`), which tries `__iadd__` and so on first.

    /// `R[dst] = R[a] + R[b]`.
    50 Add { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] - R[b]`.
    51 Sub { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] * R[b]`.
    52 Mul { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] / R[b]`.
    53 Div { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] // R[b]`.
    54 FloorDiv { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] % R[b]`.
    55 Mod { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] ** R[b]`.
    56 Pow { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] @ R[b]`.
    57 MatMul { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] << R[b]`.
    58 Shl { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] >> R[b]`.
    59 Shr { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] & R[b]`.
    60 And { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] | R[b]`.
    61 Or { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] ^ R[b]`.
    62 Xor { dst: Dst, a: Src, b: Src, mode: Num }
    /// `R[dst] = R[a] + value`.
    63 AddInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] - value`.
    64 SubInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] * value`.
    65 MulInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] // value`.
    66 FloorDivInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] % value`.
    67 ModInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] & value`.
    68 AndInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] << value`.
    69 ShlInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = R[a] >> value`.
    70 ShrInt { dst: Dst, a: Src, mode: Small, value: Word }
    /// `R[dst] = -R[src]`.
    71 Neg { dst: Dst, src: Src }
    /// `R[dst] = +R[src]`.
    72 Pos { dst: Dst, src: Src }
    /// `R[dst] = ~R[src]`.
    73 Invert { dst: Dst, src: Src }
    /// `R[dst] = not R[src]`.
    74 Not { dst: Dst, src: Src }

    // Comparison.

    /// `R[dst] = R[a] < R[b]`.
    80 Lt { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] <= R[b]`.
    81 Le { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] == R[b]`.
    82 Eq { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] != R[b]`.
    83 Ne { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] > R[b]`.
    84 Gt { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] >= R[b]`.
    85 Ge { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] is R[b]`.
    86 Is { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[a] is not R[b]`.
    87 IsNot { dst: Dst, a: Src, b: Src }
    /// `R[dst] = R[item] in R[container]`.
    88 In { dst: Dst, item: Src, container: Src }
    /// `R[dst] = R[item] not in R[container]`.
    89 NotIn { dst: Dst, item: Src, container: Src }

    // Jumps.

    /// Goes on elsewhere.
    90 Jump { to: Jump }
    /// Jumps when `R[src]` is true.
    91 JumpIf { src: Src, to: Jump }
    /// Jumps when `R[src]` is false.
    92 JumpIfNot { src: Src, to: Jump }
    /// Jumps when `R[src]` is `None`.
    93 JumpIfNone { src: Src, to: Jump }
    /// Jumps when `R[src]` is not `None`.
    94 JumpIfNotNone { src: Src, to: Jump }
    /// Jumps when `R[a] < R[b]`.
    95 JumpIfLt { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] <= R[b]`.
    96 JumpIfLe { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] == R[b]`.
    97 JumpIfEq { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] != R[b]`.
    98 JumpIfNe { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] > R[b]`.
    99 JumpIfGt { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] >= R[b]`.
    100 JumpIfGe { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] < R[b]` (which is not `>=` for every type).
    101 JumpIfNotLt { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] <= R[b]`.
    102 JumpIfNotLe { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] == R[b]`.
    103 JumpIfNotEq { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] != R[b]`.
    104 JumpIfNotNe { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] > R[b]`.
    105 JumpIfNotGt { a: Src, b: Src, to: Jump }
    /// Jumps unless `R[a] >= R[b]`.
    106 JumpIfNotGe { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] < value`.
    107 JumpIfLtInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] <= value`.
    108 JumpIfLeInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] == value`.
    109 JumpIfEqInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] != value`.
    110 JumpIfNeInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] > value`.
    111 JumpIfGtInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] >= value`.
    112 JumpIfGeInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] < value`.
    113 JumpIfNotLtInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] <= value`.
    114 JumpIfNotLeInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] == value`.
    115 JumpIfNotEqInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] != value`.
    116 JumpIfNotNeInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] > value`.
    117 JumpIfNotGtInt { a: Src, value: Imm, to: Jump }
    /// Jumps unless `R[a] >= value`.
    118 JumpIfNotGeInt { a: Src, value: Imm, to: Jump }
    /// Jumps when `R[a] is R[b]`.
    119 JumpIfIs { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] is not R[b]`.
    120 JumpIfIsNot { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] in R[b]`.
    121 JumpIfIn { a: Src, b: Src, to: Jump }
    /// Jumps when `R[a] not in R[b]`.
    122 JumpIfNotIn { a: Src, b: Src, to: Jump }
    /// Jumps when `R[src]` is unbound (a default that was not given, a `finally` without a value).
    123 JumpIfUndef { src: Src, to: Jump }
    /// Jumps when `R[a] == constants[index]`.
    124 JumpIfEqConst { a: Src, index: NearConst, to: Jump }
    /// Jumps unless `R[a] == constants[index]`.
    125 JumpIfNotEqConst { a: Src, index: NearConst, to: Jump }

    // `sum` of a generator expression that has no body of its own. Its state is in three registers: the total, and the two parts of
    // a sum of floats or `None`.

    /// Adds the number `R[item]` to the sum of numbers `R[sum..sum + 3]` and jumps; goes on where that takes more.
    126 SumItem { sum: Src, item: Src, to: Jump }
    /// `R[sum]` = what the sum `R[sum..sum + 3]` has come to. What is added to it from now on takes `+`.
    127 SumTotal { sum: Src }

    // Iteration. The state of a `for` is in three registers, `R[iter..iter + 3]`.

    /// Begins a loop over the iterable `R[iter]`: `R[iter..iter + 3]` becomes the state of the loop.
    130 ForPrep { iter: Src }
    /// The next item: `R[dst]` = item and jumps, or goes on behind it when there is none.
    131 ForNext { dst: Dst, iter: Src, to: Jump }
    /// Leaves a loop early: closes the generator of `R[iter]` when the loop alone holds it.
    132 ForClose { iter: Src }
    /// `R[dst]` = what a generator expression goes over `R[src]` with: its iterator, or a list or range itself, whose iterator
    /// nobody else would have.
    133 GetIter { dst: Dst, src: Src }
    /// `R[dst]` = the asynchronous iterator of `R[src]`.
    134 GetAIter { dst: Dst, src: Src }
    /// `R[dst]` = the awaitable of the next item of `R[iter]`.
    135 GetANext { dst: Dst, iter: Src }
    /// Handler of an `async for`: jumps when the exception `R[exc]` is `StopAsyncIteration`, else raises it again.
    136 EndAsyncFor { exc: Src, to: Jump }
    /// `R[start..start + n]` = exactly `n` items of `R[src]`.
    137 Unpack { start: Dst, src: Src, n: Num }
    /// `a, *b, c = R[src]`: `before` items, a list of the rest, `after` items, into `R[start..]`.
    138 UnpackStar { start: Dst, src: Src, before: Small, after: Num }

    /// As `ForPrep` for what `GetIter` gave: an iterator is not asked for its iterator again.
    139 ForIterator { iter: Src }

    // Displays.

    /// `R[dst] = [*R[start..start + n]]`.
    140 BuildList { dst: Dst, start: Src, n: Num }
    /// `R[dst]` = a tuple of `R[start..start + n]`.
    141 BuildTuple { dst: Dst, start: Src, n: Num }
    /// `R[dst]` = a set of `R[start..start + n]`.
    142 BuildSet { dst: Dst, start: Src, n: Num }
    /// `R[dst]` = a dict of the `n` pairs in `R[start..start + 2 * n]`.
    143 BuildDict { dst: Dst, start: Src, n: Num }
    /// Appends to a list that the compiler made.
    144 ListAppend { list: Src, item: Src }
    /// Extends a list that the compiler made by any iterable (`[*x]`).
    145 ListExtend { list: Src, items: Src }
    /// Adds to a set that the compiler made.
    146 SetAdd { set: Src, item: Src }
    /// Adds all items of an iterable to a set that the compiler made.
    147 SetUpdate { set: Src, items: Src }
    /// Sets an item of a dict that the compiler made.
    148 DictSet { dict: Src, key: Src, value: Src }
    /// `{**x}`: updates a dict that the compiler made from the mapping `R[items]`.
    149 DictUpdate { dict: Src, items: Src }
    /// `f(**x)`: as `DictUpdate`, but a key that is there already is a `TypeError` that names the callee `R[callee]`.
    150 DictMerge { dict: Src, items: Src, callee: Src }
    /// `R[dst] = tuple(R[src])`, a list that the compiler made.
    151 ListToTuple { dst: Dst, src: Src }
    /// `R[dst]` = the texts `R[start..start + n]` joined; a number among them is one that [`Op::PART`] left.
    152 BuildString { dst: Dst, start: Src, n: Num }
    /// `R[dst] = format(convert(R[src]), '')`; `conversion`: 0 none, 1 `str`, 2 `repr`, 3 `ascii`, [`Op::PART`].
    153 FormatValue { dst: Dst, src: Src, conversion: Small }
    /// `R[dst] = format(convert(R[src]), R[spec])`.
    154 FormatSpec { dst: Dst, src: Src, spec: Src, conversion: Num }

    /// `f(*x)`: extends a list that the compiler made; the error for a value that is no iterable names the callee `R[callee]`.
    155 ListExtendArguments { list: Src, items: Src, callee: Src }
    /// `R[dst]` = a dict of the `n` different strings of the tuple `constants[keys]`, with the values `R[start..start + n]`.
    156 BuildRecord { dst: Dst, start: Src, n: Small, keys: ConstIndex }
    /// `R[dst] = []`, for the items of the iterable `R[items]`.
    157 BuildListFor { dst: Dst, items: Src }
    /// `R[dst] = {}`, for as many items as the iterable `R[items]` has.
    158 BuildDictFor { dst: Dst, items: Src }

    // Functions and calls. Arguments stand in registers behind the callee.

    /// `R[dst]` = a function of a body. `R[base..base + 3]`: tuple of defaults, dict of keyword-only
    /// defaults, annotate function; each read only when its bit of `has` (1, 2, 4) is set.
    160 MakeFunction { dst: Dst, base: Src, has: Small, body: BodyIndex }
    /// `R[f + n] = R[last]`, then `R[dst] = R[f](*R[f + 1..f + 1 + n])`: the last argument may be a variable, which nothing else has
    /// to move to where it belongs. Where it stands there already, and where there is none, `last` is `f + n`.
    194 Call { dst: Dst, f: Src, n: Small, last: Src }
    /// The last arguments are keyword arguments, named by the tuple `constants[names]`.
    162 CallKw { dst: Dst, f: Src, n: Small, names: ConstIndex }
    /// Jumps when a call may take `R[items]` and `R[options]` for `*` and `**` as they are: a list or tuple, and a dict whose keys are
    /// strings. Where both are the same register there is no `**`.
    197 JumpIfArguments { items: Src, options: Src, to: Jump }
    /// `R[dst] = R[f](*R[f + 1], **R[f + 2])`: a list or tuple, and a dict or `None`.
    163 CallEx { dst: Dst, f: Src }
    /// Calls what `LoadMethod` found, with the arguments `R[f + 2..f + 2 + n]`; `R[f + 1 + n] = R[last]` before, as in `Call`.
    195 CallMethod { dst: Dst, f: Src, n: Small, last: Src }
    /// As `CallMethod`; the last arguments are keyword arguments, named by `constants[names]`.
    165 CallMethodKw { dst: Dst, f: Src, n: Small, names: ConstIndex }
    /// Leaves the body with `R[src]`.
    166 Return { src: Src }
    /// Leaves the body with `None`.
    167 ReturnNone {}
    /// Suspends the generator with `R[src]`; when it goes on, `R[dst]` = what was sent.
    168 Yield { dst: Dst, src: Src }
    /// Sends `R[value]` to the iterator `R[iter]`. When that yields: `R[value]` = what it yielded. When it
    /// ends: `R[value]` = its result, and jumps.
    169 Send { value: Src, iter: Src, to: Jump }
    /// Suspends the generator with `R[value]` on behalf of `R[iter]`, which receives what is thrown in; when
    /// it goes on, `R[value]` = what was sent. A thrown exception that ends `R[iter]` with a result sets `R[value]` and jumps.
    170 YieldFrom { value: Src, iter: Src, to: Jump }
    /// `R[dst]` = the iterator that `yield from R[src]` drives.
    171 GetYieldFrom { dst: Dst, src: Src }
    /// `R[dst]` = the iterator that `await R[src]` drives. `context`: 0 plain, 1 `__aenter__`, 2 `__aexit__`, 3 `__anext__`.
    172 GetAwaitable { dst: Dst, src: Src, context: Num }
    /// An asynchronous generator gives an item: suspends with `R[src]`; then `R[dst]` = what was sent.
    173 YieldAsync { dst: Dst, src: Src }
    /// Zero-argument `super()`: when `R[f]` is the builtin `super`, `R[dst] = super(R[f + 1], R[f + 2])`, the
    /// class cell and the first argument (each possibly a cell); else `R[dst] = R[f]()`.
    174 CallSuper { dst: Dst, f: Src }
    /// The border of the body of a `try` or `with`: waits for every outstanding call of the task (design 1.8).
    175 Settle {}
    /// A call that stands as a statement gave `R[src]`: if that is the value of a tool, waits as `Settle` does.
    176 Drop { src: Src }
    /// As `Settle`, where the exception `R[exc]` leaves the body: `R[exc]` = the earlier failure of a call, if there is one.
    177 SettleRaised { exc: Dst }

    // Exceptions.

    /// `raise R[exc]`.
    180 Raise { exc: Src }
    /// `raise R[exc] from R[cause]`.
    181 RaiseFrom { exc: Src, cause: Src }
    /// Raises the exception `R[exc]` again, with the traceback it has.
    182 Reraise { exc: Src }
    /// A bare `raise`: the exception being handled, or `RuntimeError`.
    183 RaiseHandled {}
    /// Jumps unless the exception `R[exc]` matches `R[types]` (a class or a tuple of them).
    184 JumpIfNoMatch { exc: Src, types: Src, to: Jump }
    /// Raises `TypeError` unless `R[types]` may stand behind `except*`.
    185 CheckExceptStar { types: Src }
    /// `R[start..start + 3]` = type, exception and traceback of the exception `R[exc]`, for `__exit__`.
    186 ExceptionInfo { start: Dst, exc: Src }

    // Patterns and imports.

    /// `R[dst]` = whether `R[src]` is a sequence for `match`.
    190 MatchSequence { dst: Dst, src: Src }
    /// `R[dst]` = whether `R[src]` is a mapping for `match`.
    191 MatchMapping { dst: Dst, src: Src }
    /// `R[dst] = len(R[src])` as an integer, for `match`.
    192 Len { dst: Dst, src: Src }
    /// `from R[module] import name`: `R[dst]` = the attribute or submodule, else `ImportError`.
    193 ImportFrom { dst: Dst, module: Src, site: SiteIndex }
}

const _: () = assert!(size_of::<Op>() == 8);

impl Op {
    /// The `conversion` of a `FormatValue` whose result only `BuildString` takes: none, and an integer of one word and a float may stay as
    /// they are. Their text can have no effect, so it may be made when all are put together.
    pub const PART: u8 = 4;

    /// A call whose arguments stand behind the callee.
    pub fn call(dst: Dst, f: Src, n: Small) -> Op {
        Op::Call { dst, f, n, last: Src(f.0.saturating_add(n.0)) }
    }

    /// A call of a method whose arguments stand behind it and what it is bound to.
    pub fn call_method(dst: Dst, f: Src, n: Small) -> Op {
        Op::CallMethod { dst, f, n, last: Src(f.0.saturating_add(n.0).saturating_add(1)) }
    }

    /// The runs of registers that the instruction reads besides its operands: `(first, length)`.
    pub fn reads(&self) -> Option<(u8, usize)> {
        Some(match *self {
            Op::BuildSlice { start, .. } => (start.0, 3),
            Op::BuildList { start, n, .. }
            | Op::BuildTuple { start, n, .. }
            | Op::BuildSet { start, n, .. }
            | Op::BuildString { start, n, .. } => (start.0, n.0 as usize),
            Op::BuildRecord { start, n, .. } => (start.0, n.0 as usize),
            Op::BuildDict { start, n, .. } => (start.0, (n.0 as usize).saturating_mul(2)),
            // The last argument is an operand.
            Op::Call { f, n, .. } => (f.0, n.0 as usize),
            Op::CallMethod { f, n, .. } => (f.0, n.0 as usize + 1),
            Op::CallKw { f, n, .. } => (f.0, n.0 as usize + 1),
            Op::CallMethodKw { f, n, .. } => (f.0, n.0 as usize + 2),
            Op::CallEx { f, .. } | Op::CallSuper { f, .. } => (f.0, 3),
            Op::ForNext { iter, .. } | Op::ForClose { iter } => (iter.0, 3),
            Op::SumItem { sum, .. } | Op::SumTotal { sum } => (sum.0, 3),
            _ => return None,
        })
    }

    /// The runs of registers that the instruction writes besides its operands: `(first, length)`.
    pub fn writes(&self) -> Option<(u8, usize)> {
        Some(match *self {
            Op::ForPrep { iter } | Op::ForIterator { iter } | Op::ForNext { iter, .. } => (iter.0, 3),
            Op::LoadMethod { dst, .. } | Op::LoadMethodToCall { dst, .. } | Op::LoadSpecial { dst, .. } => (dst.0, 2),
            Op::Unpack { start, n, .. } => (start.0, n.0 as usize),
            Op::ExceptionInfo { start, .. } => (start.0, 3),
            Op::UnpackStar { start, before, after, .. } => {
                (start.0, before.0 as usize + 1 + after.0 as usize)
            }
            Op::WrapCell { var } | Op::DeleteLocal { var, .. } => (var.0, 1),
            Op::Send { value, .. } | Op::YieldFrom { value, .. } => (value.0, 1),
            Op::Call { f, n, .. } => (f.0.saturating_add(n.0), 1),
            Op::CallMethod { f, n, .. } => (f.0.saturating_add(n.0).saturating_add(1), 1),
            Op::SumItem { sum, .. } | Op::SumTotal { sum } => (sum.0, 3),
            _ => return None,
        })
    }

    /// Whether the instruction never goes on with the one behind it.
    pub fn is_terminal(&self) -> bool {
        matches!(
            self,
            Op::Jump { .. }
                | Op::Return { .. }
                | Op::ReturnNone {}
                | Op::Raise { .. }
                | Op::RaiseFrom { .. }
                | Op::Reraise { .. }
                | Op::RaiseHandled {}
        )
    }
}
