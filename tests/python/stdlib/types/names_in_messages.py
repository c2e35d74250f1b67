# Messages name classes that CPython has written in C with their module.
# since: 3.14
import collections
import contextvars
import csv
import datetime
import io
import itertools
import operator
import queue
import struct
import threading
import time
import types
from functools import cmp_to_key

for value in [types.SimpleNamespace(), itertools.count(), itertools.repeat(1), operator.itemgetter(1), struct.Struct('i'), queue.SimpleQueue(),
              time.gmtime(0), contextvars.ContextVar('x'), csv.reader([]), csv.writer(io.StringIO()), threading.Lock(), io.StringIO(),
              iter(collections.deque()), cmp_to_key(len)(1), datetime.datetime, datetime.timedelta, collections.deque, collections.Counter, list, Exception]:
    try:
        value.no_such_name
    except AttributeError as error:
        print(error)
# expect: 'types.SimpleNamespace' object has no attribute 'no_such_name'
# expect: 'itertools.count' object has no attribute 'no_such_name'
# expect: 'itertools.repeat' object has no attribute 'no_such_name'
# expect: 'operator.itemgetter' object has no attribute 'no_such_name'
# expect: '_struct.Struct' object has no attribute 'no_such_name'
# expect: '_queue.SimpleQueue' object has no attribute 'no_such_name'
# expect: 'time.struct_time' object has no attribute 'no_such_name'
# expect: '_contextvars.ContextVar' object has no attribute 'no_such_name'
# expect: '_csv.reader' object has no attribute 'no_such_name'
# expect: '_csv.writer' object has no attribute 'no_such_name'
# expect: '_thread.lock' object has no attribute 'no_such_name'
# expect: '_io.StringIO' object has no attribute 'no_such_name'
# expect: 'collections._deque_iterator' object has no attribute 'no_such_name'
# expect: 'functools.KeyWrapper' object has no attribute 'no_such_name'
# expect: type object 'datetime.datetime' has no attribute 'no_such_name'
# expect: type object 'datetime.timedelta' has no attribute 'no_such_name'
# expect: type object 'collections.deque' has no attribute 'no_such_name'
# expect: type object 'Counter' has no attribute 'no_such_name'
# expect: type object 'list' has no attribute 'no_such_name'
# expect: type object 'Exception' has no attribute 'no_such_name'
