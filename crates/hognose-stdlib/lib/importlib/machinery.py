"""Descriptions of modules."""

SOURCE_SUFFIXES = ['.py']
BYTECODE_SUFFIXES = []
EXTENSION_SUFFIXES = []


def all_suffixes():
    return SOURCE_SUFFIXES + BYTECODE_SUFFIXES + EXTENSION_SUFFIXES


class ModuleSpec:
    """What is known of a module: its name, what loads it, where it comes from."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self.has_location = False
        self.cached = None

    @property
    def parent(self):
        return self.name.rpartition('.')[0] if self.submodule_search_locations is None else self.name

    def __repr__(self):
        parts = [f'name={self.name!r}', f'loader={self.loader!r}']
        if self.origin is not None:
            parts.append(f'origin={self.origin!r}')
        if self.submodule_search_locations is not None:
            parts.append(f'submodule_search_locations={self.submodule_search_locations}')
        return f'{type(self).__name__}({", ".join(parts)})'

    def __eq__(self, other):
        try:
            return (self.name == other.name and self.loader == other.loader and self.origin == other.origin
                    and self.submodule_search_locations == other.submodule_search_locations)
        except AttributeError:
            return NotImplemented
