"""Binary streams whose bytes are made piece by piece, as they are read: what `gzip` and `zipfile` read from.

A class makes `_next_piece`, which gives some bytes, or none at the end. What has been made and not read yet is kept here.
"""

import io


class PieceReader(io.BufferedIOBase):
    """Reads from pieces."""

    _kept = b''
    _kept_at = 0

    def _next_piece(self):
        return b''

    def _forget(self):
        self._kept, self._kept_at = b'', 0

    def _ahead(self):
        """How many bytes are kept."""
        return len(self._kept) - self._kept_at

    def _fill(self):
        """Makes sure that something is kept; false at the end."""
        if self._kept_at < len(self._kept):
            return True
        self._forget()
        self._kept = self._next_piece()
        return bool(self._kept)

    def _take(self, size):
        """So many of the bytes that are kept."""
        start, end = self._kept_at, min(self._kept_at + size, len(self._kept))
        data = self._kept[start:end]
        self._kept_at = end
        if end == len(self._kept):
            self._forget()
        return data

    def _read(self, size):
        parts = []
        while size > 0 and self._fill():
            part = self._take(size)
            size -= len(part)
            parts.append(part)
        return parts[0] if len(parts) == 1 else b''.join(parts)

    def _readline(self, size):
        parts = []
        while size > 0 and self._fill():
            newline = self._kept.find(b'\n', self._kept_at, min(self._kept_at + size, len(self._kept)))
            part = self._take(size if newline < 0 else newline + 1 - self._kept_at)
            size -= len(part)
            parts.append(part)
            if newline >= 0:
                break
        return parts[0] if len(parts) == 1 else b''.join(parts)
