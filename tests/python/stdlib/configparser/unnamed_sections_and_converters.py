# Sections without a name, getters of one's own, what cannot be written, and what remains after an error.
# since: 3.14
import configparser as c, io, inspect
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e, e.args)
def w(p):
    o=io.StringIO(); p.write(o); return o.getvalue()
p=c.ConfigParser(allow_unnamed_section=True)
t(lambda:p.read_string("a=1\nb=2\n[s]\nc=3\n"))  # expect: None
t(lambda:p.sections()); t(lambda:p.get(c.UNNAMED_SECTION,'a')); t(lambda:w(p)); t(lambda: repr(c.UNNAMED_SECTION)); t(lambda:p[c.UNNAMED_SECTION]); t(lambda: str(c.UNNAMED_SECTION))
# expect: [<UNNAMED_SECTION>, 's']
# expect: '1'
# expect: 'a = 1\nb = 2\n\n[s]\nc = 3\n\n'
# expect: '<UNNAMED_SECTION>'
# expect: <Section: <UNNAMED_SECTION>>
# expect: '<UNNAMED_SECTION>'
p=c.ConfigParser()
t(lambda:p.add_section(c.UNNAMED_SECTION)); t(lambda:p.read_dict({c.UNNAMED_SECTION:{'a':1}}))
# expect: UnnamedSectionDisabledError Support for UNNAMED_SECTION is disabled. ('Support for UNNAMED_SECTION is disabled.',)
# expect: None
p=c.ConfigParser(allow_unnamed_section=True); t(lambda:p.add_section(c.UNNAMED_SECTION)); t(lambda:p.add_section(c.UNNAMED_SECTION)); t(lambda:p.set(c.UNNAMED_SECTION,'x','1')); t(lambda:w(p)); t(lambda:p.sections())
# expect: None
# expect: DuplicateSectionError Section <UNNAMED_SECTION> already exists (<UNNAMED_SECTION>, None, None)
# expect: None
# expect: 'x = 1\n\n'
# expect: [<UNNAMED_SECTION>]
t(lambda: p.read_string('z=1\n'))  # expect: None
p=c.ConfigParser(allow_no_value=True)
t(lambda:p.read_string("[s]\nkey\n  cont\n"))
# expect: MultilineContinuationError Key without value continued with an indented line.
# expect: file: '<string>', line: 3
# expect: '  cont\n' ('<string>', 3, '  cont\n')
p=c.ConfigParser()
t(lambda:p.read_string("[s]\nkey\nx=1\n  y\n\n  z\n[t]\nbad line\n=5\n")); t(lambda:w(p))
# expect: ParsingError Source contains parsing errors: '<string>'
# expect: 	[line  2]: 'key\n'
# expect: 	[line  8]: 'bad line\n'
# expect: 	[line  9]: '=5\n' ('<string>',)
# expect: '[s]\nx = 1\n\ty\n\t\n\tz\n\n[t]\n = 5\n\n'
for k in ['[x]','=a',':b','a=b','#c',';d', 'x:y', 'rem']:
    p=c.ConfigParser(); p['s']={k:'v'}; t(lambda:w(p))
# expect: InvalidWriteError Cannot write key [x]; begins with section pattern ('Cannot write key [x]; begins with section pattern',)
# expect: InvalidWriteError Cannot write key =a; contains delimiter = ('Cannot write key =a; contains delimiter =',)
# expect: InvalidWriteError Cannot write key :b; contains delimiter : ('Cannot write key :b; contains delimiter :',)
# expect: InvalidWriteError Cannot write key a=b; contains delimiter = ('Cannot write key a=b; contains delimiter =',)
# expect: '[s]\n#c = v\n\n'
# expect: '[s]\n;d = v\n\n'
# expect: InvalidWriteError Cannot write key x:y; contains delimiter : ('Cannot write key x:y; contains delimiter :',)
# expect: '[s]\nrem = v\n\n'
p=c.ConfigParser(inline_comment_prefixes='#'); p.read_string("[s]\na=1 # c\nb=x#y\n"); t(lambda:w(p))
# expect: '[s]\na = 1\nb = x#y\n\n'
p=c.ConfigParser(converters={'list':str.split}); p.read_string("[s]\na=1 2\n"); t(lambda:p['s'].getlist('a')); t(lambda:p['s'].getlist('b')); t(lambda:p['s'].getlist('b',[1])); t(lambda:p.getlist('s','b',fallback=3)); t(lambda:list(p.converters)); t(lambda: p.getlist('s','a',raw=True))
# expect: ['1', '2']
# expect: None
# expect: [1]
# expect: 3
# expect: ['boolean', 'float', 'int', 'list']
# expect: ['1', '2']
t(lambda: p['s'].get('a', raw=True, _impl=None)); t(lambda:p['s'].getnope('a')); t(lambda:p.converters['int']); 
# expect: '1 2'
# expect: AttributeError 'SectionProxy' object has no attribute 'getnope' ("'SectionProxy' object has no attribute 'getnope'",)
# expect: None
def s(): p.converters['set']=set
t(s); t(lambda:p.getset('s','a')==set('1 2')); t(lambda:p['s'].getset('a')==set('1 2'))
# expect: None
# expect: True
# expect: True
class Q(c.ConfigParser):
    def getupper(self, section, option, *, raw=False, vars=None, fallback=None): return self.get(section,option).upper()
