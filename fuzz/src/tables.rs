//! Calls of builtins, methods and library functions, by the type of their result.
//!
//! A `$` and a letter stand for an expression of that type (`Ty::of`); `$a` is anything that prints alike everywhere,
//! `$h` something hashable, `$k` a short word in quotes, `$o` a digit that is small, `$v` the fresh variable of
//! a comprehension. A text that begins with `~` binds loosely. What depends on the width of a machine word, on addresses
//! or on the order of a set is absent.

use crate::types::Ty;

#[rustfmt::skip]
pub const INT: &[&str] = &[
    "len($s)", "len($L)", "len($M)", "len($T)", "len($D)", "len($E)", "len($S)", "len($W)", "len($y)", "len($X)",
    "abs($i)", "int($f)", "int($b)", "int($s)", "int($k, $o)", "int('$o$o', $n)", "int($y)", "ord($k[0])", "ord($s[:1])", "sum($L)", "sum($T)",
    "sum($T, $i)", "sum($L, start=$i)", "sum($S)", "max($L)", "min($L)", "max($i, $i)", "min($i, $i, $i)",
    "max($L, default=$i)", "min($T, key=$F, default=$i)", "max($L, key=lambda $v: $i)", "pow($i, $o)",
    "pow($i, $o, $i)", "divmod($i, $i)[0]", "divmod($i, $i)[1]", "round($f)", "round($i, -$o)", "hash($i % 1000)",
    "$i.bit_length()", "$i.bit_count()", "$i.conjugate()", "$i.real", "$i.numerator", "$i.denominator",
    "int.from_bytes($y[:3], 'big')", "int.from_bytes($y[:3], byteorder='little', signed=$b)",
    "$L[$n]", "$L[-$o]", "$T[$n]", "$T[$n % len($T)]", "$P[0]", "$y[$n]", "$D[$k]", "$D.get($k, $i)", "$D.pop($k, $i)",
    "$D.setdefault($k, $i)", "$L.index($i)", "$L.count($i)", "$L.pop($n)", "$L.pop()", "$T.index($i)", "$T.count($i)",
    "$s.count($s)", "$s.find($s)", "$s.rfind($s, $n)", "$s.index($s)", "$s.find($k, $n, $n)", "$s.rindex($k)",
    "$y.count($y)", "$y.find($y)", "$y.index($y, $n)", "$y.rfind(b'a')", "next($G)", "next($G, $i)", "$F($i)",
    "$F($F($i))", "range($n)[$n]", "len(range($n, $n, $n))", "range($n, $n).index($n)", "range($n).count($n)",
    "~$i if $b else $i", "~$i if $s else $i", "~$i and $i", "~$i or $i", "[$i, $i, $i][$n]", "($i, $i)[$b]", "{$k: $i, $k: $i}[$k]",
    "(lambda: $i)()", "(lambda x, y=$i: x - y)($i)", "(lambda *args, **kw: len(args) + len(kw))($i, *$L, **$D)",
    "(lambda x, /, y, *, z: x + y * z)($i, y=$i, z=$i)", "sum($i for $v in $L)", "sum($v for $v in $T if $b)",
    "max([$i for $v in range($n)], default=$i)", "len({$v % 3 for $v in $L})", "len(sorted($L))", "sorted($L)[$n]",
    "int(str($i))", "eval($k + '1')", "eval('$o + $o')", "memoryview($y)[$n]", "next(iter($L))", "next(reversed($L))",
    "len(list(zip($L, $s)))", "len(dict.fromkeys($s))", "sum(map($F, $L))", "sum(filter(None, $L))", "len(''.join($M))",
    "getattr($i, 'real')", "getattr($i, $k, $i)", "int.__add__($i, $i)", "$i.__add__($i)", "(-$o).__abs__()", "$i.__index__()", "int(abs(0.6 - 0.8j))",
    "len($s.encode())", "$s.encode('utf-8')[$n]", "len([*$L, *$T])", "len({**$D, **$D})", "sum(*[$L])", "ord(chr($o + 90))", "int($f // 1)",
    "$f.as_integer_ratio()[0]", "float.__trunc__($f)", "$f.__int__()", "int(True)", "len(repr($a))", "len(ascii($s))", "sum([$L, $L], [])[$n]",
    "bytearray($y).count(b'a')", "bytearray($y).pop()", "len(enumerate.__name__)", "len(type($a).__name__)",
];

#[rustfmt::skip]
pub const FLOAT: &[&str] = &[
    "float($i)", "float($b)", "float($s)", "float('$o.$o')", "float('nan')", "float('-inf')", "abs($f)", "round($f, $n)", "round($f, $o)",
    "sum([$f, $f])", "max($f, $f)", "min($f, $i, $f)", "$f.real", "$c.real", "$c.imag", "abs(3 + 4j)", "pow($f % 100, $o)", "divmod($f, $f)[1]",
    "$i.__truediv__($i)", "$f.conjugate()", "$f.__floor__()", "float.fromhex('0x1.$op$o')", "~$f if $b else $f", "(lambda x: x / $i)($f)", "[$f, $f][$b]",
    "sum($v * 0.5 for $v in $L)", "$f.__mod__($f)", "$f.__rsub__($i)", "eval(repr($f))", "float(str($f))", "max((float($v) for $v in $L), default=$f)",
    "complex($f, $f).imag", "float.from_number($i)",
];

