# there is no file and no keyboard without a capability
# compat: capabilities
import sys
try:
    open('/etc/passwd')
except PermissionError as e:
    print(type(e).__name__)  # expect: PermissionError
