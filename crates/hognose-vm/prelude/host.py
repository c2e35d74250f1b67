# What the host asks about values when a feed is over: how they show.
#
# Each function runs by itself on an empty stack, with a small budget, and never raises.


def host_repr(value):
    try:
        return repr(value)
    except Exception:
        return None

