# What CPython 3.14 prints for this is in logging.expected; checks_cases.py compares.
import logging,sys,io
s=io.StringIO()
logging.basicConfig(stream=s,level=logging.INFO,format='%(levelname)s|%(name)s|%(message)s')
logging.info('a %s',1); logging.debug('no'); l=logging.getLogger('x.y'); l.warning('b %(k)s',{'k':2})
try: 1/0
except Exception: l.error('boom',exc_info=True)
c=l.getChild('z'); c.setLevel('ERROR'); c.warning('n'); c.error('y'); print(c,l,logging.root,c.parent is l,logging.getLogger('x'))
f=logging.Formatter('{levelname:>8} {message}',style='{'); h=logging.StreamHandler(s); h.setFormatter(f); l.addHandler(h); l.propagate=False; l.critical('crit'); print(h)
logging.LoggerAdapter(logging.getLogger('ad'),{'u':1}).info('ad')
for fn in (lambda: l.setLevel('FOO'),lambda: logging.Formatter('x',style='!'),lambda: logging.Formatter('abc'),lambda: logging.getLogger(3),lambda: l.log('x','y'),lambda: logging.basicConfig(foo=1,force=True),lambda: l.info('x',extra={'name':1})):
    try: fn()
    except Exception as e: print(type(e).__name__,e)
print(s.getvalue()); print(logging.getLevelName(10),logging.getLevelName('INFO'),logging.getLevelName(15))
