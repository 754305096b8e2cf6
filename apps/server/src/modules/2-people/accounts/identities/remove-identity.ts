import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { endSecondSteps } from '../../second-factor/shared/end-second-steps.ts'
import { recordSecurity } from '../shared/record-security.ts'
import { deleteIdentity, listIdentitiesOf } from './identity.queries.ts'
import { providerName } from './provider-of.ts'

/** With proof of the owner, which takes a password: it stays as a way to sign in. Ends sign-ins under way. */
export async function removeIdentity(deps: Deps, proof: OwnerProof & { identityId: string }): Promise<void> {
  const { userId, identityId } = proof
  const { db } = deps.database
  if (!(await listIdentitiesOf(db, userId)).some(({ id }) => id === identityId))
    throw new DomainError('identity.not_found')
  await confirmOwner(deps, proof)
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const removed = await deleteIdentity(tx, userId, identityId)
    if (!removed) throw new DomainError('identity.not_found')
    await endSecondSteps(tx, userId)
    const context = { name: providerName(deps, removed.provider), label: removed.label }
    await recordSecurity(deps, tx, userId, { kind: 'identity.removed', context })
  })
}
