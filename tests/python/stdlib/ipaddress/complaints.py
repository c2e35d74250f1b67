# What is wrong with what is no address, network or mask.
# since: 3.14
import ipaddress
def attempt(make, *args, **options):
    try:
        print(make(*args, **options))
    except (TypeError, ValueError, IndexError) as error:
        print(type(error).__name__, error)
for text in ('1.2.3', '1.2.3.256', '01.2.3.4', 'a.b.c.d', '1..2.3', '1.2.3.4/8', '', -1, 1 << 32, b'abc'):
    attempt(ipaddress.IPv4Address, text)
# expect: AddressValueError Expected 4 octets in '1.2.3'
# expect: AddressValueError Octet 256 (> 255) not permitted in '1.2.3.256'
# expect: AddressValueError Leading zeros are not permitted in '01' in '01.2.3.4'
# expect: AddressValueError Only decimal digits permitted in 'a' in 'a.b.c.d'
# expect: AddressValueError Empty octet not permitted in '1..2.3'
# expect: AddressValueError Unexpected '/' in '1.2.3.4/8'
# expect: AddressValueError Address cannot be empty
# expect: AddressValueError -1 (< 0) is not permitted as an IPv4 address
# expect: AddressValueError 4294967296 (>= 2**32) is not permitted as an IPv4 address
# expect: AddressValueError b'abc' (len 3 != 4) is not permitted as an IPv4 address
for text in ('1:2', ':::', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::', 'g::', ':1:2:3:4:5:6:7', '::1%', '::1.2.3', '::1:2:3:4:5:6:7:8', 'x' * 50):
    attempt(ipaddress.IPv6Address, text)
# expect: AddressValueError At least 3 parts expected in '1:2'
# expect: AddressValueError At most one '::' permitted in ':::'
# expect: AddressValueError At most one '::' permitted in '1::2::3'
# expect: AddressValueError Exactly 8 parts expected without '::' in '1:2:3:4:5:6:7:8:9'
# expect: AddressValueError At most 4 characters permitted in '12345' in '12345::'
# expect: AddressValueError Only hex digits permitted in 'g' in 'g::'
# expect: AddressValueError Leading ':' only permitted as part of '::' in ':1:2:3:4:5:6:7'
# expect: AddressValueError Invalid IPv6 address: "'::1%'"
# expect: AddressValueError Expected 4 octets in '1.2.3' in '::1.2.3'
# expect: AddressValueError At most 8 colons permitted in '::1:2:3:4:5:6:7:8'
# expect: AddressValueError At most 45 characters expected in 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
for text in ('1.2.3.4/24', '1.2.3.4/33', '1.2.3.4/255.0.255.0', '1.2.3.0/24/1', '::/129'):
    attempt(ipaddress.IPv6Network if ':' in text else ipaddress.IPv4Network, text)
# expect: ValueError 1.2.3.4/24 has host bits set
# expect: NetmaskValueError '33' is not a valid netmask
# expect: NetmaskValueError '255.0.255.0' is not a valid netmask
# expect: AddressValueError Only one '/' permitted in '1.2.3.0/24/1'
# expect: NetmaskValueError '129' is not a valid netmask
attempt(ipaddress.ip_address, 'nonsense')
# expect: ValueError 'nonsense' does not appear to be an IPv4 or IPv6 address
attempt(ipaddress.ip_network, '1.2.3.4/99')
# expect: ValueError '1.2.3.4/99' does not appear to be an IPv4 or IPv6 network
attempt(ipaddress.ip_interface, None)
# expect: ValueError None does not appear to be an IPv4 or IPv6 interface
n = ipaddress.ip_network('10.0.0.0/24')
attempt(lambda: n[256])  # expect: IndexError address out of range
attempt(lambda: list(n.subnets(new_prefix=8)))  # expect: ValueError new prefix must be longer
attempt(lambda: list(n.subnets(prefixlen_diff=9)))
# expect: ValueError prefix length diff 33 is invalid for netblock 10.0.0.0/24
attempt(n.supernet, new_prefix=30)  # expect: ValueError new prefix must be shorter
attempt(n.supernet, 25)  # expect: ValueError current prefixlen is 24, cannot have a prefixlen_diff of 25
attempt(lambda: n < ipaddress.ip_network('::/8'))
# expect: TypeError 10.0.0.0/24 and ::/8 are not of the same version
attempt(lambda: n.subnet_of(5))
# expect: TypeError Unable to test subnet containment between 10.0.0.0/24 and 5
attempt(lambda: format(n[0], 'd'))
# expect: TypeError unsupported format string passed to IPv4Address.__format__
print(issubclass(ipaddress.AddressValueError, ValueError), ipaddress.NetmaskValueError.__module__)
# expect: True ipaddress
