"""Interfaces of other packages, over Hognose: one subpackage each, named after the package whose place it takes.

Not here: anything that Hognose offers itself. Nothing is imported until a subpackage is.
"""
