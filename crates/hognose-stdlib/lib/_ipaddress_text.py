"""IP addresses as text and numbers: what `ipaddress` reads and writes.

Promises the complaints of CPython 3.14's `ipaddress`. Addresses are plain integers here; the classes are in `ipaddress`.
"""


class AddressValueError(ValueError):
    """What was given is no address."""

    __module__ = 'ipaddress'


class NetmaskValueError(ValueError):
    """What was given is no mask of a network."""

    __module__ = 'ipaddress'


_HEX_DIGITS = frozenset('0123456789abcdefABCDEF')


def parse_v4(text):
    """The number of an address in dotted notation."""
    if not text:
        raise AddressValueError('Address cannot be empty')
    octets = text.split('.')
    if len(octets) != 4:
        raise AddressValueError(f'Expected 4 octets in {text!r}')
    number = 0
    for octet in octets:
        number = number << 8 | _octet(octet, text)
    return number


def _octet(octet, text):
    if not octet:
        complaint = 'Empty octet not permitted'
    elif not (octet.isascii() and octet.isdigit()):
        complaint = f'Only decimal digits permitted in {octet!r}'
    elif len(octet) > 3:
        complaint = f'At most 3 characters permitted in {octet!r}'
    elif octet[0] == '0' and octet != '0':
        # Some programs read such numbers as octal.
        complaint = f'Leading zeros are not permitted in {octet!r}'
    elif (value := int(octet)) > 255:
        complaint = f'Octet {value} (> 255) not permitted'
    else:
        return value
    raise AddressValueError(f'{complaint} in {text!r}')


def text_v4(number):
    """An address in dotted notation."""
    return f'{number >> 24}.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}'


def parse_v6(text):
    """The number of an address in groups of hexadecimal digits."""
    if not text:
        raise AddressValueError('Address cannot be empty')
    if len(text) > 45:
        shown = text if len(text) <= 100 else f'{text[:45]}({len(text) - 90} chars elided){text[-45:]}'
        raise AddressValueError(f'At most 45 characters expected in {shown!r}')
    groups = text.split(':')
    if len(groups) < 3:
        raise AddressValueError(f'At least 3 parts expected in {text!r}')
    if '.' in groups[-1]:
        # The last 32 bits may be written as an IPv4 address.
        try:
            low = parse_v4(groups.pop())
        except AddressValueError as error:
            raise AddressValueError(f'{error} in {text!r}') from None
        groups += (f'{low >> 16:x}', f'{low & 0xffff:x}')
    if len(groups) > 9:
        raise AddressValueError(f'At most 8 colons permitted in {text!r}')
    gaps = [at for at in range(1, len(groups) - 1) if not groups[at]]
    if len(gaps) > 1:
        raise AddressValueError(f"At most one '::' permitted in {text!r}")
    head, tail = groups, []
    if gaps:
        head, tail = groups[:gaps[0]], groups[gaps[0] + 1:]
    if not groups[0]:
        if len(head) > 1 or not gaps:
            raise AddressValueError(f"Leading ':' only permitted as part of '::' in {text!r}")
        head = []
    if not groups[-1]:
        if len(tail) != 1:
            raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {text!r}")
        tail = []
    given = len(head) + len(tail)
    if gaps:
        if given > 7:
            raise AddressValueError(f"Expected at most 7 other parts with '::' in {text!r}")
    elif given != 8:
        raise AddressValueError(f"Exactly 8 parts expected without '::' in {text!r}")
    number = 0
    for group in head:
        number = number << 16 | _group(group, text)
    number <<= 16 * (8 - given)
    for group in tail:
        number = number << 16 | _group(group, text)
    return number


def _group(group, text):
    if not _HEX_DIGITS.issuperset(group):
        raise AddressValueError(f'Only hex digits permitted in {group!r} in {text!r}')
    if len(group) > 4:
        raise AddressValueError(f'At most 4 characters permitted in {group!r} in {text!r}')
    return int(group, 16)


def text_v6(number):
    """An address in groups of hexadecimal digits; the longest run of zeros is left out."""
    groups = [number >> shift & 0xffff for shift in range(112, -16, -16)]
    best = length = run = 0
    for at, group in enumerate(groups):
        run = 0 if group else run + 1
        if run > length:
            best, length = at + 1 - run, run
    words = [f'{group:x}' for group in groups]
    if length < 2:
        return ':'.join(words)
    return ':'.join(words[:best]) + '::' + ':'.join(words[best + length:])


def long_text_v6(number):
    """An address with all of its digits."""
    digits = f'{number:032x}'
    return ':'.join([digits[at:at + 4] for at in range(0, 32, 4)])


def split_zone(text):
    """An address and its zone, the name of an interface behind '%' (None without)."""
    address, percent, zone = text.partition('%')
    if not percent:
        return address, None
    if not zone or '%' in zone:
        raise AddressValueError(f'Invalid IPv6 address: "{text!r}"')
    return address, zone


def split_mask(value):
    """An address and the mask behind '/' (None without)."""
    address, *masks = str(value).split('/')
    if len(masks) > 1:
        raise AddressValueError(f"Only one '/' permitted in {value!r}")
    return address, masks[0] if masks else None


def bad_mask(mask):
    """The complaint about a mask."""
    return NetmaskValueError(f'{mask!r} is not a valid netmask')


def prefix_of_digits(text, bits):
    """The length of a prefix in decimal digits; None when that is not what it is."""
    if text.isascii() and text.isdigit():
        length = int(text)
        if length <= bits:
            return length
    return None


def prefix_of_v4_mask(text):
    """The length of a prefix from a mask of the network, or of its hosts, in dotted notation."""
    try:
        mask = parse_v4(text)
    except AddressValueError:
        raise bad_mask(text) from None
    for candidate in (mask, mask ^ 0xffffffff):
        hosts = candidate ^ 0xffffffff
        # The bits of hosts are all at the end.
        if not hosts & hosts + 1:
            return 32 - hosts.bit_length()
    raise bad_mask(text)
