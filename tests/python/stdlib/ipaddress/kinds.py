# What registries say about addresses and networks.
# since: 3.14
import ipaddress
NAMES = ('is_private', 'is_global', 'is_reserved', 'is_multicast', 'is_loopback', 'is_link_local', 'is_unspecified')
for text in ('10.1.2.3', '8.8.8.8', '127.0.0.1', '224.0.0.1', '0.0.0.0', '255.255.255.255', '100.64.1.1', '169.254.0.9', '192.0.0.9',
             '::1', '::', 'fe80::1', 'ff02::1', '2001:db8::', '2606:4700::1', 'fc00::1', '::ffff:127.0.0.1', '3fff::1'):
    address = ipaddress.ip_address(text)
    print(text, [name[3:] for name in NAMES if getattr(address, name)])
# expect: 10.1.2.3 ['private']
# expect: 8.8.8.8 ['global']
# expect: 127.0.0.1 ['private', 'loopback']
# expect: 224.0.0.1 ['global', 'multicast']
# expect: 0.0.0.0 ['private', 'unspecified']
# expect: 255.255.255.255 ['private', 'reserved']
# expect: 100.64.1.1 []
# expect: 169.254.0.9 ['private', 'link_local']
# expect: 192.0.0.9 ['global']
# expect: ::1 ['private', 'reserved', 'loopback']
# expect: :: ['private', 'reserved', 'unspecified']
# expect: fe80::1 ['private', 'link_local']
# expect: ff02::1 ['global', 'multicast']
# expect: 2001:db8:: ['private']
# expect: 2606:4700::1 ['global']
# expect: fc00::1 ['private']
# expect: ::ffff:127.0.0.1 ['private', 'loopback']
# expect: 3fff::1 ['private']
for text in ('10.0.0.0/8', '0.0.0.0/0', '100.64.0.0/10', '192.0.0.0/24', '2001::/23', 'ff00::/8'):
    network = ipaddress.ip_network(text)
    print(text, [name[3:] for name in NAMES if getattr(network, name)])
# expect: 10.0.0.0/8 ['private']
# expect: 0.0.0.0/0 ['global']
# expect: 100.64.0.0/10 []
# expect: 192.0.0.0/24 ['private']
# expect: 2001::/23 ['private']
# expect: ff00::/8 ['global', 'multicast']
print(ipaddress.ip_address('fec0::1').is_site_local, ipaddress.ip_network('fec0::/16').is_site_local)
# expect: True True
