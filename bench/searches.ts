import { applyLoad, ask, type BenchRequest, type Load, type Target } from './load.ts'
import { type Figures, figuresOf, type Servers } from './measure.ts'
import { browse, browsePath, browsingMix, hardSearches } from './scenarios.ts'

/** The product's search, and the same page by `ILIKE`: with its counts, and its rows alone. */
export type SearchFigures = { ours: Figures; counted: Figures; pageOnly: Figures }
export type HardSearch = SearchFigures & { name: string; firstTimeMs: number }

const ilike = { counted: '/ilike?counted=yes', pageOnly: '/ilike?counted=no' }

export type LoadStep = { connections: number; figures: Figures }

/** The browsing mixture with ever more people about. */
export async function browseUnderLoad(servers: Servers, token: string, steps: readonly number[]): Promise<LoadStep[]> {
  const next = browse(browsingMix)()
  const measured: LoadStep[] = []
  for (const connections of steps) {
    const load = await applyLoad({ port: servers.ours.port, token }, next, { connections, durationMs: 2_000 })
    measured.push({ connections, figures: figuresOf([load], servers.ours.pid) })
  }
  return measured
}

/** The browsing mixture by all three, in turn. `ILIKE` takes so long that it gets longer rounds. */
export function compareWithIlike(servers: Servers, token: string, connections: number): Promise<SearchFigures> {
  return inTurn(servers, token, browsingMix, { connections, rounds: 2, oursMs: 1_500, ilikeMs: 4_000 })
}

/** Every search that is known to be hard, alone: first what it costs a server that has never met it, then as above. */
export async function measureHardSearches(servers: Servers, token: string, connections: number): Promise<HardSearch[]> {
  const measured: HardSearch[] = []
  for (const { name, ...view } of hardSearches) {
    const started = performance.now()
    await ask({ port: servers.ours.port, token }, { method: 'GET', path: browsePath(view) })
    const firstTimeMs = performance.now() - started
    const figures = await inTurn(servers, token, [view], { connections, rounds: 1, oursMs: 1_500, ilikeMs: 2_000 })
    measured.push({ name, firstTimeMs, ...figures })
  }
  return measured
}

async function inTurn(
  servers: Servers,
  token: string,
  views: Parameters<typeof browse>[0],
  { connections, rounds, oursMs, ilikeMs }: { connections: number; rounds: number; oursMs: number; ilikeMs: number },
): Promise<SearchFigures> {
  const ours: Target = { port: servers.ours.port, token }
  const bare: Target = { port: servers.bare.port, token }
  const contenders = {
    ours: { target: ours, next: browse(views)(), durationMs: oursMs },
    counted: { target: bare, next: browse(views, ilike.counted)(), durationMs: ilikeMs },
    pageOnly: { target: bare, next: browse(views, ilike.pageOnly)(), durationMs: ilikeMs },
  }
  const run = ({ target, next, durationMs }: { target: Target; next: () => BenchRequest; durationMs: number }) =>
    applyLoad(target, next, { connections, durationMs })
  const loads = { ours: [] as Load[], counted: [] as Load[], pageOnly: [] as Load[] }
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await run(contenders.ours))
    loads.counted.push(await run(contenders.counted))
    loads.pageOnly.push(await run(contenders.pageOnly))
  }
  return {
    ours: figuresOf(loads.ours, servers.ours.pid),
    counted: figuresOf(loads.counted, servers.bare.pid),
    pageOnly: figuresOf(loads.pageOnly, servers.bare.pid),
  }
}
