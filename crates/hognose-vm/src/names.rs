//! Names that the VM itself uses, as strings with fixed handles in the image.
//!
//! The image's first strings are these, in this order, so that a name is a constant here and
//! an attribute lookup compares handles.

use crate::value::{IMAGE, Kind, Value};

macro_rules! names {
    ($($name:ident $text:literal)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Position { $($name),* }
        $(
            #[doc = concat!("The name `", $text, "`.")]
            pub const $name: Value = Value::new(Kind::Str, IMAGE | Position::$name as u32);
        )*
        /// Their texts, in order.
        pub const TEXTS: &[&str] = &[$($text),*];
    };
}

names! {
    EMPTY ""
    INIT "__init__" NEW "__new__" CALL "__call__" CLASS "__class__" DICT "__dict__" DOC "__doc__" NAME "__name__"
    QUALNAME "__qualname__" MODULE "__module__" BASES "__bases__" BASE "__base__" MRO "__mro__" SLOTS "__slots__"
    GETATTRIBUTE "__getattribute__" GETATTR "__getattr__" SETATTR "__setattr__" DELATTR "__delattr__"
    GET "__get__" SET "__set__" DELETE "__delete__" SET_NAME "__set_name__" INIT_SUBCLASS "__init_subclass__"
    CLASS_GETITEM "__class_getitem__" MRO_ENTRIES "__mro_entries__" PREPARE "__prepare__" METACLASS "metaclass"
    ABC_META "ABCMeta" ABC_YES "_abc_yes" ABC_NO "_abc_no" ABC_NO_SINCE "_abc_no_since" REGISTRATIONS "_registrations" REMEMBERING "_remembering" REMEMBER "_remember"
    INSTANCECHECK "__instancecheck__" SUBCLASSCHECK "__subclasscheck__" SUBCLASSES "__subclasses__" WEAKREF "__weakref__"
    REPR "__repr__" STR "__str__" FORMAT "__format__" BYTES "__bytes__" HASH "__hash__" BOOL "__bool__" LEN "__len__"
    LENGTH_HINT "__length_hint__" ITER "__iter__" NEXT "__next__" REVERSED "__reversed__" CONTAINS "__contains__"
    GETITEM "__getitem__" SETITEM "__setitem__" DELITEM "__delitem__" MISSING "__missing__" INDEX "__index__" INT "__int__"
    FLOAT "__float__" COMPLEX "__complex__" ROUND "__round__" TRUNC "__trunc__" FLOOR "__floor__" CEIL "__ceil__"
    EQ "__eq__" NE "__ne__" LT "__lt__" LE "__le__" GT "__gt__" GE "__ge__"
    ADD "__add__" SUB "__sub__" MUL "__mul__" TRUEDIV "__truediv__" FLOORDIV "__floordiv__" MOD "__mod__" POW "__pow__"
    MATMUL "__matmul__" LSHIFT "__lshift__" RSHIFT "__rshift__" AND "__and__" OR "__or__" XOR "__xor__" DIVMOD "__divmod__"
    RADD "__radd__" RSUB "__rsub__" RMUL "__rmul__" RTRUEDIV "__rtruediv__" RFLOORDIV "__rfloordiv__" RMOD "__rmod__" RPOW "__rpow__"
    RMATMUL "__rmatmul__" RLSHIFT "__rlshift__" RRSHIFT "__rrshift__" RAND "__rand__" ROR "__ror__" RXOR "__rxor__" RDIVMOD "__rdivmod__"
    IADD "__iadd__" ISUB "__isub__" IMUL "__imul__" ITRUEDIV "__itruediv__" IFLOORDIV "__ifloordiv__" IMOD "__imod__" IPOW "__ipow__"
    IMATMUL "__imatmul__" ILSHIFT "__ilshift__" IRSHIFT "__irshift__" IAND "__iand__" IOR "__ior__" IXOR "__ixor__"
    NEG "__neg__" POS "__pos__" ABS "__abs__" INVERT "__invert__"
    ENTER "__enter__" EXIT "__exit__" AENTER "__aenter__" AEXIT "__aexit__" AWAIT "__await__" AITER "__aiter__" ANEXT "__anext__"
    ABSTRACTMETHODS "__abstractmethods__" ISABSTRACT "__isabstractmethod__" ANNOTATIONS "__annotations__" ANNOTATE "__annotate__"
    TYPE_PARAMS "__type_params__" DEFAULTS "__defaults__" KWDEFAULTS "__kwdefaults__" WRAPPED "__wrapped__" MATCH_ARGS "__match_args__"
    SELF "__self__" FUNC "__func__" OBJCLASS "__objclass__" CLOSURE "__closure__" CODE "__code__" GLOBALS "__globals__"
    CAUSE "__cause__" CONTEXT "__context__" SUPPRESS_CONTEXT "__suppress_context__" TRACEBACK "__traceback__" NOTES "__notes__" ARGS "args"
    VALUE "value" MSG "msg" EXC_NAME "name" OBJ "obj" PATH "path" ERRNO "errno" STRERROR "strerror" FILENAME "filename" FILENAME2 "filename2"
    CODE_ATTR "code" ENCODING "encoding" OBJECT_ATTR "object" START "start" STOP "stop" STEP "step" END "end" REASON "reason" LINENO "lineno" OFFSET "offset" TEXT "text"
    END_LINENO "end_lineno" END_OFFSET "end_offset" PRINT_FILE_AND_LINE "print_file_and_line" MESSAGE "message" EXCEPTIONS "exceptions"
    NAME_FROM "name_from" TOOL "tool" DATA "data"
    FILE "__file__" PACKAGE "__package__" LOADER "__loader__" SPEC "__spec__" BUILTINS "__builtins__" ALL "__all__" MAIN "__main__" BUILTINS_MODULE "builtins"
    CLASSCELL "__classcell__" TYPE "type" OBJECT "object" ORIG_BASES "__orig_bases__" SIZEOF "__sizeof__" DIR "__dir__" REDUCE "__reduce__"
    REDUCE_EX "__reduce_ex__" GETSTATE "__getstate__" COPY "__copy__" DEEPCOPY "__deepcopy__" REPLACE "__replace__" FSPATH "__fspath__" DEL "__del__"
    TEXT_SIGNATURE "__text_signature__" SIGNATURE "__signature__" GENERIC_ALIAS "GenericAlias" UNION_TYPE "UnionType" UNION_ARGS "__args__" UNION_PARAMETERS "__parameters__"
    FGET "fget" FSET "fset" FDEL "fdel" SEND "send" THROW "throw" CLOSE "close" KEYS "keys" ITEMS "items" VALUES "values" LAMBDA "<lambda>" METHOD "method"
    APPEND "append" WRITE "write" DECODE "decode" INT_NAME "int" STR_NAME "str" FIRSTLINENO "__firstlineno__" STATIC_ATTRIBUTES "__static_attributes__"
    SUBCLASSHOOK "__subclasshook__" GETNEWARGS "__getnewargs__" BUFFER "__buffer__" RELEASE_BUFFER "__release_buffer__" MODE "mode" ORIGIN "__origin__" DEFAULT "default" KEY "key"
    IMPORT "__import__" PACKAGE_PATH "__path__" REST "_rest"
    STDOUT "stdout" OWN_STDOUT "__stdout__"
}
