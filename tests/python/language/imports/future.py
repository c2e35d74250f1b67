# since: 3.14
# `from __future__ import` is an import too: the module is there, with its names and releases.
from __future__ import annotations, generator_stop
import __future__ as future

def f(x: undefined_name) -> list[int]:
    pass

print(f.__annotations__)  # expect: {'x': 'undefined_name', 'return': 'list[int]'}
print(annotations)  # expect: _Feature((3, 7, 0, 'beta', 1), None, 16777216)
print(annotations.getMandatoryRelease(), annotations.compiler_flag == future.CO_FUTURE_ANNOTATIONS)
# expect: None True
print(generator_stop.getOptionalRelease(), generator_stop.mandatory)
# expect: (3, 5, 0, 'beta', 1) (3, 7, 0, 'alpha', 0)
print(future.all_feature_names)
# expect: ['nested_scopes', 'generators', 'division', 'absolute_import', 'with_statement', 'print_function', 'unicode_literals', 'barry_as_FLUFL', 'generator_stop', 'annotations']
print(sorted(name for name in dir(future) if name.startswith('CO_')))
# expect: ['CO_FUTURE_ABSOLUTE_IMPORT', 'CO_FUTURE_ANNOTATIONS', 'CO_FUTURE_BARRY_AS_BDFL', 'CO_FUTURE_DIVISION', 'CO_FUTURE_GENERATOR_STOP', 'CO_FUTURE_PRINT_FUNCTION', 'CO_FUTURE_UNICODE_LITERALS', 'CO_FUTURE_WITH_STATEMENT', 'CO_GENERATOR_ALLOWED', 'CO_NESTED']
