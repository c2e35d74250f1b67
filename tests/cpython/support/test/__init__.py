"""The package under which the guest finds test modules and their helpers."""
