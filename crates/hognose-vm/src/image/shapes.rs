//! How instances of the library's own classes look that natives know.
//!
//! This is found when the image is finished, and kept in it: the classes are in as many modules, which a program that asks for one
//! shape would read.

use super::stored::{Reader, Stored, Writer};

macro_rules! library_shapes {
    ($($field:ident $class:literal)*) => {
        /// The shapes of instances of the library's own classes that natives know; one that no instance has where there is no such
        /// class.
        #[derive(Clone, Copy, Debug)]
        pub struct LibraryShapes {
            $(
                #[doc = concat!("Of `", $class, "`.")]
                pub $field: u32,
            )*
        }

        impl LibraryShapes {
            /// The full names of these classes, which an image keeps for whoever asks for their shapes.
            pub(super) const CLASSES: &[&str] = &[$($class),*];

            /// By what says the shape of a class with a full name.
            pub(super) fn found(shape: impl Fn(&str) -> Option<u32>) -> LibraryShapes {
                LibraryShapes { $($field: shape($class).unwrap_or(u32::MAX)),* }
            }
        }

        impl Stored for LibraryShapes {
            fn put(&self, w: &mut Writer) {
                $(self.$field.put(w);)*
            }

            fn take(r: &mut Reader) -> LibraryShapes {
                $(let $field = Stored::take(r);)*
                LibraryShapes { $($field),* }
            }
        }
    };
}

library_shapes! {
    date "datetime.date"
    datetime "datetime.datetime"
    time "datetime.time"
    timedelta "datetime.timedelta"
    timezone "datetime.timezone"
    deque "collections.deque"
    iso_calendar_date "datetime.IsoCalendarDate"
    zone_info "zoneinfo.ZoneInfo"
    item_getter "operator.itemgetter"
    attr_getter "operator.attrgetter"
    method_caller "operator.methodcaller"
    key_wrapper "functools.KeyWrapper"
    string_io "io.StringIO"
    partial "functools.partial"
    default_dict "collections.defaultdict"
    counter "collections.Counter"
    bytes_io "io.BytesIO"
    struct_ "struct.Struct"
    unpack_iterator "struct.unpack_iterator"
    hash "hashlib.HASH"
    csv_reader "csv._Reader"
    re_pattern "re.Pattern"
    re_match "re.Match"
    fraction "fractions.Fraction"
    decimal "decimal.Decimal"
}
