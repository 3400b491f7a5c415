"""What is seen, asked and written (chapters 17, 20 and 21)."""
