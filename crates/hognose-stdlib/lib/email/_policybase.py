"""What policies are: what of messages may be chosen."""

from email import header
from email.utils import _has_surrogates

__all__ = ['Policy', 'Compat32', 'compat32']


class _Values:
    """Values that are set when it is made, and kept; a copy may have others."""

    def __init__(self, **kw):
        for name, value in kw.items():
            if not hasattr(self, name):
                raise TypeError("{!r} is an invalid keyword argument for {}".format(name, self.__class__.__name__))
            object.__setattr__(self, name, value)

    def __repr__(self):
        return "{}({})".format(self.__class__.__name__, ', '.join(["{}={!r}".format(name, value) for name, value in self.__dict__.items()]))

    def clone(self, **kw):
        """A copy with other values."""
        made = self.__class__.__new__(self.__class__)
        for name, value in self.__dict__.items():
            object.__setattr__(made, name, value)
        for name, value in kw.items():
            if not hasattr(self, name):
                raise TypeError("{!r} is an invalid keyword argument for {}".format(name, self.__class__.__name__))
            object.__setattr__(made, name, value)
        return made

    def __setattr__(self, name, value):
        if hasattr(self, name):
            raise AttributeError("{!r} object attribute {!r} is read-only".format(self.__class__.__name__, name))
        raise AttributeError("{!r} object has no attribute {!r}".format(self.__class__.__name__, name))

    def __add__(self, other):
        return self.clone(**other.__dict__)


class Policy(_Values):
    raise_on_defect = False
    linesep = '\n'
    cte_type = '8bit'
    max_line_length = 78
    mangle_from_ = False
    message_factory = None
    verify_generated_headers = True

    def handle_defect(self, obj, defect):
        if self.raise_on_defect:
            raise defect
        self.register_defect(obj, defect)

    def register_defect(self, obj, defect):
        obj.defects.append(defect)

    def header_max_count(self, name):
        return None

    def header_source_parse(self, sourcelines):
        name, value = sourcelines[0].split(':', 1)
        value = ''.join((value, *sourcelines[1:])).lstrip(' \t\r\n')
        return name, value.rstrip('\r\n')


class Compat32(Policy):
    """As in times before policies: headers are texts."""

    mangle_from_ = True

    def _sanitize(self, name, value):
        if isinstance(value, str) and _has_surrogates(value):
            return header.Header(value.encode('ascii', 'surrogateescape').decode('ascii', 'replace'), charset='utf-8', header_name=name)
        return value

    def header_store_parse(self, name, value):
        check_header_name(name)
        return name, value

    def header_fetch_parse(self, name, value):
        return self._sanitize(name, value)

    def fold(self, name, value):
        return self._fold(name, value, True)

    def fold_binary(self, name, value):
        folded = self._fold(name, value, self.cte_type == '7bit')
        return folded.encode('ascii', 'surrogateescape')

    def _fold(self, name, value, sanitize):
        parts = ['%s: ' % name]
        if isinstance(value, str):
            if _has_surrogates(value):
                if sanitize:
                    made = header.Header(value.encode('ascii', 'surrogateescape').decode('utf-8', 'replace'), charset='utf-8', header_name=name)
                else:
                    parts.append(value)
                    made = None
            else:
                made = header.Header(value, header_name=name)
        else:
            made = value
        if made is not None:
            length = 0 if self.max_line_length is None else self.max_line_length
            parts.append(made.encode(linesep=self.linesep, maxlinelen=length))
        parts.append(self.linesep)
        return ''.join(parts)


def check_header_name(name):
    if not name.isascii() or any(c <= ' ' or c == ':' or c == '\x7f' for c in name):
        raise ValueError(f"Header field name contains invalid characters: {name!r}")


compat32 = Compat32()
