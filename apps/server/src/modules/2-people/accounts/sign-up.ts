import { normalizeEmail, type SessionView, type SignUpBody } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { presentSession } from './account.presenter.ts'
import { insertAccount } from './account.queries.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { askForConfirmation } from './email/ask-for-confirmation.ts'
import { isEmailReserved } from './links/link.queries.ts'
import { addSession } from './open-session.ts'
import { hashPassword } from './passwords.ts'
import type { Device } from './sessions/device.ts'
import { recordDevice } from './sessions/record-device.ts'
import { refuseHouseName } from './shared/refuse-house-name.ts'
import { scaled, signUpPerAddress } from './shared/throttle.rules.ts'
import { throttleAttempt } from './shared/throttle-attempt.ts'

/** Also mails a link to confirm the address. Refuses a taken email and, if so configured, very common passwords. */
export async function signUp(
  deps: Deps,
  input: SignUpBody & { address: string; device: Device },
): Promise<SessionView> {
  const { database, clock, config } = deps
  await requireUncommonPassword(deps, input.password, 'password')
  await refuseHouseName(database.db, { userId: null, name: input.username, path: 'username' })
  const now = clock()
  const policy = scaled(signUpPerAddress, config.rateLimitFactor)
  await throttleAttempt(database.db, `sign_up:address:${addressKey(input.address)}`, policy, now, 'throttle.sign_up')

  const passwordHash = await hashPassword(input.password)
  return database.db.transaction(async (tx) => {
    const { username, email } = input
    const emailKey = normalizeEmail(email)
    const isReserved = await isEmailReserved(tx, emailKey, now)
    const account = isReserved ? undefined : await insertAccount(tx, { username, email, emailKey, passwordHash })
    if (!account) throw new DomainError('account.email_taken')
    await askForConfirmation(deps, tx, { userId: account.id, email, now })
    const session = { userId: account.id, device: input.device, now }
    await recordDevice(tx, { ...session, isSignIn: false })
    return presentSession(account, await addSession(tx, session))
  })
}
