"""`urllib`: only `urllib.parse` is here; there is no network to open."""
