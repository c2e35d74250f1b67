"""What tests ask of `platform`, for a guest that does not see the machine."""


def system():
    return 'Hognose'


def machine():
    return ''


def python_implementation():
    return 'Hognose'


def libc_ver():
    return '', ''


def architecture():
    return '64bit', ''


uname = version = release = processor = platform = node = machine
win32_edition = libc_ver
