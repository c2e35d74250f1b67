"""IP addresses, networks, and addresses with a network (interfaces), of versions 4 and 6.

Promises CPython 3.14's `ipaddress`. Text is read and written by `_ipaddress_text`, what registries say about addresses is in
`_ipaddress_registry`. An address is its number; a network is its first address and the length of its prefix.
"""

import functools

import _ipaddress_registry as _registry
from _ipaddress_registry import listed as _listed
from _ipaddress_text import AddressValueError, NetmaskValueError
from _ipaddress_text import (bad_mask as _bad_mask, long_text_v6 as _long_text_v6, parse_v4 as _parse_v4, parse_v6 as _parse_v6,
                             prefix_of_digits as _prefix_of_digits, prefix_of_v4_mask as _prefix_of_v4_mask,
                             split_mask as _split_mask, split_zone as _split_zone, text_v4 as _text_v4, text_v6 as _text_v6)

IPV4LENGTH = 32
IPV6LENGTH = 128


def ip_address(address):
    """An address of the version that fits."""
    return _first_that_fits(IPv4Address, IPv6Address, address, 'address')


def ip_network(address, strict=True):
    """A network of the version that fits."""
    return _first_that_fits(IPv4Network, IPv6Network, address, 'network', strict)


def ip_interface(address):
    """An address with its network, of the version that fits."""
    return _first_that_fits(IPv4Interface, IPv6Interface, address, 'interface')


def _first_that_fits(first, second, value, kind, *options):
    try:
        return first(value, *options)
    except (AddressValueError, NetmaskValueError):
        pass
    try:
        return second(value, *options)
    except (AddressValueError, NetmaskValueError):
        pass
    raise ValueError(f'{value!r} does not appear to be an IPv4 or IPv6 {kind}')


def v4_int_to_packed(address):
    """The four bytes of an address that is given as a number."""
    return _packed(address, 4, 'IPv4')


def v6_int_to_packed(address):
    """The sixteen bytes of an address that is given as a number."""
    return _packed(address, 16, 'IPv6')


def _packed(address, size, version):
    try:
        return address.to_bytes(size)
    except OverflowError:
        raise ValueError(f'Address negative or too large for {version}')


def _other_version(first, second):
    return TypeError(f'{first} and {second} are not of the same version')


def _find_address_range(addresses):
    """Pairs of the first and last addresses of runs, of sorted addresses."""
    first = last = None
    for address in addresses:
        if first is None:
            first = address
        elif address._ip != last._ip + 1:
            yield first, last
            first = address
        last = address
    if first is not None:
        yield first, last


def summarize_address_range(first, last):
    """The fewest networks that together are all addresses from the first to the last."""
    if not (isinstance(first, _BaseAddress) and isinstance(last, _BaseAddress)):
        raise TypeError('first and last must be IP addresses, not networks')
    if first.version != last.version:
        raise _other_version(first, last)
    if first > last:
        raise ValueError('last IP address must be greater than first')
    if first.version == 4:
        network = IPv4Network
    elif first.version == 6:
        network = IPv6Network
    else:
        raise ValueError('unknown IP version')
    for span in _split_range(first._ip, last._ip, first.max_prefixlen):
        yield network(span)


def _split_range(low, high, bits):
    while low <= high:
        # A network starts at a multiple of its size, and ends before what is too much.
        free = min((low & -low).bit_length() - 1 if low else bits, (high - low + 1).bit_length() - 1)
        yield low, bits - free
        low += 1 << free


def collapse_addresses(addresses):
    """The fewest networks that together are what is given: addresses, networks, interfaces."""
    singles, networks = [], []
    for given in addresses:
        if isinstance(given, _BaseAddress):
            kept, item = singles, given
        elif given._prefixlen == given.max_prefixlen:
            kept = singles
            item = given.ip if hasattr(given, 'ip') else given.network_address
        else:
            kept, item = networks, given
        if kept and kept[-1].version != given.version:
            raise _other_version(given, kept[-1])
        kept.append(item)
    return _joined(singles, networks)


