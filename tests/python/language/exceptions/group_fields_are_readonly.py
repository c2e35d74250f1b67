# The fields of an exception group cannot be assigned or deleted.
group = ExceptionGroup('m', [ValueError(1)])


def assign(name):
    setattr(group, name, ())


def delete(name):
    delattr(group, name)


for action in (assign, delete):
    for name in ('exceptions', 'message'):
        try:
            action(name)
        except AttributeError as e:
            print(e)
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
print(group.exceptions, group.message)  # expect: (ValueError(1),) m
