import type { PasskeyView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { setPasskeyName } from './passkey.queries.ts'

export async function renamePasskey(
  { database: { db } }: Once<Pick<Deps, 'database'>>,
  { userId, passkeyId, name }: { userId: string; passkeyId: string; name: string },
): Promise<PasskeyView> {
  const passkey = await setPasskeyName(db, userId, passkeyId, name)
  if (!passkey) throw new DomainError('passkey.not_found')
  return presentPasskey(passkey)
}
