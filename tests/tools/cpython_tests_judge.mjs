// Runs single methods of CPython's own tests on pyodide's CPython 3.14, in one warm process.
//
// Usage: node cpython_tests_judge.mjs FOLDER LIB DRIVER, where FOLDER/node_modules holds pyodide, LIB is a folder Lib/test, and DRIVER
// the driver of crates/hognose-cpython-tests. For each line `MODULE NAME` of standard input it answers with one line: `passed`,
// `skipped REASON` or `failed REASON`. A crash ends the process.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readFileSync, existsSync, writeSync } from 'node:fs';
import readline from 'node:readline';
import path from 'node:path';

const [folder, lib, driver] = process.argv.slice(2);
const require = createRequire(path.resolve(folder) + '/');
const { loadPyodide } = await import(pathToFileURL(require.resolve('pyodide')).href.replace(/\.js$/, '.mjs'));
const python = await loadPyodide({ stdout: () => {}, stderr: () => {} });
const mount = (from, to) => {
    if (!existsSync(from)) return;
    python.FS.mkdirTree(to);
    python.mountNodeFS(to, from);
};
mount(lib, '/cpython/test');
// Its parts may be missing from the library that pyodide brings.
mount(path.join(lib, '../unittest/test'), '/cpython/unittest_test');
python.runPython(`
import sys, unittest, types
sys.path.insert(0, '/cpython')
package = types.ModuleType('unittest.test')
package.__path__ = ['/cpython/unittest_test']
sys.modules['unittest.test'] = unittest.test = package
`);
// What its own helpers need of another CPython than this one, and what stands for a module that 3.14 cannot import.
python.FS.mkdirTree('/support');
python.FS.writeFile('/support/ann_module.py', readFileSync('tests/cpython/support/test/typinganndata/ann_module.py'));
python.runPython(`
import importlib.util, _testinternalcapi
# Examples in docstrings are judged as they are run here.
sys.path.insert(0, '/support')
_testinternalcapi.get_config = lambda: {'install_signal_handlers': 0, 'use_frozen_modules': 1, 'code_debug_ranges': 1}
_testinternalcapi.get_configs = lambda: {'config': _testinternalcapi.get_config()}
_testinternalcapi.set_config = lambda config: None
spec = importlib.util.spec_from_file_location('test.typinganndata.ann_module', '/support/ann_module.py')
sys.modules[spec.name] = module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
import test.support.import_helper as helper
def fresh(name, *args, make=helper.import_fresh_module, **options):
    return sys.modules.get(name) if name == 'typing' else make(name, *args, **options)
import typing
helper.import_fresh_module = fresh
import test.typinganndata
test.typinganndata.ann_module = module
`);
python.runPython(readFileSync(driver, 'utf8'));
python.runPython(`
import importlib

def judge(module, name, loaded={}):
    name_of_module = module if module.startswith('unittest.') else 'test.' + module
    try:
        if module not in loaded:
            loaded.clear()
            _tests.clear()
            loaded[module] = _collect(importlib.import_module(name_of_module))
        if name not in loaded[module]:
            return 'failed there is no such method'
        return _run(loaded[module].index(name))[0]
    except unittest.SkipTest as error:
        return f'skipped {error}'
    except Exception as error:
        return f'failed {type(error).__name__}: {error}'.replace('\\n', ' ')
`);
const judge = python.globals.get('judge');
for await (const line of readline.createInterface({ input: process.stdin })) {
    const space = line.indexOf(' ');
    writeSync(1, judge(line.slice(0, space), line.slice(space + 1)).replace(/\n/g, ' ') + '\n');
}
