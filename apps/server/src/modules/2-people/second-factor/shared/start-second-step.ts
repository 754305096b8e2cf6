import type { SecondStepView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findAuthenticatorApp } from '../authenticator-app.queries.ts'
import { challengeLifetimeMs, challengesPerAccount } from '../code-tries.rules.ts'
import { deleteChallengesBeyond, insertChallenge } from '../sign-in-challenge.queries.ts'

/** Undefined without two-factor sign-in. `passwordHash`: the one that matched; another one voids the challenge. */
export async function startSecondStep(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<SecondStepView | undefined> {
  const app = await findAuthenticatorApp(db, userId)
  if (!app?.confirmedAt) return undefined
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs)
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await deleteChallengesBeyond(tx, userId, challengesPerAccount - 1)
    await insertChallenge(tx, {
      tokenHash: hashToken(challenge),
      userId,
      passwordDigest: hashToken(passwordHash),
      createdAt: now,
      expiresAt,
    })
  })
  return { challenge, expiresAt: expiresAt.toISOString() }
}
