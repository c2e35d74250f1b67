"""Types of files by the ends of their names, and the other way round.

Promises CPython 3.14's `mimetypes` on a machine that has no files of types itself: only what is below is known, and what a program adds. The command line is
deliberately absent.
"""

import os
import posixpath
from urllib.parse import urlparse as _urlparse

__all__ = ['knownfiles', 'inited', 'MimeTypes', 'guess_type', 'guess_file_type', 'guess_all_extensions', 'guess_extension', 'add_type',
           'init', 'read_mime_types', 'suffix_map', 'encodings_map', 'types_map', 'common_types']

# Types of IANA, and others that are in wide use: a main type, then its subtypes with their extensions.
_STANDARD = '''
application
    epub+zip=epub gzip=gz json=json manifest+json=webmanifest msword=doc,dot,wiz n-quads=nq n-triples=nt
    octet-stream=bin,a,dll,exe,o,obj,so oda=oda ogg=ogx pdf=pdf pkcs7-mime=p7c postscript=ps,ai,eps trig=trig
    vnd.apple.mpegurl=m3u,m3u8 vnd.ms-excel=xls,xlb vnd.ms-fontobject=eot vnd.ms-powerpoint=ppt,pot,ppa,pps,pwz
    vnd.oasis.opendocument.graphics=odg vnd.oasis.opendocument.presentation=odp vnd.oasis.opendocument.spreadsheet=ods
    vnd.oasis.opendocument.text=odt vnd.openxmlformats-officedocument.presentationml.presentation=pptx
    vnd.openxmlformats-officedocument.spreadsheetml.sheet=xlsx vnd.openxmlformats-officedocument.wordprocessingml.document=docx
    vnd.rar=rar wasm=wasm x-7z-compressed=7z x-bcpio=bcpio x-cpio=cpio x-csh=csh x-debian-package=deb x-dvi=dvi x-gtar=gtar
    x-hdf=hdf x-hdf5=h5 x-httpd-php=php x-latex=latex x-mif=mif x-netcdf=cdf,nc x-pkcs12=p12,pfx x-pn-realaudio=ram
    x-python-code=pyc,pyo x-rpm=rpm x-sh=sh x-shar=shar x-shockwave-flash=swf x-sv4cpio=sv4cpio x-sv4crc=sv4crc x-tar=tar
    x-tcl=tcl x-tex=tex x-texinfo=texi,texinfo x-troff=roff,t,tr x-troff-man=man x-troff-me=me x-troff-ms=ms x-ustar=ustar
    x-wais-source=src xml=xsl,rdf,wsdl,xpdl yaml=yaml,yml zip=zip
audio
    3gpp=3gp,3gpp 3gpp2=3g2,3gpp2 aac=aac,adts,loas,ass basic=au,snd flac=flac matroska=mka mp4=m4a mpeg=mp3,mp2 ogg=ogg
    opus=opus vnd.wave=wav webm=weba x-aiff=aif,aifc,aiff x-pn-realaudio=ra
font
    otf=otf ttf=ttf woff=woff woff2=woff2
image
    avif=avif bmp=bmp emf=emf fits=fits g3fax=g3 gif=gif heic=heic heif=heif ief=ief jp2=jp2 jpeg=jpg,jpe,jpeg jpm=jpm jpx=jpx
    png=png svg+xml=svg t38=t38 tiff=tiff,tif tiff-fx=tfx vnd.microsoft.icon=ico webp=webp wmf=wmf x-cmu-raster=ras
    x-portable-anymap=pnm x-portable-bitmap=pbm x-portable-graymap=pgm x-portable-pixmap=ppm x-rgb=rgb x-xbitmap=xbm
    x-xpixmap=xpm x-xwindowdump=xwd
message
    rfc822=eml,mht,mhtml,nws
model
    gltf+json=gltf gltf-binary=glb stl=stl
text
    css=css csv=csv html=html,htm javascript=js,mjs markdown=md,markdown n3=n3 plain=txt,bat,c,h,ksh,pl,srt richtext=rtx rtf=rtf
    tab-separated-values=tsv vtt=vtt x-python=py x-rst=rst x-setext=etx x-sgml=sgm,sgml x-vcard=vcf xml=xml
video
    matroska=mkv matroska-3d=mk3d mp4=mp4 mpeg=mpeg,m1v,mpa,mpe,mpg ogg=ogv quicktime=mov,qt vnd.avi=avi webm=webm x-m4v=m4v
    x-ms-wmv=wmv x-sgi-movie=movie
'''

# Types that are met, but not official.
_COMMON = '''
application
    rtf=rtf vnd.android.package-archive=apk
audio
    midi=midi,mid
image
    jpg=jpg pict=pict,pct,pic
text
    xul=xul
'''


def _table(text):
    table = {}
    for word in text.split():
        subtype, equals, extensions = word.partition('=')
        if not equals:
            main = word
            continue
        for extension in extensions.split(','):
            table['.' + extension] = f'{main}/{subtype}'
    return table


_types_map_default = _table(_STANDARD)
_common_types_default = _table(_COMMON)
_suffix_map_default = {'.svgz': '.svg.gz', '.tgz': '.tar.gz', '.taz': '.tar.gz', '.tz': '.tar.gz', '.tbz2': '.tar.bz2', '.txz': '.tar.xz'}
_encodings_map_default = {'.gz': 'gzip', '.Z': 'compress', '.bz2': 'bzip2', '.xz': 'xz', '.br': 'br'}


