# An interface is an address with its network.
import ipaddress
i = ipaddress.ip_interface('192.168.1.7/24')
print(repr(i), i.ip, i.network, i.netmask, i.hostmask, i.with_netmask, i.with_hostmask)
# expect: IPv4Interface('192.168.1.7/24') 192.168.1.7 192.168.1.0/24 255.255.255.0 0.0.0.255 192.168.1.7/255.255.255.0 192.168.1.7/0.0.0.255
print(i == ipaddress.ip_interface('192.168.1.7/25'), i == ipaddress.ip_address('192.168.1.7'), i + 1)
# expect: False False 192.168.1.8/32
print(i < ipaddress.ip_interface('192.168.1.8/24'), i in ipaddress.ip_network('192.168.0.0/16'))
# expect: True True
j = ipaddress.ip_interface('fe80::5%eth1/64')
print(repr(j), j.network, j.exploded if j.scope_id is None else j.scope_id, ipaddress.ip_interface(('10.0.0.1', 8)))
# expect: IPv6Interface('fe80::5%eth1/64') fe80::/64 eth1 10.0.0.1/8
print(ipaddress.ip_interface('::1/128').is_loopback, ipaddress.ip_interface('::1/64').is_loopback)
# expect: True False