q=Q(); q.read_string("[s]\na=x\n"); t(lambda:q['s'].getupper('a')); t(lambda:list(q.converters))
# expect: 'X'
# expect: ['boolean', 'float', 'int', 'upper']
t(lambda: p['s'].parser is p); t(lambda:p['s'].name); t(lambda:p['s']); t(lambda: p==c.ConfigParser()); t(lambda:len(p)); t(lambda:list(p)); t(lambda:dict(p)); t(lambda:{k:dict(v) for k,v in p.items()})
# expect: True
# expect: 's'
# expect: <Section: s>
# expect: False
# expect: 2
# expect: ['DEFAULT', 's']
# expect: {'DEFAULT': <Section: DEFAULT>, 's': <Section: s>}
# expect: {'DEFAULT': {}, 's': {'a': '1 2'}}
t(lambda:p.pop('s')); t(lambda:p.popitem()); t(lambda:p.setdefault('zz',{'a':'1'})); t(lambda: p.clear()); t(lambda:p.sections()); t(lambda:p.update({'u':{'x':'1'}})); t(lambda:w(p))
# expect: <Section: s>
# expect: KeyError  ()
# expect: {'a': '1'}
# expect: None
# expect: []
# expect: None
# expect: '[u]\nx = 1\n\n'
t(lambda: p.__setitem__('DEFAULT', {'d':'1'})); t(lambda:p.defaults()); t(lambda: p.__delitem__('DEFAULT')); t(lambda:p.remove_section('no')); t(lambda:p.remove_option('no','x')); t(lambda:'x' in p['u']); t(lambda: len(p['u'])); t(lambda:p['u'].__delitem__('q')); t(lambda: p['u']['q'])
# expect: None
# expect: {'d': '1'}
# expect: ValueError Cannot remove the default section. ('Cannot remove the default section.',)
# expect: False
# expect: NoSectionError No section: 'no' ('no',)
# expect: True
# expect: 2
# expect: KeyError 'q' ('q',)
# expect: KeyError 'q' ('q',)
p=c.ConfigParser(); t(lambda:p.read_string("[a]\nx=%(y)s\nz=%(z)s\nw=50%\nv=%(v\n"));   # expect: None
for k in 'xzwv': t(lambda: p['a'][k])
# expect: InterpolationMissingOptionError Bad value substitution: option 'x' in section 'a' contains an interpolation key 'y' which is not a valid option name. Raw value: '%(y)s' ('x', 'a', '%(y)s', 'y')
# expect: InterpolationDepthError Recursion limit exceeded in value substitution: option 'z' in section 'a' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '%(z)s' ('z', 'a', '%(z)s')
# expect: InterpolationSyntaxError '%' must be followed by '%' or '(', found: '%' ('w', 'a', "'%' must be followed by '%' or '(', found: '%'")
# expect: InterpolationSyntaxError bad interpolation variable reference '%(v' ('v', 'a', "bad interpolation variable reference '%(v'")
p=c.ConfigParser(default_section='common'); p.read_string("[common]\na=1\n[x]\n"); t(lambda:p['x']['a']); t(lambda:w(p))
# expect: '1'
# expect: '[common]\na = 1\n\n[x]\n\n'
p=c.ConfigParser(delimiters=':'); p.read_string('[s]\na=b: c\n'); t(lambda:dict(p['s']))
# expect: {'a=b': 'c'}
p=c.ConfigParser(empty_lines_in_values=False); t(lambda:p.read_string('[s]\na=1\n\n  b\n')); t(lambda:dict(p['s']))
# expect: ParsingError Source contains parsing errors: '<string>'
# expect: 	[line  4]: '  b\n' ('<string>',)
# expect: {'a': '1'}
p=c.ConfigParser(strict=False); t(lambda:p.read_string('[s]\na=1\n[s]\nb=1\na=2\n')); t(lambda:dict(p['s'])); t(lambda:p.get('s','a',vars={'a':'9'}))
# expect: None
# expect: {'a': '2', 'b': '1'}
# expect: '9'
e=c.ParsingError('x'); e.append(3,'foo'); t(lambda:e.combine([c.ParsingError('y')])); print(e, e.errors)
# expect: Source contains parsing errors: 'x'
# expect: 	[line  3]: 'foo'
# expect: Source contains parsing errors: 'x'
# expect: 	[line  3]: 'foo' [(3, 'foo')]
