"""The package of importlib's tests, of which only a helper is used elsewhere."""
