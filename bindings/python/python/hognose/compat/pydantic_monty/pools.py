"""Pools: what sessions are checked out of. There are no worker processes here; a pool says whether it is open."""

from __future__ import annotations

__all__ = ["Pool"]


class Pool:
    """Whether sessions can be had, and what they have in common."""

    __slots__ = ("active", "request_timeout")

    def __init__(self, request_timeout: float | None) -> None:
        self.active = False
        self.request_timeout = request_timeout

    def enter(self) -> None:
        """Opens it."""
        self.active = True

    def leave(self) -> None:
        """Closes it. Sessions that are checked out stay with who has them."""
        self.active = False

    def check(self) -> None:
        """Refuses sessions while it is closed."""
        if not self.active:
            raise RuntimeError("the pool is not active — enter the Monty / AsyncMonty context manager first")
