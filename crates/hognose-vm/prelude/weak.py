# Weak references: what runs when their targets are gone.


def weak_callback(reference):
    callback = reference.__callback__
    if callback is not None:
        try:
            callback(reference)
        except Exception:
            pass
