pytest_plugins = ["mathom.testing.plugin", "pytester"]
