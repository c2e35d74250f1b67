# dictConfig makes formatters, filters, handlers and loggers, and says what is wrong
# since: 3.14
import logging
import logging.config

logging.config.dictConfig({
    'version': 1,
    'formatters': {'f': {'format': '{levelname}:{name}:{message}', 'style': '{'}},
    'filters': {'only': {'name': 'app'}},
    'handlers': {
        'c': {'class': 'logging.StreamHandler', 'formatter': 'f', 'stream': 'ext://sys.stdout', 'level': 'INFO', 'filters': ['only']},
        'm': {'class': 'logging.handlers.MemoryHandler', 'capacity': 2, 'target': 'c', 'flushLevel': 'ERROR'},
    },
    'root': {'handlers': ['m'], 'level': 'DEBUG'},
    'loggers': {'app.x': {'level': 'WARNING'}},
})
logging.getLogger('app').info('kept %s', 'a')
print('--')  # expect: --
logging.getLogger('app.x').info('no')
logging.getLogger('app.x').error('yes')
# expect: INFO:app:kept a
# expect: ERROR:app.x:yes
logging.getLogger('other').critical('filtered')
for bad in ({}, {'version': 2}, {'version': 1, 'root': {'handlers': ['zz']}}, {'version': 1, 'handlers': {'a': {'class': 'nope.X'}}},
            {'version': 1, 'handlers': {'a': {'class': 'logging.StreamHandler', 'formatter': 'q'}}}):
    try:
        logging.config.dictConfig(bad)
    except ValueError as error:
        print(error, '|', type(error.__cause__).__name__)
# expect: dictionary doesn't specify a version | NoneType
# expect: Unsupported version: 2 | NoneType
# expect: Unable to configure root logger | ValueError
# expect: Unable to configure handler 'a' | ValueError
# expect: Unable to configure handler 'a' | ValueError
