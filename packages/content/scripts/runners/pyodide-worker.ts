/** A thread of its own: the Python that browsers of learners have, and one program at a time. */
import { parentPort } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { pythonJudge, pythonSettings } from '../../../contract/src/judge-python.ts'
import type { PythonExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { workSince } from './work-since.ts'

const judgeTest = pythonJudge(await loadPyodide(pythonSettings))

async function judge({ tests }: PythonExercise, code: string): Promise<Judgment> {
  const judged = []
  for (const { says, ...test } of tests) {
    const before = process.threadCpuUsage()
    const outcome = await judgeTest(code, test)
    if ('error' in outcome) return { loads: false, error: outcome.error }
    const { passed, expected, came, message } = outcome
    judged.push({ says, passed, expected, came: message ? `${came}: ${message}` : came, workMs: workSince(before) })
  }
  return { loads: true, tests: judged }
}

parentPort?.on('message', ({ exercise, code }: { exercise: PythonExercise; code: string }) => {
  // Rejects when an expression of a test is wrong or the interpreter has died: then the thread ends, and its judge begins another.
  void judge(exercise, code).then((judgment) => parentPort?.postMessage(judgment))
})
parentPort?.postMessage('loaded')
