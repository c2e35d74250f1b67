"""Parts of messages, by their kinds."""
