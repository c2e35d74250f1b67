"""The policies: headers as objects that know what they say, or as they were."""

import re
from email import headerregistry
from email._emailmessage import EmailMessage
from email._policybase import Compat32, Policy, check_header_name, compat32
from email.contentmanager import raw_data_manager

__all__ = ['Compat32', 'compat32', 'Policy', 'EmailPolicy', 'default', 'strict', 'SMTP', 'HTTP']

_LINE = re.compile(r'\r\n|\r|\n')


class EmailPolicy(Policy):
    utf8 = False
    message_factory = EmailMessage
    refold_source = 'long'
    header_factory = headerregistry.HeaderRegistry()
    content_manager = raw_data_manager

    def __init__(self, **kw):
        if 'header_factory' not in kw:
            object.__setattr__(self, 'header_factory', headerregistry.HeaderRegistry())
        super().__init__(**kw)

    def header_max_count(self, name):
        return self.header_factory[name].max_count

    def header_store_parse(self, name, value):
        check_header_name(name)
        if hasattr(value, 'name') and value.name.lower() == name.lower():
            return name, value
        if isinstance(value, str) and len(_LINE.split(value)) > 1:
            raise ValueError("Header values may not contain linefeed or carriage return characters")
        return name, self.header_factory(name, value)

    def header_fetch_parse(self, name, value):
        if hasattr(value, 'name'):
            return value
        return self.header_factory(name, ''.join(_LINE.split(value)))

    def fold(self, name, value):
        return self._fold(name, value, True)

    def fold_binary(self, name, value):
        folded = self._fold(name, value, self.cte_type == '7bit')
        return folded.encode('utf8' if self.utf8 else 'ascii', 'surrogateescape')

    def _fold(self, name, value, refold_binary=False):
        if hasattr(value, 'name'):
            return value.fold(policy=self)
        most = self.max_line_length or float('inf')
        lines = value.splitlines()
        refold = self.refold_source == 'all' or self.refold_source == 'long' and (
            lines and len(lines[0]) + len(name) + 2 > most or any(len(line) > most for line in lines[1:]))
        if not refold:
            refold = refold_binary and not value.isascii() and not self.utf8
        if refold:
            return self.header_factory(name, ''.join(lines)).fold(policy=self)
        return name + ': ' + self.linesep.join(lines) + self.linesep


default = EmailPolicy()
# The usual one has the headers of the class.
object.__delattr__(default, 'header_factory')
strict = default.clone(raise_on_defect=True)
SMTP = default.clone(linesep='\r\n')
HTTP = default.clone(linesep='\r\n', max_line_length=None)
SMTPUTF8 = SMTP.clone(utf8=True)
