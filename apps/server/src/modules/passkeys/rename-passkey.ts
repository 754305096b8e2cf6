import type { PasskeyView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { setPasskeyName } from './passkey.queries.ts'

export async function renamePasskey(
  db: Db,
  { userId, passkeyId, name }: { userId: string; passkeyId: string; name: string },
): Promise<PasskeyView> {
  const passkey = await setPasskeyName(db, userId, passkeyId, name)
  if (!passkey) throw new DomainError('passkey.not_found')
  return presentPasskey(passkey)
}
