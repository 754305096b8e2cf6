import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { confirmOwner, type OwnerProof } from '../second-factor/shared/confirm-owner.ts'
import { deletePasskey, isPasskeyOf } from './passkey.queries.ts'

/** Removes a passkey, with proof of the owner. Throws `passkey.not_found` before it looks at the proof. */
export async function removePasskey(deps: Deps, proof: OwnerProof & { passkeyId: string }): Promise<void> {
  const { userId, passkeyId } = proof
  if (!(await isPasskeyOf(deps.database.db, userId, passkeyId))) throw new DomainError('passkey.not_found')
  await confirmOwner(deps, proof)
  await deps.database.db.transaction(async (tx) => {
    const passkey = await deletePasskey(tx, userId, passkeyId)
    if (!passkey) throw new DomainError('passkey.not_found')
    await recordSecurity(deps, tx, userId, { kind: 'passkey.removed', context: { name: passkey.name } })
  })
}
