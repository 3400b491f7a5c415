"""Das Ende des Dritten Zeitalters: what the expansion adds to Der Ringkrieg. Its chapters are the files."""