#[rustfmt::skip]
pub const BOOL: &[&str] = &[
    "bool($a)", "isinstance($a, int)", "isinstance($a, (str, bytes))", "isinstance($a, int | str)", "issubclass(bool, int)", "callable($a)", "callable($F)",
    "all($L)", "any($T)", "all($v > $i for $v in $L)", "any($b for $v in $s)", "hasattr($s, $k)", "hasattr($L, 'append')", "$s.startswith($s)",
    "$s.startswith(($s, $k))", "$s.endswith($k, $n)", "$s.isdigit()", "$s.isalpha()", "$s.isalnum()", "$s.isspace()", "$s.isupper()", "$s.islower()", "$s.istitle()",
    "$s.isidentifier()", "$s.isnumeric()", "$s.isdecimal()", "$s.isascii()", "$s.isprintable()", "$y.isdigit()", "$y.isalpha()", "$y.startswith($y)", "$y.endswith((b'a', $y))",
    "$f.is_integer()", "$i.is_integer()", "$S.issubset($S)", "$S.issuperset($L)", "$S.isdisjoint($T)", "$L.__contains__($i)", "$D.__contains__($k)",
    "~$L == $L", "~$s in $M", "~$i in $L", "~$i not in $T", "~$k in $D", "~$i in $S", "~$s not in $W", "~$k in $s", "~$y in $y", "~$o in range($n, $n)", "~$a is None", "~$a is not None",
    "~type($a) is int", "~type($a) == type($a)", "~not $a", "~$s < $s <= $s", "~$i < $i > $i", "~$i == $i != $f", "~$L < $L", "~$T >= $T", "~$S <= $S", "~$S > $Z", "~$D == $D", "~$P < $P", "~$c == $i",
    "~$a == $a", "~$a != $a", "~$y < $y", "bool(len($a))", "$i.__eq__($i)", "$i.__lt__($i)", "$s.__eq__($s)", "~(yes := $b) and yes", "~not $L", "~$b and $b", "~$b or $b", "~$b is not $b",
    "~$W == set($M)", "~$D.keys() == $D.keys()", "~$D.keys() <= {$k, $k}", "~$k in $D.keys()", "~$i in $D.values()", "~($k, $i) in $D.items()", "~bytearray($y) == $y", "~range($n) == range($n)",
];

#[rustfmt::skip]
pub const COMPLEX: &[&str] = &[
    "complex($i, $i)", "complex($f)", "complex('1+$oj')", "$c.conjugate()", "~$c if $b else $c", "sum([$c, $c])", "pow($c, 2)", "[$c, $i][$b]", "complex(imag=$f)", "$c.__neg__()", "complex($b, $o)",
];

