# since: 3.14
# What `time.sleep` says about arguments that are no time.
import time

for seconds in ("1", None, [], -1, -0.5, float("nan")):
    try:
        time.sleep(seconds)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: TypeError 'str' object cannot be interpreted as an integer or float
# expect: TypeError 'NoneType' object cannot be interpreted as an integer or float
# expect: TypeError 'list' object cannot be interpreted as an integer or float
# expect: ValueError sleep length must be non-negative
# expect: ValueError sleep length must be non-negative
# expect: ValueError Invalid value NaN (not a number)
