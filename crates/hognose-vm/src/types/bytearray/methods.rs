//! The table of `bytearray`.

use super::change::{
    alloc, append, clear, copy, delitem, extend, iadd, imul, insert, pop, reduce, reduce_ex, remove,
    repr as bytearray_repr, resize, reverse, setitem,
};
use crate::native::{Late, Obj, SelfByteArray};
use crate::native_args::text::Flag;
use crate::native_args::{SizeArg, SliceArg};
use crate::natives;
use crate::types::bytes::Byte;
use crate::types::bytes::case::*;
use crate::types::bytes::dunder::*;
use crate::types::bytes::find::*;
use crate::types::bytes::hex::{bytearray_fromhex, hex};
use crate::types::bytes::make::{bytearray, bytearray_init, bytearray_new};
use crate::types::bytes::pad::*;
use crate::types::bytes::replace::*;
use crate::types::bytes::split::*;
use crate::types::str::dunder::Times;
use crate::value::Value;

natives! {
    pub METHODS: methods of "bytearray" {
        "make" bytearray(Option<Obj>, Option<Obj>, Option<Obj>) "source=b'', encoding='utf-8', errors='strict'";
        raw "__new__" bytearray_new "cls, /, *args, **kwargs";
        "__init__" bytearray_init(SelfByteArray, Option<Obj>, Option<Obj>, Option<Obj>) "self, /, source=b'', encoding='utf-8', errors='strict'";
        split(SelfByteArray, Option<Obj>, Option<SizeArg>) "self, /, sep=None, maxsplit=-1";
        rsplit(SelfByteArray, Option<Obj>, Option<SizeArg>) "self, /, sep=None, maxsplit=-1";
        splitlines(SelfByteArray, Option<Flag>) "self, /, keepends=False";
        join(SelfByteArray, Obj) "self, iterable_of_bytes, /";
        partition(SelfByteArray, Obj) "self, sep, /";
        rpartition(SelfByteArray, Obj) "self, sep, /";
        strip(SelfByteArray, Option<Obj>) "self, bytes=None, /";
        lstrip(SelfByteArray, Option<Obj>) "self, bytes=None, /";
        rstrip(SelfByteArray, Option<Obj>) "self, bytes=None, /";
        removeprefix(SelfByteArray, Obj) "self, prefix, /";
        removesuffix(SelfByteArray, Obj) "self, suffix, /";
        replace(SelfByteArray, Obj, Obj, Option<SizeArg>) "self, old, new, count=-1, /";
        translate(SelfByteArray, Obj, Option<Obj>) "self, table, /, delete=b''";
        "static:maketrans" maketrans(Obj, Obj) "frm, to, /";
        find(SelfByteArray, Late<Needle>, Option<SliceArg>, Option<SliceArg>) "self, sub, start=None, end=None, /";
        rfind(SelfByteArray, Late<Needle>, Option<SliceArg>, Option<SliceArg>) "self, sub, start=None, end=None, /";
        index(SelfByteArray, Late<Needle>, Option<SliceArg>, Option<SliceArg>) "self, sub, start=None, end=None, /";
        rindex(SelfByteArray, Late<Needle>, Option<SliceArg>, Option<SliceArg>) "self, sub, start=None, end=None, /";
        count(SelfByteArray, Late<Needle>, Option<SliceArg>, Option<SliceArg>) "self, sub, start=None, end=None, /";
        startswith(SelfByteArray, Obj, Option<SliceArg>, Option<SliceArg>) "self, prefix, start=None, end=None, /";
        endswith(SelfByteArray, Obj, Option<SliceArg>, Option<SliceArg>) "self, suffix, start=None, end=None, /";
        lower(SelfByteArray) "self, /";
        upper(SelfByteArray) "self, /";
        title(SelfByteArray) "self, /";
        capitalize(SelfByteArray) "self, /";
        swapcase(SelfByteArray) "self, /";
        isalnum(SelfByteArray) "self, /";
        isalpha(SelfByteArray) "self, /";
        isascii(SelfByteArray) "self, /";
        isdigit(SelfByteArray) "self, /";
        islower(SelfByteArray) "self, /";
        isspace(SelfByteArray) "self, /";
        istitle(SelfByteArray) "self, /";
        isupper(SelfByteArray) "self, /";
        ljust(SelfByteArray, SizeArg, Option<Obj>) "self, width, fillchar=b' ', /";
        rjust(SelfByteArray, SizeArg, Option<Obj>) "self, width, fillchar=b' ', /";
        center(SelfByteArray, SizeArg, Option<Obj>) "self, width, fillchar=b' ', /";
        zfill(SelfByteArray, SizeArg) "self, width, /";
        expandtabs(SelfByteArray, Option<SizeArg>) "self, /, tabsize=8";
        decode(SelfByteArray, Option<Obj>, Option<Obj>) "self, /, encoding='utf-8', errors='strict'";
        hex(SelfByteArray, Option<Obj>, Option<SizeArg>) "self, /, sep=None, bytes_per_sep=1";
        "__add__" add(SelfByteArray, Obj) "self, value, /";
        "__mul__" mul(SelfByteArray, Times) "self, value, /";
        "__rmul__" mul(SelfByteArray, Times) "self, value, /";
        "__mod__" modulo(SelfByteArray, Obj) "self, value, /";
        "__rmod__" rmod(SelfByteArray, Obj) "self, value, /";
        "__contains__" contains(SelfByteArray, Obj) "self, key, /";
        "__getitem__" getitem(SelfByteArray, Obj) "self, key, /";
        "__len__" len(SelfByteArray) "self, /";
        "__iter__" iter(SelfByteArray) "self, /";
        "__eq__" eq(SelfByteArray, Obj) "self, value, /";
        "__ne__" ne(SelfByteArray, Obj) "self, value, /";
        "__lt__" lt(SelfByteArray, Obj) "self, value, /";
        "__le__" le(SelfByteArray, Obj) "self, value, /";
        "__gt__" gt(SelfByteArray, Obj) "self, value, /";
        "__ge__" ge(SelfByteArray, Obj) "self, value, /";
        "__repr__" bytearray_repr(Value) "self, /";
        "__str__" bytearray_repr(Value) "self, /";
        "__buffer__" bytearray_buffer(Value, Obj) "self, flags, /";
        "__release_buffer__" release_buffer(Value, Obj) "self, buffer, /";
        "class:fromhex" bytearray_fromhex(Value, Obj) "cls, string, /";
        "__sizeof__" sizeof_bytearray(SelfByteArray) "self, /";
        append(SelfByteArray, Byte) "self, item, /";
        extend(SelfByteArray, Obj) "self, iterable_of_ints, /";
        insert(SelfByteArray, crate::native_args::IndexArg, Byte) "self, index, item, /";
        pop(SelfByteArray, Option<crate::native_args::IndexArg>) "self, index=-1, /";
        remove(SelfByteArray, Byte) "self, value, /";
        reverse(SelfByteArray) "self, /";
        clear(SelfByteArray) "self, /";
        copy(SelfByteArray) "self, /";
        resize(SelfByteArray, SizeArg) "self, size, /";
        "__iadd__" iadd(Value, Obj) "self, value, /";
        "__imul__" imul(Value, Times) "self, value, /";
        "__setitem__" setitem(SelfByteArray, Obj, Value) "self, key, value, /";
        "__delitem__" delitem(SelfByteArray, Obj) "self, key, /";
        "__alloc__" alloc(SelfByteArray) "self, /";
        "__reduce__" reduce(Value) "self, /";
        "__reduce_ex__" reduce_ex(Value, Obj) "self, proto=0, /";
    }
}
