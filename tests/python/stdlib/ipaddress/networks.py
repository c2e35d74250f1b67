# Networks: their parts, what they are made of, what they are in.
import ipaddress
n = ipaddress.ip_network('192.168.4.0/22')
print(repr(n), n.network_address, n.broadcast_address, n.netmask, n.hostmask, n.prefixlen, n.num_addresses)
# expect: IPv4Network('192.168.4.0/22') 192.168.4.0 192.168.7.255 255.255.252.0 0.0.3.255 22 1024
print(n.with_netmask, n.with_hostmask, n.with_prefixlen)
# expect: 192.168.4.0/255.255.252.0 192.168.4.0/0.0.3.255 192.168.4.0/22
print(n[1], n[-1], n[1023], ipaddress.ip_address('192.168.7.255') in n, ipaddress.ip_address('192.168.8.0') in n)
# expect: 192.168.4.1 192.168.7.255 192.168.7.255 True False
print([str(s) for s in n.subnets()], [str(s) for s in n.subnets(new_prefix=24)], n.supernet(), n.supernet(new_prefix=16))
# expect: ['192.168.4.0/23', '192.168.6.0/23'] ['192.168.4.0/24', '192.168.5.0/24', '192.168.6.0/24', '192.168.7.0/24'] 192.168.0.0/21 192.168.0.0/16
small = ipaddress.ip_network('10.0.0.0/29')
print([str(h) for h in small.hosts()], len(list(small)))
# expect: ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5', '10.0.0.6'] 8
print(list(ipaddress.ip_network('10.0.0.0/31').hosts()), list(ipaddress.ip_network('10.0.0.7/32').hosts()))
# expect: [IPv4Address('10.0.0.0'), IPv4Address('10.0.0.1')] [IPv4Address('10.0.0.7')]
print(list(ipaddress.ip_network('2001:db8::/126').hosts()))
# expect: [IPv6Address('2001:db8::1'), IPv6Address('2001:db8::2'), IPv6Address('2001:db8::3')]
print(small.subnet_of(ipaddress.ip_network('10.0.0.0/8')), n.overlaps(small), n.supernet_of(ipaddress.ip_network('192.168.5.0/24')))
# expect: True False True
print([str(x) for x in ipaddress.ip_network('192.0.2.0/28').address_exclude(ipaddress.ip_network('192.0.2.1/32'))])
# expect: ['192.0.2.8/29', '192.0.2.4/30', '192.0.2.2/31', '192.0.2.0/32']
print(small.compare_networks(n), small < n, sorted([n, small]))
# expect: -1 True [IPv4Network('10.0.0.0/29'), IPv4Network('192.168.4.0/22')]
print(ipaddress.ip_network('10.0.0.0/255.0.0.0'), ipaddress.ip_network('10.0.0.0/0.255.255.255'), ipaddress.ip_network(('10.0.0.9', 24), strict=False))
# expect: 10.0.0.0/8 10.0.0.0/8 10.0.0.0/24
print(ipaddress.ip_network('2001:db8::/32').exploded, ipaddress.ip_network(0), ipaddress.ip_network(1 << 100))
# expect: 2001:0db8:0000:0000:0000:0000:0000:0000/32 0.0.0.0/32 0:10::/128
