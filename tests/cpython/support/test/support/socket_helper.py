"""Helpers around sockets: a guest has none."""

import unittest

HOST = HOSTv4 = '127.0.0.1'
HOSTv6 = '::1'
IPV6_ENABLED = False
has_gethostname = False


def _refuse(*args, **kwargs):
    raise unittest.SkipTest('needs sockets')


find_unused_port = bind_port = bind_unix_socket = create_unix_domain_name = transient_internet = tcp_blackhole = _refuse


def skip_unless_bind_unix_socket(test):
    return unittest.skip('needs sockets')(test)


skip_if_tcp_blackhole = skip_unless_bind_unix_socket
