# INI and TOML
import configparser
import tomllib

ini = configparser.ConfigParser()
ini.read_string('''
[DEFAULT]
timeout = 30
; a comment
[server]
host = example.com
port: 8080
debug = yes
path = /srv/%(host)s
[empty]
''')
print(ini.sections(), ini['server']['host'], ini.getint('server', 'port'), ini['server'].getboolean('debug'), ini['server']['path'])
# expect: ['server', 'empty'] example.com 8080 True /srv/example.com
print(ini.get('empty', 'timeout'), ini.get('empty', 'nope', fallback='none'), 'server' in ini, dict(ini['empty']), ini.options('server'))
# expect: 30 none True {'timeout': '30'} ['host', 'port', 'debug', 'path', 'timeout']
for bad in (lambda: ini['missing'], lambda: ini.get('server', 'user')):
    try:
        bad()
    except (KeyError, configparser.Error) as error:
        print(type(error).__name__, error)
# expect: KeyError 'missing'
# expect: NoOptionError No option 'user' in section: 'server'
doc = tomllib.loads('''
title = "TOML"
[owner]
name = 'Tom'
dob = 1979-05-27T07:32:00-08:00
day = 1979-05-27
[database]
ports = [8000, 8001, 0xff]
temp = { cpu = 79.5, "case" = 72.0 }
enabled = true
big = 1_000_000
text = """
multi
line"""
[[products]]
name = "Hammer"
[[products]]
name = "Nail"
tags = ["a", "b",]
[a.b.c]
d = inf
''')
print(doc['title'], doc['owner'], doc['database'])
# expect: TOML {'name': 'Tom', 'dob': datetime.datetime(1979, 5, 27, 7, 32, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=57600))), 'day': datetime.date(1979, 5, 27)} {'ports': [8000, 8001, 255], 'temp': {'cpu': 79.5, 'case': 72.0}, 'enabled': True, 'big': 1000000, 'text': 'multi\nline'}
print(doc['products'], doc['a'])
# expect: [{'name': 'Hammer'}, {'name': 'Nail', 'tags': ['a', 'b']}] {'b': {'c': {'d': inf}}}
for bad in ('a = ', 'a = 1\na = 2', '[x', 'a = "x'):
    try:
        tomllib.loads(bad)
    except tomllib.TOMLDecodeError as error:
        print(error)
# expect: Invalid value (at end of document)
# expect: Cannot overwrite a value (at end of document)
# expect: Expected ']' at the end of a table declaration (at end of document)
# expect: Unterminated string (at end of document)
