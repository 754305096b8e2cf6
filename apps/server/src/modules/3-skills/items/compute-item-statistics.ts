import { difficulties, itemAnswersNeeded, itemPools, selectableSkills } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { cellOf } from './item-answer.ts'
import { answersKept, oldestMonth } from './item-retention.rules.ts'
import {
  allowLongStatements,
  dropOldAnswers,
  listDistractorCounts,
  listFigures,
  listScoreGroups,
  listSetAsideReasons,
  lockStatistics,
  replaceStatistics,
  setAside,
} from './item-statistics.queries.ts'
import { misleadingAmong } from './misleading.rules.ts'
import { calibrate } from './rasch.rules.ts'
import { automaticRoom } from './set-aside-limits.rules.ts'
import { openSpare } from './spare-items.ts'

type Known = Pick<Deps, 'database' | 'bank' | 'clock'>

/** One cell after the other. PostgreSQL adds up the answers, so at most some thousand counts are in memory. */
export async function computeItemStatistics({ database: { db }, bank, clock }: Known) {
  const spareOf = await openSpare(bank)
  for (const skill of selectableSkills) {
    for (const difficulty of difficulties) {
      await db.transaction(async (tx) => {
        const pools = await computeCell(tx, cellOf(skill, difficulty), clock())
        const before = await listSetAsideReasons(tx)
        const setAsideIds = new Set(before.keys())
        for (const [pool, items] of pools) {
          const misleading = misleadingAmong(items).filter((id) => !before.has(id))
          const automatic = items.filter(({ itemId }) => before.get(itemId) === 'misleads').length
          const spare = spareOf(pool, skill, difficulty, setAsideIds)
          const room = automaticRoom({ items: items.length, setAside: automatic, spare })
          // The others are listed for the operators to decide.
          await setAside(tx, misleading.slice(0, room), { reason: 'misleads', at: clock() })
        }
      })
    }
  }
}

async function computeCell(tx: Tx, cell: string, now: Date) {
  await allowLongStatements(tx)
  await lockStatistics(tx)
  await dropOldAnswers(tx, cell, { oldestMonth: oldestMonth(now), perItem: answersKept.perItem })
  const figures = await listFigures(tx, cell)
  const distractors = Map.groupBy(await listDistractorCounts(tx, cell), keyOf)
  const groups = Map.groupBy(await listScoreGroups(tx, cell), ({ pool }) => pool)
  const scale = new Map(
    itemPools.flatMap((pool) => calibrate(groups.get(pool) ?? []).map((item) => [keyOf({ pool, ...item }), item])),
  )
  await replaceStatistics(
    tx,
    cell,
    figures.map((item) => {
      const place = item.answers >= itemAnswersNeeded.calibration ? scale.get(keyOf(item)) : undefined
      const counts = distractors.get(keyOf(item)) ?? []
      return {
        ...item,
        cell,
        distractors: Object.fromEntries(counts.map(({ distractor, chosen }) => [distractor, chosen])),
        rasch: place?.difficulty ?? null,
        raschError: place?.error ?? null,
        computedAt: now,
      }
    }),
  )
  return Map.groupBy(figures, ({ pool }) => pool)
}

const keyOf = ({ pool, itemId }: { pool: string; itemId: string }) => `${pool} ${itemId}`
