# a program learns nothing about the machine
# compat: capabilities
import platform

print(platform.system())  # expect: Hognose
print(platform.python_version_tuple())  # expect: ('3', '14', '0')
print(platform.node(), platform.machine() == '', platform.platform())  # expect: localhost True Hognose-3.14.0
