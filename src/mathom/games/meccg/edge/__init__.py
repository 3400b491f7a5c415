"""What a seat sees and may choose, as those outside the engine meet it."""
