# Log records tell the thread that made them.
# judge: 3.11
import io
import logging
import threading

text = io.StringIO()
logging.basicConfig(stream=text, format="%(threadName)s: %(message)s")
logging.warning("from the main thread")
t = threading.Thread(target=logging.warning, args=("from another",), name="worker")
t.start()
t.join()
print(text.getvalue())
# expect: MainThread: from the main thread
# expect: worker: from another
# expect:
