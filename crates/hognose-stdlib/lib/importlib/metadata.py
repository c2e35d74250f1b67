"""Packages that are installed: none."""


class PackageNotFoundError(ModuleNotFoundError):
    """There is no package of this name."""

    def __str__(self):
        return f'No package metadata was found for {self.name}'

    @property
    def name(self):
        return self.args[0]


def _absent(distribution_name):
    if not distribution_name:
        raise ValueError('A distribution name is required.')
    raise PackageNotFoundError(distribution_name)


def distribution(distribution_name):
    return _absent(distribution_name)


def version(distribution_name):
    return _absent(distribution_name)


def metadata(distribution_name):
    return _absent(distribution_name)


def files(distribution_name):
    return _absent(distribution_name)


def requires(distribution_name):
    return _absent(distribution_name)


def distributions(**kwargs):
    return iter(())


def entry_points(**params):
    return ()


def packages_distributions():
    return {}
