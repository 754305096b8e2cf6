import { afterCommit, type Tx } from '../../../../platform/database/database.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { announceSessionsOf, deleteSessionsOf, endSessionsBut } from '../session.queries.ts'
import type { SessionCache } from './session-cache.ts'

export async function endAllSessions(tx: Tx, cache: SessionCache, userId: string): Promise<void> {
  forgetAfterCommit(tx, cache, await deleteSessionsOf(tx, userId))
}

/** All but that of `token`. Returns how many of them were still open. */
export async function endOtherSessions(
  tx: Tx,
  cache: SessionCache,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<number> {
  const ended = await endSessionsBut(tx, { userId, kept: hashToken(token), now })
  forgetAfterCommit(
    tx,
    cache,
    ended.map(({ tokenHash }) => tokenHash),
  )
  return ended.filter(({ wasOpen }) => wasOpen).length
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