#[rustfmt::skip]
pub const STR: &[&str] = &[
    "str($a)", "repr($a)", "ascii($a)", "str($i)", "str($f)", "format($i, $k)", "format($i, ',')", "format($i, '>$o')", "format($f, '.$of')", "format($s, '^1$o')", "format($i, '#x')", "format($i, '+,d')", "format($f, 'e')",
    "format($f, '$o.$og')", "format($f, '%')", "format($c, '.$of')", "format($i, '0$ob')", "format($b, 'd')", "chr($o + 97)", "chr($i % 128)", "hex($i)", "oct($i)", "bin($i)",
    "$s.upper()", "$s.lower()", "$s.title()", "$s.capitalize()", "$s.swapcase()", "$s.casefold()", "$s.strip()", "$s.lstrip($k)", "$s.rstrip($s)", "$s.strip($k)", "$s.center($n, '*')", "$s.ljust($n)", "$s.rjust($n, $k[0])", "$s.zfill($n)",
    "$s.replace($k, $k)", "$s.replace($k, $s, $n)", "$s.replace($k, '', count=$o)", "$s.expandtabs($o)", "$s.removeprefix($k)", "$s.removesuffix($k)", "$s.join($M)", "$k.join($s)", "', '.join($M)", "$k.join(str($v) for $v in $L)", "''.join(reversed($s))", "''.join(sorted($s))",
    "$s.translate({97: $k, 98: None})", "$s.translate(str.maketrans('abc', 'xyz'))", "$s.translate(str.maketrans('a', 'b', $k))", "'{} {}'.format($a, $a)", "'{0!r:>$o} {0!s}'.format($s)", "'{a}-{b:0$od}'.format(a=$a, b=$i)", "'{0[0]} {1.real}'.format($T, $i)", "'{:{}}'.format($s, $n)",
    "'{x}'.format_map($D)", "~'%s and %r' % ($a, $a)", "~'%d|%5.$of|%x' % ($i, $f, $o)", "~'%(a)s %(b)03d' % {'a': $a, 'b': $i}", "~'%-*s|' % ($n, $s)", "~'%c%%' % $k[0]", "~'%s' % $i", "~'%i %o %e %G' % ($i, $o, $f, $f)", "~'%+.2f % d' % ($f, $i)", "~$s % ()",
    "$s[$n]", "$s[$n:$n]", "$s[::-1]", "$s[$n:$n:$n]", "$s[-$o:]", "$s[:-$o:2]", "$s[slice($n, None)]", "$M[$n]", "$P[1]", "$E[$o]", "$E.get($o, $s)", "~$E.get($i) or $k", "$E.pop($o, $s)", "$M.pop()", "min($M)", "max($M, key=len)", "max($s)", "min($s, default=$k)", "next(iter($s), $k)",
    "$y.decode()", "$y.decode('latin-1')", "$y.hex()", "$y.hex('-', $o)", "str($y, 'ascii')", "str($y, 'utf-8', 'replace')", "bytes($L).hex()", "type($a).__name__", "~$s if $b else $s", "~$s or $s", "~$s and $s", "{True: $s, False: $s}[$b]", "(lambda x: x + $k)($s)", "[$s, $s][$b]",
    "$s.partition($k)[$n]", "$s.rpartition($k)[0]", "$s.split($k)[0]", "$s.split()[$n]", "str(tuple($s))", "str($T)", "repr($D)", "str(list($D.items()))", "''.join($v for $v in $s if $b)", "''.join([$v * 2 for $v in $s[:3]])", "''.join(map(str, $L))", "''.join(map(str.upper, $s))",
    "str(range($n, $n))", "repr(slice($n, $i))", "$f.hex()", "str(type($a))", "repr(type($i))", "$s.__add__($s)", "str.upper($s)", "str.join($k, $M)", "$s.format()", "str($b)", "str(None)", "''.join(sorted($W))", "sorted($W)[$n]", "min($W, default='')", "str(bytearray($y))", "repr(...)", "str(NotImplemented)", "str(Exception($a))", "repr(ValueError($a, $a))",
    "str(KeyError($s))", "repr(memoryview($y).tolist())", "str(bytes([$o, $o]))", "str(dict.fromkeys($T, $a))", "len.__name__", "str(divmod($i, $i))", "str(list(enumerate($s, $i)))", "repr(list(zip($L, $s)))", "eval(repr($s))", "str(int)", "$s.encode().decode()", "str(list(reversed($L)))", "str($i)[::-1]", "repr(frozenset())",
];

#[rustfmt::skip]
pub const BYTES: &[&str] = &[
    "bytes($L)", "bytes($n)", "bytes([$o, 255, $o])", "$s.encode()", "$s.encode('ascii', 'replace')", "$s.encode('latin-1', errors='ignore')", "$s.encode('utf-16-le')", "$y.upper()", "$y.replace(b'a', $y)", "$y[$n:$n]", "$y[::-1]", "$y.join([b'x', $y])", "$y.strip()", "$y.split()[0]", "$y.center($n, b'.')", "bytes.fromhex('0$o a$o')", "($o).to_bytes($o, 'big')", "$i.to_bytes(3, 'little', signed=True)",
    "~b'%d %s' % ($i, $y)", "~b'%r' % $k", "~$y if $b else $y", "$y.title()", "$y.zfill($n)", "$y.ljust($n)", "$y.translate(None, b'ab')", "$y.removeprefix(b'a')", "bytes(bytearray($y))", "bytes(reversed($y))", "$y.partition(b'a')[2]", "$y.expandtabs()", "memoryview($y)[$n:].tobytes()", "bytes($s, 'utf-8')", "$y.swapcase()", "bytes($v % 256 for $v in $L)",
];

#[rustfmt::skip]
pub const INTS: &[&str] = &[
    "list($T)", "list($L)", "sorted($L)", "sorted($T, reverse=$b)", "sorted($S)", "sorted($Z)", "sorted($L, key=lambda $v: $i)", "sorted($L, key=$F)", "list(reversed($L))", "list(range($n))", "list(range($n, $n))", "list(range($n, -$o, -$o))", "list(range($n, $n, $n))", "list($y)", "$L[$n:$n]", "$L[::-1]", "$L[::$n]", "$L[$n:]", "$L[:-$o]", "$L.copy()", "$L[:]",
    "[*$L, $i]", "[$i, *$T, *$L]", "[*range($n), *$S & {1}]", "list(map($F, $L))", "list(map(lambda $v: $i, $L))", "list(map(lambda x, y: x - y, $L, $T))", "list(filter(lambda $v: $b, $L))", "list(filter(None, $T))", "list($D.values())", "list($E)", "sorted($E.keys())", "list($G)", "[$i for $v in $L]", "[$v for $v in $L if $b]", "[$v * $v for $v in $T if $v if $b]", "[$i for $v in range($o) for _ in $T[:2]]",
    "[$v + w for $v in $L[:3] for w in $T[:3] if w != $v]", "[ord($v) for $v in $s]", "[len($v) for $v in $M]", "[y for $v in $L if (y := $v % 3)]", "[$v for row in [$L, $L] for $v in row]", "[$v for $v, _ in [$P, $P]]", "[sum(w) for w in [$L, $T]]", "~$L if $b else $L", "~$L or $L", "[x for x, *_ in [$T]]", "list(dict.fromkeys($L))", "~[$i] * $n",
    "[b for a, b in zip($L, $T)]", "[j for j, w in enumerate($L) if w > $i]", "list(iter($L))", "list(sorted($T))", "[(lambda: $v)() for $v in $L]", "[[$v, w][$v > w] for $v, w in zip($L, $T)]", "list(bytearray($y))", "[f() for f in [lambda: $i, lambda: $i]]", "[[w for w in range($v % 3)] for $v in $L[:2]][$n]", "list(memoryview($y))", "list(zip($L, $T, strict=$b))[$n]",
];

