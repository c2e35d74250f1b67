# modules are imported and found by name
import importlib
import importlib.util
from importlib.metadata import PackageNotFoundError, version

print(importlib.import_module('json').dumps([1]), importlib.import_module('.parse', 'urllib').__name__)
# expect: [1] urllib.parse
print(importlib.util.find_spec('numpy'), importlib.util.find_spec('json').name)  # expect: None json
for name in ['nothing', 'nothing.at.all', '.relative', '']:
    try:
        importlib.import_module(name)
    except (ImportError, TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: ModuleNotFoundError No module named 'nothing'
# expect: ModuleNotFoundError No module named 'nothing'
# expect: TypeError the 'package' argument is required to perform a relative import for '.relative'
# expect: ValueError Empty module name
try:
    version('numpy')
except PackageNotFoundError as error:
    print(error, error.name)  # expect: No package metadata was found for numpy numpy
