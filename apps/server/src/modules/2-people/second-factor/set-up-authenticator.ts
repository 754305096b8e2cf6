import type { AuthenticatorSetupView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { sealSecret } from '../../../platform/sealed-secret.ts'
import { confirmPassword } from '../accounts/shared/confirm-password.ts'
import { getEmail } from '../accounts/shared/get-email.ts'
import { putUnconfirmedApp } from './authenticator-app.queries.ts'
import { describeTotpSecret, newTotpSecret } from './totp.ts'

/** Nothing changes until a first code confirms it; starting again makes another secret. Refuses if an app is in use. */
export async function setUpAuthenticator(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
): Promise<AuthenticatorSetupView> {
  await confirmPassword(deps, { userId, password, path: 'password' })
  const { database, config, clock } = deps
  const email = await getEmail(database.db, userId)
  const secret = newTotpSecret()
  const row = { userId, secret: sealSecret(config.secretsKey, secret, userId), createdAt: clock() }
  const isWritten = await database.db.transaction((tx) => putUnconfirmedApp(tx, row))
  if (!isWritten) throw new DomainError('authenticator.already_on')
  return describeTotpSecret(secret, email)
}
