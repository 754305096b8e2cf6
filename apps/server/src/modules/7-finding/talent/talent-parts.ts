import { type TalentPartsView, type TalentPartView, talentPartSize } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { listPart, listPartStarts } from './talent-parts.queries.ts'

/** Finding the starts reads an index of everyone. */
const keptMs = 3_600_000

/** Returns a function that lists where the parts begin, as of the last hour. Concurrent callers share one query. */
export function openTalentParts(db: Db, clock: Clock, size = talentPartSize): () => Promise<TalentPartsView> {
  let kept: { until: number; parts: Promise<string[]> } | undefined
  return async () => {
    const now = clock().getTime()
    if (!kept || now >= kept.until) {
      const next = { until: now + keptMs, parts: listPartStarts(db, size) }
      kept = next
      next.parts.catch(() => {
        if (kept === next) kept = undefined
      })
    }
    return { parts: await kept.parts }
  }
}

export async function listTalentPart(db: ReadDb, from: string): Promise<TalentPartView> {
  return { people: await listPart(db, from, talentPartSize) }
}
