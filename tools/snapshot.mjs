// Makes the memory snapshot: node snapshot.mjs PACKAGE.zip WARM.py OUT
// Pyodide with the package and all that it imports already in memory, gzipped.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [archive, warm, out] = process.argv.slice(2);

async function make() {
  const pyodide = await loadPyodide({ _makeSnapshot: true });
  pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
    extractDir: "/lib/python3.14/site-packages",
  });
  pyodide.runPython(readFileSync(warm, "utf8"));
  return gzipSync(pyodide.makeMemorySnapshot(), { level: 9 });
}

try {
  writeFileSync(out, await make());
} catch (error) {
  console.error(`The memory snapshot could not be made: ${error.message}`);
  process.exitCode = 1;
}
