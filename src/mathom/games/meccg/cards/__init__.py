"""What the cards do, as effects of the common language."""
