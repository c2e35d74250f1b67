"""Conversions between systems of colours; all coordinates from 0 to 1 (I and Q of YIQ may be negative).

Promises CPython 3.14's `colorsys`.
Deliberately absent: colours by name.
"""

__all__ = ["rgb_to_yiq", "yiq_to_rgb", "rgb_to_hls", "hls_to_rgb", "rgb_to_hsv", "hsv_to_rgb"]

ONE_THIRD = 1.0 / 3.0
ONE_SIXTH = 1.0 / 6.0
TWO_THIRD = 2.0 / 3.0


def rgb_to_yiq(r, g, b):
    y = 0.30 * r + 0.59 * g + 0.11 * b
    return y, 0.74 * (r - y) - 0.27 * (b - y), 0.48 * (r - y) + 0.41 * (b - y)


def yiq_to_rgb(y, i, q):
    channels = (y + 0.9468822170900693 * i + 0.6235565819861433 * q,
                y - 0.27478764629897834 * i - 0.6356910791873801 * q,
                y - 1.1085450346420322 * i + 1.7090069284064666 * q)
    return tuple([0.0 if value < 0.0 else 1.0 if value > 1.0 else value for value in channels])


def _hue(r, g, b, high, spread):
    rc = (high - r) / spread
    gc = (high - g) / spread
    bc = (high - b) / spread
    if r == high:
        h = bc - gc
    elif g == high:
        h = 2.0 + rc - bc
    else:
        h = 4.0 + gc - rc
    return (h / 6.0) % 1.0


def rgb_to_hls(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    total = high + low
    spread = high - low
    lightness = total / 2.0
    if low == high:
        return 0.0, lightness, 0.0
    if lightness <= 0.5:
        s = spread / total
    else:
        s = spread / (2.0 - high - low)
    return _hue(r, g, b, high, spread), lightness, s


def hls_to_rgb(h, l, s):
    if s == 0.0:
        return l, l, l
    if l <= 0.5:
        m2 = l * (1.0 + s)
    else:
        m2 = l + s - (l * s)
    m1 = 2.0 * l - m2
    return _channel(m1, m2, h + ONE_THIRD), _channel(m1, m2, h), _channel(m1, m2, h - ONE_THIRD)


def _channel(m1, m2, hue):
    hue = hue % 1.0
    if hue < ONE_SIXTH:
        return m1 + (m2 - m1) * hue * 6.0
    if hue < 0.5:
        return m2
    if hue < TWO_THIRD:
        return m1 + (m2 - m1) * (TWO_THIRD - hue) * 6.0
    return m1


def rgb_to_hsv(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    spread = high - low
    if low == high:
        return 0.0, 0.0, high
    return _hue(r, g, b, high, spread), spread / high, high


def hsv_to_rgb(h, s, v):
    if s == 0.0:
        return v, v, v
    i = int(h * 6.0)
    f = h * 6.0 - i
    p = v * (1.0 - s)
    q = v * (1.0 - s * f)
    t = v * (1.0 - s * (1.0 - f))
    return ((v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q))[i % 6]
