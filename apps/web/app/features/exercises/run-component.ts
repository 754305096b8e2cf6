import type { ExerciseOf } from '@guildhall/contract'
import { componentFrame } from './frame-addresses.ts'
import { type RunOutcome, readTestOutcome, textOf } from './run-outcome.ts'

type Exercise = ExerciseOf<'code'>
export type ComponentExercise = Extract<Exercise, { language: 'react' | 'vue' }>
type Test = ComponentExercise['tests'][number]

const programs: Record<ComponentExercise['language'], () => Promise<{ default: string }>> = {
  react: () => import('./sandbox/react-program.ts?program'),
  vue: () => import('./sandbox/vue-program.ts?program'),
}

/** A program ends itself after 2 s, if it does anything. */
const limitMs = 2_500
/** Until a frame has begun. */
const patienceMs = 10_000
/** Not `hidden`: nothing would be laid out. Not `inert`: nothing could have the focus. */
const behind =
  'position: fixed; inset: 0 auto auto 0; width: 1000px; height: 800px; border: 0; opacity: 0; z-index: -1; pointer-events: none'

export const isComponentExercise = (exercise: Exercise): exercise is ComponentExercise =>
  exercise.language === 'react' || exercise.language === 'vue'

export const filesOf = ({ file, files, shows }: ComponentExercise, code: string) => ({ file, files, shows, code })

/** Undefined if it cannot be loaded. */
export const loadComponentProgram = (language: ComponentExercise['language']) =>
  programs[language]().then(
    (module) => module.default,
    () => undefined,
  )

/** Asks each test of a component of its own, in a frame of an origin of its own. */
export async function runComponent(exercise: ComponentExercise, code: string): Promise<RunOutcome> {
  const program = await loadComponentProgram(exercise.language)
  if (!program) return { tests: [], stopped: 'missing' }
  const focused = document.activeElement
  const run: RunOutcome = { tests: [] }
  for (const test of exercise.tests) {
    const answer = await askComponent({ program, files: filesOf(exercise, code), test })
    if (answer.error !== undefined) run.error = textOf(answer.error)
    else if (answer.stopped) run.stopped = answer.stopped === 'time' ? 'time' : 'failed'
    else run.tests.push(readTestOutcome(answer))
    if (run.error !== undefined || run.stopped) break
  }
  // A component may have taken it, and with its frame lost it.
  if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return run
}

type Job = { program: string; files: ReturnType<typeof filesOf>; test: Test }
type Answer = { error?: unknown; stopped?: unknown }

async function askComponent(job: Job): Promise<Answer> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = behind
  frame.src = componentFrame
  const { port1, port2 } = new MessageChannel()
  try {
    return await new Promise((resolve) => {
      let clock = setTimeout(resolve, patienceMs, { stopped: 'failed' })
      port1.onmessage = ({ data }) => {
        clearTimeout(clock)
        if (data === 'ready') clock = setTimeout(resolve, limitMs, { stopped: 'time' })
        else resolve(Object(data) as Answer)
      }
      // Its origin is nobody's, so it cannot be named. Only once: a program may lead the frame elsewhere.
      frame.addEventListener('load', () => frame.contentWindow?.postMessage(job, '*', [port2]), { once: true })
      document.body.append(frame)
    })
  } finally {
    frame.remove()
    port1.close()
  }
}
