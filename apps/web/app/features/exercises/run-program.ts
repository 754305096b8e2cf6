import type { ExerciseOf } from '@guildhall/contract'

type Exercise = ExerciseOf<'code'>

const programs: Record<Exercise['language'], () => Promise<{ default: string }>> = {
  javascript: () => import('./sandbox/javascript-program.ts?program'),
  typescript: () => import('./sandbox/typescript-program.ts?program'),
}

const limitMs = 2_000
/** Until a frame or a worker has begun, and for one that died: a browser does not say when it ended either. */
const patienceMs = 10_000

export type TestOutcome = { passed: boolean; expected: string; came: string; message?: string; printed: string }
export type RunOutcome = {
  /** In the order of the tests; shorter if the program was stopped. */
  tests: TestOutcome[]
  /** The program does not load. */
  error?: string
  stopped?: 'time' | 'failed'
}

/**
 * Runs each test in a worker of its own, in a frame of an origin of its own. What it says is shown to the person whose program it
 * was, and believed by nobody else.
 */
export async function runProgram({ language, tests }: Exercise, code: string): Promise<RunOutcome> {
  const { default: program } = await programs[language]()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.src = '/exercise-frame'
  const messages = new MessageChannel()
  try {
    return await new Promise((resolve) => {
      const run: RunOutcome = { tests: [] }
      const end = (more: Partial<RunOutcome> = {}) => resolve({ ...run, ...more })
      let clock = setTimeout(end, patienceMs, { stopped: 'failed' })
      messages.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(clock)
        if (data === 'done') return end()
        clock = setTimeout(end, patienceMs, { stopped: 'failed' })
        const { test, stopped } = Object(data) as { test?: Partial<TestOutcome & { error: string }>; stopped?: string }
        if (!test) return end({ stopped: stopped === 'time' ? 'time' : 'failed' })
        if (test.error !== undefined) return end({ error: textOf(test.error) })
        run.tests.push({
          passed: test.passed === true,
          expected: textOf(test.expected),
          came: textOf(test.came),
          message: textOf(test.message),
          printed: textOf(test.printed),
        })
      }
      frame.onload = () => {
        const sent = tests.map(({ call, gives, throws }) => ({ call, gives, throws }))
        // Its origin is nobody's, so it cannot be named.
        frame.contentWindow?.postMessage({ program, code, tests: sent, limitMs }, '*', [messages.port2])
      }
      document.body.append(frame)
    })
  } finally {
    frame.remove()
    messages.port1.close()
  }
}

/** Whatever came is shown as text, and not all of it. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_100) : '')
