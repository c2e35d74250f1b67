"""Headers that know what they say: texts with addresses, dates, parameters."""

import re
from email import errors, utils
from email._folding import fold_header
from email.header import decode_header, make_header

__all__ = ['Address', 'Group', 'HeaderRegistry']

_SPECIAL = re.compile(r'[][\\()<>@,:;".]')


class Address:
    """A name and an address."""

    def __init__(self, display_name='', username='', domain='', addr_spec=None):
        inputs = ''.join(filter(None, (display_name, username, domain, addr_spec)))
        if '\r' in inputs or '\n' in inputs:
            raise ValueError("invalid arguments; address parts cannot contain CR or LF")
        if addr_spec is not None:
            if username or domain:
                raise TypeError("addrspec specified when username and/or domain also specified")
            username, at, domain = addr_spec.rpartition('@')
            if not at:
                username, domain = domain, ''
            if username[:1] == '"' and username[-1:] == '"':
                username = utils.unquote(username)
        self._display_name = display_name
        self._username = username
        self._domain = domain

    display_name = property(lambda self: self._display_name)
    username = property(lambda self: self._username)
    domain = property(lambda self: self._domain)

    @property
    def addr_spec(self):
        """The address, with quotes where it needs them."""
        name = self.username
        if name and re.search(r'[][\\()<>@,:;" ]', name) or name[:1] == '.' or name[-1:] == '.':
            name = '"' + utils.quote(name) + '"'
        if self.domain:
            return name + '@' + self.domain
        return name or '<>'

    def __repr__(self):
        return "{}(display_name={!r}, username={!r}, domain={!r})".format(self.__class__.__name__, self.display_name, self.username,
                                                                         self.domain)

    def __str__(self):
        name = self.display_name
        if _SPECIAL.search(name):
            name = '"' + utils.quote(name) + '"'
        if name:
            address = '' if self.addr_spec == '<>' else self.addr_spec
            return "{} <{}>".format(name, address)
        return self.addr_spec

    def __eq__(self, other):
        if not isinstance(other, Address):
            return NotImplemented
        return self.display_name == other.display_name and self.username == other.username and self.domain == other.domain


class Group:
    """Addresses under a name, or one without."""

    def __init__(self, display_name=None, addresses=None):
        self._display_name = display_name
        self._addresses = tuple(addresses) if addresses else tuple()

    display_name = property(lambda self: self._display_name)
    addresses = property(lambda self: self._addresses)

    def __repr__(self):
        return "{}(display_name={!r}, addresses={!r})".format(self.__class__.__name__, self.display_name, self.addresses)

    def __str__(self):
        if self.display_name is None and len(self.addresses) == 1:
            return str(self.addresses[0])
        name = self.display_name
        if name is not None and _SPECIAL.search(name):
            name = '"' + utils.quote(name) + '"'
        addresses = ", ".join(str(address) for address in self.addresses)
        return "{}:{};".format(name, ' ' + addresses if addresses else addresses)

    def __eq__(self, other):
        if not isinstance(other, Group):
            return NotImplemented
        return self.display_name == other.display_name and self.addresses == other.addresses


def _decoded(value):
    """A text with its encoded words resolved."""
    if '=?' not in value:
        return value
    try:
        return str(make_header(decode_header(value)))
    except (errors.HeaderParseError, LookupError, UnicodeDecodeError):
        return value


class BaseHeader(str):
    """A header: its text, and its name."""

    max_count = None

    def __new__(cls, name, value):
        found = {'defects': []}
        cls.parse(value, found)
        self = str.__new__(cls, found.pop('decoded'))
        self.init(name, **found)
        return self

    def init(self, name, *, defects, **kw):
        self._name = name
        self._defects = defects
        for key, value in kw.items():
            setattr(self, '_' + key, value)

    name = property(lambda self: self._name)
    defects = property(lambda self: tuple(self._defects))

    def __reduce__(self):
        return type(self), (self._name, str(self))

    def fold(self, *, policy):
        """The header in lines."""
        return fold_header(self.name, str(self), policy)


class UnstructuredHeader(BaseHeader):
    @classmethod
    def parse(cls, value, found):
        found['decoded'] = _decoded(value)


class UniqueUnstructuredHeader(UnstructuredHeader):
    max_count = 1


class DateHeader(BaseHeader):
    @classmethod
    def parse(cls, value, found):
        found['datetime'] = None
        if not value:
            found['defects'].append(errors.HeaderMissingRequiredValue())
            found['decoded'] = ''
            return
        if isinstance(value, str):
            found['decoded'] = value
            try:
                value = utils.parsedate_to_datetime(value)
            except ValueError:
                found['defects'].append(errors.InvalidDateDefect('Invalid date value or format'))
                return
        found['datetime'] = value
        found['decoded'] = utils.format_datetime(value)

    datetime = property(lambda self: self._datetime)


class UniqueDateHeader(DateHeader):
    max_count = 1


_GROUP = re.compile(r'\s*((?:"(?:[^"\\]|\\.)*"|[^",:;<>@])+):([^;]*);')


def _read_groups(value):
    groups = []
    while value.strip(' ,'):
        found = _GROUP.match(value)
        if found:
            name = utils.unquote(found[1].strip())
            groups.append(Group(name, [address for group in _read_groups(found[2]) for address in group.addresses]))
            value = value[found.end():].lstrip(' ,')
            continue
        pieces = utils._split_addresses(value)
        piece = pieces[0]
        value = value[len(piece) + 1:]
        if piece.strip():
            name, address = utils._parse_one(piece.strip())
            if '<' not in piece:
                # What is in brackets behind an address is a remark.
                name = ''
            groups.append(Group(None, [Address(_decoded(name), addr_spec=address)]))
    return groups