def _joined(singles, networks):
    if singles and networks and singles[0].version != networks[0].version:
        raise _other_version(next(summarize_address_range(singles[0], singles[0])), networks[0])
    # A network that is given as it comes out stays itself: it may have a zone.
    given = {(network.network_address._ip, network._prefixlen): network for network in networks}
    spans = [(single._ip, single._ip) for single in singles]
    spans += [(network.network_address._ip, network.broadcast_address._ip) for network in networks]
    spans.sort()
    if not spans:
        return
    network = IPv4Network if (singles or networks)[0].version == 4 else IPv6Network
    low, high = spans[0]
    for start, end in (*spans, (None, None)):
        if start is None or start > high + 1:
            for span in _split_range(low, high, network.max_prefixlen):
                yield given.get(span) or network(span)
            low = start
        if start is not None:
            high = max(high, end)


def get_mixed_type_key(obj):
    """A key that sorts networks and addresses together."""
    if isinstance(obj, _BaseNetwork):
        return obj._get_networks_key()
    if isinstance(obj, _BaseAddress):
        return obj.version, obj
    return NotImplemented


class _IPAddressBase:
    """What addresses and networks have."""

    __slots__ = ()

    @property
    def exploded(self):
        """The text with all digits."""
        return self._full()

    @property
    def compressed(self):
        """The text, as short as it can be."""
        return str(self)

    @property
    def reverse_pointer(self):
        """The name that a reverse query of DNS asks for."""
        return self._pointer()

    def __reduce__(self):
        return self.__class__, (str(self),)

    @classmethod
    def _checked(cls, address):
        """A number or bytes as the number of an address; None for anything else."""
        if isinstance(address, int):
            if address < 0:
                raise AddressValueError(f'{address} (< 0) is not permitted as an IPv{cls.version} address')
            if address >> cls.max_prefixlen:
                raise AddressValueError(f'{address} (>= 2**{cls.max_prefixlen}) is not permitted as an IPv{cls.version} address')
            return address
        if isinstance(address, bytes):
            size = cls.max_prefixlen // 8
            if len(address) != size:
                raise AddressValueError(f'{address!r} (len {len(address)} != {size}) is not permitted as an IPv{cls.version} address')
            return int.from_bytes(address)
        return None

    @classmethod
    def _halves(cls, address):
        """The address and the mask in what a network or an interface was made from."""
        mask = None
        if isinstance(address, tuple):
            address, mask = address if len(address) > 1 else (address[0], cls.max_prefixlen)
            return address, mask
        if not isinstance(address, (bytes, int)):
            address, mask = _split_mask(address)
        return address, cls.max_prefixlen if mask is None else mask

    @classmethod
    def _prefix_of(cls, mask):
        if isinstance(mask, int):
            if not 0 <= mask <= cls.max_prefixlen:
                raise _bad_mask(mask)
            return mask
        length = _prefix_of_digits(mask, cls.max_prefixlen)
        return cls._prefix_of_text(mask) if length is None else length

    @classmethod
    def _mask(cls, length):
        return cls._ALL_ONES ^ cls._ALL_ONES >> length


@functools.total_ordering
class _BaseAddress(_IPAddressBase):
    """What addresses have."""

    __slots__ = ()

    def __int__(self):
        return self._ip

    def __eq__(self, other):
        try:
            return self._ip == other._ip and self.version == other.version
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _BaseAddress):
            return NotImplemented
        if self.version != other.version:
            raise _other_version(self, other)
        return self._ip < other._ip

    def __add__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self.__class__(self._ip + other)

    def __sub__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self.__class__(self._ip - other)

    def __repr__(self):
        return f'{self.__class__.__name__}({str(self)!r})'

    def __str__(self):
        return str(self._short_text())

    def __hash__(self):
        return hash(hex(self._ip))

    def __reduce__(self):
        return self.__class__, (self._ip,)

    def __format__(self, fmt):
        if not fmt or fmt[-1] == 's':
            return format(str(self), fmt)
        base, prefixes = fmt[-1], fmt[:-1]
        if base not in 'bnxX' or prefixes not in ('', '#', '_', '#_'):
            return super().__format__(fmt)
        if base == 'n':
            base = 'b' if self.version == 4 else 'x'
        width = self.max_prefixlen if base == 'b' else self.max_prefixlen // 4
        if '_' in prefixes:
            width += width // 4 - 1
        if '#' in prefixes:
            width += 2
        return format(self._ip, f'{prefixes[:1] if prefixes[:1] == "#" else ""}0{width}{"_" if "_" in prefixes else ""}{base}')


