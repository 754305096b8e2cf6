import { normalizeEmail, type SessionView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { addressKey } from '../../../../platform/http/address-key.ts'
import type { ProvenIdentity } from '../../../../platform/identity-providers/identity-provider.ts'
import { presentSession } from '../account.presenter.ts'
import { confirmEmailOf, insertAccount } from '../account.queries.ts'
import { askForConfirmation } from '../email/ask-for-confirmation.ts'
import { isEmailReserved } from '../links/link.queries.ts'
import { addSession } from '../open-session.ts'
import type { Device } from '../sessions/device.ts'
import { recordDevice } from '../sessions/record-device.ts'
import { scaled, signUpPerAddress } from '../shared/throttle.rules.ts'
import { throttleAttempt } from '../shared/throttle-attempt.ts'
import { insertIdentity } from './identity.queries.ts'
import { nameFrom, shownLabel } from './identity.rules.ts'

/** No stored hash matches a password: the account has none. */
const noPassword = ''

class LostRace extends Error {}

/**
 * An account without a password. Its address is confirmed if the provider has proven it, else a link is mailed. Undefined
 * if another request used the identity or the address first.
 */
export async function signUpWithIdentity(
  deps: Deps,
  { identity, email, address, device }: { identity: ProvenIdentity; email: string; address: string; device: Device },
): Promise<SessionView | undefined> {
  const { database, clock, config } = deps
  const now = clock()
  const policy = scaled(signUpPerAddress, config.rateLimitFactor)
  await throttleAttempt(database.db, `sign_up:address:${addressKey(address)}`, policy, now, 'throttle.sign_up')
  const { provider, issuer, subject, isEmailVerified } = identity
  const emailKey = normalizeEmail(email)

  return database.db
    .transaction(async (tx) => {
      if (await isEmailReserved(tx, emailKey, now)) throw new DomainError('account.email_taken')
      const username = nameFrom({ name: identity.name, email })
      const account = await insertAccount(tx, { username, email, emailKey, passwordHash: noPassword })
      if (!account) throw new LostRace()
      const userId = account.id
      const label = shownLabel(identity.label)
      const linked = { userId, provider, issuer, subject, label, createdAt: now, lastUsedAt: now }
      if (!(await insertIdentity(tx, linked))) throw new LostRace()
      if (isEmailVerified) await confirmEmailOf(tx, userId, emailKey, now)
      else await askForConfirmation(deps, tx, { userId, email, now })
      await recordDevice(tx, { userId, device, now, isSignIn: true })
      const token = await addSession(tx, { userId, device, now })
      return presentSession({ ...account, isUnconfirmed: !isEmailVerified }, token)
    })
    .catch((error: unknown) => {
      if (error instanceof LostRace) return undefined
      throw error
    })
}
