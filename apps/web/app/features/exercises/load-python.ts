import wasm from '../../../../../node_modules/pyodide/pyodide.asm.wasm?url'
import library from '../../../../../node_modules/pyodide/python_stdlib.zip?url'
import { loadBytes } from './load-bytes.ts'
import program from './sandbox/python-program.ts?program'

export async function loadPython(signal: AbortSignal) {
  const [wasmBytes, libraryBytes] = await loadBytes([wasm, library], signal)
  return { program, files: { wasm: wasmBytes, library: libraryBytes } }
}
