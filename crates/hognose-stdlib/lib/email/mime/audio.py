"""Parts of the kind `audio`."""

from email import encoders
from email.mime.nonmultipart import MIMENonMultipart

__all__ = ['MIMEAudio']


class MIMEAudio(MIMENonMultipart):
    def __init__(self, _data, _subtype=None, _encoder=encoders.encode_base64, *, policy=None, **_params):
        if _subtype is None:
            raise TypeError('Could not guess audio MIME subtype')
        MIMENonMultipart.__init__(self, 'audio', _subtype, policy=policy, **_params)
        self.set_payload(_data)
        _encoder(self)
