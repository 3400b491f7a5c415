"""Chapter 12: agents as hazards."""