class AddressHeader(BaseHeader):
    @classmethod
    def parse(cls, value, found):
        if isinstance(value, str):
            groups = _read_groups(value)
        else:
            if not hasattr(value, '__iter__'):
                value = [value]
            groups = [Group(None, [item]) if not hasattr(item, 'addresses') else item for item in value]
        found['groups'] = groups
        found['decoded'] = ', '.join([str(group) for group in groups])

    groups = property(lambda self: tuple(self._groups))

    @property
    def addresses(self):
        return tuple([address for group in self._groups for address in group.addresses])

    def fold(self, *, policy):
        return fold_header(self.name, str(self), policy, self._groups)


class UniqueAddressHeader(AddressHeader):
    max_count = 1


class SingleAddressHeader(AddressHeader):
    @property
    def address(self):
        if len(self.addresses) != 1:
            raise ValueError(("value of single address header {} is not a single address").format(self.name))
        return self.addresses[0]


class UniqueSingleAddressHeader(SingleAddressHeader):
    max_count = 1


class MIMEVersionHeader(BaseHeader):
    max_count = 1

    @classmethod
    def parse(cls, value, found):
        found['decoded'] = value
        match = re.match(r'\s*(\d+)\s*\.\s*(\d+)', value)
        found['major'], found['minor'] = map(int, match.groups()) if match else (None, None)
        if not match:
            found['defects'].append(errors.HeaderMissingRequiredValue("Missing MIME version number (eg: 1.0)"))

    major = property(lambda self: self._major)
    minor = property(lambda self: self._minor)

    @property
    def version(self):
        return None if self._major is None else f'{self._major}.{self._minor}'


def _without_remarks(value):
    """A header without what is in brackets outside quotes."""
    if '(' not in value:
        return value
    return re.sub(r'("(?:[^"\\]|\\.)*")|\s*\((?:[^()\\]|\\.)*\)\s*', lambda found: found[1] or ' ', value).strip()


class ParameterizedMIMEHeader(BaseHeader):
    max_count = 1

    @classmethod
    def parse(cls, value, found):
        head, params = utils._parse_parameters(_without_remarks(value))
        found['params'] = {name.lower(): _decoded(text) for name, text in params if name}
        shown = [f'{name}="{utils.quote(_decoded(text))}"' for name, text in params if name]
        found['decoded'] = '; '.join([head.strip(), *shown])
        cls._head(head.strip().lower(), found)

    @property
    def params(self):
        import types
        return types.MappingProxyType(self._params)

    def fold(self, *, policy):
        return fold_header(self.name, str(self), policy, params=True)


class ContentTypeHeader(ParameterizedMIMEHeader):
    @classmethod
    def _head(cls, head, found):
        main, slash, sub = head.partition('/')
        if not slash or not main or not sub:
            main, sub = 'text', 'plain'
        found['maintype'], found['subtype'] = main.strip(), sub.strip()

    maintype = property(lambda self: self._maintype)
    subtype = property(lambda self: self._subtype)
    content_type = property(lambda self: self._maintype + '/' + self._subtype)


class ContentDispositionHeader(ParameterizedMIMEHeader):
    @classmethod
    def _head(cls, head, found):
        found['content_disposition'] = head or None

    content_disposition = property(lambda self: self._content_disposition)


class ContentTransferEncodingHeader(BaseHeader):
    max_count = 1

    @classmethod
    def parse(cls, value, found):
        found['decoded'] = value
        found['cte'] = value.strip().lower() or '7bit'

    cte = property(lambda self: self._cte)


class MessageIDHeader(BaseHeader):
    max_count = 1

    @classmethod
    def parse(cls, value, found):
        found['decoded'] = value


_KINDS = {
    'subject': UniqueUnstructuredHeader, 'date': UniqueDateHeader, 'resent-date': DateHeader, 'orig-date': UniqueDateHeader,
    'sender': UniqueSingleAddressHeader, 'resent-sender': SingleAddressHeader, 'to': UniqueAddressHeader, 'resent-to': AddressHeader,
    'cc': UniqueAddressHeader, 'resent-cc': AddressHeader, 'bcc': UniqueAddressHeader, 'resent-bcc': AddressHeader,
    'from': UniqueAddressHeader, 'resent-from': AddressHeader, 'reply-to': UniqueAddressHeader, 'mime-version': MIMEVersionHeader,
    'content-type': ContentTypeHeader, 'content-disposition': ContentDispositionHeader,
    'content-transfer-encoding': ContentTransferEncodingHeader, 'message-id': MessageIDHeader,
}


class HeaderRegistry:
    """Makes headers by their names."""

    def __init__(self, base_class=BaseHeader, default_class=UnstructuredHeader, use_default_map=True):
        self.registry = dict(_KINDS) if use_default_map else {}
        self.base_class = base_class
        self.default_class = default_class

    def map_to_type(self, name, cls):
        """The class of headers with a name."""
        self.registry[name.lower()] = cls

    def __getitem__(self, name):
        return self.registry.get(name.lower(), self.default_class)

    def __call__(self, name, value):
        return self[name](name, value)
