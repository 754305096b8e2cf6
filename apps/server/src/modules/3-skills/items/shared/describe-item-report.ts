import type { Db } from '../../../../platform/database/database.ts'
import { StartupError } from '../../../../platform/process/startup-error.ts'
import { type KnownItem, listItemsOfCell, listPools } from '../item.queries.ts'
import { subjectOf } from '../item-descriptions.ts'

/** A table in plain text for each pool, one cell after the other. Throws StartupError if there is no such cell. */
export async function describeItemReport(db: Db, only?: string): Promise<{ text: string; json: object[] }> {
  if (only !== undefined && !subjectOf(only)) {
    throw new StartupError(`There is no skill and level ${only}. Write it like javascript-beginner.`)
  }
  const cells = new Set((await listPools(db)).map(({ cell }) => cell))
  const parts: string[] = []
  const json: object[] = []
  for (const cell of only === undefined ? cells : [only]) {
    const pools = Map.groupBy(await listItemsOfCell(db, cell), ({ pool }) => pool)
    for (const [pool, items] of pools) {
      parts.push([`${cell}, ${pool}`, ...tableOf(items)].join('\n'))
      json.push({ cell, pool, items })
    }
  }
  return { text: parts.join('\n\n') || 'There are no statistics yet: they are computed every night.', json }
}

const columns: readonly [title: string, textOf: (item: KnownItem) => string][] = [
  ['item', ({ itemId }) => itemId],
  ['answers', ({ answers }) => String(answers)],
  ['right', ({ right, answers }) => percent(right, answers)],
  ['discr.', ({ discrimination }) => discrimination?.toFixed(2) ?? '-'],
  ['Rasch', ({ rasch, raschError }) => (rasch === null ? '-' : `${rasch.toFixed(2)} ±${raschError?.toFixed(2)}`)],
  ['time', ({ medianMilliseconds: time }) => (time === null ? '-' : `${(time / 1_000).toFixed(0)} s`)],
  ['none', ({ unanswered, answers }) => percent(unanswered, answers)],
  ['wrong options', ({ distractors, answers }) => mostTaken(distractors, answers)],
  ['', ({ setAside }) => (setAside ? `set aside: ${setAside.reason}` : '')],
]

const shownMost = 4

const mostTaken = (distractors: Record<string, number>, answers: number) =>
  Object.entries(distractors)
    .sort(([, one], [, other]) => other - one)
    .slice(0, shownMost)
    .map(([name, chosen]) => `${name} ${percent(chosen, answers)}`)
    .join(', ')

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`

function tableOf(items: readonly KnownItem[]): string[] {
  const rows = [columns.map(([title]) => title), ...items.map((item) => columns.map(([, textOf]) => textOf(item)))]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
