import type { Tx } from '../../../../platform/database/database.ts'
import { findSearched, lockDueChange, type Searched, setCompared, setLeft } from '../change.queries.ts'

export type ChangedPerson = {
  userId: string
  changedAt: Date
  /** As searches find them now; undefined if they may not be found. */
  now: (Searched & { name: string }) | undefined
  /** As searches found them at the last comparison; undefined if they were not listed. */
  before: Searched | undefined
}

/** Held until `tx` commits. Undefined if nobody waits, or other processes hold those who do. */
export async function lockChangedPerson(tx: Tx, instant: Date): Promise<ChangedPerson | undefined> {
  const change = await lockDueChange(tx, instant)
  if (!change) return undefined
  const { userId, changedAt, wasText, wasFacets, wasRate } = change
  return {
    userId,
    changedAt,
    now: await findSearched(tx, userId),
    before: wasText === null ? undefined : { text: wasText, facets: wasFacets ?? [], rate: wasRate ?? 0 },
  }
}

/** The person was compared with all searches. */
export function endComparison(tx: Tx, { userId, now }: ChangedPerson, instant: Date): Promise<void> {
  return now ? setCompared(tx, userId, instant) : setLeft(tx, userId)
}
