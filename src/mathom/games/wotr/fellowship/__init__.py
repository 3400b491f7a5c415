"""The Fellowship: its members, its way, declaring and revealing, and the Mordor track."""
