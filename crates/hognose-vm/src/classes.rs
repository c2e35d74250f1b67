//! The builtin classes, with fixed handles in the image.
//!
//! The image's first classes are these, in this order, so that the class of a value is a
//! constant here. What is in them is said by `types` and `builtins`.

use crate::value::{IMAGE, Kind, Value};

/// What the table says about one class.
pub struct ClassDef {
    /// `__name__`.
    pub name: &'static str,
    /// `__module__`.
    pub module: &'static str,
    /// Its only base.
    pub base: Option<Value>,
    /// Names of plain fields (exceptions).
    pub members: &'static [&'static str],
}

macro_rules! classes {
    ($($id:ident $name:literal $(in $module:literal)? $(< $base:ident)? $([$($member:literal),*])?;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Position { $($id),* }
        $(
            #[doc = concat!("The class `", $name, "`.")]
            pub const $id: Value = Value::new(Kind::Class, IMAGE | Position::$id as u32);
        )*
        /// All of them, in order; each behind its base.
        pub const ALL: &[ClassDef] = &[$(ClassDef {
            name: $name,
            module: { #[allow(unused)] let m = "builtins"; $(let m = $module;)? m },
            base: { #[allow(unused)] let b: Option<Value> = Some(OBJECT); $(let b = Some($base);)? if let Position::OBJECT = Position::$id { None } else { b } },
            members: &[$($($member),*)?],
        }),*];
    };
}

/// Whether a class is one of these: then its class is `type`.
#[inline]
pub fn has(class: Value) -> bool {
    class.is(Kind::Class).is_some_and(|handle| ((handle ^ IMAGE) as usize) < ALL.len())
}

/// Whether a class is one of the builtin exceptions: these stand one behind the other.
#[inline]
pub fn is_exception(class: Value) -> bool {
    class.is(Kind::Class).is_some_and(|handle| (BASE_EXCEPTION.handle()..=TOOL_ERROR.handle()).contains(&handle))
}

/// Whether one of the builtin exceptions is another one, or derived from it.
pub fn is_derived(exception: Value, base: Value) -> bool {
    // The only one that has two bases.
    if exception.same(EXCEPTION_GROUP) && base.same(EXCEPTION) {
        return true;
    }
    let mut class = exception;
    // Each stands behind its base: what is in front of one is not derived from it.
    while class.handle() > base.handle() {
        let Some(next) = ALL.get((class.handle() ^ IMAGE) as usize).and_then(|class| class.base) else { return false };
        class = next;
    }
    class.same(base)
}

classes! {
    OBJECT "object";
    TYPE "type";
    INT "int";
    BOOL "bool" < INT;
    FLOAT "float";
    COMPLEX "complex";
    STR "str";
    BYTES "bytes";
    BYTEARRAY "bytearray";
    MEMORYVIEW "memoryview";
    LIST "list";
    TUPLE "tuple";
    DICT "dict";
    SET "set";
    FROZENSET "frozenset";
    RANGE "range";
    SLICE "slice";
    NONE_TYPE "NoneType";
    NOT_IMPLEMENTED_TYPE "NotImplementedType";
    ELLIPSIS_TYPE "ellipsis";
    FUNCTION "function";
    NATIVE_FUNCTION "builtin_function_or_method";
    METHOD_DESCRIPTOR "method_descriptor";
    WRAPPER_DESCRIPTOR "wrapper_descriptor";
    METHOD_WRAPPER "method-wrapper";
    METHOD "method";
    PROPERTY "property";
    CLASSMETHOD "classmethod";
    STATICMETHOD "staticmethod";
    MEMBER_DESCRIPTOR "member_descriptor";
    GETSET_DESCRIPTOR "getset_descriptor";
    SUPER "super";
    MODULE "module";
    CELL "cell";
    CODE "code";
    TRACEBACK "traceback";
    GENERATOR "generator";
    COROUTINE "coroutine";
    ASYNC_GENERATOR "async_generator";
    DICT_KEYS "dict_keys";
    DICT_VALUES "dict_values";
    DICT_ITEMS "dict_items";
    LIST_ITERATOR "list_iterator";
    LIST_REVERSEITERATOR "list_reverseiterator";
    TUPLE_ITERATOR "tuple_iterator";
    STR_ITERATOR "str_iterator";
    STR_ASCII_ITERATOR "str_ascii_iterator";
    BYTES_ITERATOR "bytes_iterator";
    BYTEARRAY_ITERATOR "bytearray_iterator";
    RANGE_ITERATOR "range_iterator";
    LONGRANGE_ITERATOR "longrange_iterator";
    DICT_KEYITERATOR "dict_keyiterator";
    DICT_VALUEITERATOR "dict_valueiterator";
    DICT_ITEMITERATOR "dict_itemiterator";
    DICT_REVERSEKEYITERATOR "dict_reversekeyiterator";
    DICT_REVERSEVALUEITERATOR "dict_reversevalueiterator";
    DICT_REVERSEITEMITERATOR "dict_reverseitemiterator";
    SET_ITERATOR "set_iterator";
    ITERATOR "iterator";
    ENUMERATE "enumerate";
    ZIP "zip";
    MAP "map";
    FILTER "filter";
    REVERSED "reversed";
    CALLABLE_ITERATOR "callable_iterator";
    WEAKREF "ReferenceType" in "weakref";
    TOOL "tool";
    PENDING "pending";
    COROUTINE_WRAPPER "coroutine_wrapper";
    ASYNC_GENERATOR_ASEND "async_generator_asend";
    ASYNC_GENERATOR_ATHROW "async_generator_athrow";
    ANEXT_AWAITABLE "anext_awaitable";
    MAPPINGPROXY "mappingproxy";
    GENERIC_ALIAS "GenericAlias" in "types";
    UNION "Union" in "typing";
    ARRAY "array" in "array";
    ARRAY_ITERATOR "arrayiterator" in "array";
    COUNT "count" in "itertools";
    REPEAT "repeat" in "itertools";
    CYCLE "cycle" in "itertools";
    CHAIN "chain" in "itertools";
    ISLICE "islice" in "itertools";
    ACCUMULATE "accumulate" in "itertools";
    TAKEWHILE "takewhile" in "itertools";
    DROPWHILE "dropwhile" in "itertools";
    FILTERFALSE "filterfalse" in "itertools";
    COMPRESS "compress" in "itertools";
    STARMAP "starmap" in "itertools";
    ZIP_LONGEST "zip_longest" in "itertools";
    PAIRWISE "pairwise" in "itertools";
    GROUPBY "groupby" in "itertools";
    GROUPER "_grouper" in "itertools";
    PRODUCT "product" in "itertools";
    PERMUTATIONS "permutations" in "itertools";
    COMBINATIONS "combinations" in "itertools";
    COMBINATIONS_WITH_REPLACEMENT "combinations_with_replacement" in "itertools";
    BATCHED "batched" in "itertools";
    TEE "_tee" in "itertools";
    DEQUE_ITERATOR "_deque_iterator" in "collections";
    BASE_EXCEPTION "BaseException";
    EXCEPTION "Exception" < BASE_EXCEPTION;
    BASE_EXCEPTION_GROUP "BaseExceptionGroup" < BASE_EXCEPTION ["message", "exceptions"];
    EXCEPTION_GROUP "ExceptionGroup" < BASE_EXCEPTION_GROUP;
    GENERATOR_EXIT "GeneratorExit" < BASE_EXCEPTION;
    KEYBOARD_INTERRUPT "KeyboardInterrupt" < BASE_EXCEPTION;
    SYSTEM_EXIT "SystemExit" < BASE_EXCEPTION ["code"];
    ARITHMETIC_ERROR "ArithmeticError" < EXCEPTION;
    FLOATING_POINT_ERROR "FloatingPointError" < ARITHMETIC_ERROR;
    OVERFLOW_ERROR "OverflowError" < ARITHMETIC_ERROR;
    ZERO_DIVISION_ERROR "ZeroDivisionError" < ARITHMETIC_ERROR;
    ASSERTION_ERROR "AssertionError" < EXCEPTION;
    ATTRIBUTE_ERROR "AttributeError" < EXCEPTION ["name", "obj"];
    BUFFER_ERROR "BufferError" < EXCEPTION;
    EOF_ERROR "EOFError" < EXCEPTION;
    IMPORT_ERROR "ImportError" < EXCEPTION ["msg", "name", "path", "name_from"];
    MODULE_NOT_FOUND_ERROR "ModuleNotFoundError" < IMPORT_ERROR;
    LOOKUP_ERROR "LookupError" < EXCEPTION;
    INDEX_ERROR "IndexError" < LOOKUP_ERROR;
    KEY_ERROR "KeyError" < LOOKUP_ERROR;
    MEMORY_ERROR "MemoryError" < EXCEPTION;
    // The field without a name, which no attribute shows, is for hints of tracebacks: whether `self` had such an attribute.
    NAME_ERROR "NameError" < EXCEPTION ["name", ""];
    UNBOUND_LOCAL_ERROR "UnboundLocalError" < NAME_ERROR;
    OS_ERROR "OSError" < EXCEPTION ["errno", "strerror", "filename", "filename2"];
    BLOCKING_IO_ERROR "BlockingIOError" < OS_ERROR;
    CHILD_PROCESS_ERROR "ChildProcessError" < OS_ERROR;
    CONNECTION_ERROR "ConnectionError" < OS_ERROR;
    BROKEN_PIPE_ERROR "BrokenPipeError" < CONNECTION_ERROR;
    CONNECTION_ABORTED_ERROR "ConnectionAbortedError" < CONNECTION_ERROR;
    CONNECTION_REFUSED_ERROR "ConnectionRefusedError" < CONNECTION_ERROR;
    CONNECTION_RESET_ERROR "ConnectionResetError" < CONNECTION_ERROR;
    FILE_EXISTS_ERROR "FileExistsError" < OS_ERROR;
    FILE_NOT_FOUND_ERROR "FileNotFoundError" < OS_ERROR;
    INTERRUPTED_ERROR "InterruptedError" < OS_ERROR;
    IS_A_DIRECTORY_ERROR "IsADirectoryError" < OS_ERROR;
    NOT_A_DIRECTORY_ERROR "NotADirectoryError" < OS_ERROR;
    PERMISSION_ERROR "PermissionError" < OS_ERROR;
    PROCESS_LOOKUP_ERROR "ProcessLookupError" < OS_ERROR;
    TIMEOUT_ERROR "TimeoutError" < OS_ERROR;
    REFERENCE_ERROR "ReferenceError" < EXCEPTION;
    RUNTIME_ERROR "RuntimeError" < EXCEPTION;
    NOT_IMPLEMENTED_ERROR "NotImplementedError" < RUNTIME_ERROR;
    RECURSION_ERROR "RecursionError" < RUNTIME_ERROR;
    PYTHON_FINALIZATION_ERROR "PythonFinalizationError" < RUNTIME_ERROR;
    STOP_ASYNC_ITERATION "StopAsyncIteration" < EXCEPTION;
    STOP_ITERATION "StopIteration" < EXCEPTION ["value"];
    SYNTAX_ERROR "SyntaxError" < EXCEPTION ["msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line"];
    INDENTATION_ERROR "IndentationError" < SYNTAX_ERROR;
    TAB_ERROR "TabError" < INDENTATION_ERROR;
    SYSTEM_ERROR "SystemError" < EXCEPTION;
    TYPE_ERROR "TypeError" < EXCEPTION;
    VALUE_ERROR "ValueError" < EXCEPTION;
    UNICODE_ERROR "UnicodeError" < VALUE_ERROR;
    UNICODE_DECODE_ERROR "UnicodeDecodeError" < UNICODE_ERROR ["encoding", "object", "start", "end", "reason"];
    UNICODE_ENCODE_ERROR "UnicodeEncodeError" < UNICODE_ERROR ["encoding", "object", "start", "end", "reason"];
    UNICODE_TRANSLATE_ERROR "UnicodeTranslateError" < UNICODE_ERROR ["encoding", "object", "start", "end", "reason"];
    WARNING "Warning" < EXCEPTION;
    BYTES_WARNING "BytesWarning" < WARNING;
    DEPRECATION_WARNING "DeprecationWarning" < WARNING;
    ENCODING_WARNING "EncodingWarning" < WARNING;
    FUTURE_WARNING "FutureWarning" < WARNING;
    IMPORT_WARNING "ImportWarning" < WARNING;
    PENDING_DEPRECATION_WARNING "PendingDeprecationWarning" < WARNING;
    RESOURCE_WARNING "ResourceWarning" < WARNING;
    RUNTIME_WARNING "RuntimeWarning" < WARNING;
    SYNTAX_WARNING "SyntaxWarning" < WARNING;
    UNICODE_WARNING "UnicodeWarning" < WARNING;
    USER_WARNING "UserWarning" < WARNING;
    TOOL_ERROR "ToolError" < EXCEPTION ["tool", "data"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exceptions_stand_one_behind_the_other() {
        for (at, definition) in ALL.iter().enumerate() {
            let class = Value::new(Kind::Class, IMAGE | at as u32);
            let mut above = Some(class);
            while let Some(base) = above.filter(|base| !base.same(BASE_EXCEPTION)) {
                above = ALL[(base.handle() ^ IMAGE) as usize].base;
            }
            assert_eq!(is_exception(class), above.is_some(), "{}", definition.name);
            assert!(definition.base.is_none_or(|base| base.handle() < class.handle()), "{} stands behind its base", definition.name);
        }
    }
}
