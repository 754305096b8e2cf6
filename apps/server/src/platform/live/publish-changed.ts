import type { ChangedEvent } from '@guildhall/contract'
import { afterCommit, type Db, type Tx } from '../database/database.ts'
import type { Live } from './live.ts'

export type Change = Omit<ChangedEvent, 'type'>

/** Tells the open screens of these people, once `db` has committed, what to read again. */
export function publishChanged(live: Live, db: Db | Tx, userIds: readonly string[], change: Change): void {
  if (userIds.length === 0) return
  const people = [...new Set(userIds)]
  afterCommit(db, () => live.publish(people, { type: 'changed', ...change }))
}
