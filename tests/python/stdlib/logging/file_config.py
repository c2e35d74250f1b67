# fileConfig reads the format of configparser
import io
import logging
import logging.config

logging.config.fileConfig(io.StringIO("""
[loggers]
keys=root,a
[handlers]
keys=h
[formatters]
keys=f
[logger_root]
level=INFO
handlers=h
[logger_a]
qualname=a
handlers=
level=ERROR
[handler_h]
class=StreamHandler
args=(sys.stdout,)
formatter=f
[formatter_f]
format=%(name)s-%(message)s
"""))
logging.getLogger('a').warning('no')
logging.getLogger('a').error('one')  # expect: a-one
logging.getLogger('b').info('two')  # expect: b-two
