import type { AdminPersonView } from '@guildhall/contract'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import type { OnceDeps } from '../idempotency/shared/answer-once.ts'
import { getPerson } from './get-person.ts'
import { type Suspend, suspend } from './shared/suspend.ts'

export async function suspendPerson(
  deps: OnceDeps,
  sessions: SessionCache,
  input: Omit<Suspend, 'caseId'>,
): Promise<AdminPersonView> {
  const { db } = deps.database
  await db.transaction(async (tx) => {
    const suspended = await suspend(deps, tx, sessions, { ...input, caseId: null })
    await deps.events.record(tx, deps.clock(), suspended)
  })
  return getPerson(db, input)
}
