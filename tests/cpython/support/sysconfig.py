"""What tests ask of `sysconfig`: nothing is known of a build."""


def get_config_var(name):
    return None


def get_config_vars(*names):
    return [None for name in names] if names else {}
