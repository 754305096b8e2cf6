import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { deleteSessionOf } from '../session.queries.ts'
import type { SessionRegistry } from '../session-registry.ts'
import { endSessions } from './end-sessions.ts'

/** Ends one session of the account. Throws `account.device_not_found` for another's and an unknown one alike. */
export async function signOutDevice(
  { database: { db } }: Deps,
  registry: SessionRegistry,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const tokenHash = await db.transaction((tx) => deleteSessionOf(tx, userId, sessionId))
  if (!tokenHash) throw new DomainError('account.device_not_found')
  registry.forget(tokenHash.toString('hex'))
}

export async function signOutOtherDevices(
  { database: { db } }: Deps,
  registry: SessionRegistry,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  await db.transaction((tx) => endSessions(tx, registry, userId, hashToken(token)))
}
