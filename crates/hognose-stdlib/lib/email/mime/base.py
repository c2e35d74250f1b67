"""What all parts are made of."""

import email.policy
from email import message

__all__ = ['MIMEBase']


class MIMEBase(message.Message):
    def __init__(self, _maintype, _subtype, *, policy=None, **_params):
        message.Message.__init__(self, policy=email.policy.compat32 if policy is None else policy)
        self.add_header('Content-Type', f'{_maintype}/{_subtype}', **_params)
        self['MIME-Version'] = '1.0'
