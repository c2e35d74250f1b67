"""What registries (IANA) say about addresses: which are private, reserved, for groups, for one link.

Tables of the first and last numbers of networks, as of CPython 3.14's `ipaddress`.
"""

from _ipaddress_text import parse_v4, parse_v6


def listed(number, table):
    """Whether a number is in one of the networks of a table."""
    for low, high in table:
        if low <= number <= high:
            return True
    return False


def _table(parse, bits, text):
    rows = []
    for network in text.split():
        address, _, length = network.partition('/')
        low = parse(address)
        rows.append((low, low | (1 << bits - int(length)) - 1))
    return tuple(rows)


def _v4(text):
    return _table(parse_v4, 32, text)


def _v6(text):
    return _table(parse_v6, 128, text)


V4_LINK_LOCAL = _v4('169.254.0.0/16')
V4_LOOPBACK = _v4('127.0.0.0/8')
V4_MULTICAST = _v4('224.0.0.0/4')
V4_RESERVED = _v4('240.0.0.0/4')
V4_NOT_GLOBAL = _v4('100.64.0.0/10')
V4_PRIVATE = _v4('''
    10.0.0.0/8 192.168.0.0/16 172.16.0.0/12 127.0.0.0/8 0.0.0.0/8 169.254.0.0/16 192.0.0.0/24 192.0.0.170/31
    192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 198.18.0.0/15 240.0.0.0/4 255.255.255.255/32
''')
V4_PRIVATE_EXCEPTIONS = _v4('192.0.0.9/32 192.0.0.10/32')

V6_LINK_LOCAL = _v6('fe80::/10')
V6_MULTICAST = _v6('ff00::/8')
V6_SITE_LOCAL = _v6('fec0::/10')
V6_RESERVED = _v6('''
    ::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 a000::/3 c000::/3 e000::/4 f000::/5 f800::/6
    fe00::/9
''')
V6_PRIVATE = _v6('''
    fc00::/7 fe80::/10 ::1/128 ::/128 ::ffff:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20
''')
V6_PRIVATE_EXCEPTIONS = _v6('2001:1::1/128 2001:1::2/128 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28')
