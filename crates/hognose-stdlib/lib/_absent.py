"""What an import that fails says in its second line: why the module is not there, and what there is instead.

`ABOUT` has the modules that programs ask for most. A purpose leads to tools of the host whose names say that they serve it; a
substitute is a module of the library or a way to do without; a reason tells why the module cannot be there.
"""

# Words in the names of tools, by purpose.
PURPOSES = {
    'web': 'http https url urls fetch download request requests web webpage page browse browser scrape crawl api get',
    'sql': 'sql query db database table tables',
    'mail': 'mail email mails emails smtp inbox message',
    'shell': 'shell bash command commands exec execute terminal run',
    'files': 'file files read write save open path folder directory',
    'pdf': 'pdf document documents docx',
    'image': 'image images picture photo plot chart draw',
    'cloud': 's3 aws bucket storage cloud',
    'model': 'llm chat complete completion prompt ask model embed embedding',
}

CLOSED = 'a program here reaches nothing but the functions of its host'

# By module: purpose, substitute, reason.
ABOUT = {}


def _about(names, purpose=None, instead=None, reason=None):
    for name in names.split():
        ABOUT[name] = (purpose, instead, reason)


_about('requests httpx aiohttp urllib3 pycurl urllib.request urllib.error http.client http.server httplib2 websocket websockets '
       'selenium playwright scrapy mechanize grequests treq', 'web', None, f'there is no network: {CLOSED}')
_about('socket ssl select selectors socketserver ftplib telnetlib xmlrpc asyncore paramiko fabric zmq grpc', 'web', None,
       f'there are no sockets: {CLOSED}')
_about('smtplib imaplib poplib', 'mail', None, f'there is no network: {CLOSED}')
_about('subprocess pty popen2 sh pexpect psutil', 'shell', None, f'there are no processes: {CLOSED}')
_about('multiprocessing joblib', None, 'threading or concurrent.futures.ThreadPoolExecutor, in which calls of tools overlap',
       f'there are no processes: {CLOSED}')
_about('ctypes cffi _ctypes mmap fcntl resource termios tty pwd grp msvcrt winreg', None, None,
       f'nothing of the machine can be reached: {CLOSED}')
_about('signal', None, 'asyncio.timeout for what may take too long', f'there are no processes: {CLOSED}')
_about('tempfile shutil glob fileinput filecmp tarfile', 'files', 'io.StringIO or io.BytesIO, which hold data in memory',
       'files are a capability that this host does not grant')
_about('pickle cPickle dill cloudpickle marshal shelve dbm', None, 'json', 'no objects are made from bytes here')
_about('bz2 lzma brotli zstandard lz4 snappy', None, 'zlib, gzip or zipfile')
_about('atexit', None, 'try with finally, or contextlib.ExitStack', 'a session has no end that a program could wait for')
_about('optparse', None, 'argparse')
_about('tokenize token symtable dis pyclbr', None, 'ast')
_about('cmd code readline curses pdb bdb getpass webbrowser', None, None, 'nobody sits in front of a program here')
_about('profile cProfile tracemalloc trace', None, 'time.perf_counter or timeit')
_about('plistlib', None, 'json or xml.etree.ElementTree')
_about('sysconfig site faulthandler', None, 'sys and platform', 'there is no installation')
_about('numpy', None, 'lists, math, statistics, random, array and fractions')
_about('pandas polars', None, 'csv and json with lists of dicts; collections, itertools.groupby and statistics')
_about('scipy sklearn statsmodels', None, 'math and statistics (which has linear_regression, correlation, NormalDist)')
_about('torch tensorflow keras jax transformers spacy nltk', 'model', None, 'there are no packages but the library')
_about('openai anthropic litellm langchain google.generativeai mistralai cohere ollama', 'model', None, f'there is no network: {CLOSED}')
_about('matplotlib seaborn plotly PIL cv2 turtle tkinter pygame', 'image', None, 'there is no screen and there are no pictures')
_about('yaml ruamel toml', None, 'json; tomllib reads TOML')
_about('bs4 lxml html5lib', None, 'html.parser, xml.etree.ElementTree and re')
_about('xmltodict defusedxml', None, 'xml.etree.ElementTree')
_about('dateutil arrow pendulum tzlocal isodate', None, 'datetime (fromisoformat, strptime), zoneinfo and calendar')
_about('pytz', None, 'zoneinfo')
_about('pydantic attr attrs marshmallow cattrs msgspec', None, 'dataclasses and typing')
_about('simplejson orjson ujson rapidjson', None, 'json')
_about('regex', None, 're')
_about('tqdm progressbar alive_progress', None, 'print')
_about('tabulate prettytable rich texttable colorama termcolor', None, 'f-strings (f"{name:<20}{value:>10.2f}") and textwrap')
_about('click typer docopt fire', None, 'argparse')
_about('loguru structlog', None, 'logging')
_about('pytest nose hypothesis', None, 'unittest, unittest.mock and doctest')
_about('sqlite3 psycopg psycopg2 pymysql MySQLdb sqlalchemy pymongo redis duckdb asyncpg mysql peewee', 'sql', None,
       f'there is no database: {CLOSED}')
