// Times playouts inside Pyodide: node bench_engine.mjs PACKAGE.zip PLAYOUTS.py ASKED
// ASKED is JSON: { tables, rounds }; prints JSON: name -> rounds.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [archive, playouts, asked] = process.argv.slice(2);

const RUN = `
import json
asked = json.loads(asked)
tables = [Table(*told) for told in asked["tables"]]
played = {table.name: [] for table in tables}
for _ in range(asked["rounds"]):
    for table in tables:
        played[table.name].append(play(table))
json.dumps(played)
`;

const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
  extractDir: "/lib/python3.14/site-packages",
});
pyodide.runPython(readFileSync(playouts, "utf8"));
pyodide.globals.set("asked", asked);
console.log(pyodide.runPython(RUN));
