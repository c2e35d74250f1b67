"""Messages with contents: bodies, alternatives, attachments."""

from email.message import Message


class MIMEPart(Message):
    def __init__(self, policy=None):
        if policy is None:
            from email.policy import default
            policy = default
        super().__init__(policy)

    def as_string(self, unixfrom=False, maxheaderlen=None, policy=None):
        policy = self.policy if policy is None else policy
        if maxheaderlen is None:
            maxheaderlen = policy.max_line_length
        return super().as_string(unixfrom, maxheaderlen, policy)

    def __str__(self):
        return self.as_string(policy=self.policy.clone(utf8=True))

    def is_attachment(self):
        disposition = self.get('content-disposition')
        return False if disposition is None else disposition.content_disposition == 'attachment'

    def _bodies(self, part, preferences):
        if part.is_attachment():
            return
        main, sub = part.get_content_type().split('/')
        if main == 'text':
            if sub in preferences:
                yield preferences.index(sub), part
            return
        if main != 'multipart' or not self.is_multipart():
            return
        if sub != 'related':
            for inner in part.iter_parts():
                yield from self._bodies(inner, preferences)
            return
        if 'related' in preferences:
            yield preferences.index('related'), part
        candidate = None
        start = part.get_param('start')
        if start:
            for inner in part.iter_parts():
                if inner['content-id'] == start:
                    candidate = inner
                    break
        if candidate is None:
            parts = part.get_payload()
            candidate = parts[0] if parts else None
        if candidate is not None:
            yield from self._bodies(candidate, preferences)

    def get_body(self, preferencelist=('related', 'html', 'plain')):
        """The part that is the text to show."""
        best, body = len(preferencelist), None
        for rank, part in self._bodies(self, preferencelist):
            if rank < best:
                best, body = rank, part
                if rank == 0:
                    break
        return body

    _body_types = {('text', 'plain'), ('text', 'html'), ('multipart', 'related'), ('multipart', 'alternative')}

    def iter_attachments(self):
        """The parts that are no bodies."""
        main, sub = self.get_content_type().split('/')
        if main != 'multipart' or sub == 'alternative':
            return
        payload = self.get_payload()
        if not isinstance(payload, list):
            return
        parts = payload.copy()
        if main == 'multipart' and sub == 'related':
            start = self.get_param('start')
            if start:
                found = False
                rest = []
                for part in parts:
                    if part.get('content-id') == start:
                        found = True
                    else:
                        rest.append(part)
                if found:
                    yield from rest
                    return
            parts.pop(0)
            yield from parts
            return
        seen = []
        for part in parts:
            kind = tuple(part.get_content_type().split('/'))
            if kind in self._body_types and not part.is_attachment() and kind[1] not in seen:
                seen.append(kind[1])
                continue
            yield part

    def iter_parts(self):
        if self.is_multipart():
            yield from self.get_payload()

    def get_content(self, *args, content_manager=None, **kw):
        """The content as a value: text, bytes, a message."""
        manager = self.policy.content_manager if content_manager is None else content_manager
        return manager.get_content(self, *args, **kw)

    def set_content(self, *args, content_manager=None, **kw):
        """The content of a value."""
        manager = self.policy.content_manager if content_manager is None else content_manager
        manager.set_content(self, *args, **kw)

    def _make_multipart(self, subtype, disallowed_subtypes, boundary):
        if self.get_content_maintype() == 'multipart':
            existing = self.get_content_subtype()
            if existing in disallowed_subtypes + (subtype,):
                raise ValueError("Cannot convert {} to {}".format(existing, subtype))
        kept, moved = [], []
        for name, value in self._headers:
            (moved if name.lower().startswith('content-') else kept).append((name, value))
        if moved:
            part = type(self)(policy=self.policy)
            part._headers = moved
            part._payload = self._payload
            self._payload = [part]
        else:
            self._payload = []
        self._headers = kept
        self['Content-Type'] = 'multipart/' + subtype
        if boundary is not None:
            self.set_param('boundary', boundary)

    def make_related(self, boundary=None):
        self._make_multipart('related', ('alternative', 'mixed'), boundary)

    def make_alternative(self, boundary=None):
        self._make_multipart('alternative', ('mixed',), boundary)

    def make_mixed(self, boundary=None):
        self._make_multipart('mixed', (), boundary)

    def _add_multipart(self, _subtype, *args, _disposition=None, **kw):
        if self.get_content_maintype() != 'multipart' or self.get_content_subtype() != _subtype:
            getattr(self, 'make_' + _subtype)()
        part = type(self)(policy=self.policy)
        part.set_content(*args, **kw)
        if _disposition and 'content-disposition' not in part:
            part['Content-Disposition'] = _disposition
        self.attach(part)

    def add_related(self, *args, **kw):
        self._add_multipart('related', *args, _disposition='inline', **kw)

    def add_alternative(self, *args, **kw):
        self._add_multipart('alternative', *args, **kw)

    def add_attachment(self, *args, **kw):
        self._add_multipart('mixed', *args, _disposition='attachment', **kw)

    def clear(self):
        self._headers = []
        self._payload = None

    def clear_content(self):
        self._headers = [(name, value) for name, value in self._headers if not name.lower().startswith('content-')]
        self._payload = None


class EmailMessage(MIMEPart):
    def set_content(self, *args, **kw):
        super().set_content(*args, **kw)
        if 'MIME-Version' not in self:
            self['MIME-Version'] = '1.0'


MIMEPart.__module__ = EmailMessage.__module__ = 'email.message'
