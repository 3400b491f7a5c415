"""Moving figures (chapter 5)."""