#[rustfmt::skip]
pub const STRS: &[&str] = &[
    "list($s)", "$s.split()", "$s.split($k)", "$s.split($k, $n)", "$s.rsplit($k, maxsplit=$o)", "$s.splitlines()", "$s.splitlines(keepends=True)", "sorted($s)", "sorted($M)", "sorted($M, key=len)", "sorted($M, key=str.lower, reverse=$b)", "sorted($W)", "list($D)", "list($D.keys())", "list($E.values())", "sorted($D, key=$D.get)", "list(map(str, $L))", "list(map(repr, $T))", "list(map(str.upper, $M))", "[$s for $v in $L[:4]]", "[$v.upper() for $v in $M]", "[$v for $v in $s if $v not in $k]",
    "[f'{$v}' for $v in $L]", "[f'{$v:>{$o}}' for $v in $T]", "[*$s]", "[*$M, $s]", "$M[$n:$n]", "$M[::-1]", "$M.copy()", "list(filter(str.isalpha, $s))", "list($s.partition($k))", "[k for k, v in $D.items() if v > $i]", "[k + str(v) for k, v in $D.items()]", "list(reversed($M))", "~$M if $b else $M", "[str($v) for $v in $L if $b]", "sorted(set($s))", "['%s' % $v for $v in $L]", "[a + b for a in $k for b in $s[:3]]", "list(dict.fromkeys($M))", "~[$k] * $n", "[repr($v) for $v in $X]", "[type($v).__name__ for $v in $X]", "list(map(lambda a, b: a + b, $M, $s))",
];

#[rustfmt::skip]
pub const MIXED: &[&str] = &[
    "[$a, $a]", "[$a, *$L]", "[*$M, *$T]", "list($D.items())", "list($E.items())", "list(enumerate($s))", "list(enumerate($L, start=$n))", "list(zip($L, $s))", "list(zip($s, $T, $L))", "list(zip($L, $M, strict=True))", "sorted($D.items())", "[$L, $T]", "[($v, $a) for $v in $L[:3]]", "[[w * $v for w in $T[:3]] for $v in $L[:3]]", "[{$v: $i} for $v in $M]", "[{k: v} for k, v in $D.items()]", "[None, $a, ...]", "[type($a), $a]", "list(divmod($i, $i))", "list(map(divmod, $L, $T))", "[x for x in [$a, $a] if x]", "list(reversed($D.items()))", "[(a, b) for a, b in zip($L, $L)]", "$X[$n:]", "~$X + $X", "$X.copy()", "[$v if $b else $a for $v in $L]", "[i for i in $X if i is not None]", "[(x, y) for x in $L[:3] for y in $s[:2] if x]", "~[[]] * $n", "list(zip(*[$L, $T]))", "[*zip($s, $s[1:])]", "[0, [1, [$a]]]", "[(yy := $i), yy]", "[$s.partition($k)]", "[range($n), slice($n)]", "[$f.as_integer_ratio()]", "[lambda: 0][1:]", "[*map(list, zip($L, $T))]", "sorted([$P, $P, $P])", "[t for t in ($P, $T)]", "list($s.partition($k))",
];

#[rustfmt::skip]
pub const TUPLE: &[&str] = &[
    "tuple($L)", "tuple(sorted($S))", "($i, $i)", "($i, $i, $i)", "($i,)", "(*$L, $i)", "(*$T, *$L)", "$T[$n:$n]", "$T[::-1]", "~$T + $T", "tuple($v for $v in $L)", "tuple(range($n))", "tuple(map($F, $T))", "divmod($i, $i)", "tuple(reversed($T))", "tuple($G)", "~$T if $b else $T", "tuple($y)", "tuple($D.values())", "($i, *$L, *$T)", "tuple($v for $v in $T if $b)", "tuple(sorted($T, key=lambda $v: -$v))", "slice($n, $n, $o).indices($o)", "max($T, $T)", "min([$T, $T])", "()",
];

#[rustfmt::skip]
pub const PAIR: &[&str] = &[
    "($i, $s)", "(len($s), $s)", "($v := $i, $s)", "max($P, $P)", "~$P if $b else $P", "next(zip($L, $s), (0, ''))", "next(iter(enumerate($M)), ($i, ''))", "(*[$i], $s)", "next(iter($E.items()), ($i, $s))",
];

