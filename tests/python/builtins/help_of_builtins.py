# compat: docstrings
# Of builtins, help() tells parameters and no docstring.


class Plain:
    """Without slots."""

    def __eq__(self, other):
        return True


print(len.__doc__, list.append.__doc__)  # expect: None None
help(len)
# expect: Help on built-in function len in module builtins:
# expect:
# expect: len(obj, /)
# expect:
help([].append)
# expect: Help on built-in function append:
# expect:
# expect: append(object, /) method of builtins.list instance
# expect:
help(Plain)
# expect: Help on class Plain in module __main__:
# expect:
# expect: class Plain(builtins.object)
# expect:  |  Without slots.
# expect:  |
# expect:  |  Methods defined here:
# expect:  |
# expect:  |  __eq__(self, other)
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data descriptors defined here:
# expect:  |
# expect:  |  __dict__
# expect:  |
# expect:  |  __weakref__
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes defined here:
# expect:  |
# expect:  |  __hash__ = None
# expect:
