# The truth of an element is that it has children, for now.
# since: 3.14
import warnings
import xml.etree.ElementTree as ET

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    print(bool(ET.XML('<a/>')), bool(ET.XML('<a><b/></a>')))
    for warning in caught:
        print(warning.category.__name__, warning.message)
# expect: False True
# expect: DeprecationWarning Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.
# expect: DeprecationWarning Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.
