"""What the VM's native `_time` does, on CPython."""

import importlib.machinery
import importlib.util

_spec = importlib.machinery.BuiltinImporter.find_spec('time')
_native = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_native)
time = _native.time
monotonic = _native.monotonic
perf_counter = _native.perf_counter
sleep = _native.sleep