#[rustfmt::skip]
pub const DICT: &[&str] = &[
    "{$k: $i, $k: $i}", "{}", "{'a': $i, 'b': $i, 'c': $i}", "dict(a=$i, b=$i)", "dict($D)", "dict($D, z=$i)", "{**$D, $k: $i}", "{$k: $i, **$D}", "dict(zip($M, $L))", "dict(zip($s, range(9)))", "{$v: ord($v) for $v in $s}", "{k: v + $i for k, v in $D.items()}", "{k: v for k, v in $D.items() if $b}", "dict.fromkeys($M, $i)", "dict.fromkeys($s, $i)", "~$D | $D", "$D.copy()", "dict(sorted($D.items()))", "{k: v for k, v in sorted($D.items(), key=lambda kv: kv[1])}", "~$D if $b else $D", "dict([($s, $i), ($k, $i)])", "dict([($k, $i)], a=$i)", "{$v: len($v) for $v in $M}", "{**$D, **$D}", "{str($v): $v for $v in $L}", "{w: j for j, w in enumerate($M)}", "{x: y for x in $k for y in $L}", "dict(reversed($D.items()))", "{f'{$v}': $i for $v in $T}",
];

#[rustfmt::skip]
pub const MAP: &[&str] = &[
    "{$o: $s, $o: $s}", "dict(enumerate($M))", "dict(enumerate($s, $o))", "{$v: str($v) for $v in $L}", "{v: k for k, v in $D.items()}", "{**$E, $i: $s}", "dict(zip($L, $s))", "~$E | $E", "$E.copy()", "dict.fromkeys($T, $s)", "{len($v): $v for $v in $M}", "~$E if $b else $E", "{}", "dict(sorted($E.items(), reverse=$b))", "{$i: $s}", "{$v: $s for $v in range($o) if $b}", "{a: b for a, b in [$P, $P]}", "dict([$P, $P])",
];

#[rustfmt::skip]
pub const SET: &[&str] = &[
    "set($L)", "set($T)", "{$i, $i}", "{*$L, $i}", "{$v % 5 for $v in $L}", "{$v for $v in $T if $b}", "~$S | $S", "~$S & $S", "~$S - $S", "~$S ^ $S", "$S.union($L)", "$S.union($L, $T)", "$S.intersection($T)", "$S.difference($L, $T)", "$S.symmetric_difference($L)", "set()", "$S.copy()", "set(range($n))", "~$S if $b else $S", "~$S | $Z", "set($Z)", "{$i for $v in $L}", "{$v + w for $v in $L[:3] for w in $T[:3]}", "~$D.keys() & set()", "{*$L, *$T}",
];

#[rustfmt::skip]
pub const WORDS: &[&str] = &[
    "set($s)", "set($M)", "{$s, $k}", "{*$s}", "{$v.upper() for $v in $M}", "~$W | $W", "~$W & $W", "~$W - set($k)", "$W.union($s)", "~$D.keys() | {$k}", "~$D.keys() - {$k}", "~$D.keys() & $W", "set($D)", "{type($v).__name__ for $v in $X}", "~$W ^ $W", "$W.difference($s)",
];

#[rustfmt::skip]
pub const FROZEN: &[&str] = &["frozenset($L)", "frozenset({$i, $i})", "~$Z | $S", "~$Z & $Z", "frozenset()", "$Z.union($L)", "~$Z - $S", "frozenset($v for $v in $T)", "$Z.copy()"];

#[rustfmt::skip]
pub const NONE: &[&str] = &["None", "print(end='')", "print($a)", "$L.sort()", "$L.reverse()", "$L.append($i)", "$D.update($D)", "$D.get('zz')", "[].clear()", "(lambda: None)()", "setattr(type('Q', (), {}), $k, $i)", "$E.get(-77)", "exec('pass')", "$L.extend($T)", "$S.add($i)", "$L.insert($n, $i)", "$D.clear()", "$L.sort(key=$F, reverse=$b)"];

#[rustfmt::skip]
pub const FUNCTION: &[&str] = &["lambda x: x + $i", "lambda x, y=$o: x * y", "lambda x: $i", "abs", "int", "lambda *a: len(a)", "$L.count", "(5).__add__", "$T.count", "lambda x: (lambda y: y - x)($i)", "lambda x, /, *, k=$i: k - x", "lambda x, **k: $i if x else len(k)", "~lambda x: -x if $b else x", "[abs, int][$b]", "(lambda k: lambda x: x * k)($i)", "round", "int.__neg__", "$i.__sub__", "lambda x: x.bit_length()", "lambda x=$i: x"];

#[rustfmt::skip]
pub const ITERATOR: &[&str] = &["iter($L)", "iter($T)", "reversed($L)", "iter(range($n))", "($i for $v in $L)", "($v for $v in $T if $b)", "map($F, $L)", "filter(None, $L)", "map(lambda x, y: x + y, $L, $T)", "iter($y)", "(x for row in [$L, $T] for x in row)", "iter($D.values())", "map(len, $M)", "filter(lambda $v: $b, $L)", "(w for _, w in enumerate($L))", "iter([$i, $i].pop, $i)", "reversed(range($n))", "iter(sorted($S))"];

