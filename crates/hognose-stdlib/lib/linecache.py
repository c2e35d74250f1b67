"""Lines of source files. There are no files here, so there are no lines but those that somebody puts into `cache`."""

cache = {}


def getline(filename, lineno, module_globals=None):
    """A line with its end, or '' if there is none."""
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ''


def getlines(filename, module_globals=None):
    """The lines of a file, or an empty list."""
    entry = cache.get(filename)
    return entry[2] if entry is not None and len(entry) != 1 else updatecache(filename, module_globals)


def updatecache(filename, module_globals=None):
    entry = cache.get(filename)
    if entry is None or len(entry) != 1:
        return []
    source = entry[0]()
    if source is None:
        return []
    lines = [line + '\n' for line in source.splitlines()]
    cache[filename] = (len(source), None, lines, filename)
    return lines


def checkcache(filename=None):
    """Nothing: what is in the cache is there for good."""


def clearcache():
    cache.clear()


def lazycache(filename, module_globals):
    """Remembers that the module's loader knows its source. Whether it does."""
    if filename in cache:
        return len(cache[filename]) == 1
    if not filename or filename.startswith('<') and filename.endswith('>'):
        return False
    spec = module_globals.get('__spec__') if module_globals else None
    name = getattr(spec, 'name', None) or (module_globals or {}).get('__name__')
    loader = getattr(spec, 'loader', None) or (module_globals or {}).get('__loader__')
    get_source = getattr(loader, 'get_source', None)
    if name and get_source:
        cache[filename] = (lambda: get_source(name),)
        return True
    return False
