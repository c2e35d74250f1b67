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
