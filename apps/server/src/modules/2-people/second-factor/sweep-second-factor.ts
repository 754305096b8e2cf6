import type { SweepDeps } from '../../../deps.ts'
import { sealSecret } from '../../../platform/sealed-secret.ts'
import { deleteUnconfirmedApps, listPlainSecrets, replaceSecret } from './authenticator-app.queries.ts'
import { setupLifetimeMs } from './code-tries.rules.ts'
import { deleteExpiredChallenges } from './sign-in-challenge.queries.ts'

export async function sweepSecondFactor({ database: { db }, clock, config, stopping }: SweepDeps) {
  const now = clock()
  await deleteExpiredChallenges(db, now, stopping)
  await deleteUnconfirmedApps(db, new Date(now.getTime() - setupLifetimeMs))
  if (!config.secretsKey) return
  for (const { userId, secret } of await listPlainSecrets(db)) {
    const sealed = sealSecret(config.secretsKey, secret.subarray(1), userId)
    await replaceSecret(db, userId, { old: secret, sealed })
  }
}
