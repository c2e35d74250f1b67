# Tracebacks in which texts of users' exceptions and notes appear.
#
# Native code says which texts it cannot compute, these functions compute them, native code puts everything together.


def _hognose_native_render_traceback(exc, /):
    # The twin of `_hognose.render_traceback`.
    texts = []
    for value, use_repr in traceback_wanted(exc):
        text = None
        try:
            text = repr(value) if use_repr else str(value)
        except BaseException as error:
            # CPython lets what is not an `Exception` through.
            if not isinstance_exact(error, Exception):
                raise
        texts.append((value, text))
    return traceback_with(exc, texts)
