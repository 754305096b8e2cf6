import type { Tx } from '../../../platform/database/database.ts'
import { findSearched, lockDueChange, type Searched, setCompared, setLeft } from '../change.queries.ts'

export type ChangedPerson = {
  userId: string
  changedAt: Date
  /** As searches find them now; undefined if they may not be found. */
  now: (Searched & { name: string }) | undefined
  /** As searches found them at the last comparison; undefined if they were not listed. */
  before: Searched | undefined
}

/** The person counts as compared once `tx` commits. Undefined if nobody waits, or other processes hold those who do. */
export async function takeChangedPerson(tx: Tx, instant: Date): Promise<ChangedPerson | undefined> {
  const change = await lockDueChange(tx, instant)
  if (!change) return undefined
  const { userId, changedAt, wasText, wasFacets, wasRate } = change
  const now = await findSearched(tx, userId)
  if (now) await setCompared(tx, userId, instant)
  else await setLeft(tx, userId)
  return {
    userId,
    changedAt,
    now,
    before: wasText === null ? undefined : { text: wasText, facets: wasFacets ?? [], rate: wasRate ?? 0 },
  }
}
