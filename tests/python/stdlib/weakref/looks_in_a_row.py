# However often something was looked at while it lived, it is gone when it is.
import weakref


class Thing:
    pass


thing = Thing()
ref, group = weakref.ref(thing), weakref.WeakSet([thing])
print(sum(ref() is thing for _ in range(200)), sum(len(group) for _ in range(200)))  # expect: 200 200
thing = None
print(ref(), len(group))  # expect: None 0
