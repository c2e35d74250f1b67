# The module __future__: the statement binds the features, which tell their releases.
from __future__ import annotations, division
import __future__

print(division)  # expect: _Feature((2, 2, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 131072)
print(annotations.getOptionalRelease(), annotations.getMandatoryRelease())
# expect: (3, 7, 0, 'beta', 1) None
print(__future__.generator_stop.compiler_flag == 0x800000, annotations is __future__.annotations)
# expect: True True
print(__future__.all_feature_names)
# expect: ['nested_scopes', 'generators', 'division', 'absolute_import', 'with_statement', 'print_function', 'unicode_literals', 'barry_as_FLUFL', 'generator_stop', 'annotations']
print(all(isinstance(getattr(__future__, name).optional, tuple) for name in __future__.all_feature_names))
# expect: True


def f(x: undefined_type) -> also.undefined:
    return x


print(f.__annotations__)  # expect: {'x': 'undefined_type', 'return': 'also.undefined'}