def _inverse(table):
    extensions = {}
    for extension, type in table.items():
        extensions.setdefault(type, []).append(extension)
    return extensions


def _copy(inverse):
    return dict(zip(inverse, map(list, inverse.values())))


_standard_inverse, _common_inverse = _inverse(_types_map_default), _inverse(_common_types_default)

# No file of the system is looked for: there are none.
knownfiles = []
inited = False
_db = None


class MimeTypes:
    """Types and extensions, and what belongs together."""

    def __init__(self, filenames=(), strict=True):
        if not inited:
            init()
        self.encodings_map = _encodings_map_default.copy()
        self.suffix_map = _suffix_map_default.copy()
        # Common types first, official ones second.
        self.types_map = _common_types_default.copy(), _types_map_default.copy()
        self.types_map_inv = _copy(_common_inverse), _copy(_standard_inverse)
        for name in filenames:
            self.read(name, strict)

    def add_type(self, type, ext, strict=True):
        """Makes an extension one of a type, and the type that of the extension."""
        if ext and not ext.startswith('.'):
            import warnings
            warnings.warn('Using undotted extensions is deprecated and will raise a ValueError in Python 3.16', DeprecationWarning,
                          stacklevel=2)
        if not type:
            return
        self.types_map[strict][ext] = type
        extensions = self.types_map_inv[strict].setdefault(type, [])
        if ext not in extensions:
            extensions.append(ext)

    def guess_type(self, url, strict=True):
        """The type and the encoding of what a URL or a path names."""
        url = os.fspath(url)
        parts = _urlparse(url)
        if not parts.scheme or len(parts.scheme) < 2:
            return self.guess_file_type(url, strict=strict)
        path = parts.path
        if parts.scheme != 'data':
            return self._guess(path, strict, posixpath.splitext)
        # "data:" type? (";" parameter)* "," data
        head, comma, _ = path.partition(',')
        if not comma:
            return None, None
        type = head.partition(';')[0]
        if '=' in type or '/' not in type:
            type = 'text/plain'
        return type, None

    def guess_file_type(self, path, *, strict=True):
        """The type and the encoding of a file, by its path."""
        path = os.fsdecode(os.fspath(path))
        return self._guess(os.path.splitdrive(path)[1], strict, os.path.splitext)

    def _guess(self, path, strict, splitext):
        base, extension = splitext(path)
        while (longer := self.suffix_map.get(extension.lower())) is not None:
            base, extension = splitext(base + longer)
        encoding = self.encodings_map.get(extension)
        if encoding is not None:
            base, extension = splitext(base)
        extension = extension.lower()
        type = self.types_map[True].get(extension)
        if type is None and not strict:
            type = self.types_map[False].get(extension)
        return type, encoding

    def guess_all_extensions(self, type, strict=True):
        """All extensions of a type."""
        type = type.lower()
        found = list(self.types_map_inv[True].get(type, ()))
        if not strict:
            found += [extension for extension in self.types_map_inv[False].get(type, ()) if extension not in found]
        return found

    def guess_extension(self, type, strict=True):
        """The usual extension of a type, or None."""
        found = self.guess_all_extensions(type, strict)
        return found[0] if found else None

    def read(self, filename, strict=True):
        """Adds what a file of types says."""
        with open(filename, encoding='utf-8') as file:
            self.readfp(file, strict)

    def readfp(self, fp, strict=True):
        """Adds what lines say: a type and its extensions, up to a '#'."""
        while line := fp.readline():
            words = []
            for word in line.split():
                if word[0] == '#':
                    break
                words.append(word)
            for extension in words[1:]:
                self.add_type(words[0], '.' + extension, strict)


def _default():
    if _db is None:
        init()
    return _db


def guess_type(url, strict=True):
    """The type and the encoding of what a URL or a path names."""
    return _default().guess_type(url, strict)


def guess_file_type(path, *, strict=True):
    """The type and the encoding of a file, by its path."""
    return _default().guess_file_type(path, strict=strict)


def guess_all_extensions(type, strict=True):
    """All extensions of a type."""
    return _default().guess_all_extensions(type, strict)


def guess_extension(type, strict=True):
    """The usual extension of a type, or None."""
    return _default().guess_extension(type, strict)


def add_type(type, ext, strict=True):
    """Makes an extension one of a type, for the functions of the module."""
    return _default().add_type(type, ext, strict)


def init(files=None):
    """Forgets what was added; or, with names of files, adds what they say."""
    global suffix_map, types_map, encodings_map, common_types, inited, _db
    # The class asks whether this was called.
    inited = True
    if files is None or _db is None:
        made = MimeTypes()
        names = [*knownfiles, *(files or ())]
    else:
        made, names = _db, files
    for name in names:
        if os.path.isfile(name):
            made.read(name)
    encodings_map, suffix_map = made.encodings_map, made.suffix_map
    types_map, common_types = made.types_map[True], made.types_map[False]
    _db = made


def read_mime_types(file):
    """What a file of types says, with all that is known; None when it cannot be opened."""
    try:
        source = open(file, encoding='utf-8')
    except OSError:
        return None
    with source:
        made = MimeTypes()
        made.readfp(source, True)
        return made.types_map[True]


def _default_mime_types():
    global types_map, common_types, suffix_map, encodings_map
    types_map, common_types = _types_map_default.copy(), _common_types_default.copy()
    suffix_map, encodings_map = _suffix_map_default.copy(), _encodings_map_default.copy()


_default_mime_types()
