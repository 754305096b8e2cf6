import { afterCommit, type Tx } from '../../../../platform/database/database.ts'
import { deleteSessionsOf } from '../session.queries.ts'
import type { SessionRegistry } from '../session-registry.ts'

/** Ends all sessions of an account but that of the token `kept`: here with the commit, elsewhere as the notice arrives. */
export async function endSessions(tx: Tx, registry: SessionRegistry, userId: string, kept?: Buffer): Promise<void> {
  const ended = await deleteSessionsOf(tx, userId, kept)
  afterCommit(tx, () => {
    for (const tokenHash of ended) registry.forget(tokenHash.toString('hex'))
  })
}
