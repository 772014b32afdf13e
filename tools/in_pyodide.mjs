// Runs a Python source inside Pyodide: node in_pyodide.mjs PACKAGE.zip SOURCE.py ASKED
// prints what its function `answer` makes of the text ASKED.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [archive, source, asked] = process.argv.slice(2);

const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
  extractDir: "/lib/python3.14/site-packages",
});
pyodide.runPython(readFileSync(source, "utf8"));
console.log(pyodide.globals.get("answer")(asked));
