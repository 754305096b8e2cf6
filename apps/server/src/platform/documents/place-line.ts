import type { Line, PlacedRun } from './break-lines.ts'

export type Stroke = PlacedRun & { x: number }

/** Runs stay in reading order, for copying and screen readers; only x positions follow the direction. */
export function placeLine({ words, level }: Line, width: number): Stroke[] {
  const all = words.flatMap(({ runs, blank }) => (blank ? [...runs, blank] : runs))
  const end = all.findLastIndex(({ text }) => text !== ' ')
  const runs = all.map((run, index) => (index > end ? { ...run, level } : run))

  const places = new Map<PlacedRun, number>()
  const used = runs.reduce((sum, run) => sum + run.width, 0)
  let x = level % 2 === 1 ? width - used : 0
  for (const run of inVisualOrder(runs)) {
    places.set(run, x)
    x += run.width
  }
  const strokes: Stroke[] = []
  for (const run of runs) join(strokes, { ...run, x: places.get(run) ?? 0 })
  return strokes
}

function join(strokes: Stroke[], next: Stroke) {
  const last = strokes.at(-1)
  const follows =
    last && last.face === next.face && last.size === next.size && Math.abs(last.x + last.width - next.x) < 0.01
  if (follows && last.level % 2 === 0) {
    last.text += next.text
    last.width += next.width
  } else {
    strokes.push(next)
  }
}

/** Rule L2: from the highest level down, reverse all runs at or above it. */
function inVisualOrder(runs: readonly PlacedRun[]): PlacedRun[] {
  let order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: PlacedRun[] = []
    let group: PlacedRun[] = []
    for (const run of order) {
      if (run.level >= level) {
        group.unshift(run)
        continue
      }
      turned.push(...group, run)
      group = []
    }
    order = [...turned, ...group]
  }
  return order
}
