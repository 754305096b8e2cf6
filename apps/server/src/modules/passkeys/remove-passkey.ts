import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { queueAccountMail } from '../accounts/shared/queue-account-mail.ts'
import { deletePasskey } from './passkey.queries.ts'

/** Removes a passkey. Needs no password: the account can be signed in to without it. */
export async function removePasskey(
  deps: Deps,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const passkey = await deletePasskey(tx, userId, passkeyId)
    if (!passkey) throw new DomainError('passkey.not_found')
    await queueAccountMail(deps, tx, { userId, kind: 'passkey.removed', data: { name: passkey.name } })
  })
}