/// What is wrong on purpose: the error is compared.
#[rustfmt::skip]
pub const WRONG: &[&str] = &[
    "len($i)", "len($F)", "$i()", "$i[0]", "$s()", "$s.nope", "$i.append(1)", "$L.push($i)", "$L['a']", "$L[1.5]", "$T['x']", "$s['a']", "$s[$f]", "$D[[]]", "{[]: 1}", "{{}}", "$D[$L]", "hash($L)", "hash($D)", "$i + $s", "$s + $i", "$s + $y", "$L + $T", "$T + $L", "$D + $D", "$i - None", "-$s", "~$L", "+$D", "$s * $s", "$L * $f", "$i @ $i", "$f % $s", "$f // $c", "$c // $i", "$c % $i", "$c < $c", "$i < $s", "$s > None", "$L <= $T", "$D < $D", "$i in $i", "$i in $s", "$y in $s", "$s in $y", "None in None",
    "int($L)", "int($s, $f)", "int([])", "int(None)", "float($L)", "float($k)", "int($k)", "complex($s, 1)", "str(1, 2, 3, 4)", "str($s, 'utf-8')", "bytes($s)", "bytes([$i * 1000])", "bytes(-1)", "list($i)", "tuple(5)", "set(1)", "dict($i)", "dict([1])", "dict([(1, 2, 3)])", "dict($s)", "sum($M)", "sum($s)", "sum([$s], '')", "sum($i)", "max([])", "max($i)", "min()", "min([], key=1)", "max($i, $s)", "sorted($i)", "sorted([$i, $s])", "sorted($L, $F)", "sorted($L, key=1)", "range($f)", "range(1, 2, 0)", "range()", "range($s)", "range(1)[5]",
    "abs($s)", "round($s)", "round($f, $f)", "divmod($i, 0)", "pow($i, -1, 0)", "pow($s, 2)", "ord($i)", "ord('ab')", "chr(-1)", "chr($s)", "hex($f)", "bin($s)", "$s.join($L)", "$s.join($i)", "$s.replace($i, $s)", "$s.split($i)", "$s.split('')", "$s.center()", "$s.center($n, 'ab')", "$s.find($i)", "$s.startswith($i)", "$s.startswith([$s])", "$s.encode('nope')", "$y.decode('nope')", "b'\\xff'.decode()", "'é'.encode('ascii')", "$s.format($i, x=1).nope", "'{} {}'.format(1)", "'{a}'.format()", "'{0.x}'.format(1)", "'{'.format()", "'}'.format()", "'{!z}'.format(1)", "'%d' % $s", "'%s %s' % $i", "'%s' % ()", "'%z' % 1", "'%' % 1", "'%(a)s' % 1", "'%(a)s' % {}", "'%c' % $s", "'%d %d' % (1, 2, 3)", "'%x' % $f", "format($i, 's')", "format($s, 'd')", "format($f, 'x')", "format($i, '.2')", "format($L, '5')", "format($s, '+')", "format($i, '10000000000000000000000')",
    "$L.index(-99)", "$T.index('q')", "$L.remove(-99)", "$L.pop($i, 1)", "[].pop()", "{}.popitem()", "{}['k']", "{1: 2}['k']", "set().pop()", "$S.remove('q')", "$L.insert(1)", "$L.extend($i)", "$L.sort($F)", "$L.append()", "$L.append(1, 2)", "$D.get()", "$D.pop('zz')", "$D.update($i)", "$D.update([1])", "$S | $L", "$S.add([])", "$S < $L", "next($L)", "next(iter([]))", "iter($i)", "iter($i, 1)", "reversed($i)", "reversed($S)", "enumerate($i)", "zip($i)", "list(zip($L, [], strict=True))", "list(zip([], [1], [], strict=True))", "map($F)", "filter($F)", "all($i)", "any($i)", "isinstance($i, 1)", "isinstance(1, [int])", "issubclass(1, int)", "issubclass(int, 1)", "getattr($i, 'nope')", "getattr($i, 1)", "hasattr($i, 1)", "setattr($i, 'x', 1)", "delattr($i, 'real')", "callable()",
    "(lambda x: x)()", "(lambda: 0)(1)", "(lambda x, y: 0)(1)", "(lambda x, /: 0)(x=1)", "(lambda *, k: 0)()", "(lambda x: 0)(1, x=2)", "(lambda x: 0)(**{'y': 1})", "(lambda **k: 0)(**{1: 2})", "(lambda *a: 0)(*$i)", "(lambda **k: 0)(**$i)", "(lambda *, a, b: 0)()", "(lambda a, b, c: 0)()", "(lambda a, b=1: 0)(1, 2, 3)", "(lambda x, *, k: 0)(1, 2, k=3)", "dict(**$D, **{'a': 1, 'b': 2}, a=1)", "int(x=1)", "len()", "len(1, 2)", "len(obj=1)", "print(sep=1)", "print(1, foo=2)", "sorted()", "$s.upper(1)", "$s.split(foo=1)", "$i.bit_length(1)", "abs()", "abs(1, 2)", "isinstance(1)", "ord()", "bool(1, 2)", "list(1, 2)", "type()", "type(1, 2)", "object(1)", "int.__add__($s, 1)", "str.upper($i)", "list.append($T, 1)", "dict.get($L, 1)", "int.nope", "str.x", "$s.__nope__", "None.x", "None[0]", "None()", "None + 1", "...()", "[][0]", "()[0]", "''[0]", "b''[0]", "[1][5]", "(1,)[-2]", "'a'[9]", "b'a'[9]", "[1, 2][None]", "[1, 2][1:'a']", "$s[1.0:2]", "$i / 0", "$f / 0", "$f // 0.0", "$f % 0.0", "$i % 0", "$i // 0", "0 ** -1", "0.0 ** -1", "$c / 0", "1 << -1", "1 >> -1", "1.5 << 1", "$f | 1", "int(float('nan'))", "int(float('inf'))", "float(10 ** 400)", "float('inf') // 1 % 0", "undefined_name_q", "undefined_name_q()", "print(undefined_name_q)", "$i.x.y", "eval('undefined_name_q')", "exec('raise KeyError(1)')", "[1, 2, 3].__getitem__('a')", "int.from_bytes($s, 'big')", "int.from_bytes([1], 'middle')", "(300).to_bytes(1, 'big')", "(-1).to_bytes(2, 'big')", "bytes.fromhex('zz')", "float.fromhex('q')", "slice()", "slice(1).indices(-1)", "memoryview($s)", "memoryview(b'ab')[5]", "bytearray(b'ab').append(300)", "bytearray($s)", "super()", "[*$i]", "{**$i}", "{*$i}", "(*$i,)", "print(*$i)", "[x for x in $i]", "{k: v for k, v in $L}", "[a for a, b in [(1, 2, 3)]]", "[a for a, b in [(1,)]]", "[a for a, b in $L]", "(1, 2) < (1, 'a')", "[1] < [None]", "'a' < b'a'", "type($a)()[0]", "int | 5", "5 | int", "list[int]()[0]", "isinstance(1, list[int])", "str(b'', encoding=5)", "'abc'.translate($i)", "$s.maketrans('ab', 'c')", "str.maketrans(1)", "$s.zfill($s)", "$s.expandtabs('a')", "$s.count()", "$y.join([$s])", "$y.split($s)", "$y + $s", "$y % 5", "b'%d' % 'a'", "$y.index(b'zzz')", "$s.index('zzz')", "$s.rindex('zzz')", "$y[1.5]", "$s.partition('')", "frozenset([[]])", "frozenset().add(1)", "().append(1)", "range(3).append(1)", "$T.sort()", "raise_", "$b.x", "(1).real()", "(1)(2)(3)", "'a'.b.c", "f'{ $i :s}'", "f'{ $s :d}'", "f'{ $f :q}'", "f'{undefined_name_q}'", "f'{ $L :>5}'", "__import__('nope_q')", "vars($i)", "dir(1, 2)", "id()", "round()", "input_q", "$G[0]", "len($G)", "$G + $G", "next($G) + $s", "$F + 1", "$F[0]", "$F.nope", "$F($i, $i, $i, $i)", "sum($X)", "max($X)", "sorted($X)", "sum($D)", "''.join($X)", "abs($X)", "-$X",
];