@functools.total_ordering
class _BaseNetwork(_IPAddressBase):
    """What networks have."""

    def __init__(self, address, strict=True):
        address, mask = self._halves(address)
        self.network_address = first = self._address_class(address)
        length = self._prefix_of(mask)
        mask = self._mask(length)
        self.netmask = self._address_class(mask)
        self._prefixlen = length
        if first._ip & mask != first._ip:
            if strict:
                raise ValueError(f'{self} has host bits set')
            self.network_address = self._address_class(first._ip & mask)

    def __repr__(self):
        return f'{self.__class__.__name__}({str(self)!r})'

    def __str__(self):
        return f'{self.network_address}/{self._prefixlen}'

    def _full(self):
        return f'{self.network_address._full()}/{self._prefixlen}'

    @property
    def _last(self):
        return self.network_address._ip | self._ALL_ONES >> self._prefixlen

    def hosts(self):
        """The addresses that hosts can have."""
        unused = self.max_prefixlen - self._prefixlen
        if unused == 0:
            return iter((self._address_class(self.network_address._ip),))
        if unused == 1:
            return iter(self)
        return self._hosts()

    def _hosts(self):
        for number in range(self.network_address._ip + 1, self._last + 1 - self._broadcasts):
            yield self._address_class(number)

    def __iter__(self):
        for number in range(self.network_address._ip, self._last + 1):
            yield self._address_class(number)

    def __getitem__(self, n):
        first, last = self.network_address._ip, self._last
        number = (first if n >= 0 else last + 1) + n
        if not first <= number <= last:
            raise IndexError('address out of range')
        return self._address_class(number)

    def __eq__(self, other):
        try:
            return (self.version == other.version and self.network_address == other.network_address
                    and self.netmask._ip == int(other.netmask))
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _BaseNetwork):
            return NotImplemented
        if self.version != other.version:
            raise _other_version(self, other)
        if self.network_address != other.network_address:
            return self.network_address < other.network_address
        return self.netmask < other.netmask

    def __hash__(self):
        return hash(self.network_address._ip ^ self.netmask._ip)

    def __contains__(self, other):
        if self.version != other.version or isinstance(other, _BaseNetwork):
            return False
        return other._ip & self.netmask._ip == self.network_address._ip

    def overlaps(self, other):
        """Whether the two have an address in common."""
        return (self.network_address in other or self.broadcast_address in other
                or other.network_address in self or other.broadcast_address in self)

    @functools.cached_property
    def broadcast_address(self):
        """The last address."""
        return self._address_class(self._last)

    @functools.cached_property
    def hostmask(self):
        """The bits that tell hosts apart, as an address."""
        return self._address_class(self._ALL_ONES >> self._prefixlen)

    @property
    def with_prefixlen(self):
        """The text, with the length of the prefix."""
        return f'{self.network_address}/{self._prefixlen}'

    @property
    def with_netmask(self):
        """The text, with the mask."""
        return f'{self.network_address}/{self.netmask}'

    @property
    def with_hostmask(self):
        """The text, with the mask of the hosts."""
        return f'{self.network_address}/{self.hostmask}'

    @property
    def num_addresses(self):
        """How many addresses there are."""
        return 1 << self.max_prefixlen - self._prefixlen

    @property
    def prefixlen(self):
        """How many bits all addresses have in common."""
        return self._prefixlen

    def _of_same_version(self, other):
        if self.version != other.version:
            raise _other_version(self, other)

    def address_exclude(self, other):
        """The networks that are left when another one is taken out."""
        self._of_same_version(other)
        if not isinstance(other, _BaseNetwork):
            raise TypeError(f'{other} is not a network object')
        if not other.subnet_of(self):
            raise ValueError(f'{other} not contained in {self}')
        if other == self:
            return
        target = other.network_address._ip
        half = self
        while half._prefixlen < other._prefixlen:
            low, high = half.subnets()
            # The half without the other one stays; the other half is halved again.
            half, kept = (high, low) if target >= high.network_address._ip else (low, high)
            yield kept

    def _get_networks_key(self):
        return self.version, self.network_address, self.netmask

    def compare_networks(self, other):
        """-1, 0 or 1, by the first addresses, then by the masks."""
        if self.version != other.version:
            raise TypeError(f'{self} and {other} are not of the same type')
        for mine, theirs in (self.network_address, other.network_address), (self.netmask, other.netmask):
            if mine < theirs:
                return -1
            if mine > theirs:
                return 1
        return 0

    def subnets(self, prefixlen_diff=1, new_prefix=None):
        """The networks of a longer prefix that this one consists of."""
        if self._prefixlen == self.max_prefixlen:
            yield self
            return
        if new_prefix is not None:
            if new_prefix < self._prefixlen:
                raise ValueError('new prefix must be longer')
            if prefixlen_diff != 1:
                raise ValueError('cannot set prefixlen_diff and new_prefix')
            prefixlen_diff = new_prefix - self._prefixlen
        if prefixlen_diff < 0:
            raise ValueError('prefix length diff must be > 0')
        length = self._prefixlen + prefixlen_diff
        if length > self.max_prefixlen:
            raise ValueError(f'prefix length diff {length} is invalid for netblock {self}')
        for number in range(self.network_address._ip, self._last + 1, 1 << self.max_prefixlen - length):
            yield self.__class__((number, length))

    def supernet(self, prefixlen_diff=1, new_prefix=None):
        """The network of a shorter prefix that this one is in."""
        if self._prefixlen == 0:
            return self
        if new_prefix is not None:
            if self._prefixlen < new_prefix:
                raise ValueError('new prefix must be shorter')
            if prefixlen_diff != 1:
                raise ValueError('cannot set prefixlen_diff and new_prefix')
            prefixlen_diff = self._prefixlen - new_prefix
        length = self.prefixlen - prefixlen_diff
        if length < 0:
            raise ValueError(f'current prefixlen is {self.prefixlen}, cannot have a prefixlen_diff of {prefixlen_diff}')
        return self.__class__((self.network_address._ip & self.netmask._ip << prefixlen_diff, length))

    @staticmethod
    def _inside(inner, outer):
        try:
            if inner.version != outer.version:
                raise _other_version(inner, outer)
            return outer.network_address <= inner.network_address and outer.broadcast_address >= inner.broadcast_address
        except AttributeError:
            raise TypeError(f'Unable to test subnet containment between {inner} and {outer}')

    def subnet_of(self, other):
        """Whether the other one has all addresses of this one."""
        return self._inside(self, other)

    def supernet_of(self, other):
        """Whether this one has all addresses of the other one."""
        return self._inside(other, self)

    def _both(self, name):
        return getattr(self.network_address, name) and getattr(self.broadcast_address, name)

    @property
    def is_multicast(self):
        """Whether it is for groups of hosts."""
        return self._both('is_multicast')

    @property
    def is_reserved(self):
        """Whether the IETF has reserved it."""
        return self._both('is_reserved')

    @property
    def is_link_local(self):
        """Whether it is for one link only."""
        return self._both('is_link_local')

    @property
    def is_private(self):
        """Whether a registry says that it is not reached from everywhere."""
        first, last = self.network_address._ip, self._last
        return (any(low <= first and last <= high for low, high in self._private)
                and not _listed(first, self._private_exceptions) and not _listed(last, self._private_exceptions))

    @property
    def is_global(self):
        """Whether it is reached from everywhere."""
        return not self.is_private

    @property
    def is_unspecified(self):
        """Whether it stands for no address."""
        return self._both('is_unspecified')

    @property
    def is_loopback(self):
        """Whether it is the host itself."""
        return self._both('is_loopback')


