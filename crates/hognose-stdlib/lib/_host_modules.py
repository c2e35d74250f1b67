"""Modules of the host that have source: it runs at their first import."""

# By name: the module as it is before, and its source.
waiting = {}
