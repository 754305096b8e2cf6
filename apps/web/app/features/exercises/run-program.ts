import type { ExerciseOf } from '@guildhall/contract'
import { programFrame } from './frame-addresses.ts'
import { type RunOutcome, readTestOutcome, textOf } from './run-outcome.ts'

type ProgramExercise = Extract<ExerciseOf<'code'>, { language: 'javascript' | 'typescript' | 'sql' | 'python' }>

/** With `files`, one worker runs all tests: it takes seconds to begin. */
type Runtime = { program: string; files?: Record<string, ArrayBuffer | undefined> }

const runtimes: Record<ProgramExercise['language'], (signal: AbortSignal) => Promise<Runtime>> = {
  javascript: async () => ({ program: (await import('./sandbox/javascript-program.ts?program')).default }),
  typescript: async () => ({ program: (await import('./sandbox/typescript-program.ts?program')).default }),
  sql: async (signal) => (await import('./load-database.ts')).loadDatabase(signal),
  python: async (signal) => (await import('./load-python.ts')).loadPython(signal),
}

const limitMs = 2_000
/** Until a frame or a worker has begun, and for one that died: a browser does not say when it ended either. */
const patienceMs = 10_000
/** Until one that is given `files` has begun. */
const loadingPatienceMs = 60_000

/** What runs these is loaded first, and takes seconds to begin. */
export const needsWebAssembly = (language: ExerciseOf<'code'>['language']) =>
  language === 'sql' || language === 'python'

export interface ProgramOptions {
  /** Ends the run; what it returns then says nothing. */
  signal: AbortSignal
  /** What takes long to begin has begun. */
  onReady: () => void
}

/**
 * Runs each test in a worker of its own, in a frame of an origin of its own. What it says is shown to the person whose program it
 * was, and believed by nobody else.
 */
export async function runProgram(
  exercise: ProgramExercise,
  code: string,
  { signal, onReady }: ProgramOptions,
): Promise<RunOutcome> {
  if (needsWebAssembly(exercise.language) && !('WebAssembly' in globalThis))
    return { tests: [], stopped: 'unsupported' }
  const runtime = await runtimes[exercise.language](signal).catch(() => undefined)
  if (!runtime || signal.aborted) return { tests: [], stopped: 'missing' }
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.src = programFrame
  const messages = new MessageChannel()
  let clock: number | undefined
  try {
    return await new Promise((resolve) => {
      const run: RunOutcome = { tests: [] }
      const end = (more: Partial<RunOutcome> = {}) => resolve({ ...run, ...more })
      signal.addEventListener('abort', () => end(), { once: true })
      // What has not begun has not met the program.
      let failed: 'missing' | 'failed' = runtime.files ? 'missing' : 'failed'
      clock = setTimeout(end, runtime.files ? loadingPatienceMs : patienceMs, { stopped: failed })
      messages.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(clock)
        if (data === 'done') return end()
        if (data === 'ready') failed = 'failed'
        clock = setTimeout(end, patienceMs, { stopped: failed })
        if (data === 'ready') return onReady()
        const { test, stopped } = Object(data) as { test?: { error?: string }; stopped?: string }
        if (!test) return end({ stopped: stopped === 'time' ? 'time' : failed })
        if (test.error !== undefined) return end({ error: textOf(test.error) })
        run.tests.push(readTestOutcome(test))
      }
      frame.onload = () => {
        const given = exercise.language === 'sql' ? { setup: exercise.setup, code } : code
        const tests = exercise.tests.map(({ says: _shown, ...test }) => test)
        // Its origin is nobody's, so it cannot be named.
        frame.contentWindow?.postMessage({ ...runtime, code: given, tests, limitMs }, '*', [messages.port2])
      }
      document.body.append(frame)
    })
  } finally {
    clearTimeout(clock)
    frame.remove()
    messages.port1.close()
  }
}
