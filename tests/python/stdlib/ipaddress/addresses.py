# Addresses: from text, numbers and bytes; as text, and as numbers in formats.
# since: 3.14
import ipaddress
a = ipaddress.ip_address('192.168.10.5')
print(repr(a), str(a), int(a), a.packed, a.version, a.max_prefixlen)
# expect: IPv4Address('192.168.10.5') 192.168.10.5 3232238085 b'\xc0\xa8\n\x05' 4 32
print(a + 1, a - 5, a < ipaddress.ip_address('192.168.10.6'), a == ipaddress.IPv4Address(3232238085))
# expect: 192.168.10.6 192.168.10.0 True True
print(a.reverse_pointer, a.exploded, a.ipv6_mapped)
# expect: 5.10.168.192.in-addr.arpa 192.168.10.5 ::ffff:192.168.10.5
print(f'{a:b} {a:#x} {a:_X} {a:n} {a:>16s}')
# expect: 11000000101010000000101000000101 0xc0a80a05 C0A8_0A05 11000000101010000000101000000101     192.168.10.5
b = ipaddress.ip_address('2001:db8:0:0:0:0:0:1')
print(repr(b), b.exploded, b.compressed, int(b))
# expect: IPv6Address('2001:db8::1') 2001:0db8:0000:0000:0000:0000:0000:0001 2001:db8::1 42540766411282592856903984951653826561
print(b.reverse_pointer)  # expect: 1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa
print(f'{b:x} {b:#_x}')  # expect: 20010db8000000000000000000000001 0x2001_0db8_0000_0000_0000_0000_0000_0001
print(ipaddress.ip_address('fe80::1%eth0').scope_id, ipaddress.ip_address('::ffff:10.0.0.1').ipv4_mapped)
# expect: eth0 10.0.0.1
print(ipaddress.ip_address('2002:c000:204::').sixtofour, ipaddress.ip_address('2001:0:4136:e378:8000:63bf:3fff:fdd2').teredo)
# expect: 192.0.2.4 (IPv4Address('65.54.227.120'), IPv4Address('192.0.2.45'))
print([str(ipaddress.IPv6Address(n)) for n in (0, 1, 1 << 127, 0x0001_0000_0000_0002_0000_0000_0000_0003)])
# expect: ['::', '::1', '8000::', '1:0:0:2::3']
print(sorted(ipaddress.ip_address(t) for t in ('10.0.0.9', '9.0.0.10', '10.0.0.10')))
# expect: [IPv4Address('9.0.0.10'), IPv4Address('10.0.0.9'), IPv4Address('10.0.0.10')]
print(len({ipaddress.ip_address('1.2.3.4'), ipaddress.ip_address(b'\x01\x02\x03\x04')}))  # expect: 1
