"""Writes src/text/tests/data/unicode.txt: digests of the character database, case, normal forms, names.

Run with CPython 3.14: python3.14 tools/expectations/unicode.py > src/text/tests/data/unicode.txt
"""

import zlib, unicodedata as u, _sre, random
def digest(f):
    c=0
    for base in [*range(0,0x33000,4096),0xe0000]:
        c=zlib.crc32(''.join(f(chr(x))+'\n' for x in range(base,base+4096)).encode('utf-8','surrogatepass'),c)
    return c
b=lambda *v:''.join('01'[bool(x)] for x in v)
fs={
'upper':str.upper,'lower':str.lower,'title':str.title,'casefold':str.casefold,'swapcase':str.swapcase,'capitalize':str.capitalize,
'predicates':lambda c:b(c.isalpha(),c.isdecimal(),c.isdigit(),c.isnumeric(),c.isalnum(),c.isspace(),c.isupper(),c.islower(),c.istitle(),c.isidentifier(),('a'+c).isidentifier(),c.isprintable(),c.isascii(),len(('a'+c+'b').splitlines())==2),
'properties':lambda c:f"{u.category(c)} {u.bidirectional(c)} {u.combining(c)} {u.east_asian_width(c)} {u.mirrored(c)} {u.decimal(c,-1)} {u.digit(c,-1)}",
'numeric':lambda c:repr(u.numeric(c,-1.0)),
'decomposition':u.decomposition,
'nfc':lambda c:u.normalize('NFC',c),'nfd':lambda c:u.normalize('NFD',c),'nfkc':lambda c:u.normalize('NFKC',c),'nfkd':lambda c:u.normalize('NFKD',c),
'simple_lower':lambda c:str(_sre.unicode_tolower(ord(c))),
'name':lambda c:u.name(c,''),
'repr':repr,'ascii':ascii,
}
for k,f in fs.items(): print(f"digest\t{k}\t{digest(f)}")
def esc(s): return s.encode('unicode_escape').decode()
random.seed(11)
pool=[chr(x) for x in [0x41,0x61,0x20,0x2e,0x27,0x3a3,0x3c3,0x3c2,0xad,0x2b0,0x1c5,0x1c4,0xdf,0x130,0x131,0x149,0xfb03,0x345,0x1f88,0x10400,0x300,0xd800,0x31,0x2160,0x24b6,0x1f600,0xe9,0xc9,0xb5,0xff]]
for i in range(500):
    s=''.join(random.choice(pool) for _ in range(random.randint(0,7)))
    print('\t'.join(['case',esc(s)]+[esc(x) for x in (s.lower(),s.upper(),s.title(),s.capitalize(),s.swapcase(),s.casefold())]+[b(s.isupper(),s.islower(),s.istitle(),s.isalpha(),s.isalnum(),s.isidentifier(),s.isprintable())]))
marks=[chr(x) for x in [0x41,0x65,0x300,0x301,0x323,0x327,0x345,0x5b0,0x5b1,0x1100,0x1161,0x11a8,0xac00,0xac01,0x1e0a,0x3b1,0x1f00,0x915,0x93c,0x958,0x212b,0xfb01,0xfdfa,0x1d15e,0x1d165,0x2f81a,0x110ba,0x11099,0xd834,0x958,0xa0,0xe9,0xc5,0xbc,0x113c2,0x113c9,0x113b8,0x16121,0x1611e]]
for i in range(600):
    s=''.join(random.choice(marks) for _ in range(random.randint(0,8)))
    print('\t'.join(['norm',esc(s)]+[esc(u.normalize(f,s)) for f in ('NFC','NFD','NFKC','NFKD')]))
for n in ['NULL','LF','LINE FEED','NBSP','BEL','BELL','ALERT','ZWJ','LATIN CAPITAL LETTER GHA','latin small letter a','HANGUL SYLLABLE GAG','hangul syllable gag','HANGUL SYLLABLE gag','CJK UNIFIED IDEOGRAPH-4E00','CJK UNIFIED IDEOGRAPH-4e00','cjk unified ideograph-4E00','VS17','BYTE ORDER MARK','TANGUT IDEOGRAPH-17000','NUSHU CHARACTER-1B170','nushu character-1b170','KHITAN SMALL SCRIPT CHARACTER-18B00','EGYPTIAN HIEROGLYPH-13460','SNOW MAN','SNOWMAN ','LATIN SMALL LETTER-A','','HANGUL SYLLABLE ','CJK UNIFIED IDEOGRAPH-','CJK UNIFIED IDEOGRAPH-04E00','EM DASH','HYPHEN-MINUS','SNOWMAN','HANGUL JUNGSEONG O-E','HANGUL JUNGSEONG OE','x'*200,'CJK COMPATIBILITY IDEOGRAPH-F900','cjk compatibility ideograph-f900','zwj','nbsp','HANGUL SYLLABLE A', 'HANGUL SYLLABLE GAGX']:
    try: r=u.lookup(n); r=str(ord(r))
    except KeyError: r='!'
    print(f'lookup\t{n}\t{r}')
