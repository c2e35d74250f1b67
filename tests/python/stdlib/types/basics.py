# the types module
import types
print(types.SimpleNamespace(a=1, b='x'), types.FunctionType is type(lambda: 0))
# expect: namespace(a=1, b='x') True
print(types.MappingProxyType({'a': 1})['a'])  # expect: 1
print(isinstance(len, types.BuiltinFunctionType), types.NoneType)  # expect: True <class 'NoneType'>
print(types.new_class('N', (int,)))  # expect: <class 'types.N'>
print(types.SimpleNamespace(a=1) == types.SimpleNamespace(a=1))  # expect: True
print(types.MethodType(lambda self: self, 5)())  # expect: 5
print(isinstance((x for x in []), types.GeneratorType), types.ModuleType('m').__name__)  # expect: True m
n = types.SimpleNamespace()
n.x = [n]
print(n)  # expect: namespace(x=[namespace(...)])
try:
    types.MappingProxyType({}).__setitem__
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'mappingproxy' object has no attribute '__setitem__'
try:
    exec('types.MappingProxyType({})["a"] = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'mappingproxy' object does not support item assignment
