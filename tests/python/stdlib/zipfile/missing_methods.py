# compat: capabilities
# BZIP2, LZMA and Zstandard are not there, as in a CPython without these modules.
import io, zipfile
for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, zipfile.ZIP_ZSTANDARD):
    try:
        zipfile.ZipFile(io.BytesIO(), 'w', method)
    except RuntimeError as error:
        print(error)
# expect: Compression requires the (missing) bz2 module
# expect: Compression requires the (missing) lzma module
# expect: Compression requires the (missing) compression.zstd module
