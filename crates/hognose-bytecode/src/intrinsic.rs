//! Callables that compiled code reaches without a name, so that no guest can rebind them.
//!
//! `Op::LoadIntrinsic` loads one; it is then called like any function. The VM says for each
//! whether a native or a prelude function stands behind it.

macro_rules! intrinsics {
    ($($(#[$doc:meta])* $number:literal $variant:ident $name:literal)*) => {
        /// A callable of the VM that compiled code loads by number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Intrinsic { $($(#[$doc])* $variant),* }
        impl Intrinsic {
            /// Every intrinsic, in the order of its number.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant),*];
            /// The number under which it is stored; never reused.
            pub const fn number(self) -> u32 { match self { $(Intrinsic::$variant => $number),* } }
            /// The intrinsic with this number.
            pub const fn from_number(number: u32) -> Option<Intrinsic> {
                match number { $($number => Some(Intrinsic::$variant),)* _ => None }
            }
            /// Its name in listings, and the name of its implementation.
            pub const fn name(self) -> &'static str { match self { $(Intrinsic::$variant => $name),* } }
        }
    };
}

intrinsics! {
    /// `build_class(body, name, *bases, **keywords)`: what a `class` statement calls.
    0 BuildClass "build_class"
    /// `import_name(name, fromlist, level)`: `fromlist` is `None` or a tuple of names. Gives the top package without, the named module with a `fromlist`.
    1 ImportName "import_name"
    /// `import_star(module, namespace)`: copies the public names; `namespace` is `None` for the globals of the caller.
    2 ImportStar "import_star"
    /// `match_class(subject, cls, n_positional, keyword_names)`: the tuple of attribute values, or `None`.
    3 MatchClass "match_class"
    /// `match_keys(subject, keys)`: the tuple of values in the order of the tuple `keys`, or `None`.
    4 MatchKeys "match_keys"
    /// `match_rest(subject, keys)`: a new dict of the items whose keys are not in the tuple `keys`.
    5 MatchRest "match_rest"
    /// `except_star_match(exception, types)`: `(matched or None, rest or None)`. A naked exception is wrapped in a group when it matches.
    6 ExceptStarMatch "except_star_match"
    /// `except_star_end(original, raised)`: what to raise after all clauses (`raised`: list of exceptions, the unhandled rest among them), or `None`.
    7 ExceptStarEnd "except_star_end"
    /// The class `AssertionError`.
    8 AssertionError "AssertionError"
    /// `make_typevar(name, bound, constraints, default)`: the last three are functions without parameters, or `None`.
    9 MakeTypeVar "make_typevar"
    /// `make_paramspec(name, default)`.
    10 MakeParamSpec "make_paramspec"
    /// `make_typevartuple(name, default)`.
    11 MakeTypeVarTuple "make_typevartuple"
    /// `make_typealias(name, type_params, value)`: `value` is a function without parameters.
    12 MakeTypeAlias "make_typealias"
    /// `generic_base(type_params)`: `Generic[...]` of the tuple of parameters.
    13 GenericBase "generic_base"
    /// `build_template(*parts)`: a t-string of `str` parts and interpolations, in order.
    14 BuildTemplate "build_template"
    /// `build_interpolation(value, expression, conversion, format_spec)`: `conversion` is `None`, `'r'`, `'s'` or `'a'`.
    15 BuildInterpolation "build_interpolation"
    /// The class `NotImplementedError`, for annotation functions asked for another format than `VALUE`.
    16 NotImplementedError "NotImplementedError"
    /// `set_function_type_params(function, type_params)`: gives back the function.
    17 SetTypeParams "set_function_type_params"
    /// `dict_keyword_error(callee, name)`: raises the `TypeError` for a repeated keyword argument.
    18 RepeatedKeyword "repeated_keyword"
    /// `display(value)`: shows the value of an expression statement as the interactive prompt does.
    19 Display "display"
    /// `setup_annotations(namespace)`: gives it an `__annotations__` if it has none; `None` stands for the globals of the caller.
    20 SetupAnnotations "setup_annotations"
    /// The builtin `sum`. This one and those behind it go through a generator expression where it stands, if their name means them.
    21 Sum "sum"
    /// The builtin `any`.
    22 Any "any"
    /// The builtin `all`.
    23 All "all"
    /// The builtin `sorted`.
    24 Sorted "sorted"
    /// The class `list`.
    25 List "list"
    /// The class `tuple`.
    26 Tuple "tuple"
    /// The class `set`.
    27 Set "set"
    /// The builtin `min`.
    28 Min "min"
    /// The builtin `max`.
    29 Max "max"
}
