// The interpreter that PyScript imports, on the page and in the bots' worker:
// Pyodide out of a memory snapshot, or started plainly where that fails.
// Its downloads begin as soon as this module is imported.

import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";
import { pythonPackage, snapshot } from "./build/files.mjs";

const PACKAGES = "/lib/python3.14/site-packages";

const address = (path) => new URL(path, import.meta.url).href;

async function bytesOf({ path, integrity }) {
  const response = await fetch(address(path), { integrity });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function memory() {
  const packed = (await bytesOf(snapshot)).body;
  const unpacked = packed.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}

const settled = (promise) => promise.then((value) => ({ value }), (error) => ({ error }));
const memoryResult = settled(memory());
const packageResult = settled(bytesOf(pythonPackage).then((response) => response.arrayBuffer()));

async function start(options) {
  const { value, error } = await memoryResult;
  try {
    if (error) throw error;
    return await load({ ...options, _loadSnapshot: value });
  } catch (reason) {
    console.warn(`Starting without the snapshot: ${reason.message}`);
    return load(options);
  }
}

/** Start Pyodide with the sobremesa package in place and fresh entropy. */
export async function loadPyodide(options) {
  const pyodide = await start({ ...options, indexURL: address("vendor/pyodide/") });
  const { value, error } = await packageResult;
  if (error) throw error;
  pyodide.unpackArchive(value, "zip", { extractDir: PACKAGES });
  pyodide.runPython("import random; random.seed()");
  return pyodide;
}

export { version };
