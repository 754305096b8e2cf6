import type { AdminPersonView } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
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
