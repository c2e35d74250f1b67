"""Mail: here only addresses and dates, in `email.utils`."""

__all__ = ['utils']