/// What can be imported, and the calls it gives.
#[rustfmt::skip]
pub const LIBRARY: &[(Ty, &str)] = &[
    (Ty::Int, "math.floor($f)"), (Ty::Int, "math.ceil($f)"), (Ty::Int, "math.trunc($f)"), (Ty::Int, "math.gcd($i, $i)"), (Ty::Int, "math.lcm($n, $n)"), (Ty::Int, "math.isqrt($i)"), (Ty::Int, "math.comb($n, $n)"), (Ty::Int, "math.perm($n)"), (Ty::Int, "math.factorial($n)"), (Ty::Int, "math.prod($L)"), (Ty::Float, "math.sqrt($f)"), (Ty::Float, "math.fabs($f)"), (Ty::Float, "math.copysign($f, $f)"), (Ty::Float, "math.fmod($f, $f)"), (Ty::Float, "math.fsum([$f, $f, $f])"), (Ty::Float, "math.pi"), (Ty::Float, "math.ldexp($f, $n)"), (Ty::Float, "math.modf($f)[0]"), (Ty::Float, "math.dist($T, $T)"), (Ty::Bool, "math.isnan($f)"), (Ty::Bool, "math.isclose($f, $f)"), (Ty::Bool, "math.isinf($f)"),
    (Ty::Int, "functools.reduce(lambda x, y: x + y, $L)"), (Ty::Int, "functools.reduce(operator.mul, $L, $i)"), (Ty::Function, "functools.partial(max, $o)"), (Ty::Function, "functools.partial(lambda a, x: a - x, $i)"), (Ty::Ints, "sorted($L, key=functools.cmp_to_key(lambda x, y: y - x))"), (Ty::Function, "functools.lru_cache(maxsize=None)(lambda x: x)"),
    (Ty::Int, "operator.add($i, $i)"), (Ty::Int, "operator.itemgetter($n)($L)"), (Ty::Strs, "sorted($M, key=operator.methodcaller('upper'))"), (Ty::Float, "operator.truediv($i, $i)"), (Ty::Bool, "operator.contains($L, $i)"), (Ty::Int, "operator.index($i)"),
    (Ty::Ints, "list(itertools.chain($L, $T))"), (Ty::Ints, "list(itertools.accumulate($L))"), (Ty::Ints, "list(itertools.islice(itertools.count($n), $n % 5))"), (Ty::Ints, "list(itertools.takewhile(lambda x: x < $i, $L))"), (Ty::Ints, "list(itertools.dropwhile(lambda x: x < $i, $T))"), (Ty::Ints, "list(itertools.compress($L, $T))"), (Ty::Ints, "list(itertools.filterfalse(None, $L))"), (Ty::Ints, "list(itertools.chain.from_iterable([$L, $T]))"), (Ty::Ints, "list(itertools.starmap(pow, [($o, 2), ($o, 3)]))"), (Ty::Ints, "list(itertools.repeat($i, $n % 5))"), (Ty::Mixed, "list(itertools.product($k, $T[:3]))"), (Ty::Mixed, "list(itertools.permutations($L[:3], 2))"), (Ty::Mixed, "list(itertools.combinations($L[:4], 2))"), (Ty::Mixed, "list(itertools.pairwise($L))"), (Ty::Mixed, "list(itertools.batched($L, 2))"), (Ty::Mixed, "[(k, list(g)) for k, g in itertools.groupby($L, lambda x: x % 2)]"), (Ty::Mixed, "list(itertools.zip_longest($L, $s[:3], fillvalue=$a))"), (Ty::Iterator, "itertools.islice(itertools.cycle([$i, $i]), 4)"), (Ty::Iterator, "itertools.chain($L, $T)"), (Ty::Mixed, "list(itertools.combinations_with_replacement($k, 2))"), (Ty::Ints, "[next(x) for x in itertools.tee($L)]"),
    (Ty::Mixed, "Counter($s).most_common($n)"), (Ty::Int, "Counter($s)[$k]"), (Ty::Str, "repr(Counter($L))"), (Ty::Str, "repr(Counter($s) - Counter($k))"), (Ty::Strs, "sorted(Counter($s).elements())"), (Ty::Str, "repr(deque($L, maxlen=3))"), (Ty::Int, "deque($L).popleft()"), (Ty::Str, "repr(OrderedDict($D))"), (Ty::Str, "repr(defaultdict(int, $D))"), (Ty::Int, "defaultdict(list)[$i].count(1)"), (Ty::Int, "ChainMap($D, $D)[$k]"), (Ty::Str, "repr(namedtuple('Nt', 'a b')($a, b=$a))"), (Ty::Int, "namedtuple('Nt', ['a', 'b'], defaults=[$i])($i).b"),
    (Ty::Str, "json.dumps($D)"), (Ty::Str, "json.dumps($X)"), (Ty::Str, "json.dumps([$a, $a], indent=$o)"), (Ty::Str, "json.dumps($D, sort_keys=True, separators=(',', ':'))"), (Ty::Ints, "json.loads(json.dumps($L))"), (Ty::Int, "json.loads('[$o, $o]')[0]"), (Ty::Dict, "json.loads(json.dumps($D))"), (Ty::Mixed, "json.loads($k + '[1]')"), (Ty::Str, "json.dumps($s)"),
    (Ty::Strs, "re.findall(r'[a-c]+', $s)"), (Ty::Strs, "re.split(r'[ ,]', $s)"), (Ty::Str, "re.sub(r'(\\w)', r'<\\1>', $s)"), (Ty::Str, "re.sub('a|b', lambda m: m[0].upper(), $s, count=$o)"), (Ty::Bool, "bool(re.match(r'\\d+', $s))"), (Ty::Str, "re.escape($s)"), (Ty::Str, "repr(re.search(r'(?P<x>[a-z])\\s?', $s))"),
    (Ty::Str, "str(Fraction($i, $i))"), (Ty::Str, "str(Decimal($i) / Decimal($o))"), (Ty::Str, "str(Decimal('$o.$o') * $o)"), (Ty::Str, "textwrap.shorten($s, $o + 8)"), (Ty::Str, "textwrap.dedent('  a\\n   b')"), (Ty::Str, "string.capwords($s)"), (Ty::Str, "string.ascii_letters[$n:$n]"), (Ty::Ints, "copy.copy($L)"), (Ty::Mixed, "copy.deepcopy($X)"), (Ty::Int, "bisect.bisect(sorted($L), $i)"), (Ty::Ints, "heapq.nsmallest($n, $L)"), (Ty::Ints, "list(heapq.merge(sorted($L), sorted($T)))"), (Ty::Float, "statistics.mean($L)"), (Ty::Int, "statistics.median_low($L)"), (Ty::Str, "str(datetime.date(2024, 2, $o) + datetime.timedelta(days=$n))"), (Ty::Str, "repr(datetime.timedelta(seconds=$i % 99999))"), (Ty::Bytes, "struct.pack('>hB', $o, $o)"), (Ty::Bytes, "base64.b64encode($y)"), (Ty::Str, "hashlib.sha256($y).hexdigest()[:8]"), (Ty::Str, "pprint.pformat($D)"),
];
