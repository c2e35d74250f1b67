# Weak references: what runs when their targets are gone.


def weak_callbacks(references):
    for reference in references:
        callback = reference.__callback__
        if callback is not None:
            try:
                callback(reference)
            except BaseException as error:
                unraisable(error, f'Exception ignored while calling weakref callback {callback!r}')


# Targets whose classes say what is equal, and what a hash is.


def ReferenceType___hash__(self, /):
    return keep_weak_hash(self, hash_of(weak_target(self)))


def ReferenceType___eq__(self, other, /):
    return weak_target(self) == weak_target(other)
