"""Event cards in hand, being played, lying on the table, and leaving it (chapter 6)."""
