//! The objects of each kind as parts of the image: one list of fields serves writing and reading.

use num_bigint::BigInt;

use super::doubles::whole;
use super::stored::{Reader, Stored, Writer};
use crate::exchange::{CallState, PendingObj, Wanted};
use crate::heap::Frozen;
use crate::objects::*;
use crate::text::{TextBuf, hash};
use crate::value::{IMAGE, Kind, Value};

macro_rules! objects {
    ($($object:ident { $($field:tt)* })*) => {$(
        objects!(@one $object [] $($field)*);
    )*};
    (@one $object:ident [$($done:tt)*]) => {
        impl Stored for $object {
            fn put(&self, w: &mut Writer) {
                $(self.$done.put(w);)*
            }
            #[inline]
            fn take(r: &mut Reader) -> $object {
                $object { $($done: Stored::take(r)),* }
            }
        }
    };
    (@one $object:ident [$($done:tt)*] $field:tt $($rest:tt)*) => {
        objects!(@one $object [$($done)* $field] $($rest)*);
    };
}

macro_rules! choices {
    ($($choice:ident { $($number:literal $variant:ident $(($($part:ident)*))? $({$($field:ident)*})?;)* })*) => {$(
        impl Stored for $choice {
            fn put(&self, w: &mut Writer) {
                match self {
                    $($choice::$variant $(($($part),*))? $({$($field),*})? => {
                        w.byte($number);
                        $($($part.put(w);)*)?
                        $($($field.put(w);)*)?
                    })*
                }
            }
            fn take(r: &mut Reader) -> $choice {
                match r.byte() {
                    $($number => {
                        $($(let $part = Stored::take(r);)*)?
                        $($(let $field = Stored::take(r);)*)?
                        $choice::$variant $(($($part),*))? $({$($field),*})?
                    })*
                    _ => {
                        r.fail();
                        Default::default()
                    }
                }
            }
        }
    )*};
}

objects! {
    WideObj { 0 }
    ComplexObj { real imag }
    BytesObj { data hash }
    ByteArrayObj { data exports }
    ArrayObj { code data exports }
    MemoryViewObj { base lender start len step format itemsize shape readonly released marked hash }
    ListObj { items }
    TupleObj { items }
    SetObj { table fill used hash version finger }
    RangeObj { start stop step }
    SliceObj { start stop step }
    ViewObj { dict part }
    FunctionObj { unit body direct defaults kwdefaults cells name qualname attributes own annotate }
    Direct { start arguments registers clears }
    BoundObj { func self_ }
    ClassObj { name qualname metaclass bases mro dict shape payload layout construct flags subclasses }
    ClassFlags {
        builtin final_ no_dict abstract_ observed getattribute getattr setattr delattr eq hash no_weakref sequence
        mapping own_mro qualified dict_items dict_sets dict_dels tuple_items sized tuple_order
    }
    InstanceObj { shape inline far }
    Far { first more }
    Shape { class names next dict far }
    ExcObj { shape slots args cause context suppress origin trace traceback }
    TraceEntry { unit pc }
    CellObj { 0 }
    GenObj { unit body pc registers flavour state busy name qualname facade function made }
    ModuleObj { dict name }
    SuperObj { class object start }
    WeakObj { target callback hash }
    TracebackObj { entry next }
    CodeObjObj { unit body }
    ToolObj { name index object allowed }
    Adapter { form ended asking values native held ready row numbers places }
    PendingObj { number state wanted tool args kwargs answer raised overlaps task unit pc }
}

impl Stored for ByteBuffer {
    fn put(&self, w: &mut Writer) {
        self.to_vec().put(w);
    }
    fn take(r: &mut Reader) -> ByteBuffer {
        ByteBuffer::from(Vec::<u8>::take(r))
    }
}

impl Stored for TupleItems {
    fn put(&self, w: &mut Writer) {
        let items: Box<[Value]> = (**self).into();
        items.put(w);
    }
    fn take(r: &mut Reader) -> TupleItems {
        TupleItems::from(Box::<[Value]>::take(r))
    }
}

choices! {
    Construct { 0 Plain; 1 Exception; 2 Native(native); 3 Generic; 4 New; 5 Container; }
    ViewPart { 0 Keys; 1 Values; 2 Items; }
    GenFlavour { 0 Generator; 1 Coroutine; 2 AsyncGenerator; }
    GenState { 0 Created; 1 Suspended; 2 Running; 3 Closed; }
    Wanted { 0 Later; 1 Given; 2 Now; 3 InTurn; 4 Awaited; }
    CallState { 0 Queued; 1 Started; 2 Answered; 3 Failed; 4 Abandoned; }
    DescrObj {
        0 Empty;
        1 Property { get set delete doc name };
        2 ClassMethod(f);
        3 StaticMethod(f);
        4 Member { class name };
        5 GetSet { class name get set };
    }
    IterObj {
        0 Done;
        1 List(a b);
        2 ListBack(a b);
        3 Tuple(a b);
        4 Str(a b);
        5 Bytes(a b);
        6 Range(a b c);
        7 BigRange(a b c);
        8 Dict(a b c d e);
        9 DictBack(a b c d);
        10 Set(a b c);
        11 Enumerate(a b);
        12 Zip(a b);
        13 Sequence(a b c d);
        14 Adapter(a);
        15 ZipLists(a b c);
        16 EnumerateList(a b c);
    }
    Asking { 0 Nothing; 1 Wanted; 2 Answered; 3 Ended; }
}

impl Stored for Form {
    fn put(&self, w: &mut Writer) {
        w.byte(*self as u8);
    }
    fn take(r: &mut Reader) -> Form {
        Form::ALL.get(r.byte() as usize).copied().unwrap_or_else(|| {
            r.fail();
            Form::default()
        })
    }
}

