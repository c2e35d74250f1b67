# An option without a value is None where it is asked for, and empty in `items` where values are interpolated.
import configparser

for kind in (configparser.ConfigParser, configparser.RawConfigParser):
    for interpolation in (configparser.BasicInterpolation(), configparser.ExtendedInterpolation(), None):
        parser = kind(allow_no_value=True, interpolation=interpolation)
        parser.read_string("[s]\nflag\nempty =\n")
        print(parser.items("s"), dict(parser["s"]), parser.items("s", raw=True))
# expect: [('flag', ''), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
# expect: [('flag', ''), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
# expect: [('flag', None), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
# expect: [('flag', ''), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
# expect: [('flag', ''), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
# expect: [('flag', None), ('empty', '')] {'flag': None, 'empty': ''} [('flag', None), ('empty', '')]
