# Special methods that come from slots of a builtin class are slot wrappers, bound ones method wrappers; others are methods.
import types

for method in [int.__add__, (1).__add__, str.join, ''.join, object.__init__, len, [].append, int.__new__, dict.__getitem__,
               [].__contains__, {}.__contains__, int.__round__, (1).__round__, int.__repr__, object.__reduce_ex__]:
    print(type(method).__name__, method.__name__, method.__qualname__, repr(method).partition(' at 0x')[0])
# expect: wrapper_descriptor __add__ int.__add__ <slot wrapper '__add__' of 'int' objects>
# expect: method-wrapper __add__ int.__add__ <method-wrapper '__add__' of int object
# expect: method_descriptor join str.join <method 'join' of 'str' objects>
# expect: builtin_function_or_method join str.join <built-in method join of str object
# expect: wrapper_descriptor __init__ object.__init__ <slot wrapper '__init__' of 'object' objects>
# expect: builtin_function_or_method len len <built-in function len>
# expect: builtin_function_or_method append list.append <built-in method append of list object
# expect: builtin_function_or_method __new__ int.__new__ <built-in method __new__ of type object
# expect: method_descriptor __getitem__ dict.__getitem__ <method '__getitem__' of 'dict' objects>
# expect: method-wrapper __contains__ list.__contains__ <method-wrapper '__contains__' of list object
# expect: builtin_function_or_method __contains__ dict.__contains__ <built-in method __contains__ of dict object
# expect: method_descriptor __round__ int.__round__ <method '__round__' of 'int' objects>
# expect: builtin_function_or_method __round__ int.__round__ <built-in method __round__ of int object
# expect: wrapper_descriptor __repr__ int.__repr__ <slot wrapper '__repr__' of 'int' objects>
# expect: method_descriptor __reduce_ex__ object.__reduce_ex__ <method '__reduce_ex__' of 'object' objects>
print(types.WrapperDescriptorType, types.MethodWrapperType, types.MethodDescriptorType)
# expect: <class 'wrapper_descriptor'> <class 'method-wrapper'> <class 'method_descriptor'>
print(int.__add__.__objclass__, (1).__add__.__self__, int.__new__.__self__, int.__add__.__get__(3)(4))
# expect: <class 'int'> 1 <class 'int'> 7
for call in [lambda: frozenset.__contains__(set(), 1), lambda: set.__len__(frozenset()), lambda: int.__add__('', 1),
             lambda: int.__add__(), lambda: int.__add__(1, 2, 3), lambda: type('X', (types.WrapperDescriptorType,), {})]:
    try:
        call()
    except TypeError as error:
        print(error)
# expect: descriptor '__contains__' for 'frozenset' objects doesn't apply to a 'set' object
# expect: descriptor '__len__' requires a 'set' object but received a 'frozenset'
# expect: descriptor '__add__' requires a 'int' object but received a 'str'
# expect: descriptor '__add__' of 'int' object needs an argument
# expect: expected 1 argument, got 2
# expect: type 'wrapper_descriptor' is not an acceptable base type
print(bytearray.__hash__, list.__hash__)  # expect: None None