class _BaseV4:
    """What is particular to version 4."""

    __slots__ = ()
    version = 4
    max_prefixlen = IPV4LENGTH
    _ALL_ONES = 2 ** IPV4LENGTH - 1

    _digits = staticmethod(_text_v4)

    def _full(self):
        return str(self)

    def _pointer(self):
        return '.'.join(str(self).split('.')[::-1]) + '.in-addr.arpa'

    @staticmethod
    def _prefix_of_text(text):
        return _prefix_of_v4_mask(text)


class IPv4Address(_BaseV4, _BaseAddress):
    """An address of version 4."""

    __slots__ = ('_ip', '__weakref__')

    def __init__(self, address):
        number = self._checked(address)
        if number is None:
            text = str(address)
            if '/' in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            number = _parse_v4(text)
        self._ip = number

    def _short_text(self):
        return _text_v4(self._ip)

    @property
    def packed(self):
        """The four bytes."""
        return self._ip.to_bytes(4)

    @property
    def is_reserved(self):
        """Whether the IETF has reserved it."""
        return _listed(self._ip, _registry.V4_RESERVED)

    @property
    def is_private(self):
        """Whether a registry says that it is not reached from everywhere."""
        return _listed(self._ip, _registry.V4_PRIVATE) and not _listed(self._ip, _registry.V4_PRIVATE_EXCEPTIONS)

    @property
    def is_global(self):
        """Whether it is reached from everywhere."""
        return not _listed(self._ip, _registry.V4_NOT_GLOBAL) and not self.is_private

    @property
    def is_multicast(self):
        """Whether it is for groups of hosts."""
        return _listed(self._ip, _registry.V4_MULTICAST)

    @property
    def is_unspecified(self):
        """Whether it stands for no address."""
        return self._ip == 0

    @property
    def is_loopback(self):
        """Whether it is the host itself."""
        return _listed(self._ip, _registry.V4_LOOPBACK)

    @property
    def is_link_local(self):
        """Whether it is for one link only."""
        return _listed(self._ip, _registry.V4_LINK_LOCAL)

    @property
    def ipv6_mapped(self):
        """The address of version 6 that stands for this one."""
        return IPv6Address(f'::ffff:{self}')


