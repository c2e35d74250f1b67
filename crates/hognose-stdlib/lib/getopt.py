"""Options of a command line in the manner of Unix: `-x`, `-o value`, `--long`, `--long=value`."""

__all__ = ['GetoptError', 'error', 'getopt', 'gnu_getopt']


class GetoptError(Exception):
    opt = ''
    msg = ''

    def __init__(self, msg, opt=''):
        self.msg = msg
        self.opt = opt
        Exception.__init__(self, msg, opt)

    def __str__(self):
        return self.msg


error = GetoptError


def getopt(args, shortopts, longopts=[]):
    """Pairs of options and values, and the arguments behind them. The first argument that is no option ends them."""
    longs = [longopts] if isinstance(longopts, str) else list(longopts)
    args = list(args)
    found = []
    while args and args[0].startswith('-') and args[0] != '-':
        if args[0] == '--':
            args = args[1:]
            break
        take = _long if args[0].startswith('--') else _short
        args = take(found, args[0], shortopts if take is _short else longs, args[1:])
    return found, args


def gnu_getopt(args, shortopts, longopts=[]):
    """As `getopt`, with options and arguments in any order, unless `shortopts` begins with `+`."""
    longs = [longopts] if isinstance(longopts, str) else list(longopts)
    in_order = shortopts.startswith('-')
    if in_order:
        shortopts = shortopts[1:]
    stops = shortopts.startswith('+')
    if stops:
        shortopts = shortopts[1:]
    args = list(args)
    found, rest = [], []
    while args:
        if args[0] == '--':
            rest += args[1:]
            break
        if args[0].startswith('--'):
            args = _long(found, args[0], longs, args[1:])
        elif args[0].startswith('-') and args[0] != '-':
            args = _short(found, args[0], shortopts, args[1:])
        elif stops:
            rest += args
            break
        elif in_order:
            found.append((None, [args[0]]))
            args = args[1:]
        else:
            rest.append(args[0])
            args = args[1:]
    return found, rest


def _long(found, text, longs, args):
    name, equals, value = text[2:].partition('=')
    value = value if equals else None
    takes, name = _match(name, longs)
    if takes == 'must' and value is None:
        if not args:
            raise GetoptError(f'option --{name} requires argument', name)
        value, args = args[0], args[1:]
    elif takes == 'no' and value is not None:
        raise GetoptError(f'option --{name} must not have an argument', name)
    found.append(('--' + name, value or ''))
    return args


def _match(name, longs):
    # Whether an option takes an argument, and its whole name: the beginning is enough if there is only one such.
    possible = [long for long in longs if long.startswith(name)]
    if not possible:
        raise GetoptError(f'option --{name} not recognized', name)
    for form, takes in ((name, 'no'), (name + '=', 'must'), (name + '=?', 'may')):
        if form in possible:
            return takes, name
    if len(possible) > 1:
        plain = ', '.join([long.rstrip('=?') for long in possible])
        raise GetoptError(f'option --{name} not a unique prefix; possible options: {plain}', name)
    only = possible[0]
    if only.endswith('=?'):
        return 'may', only[:-2]
    return ('must', only[:-1]) if only.endswith('=') else ('no', only)


def _short(found, text, shorts, args):
    rest = text[1:]
    while rest:
        opt, rest = rest[0], rest[1:]
        at = shorts.find(opt)
        if at < 0 or opt == ':':
            raise GetoptError(f'option -{opt} not recognized', opt)
        value = ''
        if shorts.startswith(':', at + 1):
            optional = shorts.startswith('::', at + 1)
            if not rest and not optional:
                if not args:
                    raise GetoptError(f'option -{opt} requires argument', opt)
                rest, args = args[0], args[1:]
            value, rest = rest, ''
        found.append(('-' + opt, value))
    return args
