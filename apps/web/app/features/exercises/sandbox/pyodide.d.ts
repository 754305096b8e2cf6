/** What Pyodide's own types leave out. */
declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide'

  type Create = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>
  const create: Create
  export default create
}

declare module 'pyodide/pyodide-lock.json' {
  export const info: { abi_version: string }
}
