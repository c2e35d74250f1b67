"""Headers of the newer policies in lines that are not too long, with encoded words for what is no ASCII.

CPython folds a tree of tokens; here words are folded, which gives the same lines for the usual headers.
"""

import re
from urllib.parse import quote
from email import base64mime, quoprimime


def _encoded(text):
    data = text.encode('utf-8', 'surrogateescape')
    plain, packed = quoprimime.header_length(data), base64mime.header_length(data)
    # The readable one may be a little longer.
    module = quoprimime if plain - packed < 5 else base64mime
    return module.header_encode(data, 'utf-8')


def _needs_words(text):
    return not text.isascii() or '\n' in text or '\r' in text


def fold_header(name, value, policy, groups=None, params=False):
    """The lines of a header."""
    most = policy.max_line_length or 1_000_000
    lines = [name + ':']
    if params:
        _fold_params(lines, value, most)
    elif groups is not None:
        for n, group in enumerate(groups):
            _fold_text(lines, _group_text(group, policy) + (',' if n + 1 < len(groups) else ''), most, policy)
    else:
        _fold_text(lines, value, most, policy)
    if len(lines) == 1 and lines[0] == name + ':':
        lines[0] += ' '
    return policy.linesep.join(lines) + policy.linesep


def _address_text(address, policy):
    name = address.display_name
    if name and not name.isascii() and not policy.utf8:
        return f'{_encoded(name)} <{address.addr_spec}>'
    return str(address)


def _group_text(group, policy):
    if group.display_name is None:
        return ', '.join([_address_text(address, policy) for address in group.addresses])
    addresses = ', '.join([_address_text(address, policy) for address in group.addresses])
    return f"{group.display_name}:{' ' + addresses if addresses else ''};"


def _fold_text(lines, text, most, policy):
    if not policy.utf8 and _needs_words(text):
        words = re.findall(r'\s*\S+', text) + ([text[len(text.rstrip()):]] if text != text.rstrip() else [])
        bad = [n for n, word in enumerate(words) if _needs_words(word)]
        first, last = bad[0], bad[-1]
        _fold_words(lines, ''.join(words[:first]), most)
        _fold_encoded(lines, ''.join(words[first:last + 1]).lstrip() if first else ''.join(words[:last + 1]), most)
        _fold_words(lines, ''.join(words[last + 1:]), most)
        return
    _fold_words(lines, ' ' + text.lstrip() if text else '', most)


def _fold_words(lines, text, most):
    for word in re.findall(r'\s*\S+|\s+$', text):
        if not word[:1].isspace():
            word = ' ' + word
        if len(lines[-1]) + len(word) > most and word.strip():
            lines.append(word)
            continue
        lines[-1] += word


def _fold_encoded(lines, text, most):
    while text:
        room = most - len(lines[-1]) - 1
        count = len(text)
        while True:
            word = _encoded(text[:count])
            if len(word) <= room or count == 1:
                break
            count -= max(1, (len(word) - room) // 6)
            count = max(count, 1)
        if len(word) > room and len(lines[-1]) > 1:
            lines.append('')
            continue
        lines[-1] += ' ' + word
        text = text[count:]
        if text:
            lines.append('')


def _fold_params(lines, value, most):
    head, *params = re.findall(r'(?:"(?:[^"\\]|\\.)*"|[^;"])+', value) or ['']
    text = ' ' + head.strip()
    parts = [part.strip() for part in params if part.strip()]
    for n, part in enumerate([text, *parts]):
        name, equals, content = part.partition('=')
        if n and equals and not content.isascii():
            content = content[1:-1].replace('\\"', '"').replace('\\\\', '\\') if content[:1] == '"' else content
            part = f"{name}*=utf-8''{quote(content, safe='', encoding='utf-8')}"
        last = n == len(parts)
        piece = (part if n == 0 else ' ' + part) + ('' if last else ';')
        if n and len(lines[-1]) + len(piece) > most:
            lines.append(piece)
        else:
            lines[-1] += piece
