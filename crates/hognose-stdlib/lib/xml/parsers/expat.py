"""The interface of expat, by the name that programs use."""

from pyexpat import *
from pyexpat import EXPAT_VERSION, native_encoding, version_info, xmlparser
