import { asViewer, type Contender } from './contenders.ts'
import { applyLoad, ask } from './load.ts'
import { type Figures, figuresOf } from './measure.ts'
import { browse, browsingMix, hardSearches } from './scenarios.ts'

export type LoadStep = { connections: number; figures: Figures }
export type HardSearch = { name: string; firstTimeMs: number; figures: { contender: string; figures: Figures }[] }

export async function browseUnderLoad(contender: Contender, steps: readonly number[]): Promise<LoadStep[]> {
  const next = browse(browsingMix)(contender.api)
  const measured: LoadStep[] = []
  for (const connections of steps) {
    const load = await applyLoad(asViewer(contender), next, { connections, durationMs: 2_000 })
    measured.push({ connections, figures: figuresOf([load], contender.pid) })
  }
  return measured
}

/** First on a fresh server, then under load. */
export async function measureHardSearches(contenders: Contender[], connections: number): Promise<HardSearch[]> {
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
  return measured
}
