import { asViewer, type Contender } from './contenders.ts'
import { applyLoad, ask } from './load.ts'
import { type Figures, figuresOf } from './measure.ts'
import type { Outcome } from './outcome.ts'
import { browse, browsingMix, hardSearches } from './scenarios.ts'
import { figures as figureCells, memory, ms, table } from './tables.ts'

/** All are one viewer: more than these, and he is refused what he would wait for too long (`overload.ts`). */
const steps = [1, 16, 64]

type HardSearch = { name: string; firstTimeMs: number; figures: { contender: string; figures: Figures }[] }

export async function browseUnderLoad(contender: Contender): Promise<Outcome> {
  const next = browse(browsingMix)(contender.api)
  const measured: { connections: number; figures: Figures }[] = []
  for (const connections of steps) {
    const load = await applyLoad(asViewer(contender), next, { connections, durationMs: 2_000 })
    measured.push({ connections, figures: figuresOf([load], contender.pid) })
  }
  const section = `## Under load

The browsing mixture of Guildhall, by more and more people who each ask for the next page as soon as they have one:

${table(
  ['connections', 'requests/s', 'p50', 'p99', 'slowest', 'memory'],
  measured.map(({ connections, figures }) => [String(connections), ...figureCells(figures), memory(figures)]),
)}`
  return { headlines: [], section }
}

/** First on a fresh server, then under load. */
export async function measureHardSearches(contenders: Contender[], connections: number): Promise<Outcome> {
  const measured: HardSearch[] = []
  for (const { name, ...view } of hardSearches) {
    const figures: HardSearch['figures'] = []
    let firstTimeMs = Number.NaN
    for (const contender of contenders) {
      const target = asViewer(contender)
      const next = browse([view])(contender.api)
      const started = performance.now()
      await ask(target, next())
      if (contender.key === 'guildhall') firstTimeMs = performance.now() - started
      const load = await applyLoad(target, next, { connections, durationMs: 1_500 })
      figures.push({ contender: contender.name, figures: figuresOf([load], contender.pid) })
    }
    measured.push({ name, firstTimeMs, figures })
  }
  const section = `## Hard searches

Each alone, with ${connections} connections. The first column is the first time that Guildhall meets the search, with no other load; the
second is its slowest answer under load.

${hardSearchTable(measured)}`
  return { headlines: [], section }
}

function hardSearchTable(searches: HardSearch[]): string {
  const names = searches[0]?.figures.map(({ contender }) => contender) ?? []
  return table(
    ['search', 'first time', 'slowest', ...names.map((name) => `${name}, p50`)],
    searches.map(({ name, firstTimeMs, figures }) => [
      name,
      ms(firstTimeMs),
      ms(figures[0]?.figures.slowest ?? Number.NaN),
      ...figures.map(({ figures: { p50 } }) => ms(p50)),
    ]),
  )
}
