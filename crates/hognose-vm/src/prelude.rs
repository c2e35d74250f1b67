//! The sources of the prelude: Python that the VM runs on behalf of instructions and natives.
//!
//! All files share one namespace, in this order; see `image::Builder::prelude`.

/// File names and sources.
pub static PRELUDE: &[(&str, &str)] = &[
    ("core.py", include_str!("../prelude/core.py")),
    ("classes.py", include_str!("../prelude/classes.py")),
    ("imports.py", include_str!("../prelude/imports.py")),
    ("source.py", include_str!("../prelude/source.py")),
    ("traceback.py", include_str!("../prelude/traceback.py")),
    ("host.py", include_str!("../prelude/host.py")),
    ("containers.py", include_str!("../prelude/containers.py")),
    ("list.py", include_str!("../prelude/list.py")),
    ("dict.py", include_str!("../prelude/dict.py")),
    ("set.py", include_str!("../prelude/set.py")),
    ("iteration.py", include_str!("../prelude/iteration.py")),
    ("sorting.py", include_str!("../prelude/sorting.py")),
    ("suspend.py", include_str!("../prelude/suspend.py")),
    ("objects.py", include_str!("../prelude/objects.py")),
    ("exceptions.py", include_str!("../prelude/exceptions.py")),
    ("weak.py", include_str!("../prelude/weak.py")),
    ("buffers.py", include_str!("../prelude/buffers.py")),
    ("number.py", include_str!("../prelude/number.py")),
    ("operators.py", include_str!("../prelude/operators.py")),
    ("text.py", include_str!("../prelude/text.py")),
];
