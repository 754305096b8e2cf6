import { allProjects } from '@guildhall/contract'
import type { View } from './apis.ts'
import { asViewer, type Contender } from './contenders.ts'
import { applyLoad, ask } from './load.ts'
import { median, type TimedLoad, timed } from './measure.ts'
import { adjacentWords, distantWords, evenWordFor, risingWord, shares, unevenWordFor } from './measured-words.ts'
import type { Outcome } from './outcome.ts'
import { browse } from './scenarios.ts'
import { table, verdict } from './tables.ts'
import { trades } from './words.ts'

/** `processor`: milliseconds for a page, ours and plain Fastify's. */
type Cell = { category: string; rate: number; ratio: number; processor: { ours: number; plain: number } }
type Grid = { name: string; cells: Cell[] }[]

const rounds = 2
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
export async function measureGrid(
  guildhall: Contender,
  plain: Contender | undefined,
  databaseUrl: string,
  connections: number,
): Promise<Outcome> {
  const grid: Grid = []
  for (const { name, wordFor } of kinds) {
    const cells: Cell[] = []
    for (const category of categories) {
      const view = { search: wordFor(category), category }
      cells.push({ category, ...(await compareView(view, guildhall, plain, { databaseUrl, connections })) })
    }
    grid.push({ name, cells })
  }
  return { headlines: headlines(grid), section: section(grid) }
}

async function compareView(
  view: View,
  guildhall: Contender,
  plain: Contender | undefined,
  { databaseUrl, connections }: { databaseUrl: string; connections: number },
): Promise<Omit<Cell, 'category'>> {
  const load = (contender: Contender, durationMs: number) =>
    applyLoad(asViewer(contender), browse([view])(contender.api), { connections, durationMs })
  const measure = (contender: Contender) => timed(contender, databaseUrl, () => load(contender, roundMs))
  for (const contender of plain ? [guildhall, plain] : [guildhall]) {
    await ask(asViewer(contender), contender.api.browse(view))
    if (contender === guildhall) await load(contender, warmUpMs)
  }
  const pairs: { ours: TimedLoad; theirs: TimedLoad | undefined }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({ ours: await measure(guildhall), theirs: plain && (await measure(plain)) })
  }
  return {
    rate: median(pairs.map(({ ours }) => ours.rate)),
    ratio: median(pairs.map(({ ours, theirs }) => ours.rate / (theirs?.rate ?? Number.NaN))),
    processor: {
      ours: median(pairs.map(({ ours }) => ours.processorMs)),
      plain: median(pairs.map(({ theirs }) => theirs?.processorMs ?? Number.NaN)),
    },
  }
}

function headlines(grid: Grid): string[][] {
  const cells = grid.flatMap(({ name, cells }) => cells.map((cell) => ({ ...cell, name })))
  const [lowest] = cells.toSorted((one, other) => one.ratio - other.ratio)
  if (!lowest || Number.isNaN(lowest.ratio)) return []
  const { category, name, ratio } = lowest
  const what = `Browse, the lowest rate beside plain Fastify (${category}; ${name})`
  return [[what, `at least ${target}`, `**${ratio.toFixed(2)}**`, verdict(ratio / target)]]
}

function section(grid: Grid): string {
  return `## Browsing, by category and word

First pages a second; in brackets, the ratio to plain Fastify. Each is measured alone.

${table(
  ['word', ...categories],
  grid.map(({ name, cells }) => [
    name,
    ...cells.map(({ rate, ratio }) => `${Math.round(rate)}${Number.isNaN(ratio) ? '' : ` (${ratio.toFixed(1)})`}`),
  ]),
)}

Milliseconds of processor time for a page, of the server and PostgreSQL; in brackets, plain Fastify's:

${table(
  ['word', ...categories],
  grid.map(({ name, cells }) => [
    name,
    ...cells.map(({ processor: { ours, plain } }) =>
      Number.isNaN(plain) ? ours.toFixed(1) : `${ours.toFixed(1)} (${plain.toFixed(1)})`,
    ),
  ]),
)}`
}
