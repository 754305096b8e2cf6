import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { putPasskeyChallenge, takePasskeyChallenge } from './passkey.queries.ts'
import { challengeLifetimeMs } from './relying-party.ts'

type Needed = Pick<Deps, 'database' | 'clock'>

/** A new challenge of 32 bytes, for `userId` to add a passkey or confirm a step or, if null, for anyone to sign in. */
export async function newChallenge({ database, clock }: Needed, userId: string | null): Promise<Buffer> {
  const challenge = randomBytes(32)
  const expiresAt = new Date(clock().getTime() + challengeLifetimeMs)
  await putPasskeyChallenge(database.db, {
    challengeHash: hashToken(challenge.toString('base64url')),
    userId,
    expiresAt,
  })
  return challenge
}

/** Uses up the challenge even if the rest of the answer is wrong. Undefined if it is unknown or expired. */
export async function useChallenge(
  db: Db,
  clientDataJson: string,
  { userId, now }: { userId: string | null; now: Date },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === undefined) return undefined
  return (await takePasskeyChallenge(db, hashToken(challenge), userId, now)) ? challenge : undefined
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
