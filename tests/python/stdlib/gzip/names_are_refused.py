# compat: capabilities
# A gzip file or an archive by name needs files, which this run has no access to.
import gzip, zipfile, mimetypes
for function, args in (gzip.open, ('a.gz',)), (gzip.GzipFile, ('a.gz', 'wb')), (zipfile.ZipFile, ('a.zip',)), (zipfile.ZipFile, ('a.zip', 'w')):
    try:
        function(*args)
    except PermissionError as error:
        print(error)
# expect: open(): this run has no access to files (capability 'files' is not granted)
# expect: open(): this run has no access to files (capability 'files' is not granted)
# expect: open(): this run has no access to files (capability 'files' is not granted)
# expect: open(): this run has no access to files (capability 'files' is not granted)
print(zipfile.is_zipfile('a.zip'), mimetypes.read_mime_types('types'))  # expect: False None
