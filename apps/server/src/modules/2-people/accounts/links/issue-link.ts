import { normalizeEmail } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { insertLink, revokeLinks } from './link.queries.ts'
import { type LinkPurpose, linkLifetimeMs } from './link.rules.ts'

/** Ends earlier links of the same purpose, except ways back. Lock the account first. */
export async function issueLink(
  tx: Tx,
  { userId, purpose, email, now }: { userId: string; purpose: LinkPurpose; email: string; now: Date },
): Promise<string> {
  const token = newToken()
  if (purpose !== 'restore_email') await revokeLinks(tx, userId, [purpose], now)
  await insertLink(tx, {
    tokenHash: hashToken(token),
    userId,
    purpose,
    email,
    emailKey: normalizeEmail(email),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
  })
  return token
}
