import { afterCommit, type Tx } from '../../../platform/database/database.ts'
import { announceSessionsOf, deleteSessionsOf } from '../session.queries.ts'
import type { SessionCache } from './session-cache.ts'

export async function endAllSessions(tx: Tx, cache: SessionCache, userId: string): Promise<void> {
  forgetAfterCommit(tx, cache, await deleteSessionsOf(tx, userId))
}

/** Makes every process look the sessions of an account up again. They stay open. */
export async function forgetSessions(tx: Tx, cache: SessionCache, userId: string): Promise<void> {
  forgetAfterCommit(tx, cache, await announceSessionsOf(tx, userId))
}

function forgetAfterCommit(tx: Tx, cache: SessionCache, tokenHashes: Buffer[]) {
  afterCommit(tx, () => {
    for (const tokenHash of tokenHashes) cache.forget(tokenHash.toString('hex'))
  })
}