class _Interface:
    """What addresses with a network have."""

    @functools.cached_property
    def hostmask(self):
        """The bits that tell hosts apart, as an address."""
        return self.network.hostmask

    def _start(self, address, network_class):
        address, mask = self._halves(address)
        super().__init__(address)
        # The zone of an address is that of its network only when there is no bit of a host.
        self.network = network_class((address, mask), strict=False)
        self.netmask = self.network.netmask
        self._prefixlen = self.network._prefixlen

    def __str__(self):
        return f'{super().__str__()}/{self._prefixlen}'

    def _full(self):
        return f'{self.ip._full()}/{self._prefixlen}'

    def __eq__(self, other):
        same = super().__eq__(other)
        if same is NotImplemented or not same:
            return same
        try:
            return self.network == other.network
        except AttributeError:
            # An address without a network is another thing.
            return False

    def __lt__(self, other):
        less = super().__lt__(other)
        if less is NotImplemented:
            return NotImplemented
        try:
            return self.network < other.network or self.network == other.network and less
        except AttributeError:
            # Addresses without a network come first.
            return False

    def __hash__(self):
        return hash((self._ip, self._prefixlen, self.network.network_address._ip))

    def __reduce__(self):
        return self.__class__, (str(self),)

    @property
    def with_prefixlen(self):
        """The text, with the length of the prefix."""
        return f'{self._digits(self._ip)}/{self._prefixlen}'

    @property
    def with_netmask(self):
        """The text, with the mask."""
        return f'{self._digits(self._ip)}/{self.netmask}'

    @property
    def with_hostmask(self):
        """The text, with the mask of the hosts."""
        return f'{self._digits(self._ip)}/{self.hostmask}'


class IPv4Interface(_Interface, IPv4Address):
    """An address of version 4 with its network."""

    def __init__(self, address):
        self._start(address, IPv4Network)

    @property
    def ip(self):
        """The address without the network."""
        return IPv4Address(self._ip)


class IPv4Network(_BaseV4, _BaseNetwork):
    """A network of version 4."""

    _address_class = IPv4Address
    _broadcasts = 1
    _private = _registry.V4_PRIVATE
    _private_exceptions = _registry.V4_PRIVATE_EXCEPTIONS

    @property
    def is_global(self):
        """Whether it is reached from everywhere."""
        shared = _listed(self.network_address._ip, _registry.V4_NOT_GLOBAL) and _listed(self._last, _registry.V4_NOT_GLOBAL)
        return not shared and not self.is_private


class _BaseV6:
    """What is particular to version 6."""

    __slots__ = ()
    version = 6
    max_prefixlen = IPV6LENGTH
    _ALL_ONES = 2 ** IPV6LENGTH - 1

    @staticmethod
    def _prefix_of_text(text):
        raise _bad_mask(text)

    _digits = staticmethod(_text_v6)

    def _pointer(self):
        return '.'.join(self._full()[::-1].replace(':', '')) + '.ip6.arpa'


def _or_mapped(name):
    """A property that asks the address of version 4, if this one stands for one."""
    def decorate(compute):
        def get(self):
            mapped = self.ipv4_mapped
            return compute(self) if mapped is None else getattr(mapped, name)
        get.__doc__ = compute.__doc__
        get.__name__ = name
        get.__qualname__ = f'IPv6Address.{name}'
        return property(get)
    return decorate


