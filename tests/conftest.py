from hypothesis import HealthCheck, settings

pytest_plugins = ["mathom.testing.plugin", "pytester"]

# A busy machine is no error of the code, and CI must not depend on luck.
settings.register_profile("mathom", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mathom")
