# exit() and quit() end the program.
import builtins

print(repr(exit), quit, type(exit), type(quit).__module__)
# expect: Use exit() or Ctrl-D (i.e. EOF) to exit Use quit() or Ctrl-D (i.e. EOF) to exit <class '_sitebuiltins.Quitter'> _sitebuiltins
for call in [lambda: exit(), lambda: quit(3), lambda: exit('text'), lambda: exit(code=5)]:
    try:
        call()
    except SystemExit as error:
        print(repr(error), error.code)
# expect: SystemExit(None) None
# expect: SystemExit(3) 3
# expect: SystemExit('text') text
# expect: SystemExit(5) 5
print('exit' in dir(builtins), builtins.quit is quit)  # expect: True True
try:
    exit(1, 2)
except TypeError as error:
    print(error)  # expect: Quitter.__call__() takes from 1 to 2 positional arguments but 3 were given
