"""What a program runs on: the same everywhere, and nothing about the machine.

Deliberately absent: whatever would ask the operating system.
"""

import sys
from collections import namedtuple

_VERSION = '3.14.0'


class uname_result(namedtuple('uname_result', 'system node release version machine processor')):
    __slots__ = ()


def uname():
    return uname_result('Hognose', 'localhost', '', '', '', '')


def system():
    return 'Hognose'


def node():
    return 'localhost'


def release():
    return ''


def version():
    return ''


def machine():
    return ''


def processor():
    return ''


def platform(aliased=False, terse=False):
    return 'Hognose' if terse else f'Hognose-{_VERSION}'


def architecture(executable=sys.executable, bits='', linkage=''):
    return (bits or '64bit', linkage)


def python_implementation():
    return 'Hognose'


def python_version():
    return _VERSION


def python_version_tuple():
    return tuple(_VERSION.split('.'))


def python_branch():
    return ''


def python_revision():
    return ''


def python_build():
    return ('', '')


def python_compiler():
    return ''


def libc_ver(executable=None, lib='', version='', chunksize=16384):
    return (lib, version)


def mac_ver(release='', versioninfo=('', '', ''), machine=''):
    return (release, versioninfo, machine)


def win32_ver(release='', version='', csd='', ptype=''):
    return (release, version, csd, ptype)


def win32_edition():
    return None


def win32_is_iot():
    return False


def freedesktop_os_release():
    raise OSError('Unable to read files /etc/os-release, /usr/lib/os-release')
