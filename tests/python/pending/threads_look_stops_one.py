# A look at an unanswered value stops the thread that looks; the others go on.
# tools: ro_echo, log
# engine: hognose
import threading

out = []


def look():
    value = ro_echo("slow", 20)
    out.append("called")
    out.append(value + "!")


thread = threading.Thread(target=look)
thread.start()
out.append("main goes on")
quick = ro_echo("quick", 5)
out.append(quick + "!")
thread.join()
print(out)  # expect: ['called', 'main goes on', 'quick!', 'slow!']