_about('boto3 botocore google.cloud azure', 'cloud', None, f'there is no network: {CLOSED}')
_about('openpyxl xlrd xlsxwriter xlwt', 'files', 'csv')
_about('PyPDF2 pypdf fitz pdfplumber reportlab docx', 'pdf', None, 'there are no packages but the library')
_about('cryptography Crypto nacl jwt bcrypt passlib', None, 'hashlib, hmac, secrets and base64')
_about('more_itertools toolz cytoolz', None, 'itertools and functools')
_about('networkx', None, 'dicts of sets, heapq and graphlib')
_about('sympy mpmath', None, 'fractions, decimal and math')
_about('tenacity retry backoff', None, 'a loop with try and time.sleep')
_about('sortedcontainers blist', None, 'bisect, heapq and sorted')
_about('dotenv environs decouple', None, None, 'the environment is a capability that this host does not grant')
_about('six future', None, None, 'this is Python 3.14')
_about('imp distutils cgi asynchat smtpd pipes crypt', None, None, 'it was removed from Python')
_about('jinja2 mako', None, 'string.Template and f-strings')
_about('unidecode', None, 'unicodedata.normalize')
_about('Levenshtein rapidfuzz fuzzywuzzy thefuzz', None, 'difflib')
_about('wikipedia yfinance googlemaps geopy feedparser slack_sdk tweepy github praw', 'web', None, f'there is no network: {CLOSED}')


def hint(name, tools):
    """The second line for a module that is not there, or None. `tools` are texts such as `fetch_url(url)`."""
    top = name.partition('.')[0]
    purpose, instead, reason = ABOUT.get(name) or ABOUT.get(top) or (None, None, None)
    words = set(PURPOSES[purpose].split()) if purpose else set()
    # Tools that are named after the module serve its purpose too.
    own = {word for word in top.lower().split('_') if len(word) > 2} - {'sdk', 'api', 'client', 'python'}
    found = [tool for tool in tools if _words(tool) & own] or [tool for tool in tools if _words(tool) & words]
    if reason is None and instead is None and not found:
        return None
    ways = []
    if found:
        ways.append('call ' + ' or '.join(found[:3]))
    if instead:
        ways.append(f'use {instead}')
    text = reason or 'it is no part of the library'
    return f'{text}; {", or ".join(ways)}' if ways else text


def _words(tool):
    # The words of a tool's name: `web.fetchPage(url)` has web, fetch and page.
    name = tool.partition('(')[0]
    spaced = ''.join([' ' + char if char.isupper() else char for char in name])
    return set(spaced.lower().replace('_', ' ').replace('.', ' ').split())
