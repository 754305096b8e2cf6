import { counted } from '@guildhall/contract'
import { listConfirmedSecrets } from '../modules/2-people/second-factor/authenticator-app.queries.ts'
import { isLocalOnly } from '../platform/config/is-local-only.ts'
import { openSecret } from '../platform/sealed-secret.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

/** Enough to see whether a key is wrong; opening one takes microseconds. */
const triedMost = 1_000

export async function checkSecretsKey({ config, database: { db } }: OpenInstallation): Promise<Finding[]> {
  const { secretsKey } = config
  const apps = await listConfirmedSecrets(db, triedMost)
  const closed = apps.filter(({ userId, secret }) => !openSecret(secretsKey, secret, userId)).length
  if (closed > 0) {
    return [
      problem(
        `${counted(closed, 'authenticator app')} had the secret encrypted with another GUILDHALL_SECRETS_KEY, so their codes are refused.`,
        'Set the key that they were encrypted with. Backups do not contain it: look where your settings are stored.',
      ),
    ]
  }
  if (!secretsKey && apps.length > 0 && !isLocalOnly(config)) {
    return [
      warning(
        'The secrets of authenticator apps lie unencrypted in the database.',
        'Set GUILDHALL_SECRETS_KEY to what openssl rand -base64 32 prints, and keep it elsewhere, too.',
      ),
    ]
  }
  return [ok('The secrets of authenticator apps can be read.')]
}
