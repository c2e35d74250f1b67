"""The package of `concurrent.futures`; nothing else is in it."""
