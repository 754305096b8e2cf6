/** Judges what learners write in Python, in browsers and in the check of exercises alike. Knows Pyodide by what it is asked. */
import { harness } from './python-harness.ts'

type Python = { runPython: (code: string) => unknown; setStdout: (to: Sink) => void; setStderr: (to: Sink) => void }
type Sink = { write: (bytes: Uint8Array) => number }

export type PythonTest = {
  /** Statements between the program and the call. */
  acts?: string | undefined
  call: string
  gives?: string | undefined
  throws?: string | undefined
}
type PythonOutcome =
  | { passed: boolean; expected: string; came: string; message?: string; printed: string }
  | { error: string; printed: string }

/** With what `loadPyodide` is asked. Python finds nothing in `js` but what Pyodide itself needs. */
export const pythonSettings = {
  env: { PYTHONHASHSEED: '0' },
  jsglobals: { Object, setTimeout, clearTimeout },
  // Only some browsers can wait within a call: a test awaits what its call gives instead.
  enableRunUntilComplete: false,
  stdin: () => null,
}

export function pythonJudge(python: Python): (code: string, test: PythonTest) => Promise<PythonOutcome> {
  // What goes around `sys.stdout` is kept nowhere.
  const nowhere = { write: (bytes: Uint8Array) => bytes.length }
  python.setStdout(nowhere)
  python.setStderr(nowhere)
  const judge = python.runPython(harness) as (job: string) => PromiseLike<string>
  return async (code, test) => JSON.parse(await judge(JSON.stringify({ code, test }))) as PythonOutcome
}
