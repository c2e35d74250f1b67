"""XML: trees of elements, events, documents."""

__all__ = ["dom", "parsers", "sax", "etree"]
