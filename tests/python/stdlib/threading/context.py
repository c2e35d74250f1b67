# A thread begins with an empty context, or with the one it is given.
# since: 3.14
# engine: hognose
import contextvars
import threading

name = contextvars.ContextVar("name", default="nobody")
name.set("main")
seen = []


def look():
    seen.append(name.get())
    name.set("thread")


for context in (None, contextvars.copy_context()):
    t = threading.Thread(target=look, context=context)
    t.start()
    t.join()
    print(seen, name.get(), context and context[name])
# expect: ['nobody'] main None
# expect: ['nobody', 'main'] main thread