impl Stored for BigInt {
    fn put(&self, w: &mut Writer) {
        w.bytes(&self.to_signed_bytes_le());
    }
    fn take(r: &mut Reader) -> BigInt {
        BigInt::from_signed_bytes_le(r.slice())
    }
}

/// Forms of a string, above the bit that says whether its hash is known.
mod form {
    pub const INLINE: u8 = 0;
    pub const LATIN1: u8 = 1;
    pub const TWO: u8 = 2;
    pub const FOUR: u8 = 3;
}

impl Stored for StrObj {
    fn put(&self, w: &mut Writer) {
        let form = match &self.data {
            StrData::Inline(..) => form::INLINE,
            StrData::Whole(_) => form::LATIN1,
            StrData::Long(text) => match &**text {
                TextBuf::Latin1(_) => form::LATIN1,
                TextBuf::Two(_) => form::TWO,
                TextBuf::Four(_) => form::FOUR,
            },
            // What it is a part of may be stored elsewhere.
            StrData::Prefix(..) | StrData::Part(..) => {
                let strs = w.strs.expect("strings are written with all strings at hand");
                return StrObj { hash: self.hash, ..StrObj::new(whole(strs, self)) }.put(w);
            }
        };
        w.byte(form << 1 | (self.hash != 0) as u8);
        match &self.data {
            StrData::Inline(n, bytes) => w.bytes(&bytes[..*n as usize]),
            StrData::Whole(bytes) => w.bytes(bytes),
            StrData::Long(text) => match &**text {
                TextBuf::Latin1(units) => w.bytes(units),
                TextBuf::Two(units) => {
                    w.num(units.len() as u64);
                    w.out.extend(units.iter().flat_map(|u| u.to_le_bytes()));
                }
                TextBuf::Four(units) => {
                    w.num(units.len() as u64);
                    w.out.extend(units.iter().flat_map(|u| u.to_le_bytes()));
                }
            },
            StrData::Prefix(..) | StrData::Part(..) => unreachable!("written as a whole"),
        }
    }

    #[inline]
    fn take(r: &mut Reader) -> StrObj {
        let tag = r.byte();
        let mut object = match tag >> 1 {
            form::INLINE => {
                let bytes = r.slice();
                StrObj::inline(&bytes[..bytes.len().min(INLINE_TEXT)])
            }
            form::LATIN1 => StrObj { data: StrData::Whole(r.slice().into()), hash: 0 },
            form::TWO => {
                let n = r.count();
                let units = r.take(n * 2).as_chunks().0;
                long(TextBuf::Two(units.iter().map(|u| u16::from_le_bytes(*u)).collect()))
            }
            form::FOUR => {
                let n = r.count();
                let units = r.take(n * 4).as_chunks().0;
                long(TextBuf::Four(units.iter().map(|u| u32::from_le_bytes(*u)).collect()))
            }
            _ => {
                r.fail();
                StrObj::default()
            }
        };
        if tag & 1 == 1
            && let Some(text) = object.text()
        {
            // Faster than reading the eight bytes.
            object.hash = hash::known(hash::hash(text, 0));
        }
        object
    }

    fn put_at(&self, index: u32, w: &mut Writer) {
        match w.doubles.contains_key(&index) {
            true => StrObj::default().put(w),
            false => self.put(w),
        }
    }

    fn taken(all: &'static Frozen<StrObj>, r: &mut Reader<'static>) {
        r.strs = Some(all);
    }
}

fn long(text: TextBuf) -> StrObj {
    StrObj { data: StrData::Long(Box::new(text)), hash: 0 }
}

/// The hash of a string of the image, which is not stored again where the string is a key.
fn hash_of_key(strs: Option<&Frozen<StrObj>>, key: Value) -> Option<i64> {
    let handle = key.is(Kind::Str)?;
    let hash = strs?.get(handle & !IMAGE)?.hash;
    (hash != 0).then_some(hash)
}

impl Stored for Entry {
    fn put(&self, w: &mut Writer) {
        self.key.put(w);
        match hash_of_key(w.strs, w.stored(self.key)) {
            Some(hash) => assert_eq!(hash, self.hash, "a key has the hash of its string"),
            None => w.int(self.hash),
        }
        self.value.put(w);
    }

    #[inline]
    fn take(r: &mut Reader) -> Entry {
        let key = Stored::take(r);
        let hash = match hash_of_key(r.strs, key) {
            Some(hash) => hash,
            None => r.int(),
        };
        Entry { hash, key, value: Stored::take(r) }
    }
}

impl Stored for SetEntry {
    fn put(&self, w: &mut Writer) {
        self.key.put(w);
        match hash_of_key(w.strs, w.stored(self.key)) {
            Some(hash) => assert_eq!(hash, self.hash, "an element has the hash of its string"),
            None => w.int(self.hash),
        }
    }

    #[inline]
    fn take(r: &mut Reader) -> SetEntry {
        let key = Stored::take(r);
        let hash = match hash_of_key(r.strs, key) {
            Some(hash) => hash,
            None => r.int(),
        };
        SetEntry { hash, key }
    }
}

impl Stored for DictObj {
    fn put(&self, w: &mut Writer) {
        self.entries.put(w);
        self.index.len().put(w);
        self.version.put(w);
    }

    #[inline]
    fn take(r: &mut Reader) -> DictObj {
        let entries = Stored::take(r);
        let index = usize::take(r);
        match DictObj::with_index(entries, index, Stored::take(r)) {
            Some(dict) => dict,
            None => {
                r.fail();
                DictObj::default()
            }
        }
    }
}
