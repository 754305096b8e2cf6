import { type ExerciseOf, usualPageWidth } from '@guildhall/contract'
import { pageFrame } from './frame-addresses.ts'
import { type RunOutcome, readTestOutcome, type TestOutcome } from './run-outcome.ts'

type Exercise = ExerciseOf<'code'>
export type PageExercise = Extract<Exercise, { language: 'html' | 'css' }>
type Test = PageExercise['tests'][number]
type LearnersPage = { html: string; styles?: string }

const patienceMs = 10_000
/** Not `hidden`: nothing would be laid out. */
const behind = 'position: fixed; inset: 0 auto auto 0; height: 800px; border: 0; opacity: 0; z-index: -1;'

export const isPageExercise = (exercise: Exercise): exercise is PageExercise =>
  exercise.language === 'html' || exercise.language === 'css'

export const pageOf = (exercise: PageExercise, code: string): LearnersPage =>
  exercise.language === 'css' ? { html: exercise.page, styles: code } : { html: code }

/** Undefined if it cannot be loaded. */
export const loadPageProgram = () =>
  import('./sandbox/page-program.ts?program').then(
    (module) => module.default,
    () => undefined,
  )

/** Asks each test of a page of its own, in a frame of an origin of its own that runs no script of the page. */
export async function runPage(exercise: PageExercise, code: string): Promise<RunOutcome> {
  const program = await loadPageProgram()
  if (!program) return { tests: [], stopped: 'missing' }
  const tests: TestOutcome[] = []
  for (const test of exercise.tests) {
    const outcome = await askPage(program, pageOf(exercise, code), test)
    if (!outcome) return { tests, stopped: 'failed' }
    tests.push(outcome)
  }
  return { tests }
}

/** Undefined if no answer comes. */
async function askPage(program: string, page: LearnersPage, test: Test): Promise<TestOutcome | undefined> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.cssText = `${behind} width: ${test.width ?? usualPageWidth}px`
  frame.inert = true
  frame.src = pageFrame
  const { port1, port2 } = new MessageChannel()
  try {
    return await new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
      port1.onmessage = ({ data }) => resolve(readTestOutcome(data))
      // Its origin is nobody's, so it cannot be named.
      frame.onload = () => frame.contentWindow?.postMessage({ program, page, test }, '*', [port2])
      document.body.append(frame)
    })
  } finally {
    frame.remove()
    port1.close()
  }
}
