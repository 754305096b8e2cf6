import type { ComponentFiles, Framework } from './component-job.ts'
import { guardLoops } from './guard-loops.ts'

type Exports = Record<string, unknown>

/** The component that is shown. Throws what the files throw, and a SyntaxError if one cannot be read. */
export function loadComponent(
  { modules, compile }: Framework,
  { file, code, files = [], shows = file }: ComponentFiles,
  guard: () => void,
): unknown {
  const sources = new Map([...files.map((one) => [`./${one.name}`, one.code] as const), [`./${file}`, code]])
  const loaded = new Map<string, Exports>()
  const load = (name: string): unknown => {
    const known = loaded.get(name) ?? modules[name]
    if (known) return known
    const source = sources.get(name)
    if (source === undefined) throw new Error(`There is no module ${name} here.`)
    const exports: Exports = {}
    // Before it runs, for files that import each other.
    loaded.set(name, exports)
    const script = guardLoops(compile(name.slice(2), source), 'guard__()')
    // oxlint-disable-next-line typescript/no-implied-eval -- the learner's program, in a frame of its own
    new Function('require', 'exports', 'guard__', `'use strict';${script}`)(load, exports, guard)
    return exports
  }
  const { default: component } = load(`./${shows}`) as Exports
  if (component === undefined) throw new Error(`${shows} has no default export.`)
  return component
}
