# calls are compared by the signature of what they call
# since: 3.14
from unittest.mock import call, create_autospec


class Whole:
    def __init__(self, a):
        pass

    def method(self, a, b, c, d=None):
        pass


mock = create_autospec(Whole)
mock(1).method(1, 2, c=3)
mock.assert_has_calls([call(a=1), call().method(1, 2, c=3)])
for wrong in (call(2), call(1, 2), call.method()):
    try:
        mock.assert_has_calls([wrong])
    except AssertionError as error:
        print(error)
# expect: Calls not found.
# expect: Expected: [call(2)]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
# expect: Error processing expected calls.
# expect: Errors: [TypeError('too many positional arguments')]
# expect: Expected: [call(1, 2)]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
# expect: Error processing expected calls.
# expect: Errors: [TypeError("missing a required argument: 'a'")]
# expect: Expected: [call.method()]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
