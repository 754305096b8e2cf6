/** Shows what somebody writes in React or Vue and asks a test of it. Runs in a document of its own. */
import { describeValue } from '../describe-value.ts'
import type { ComponentFiles, ComponentOutcome, ComponentTest, Framework, Props } from './component-job.ts'
import { listenToConsole } from './listen-to-console.ts'
import { loadComponent } from './load-files.ts'
import { TaskClock } from './task-clock.ts'
import { toolsOf } from './user-tools.ts'

const limitMs = 2_000
type Tools = Record<string, unknown>

export async function judgeComponent(
  framework: Framework,
  files: ComponentFiles,
  { acts = '', props = '{}', call, gives }: ComponentTest,
): Promise<ComponentOutcome> {
  const printed = listenToConsole()
  const clock = new TaskClock(limitMs)
  const place = newPlace()
  let component: unknown
  const notes: unknown[] = []
  const note = (...values: unknown[]) => void notes.push(values.length === 1 ? values[0] : values)
  let shown: Props = {}
  const show = (changed: object) => {
    shown = { ...shown, ...changed }
    framework.show(component, shown, place)
  }
  const tools: Tools = { ...toolsOf(framework.change, show, framework.remove, place), note, notes, printed }

  const { came: expected } = await outcomeOf(() => evaluate(`return (${gives}\n)`, tools))
  try {
    component = loadComponent(framework, files, clock.check)
  } catch (error) {
    return clock.isOver ? { stopped: 'time' } : { error: String(error), printed: printed() }
  }
  const outcome = await outcomeOf(async () => {
    const given = (await evaluate(`return (${props}\n)`, tools)) as Props
    await framework.change(() => show(given))
    await evaluate(acts, tools)
    return evaluate(`return (${call}\n)`, tools)
  })
  if (clock.isOver) return { stopped: 'time' }
  return { passed: outcome.came === expected, expected, ...outcome, printed: printed() }
}

/** What somebody writes, to look at and try. Says why if it cannot be shown. */
export async function previewComponent(framework: Framework, files: ComponentFiles, { props = '{}' }: ComponentTest) {
  const clock = new TaskClock(limitMs)
  const place = newPlace()
  try {
    const component = loadComponent(framework, files, clock.check)
    const given = (await evaluate(`return (${props}\n)`, { note: () => undefined })) as Props
    await framework.change(() => framework.show(component, given, place))
  } catch (error) {
    place.replaceChildren(String(error))
  }
}

function newPlace(): Element {
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  return place
}

async function outcomeOf(run: () => unknown): Promise<{ came: string; message?: string }> {
  try {
    return { came: describeValue(await run()) }
  } catch (error) {
    const { name = 'Error', message = String(error) } = Object(error) as Partial<Error>
    return { came: `throws ${name}`, message }
  }
}

const AsyncFunction = (async () => undefined).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>

const evaluate = (body: string, tools: Tools): Promise<unknown> =>
  new AsyncFunction(...Object.keys(tools), body)(...Object.values(tools))
