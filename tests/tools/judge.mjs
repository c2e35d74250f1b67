// Serves judge.py on pyodide's CPython 3.14, in one warm process.
//
// Usage: node judge.mjs FOLDER, where FOLDER/node_modules holds pyodide. Same protocol as `judge.py serve`.
// Files are read here and handed in as text, so the Python inside needs no file system beyond its own tools.
import { createRequire } from 'node:module';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { readFileSync, writeSync } from 'node:fs';
import readline from 'node:readline';
import path from 'node:path';

const require = createRequire(path.resolve(process.argv[2]) + '/');
const { loadPyodide } = await import(pathToFileURL(require.resolve('pyodide')).href.replace(/\.js$/, '.mjs'));
const python = await loadPyodide({ stdout: () => {}, stderr: () => {}, env: { HOME: '/home', PYTHONHASHSEED: process.env.PYTHONHASHSEED ?? '0' } });
const here = path.dirname(fileURLToPath(import.meta.url));
python.FS.mkdir('/judge');
for (const name of ['judge.py', 'cpython_tools.py']) {
    python.FS.writeFile('/judge/' + name, readFileSync(path.join(here, name)));
}
python.runPython(`
import sys
sys.path.insert(0, '/judge')
import judge, os
os.chdir('/')
`);
const made = new Set();
const answer = python.runPython('judge.answer_bytes');
for await (const line of readline.createInterface({ input: process.stdin })) {
    const space = line.indexOf(' ');
    const file = line.slice(space + 1).trim();
    const folder = path.posix.dirname('/' + file);
    if (!made.has(folder)) {
        python.FS.mkdirTree(folder);
        made.add(folder);
    }
    python.FS.writeFile('/' + file, readFileSync(file));
    let bytes;
    try {
        const result = answer(line.slice(0, space), file);
        bytes = Buffer.from(result.toJs());
        result.destroy();
    } catch (error) {
        const text = Buffer.from('the judge crashed: ' + error);
        bytes = Buffer.concat([Buffer.from(`0 ${text.length}\n`), text]);
    }
    for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}
