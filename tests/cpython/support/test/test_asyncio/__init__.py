"""The package of asyncio's tests, which needs no sockets of its own."""