class IPv6Address(_BaseV6, _BaseAddress):
    """An address of version 6."""

    __slots__ = ('_ip', '_scope_id', '__weakref__')

    def __init__(self, address):
        number = self._checked(address)
        zone = None
        if number is None:
            text = str(address)
            if '/' in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            text, zone = _split_zone(text)
            number = _parse_v6(text)
        self._ip = number
        self._scope_id = zone

    def _short_text(self):
        mapped = self.ipv4_mapped
        text = _text_v6(self._ip) if mapped is None else f'::ffff:{mapped}'
        return text if self._scope_id is None else f'{text}%{self._scope_id}'

    def _full(self):
        # A zone does not fit here, and is complained about as CPython does.
        return _long_text_v6(self._ip if self._scope_id is None else _parse_v6(str(self)))

    @property
    def exploded(self):
        """The text with all digits."""
        mapped = self.ipv4_mapped
        return self._full() if mapped is None else f'{self._full()[:30]}{mapped}'

    def _pointer(self):
        if self.ipv4_mapped is None:
            return super()._pointer()
        return '.'.join(IPv6Address._full(self)[::-1].replace(':', '')) + '.ip6.arpa'

    def __hash__(self):
        return hash((self._ip, self._scope_id))

    def __eq__(self, other):
        same = super().__eq__(other)
        if same is NotImplemented or not same:
            return same
        return self._scope_id == getattr(other, '_scope_id', None)

    def __reduce__(self):
        return self.__class__, (str(self),)

    @property
    def scope_id(self):
        """The zone that it was given with, or None."""
        return self._scope_id

    @property
    def packed(self):
        """The sixteen bytes."""
        return self._ip.to_bytes(16)

    @_or_mapped('is_multicast')
    def is_multicast(self):
        """Whether it is for groups of hosts."""
        return _listed(self._ip, _registry.V6_MULTICAST)

    @_or_mapped('is_reserved')
    def is_reserved(self):
        """Whether the IETF has reserved it."""
        return _listed(self._ip, _registry.V6_RESERVED)

    @_or_mapped('is_link_local')
    def is_link_local(self):
        """Whether it is for one link only."""
        return _listed(self._ip, _registry.V6_LINK_LOCAL)

    @property
    def is_site_local(self):
        """Whether it is for one site only."""
        return _listed(self._ip, _registry.V6_SITE_LOCAL)

    @_or_mapped('is_private')
    def is_private(self):
        """Whether a registry says that it is not reached from everywhere."""
        return _listed(self._ip, _registry.V6_PRIVATE) and not _listed(self._ip, _registry.V6_PRIVATE_EXCEPTIONS)

    @_or_mapped('is_global')
    def is_global(self):
        """Whether it is reached from everywhere."""
        return not self.is_private

    @_or_mapped('is_unspecified')
    def is_unspecified(self):
        """Whether it stands for no address."""
        return self._ip == 0

    @_or_mapped('is_loopback')
    def is_loopback(self):
        """Whether it is the host itself."""
        return self._ip == 1

    @property
    def ipv4_mapped(self):
        """The address of version 4 that this one stands for, or None."""
        return IPv4Address(self._ip & 0xffffffff) if self._ip >> 32 == 0xffff else None

    @property
    def teredo(self):
        """The server and the client of a Teredo address, or None."""
        if self._ip >> 96 != 0x20010000:
            return None
        return IPv4Address(self._ip >> 64 & 0xffffffff), IPv4Address(~self._ip & 0xffffffff)

    @property
    def sixtofour(self):
        """The address of version 4 in a 6to4 address, or None."""
        return IPv4Address(self._ip >> 80 & 0xffffffff) if self._ip >> 112 == 0x2002 else None


class IPv6Interface(_Interface, IPv6Address):
    """An address of version 6 with its network."""

    def __init__(self, address):
        self._start(address, IPv6Network)

    @property
    def ip(self):
        """The address without the network."""
        return IPv6Address(self._ip)

    @property
    def is_unspecified(self):
        """Whether it stands for no address."""
        return super().is_unspecified and self.network.is_unspecified

    @property
    def is_loopback(self):
        """Whether it is the host itself."""
        return super().is_loopback and self.network.is_loopback


class IPv6Network(_BaseV6, _BaseNetwork):
    """A network of version 6."""

    _address_class = IPv6Address
    _broadcasts = 0
    _private = _registry.V6_PRIVATE
    _private_exceptions = _registry.V6_PRIVATE_EXCEPTIONS

    @property
    def is_site_local(self):
        """Whether it is for one site only."""
        return self._both('is_site_local')
