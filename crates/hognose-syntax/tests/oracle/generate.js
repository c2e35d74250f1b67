// Regenerates table.tsv: what CPython 3.14 says about each source in cases.py.
//
// Run: npm i pyodide@314 && node generate.js   (in this folder)
// A line is: source (JSON string), exception class (or OK), message (JSON string), line, column, end line,
// end column, and the warnings (JSON list of [line, column, end line, end column, message]).
const { loadPyodide } = require("pyodide");
const fs = require("fs");
const path = require("path");

(async () => {
  const python = await loadPyodide();
  python.runPython(fs.readFileSync(path.join(__dirname, "cases.py"), "utf8"));
  const table = python.runPython(`
import json, warnings, os

def row(source):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            compile(source, "x.py", "exec")
            fields = ["OK", '""', "0", "0", "0", "0"]
        except SyntaxError as e:
            place = [e.lineno, e.offset, e.end_lineno, e.end_offset]
            fields = [type(e).__name__, json.dumps(e.msg), *(str(p if p is not None else 0) for p in place)]
    notes = [[w.lineno, str(w.message)] for w in caught]
    return "\\t".join([json.dumps(source), *fields, json.dumps(notes)])

"\\n".join(row(source) for source in dict.fromkeys(CASES)) + "\\n"
`);
  fs.writeFileSync(path.join(__dirname, "table.tsv"), table);
})();
