import { allProjects } from '@guildhall/contract'
import type { View } from './apis.ts'
import { asViewer, type Contender } from './contenders.ts'
import { applyLoad, ask } from './load.ts'
import { median } from './measure.ts'
import { adjacentWords, distantWords, evenWordFor, risingWord, shares, unevenWordFor } from './measured-words.ts'
import { browse } from './scenarios.ts'
import { table, verdict } from './tables.ts'
import { trades } from './words.ts'

type Cell = { category: string; rate: number; ratio: number }
export type Grid = { name: string; cells: Cell[] }[]

const rounds = 3
const [warmUpMs, roundMs] = [200, 300]
const categories = [allProjects, ...trades.flatMap(({ category }) => category ?? [])]
const target = 3

const percent = (share: number) => `${share * 100}%`
const kinds: { name: string; wordFor(category: string): string }[] = [
  { name: 'no search', wordFor: () => '' },
  ...shares.map((share) => ({ name: `in ${percent(share)} of all texts`, wordFor: () => evenWordFor(share) })),
  ...shares.map((share) => ({
    name: `in ${percent(share)} of the category's`,
    wordFor: (category: string) => unevenWordFor(category === allProjects ? null : category, share),
  })),
  { name: "in 20 to 55% of each category's", wordFor: () => risingWord },
  { name: 'two words, in 10%', wordFor: () => adjacentWords },
  { name: 'two frequent words, never adjacent', wordFor: () => distantWords },
]

/** The first page of each category with words of every commonness, each alone, in turn with plain Fastify. */
export async function measureGrid(guildhall: Contender, plain: Contender | undefined, connections: number) {
  const grid: Grid = []
  for (const { name, wordFor } of kinds) {
    const cells: Cell[] = []
    for (const category of categories) {
      cells.push({
        category,
        ...(await compareView({ search: wordFor(category), category }, guildhall, plain, connections)),
      })
    }
    grid.push({ name, cells })
  }
  return grid
}

async function compareView(view: View, guildhall: Contender, plain: Contender | undefined, connections: number) {
  const contenders = plain ? [guildhall, plain] : [guildhall]
  const load = async (contender: Contender, durationMs: number) =>
    (await applyLoad(asViewer(contender), browse([view])(contender.api), { connections, durationMs })).rate
  for (const contender of contenders) {
    await ask(asViewer(contender), contender.api.browse(view))
    await load(contender, warmUpMs)
  }
  const [rates, ratios]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const ours = await load(guildhall, roundMs)
    rates.push(ours)
    ratios.push(plain ? ours / (await load(plain, roundMs)) : Number.NaN)
  }
  return { rate: median(rates), ratio: median(ratios) }
}

export function gridHeadlines(grid: Grid): string[][] {
  const cells = grid.flatMap(({ name, cells }) => cells.map((cell) => ({ ...cell, name })))
  const [lowest] = cells.toSorted((one, other) => one.ratio - other.ratio)
  if (!lowest || Number.isNaN(lowest.ratio)) return []
  const { category, name, ratio } = lowest
  const what = `Browse, the lowest rate beside plain Fastify (${category}; ${name})`
  return [[what, `at least ${target}`, `**${ratio.toFixed(2)}**`, verdict(ratio / target)]]
}

export function gridSection(grid: Grid): string {
  return `## Browsing, by category and word

First pages a second; in brackets, the ratio to plain Fastify. Each is measured alone.

${table(
  ['word', ...categories],
  grid.map(({ name, cells }) => [
    name,
    ...cells.map(({ rate, ratio }) => `${Math.round(rate)}${Number.isNaN(ratio) ? '' : ` (${ratio.toFixed(1)})`}`),
  ]),
)}`
}
