"""`os.path`: what `posixpath` has, under its other name."""

from posixpath import *
from posixpath import commonprefix, splitroot
