# Ranges of addresses as networks, and networks joined.
import ipaddress
A, N = ipaddress.ip_address, ipaddress.ip_network
print([str(n) for n in ipaddress.summarize_address_range(A('192.0.2.0'), A('192.0.2.130'))])
# expect: ['192.0.2.0/25', '192.0.2.128/31', '192.0.2.130/32']
print([str(n) for n in ipaddress.summarize_address_range(A('::1'), A('::9'))])
# expect: ['::1/128', '::2/127', '::4/126', '::8/127']
print(list(ipaddress.summarize_address_range(A('0.0.0.0'), A('255.255.255.255'))))
# expect: [IPv4Network('0.0.0.0/0')]
print([str(n) for n in ipaddress.collapse_addresses([N('10.0.0.0/25'), N('10.0.0.128/25'), A('10.0.1.0'), A('10.0.1.1'), N('10.0.0.0/30')])])
# expect: ['10.0.0.0/24', '10.0.1.0/31']
print(list(ipaddress.collapse_addresses([])))  # expect: []
print(sorted([N('10.0.0.0/24'), A('10.0.0.1'), N('::/8')], key=ipaddress.get_mixed_type_key))
# expect: [IPv4Network('10.0.0.0/24'), IPv4Address('10.0.0.1'), IPv6Network('::/8')]
for first, last in (A('1.1.1.1'), A('1.1.1.0')), (A('1.1.1.1'), A('::')), (N('1.1.1.0/24'), A('1.1.1.1')):
    try:
        list(ipaddress.summarize_address_range(first, last))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: ValueError last IP address must be greater than first
# expect: TypeError 1.1.1.1 and :: are not of the same version
# expect: TypeError first and last must be IP addresses, not networks
