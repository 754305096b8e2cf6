import type { ItemCellsView, ItemsOfCellView, ItemView, SetAsideItemView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  type KnownItem,
  listItemsOfCell,
  listJudged,
  listPools,
  listSetAsideItems,
  type PoolRow,
  type SetAsideRow,
} from './item.queries.ts'
import { type Described, openDescriptions, subjectOf } from './item-descriptions.ts'
import { misleadingAmong } from './misleading.rules.ts'

type Known = Pick<Deps, 'database' | 'bank'>

export async function listItemCells({ database: { db }, bank }: Known): Promise<ItemCellsView> {
  // One after the other, as acts list them within their transaction.
  const pools = await listPools(db)
  const setAside = await listSetAsideItems(db)
  const judged = await listJudged(db)
  const describe = await openDescriptions(bank)
  const cells = [...Map.groupBy(pools, ({ cell }) => cell)].flatMap(([cell, rows]) => {
    const subject = subjectOf(cell)
    return subject ? [{ ...subject, pools: rows.map(presentPool) }] : []
  })
  const computed = pools.map(({ computedAt }) => computedAt.getTime())
  return {
    computedAt: computed.length > 0 ? new Date(Math.max(...computed)).toISOString() : null,
    cells,
    doubtful: doubtfulAmong(judged).map((item) => ({
      ...{ _id: item.itemId, title: describe(item).title, subject: subjectOf(item.cell) ?? null },
      ...{ answers: item.answers, discrimination: item.discrimination },
    })),
    setAside: setAside.map(
      ({ setAside, item }): SetAsideItemView => ({
        _id: setAside.itemId,
        title: item ? describe(item).title : null,
        subject: (item && subjectOf(item.cell)) ?? null,
        answers: item?.answers ?? 0,
        discrimination: item?.discrimination ?? null,
        setAside: presentSetAside(setAside),
      }),
    ),
  }
}

/** What misleads but is asked on, as more of its pool than may be would be set aside without an operator. */
function doubtfulAmong(judged: readonly KnownItem[]): KnownItem[] {
  return [...Map.groupBy(judged, ({ cell, pool }) => `${cell} ${pool}`).values()].flatMap((items) => {
    const misleading = new Set(misleadingAmong(items))
    return items.filter(({ itemId, setAside }) => misleading.has(itemId) && !setAside)
  })
}

/** Throws `item.cell_not_found`. */
export async function listItems({ database: { db }, bank }: Known, cell: string): Promise<ItemsOfCellView> {
  const subject = subjectOf(cell)
  if (!subject) throw new DomainError('item.cell_not_found')
  const [items, describe] = await Promise.all([listItemsOfCell(db, cell), openDescriptions(bank)])
  return { ...subject, items: items.map((item) => present(item, describe(item))) }
}

function present(item: KnownItem, { title, wordingOf }: Described): ItemView {
  const { itemId, pool, version, answers, right, unanswered, discrimination, setAside, rasch, raschError } = item
  return {
    ...{ _id: itemId, pool, version, title, answers, right, unanswered, discrimination },
    medianSeconds: item.medianMilliseconds === null ? null : item.medianMilliseconds / 1_000,
    rasch: rasch === null || raschError === null ? null : { difficulty: rasch, error: raschError },
    distractors: presentDistractors(item, wordingOf),
    setAside: setAside ? presentSetAside(setAside) : null,
  }
}

const presentPool = ({ pool, items, answers, shareRight, setAside, calibrated }: PoolRow) => ({
  ...{ pool, items, answers, shareRight, setAside, calibrated },
})

/** The most chosen first. Options of earlier wordings are one. */
function presentDistractors({ distractors }: KnownItem, wordingOf: Described['wordingOf']) {
  const chosen = new Map<string, number>()
  for (const [distractor, count] of Object.entries(distractors)) {
    const text = wordingOf(distractor)
    chosen.set(text, (chosen.get(text) ?? 0) + count)
  }
  return [...chosen].map(([text, count]) => ({ text, chosen: count })).sort((one, other) => other.chosen - one.chosen)
}

const presentSetAside = ({ reason, setAsideAt }: SetAsideRow) => ({ reason, at: setAsideAt.toISOString() })
